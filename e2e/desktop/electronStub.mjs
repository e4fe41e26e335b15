import { EventEmitter } from 'node:events'

/**
 * Stands in for Electron: writes down what the main process asks of it, and lets a test play the system's part. No more of Electron is
 * here than the main process uses, so that anything new fails loudly.
 */

/** What the main process did, in order: `[what, ...arguments]`. */
export const done = []

/** @param {string} what */
const note =
  (what) =>
  (...args) => {
    done.push([what, ...args])
  }

let beReady = () => undefined
const ready = new Promise((resolve) => {
  beReady = resolve
})

class App extends EventEmitter {
  isPackaged = false
  getPath = (name) => `${process.env.LINEAGE_TEST_FOLDER}/${name}`
  getLocale = () => 'en-GB'
  requestSingleInstanceLock = (data) => {
    note('requestSingleInstanceLock')(data)
    return process.env.LINEAGE_TEST_SECOND !== '1'
  }
  whenReady = () => ready
  enableSandbox = note('enableSandbox')
  addRecentDocument = note('addRecentDocument')
  quit = note('quit')
  exit = note('exit')
}

/** @type {App} */
export const app = new App()

/** Plays the system: the program is ready. */
export const systemReady = () => beReady()

export class WebContents extends EventEmitter {
  sent = []
  openHandler = undefined
  send = (...args) => this.sent.push(args)
  reload = note('reload')
  printToPDF = (options) => {
    note('printToPDF')(options)
    return Promise.resolve(Buffer.from('%PDF-1.7'))
  }
  getURL = () => 'app://workbench/'
  setWindowOpenHandler = (handler) => {
    this.openHandler = handler
  }
}

/** Windows that were opened. */
export const windows = []

export class BrowserWindow extends EventEmitter {
  webContents = new WebContents()
  shown = false
  constructor(options) {
    super()
    this.options = options
    windows.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }
  loadURL = (url) => {
    this.url = url
    queueMicrotask(() => {
      this.emit('ready-to-show')
      this.webContents.emit('did-finish-load')
    })
    return Promise.resolve()
  }
  show = () => {
    this.shown = true
  }
  focus = note('focus')
  maximize = note('maximize')
  restore = note('restore')
  isMinimized = () => false
  isMaximized = () => false
  getNormalBounds = () => ({ x: 10, y: 20, width: 1000, height: 700 })
}

/** Handlers of calls, by their channel. */
export const handlers = new Map()
export const ipcMain = { handle: (channel, handler) => handlers.set(channel, handler) }

/** Handlers of schemes, by their name. */
export const schemes = new Map()
export const protocol = {
  registerSchemesAsPrivileged: note('registerSchemesAsPrivileged'),
  handle: (scheme, handler) => schemes.set(scheme, handler),
}

class Session extends EventEmitter {
  handlers = {}
  setPermissionRequestHandler = (handler) => (this.handlers.request = handler)
  setPermissionCheckHandler = (handler) => (this.handlers.check = handler)
  setDevicePermissionHandler = (handler) => (this.handlers.device = handler)
  webRequest = { onBeforeRequest: (handler) => (this.handlers.load = handler) }
}
export const session = { defaultSession: new Session() }

export const dialog = {
  chosen: [],
  showOpenDialog: (...args) => {
    note('showOpenDialog')(args.at(-1))
    return Promise.resolve({ canceled: dialog.chosen.length === 0, filePaths: dialog.chosen })
  },
  savedAs: '',
  showSaveDialog: (...args) => {
    note('showSaveDialog')(args.at(-1))
    return Promise.resolve({ canceled: dialog.savedAs === '', filePath: dialog.savedAs })
  },
  showErrorBox: note('showErrorBox'),
}

export const Menu = {
  template: [],
  buildFromTemplate: (template) => template,
  setApplicationMenu: (template) => {
    Menu.template = template
  },
}

export const shell = {
  openExternal: (url) => {
    note('openExternal')(url)
    return Promise.resolve()
  },
  openPath: (file) => {
    note('openPath')(file)
    return Promise.resolve('')
  },
}

export const nativeTheme = { shouldUseDarkColors: false }
export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }] }
