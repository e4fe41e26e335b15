import { copyFileSync, existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as electron from './electronStub.mjs'

/**
 * Plays one session with the built main process, in the system's and in the page's place, and prints what it saw as JSON:
 * `node --import withStub.mjs session.mjs <built main.js> <library>`, with LINEAGE_TEST_FOLDER for the system's folders.
 */
const [main, library] = process.argv.slice(2)
const folder = process.env.LINEAGE_TEST_FOLDER
process.defaultApp = true
process.argv = [process.execPath, '.', '--library', library]

const seen = {}
const PAGE = { url: 'app://workbench/index.html#/', parent: null }

/** One call as the page makes it; `frame` is who makes it. */
const call = (method, args, frame = PAGE) => electron.handlers.get('workbench:call')({ senderFrame: frame }, method, args)

const until = async (condition) => {
  for (let tries = 0; tries < 6_000 && !condition(); tries++) await new Promise((resolve) => setTimeout(resolve, 10))
  if (!condition()) throw new Error(`waited in vain: ${condition}`)
}

await import(pathToFileURL(main).href)
seen.beforeReady = { done: [...electron.done], windows: electron.windows.length, handlers: electron.handlers.size }
electron.systemReady()
await until(() => electron.windows[0]?.shown && electron.Menu.template.length > 0)

const [window] = electron.windows
const { webContents } = window
seen.window = { options: window.options, url: window.url, preloadExists: existsSync(window.options.webPreferences.preload) }
seen.handlers = [...electron.handlers.keys()]
seen.menu = electron.Menu.template.map(({ label, role }) => label ?? role)

seen.menuRoles = electron.Menu.template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu.map(({ role }) => role ?? null) : []))

const fetched = async (url, method = 'GET') => {
  const reply = await electron.schemes.get('app')({ url, method })
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    policy: reply.headers.get('content-security-policy'),
    text: await reply.text(),
  }
}
seen.index = await fetched('app://workbench/')
const script = /<script[^>]+src="\.\/([^"]+)"/.exec(seen.index.text)?.[1]
const { text: scriptText, ...scriptReply } = await fetched(`app://workbench/${script}`)
seen.script = { ...scriptReply, length: scriptText.length }
seen.outside = {}
for (const target of ['../main/main.js', '%2e%2e/main/main.js', '..%2fmain%2fmain.js', '..%5cmain%5cmain.js', '%2fetc%2fpasswd']) {
  seen.outside[target] = (await fetched(`app://workbench/${target}`)).status
}

seen.refused = {
  foreign: await call('host', [], { url: 'https://evil.example/', parent: null }),
  file: await call('host', [], { url: 'file:///index.html', parent: null }),
  inner: await call('host', [], { url: PAGE.url, parent: PAGE }),
  gone: await call('host', [], null),
  method: await call('constructor', []),
  unknown: await call('wipe', []),
  symbol: await call(null, []),
  args: await call('openTable', [{ toString: 'x' }]),
  noList: await call('openTable', 'Iron.lineage'),
  traversal: await call('openTable', ['../../etc/passwd']),
}

seen.host = await call('host', [])
const players = { elves: { name: 'Ada' }, humans: { name: 'Ben' }, dwarves: { name: 'Cem' } }
seen.created = await call('create', [{ title: 'Iron and Salt', players }])
const ref = seen.created.value.value
seen.files = readdirSync(library)
const opened = (await call('openTable', [ref])).value
seen.opened = { ok: opened.ok, pending: opened.value?.pending[0]?.kind, entries: opened.value?.entries.length, problems: opened.problems }
seen.locked = readdirSync(library).some((name) => name.endsWith('.lock'))

