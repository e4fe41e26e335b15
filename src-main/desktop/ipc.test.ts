import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPageMenu } from '../../src-shared/contract/menuCommands.ts'
import { WORKBENCH_METHODS } from '../../src-shared/contract/rpc.ts'
import { seededChance, type Chance } from '../../src-shared/insight/bots/bot.ts'
import type { Workbench } from '../../src-shared/table/library/workbench.ts'
import { FileLibrary } from '../campaigns/library.ts'
import { hostWorkbench } from '../hostWorkbench.ts'
import { hostileCall } from '../testing/hostileCalls.ts'
import { CALL, OPEN_FILE, SAVE_PDF, SHOW_MENU } from './channels.ts'
import { handleCalls } from './ipc.ts'

type Handler = (event: unknown, ...args: readonly unknown[]) => unknown

const { handlers } = vi.hoisted(() => ({ handlers: new Map<string, Handler>() }))

vi.mock('electron', () => ({ ipcMain: { handle: (channel: string, handler: Handler) => handlers.set(channel, handler) } }))

const CALLS = 10_000
const OWN = { url: 'app://workbench/index.html', parent: null }
const STRANGERS: readonly unknown[] = [
  ...[null, { url: '', parent: null }, { url: 'https://evil.example/', parent: null }, { url: 'file:///index.html', parent: null }],
  ...['app://elsewhere/', 'app://workbench.evil.example/', 'app://evil@workbench/', 'app://workbench:80@evil.example/', 'about:blank'].map(
    (url) => ({
      url,
      parent: null,
    }),
  ),
  ...['http://workbench/', 'data:text/html,x', 'blob:app://workbench/1', 'devtools://devtools/x', 'javascript:app://workbench/', 'x'].map(
    (url) => ({
      url,
      parent: null,
    }),
  ),
  { url: OWN.url, parent: OWN },
  { url: OWN.url, parent: { url: 'https://evil.example/', parent: null } },
]

let folder: string
let workbench: Workbench
let ref: string
const faults: unknown[] = []
const opened = vi.fn(() => Promise.resolve())
const saved = vi.fn(() => Promise.resolve(null))
const shown = vi.fn()

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ipc-'))
  const sample = path.join(import.meta.dirname, '../../src-renderer/public/sample.lineage')
  writeFileSync(path.join(folder, 'sample.lineage'), readFileSync(sample))
  writeFileSync(path.join(folder, 'secret.lineage'), readFileSync(sample))
  const report = (fault: unknown): void => void faults.push(fault)
  const library = new FileLibrary(path.join(folder, 'library'))
  workbench = hostWorkbench({ library, kind: 'desktop', renderer: folder, openAtStart: null, report })
  const made = await workbench.createSample()
  if (!made.ok) throw new Error('no sample')
  ref = made.value
  handleCalls({ api: workbench, openFile: opened, savePdf: saved, showMenu: shown, carriedOut: () => undefined, report })
})

afterEach(async () => {
  await workbench.close()
  rmSync(folder, { recursive: true })
})

function everyFile(): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => path.join(folder, name))
    .map((file) => (statSync(file).isFile() ? `${file}: ${readFileSync(file, 'utf8')}` : file))
}

const CHANNELS = [CALL, OPEN_FILE, SAVE_PDF, SHOW_MENU]

/** A stranger's call of a real method, or the page's own call of a forbidden one. */
function call(chance: Chance): { readonly channel: string; readonly frame: unknown; readonly args: readonly unknown[] } {
  const targets = ['../secret.lineage', path.join(folder, 'secret.lineage'), '/etc/passwd', `${ref}\0`, `./${ref}`, 'x', '']
  const { method, args } = hostileCall({ chance, methods: WORKBENCH_METHODS.filter((one) => one !== 'closeTable'), targets })
  if (chance(0, 1) === 0) {
    const channel = CHANNELS[chance(0, CHANNELS.length - 1)] ?? ''
    const wanted = { [CALL]: ['trash', [ref]], [OPEN_FILE]: [], [SAVE_PDF]: ['x', 'A4'], [SHOW_MENU]: [{ language: 'en', commands: [] }] }[
      channel
    ]
    return { channel, frame: STRANGERS[chance(0, STRANGERS.length - 1)], args: wanted ?? [] }
  }
  const channel = [CALL, CALL, SAVE_PDF, SHOW_MENU][chance(0, 3)] ?? ''
  if (channel === CALL) return { channel, frame: OWN, args: [method, args] }
  if (channel === SAVE_PDF) return { channel, frame: OWN, args: [[null, 7, {}, [], true][chance(0, 4)], args] }
  return { channel, frame: OWN, args: [args] }
}

test(`${CALLS} calls of strangers, or with what no page asks, reach no file, no dialog and no menu`, async () => {
  expect([...handlers.keys()]).toEqual(CHANNELS)
  const before = everyFile()
  const chance = seededChance(3)
  const taken: unknown[] = []
  for (let count = 0; count < CALLS; count++) {
    const { channel, frame, args } = call(chance)
    if (channel === SHOW_MENU && frame === OWN && readPageMenu(args[0]) !== null) continue
    const reply = (await handlers.get(channel)?.({ senderFrame: frame }, ...args)) as
      | {
          readonly error?: { readonly text: string }
          readonly value?: { readonly ok?: boolean; readonly found?: { readonly ok: boolean } }
        }
      | null
      | undefined
    const refused =
      channel === CALL
        ? reply?.error !== undefined || reply?.value?.ok === false || reply?.value?.found?.ok === false
        : reply === null || reply === undefined
    if (!refused) taken.push([channel, frame, args, reply])
  }
  expect(taken).toEqual([])
  expect(faults).toEqual([])
  expect([opened.mock.calls, saved.mock.calls, shown.mock.calls]).toEqual([[], [], []])
  expect(everyFile()).toEqual(before)
  // The page's own call is answered.
  expect(await handlers.get(CALL)?.({ senderFrame: OWN }, 'library', [])).toMatchObject({ value: [{ ref }] })
})
