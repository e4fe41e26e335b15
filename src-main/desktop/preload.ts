import { contextBridge, ipcRenderer } from 'electron'
import { isEvent, isMethod, type RpcReply, type WorkbenchEvent } from '../../src-shared/contract/rpc.ts'
import { CALL, EVENT, OPEN_FILE, SAVE_PDF, SHOW_MENU } from './channels.ts'

type Listener = (...args: readonly unknown[]) => void

const listeners = new Map<WorkbenchEvent, Set<Listener>>()
/** Events that arrived before the page listened for them. */
const early = new Map<WorkbenchEvent, (readonly unknown[])[]>()

ipcRenderer.on(EVENT, (_event, name: unknown, args: unknown) => {
  if (!isEvent(name) || !Array.isArray(args)) return
  const heard = listeners.get(name)
  if (heard === undefined || heard.size === 0) early.set(name, [...(early.get(name) ?? []), args])
  else for (const listener of heard) listener(...(args as readonly unknown[]))
})

/**
 * The page's whole access to the desktop: the listed calls and events of the workbench, the system's dialog to open a file, sheets as a
 * PDF, and the menu.
 */
contextBridge.exposeInMainWorld('lineageBridge', {
  call(method: unknown, args: unknown): Promise<RpcReply> {
    if (!isMethod(method) || !Array.isArray(args))
      return Promise.resolve({ error: { key: '', figures: {}, text: 'The desktop shell does not know that call.' } })
    return ipcRenderer.invoke(CALL, method, args) as Promise<RpcReply>
  },
  on(name: unknown, listener: unknown): () => void {
    if (!isEvent(name) || typeof listener !== 'function') throw new Error('There is no such event.')
    const heard = listeners.get(name) ?? new Set()
    listeners.set(name, heard.add(listener as Listener))
    const missed = early.get(name) ?? []
    early.delete(name)
    // Sends missed events after the page's current step, so that all its listeners are registered.
    setTimeout(() => missed.forEach((args) => (listener as Listener)(...args)))
    return () => void heard.delete(listener as Listener)
  },
  async openFile(): Promise<void> {
    await ipcRenderer.invoke(OPEN_FILE)
  },
  async savePdf(name: unknown, paper: unknown): Promise<string | null> {
    return (await ipcRenderer.invoke(SAVE_PDF, name, paper)) as string | null
  },
  async showMenu(menu: unknown): Promise<void> {
    await ipcRenderer.invoke(SHOW_MENU, menu)
  },
})
