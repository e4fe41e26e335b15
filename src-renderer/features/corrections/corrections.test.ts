import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { h, type Component } from 'vue'
import type { TableView } from '../../../src-shared/contract/workbenchApi.ts'
import { plainMessage } from '../../../src-shared/kernel/message.ts'
import { accept } from '../../../src-shared/kernel/problem.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { tellIn, type Language } from '../../../src-shared/language/language.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { useCommandRegistry } from '../../commands/commands.ts'
import { useTableCommands } from '../../app/tableCommands.ts'
import { useDesk, type DeskDialog } from '../../stores/desk.ts'
import DeskPage from '../desk/DeskPage.vue'
import TableDialogs from '../desk/TableDialogs.vue'
import { chronicle } from '../chronicle/entries.ts'
import { chronicleOf } from '../desk/chronicle.ts'
import { entryName } from '../../wording/entries.ts'
import { useWhy } from '../why/useWhy.ts'
import WhySheet from '../why/WhySheet.vue'
import CorrectRecord from './CorrectRecord.vue'
import { registerOnly } from '../../../src-shared/games/testing/registered.ts'
import { toyEntry } from '../../../src-shared/games/testing/toyFace.ts'

registerOnly(toyEntry())

let mounted: Mounted | null = null
afterEach(() => {
  mounted?.wrapper.unmount()
  mounted = null
  tellIn(() => 'en')
  document.body.innerHTML = ''
})

/** Red's hoard, the way to bury another, and the desk, as a page of a game would show them. */
const Page: Component = {
  setup() {
    useTableCommands()
    return () => [
      h(CorrectRecord, { collection: 'hoard', id: 'red' }),
      h(CorrectRecord, { collection: 'hoard', owner: 'green' }),
      h(CorrectRecord, { collection: 'coop', id: 'red' }),
      h(DeskPage),
      h(TableDialogs),
      h(WhySheet),
    ]
  },
}

/** At the road of red's first turn, with 3 buried by red. `change`: what the table is told otherwise. */
async function opened(change: Partial<TableView> = {}): Promise<Mounted> {
  const host: TinyHost = tinyHost(
    toyGame(),
    {
      openTable: async () => accept({ ...(await host.session.view()), ...change }),
      seatView: async (_table, seat) => accept(await host.session.viewOf(seat)),
    },
    { rounds: 2, hens: 10 },
  )
  for (const answer of ['3', { counts: { egg: 7, none: 3 } }, '10', '99 99 99 99 99']) await host.answer(answer)
  await host.session.correct([{ collection: 'hoard', id: 'red', to: { owner: 'red', amount: 3 } }], 'dug by night')
  mounted = await mountAt(host, Page)
  return mounted
}

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent.trim()) === name)
const dialog = (): HTMLElement => document.querySelector<HTMLElement>('[role="dialog"]') ?? document.createElement('i')
const words = (): string => dialog().textContent.replace(/\s+/g, ' ')
async function click(name: string): Promise<void> {
  const found = button(name)
  if (found === undefined) throw new Error(`there is no button ${name}`)
  found.click()
  await flushPromises()
}
async function type(selector: string, value: string | boolean): Promise<void> {
  const field = dialog().querySelector<HTMLInputElement>(selector)
  if (field === null) throw new Error(`there is no ${selector} in ${words()}`)
  if (typeof value === 'boolean') field.checked = value
  else field.value = value
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  await flushPromises()
}
async function submit(): Promise<void> {
  dialog()
    .querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await flushPromises()
}
async function ask(wanted: DeskDialog): Promise<void> {
  if (mounted === null) throw new Error('nothing is mounted')
  useDesk(mounted.pinia).dialog = wanted
  await flushPromises()
}
const hoards = (): unknown => mounted?.table.world.records({ name: 'hoard' })

