import { apiOver, WORKBENCH_EVENTS, type RpcCall, type WorkbenchEvent } from '../../src-shared/contract/rpc.ts'
import type { PageMenu } from '../../src-shared/contract/pageMenu.ts'
import { fetchCampaign } from './campaignFile.ts'
import { Listeners, type HostBridge } from './hostBridge.ts'

/** What the desktop shell's preload leaves on `window`: calls by name, and events by name. */
export interface PreloadBridge {
  readonly call: RpcCall
  on(event: WorkbenchEvent, listener: (...args: never[]) => void): unknown
  /** Shows the system's dialog; what is chosen is opened where it lies, by `openRequested`. */
  readonly openFile: () => Promise<void>
  /** Makes a PDF of the page as it prints, and asks where to put it. */
  readonly savePdf: (name: string, paper: string) => Promise<string | null>
  /** Tells what stands in the menu. */
  readonly showMenu: (menu: PageMenu) => Promise<void>
}

/** The desktop shell: calls go over IPC to the main process. */
export function desktopBridge(preload: PreloadBridge): HostBridge {
  const listeners = new Listeners()
  for (const event of WORKBENCH_EVENTS)
    preload.on(event, (...args: never[]) => listeners.emit(event, ...(args as unknown as [never, never])))
  const api = apiOver(preload.call)
  return {
    api,
    master: api,
    listen: listeners.add,
    watchConnection: () => () => undefined,
    fetchCampaign,
    openFile: preload.openFile,
    savePdf: preload.savePdf,
    showMenu: preload.showMenu,
  }
}
