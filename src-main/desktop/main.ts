import { app, dialog } from 'electron'
import { registerScheme } from './appProtocol.ts'
import { Desktop } from './desktop.ts'
import { readLaunch } from './launch.ts'
import { hardenPages } from './security.ts'
import { desktopTexts } from './texts.ts'

/** Starts the desktop program as a single instance; its window opens the files of any further instance. */
function start(): void {
  const launch = readLaunch(process.argv.slice(process.defaultApp ? 2 : 1), process.cwd())
  if (!app.requestSingleInstanceLock({ open: launch.open })) {
    app.quit()
    return
  }
  app.enableSandbox()
  registerScheme()
  hardenPages(app)
  const desktop = new Desktop(launch)

  app.on('second-instance', (_event, _argv, _folder, data) => {
    desktop.show()
    for (const file of filesIn(data)) desktop.open(file)
  })
  // macOS names files by this event, also before the program is ready.
  app.on('open-file', (event, file) => {
    event.preventDefault()
    desktop.open(file)
  })
  app.on('activate', () => desktop.show())
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('before-quit', (event) => desktop.quit(event))
  app
    .whenReady()
    .then(() => desktop.begin())
    .catch((fault: unknown) => {
      console.error(fault)
      dialog.showErrorBox(desktopTexts.notStarted, desktopTexts.startAgain)
      app.exit(1)
    })
}

/** Reads the files sent by a second instance, which are checked like any data from outside. */
function filesIn(data: unknown): readonly string[] {
  const { open } = (typeof data === 'object' && data !== null ? data : {}) as { readonly open?: unknown }
  return Array.isArray(open) ? open.filter((file): file is string => typeof file === 'string') : []
}

start()
