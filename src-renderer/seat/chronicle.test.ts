import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { momentsOf, type SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import { at, posting } from '../testing/played.ts'
import { chronicleOf } from '../features/desk/chronicle.ts'
import { searchChronicle, seenChronicle } from './chronicle.ts'
import { tellForGreatestLineage } from '../testing/playedGame.ts'
import ChronicleLines from './components/ChronicleLines.vue'

tellForGreatestLineage()

const line = (seat: string, wording: string, figures = {}): NonNullable<SeenEntry['effects']>[number] => ({
  kind: 'line',
  rule: 'GL-WAR-1',
  wording,
  seat,
  figures,
})

const ENTRIES: readonly SeenEntry[] = [
  { seq: 0, kind: 'setup', effects: [at(1, 'elves', 5)] },
  { seq: 1, kind: 'answer', effects: [line('elves', 'line.warBegins', { by: 'elves', on: 'humans' })] },
  { seq: 2, kind: 'answer', effects: [posting('elves', 'food', 5)] },
  { seq: 3, kind: 'correction', reason: 'counted again', effects: [posting('elves', 'food', -2)] },
  { seq: 4, kind: 'retraction', from: 2 },
]

test('a seat reads lines and what the game master did, the newest first, and nothing of answers without a line', () => {
  const items = seenChronicle(momentsOf(ENTRIES))
  expect(items.map(({ kind }) => kind)).toEqual(['retraction', 'correction', 'answer'])
  expect(items[0]?.text).toBe('Taken back by the game master')
  expect(items[1]?.text).toBe('The game master corrected Food of the Elves −2: counted again')
  expect(items[1]?.voidedBy).toBe(4)
})

test.each(['line.event.rollsForGood', 'line.event.rollsForTheTurn'])('%s stands behind the sentence it carries on', (wording) => {
  const begins = line('elves', 'line.warBegins', { by: 'elves', on: 'humans' })
  const goesOn = line('table', wording, { turn: 3 })
  const entries: readonly SeenEntry[] = [
    { seq: 0, kind: 'setup', effects: [at(1, 'elves', 5)] },
    { seq: 1, kind: 'answer', effects: [begins, posting('elves', 'food', 5), goesOn, begins] },
    { seq: 2, kind: 'answer', effects: [goesOn] },
  ]
  for (const items of [seenChronicle(momentsOf(entries)), chronicleOf(momentsOf(entries), 9)]) {
    const texts = items.map(({ text }) => text)
    expect(texts[0]).toMatch(/^This /)
    expect(texts.filter((text) => /\S This (is|applies)/.test(text))).toHaveLength(1)
  }
})

test('every word of a search must stand in the line, and it may be about one civilisation alone', () => {
  const items = seenChronicle(momentsOf(ENTRIES))
  expect(searchChronicle(items, 'FOOD corrected', null)).toHaveLength(1)
  expect(searchChronicle(items, 'food nowhere', null)).toHaveLength(0)
  expect(searchChronicle(items, 'round 1', 'elves')).toHaveLength(3)
  expect(searchChronicle(items, '', 'humans')).toHaveLength(0)
})

test('behind what came of the own roll stands who threw it, and what was taken back is struck through', () => {
  const begins = line('elves', 'line.warBegins', { by: 'elves', on: 'humans' })
  const entries: readonly SeenEntry[] = [
    { seq: 0, kind: 'setup', effects: [at(1, 'elves', 5)] },
    { seq: 1, kind: 'answer', effects: [begins], thrown: 'app' },
    { seq: 2, kind: 'retraction', from: 1 },
    { seq: 3, kind: 'answer', effects: [begins], thrown: 'hand' },
    { seq: 4, kind: 'answer', effects: [begins] },
  ]
  const lines = mount(ChronicleLines, { props: { items: seenChronicle(momentsOf(entries)) } }).findAll('li')
  const told = lines.map((one) => one.find('.text').text())
  expect(told[0]).not.toContain('rolled')
  expect(told[1]).toMatch(/\S · rolled at the table$/)
  expect(told[2]).toBe('Taken back by the game master')
  expect(lines[3]?.find('del').exists()).toBe(true)
})
