import { flushPromises } from '@vue/test-utils'
import { storeToRefs } from 'pinia'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TableView, WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { accept, refuse, told } from '../../../src-shared/kernel/problem.ts'
import { message } from '../../../src-shared/messages/message.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { say } from '../../../src-shared/games/greatest-lineage/words/say.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost, type TinyHost } from '../../testing/tinyBridge.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { useDesk } from '../../stores/desk.ts'
import { useHighlights } from '../highlights/highlightsStore.ts'
import DeskPage from './DeskPage.vue'

let mounted: Mounted

async function desk(host: TinyHost = tinyHost(tinyGame())): Promise<Mounted> {
  mounted = await mountAt(host, DeskPage)
  return mounted
}

/** A host whose table is as `state` says. */
async function tableWith(state: Partial<TableView>, overrides: Partial<WorkbenchApi> = {}): Promise<TinyHost> {
  const view = { ...(await tinyHost(tinyGame()).session.view()), ...state }
  return tinyHost(tinyGame(), { openTable: () => Promise.resolve(accept(view)), ...overrides })
}

const button = (name: string) => mounted.wrapper.findAll('button').find((found) => found.text().includes(name))

afterEach(() => {
  mounted.wrapper.unmount()
  localStorage.clear()
  tellIn(() => 'en')
})

test('the desk shows the question, the turn, the ledger and the chronicle', async () => {
  const { wrapper } = await desk()
  expect(wrapper.get('#request-title').text()).toContain('14')
  expect(wrapper.get('[aria-current="step"]').text()).toContain('Population')
  await button('more')?.trigger('click')
  expect(wrapper.findAll('.ledger tbody tr').some((row) => row.text().includes('Males') && row.text().includes('31'))).toBe(true)
  expect(wrapper.findAll('.chronicle li').length).toBeGreaterThan(0)
})

test('an answer is followed by the next question, by what it gave, and by the way to take it back', async () => {
  const { wrapper, table } = await desk()
  await button('Roll 14 dice')?.trigger('click')
  await flushPromises()
  expect(table.pending?.kind).toBe('fill')
  expect(wrapper.get('[aria-label="Just now"]').findAll('.die')).toHaveLength(14)
  await button('Take back births')?.trigger('click')
  await flushPromises()
  expect(table.pending?.kind).toBe('roll')
  expect(wrapper.findAll('.chronicle del')).toHaveLength(1)
})

test('the ledger shows what the round moved and what the answer would move, and folds the rest behind their number until it is wanted', async () => {
  const { wrapper, table } = await desk()
  const names = () => wrapper.findAll('.ledger tbody tr:not(.group) th').map((row) => row.text())
  const moved = names()
  expect(moved).not.toContain('Males')
  await button('Roll 14 dice')?.trigger('click')
  await flushPromises()
  expect(names()).toEqual(['Males', ...moved])
  expect(table.pending?.kind).toBe('fill')
  await wrapper.get('.request input[type="number"], .request input[inputmode]').setValue('3')
  await expect.poll(() => wrapper.findAll('.ledger tr.next th').map((row) => row.text())).toContain('Food')
  const folded = Number(/(\d+) more/.exec(wrapper.get('.ledger').text())?.[1])
  const before = names().length
  await button('more')?.trigger('click')
  expect(names()).toHaveLength(before + folded)
  mounted.wrapper.unmount()
  const again = await desk()
  expect(again.wrapper.get('.ledger').text()).not.toMatch(/\d+ more/)
})

test('ears hear what an answer came to, then the next question', async () => {
  const { table, pinia } = await desk()
  const { murmured } = storeToRefs(useAnnouncements(pinia))
  await button('Roll 14 dice')?.trigger('click')
  await flushPromises()
  const question = say(table.pending?.wording ?? '', table.pending?.figures ?? {})
  expect(murmured.value).toBe(`Dice: 9 × Child born; 5 × No child. Elves: +9 Males. Elves: ${question}`)
})

