import { BrowserWindow, Menu, nativeTheme, screen } from 'electron'
import { HOME } from './addresses.ts'
import { fieldMenuTemplate } from './fieldMenu.ts'
import { FIRST_SIZE, keepPlace, readPlace, SMALLEST_SIZE } from './windowBounds.ts'

export interface WindowParts {
  /** The built preload script. */
  readonly preload: string
  /** File that stores the window's place between runs. */
  readonly placeFile: string
  /** Whether developer tools may be opened. */
  readonly developing: boolean
}

/** Most reloads of a crashed page. */
const MOST_RELOADS = 3

/** Opens the window at its last place and loads the page. Shows it once there is something to see. */
export function openWindow({ preload, placeFile, developing }: WindowParts): BrowserWindow {
  const { bounds, maximized } = readPlace(
    placeFile,
    screen.getAllDisplays().map(({ workArea }) => workArea),
  )
  const window = new BrowserWindow({
    ...FIRST_SIZE,
    ...bounds,
    minWidth: SMALLEST_SIZE.width,
    minHeight: SMALLEST_SIZE.height,
    title: 'Lineage Workbench',
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#16181c' : '#f7f5f0',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      // The spell checker would download its dictionaries.
      spellcheck: false,
      devTools: developing,
    },
  })
  if (maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () => keepPlace(placeFile, { bounds: window.getNormalBounds(), maximized: window.isMaximized() }))
  window.webContents.on('context-menu', (_event, asked) => {
    const template = fieldMenuTemplate(asked)
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window })
  })
  reloadAfterCrashes(window)
  window.loadURL(HOME).catch((fault: unknown) => console.error('The page could not be loaded:', fault))
  return window
}

/** Reloads a crashed page at its last place; every answer is in the campaign's file. */
function reloadAfterCrashes(window: BrowserWindow): void {
  let reloads = 0
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    console.error(`The page ended: ${reason}.`)
    if (reason === 'clean-exit' || reloads >= MOST_RELOADS) return
    reloads++
    window.webContents.reload()
  })
}
