import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'

/** Electron's own list of what a program has to mind (electronjs.org/docs/latest/tutorial/security), over the built main process with a stub in Electron's place. */

const ROOT = path.resolve(import.meta.dirname, '..')
const MAIN = path.join(ROOT, 'out/main/main.js')
const STUBBED = ['--import', path.join(ROOT, 'e2e/desktop/withStub.mjs'), path.join(ROOT, 'e2e/desktop/session.mjs')]

let folder: string
/** What the session saw; see e2e/desktop/session.mjs. */
let seen: Readonly<Record<string, unknown>>

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'desktop-'))
  mkdirSync(path.join(folder, 'userData'))
  const printed = execFileSync(process.execPath, [...STUBBED, MAIN, path.join(folder, 'library')], {
    encoding: 'utf8',
    env: { ...process.env, LINEAGE_TEST_FOLDER: folder },
  })
  seen = JSON.parse(printed) as typeof seen
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.describe("Electron's security list, point by point", () => {
  const preferences = (): Readonly<Record<string, unknown>> =>
    (seen['window'] as { readonly options: { readonly webPreferences: Readonly<Record<string, unknown>> } }).options.webPreferences
  const denied = (): Readonly<Record<string, unknown>> => seen['denied'] as Readonly<Record<string, unknown>>
  const project = (): { readonly devDependencies: Readonly<Record<string, string>> } =>
    JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as ReturnType<typeof project>
  const built = (): string => readFileSync(MAIN, 'utf8')

  const POINTS: readonly (readonly [string, () => void])[] = [
    [
      '1. only secure content is loaded: own files, and nothing of the network',
      () => expect(denied()['loads']).toEqual([true, true, true, true]),
    ],
    [
      '2. no Node in pages',
      () =>
        expect(preferences()).toMatchObject({ nodeIntegration: false, nodeIntegrationInWorker: false, nodeIntegrationInSubFrames: false }),
    ],
    ['3. contexts are isolated', () => expect(preferences()['contextIsolation']).toBe(true)],
    [
      '4. processes are sandboxed',
      () => {
        expect(preferences()['sandbox']).toBe(true)
        expect(seen['beforeReady']).toMatchObject({ done: expect.arrayContaining([['enableSandbox']]) })
      },
    ],
    ['5. permissions are asked for and denied', () => expect(new Set(denied()['permissions'] as unknown[])).toEqual(new Set([false]))],
    ['6. web security stays on', () => expect(preferences()['webSecurity']).toBe(true)],
    [
      '7. a content policy, without exceptions',
      () => {
        const { policy } = seen['index'] as { readonly policy: string }
        expect(policy).toMatch(/^default-src 'none';/)
        expect(policy).not.toMatch(/unsafe|https?:|\*|data:/)
      },
    ],
    ['8. no insecure content beside secure', () => expect(preferences()['allowRunningInsecureContent']).toBe(false)],
    ['9. no experimental features', () => expect(Object.keys(preferences()).filter((name) => /experimental/i.test(name))).toEqual([])],
    [
      '10. no features of Blink',
      () => {
        expect(Object.keys(preferences()).filter((name) => /blink/i.test(name))).toEqual([])
        expect(built()).not.toMatch(/enableBlinkFeatures|enable-blink-features|appendSwitch\(/)
      },
    ],
    ['11. no views that may open windows', () => expect(preferences()['webviewTag']).toBe(false)],
    ['12. no view is attached, whatever its options', () => expect(denied()['webview']).toBe(true)],
    [
      '13. pages stay where they are',
      () => expect(denied()).toMatchObject({ navigation: [true, true, true], redirect: true, frame: true, ownNavigation: false }),
    ],
    [
      '14. no further windows',
      () => expect(new Set((denied()['windows'] as { readonly action: string }[]).map(({ action }) => action))).toEqual(new Set(['deny'])),
    ],
    [
      '15. nothing is opened outside',
      () => {
        expect(seen['openedOutside']).toEqual([])
        expect(built()).not.toContain('openExternal(')
      },
    ],
    ['16. Electron of one version, which is chosen', () => expect(project().devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/)],
    [
      '17. whoever calls is looked at, on every channel',
      () => {
        expect(seen['handlers']).toEqual(['workbench:call', 'shell:open-file', 'shell:save-pdf', 'shell:show-menu'])
        const stranger = { error: { text: 'This page is not of the workbench.' } }
        expect(seen['refused']).toMatchObject({ foreign: stranger, file: stranger, inner: stranger, gone: stranger })
        expect(seen['pdfStranger']).toBeNull()
        expect(built()).not.toMatch(/ipcMain\.(on|once|handleOnce)\(/)
      },
    ],
    [
      '18. pages come by a scheme of their own, not from files',
      () => {
        expect(seen['window']).toMatchObject({ url: 'app://workbench/' })
        expect(built()).not.toMatch(/\.loadFile\(|loadURL\(`?["']?file:/)
      },
    ],
    [
      '19. fuses are set where a package is made: none is made yet',
      () =>
        expect(
          Object.keys(project().devDependencies).filter((name) => /electron-(builder|packager|winstaller)|electron-forge/.test(name)),
        ).toEqual([]),
    ],
    [
      '20. pages are given no part of Electron',
      () => {
        const preload = readFileSync(path.join(ROOT, 'out/preload/preload.cjs'), 'utf8')
        expect(preload.match(/exposeInMainWorld\(/g)).toHaveLength(1)
        expect(preload).not.toMatch(/electron\.(shell|webFrame|webUtils|clipboard)|ipcRenderer\s*[,}\]]/)
      },
    ],
  ]

  for (const [point, check] of POINTS) test(point, () => check())

  test('and beyond it: no tools that look into pages, no dictionaries from elsewhere', () => {
    expect(preferences()).toMatchObject({ devTools: false, spellcheck: false, navigateOnDragDrop: false })
    expect(JSON.stringify(seen['menuRoles'])).not.toMatch(/toggleDevTools|reload/i)
  })
})
