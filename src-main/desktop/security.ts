import type { App, Session, WebContents } from 'electron'
import { isOwnPage } from './addresses.ts'

/** Schemes a page may load: its own files, and files it made itself to save. All else is blocked before it reaches the network. */
const LOADED = /^(app|blob|devtools):/

/** Permissions of the workbench's own pages; there are no others. */
const PERMISSIONS: readonly string[] = ['clipboard-sanitized-write', 'fullscreen']

/** Restricts every page of the program, present and future: no navigation away, no further windows, no embedded pages. */
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
  // No page opens an outside address, here or in the system's browser.
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Denies the session all its pages do not need: permissions, devices, the network, downloads except their own. */
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
