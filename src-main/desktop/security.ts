import type { App, Session, WebContents } from 'electron'
import { isOwnPage } from './addresses.ts'

/** What a page may load: its own files, and what it made itself (a file to save). Everything else never reaches the network. */
const LOADED = /^(app|blob|devtools):/

/** Permissions the workbench's own pages have; there are no others, and nobody else has these. */
const PERMISSIONS: readonly string[] = ['clipboard-sanitized-write', 'fullscreen']

/** Holds every page of the program, whenever it comes up: no leaving, no further windows, no embedded pages. */
export function hardenPages(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    hardenPage(contents)
  })
}

function hardenPage(contents: WebContents): void {
  const stay = (event: { preventDefault(): void }, address: string): void => {
    if (!isOwnPage(address)) event.preventDefault()
  }
  contents.on('will-navigate', (event) => stay(event, event.url))
  contents.on('will-frame-navigate', (event) => stay(event, event.url))
  contents.on('will-redirect', (event) => stay(event, event.url))
  contents.on('will-attach-webview', (event) => event.preventDefault())
  // No page of ours leads outside: neither here nor in the system's browser.
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Denies the session everything its pages have no use for: permissions, devices, the network, downloads of anything but their own. */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((contents, permission, answer) => {
    answer(PERMISSIONS.includes(permission) && isOwnPage(contents.getURL()))
  })
  session.setPermissionCheckHandler((_contents, permission, origin) => PERMISSIONS.includes(permission) && isOwnPage(origin))
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !LOADED.test(url) }))
  session.on('will-download', (event, item) => {
    if (!item.getURL().startsWith('blob:app://workbench')) event.preventDefault()
  })
}