/** What answers a question somehow. */
const anyAnswer = ({ kind, options }) => ({ roll: 'app', choose: options?.[0]?.id, fill: {}, act: 'done' })[kind]
let { pending } = opened.value
seen.answers = []
for (let count = 0; count < 3; count++) {
  const sent = webContents.sent.length
  seen.answers.push(await call('answer', [ref, anyAnswer(pending[0]), pending[0].id]))
  await until(() => webContents.sent.slice(sent).some(([, name]) => name === 'tableChanged'))
  const [channel, event, [table, update]] = webContents.sent.findLast(([, name]) => name === 'tableChanged')
  seen.lastEvent = { channel, event, table, from: update.from }
  pending = update.pending
}
await call('closeTable', [ref])
seen.unlocked = !readdirSync(library).some((name) => name.endsWith('.lock'))
const again = (await call('openTable', [ref])).value.value
seen.reopened = {
  entries: again.entries.length,
  samePending: JSON.stringify(again.pending) === JSON.stringify(pending),
  readOnly: again.readOnly,
}
seen.verified = await call('verify', [ref, true])

const elsewhere = path.join(folder, 'Far.lineage')
await call('closeTable', [ref])
copyFileSync(path.join(library, ref), elsewhere)
seen.uninvited = await call('openTable', [elsewhere])
electron.app.emit('second-instance', {}, [], folder, { open: [elsewhere, 7] })
await until(() => webContents.sent.some(([, event]) => event === 'openRequested'))
seen.openRequested = webContents.sent.findLast(([, event]) => event === 'openRequested')
seen.invited = (await call('openTable', [elsewhere])).value.ok

const before = webContents.sent.length
electron.dialog.chosen = [path.join(library, ref)]
await electron.handlers.get('shell:open-file')({ senderFrame: PAGE })
await until(() => webContents.sent.length > before)
seen.chosen = webContents.sent.at(-1)
await electron.handlers.get('shell:open-file')({ senderFrame: { url: 'https://evil.example/', parent: null } })
const pdf = (frame, ...args) => electron.handlers.get('shell:save-pdf')({ senderFrame: frame }, ...args)
seen.pdfLeft = await pdf(PAGE, 'The Winter Crown: ledger', 'A4')
electron.dialog.savedAs = path.join(folder, 'sheets.pdf')
seen.pdf = await pdf(PAGE, 'The Winter Crown: ledger', 'letter')
seen.pdfText = readFileSync(electron.dialog.savedAs, 'utf8')
seen.pdfStranger = await pdf({ url: 'https://evil.example/', parent: null }, 'x', 'A4')
seen.pdfAsked = electron.done.filter(([what]) => what === 'showSaveDialog' || what === 'printToPDF')
electron.app.emit('open-file', { preventDefault: () => (seen.openFilePrevented = true) }, path.join(folder, 'missing.lineage'))
await until(() => electron.done.some(([what]) => what === 'showErrorBox'))
seen.dialogs = electron.done.filter(([what]) => what === 'showOpenDialog' || what === 'showErrorBox')

const showMenu = (frame, menu) => electron.handlers.get('shell:show-menu')({ senderFrame: frame }, menu)
const takeBack = { id: 'table.takeBack', title: 'Take back: births & weddings', group: 'Table', keys: '$mod+KeyZ' }
const shown = () => electron.Menu.template.some(({ label }) => label === '&Table')
showMenu(PAGE, { language: 'en', commands: [takeBack] })
await until(shown)
showMenu({ url: 'https://evil.example/', parent: null }, { language: 'en', commands: [] })
showMenu(PAGE, { language: 'xx', commands: [{ ...takeBack, click: 'evil' }] })
const items = electron.Menu.template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
seen.recent = items.find(({ label }) => label === 'Open &recent').submenu.map(({ label }) => label)
items.find(({ label }) => label === 'Take back: births && weddings').click()
await until(() => webContents.sent.at(-1)[1] === 'commandChosen')
seen.command = webContents.sent.at(-1)
showMenu(PAGE, { language: 'de', commands: [] })
await until(() => electron.Menu.template.some(({ label }) => label === '&Datei'))
seen.menuInGerman = electron.Menu.template.map(({ label, role }) => label ?? role)

