import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import type { PageMenu } from '../../src-shared/contract/pageMenu.ts'
import { readPageMenu } from '../../src-shared/contract/menuCommands.ts'
import { answerCall, isMethod, type RpcReply, type WorkbenchMethod } from '../../src-shared/contract/rpc.ts'
import type { WorkbenchApi } from '../../src-shared/contract/workbenchApi.ts'
import { message } from '../../src-shared/messages/message.ts'
import { isOwnPage } from './addresses.ts'
import { CALL, OPEN_FILE, SAVE_PDF, SHOW_MENU } from './channels.ts'

export interface IpcParts {
  readonly api: WorkbenchApi
  /** Shows the system's dialog and opens the chosen file. */
  readonly openFile: () => Promise<void>
  /** Makes a PDF of the page's sheets; returns the file's name, or null if the dialog was cancelled. */
  readonly savePdf: (name: string, paper: string) => Promise<string | null>
  /** Shows the page's current commands in the menu, in the page's language. */
  readonly showMenu: (menu: PageMenu) => void
  /** Called after every performed call. */
  readonly carriedOut: (method: WorkbenchMethod) => void
  readonly report: (fault: unknown) => void
}

/** Answers the page's calls. Accepts only the workbench's own page in the window's main frame; `answerCall` checks the rest. */
export function handleCalls({ api, openFile, savePdf, showMenu, carriedOut, report }: IpcParts): void {
  ipcMain.handle(CALL, async (event, method: unknown, args: unknown): Promise<RpcReply> => {
    if (!isFromOwnPage(event)) return { error: message('host.otherPage') }
    const reply = await answerCall(api, method, args, report)
    if (isMethod(method) && 'value' in reply) carriedOut(method)
    return reply
  })
  ipcMain.handle(OPEN_FILE, async (event): Promise<void> => {
    if (isFromOwnPage(event)) await openFile()
  })
  ipcMain.handle(SAVE_PDF, async (event, name: unknown, paper: unknown): Promise<string | null> => {
    if (!isFromOwnPage(event) || typeof name !== 'string' || typeof paper !== 'string') return null
    return savePdf(name, paper)
  })
  ipcMain.handle(SHOW_MENU, (event, raw: unknown): void => {
    const menu = readPageMenu(raw)
    if (isFromOwnPage(event) && menu !== null) showMenu(menu)
  })
}

function isFromOwnPage({ senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwnPage(senderFrame.url)
}
