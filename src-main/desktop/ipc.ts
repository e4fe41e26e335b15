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
  /** Shows the system's dialog, and opens what is chosen. */
  readonly openFile: () => Promise<void>
  /** Makes a PDF of the sheets on the page; gives the name of the file, or null where nobody chose one. */
  readonly savePdf: (name: string, paper: string) => Promise<string | null>
  /** The page says what it can do at the moment, and in which language. */
  readonly showMenu: (menu: PageMenu) => void
  /** Hears of every call that was carried out. */
  readonly carriedOut: (method: WorkbenchMethod) => void
  readonly report: (fault: unknown) => void
}

/** Answers the page's calls. Only the workbench's own page, in the window's own frame, is answered; see `answerCall` for the rest. */
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