const { handlers } = electron.session.defaultSession
const asked = (permission, url) => {
  let granted
  handlers.request({ getURL: () => url }, permission, (answer) => (granted = answer))
  return granted
}
const cancelled = (url) => {
  let answer
  handlers.load({ url }, (given) => (answer = given.cancel))
  return answer
}
const prevented = (emit) => {
  let was = false
  emit({ preventDefault: () => (was = true) })
  return was
}
seen.denied = {
  permissions: ['media', 'geolocation', 'notifications', 'openExternal', 'hid', 'serial', 'usb', 'clipboard-read'].map((one) =>
    asked(one, PAGE.url),
  ),
  own: asked('clipboard-sanitized-write', PAGE.url),
  foreign: asked('clipboard-sanitized-write', 'https://evil.example/'),
  checks: [
    handlers.check({}, 'media', PAGE.url),
    handlers.check({}, 'fullscreen', 'app://workbench'),
    handlers.check({}, 'fullscreen', 'https://evil.example'),
  ],
  device: handlers.device({}),
  loads: ['https://evil.example/x.js', 'http://127.0.0.1:1/', 'ws://evil.example/', 'file:///etc/passwd'].map(cancelled),
  ownLoads: ['app://workbench/index.html', 'blob:app://workbench/1'].map(cancelled),
  navigation: ['https://evil.example/', 'file:///etc/passwd', 'app://elsewhere/'].map((url) =>
    prevented((event) => webContents.emit('will-navigate', { ...event, url })),
  ),
  ownNavigation: prevented((event) => webContents.emit('will-navigate', { ...event, url: 'app://workbench/index.html' })),
  redirect: prevented((event) => webContents.emit('will-redirect', { ...event, url: 'https://evil.example/' })),
  frame: prevented((event) => webContents.emit('will-frame-navigate', { ...event, url: 'https://evil.example/' })),
  webview: prevented((event) => webContents.emit('will-attach-webview', event)),
  download: prevented((event) =>
    electron.session.defaultSession.emit('will-download', event, { getURL: () => 'https://evil.example/x.exe' }),
  ),
  ownDownload: prevented((event) =>
    electron.session.defaultSession.emit('will-download', event, { getURL: () => 'blob:app://workbench/1' }),
  ),
  windows: ['https://example.org/', 'http://example.org/', 'file:///etc/passwd', 'javascript:alert(1)'].map((url) =>
    webContents.openHandler({ url }),
  ),
}
seen.openedOutside = electron.done.filter(([what]) => what === 'openExternal').map(([, url]) => url)

webContents.emit('render-process-gone', {}, { reason: 'crashed' })
seen.reloaded = electron.done.filter(([what]) => what === 'reload').length

const locks = () => [...readdirSync(library), ...readdirSync(folder)].filter((name) => name.endsWith('.lock'))
window.emit('close')
seen.place = existsSync(path.join(folder, 'userData', 'window.json'))
await call('openTable', [ref])
seen.lockedByWindow = locks().length
const { door } = (await call('setDoor', [ref, 'here'])).value.value
const knock = async () => {
  try {
    return (await fetch(door.addresses[0])).status
  } catch {
    return 'nobody'
  }
}
seen.door = { reach: door.reach, open: await knock() }
window.emit('closed')
await until(() => locks().length === 0)
seen.door.afterwards = await knock()
electron.app.emit('activate')
seen.windows = electron.windows.length
seen.backInNewWindow = (await call('openTable', [ref])).value.value.entries.length
electron.windows[1].emit('closed')
seen.heldBack = prevented((event) => electron.app.emit('before-quit', event))
await until(() => electron.done.some(([what]) => what === 'quit'))
seen.letGo = !prevented((event) => electron.app.emit('before-quit', event))
seen.locksLeft = locks()

process.stdout.write(JSON.stringify(seen))
