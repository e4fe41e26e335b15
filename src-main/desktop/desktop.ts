import { app, dialog, Menu, session, shell, type BrowserWindow } from 'electron'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import type { MenuCommand } from '../../src-shared/contract/pageMenu.ts'
import { WORKBENCH_EVENTS, type WorkbenchEvent, type WorkbenchMethod } from '../../src-shared/contract/rpc.ts'
import { languageOf, tellIn } from '../../src-shared/language/language.ts'
import { tellMessage } from '../../src-shared/games/text/telling.ts'
import type { Workbench } from '../../src-shared/table/library/workbench.ts'
import { shelfIn } from '../campaigns/documentsFolder.ts'
import { FileLibrary } from '../campaigns/library.ts'
import { hostWorkbench } from '../hostWorkbench.ts'
import { serveScheme } from './appProtocol.ts'
import { EVENT } from './channels.ts'
import { handleCalls } from './ipc.ts'
import type { Launch } from './launch.ts'
import { menuTemplate } from './menu.ts'
import { savePdf } from './pdf.ts'
import { hardenSession } from './security.ts'
import { desktopTexts } from './texts.ts'
import { openWindow } from './window.ts'

/** Pages and preload, relative to the built main process. */
const RENDERER = fileURLToPath(new URL('../renderer', import.meta.url))
const PRELOAD = fileURLToPath(new URL('../preload/preload.cjs', import.meta.url))

/** Calls that may change the list of recent campaigns. */
const RECENT_CHANGED: readonly WorkbenchMethod[] = ['create', 'createSample', 'importCampaign', 'rename', 'duplicate', 'trash', 'openTable']

/** Whether developer tools are on: only in an unpackaged program, on request. */
function isDeveloping(): boolean {
  return !app.isPackaged && process.env['LINEAGE_DEVELOPER'] === '1'
}

/** The desktop shell: one window over one workbench. */
export class Desktop {
  readonly #launch: Launch
  /** Files to open once the workbench is ready. */
  readonly #waiting: string[]
  #library: FileLibrary | null = null
  #workbench: Workbench | null = null
  #window: BrowserWindow | null = null
  /** The page's current commands. */
  #commands: readonly MenuCommand[] = []
  /** Resolves when the window's page can receive events. */
  #loaded: Promise<void> = Promise.resolve()
  /** Resolves when the tables of closed windows are saved. */
  #left: Promise<void> = Promise.resolve()
  #saved = false

  constructor(launch: Launch) {
    this.#launch = launch
    this.#waiting = [...launch.open]
  }

