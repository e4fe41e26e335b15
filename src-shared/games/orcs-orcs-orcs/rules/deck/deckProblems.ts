import { problem, shown, type Problem } from '../../../../kernel/problem.ts'
import { ownMessage, ownProblem } from '../messages.ts'
import { CREATURE_TYPES, MISSIONS, PATHS, POISON, TERRAINS, TOADLINGS, type Category, type CreatureType } from '../types.ts'
import type { CreatureFigures, Deck, Spell } from './deck.ts'

/** Sums that every copy of the game has. */
const MARKERS = 72
const SPELLS = 40
const START = 8
const FATE = 15
const FATE_X1 = 19
const TOADLING_TILES = 12
/** Markers that bear a 3, and a 4. */
const NUMBERED = 12
/** Markers of a category in play: of its two types together. */
const MARKERS_OF: Readonly<Record<Category, number>> = { weak: 32, strong: 24, brute: 16 }

/** Faces and options that are no spells. */
const TAKEN: ReadonlySet<string> = new Set([POISON, 'nothing', ...CREATURE_TYPES, ...MISSIONS, ...TERRAINS, ...TOADLINGS])

/** Problems of a deck of the right shape: sums of the book, and a spell without power to cast it. `field` is its name there. */
export function deckProblems(deck: Deck, field: string): readonly Problem[] {
  const copies = (...piles: readonly string[]): number =>
    sum(deck.spells.flatMap((spell) => (piles.includes(spell.pile) ? [spell.copies] : [])))
  return [
    ...ringProblems(deck, field),
    ...sumProblem(`${field}.creatures`, 'markers', sum(basic(deck).map(({ markers }) => markers)), MARKERS),
    ...Object.entries(MARKERS_OF).flatMap(([category, wanted]) =>
      sumProblem(
        `${field}.creatures`,
        category,
        sum(basic(deck).flatMap((one) => (one.category === category ? [one.markers] : []))),
        wanted,
      ),
    ),
    ...sumProblem(`${field}.spells`, 'A + B', copies('A', 'B'), SPELLS),
    ...sumProblem(`${field}.spells`, 'start', copies('start'), START),
    ...sumProblem(`${field}.fate`, 'fate', deck.fate.length, FATE),
    ...sumProblem(`${field}.fateX1`, 'fate', deck.fateX1.length, FATE_X1),
    ...sumProblem(`${field}.toadlings`, 'toadlings', sum(TOADLINGS.map((face) => deck.toadlings[face])), TOADLING_TILES),
    ...sumProblem(`${field}.creatures`, 'threes', sum(basic(deck).map(({ threes }) => threes)), NUMBERED),
    ...sumProblem(`${field}.creatures`, 'fours', sum(basic(deck).map(({ fours }) => fours)), NUMBERED),
    ...deck.creatures.flatMap((one, at) => creatureProblems(deck, one, `${field}.creatures.${at}`)),
    ...twice(deck.creatures.map(({ id }) => id)).map((id) => problem(`${field}.creatures`, 'problem.twiceInList', { value: id })),
    ...deck.spells.flatMap((spell, at) => spellProblems(spell, `${field}.spells.${at}`)),
    ...deck.spells.flatMap((spell, at) =>
      spell.kind !== 'lore' && spell.lines.length === 0
        ? [problem(`${field}.spells.${at}.lines`, 'problem.missing', { wanted: ownMessage('noun.line') })]
        : [],
    ),
    ...twice(deck.spells.map(({ id }) => id)).map((id) => problem(`${field}.spells`, 'problem.twiceInList', { value: id })),
  ]
}

/** A basic type has a counter; a newcomer has as many markers as each type it can replace. */
function creatureProblems(deck: Deck, one: CreatureFigures, field: string): readonly Problem[] {
  if (basic(deck).includes(one)) {
    return (one.track ?? []).length > 0 ? [] : [ownProblem(`${field}.track`, 'problem.noTrack', { type: one.id })]
  }
  const replaced = basic(deck).filter(({ category }) => category === one.category)
  return (['markers', 'threes', 'fours'] as const).flatMap((figure) => {
    const other = replaced.find((type) => type[figure] !== one[figure])
    return other === undefined ? [] : sumProblem(`${field}.${figure}`, one.id, one[figure], other[figure])
  })
}

/** Ids stand in answers (`wisdom:water`) and beside other faces, so they are plain words of their own. */
function spellProblems({ id, powers }: Spell, field: string): readonly Problem[] {
  const isPlain = /^[a-z][a-z0-9_]*$/.test(id) && !TAKEN.has(id)
  return [
    ...(isPlain ? [] : [ownProblem(`${field}.id`, 'problem.spellId', { value: shown(id) })]),
    ...(powers.length > 0 ? [] : [ownProblem(`${field}.powers`, 'problem.noPower', { spell: id })]),
  ]
}

function basic({ creatures }: Deck): readonly CreatureFigures[] {
  const newcomers: readonly CreatureType[] = ['croco', 'toad', 'bomber']
  return creatures.filter(({ id }) => !newcomers.includes(id))
}

function ringProblems({ ring }: Deck, field: string): readonly Problem[] {
  const isWhole = ring.length === PATHS.length && PATHS.every((path) => ring.includes(path))
  return isWhole ? [] : [ownProblem(`${field}.ring`, 'problem.ringPaths', { value: ring.join(', ') }, 'OO-GEN-1')]
}

function sumProblem(field: string, what: string, value: number, wanted: number): readonly Problem[] {
  return value === wanted ? [] : [ownProblem(field, 'problem.deckSum', { what, value, wanted })]
}

function twice(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) < at))]
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