test('ears hear what is asked once what stood in its place is put away', async () => {
  localStorage.setItem('lineage.preferences', JSON.stringify({ playsOn: 'asked' }))
  const { table, pinia } = await desk()
  const { murmured } = storeToRefs(useAnnouncements(pinia))
  const highlights = useHighlights(pinia)
  for (const answer of ['app', { food: 0, wood: 0 }, 'none', 'done']) await table.answer(answer)
  await flushPromises()
  expect(highlights.shown?.map(({ kind }) => kind)).toEqual(['turn'])
  highlights.goOn()
  await flushPromises()
  const question = say(table.pending?.wording ?? '', table.pending?.figures ?? {})
  expect(table.pending?.seat).toBe('humans')
  expect(murmured.value).toBe(`Humans: ${question}`)
})

test('the card that ends a turn is read aloud: what is for its player alone stands covered on it', async () => {
  localStorage.setItem('lineage.preferences', JSON.stringify({ playsOn: 'asked' }))
  const { table, wrapper } = await desk()
  for (const answer of ['app', { food: 5, wood: 0 }, 'none', 'done']) await table.answer(answer)
  await flushPromises()
  const card = wrapper.get('.highlight[data-kind="turn"]')
  const covered = card.get<HTMLDetailsElement>('details.covered')
  expect([covered.element.open, covered.get('summary').text()]).toEqual([false, 'For the elves alone: not to be read aloud'])
  const secret = covered.findAll('.brought li').map((row) => row.get('span').text())
  const aloud = card.findAll('.brought li').map((row) => row.get('span').text())
  const open = aloud.filter((account) => !secret.includes(account))
  expect([secret, open]).toEqual([expect.arrayContaining(['Food']), expect.not.arrayContaining(['Food'])])
})

test('a phase of the rail opens its record', async () => {
  const { pinia } = await desk()
  const place = useDesk(pinia)
  const phase = button('Gain points')
  expect(phase?.text()).toContain('Gain points')
  const pressed = phase?.trigger('click')
  // At once: without a window of its own the record may take what is left of another test for a click beside it.
  expect(place.phaseShown).toEqual({ turn: 1, seat: 'elves', phase: 2 })
  await pressed
})

test('a campaign for reading only says why, asks nothing, and offers a copy', async () => {
  const duplicate = vi.fn<WorkbenchApi['duplicate']>(() => Promise.resolve(accept('copy')))
  const { wrapper } = await desk(
    await tableWith({ readOnly: 'The file is damaged in line 9.', pending: [], retractable: null }, { duplicate }),
  )
  expect(wrapper.text()).toContain('damaged in line 9')
  expect(wrapper.find('#request-title').exists()).toBe(false)
  expect(wrapper.get('#then-title').text()).toBe('The last entry')
  await button('Make a copy')?.trigger('click')
  await flushPromises()
  expect(duplicate).toHaveBeenCalledWith('tiny', expect.stringMatching(/ \(copy\)$/), expect.any(String))
})

test('a campaign that another computer seems to have open can be taken from it', async () => {
  const breakLock = vi.fn<WorkbenchApi['breakLock']>(() => Promise.resolve(refuse(told('campaign', message('campaign.unreadable')))))
  const readOnly = message('file.openElsewhere', { name: 'Iron.lineage', host: 'attic', process: 7, lock: '.Iron.lineage.lock' })
  await desk(await tableWith({ readOnly }, { breakLock }))
  await button('It is not open there')?.trigger('click')
  await flushPromises()
  expect(breakLock).toHaveBeenCalledWith('tiny')
  expect(button('Play on from here')).toBeUndefined()
})

test('where the rules disagree with the record, the phase can be started again', async () => {
  const { wrapper } = await desk(await tableWith({ disagreement: 7, pending: [] }))
  expect(wrapper.get('[role="alert"]').text()).toContain('entry 7')
  await button('Start the phase again')?.trigger('click')
  expect(useDesk(mounted.pinia).dialog).toEqual({ kind: 'restart' })
})

