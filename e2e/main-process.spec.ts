import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from '@playwright/test'

/** The built main process under Node, with a stub in Electron's place; and the built preload in a context of its own. */

const ROOT = path.resolve(import.meta.dirname, '..')
const MAIN = path.join(ROOT, 'out/main/main.js')
const STUBBED = ['--import', path.join(ROOT, 'e2e/desktop/withStub.mjs'), path.join(ROOT, 'e2e/desktop/session.mjs')]

/** What the session saw; see e2e/desktop/session.mjs. */
type Seen = Readonly<Record<string, unknown>>

let folder: string
let library: string
let seen: Seen

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'desktop-'))
  library = path.join(folder, 'library')
  mkdirSync(path.join(folder, 'userData'))
  const printed = execFileSync(process.execPath, [...STUBBED, MAIN, library], {
    encoding: 'utf8',
    env: { ...process.env, LINEAGE_TEST_FOLDER: folder },
  })
  seen = JSON.parse(printed) as Seen
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('before the system is ready: one instance, the sandbox and the scheme, and nothing else', () => {
  expect(seen['beforeReady']).toEqual({
    done: [
      ['requestSingleInstanceLock', { open: [] }],
      ['enableSandbox'],
      [
        'registerSchemesAsPrivileged',
        [{ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }],
      ],
    ],
    windows: 0,
    handlers: 0,
  })
})

test('the window is sandboxed and isolated, and loads the page by its own scheme', () => {
  expect(seen['window']).toMatchObject({
    url: 'app://workbench/',
    preloadExists: true,
    options: {
      width: 1440,
      height: 900,
      show: false,
      webPreferences: {
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
        webSecurity: true,
        allowRunningInsecureContent: false,
        webviewTag: false,
      },
    },
  })
  expect(seen['handlers']).toEqual(['workbench:call', 'shell:open-file', 'shell:save-pdf', 'shell:show-menu'])
})

test('the scheme serves the built pages under the strict policy, and nothing beside them', () => {
  const policy = expect.stringContaining("default-src 'none'; script-src 'self'; style-src 'self';") as unknown
  expect(seen['index']).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', policy })
  expect(seen['index']).toHaveProperty('text', expect.stringContaining('<title>Lineage Workbench</title>'))
  expect(seen['script']).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8', policy })
  expect((seen['script'] as { length: number }).length).toBeGreaterThan(1000)
  expect(new Set(Object.values(seen['outside'] as Record<string, number>))).toEqual(new Set([404]))
})

test('calls of strangers, unknown methods and odd arguments are refused with a sentence', () => {
  const stranger = { error: { text: 'This page is not of the workbench.' } }
  const unknown = { error: { text: 'The workbench was asked for something it does not know: reload the page.' } }
  const odd = { error: { text: 'The workbench cannot do openTable with what it was given: it takes text.' } }
  expect(seen['refused']).toMatchObject({
    foreign: stranger,
    file: stranger,
    inner: stranger,
    gone: stranger,
    method: unknown,
    unknown,
    symbol: unknown,
    args: odd,
    noList: odd,
    traversal: {
      value: { ok: false, problems: [{ message: 'There is no campaign of that name in the library: look at the list again.' }] },
    },
  })
})

test('a campaign is created, answered, closed and reopened with everything in it', () => {
  expect(seen['host']).toEqual({ value: { kind: 'desktop', place: library, openAtStart: null } })
  expect(seen['created']).toEqual({ value: { ok: true, value: 'Iron and Salt.lineage' } })
  expect(seen['files']).toContain('Iron and Salt.lineage')
  expect(seen['opened']).toMatchObject({ ok: true, entries: 1 })
  expect(seen['answers']).toEqual([1, 2, 3].map(() => ({ value: { ok: true, value: null } })))
  expect(seen['lastEvent']).toEqual({ channel: 'workbench:event', event: 'tableChanged', table: 'Iron and Salt.lineage', from: 3 })
  expect([seen['locked'], seen['unlocked']]).toEqual([true, true])
  expect(seen['reopened']).toEqual({ entries: 4, samePending: true, readOnly: null })
  expect(seen['verified']).toMatchObject({ value: { found: { ok: true, entries: 4 } } })
})

