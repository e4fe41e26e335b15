import { expect, test } from 'vitest'
import { has, say } from '../../words/say.ts'
import { EVENTS, figuresOf, TIMELINE, wordingOf } from './events.ts'

test('GL-TIME-1 the timeline has twenty turns; 2, 5 and 14 are empty (RULING-16)', () => {
  expect(TIMELINE.map(({ turn }) => turn)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(TIMELINE.filter(({ rows }) => rows.length === 0).map(({ turn }) => turn)).toEqual([2, 5, 14])
})

test('GL-TIME-1 every row stands under the turn its id names, in the order of its letters, once', () => {
  const ids = EVENTS.map(({ rule }) => rule)
  expect(ids).toEqual([...new Set(ids)].sort())
  expect(EVENTS.every(({ rule, turn }) => rule.startsWith(`GL-TIME-T${String(turn).padStart(2, '0')}`))).toBe(true)
  expect(TIMELINE.flatMap(({ rows }) => rows)).toEqual(EVENTS)
})

test('GL-TIME-1 every turn has a headline, and every row a text', () => {
  expect(TIMELINE.filter(({ headline }) => !has(headline))).toEqual([])
  expect(EVENTS.filter((row) => !has(wordingOf(row)))).toEqual([])
})

test.each([
  ['GL-TIME-T01a', 'The humans lose 2 males.'],
  ['GL-TIME-T01b', 'The Demonic kingdom gains 16 culture.'],
  ['GL-TIME-T03a', 'The Undead kingdom spreads over 2 territories in addition to its own.'],
  ['GL-TIME-T03c', 'The Monstrous Humanoid kingdom loses 1 warrior.'],
  [
    'GL-TIME-T06a',
    'Every civilisation loses 30 males and 30 females; one with too few of either falls back an age instead, or is out of the game if it is in the first age.',
  ],
  ['GL-TIME-T06b', 'Every kingdom loses 30 warriors and 30 other people.'],
  ['GL-TIME-T06d', 'The Undead kingdom gives up 1 territory.'],
  ['GL-TIME-T08a', 'Every civilisation has +8 on military rolls.'],
  ['GL-TIME-T08b', 'The Undead kingdom and the Demonic kingdom have −5 on military rolls.'],
  ['GL-TIME-T09b', 'The elves and the dwarves gain 3 military technology each.'],
  ['GL-TIME-T10e', 'The dwarves take the nearest territory of the Monstrous Humanoid kingdom.'],
  ['GL-TIME-T15a', 'Every civilisation falls back one age.'],
  ['GL-TIME-T18c', 'Every civilisation gives up 1 territory of its own choice.'],
])('%s reads: %s', (rule, text) => {
  const row = EVENTS.find((event) => event.rule === rule)!
  expect(say(wordingOf(row), figuresOf(row))).toBe(text)
})

test.each([
  ['line.event.lostFewer', { seat: 'humans', males: 0, females: 0 }, 'The humans had nobody to lose.'],
  ['line.event.lostFewer', { seat: 'humans', males: 1, females: 5 }, 'The humans had no more to lose than 1 male and 5 females.'],
  [
    'line.event.keepsTwo',
    { seat: 'humans', males: 30, females: 1 },
    'The humans have too few people: 30 males and 1 female lost, the last male and the last female spared.',
  ],
  ['line.event.void', { who: 'undead' }, 'Nothing comes of it: the Undead kingdom is not in the game.'],
  ['line.event.void', { who: 'elves,dwarves' }, 'Nothing comes of it: the elves and the dwarves are not in the game.'],
  ['line.event.inherited', { owner: 'demonic', culture: 16, military: 0 }, 'The Demonic kingdom gained by it: culture +16.'],
  ['line.event.landPicked', { territories: 4, picker: 'dwarves' }, '4 territories are taken; the dwarves say which.'],
  ['line.event.landPicked', { territories: 0, picker: 'dwarves' }, 'There was no land left to take.'],
])('GL-TIME-1 %s of %j reads: %s', (wording, figures, text) => {
  expect(say(wording, figures)).toBe(text)
})