test('a finished game shows its end and the seed of its dice', async () => {
  const { wrapper } = await desk(tinyHost(tinyGame(0)))
  expect(wrapper.text()).toContain('The game is over')
  expect(wrapper.get('.seed').text()).toMatch(/^[0-9a-f]{64}$/)
})

test('the hint for the first visit goes for good once it is read', async () => {
  localStorage.clear()
  const { wrapper } = await desk()
  await button('Understood')?.trigger('click')
  expect(wrapper.text()).not.toContain('One question at a time')
  expect(localStorage.getItem('lineage.preferences')).toContain('"desk"')
})

describe('focus and scroll', () => {
  const press = (init: KeyboardEventInit): boolean =>
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  const focused = (): string => document.activeElement?.id ?? ''

  test('after an answer by keyboard the next question has the focus in its first field; ledger and chronicle stay where they were', async () => {
    const { wrapper, table } = await desk()
    const panes = [wrapper.get('.ledger .rows').element, wrapper.get('.chronicle').element]
    for (const [index, pane] of panes.entries()) pane.scrollTop = 40 + index
    press({ key: 'r', code: 'KeyR' })
    await flushPromises()
    expect(table.pending?.kind).toBe('fill')
    expect(focused()).toBe('fill-food')
    wrapper.get<HTMLInputElement>('#fill-food').element.form?.requestSubmit()
    await flushPromises()
    expect(table.pending?.kind).toBe('choose')
    expect(document.activeElement?.closest('.request')).not.toBeNull()
    expect([wrapper.get('.ledger .rows').element, wrapper.get('.chronicle').element]).toEqual(panes)
    expect(panes.map(({ scrollTop }) => scrollTop)).toEqual([40, 41])
  })

  test('what was typed, and the focus in it, stay when something else at the table changes', async () => {
    const host = tinyHost(tinyGame())
    await host.answer('app')
    const { wrapper } = await desk(host)
    await wrapper.get('#fill-wood').setValue('7')
    wrapper.get<HTMLInputElement>('#fill-wood').element.focus()
    await host.session.note('the cat sat on the board')
    await flushPromises()
    expect(focused()).toBe('fill-wood')
    expect(wrapper.get<HTMLInputElement>('#fill-wood').element.value).toBe('7')
  })

  test('a question that somebody else has answered takes the focus from nobody', async () => {
    const host = tinyHost(tinyGame())
    const { wrapper, table } = await desk(host)
    const figure = wrapper.get<HTMLButtonElement>('.ledger .figure').element
    figure.focus()
    await host.answer('app')
    await flushPromises()
    expect(table.pending?.kind).toBe('fill')
    expect(document.activeElement).toBe(figure)
  })
})

test('in German everything on the desk is told in German, with its plurals and numbers', async () => {
  localStorage.setItem('lineage.preferences', JSON.stringify({ language: 'de' }))
  const host = tinyHost(tinyGame())
  await host.answer('app')
  const { wrapper } = await desk(host)
  await host.session.correct([{ owner: 'elves', account: 'wood', to: 12345 }], 'nachgezählt')
  await flushPromises()
  const text = wrapper.text().replace(/\s+/g, ' ')
  expect(text).toContain('Eine Frage nach der anderen')
  expect(wrapper.get('.rail').text()).toMatch(/^Runde 1/)
  expect(wrapper.get('[aria-current="step"]').text()).toContain('jetzt')
  expect(wrapper.get('.ledger').text()).toContain('diese Runde')
  expect(wrapper.get('.ledger').text()).toContain('12.345')
  expect(wrapper.get('.chronicle').text()).toContain('Holz (Elfen) auf 12.345 gesetzt: nachgezählt')
  expect(text).toContain('Zurücknehmen: ')
  expect(text).not.toMatch(/\b(the|this|Take back|Round)\b/)
})