test('files of a second instance, of the system and of the dialog are opened where they lie, and only those', () => {
  const elsewhere = path.join(folder, 'Far.lineage')
  expect(seen['uninvited']).toMatchObject({ value: { ok: false } })
  expect(seen['openRequested']).toEqual(['workbench:event', 'openRequested', [elsewhere]])
  expect(seen['invited']).toBe(true)
  expect(seen['chosen']).toEqual(['workbench:event', 'openRequested', ['Iron and Salt.lineage']])
  expect(seen['openFilePrevented']).toBe(true)
  expect(seen['dialogs']).toEqual([
    ['showOpenDialog', { properties: ['openFile'], filters: [{ name: 'Campaigns', extensions: ['lineage'] }] }],
    [
      'showErrorBox',
      'The campaign could not be opened',
      expect.stringContaining('"missing.lineage" cannot be opened: it is not there any more'),
    ],
  ])
})

test('sheets become a PDF where the dialog says, for the own page alone', () => {
  expect([seen['pdfLeft'], seen['pdf'], seen['pdfStranger']]).toEqual([null, 'sheets.pdf', null])
  expect(seen['pdfText']).toBe('%PDF-1.7')
  const asked = (what: string) => (seen['pdfAsked'] as unknown[][]).filter(([made]) => made === what).map(([, options]) => options)
  expect(asked('showSaveDialog')).toHaveLength(2)
  expect(asked('showSaveDialog')[0]).toMatchObject({ defaultPath: expect.stringMatching(/The Winter Crown- ledger\.pdf$/) })
  expect(asked('printToPDF')).toEqual([{ pageSize: 'Letter', preferCSSPageSize: true, printBackground: true }])
})

test('the menu has the page run commands, and lists campaigns lately played', () => {
  expect(seen['menu']).toEqual(['&File', '&Edit', '&View', 'help'])
  expect(seen['recent']).toContain('Iron and Salt')
  expect(seen['command']).toEqual(['workbench:event', 'commandChosen', ['table.takeBack']])
  expect(seen['menuInGerman']).toEqual(['&Datei', '&Bearbeiten', '&Ansicht', 'Hilfe'])
})

test('permissions, devices, the network, navigation, further windows and foreign downloads are denied', () => {
  expect(seen['denied']).toEqual({
    permissions: Array.from({ length: 8 }, () => false),
    own: true,
    foreign: false,
    checks: [false, true, false],
    device: false,
    loads: [true, true, true, true],
    ownLoads: [false, false],
    navigation: [true, true, true],
    ownNavigation: false,
    redirect: true,
    frame: true,
    webview: true,
    download: true,
    ownDownload: false,
    windows: Array.from({ length: 4 }, () => ({ action: 'deny' })),
  })
  expect(seen['openedOutside']).toEqual([])
})

test('a page that crashed comes back; at the end everything is saved before the program goes', () => {
  expect(seen).toMatchObject({ reloaded: 1, place: true, heldBack: true, letGo: true, locksLeft: [] })
})

test('a window that is closed leaves no table and no door for players open; the next one takes up again', () => {
  expect(seen['door']).toEqual({ reach: 'here', open: 200, afterwards: 'nobody' })
  expect(seen).toMatchObject({ lockedByWindow: 2, windows: 2, backInNewWindow: 4 })
})

test('a second instance hands its files over and goes', () => {
  const driver = `
    import * as electron from ${JSON.stringify(path.join(ROOT, 'e2e/desktop/electronStub.mjs'))}
    process.defaultApp = true
    process.argv = ['', '.', 'games/Iron.lineage']
    await import(${JSON.stringify(MAIN)})
    console.log(JSON.stringify(electron.done))`
  const { stdout, stderr } = spawnSync(process.execPath, [...STUBBED.slice(0, 2), '--input-type=module', '-e', driver], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, LINEAGE_TEST_FOLDER: folder, LINEAGE_TEST_SECOND: '1' },
  })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([
    ['requestSingleInstanceLock', { open: [expect.stringMatching(/games[\\/]Iron\.lineage$/)] }],
    ['quit'],
  ])
})

