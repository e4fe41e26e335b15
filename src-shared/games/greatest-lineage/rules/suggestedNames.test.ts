import { expect, test } from 'vitest'
import { toldIn } from '../../../language/language.ts'
import { tellOption } from '../../text/telling.ts'
import { toldOf } from '../../text/playing.ts'
import { LAND_WORDS } from '../board/names.ts'
import { GAME } from '../game.ts'
import { stage } from '../testing/stage.ts'
import type { Monument } from './records.ts'
import { SEATS, type Civilisation } from './seats.ts'
import { landSuggestions, monumentSuggestions } from './suggestedNames.ts'
import { MONUMENT_NAMES } from './tables/monumentNames.ts'

const monument = (id: string, name: string): Monument => ({
  ...{ id, name, builder: 'humans', holder: 'humans', settlement: 'humans-settlement-1' },
  ...{ prestige: 1, started: 1, due: 2, stage: 'standing', blessed: false },
})

const standing = (turn: number, ...names: readonly string[]) =>
  stage({
    turn,
    records: {
      monument: Object.fromEntries(names.map((name, at) => [`humans-monument-${at + 1}`, monument(`humans-monument-${at + 1}`, name)])),
    },
  })

const idsOf = (turn: number, seat: Civilisation = 'elves', ...names: readonly string[]) =>
  monumentSuggestions(standing(turn, ...names), seat).map(({ id }) => id)

test.each(SEATS)('every name for a monument of the %s comes first in some round, and the same in the same round', (seat) => {
  const rounds = MONUMENT_NAMES[seat].map((_, round) => idsOf(round + 1, seat))
  expect(new Set(rounds.map(([first]) => first)).size).toBe(MONUMENT_NAMES[seat].length)
  expect(rounds.every((names) => new Set(names).size === 3)).toBe(true)
  expect(idsOf(5, seat)).toEqual(rounds[4])
})

test.each(['The Moonwell', 'Der Mondbrunnen', ' the moonwell '])(
  'a name that a monument has is offered in neither language: %j',
  (taken) => {
    const round = MONUMENT_NAMES.elves.findIndex((_, at) => idsOf(at, 'elves')[0] === 'The Moonwell')
    expect(round).toBeGreaterThanOrEqual(0)
    expect(idsOf(round, 'elves', taken)).toHaveLength(3)
    expect(idsOf(round, 'elves', taken)).not.toContain('The Moonwell')
  },
)

test('where every name is taken, none is offered', () => {
  expect(idsOf(3, 'dwarves', ...MONUMENT_NAMES.dwarves.map(({ en }) => en))).toEqual([])
})

test('names are told in the language of the screen', () => {
  const world = standing(2)
  const [option] = monumentSuggestions(world, 'humans')
  if (option === undefined) throw new Error('there is no suggestion')
  const pair = MONUMENT_NAMES.humans.find(({ en }) => en === option.id)
  const told = () => toldOf({ game: GAME, world }, () => tellOption(option))
  expect([told(), toldIn('de', told)]).toEqual([pair?.en, pair?.de])
})

test('no two names of monuments are the same, in any language', () => {
  const all = SEATS.flatMap((seat) => MONUMENT_NAMES[seat]).flatMap(({ en, de }) => [en, de])
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((name) => name.length > 60)).toEqual([])
})

test('words for land go in pairs, so that a suggestion means the same in both languages', () => {
  const sizes = ({ beginnings, endings }: (typeof LAND_WORDS)['en']) =>
    [beginnings, endings].flatMap((words) => Object.entries(words).map(([kind, list]) => [kind, list.length]))
  expect(sizes(LAND_WORDS.de)).toEqual(sizes(LAND_WORDS.en))
})

test('new land on the table is offered names of its people that no land has', () => {
  const empty = stage({ turn: 4 })
  const [first, ...others] = landSuggestions(empty, 'dwarves').map(({ figures }) => figures)
  expect(others).toHaveLength(2)
  const taken = stage({
    turn: 4,
    records: { land: { 'elves-land-1': { id: 'elves-land-1', owner: 'elves', name: String(first?.['de']) } } },
  })
  expect(
    landSuggestions(taken, 'dwarves')
      .map(({ figures }) => figures)
      .slice(0, 2),
  ).toEqual(others)
})