  /** Creates workbench and window; call it when Electron is ready. */
  async begin(): Promise<void> {
    const spoken = languageOf([app.getLocale()])
    tellIn(() => spoken)
    const library = new FileLibrary(this.#launch.library ?? shelfIn(app.getPath('documents')))
    this.#library = library
    const [openAtStart = null] = (await Promise.all(this.#waiting.splice(0).map((file) => this.#admit(library, file)))).filter(
      (ref) => ref !== null,
    )
    const report = (fault: unknown): void => console.error(fault)
    const workbench = hostWorkbench({ library, kind: 'desktop', renderer: RENDERER, openAtStart, report })
    this.#workbench = workbench
    workbench.listen(Object.fromEntries(WORKBENCH_EVENTS.map((name) => [name, this.#sender(name)])))

    serveScheme(RENDERER, (ref) => library.stream(ref))
    hardenSession(session.defaultSession)
    handleCalls({
      api: workbench,
      openFile: () => this.#chooseFile(),
      savePdf: (name, paper) => (this.#window === null ? Promise.resolve(null) : savePdf(this.#window, name, paper)),
      showMenu: ({ language, commands }) => {
        tellIn(() => language)
        this.#commands = commands
        this.#refreshMenu()
      },
      carriedOut: (method) => {
        if (RECENT_CHANGED.includes(method)) this.#refreshMenu()
      },
      report,
    })
    this.show()
    this.#refreshMenu()
    for (const file of this.#waiting.splice(0)) this.open(file)
  }

  /** Brings the window to the front; opens one if there is none. */
  show(): void {
    if (this.#workbench === null) return
    if (this.#window !== null) {
      if (this.#window.isMinimized()) this.#window.restore()
      this.#window.focus()
      return
    }
    const window = openWindow({
      preload: PRELOAD,
      placeFile: path.join(app.getPath('userData'), 'window.json'),
      developing: isDeveloping(),
    })
    this.#window = window
    this.#loaded = new Promise((resolve) => window.webContents.once('did-finish-load', () => resolve()))
    window.on('closed', () => {
      this.#window = null
      // On macOS the program may go on without a window, but its tables and doors must not.
      void this.#closeTables()
    })
  }

  /** Opens a campaign file that a person named, at any path. */
  open(file: string): void {
    const library = this.#library
    if (library === null || this.#workbench === null) {
      this.#waiting.push(file)
      return
    }
    this.show()
    void this.#admit(library, file).then((ref) => {
      if (ref === null) return
      app.addRecentDocument(file)
      this.#openCampaign(ref)
    })
  }

  /** Delays the end of the program until everything is saved and every lock released. */
  quit(event: { preventDefault(): void }): void {
    if (this.#workbench === null || this.#saved) return
    event.preventDefault()
    void this.#closeTables().then(() => {
      this.#saved = true
      app.quit()
    })
  }

  /** Closes every table and its door; repeated calls run one after the other. */
  #closeTables(): Promise<void> {
    this.#left = this.#left.then(() => this.#workbench?.close()).catch((fault: unknown) => console.error(fault))
    return this.#left
  }

  #openCampaign(ref: string): void {
    this.show()
    this.#workbench?.announce('openRequested', ref)
  }

  async #chooseFile(): Promise<void> {
    const options = { properties: ['openFile' as const], filters: [{ name: desktopTexts.campaigns, extensions: ['lineage'] }] }
    const { filePaths } = await (this.#window === null ? dialog.showOpenDialog(options) : dialog.showOpenDialog(this.#window, options))
    for (const file of filePaths) this.open(file)
  }

  /** Adds a file to the library; on failure shows why and returns null. */
  async #admit(library: FileLibrary, file: string): Promise<string | null> {
    try {
      return await library.admit(file)
    } catch (fault) {
      if (!(fault instanceof StoreError)) console.error(fault)
      dialog.showErrorBox(desktopTexts.notOpened, fault instanceof StoreError ? tellMessage(fault.told) : desktopTexts.seeTerminal)
      return null
    }
  }

  #sender(name: WorkbenchEvent): (...args: readonly unknown[]) => void {
    return (...args) => void this.#loaded.then(() => this.#window?.webContents.send(EVENT, name, args))
  }

  #refreshMenu(): void {
    const workbench = this.#workbench
    const library = this.#library
    if (workbench === null || library === null) return
    workbench.library().then(
      (recent) => {
        const template = menuTemplate({
          mac: process.platform === 'darwin',
          developing: isDeveloping(),
          recent,
          commands: this.#commands,
          choose: (command) => {
            this.show()
            workbench.announce('commandChosen', command)
          },
          openFile: () => void this.#chooseFile(),
          openCampaign: (ref) => this.#openCampaign(ref),
          showLibrary: () => void this.#showLibrary(library),
        })
        Menu.setApplicationMenu(Menu.buildFromTemplate(template))
      },
      (fault: unknown) => console.error(fault),
    )
  }

  async #showLibrary({ place }: FileLibrary): Promise<void> {
    const trouble = await shell.openPath(place)
    if (trouble !== '') dialog.showErrorBox(desktopTexts.libraryNotShown, desktopTexts.libraryTrouble(place, trouble))
  }
}