test.describe('the preload', () => {
  const file = path.join(ROOT, 'out/preload/preload.cjs')

  interface Exposed {
    call(method: unknown, args: unknown): Promise<unknown>
    on(event: unknown, listener: unknown): () => void
    openFile(): Promise<void>
    showMenu(menu: unknown): Promise<void>
    savePdf(name: string, paper: string): Promise<string | null>
  }

  /** Runs the preload where nothing is but what a sandboxed preload has. */
  function loaded(): {
    readonly bridge: Exposed
    readonly invoked: unknown[][]
    readonly send: (...args: readonly unknown[]) => void
    readonly names: string[]
  } {
    const invoked: unknown[][] = []
    const names: string[] = []
    let bridge: Exposed | undefined
    let receive: ((...args: readonly unknown[]) => void) | undefined
    const electron = {
      contextBridge: {
        exposeInMainWorld(name: string, value: Exposed) {
          names.push(name)
          bridge = value
        },
      },
      ipcRenderer: {
        invoke: (...args: readonly unknown[]) => {
          invoked.push([...args])
          return Promise.resolve({ value: 'answered' })
        },
        on: (channel: string, listener: (...args: readonly unknown[]) => void) => {
          expect(channel).toBe('workbench:event')
          receive = listener
        },
      },
    }
    const require = (name: string): unknown => {
      if (name !== 'electron') throw new Error(`a sandboxed preload cannot require ${name}`)
      return electron
    }
    runInNewContext(readFileSync(file, 'utf8'), { require, exports: {}, module: { exports: {} }, setTimeout })
    if (bridge === undefined || receive === undefined) throw new Error('the preload exposed nothing')
    return { bridge, invoked, send: (...args) => receive?.({}, ...args), names }
  }

  test('gives the page five functions, carries only calls of the list, and needs nothing but Electron', async () => {
    const { bridge, invoked, names } = loaded()
    expect(names).toEqual(['lineageBridge'])
    expect(Object.keys(bridge).sort()).toEqual(['call', 'on', 'openFile', 'savePdf', 'showMenu'])
    expect(await bridge.call('openTable', ['Iron.lineage'])).toEqual({ value: 'answered' })
    for (const method of ['wipe', 'constructor', '__proto__', null, 7]) {
      expect(await bridge.call(method, [])).toEqual({ error: { key: '', figures: {}, text: 'The desktop shell does not know that call.' } })
    }
    await bridge.openFile()
    await bridge.savePdf('Ledger', 'A4')
    await bridge.showMenu({ language: 'de', commands: [] })
    expect(invoked).toEqual([
      ['workbench:call', 'openTable', ['Iron.lineage']],
      ['shell:open-file'],
      ['shell:save-pdf', 'Ledger', 'A4'],
      ['shell:show-menu', { language: 'de', commands: [] }],
    ])
  })

  test('hands events on by the list, those that came early as well, until they are no longer wanted', async () => {
    const { bridge, send } = loaded()
    const heard: unknown[] = []
    send('openRequested', ['early.lineage'])
    const stop = bridge.on('openRequested', (ref: unknown) => heard.push(ref))
    await expect.poll(() => heard).toEqual(['early.lineage'])
    send('openRequested', ['late.lineage'])
    send('somethingElse', ['x'])
    stop()
    send('openRequested', ['unheard.lineage'])
    expect(heard).toEqual(['early.lineage', 'late.lineage'])
    expect(() => bridge.on('somethingElse', () => undefined)).toThrow('no such event')
  })

  test('is small: no checking library came along', () => {
    expect(readFileSync(file).length).toBeLessThan(12_000)
  })
})
