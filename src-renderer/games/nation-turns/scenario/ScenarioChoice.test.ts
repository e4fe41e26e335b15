import 'fake-indexeddb/auto'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkbenchApi } from '../../../../src-shared/contract/workbenchApi.ts'
import { refuse } from '../../../../src-shared/kernel/problem.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { freshDraft } from '../../../../src-shared/games/nation-turns/making/editing.ts'
import { NATION_TURNS } from '../../../../src-shared/games/nation-turns/rules/ruleset.ts'
import { SAMPLE } from '../../../../src-shared/games/nation-turns/rules/sample.ts'
import { readSetup } from '../../../../src-shared/games/nation-turns/rules/setup.ts'
import { PLAYERS } from '../../../../src-shared/games/nation-turns/testing/stage.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import DocumentChoice from '../../../features/workshop/DocumentChoice.vue'
import SetupPage from '../../../features/setup/SetupPage.vue'
import { DocumentStorage } from '../../../storage/documents.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'
import { listening } from '../../../testing/toyTable.ts'
import ScenarioChoice from './ScenarioChoice.vue'
import ScenarioPage from './ScenarioPage.vue'
import { NATION_TURNS as ENTRY } from '../../../../src-shared/games/nation-turns/entry.ts'
import { registerOnly } from '../../../../src-shared/games/testing/registered.ts'

registerOnly(ENTRY)

const storage = new DocumentStorage()
let mounted: Mounted | null = null
let said: () => readonly string[] = () => []
beforeEach(async () => {
  said = listening()
  const own = { ...freshDraft('Two fields'), units: [{ ...SAMPLE.units[0], dice: 3 }] } as unknown as Record<string, Json>
  const nations = freshDraft('')['nations'] as readonly Record<string, Json>[]
  const mine = { ...own, nations: nations.map((nation) => ({ ...nation, basic: 'soldier', pool: { soldier: 4 } })) }
  await storage.put('nation-turns', { id: 'mine', changedAt: 2, content: mine })
  await storage.put('nation-turns', { id: 'half', changedAt: 1, content: { ...freshDraft('Half done'), nations: [] } })
})
afterEach(async () => {
  mounted?.wrapper.unmount()
  mounted = null
  for (const { id } of await storage.all('nation-turns')) await storage.drop('nation-turns', id)
  tellIn(() => 'en')
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) {
    await flushPromises()
    await vi.dynamicImportSettled()
    await new Promise((done) => setTimeout(done))
  }
}

/** The set-up at its step of the game, and what it would begin. */
async function setup(): Promise<() => Readonly<Record<string, Json>>> {
  const create = vi.fn<WorkbenchApi['create']>(() => Promise.resolve(refuse()))
  mounted = await mountAt(tinyHost(NATION_TURNS, { create }, { players: PLAYERS }), SetupPage)
  await settled()
  await mounted.wrapper.findAll('.step-link')[1]?.trigger('click')
  await settled()
  return () => (create.mock.calls.at(-1)?.[0] ?? {}) as Readonly<Record<string, Json>>
}

async function choose(value: string): Promise<void> {
  await mounted?.wrapper.get(`input[name="scenario"][value="${value}"]`).setValue(true)
  await settled()
}

async function start(): Promise<void> {
  await mounted?.wrapper.get('.at-once button').trigger('click')
  await settled()
}

/** What the rules read of it. */
function readOf({ ruleset: _ruleset, title: _title, dice: _dice, ...raw }: Readonly<Record<string, Json>>): ReturnType<typeof readSetup> {
  return readSetup(raw)
}

test('NT-SET-1 the sample is chosen; one of mine is begun with its own figures', async () => {
  const begun = await setup()
  expect(mounted?.wrapper.get<HTMLInputElement>('input[name="scenario"][value="sample"]').element.checked).toBe(true)
  expect(mounted?.wrapper.text()).toContain(
    'Player 1: Harbour Charter, Stair-Walker. Player 2: Oak Tribe, Heron People. Player 3: Crow Tribe',
  )
  expect(mounted?.wrapper.text()).toContain('Two fields')
  expect(mounted?.wrapper.text()).toContain('Half done: Made here; it cannot be played yet.')
  await choose('mine')
  expect(mounted?.wrapper.text()).toContain('figures of their own')
  expect(mounted?.wrapper.find('textarea').exists()).toBe(false)
  await start()
  expect(begun()).toMatchObject({ houseRules: { scenario: 'file', unit_table: 'file' }, players: { p1: { name: 'First player' } } })
  const read = readOf(begun())
  expect(read.ok && read.value.scenario?.name).toBe('Two fields')
  expect(read.ok && Object.keys(read.value.players)).toEqual(['p1'])
  await choose('sample')
  await start()
  expect(begun()).not.toHaveProperty('scenario')
  expect(begun()['houseRules']).toEqual({})
  expect(said()).toEqual([])
})

test('a file is taken, and can be pasted', async () => {
  const begun = await setup()
  await choose('file')
  expect(mounted?.wrapper.find('textarea').exists()).toBe(true)
  expect(mounted?.wrapper.text()).toContain('Paste the scenario above')
  const choice = mounted?.wrapper.getComponent(DocumentChoice).vm as unknown as { take: (file: File) => Promise<void> }
  await choice.take(new File([JSON.stringify({ ...SAMPLE, name: 'From a file' })], 'x.json'))
  await settled()
  expect(mounted?.wrapper.text()).toContain('It has all that the sheet refers to.')
  await start()
  const read = readOf(begun())
  expect(read.ok && read.value.scenario?.name).toBe('From a file')
})

test('the workshop opens the set-up with what was made', async () => {
  mounted = await mountAt(tinyHost(NATION_TURNS, {}, { players: PLAYERS }), ScenarioChoice, () => ({
    made: 'mine',
    sheet: {},
    houseRules: {},
  }))
  await settled()
  const choice = mounted.wrapper.findComponent(ScenarioChoice)
  expect(choice.emitted('update:houseRules')?.at(-1)).toEqual([{ scenario: 'file', unit_table: 'file' }])
  expect(JSON.stringify(choice.emitted('update:sheet')?.at(-1))).toContain('Two fields')
})

test('NT-SET-1 the scenario of a campaign is read, and one can be made from it', async () => {
  mounted = await mountAt(tinyHost(NATION_TURNS, {}, { players: PLAYERS }), ScenarioPage)
  await settled()
  const text = mounted.wrapper.text().replace(/\s+/g, ' ')
  expect(text).toContain('The Northern Ring: 12 areas, 7 nations, 3 players.')
  expect(mounted.wrapper.findAll('tbody tr')).toHaveLength(12 + 7 + 8 + 4)
  expect(text).toContain('Soldier102 areas')
  expect(text).toContain('1 × Soldier in Saltmouth, 1 × Wizard in Saltmouth')
  expect(text).toContain('Heron People: defenders may leave before the first roll (elf wood)')
  expect(mounted.wrapper.find('input').exists()).toBe(false)
  const pushed = vi.spyOn(mounted.router, 'push')
  const make = mounted.wrapper.findAll('button').find((one) => one.text() === 'Make one of your own from it')
  await make?.trigger('click')
  const to = pushed.mock.calls[0]?.[0] as { readonly state: { readonly made: string } } | undefined
  expect(to).toMatchObject({ name: 'workshop', params: { game: 'nation-turns', page: 'scenarios' } })
  expect(JSON.parse(to?.state.made ?? '')).toEqual({ ...SAMPLE, name: 'The Northern Ring, changed' })
})