describe('a record is corrected from where it is shown', () => {
  test('with its reason, after saying what changes and what goes along', async () => {
    const { table } = await opened()
    await click('Correct: Hoard: Red')
    expect(words()).toContain('Nothing so far.')
    await type('#record-field-amount', '5')
    expect(words()).toContain('Amount: 3 → 5')
    expect(words()).toContain('Buried (Red): 0 → 5')
    await type('#record-reason', 'we counted again')
    await submit()
    expect(hoards()).toEqual([{ owner: 'red', amount: 5 }])
    expect(table.world.balance('red', 'buried')).toBe(5)
    expect(table.entries.at(-1)).toMatchObject({ kind: 'correction', reason: 'we counted again' })
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  test('it is added, and taken out', async () => {
    await opened()
    await click('Bury a hoard (Green)')
    expect(words()).toContain('New: Hoard: Green')
    await type('#record-reason', 'forgotten')
    await submit()
    expect(hoards()).toEqual([
      { owner: 'red', amount: 3 },
      { owner: 'green', amount: 1 },
    ])
    expect(button('Bury a hoard (Green)')).toBeUndefined()
    await click('Correct: Hoard: Red')
    await type('.ends input', true)
    expect(words()).toContain('Taken out: Hoard: Red')
    await type('#record-reason', 'there was none')
    await submit()
    expect(hoards()).toEqual([{ owner: 'green', amount: 1 }])
  })

  test('what is refused is told beside its field in words of the page, and nothing is lost', async () => {
    const { table } = await opened()
    await click('Correct: Hoard: Red')
    await type('#record-field-owner', 'blue')
    await submit()
    expect(words()).toContain('needs a reason')
    expect(dialog().querySelector('#record-field-owner-problem')?.textContent).toMatch(/^\s*Owner is blue, which is not on offer/)
    expect(dialog().querySelector<HTMLSelectElement>('#record-field-owner')?.value).toBe('blue')
    expect(table.entries.at(-1)).toMatchObject({ reason: 'dug by night' })
    dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await flushPromises()
    await click('Correct: Hoard: Red')
    expect(dialog().querySelector<HTMLSelectElement>('#record-field-owner')?.value).toBe('blue')
    expect(words()).toContain('What you had begun here has been kept.')
  })

  test('any of them can be chosen, and what was begun of one is there again', async () => {
    await opened()
    await ask({ kind: 'record' })
    await type('#record-which', 'new blue')
    await type('#record-field-amount', '7')
    await ask({ kind: 'note' })
    await ask({ kind: 'record' })
    expect(dialog().querySelector<HTMLSelectElement>('#record-which')?.value).toBe('new blue')
    expect(dialog().querySelector<HTMLInputElement>('#record-field-amount')?.value).toBe('7')
    await type('#record-reason', 'found')
    await submit()
    expect(hoards()).toContainEqual({ owner: 'blue', amount: 7 })
  })

  test('records the game says nothing of are not offered, nor any where nobody may correct', async () => {
    const { table } = await opened()
    expect(button('Correct: Hoard: Red')).toBeDefined()
    expect([...document.querySelectorAll('.correct')].map((one) => one.getAttribute('data-record'))).toEqual(['red', ''])
    table.lookBack(1)
    await flushPromises()
    expect(document.querySelectorAll('.correct, .move')).toHaveLength(0)
  })
})

describe('what sets a thing by hand', () => {
  /** What is offered: beside what is shown, on the sheet of a figure, among the commands. */
  async function offered({ pinia }: Mounted): Promise<readonly string[]> {
    const beside = [...document.querySelectorAll('.correct, .move')].map((one) => one.className.split(' ')[0] ?? '')
    const commands = useCommandRegistry(pinia).commands.filter(({ enabled }) => enabled?.() !== false)
    useWhy(pinia).open({ owner: 'red', account: 'gold' })
    await flushPromises()
    const sheet = button('Correct this figure') === undefined ? [] : ['figure']
    return [
      ...new Set([...beside, ...sheet, ...commands.map(({ id }) => id).filter((id) => /correct|endPhase|movePlay|takeOver/i.test(id))]),
    ].sort()
  }

  test('is offered to the game master', async () => {
    expect(await offered(await opened())).toEqual(
      [
        'correct',
        'figure',
        'move',
        'table.correct',
        'table.correctMany',
        'table.correctRecord',
        'table.endPhase',
        'table.movePlay',
        'table.takeOver',
      ].sort(),
    )
  })

  test.each<[string, Partial<TableView>]>([
    ['where a newer version wrote the campaign, or older rules did', { readOnly: plainMessage('Resolved by other rules.') }],
    ['where the record and the rules disagree', { disagreement: 3 }],
    ['to a player', { seat: 'red' }],
  ])('is offered nowhere %s', async (_, change) => {
    const at = await opened(change)
    expect(at.table.world.recordIds('hoard')).toEqual(['red'])
    expect(await offered(at)).toEqual([])
  })

  test('is offered nowhere while the screen is lent', async () => {
    const at = await opened()
    await at.table.lend('tiny', 'red')
    await flushPromises()
    expect(at.table.world.recordIds('hoard')).toEqual(['red'])
    expect(await offered(at)).toEqual([])
  })
})

describe('the place of play', () => {
  test('the phase in play is skipped or ended, as the rail says, after telling what that does', async () => {
    const { table } = await opened()
    await click('Skip this phase')
    expect(words()).toContain('Play is at Round 1 · Red · Road. It continues at Round 1 · Red · Stall')
    expect(words()).toContain('Asked next: Red, “What do you sell and buy?”')
    await type('#place-reason', 'no time for the fair')
    await submit()
    expect(table.pending?.id).toBe('1/red/4~1/stall')
    expect(table.entries.at(-1)).toMatchObject({ kind: 'correction', reason: 'no time for the fair' })
    await table.answer({})
    await table.answer({ act: 'boast' })
    await flushPromises()
    expect(button('Skip this phase')).toBeUndefined()
    await click('End this phase')
    expect(words()).toContain('the 1 answer of this phase included')
  })

  test('play goes back to a phase, from its record', async () => {
    const { table, pinia } = await opened()
    useDesk(pinia).phaseShown = { turn: 1, seat: 'red', phase: 1 }
    await flushPromises()
    await click('Go back to this phase …')
    expect(words()).toContain('Go back to a phase')
    expect(words()).toContain('The phase is played again')
    expect(words()).toContain('Asked next: Red, “What is the weather like?”')
    await submit()
    expect(dialog().querySelector('#place-reason-problem')?.textContent).toContain('needs a reason')
    await type('#place-reason', 'the wrong die')
    await submit()
    expect(table.cursor).toMatchObject({ turn: 1, seat: 'red', phase: 1, pass: 1 })
  })

  test('a place where nothing is asked says where play comes to', async () => {
    await opened()
    await ask({ kind: 'place' })
    await type('#place-seat', 'table')
    expect(words()).toContain('Nothing is asked there. Asked next: Red')
    expect(words()).toContain('(Round 2 · Red)')
  })

  test('it is in the palette, and no longer once one looks back', async () => {
    const { table, pinia } = await opened()
    const offered = (): readonly string[] =>
      useCommandRegistry(pinia)
        .commands.filter(({ enabled }) => enabled?.() !== false)
        .map(({ id }) => id)
    expect(offered()).toEqual(expect.arrayContaining(['table.correctRecord', 'table.endPhase', 'table.movePlay']))
    useCommandRegistry(pinia).run('table.endPhase')
    await flushPromises()
    expect(words()).toContain('Skip this phase')
    table.lookBack(1)
    expect(offered().filter((id) => /endPhase|movePlay|correctRecord/.test(id))).toEqual([])
  })
})

describe.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'Hoard: Red (Amount: 3 → 4): so it was',
      'new: Hoard: Red: dug by night',
      'taken out: Hoard: Red: empty',
      'play moved to Round 1 · Red: once more',
      'the correction of Hoard: Red',
      'Decreed: a mild spring',
    ],
  ],
  [
    'de',
    [
      'Schatz: Rot (Anzahl: 3 → 4): so it was',
      'neu: Schatz: Rot: dug by night',
      'herausgenommen: Schatz: Rot: empty',
      'weitergespielt bei Runde 1 · Rot: once more',
      'Korrektur: Schatz: Rot',
      'Erlassen: a mild spring',
    ],
  ],
])('in %s the chronicle tells', (language, told) => {
  test('what was set from what to what, where play went, and what was decreed', async () => {
    const { table } = await opened()
    tellIn(() => language)
    await table.correct([{ collection: 'hoard', id: 'red', to: { owner: 'red', amount: 4 } }], 'so it was')
    const named = table.moments.at(-1)
    await table.correct([{ collection: 'hoard', id: 'red', to: null }], 'empty')
    await table.correct([{ cursor: { turn: 1, seat: 'red', phase: 0 } }], 'once more')
    await table.decree({ eggs: 2 }, 'a mild spring')
    const texts = [
      ...chronicleOf(table.moments, 99).map(({ text }) => text),
      ...chronicle(table.moments).map(({ answer }) => answer),
      named === undefined ? '' : entryName(named),
    ].join('\n')
    for (const text of told) expect(texts).toContain(text)
  })
})
