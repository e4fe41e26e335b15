import { problem, shown, wrongType, type Problem } from '../../../../kernel/problem.ts'
import { ownMessage, ownProblem } from '../messages.ts'
import { CATEGORIES, CREATURE_TYPES, MISSIONS, NEWCOMERS, PATHS, POISON, TERRAINS, TOADLINGS, type Category } from '../types.ts'
import { kindOf, SPELL_NAMES, type CreatureFigures, type Deck, type Spell } from './deck.ts'
import { OURS_1 } from './ours.ts'

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

/** A sum that every copy of the game has, as the figures of a deck come to it. */
export interface DeckSum {
  readonly what: SumOf
  readonly value: number
  readonly wanted: number
}

/** Name of a sum -> the list of the deck whose figures it adds up. */
const SUM_OF = {
  ...{ markers: 'creatures', weak: 'creatures', strong: 'creatures', brute: 'creatures', threes: 'creatures', fours: 'creatures' },
  ...{ 'A + B': 'spells', start: 'spells', fate: 'fate', fateX1: 'fateX1', toadlings: 'toadlings' },
} as const
export type SumOf = keyof typeof SUM_OF

/** Returns the sums of a deck, right or wrong. */
export function deckSums(deck: Deck): readonly DeckSum[] {
  const types = basic(deck)
  const copies = (...piles: readonly string[]): number =>
    sum(deck.spells.flatMap((spell) => (piles.includes(spell.pile) ? [spell.copies] : [])))
  const markersOf = (category: Category): number => sum(types.flatMap((one) => (one.category === category ? [one.markers] : [])))
  return [
    { what: 'markers', value: sum(types.map(({ markers }) => markers)), wanted: MARKERS },
    ...CATEGORIES.map((what) => ({ what, value: markersOf(what), wanted: MARKERS_OF[what] })),
    { what: 'A + B', value: copies('A', 'B'), wanted: SPELLS },
    { what: 'start', value: copies('start'), wanted: START },
    { what: 'fate', value: deck.fate.length, wanted: FATE },
    { what: 'fateX1', value: deck.fateX1.length, wanted: FATE_X1 },
    { what: 'toadlings', value: sum(TOADLINGS.map((face) => deck.toadlings[face])), wanted: TOADLING_TILES },
    { what: 'threes', value: sum(types.map(({ threes }) => threes)), wanted: NUMBERED },
    { what: 'fours', value: sum(types.map(({ fours }) => fours)), wanted: NUMBERED },
  ]
}

/** Problems of a deck of the right shape: sums of the book, and a spell without power to cast it. `field` is its name there. */
export function deckProblems(deck: Deck, field: string): readonly Problem[] {
  return [
    ...ringProblems(deck, field),
    ...deckSums(deck).flatMap(({ what, value, wanted }) => sumProblem(`${field}.${SUM_OF[what]}`, what, value, wanted)),
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

/**
 * Problems of a deck of a new campaign: those of `deckProblems`, and faults that earlier versions took. Their campaigns still open.
 */
export function newDeckProblems(deck: Deck, field: string): readonly Problem[] {
  return [
    ...deckProblems(deck, field),
    ...deck.creatures.flatMap((one, at) => numberedProblems(one, `${field}.creatures.${at}.threes`)),
    ...deck.spells.flatMap((spell, at) => newSpellProblems(spell, `${field}.spells.${at}`)),
    ...deck.fate.flatMap(({ moves }, at) => twiceIn(`${field}.fate.${at}.moves`, moves)),
    ...deck.fateX1.flatMap(({ paths, sections }, at) => [
      ...twiceIn(`${field}.fateX1.${at}.paths`, paths),
      ...twiceIn(`${field}.fateX1.${at}.sections`, sections),
    ]),
  ]
}

function numberedProblems({ id, markers, threes, fours }: CreatureFigures, field: string): readonly Problem[] {
  return threes + fours <= markers ? [] : [ownProblem(field, 'problem.numbered', { value: threes + fours, type: id, markers })]
}

/** The kind of a spell is that of its name, lore has no lines, and a line needs something. */
function newSpellProblems(spell: Spell, field: string): readonly Problem[] {
  const { id, name, kind, powers, lines, effects } = spell
  const isOfKind = kind === kindOf(name)
  return [
    ...(namesAnother(spell) ? [ownProblem(`${field}.id`, 'problem.spellTaken', { value: shown(id), spell: name })] : []),
    ...(isOfKind ? [] : [problem(`${field}.kind`, 'problem.option', { value: shown(kind), options: kindOf(name) })]),
    ...(isOfKind && kind === 'lore' && lines.length > 0
      ? [ownProblem(`${field}.lines`, 'problem.loreLines', { value: lines.length, spell: name })]
      : []),
    ...lines.flatMap(({ need }, at) =>
      typeof need === 'object' && Object.keys(need).length === 0
        ? [wrongType(`${field}.lines.${at}.need`, need, ownMessage('noun.need'))]
        : [],
    ),
    ...twiceIn(`${field}.powers`, powers),
    ...twiceIn(`${field}.effects`, effects),
  ]
}

/** Whether the cards would be shown under the name of others: of another spell, of the same with other powers, or of a section. */
function namesAnother({ id, name, powers }: Spell): boolean {
  const printed = OURS_1.spells.find((spell) => spell.id === id)
  if (printed === undefined) return SECTION_FACE.test(id) || SPELL_NAMES.some((one) => one === id && one !== name)
  const isOfPowers = printed.powers.length !== 2 || (powers.length === 2 && printed.powers.every((power) => powers.includes(power)))
  return printed.name !== name || !isOfPowers
}

/** Cards that choose sections for terrain. */
const SECTION_FACE = /^s[123]$/

function twiceIn(field: string, list: readonly (string | number)[]): readonly Problem[] {
  return list.filter((one, at) => list.indexOf(one) < at).map((one) => problem(field, 'problem.twiceInList', { value: shown(one) }))
}

/** A basic type has a counter; a newcomer has as many markers as one of the types that it can replace. */
function creatureProblems(deck: Deck, one: CreatureFigures, field: string): readonly Problem[] {
  if (basic(deck).includes(one)) {
    return (one.track ?? []).length > 0 ? [] : [ownProblem(`${field}.track`, 'problem.noTrack', { type: one.id })]
  }
  const replaced = basic(deck).filter(({ category }) => category === one.category)
  if (replaced.some((type) => hasSameMarkers(one, type))) return []
  return MARKER_FIGURES.flatMap((figure) => {
    const wanted = [...new Set(replaced.map((type) => type[figure]))]
    if (wanted.length === 1 && wanted[0] === one[figure]) return []
    return [ownProblem(`${field}.${figure}`, 'problem.deckSum', { what: one.id, value: one[figure], wanted: wanted.join(' / ') })]
  })
}

const MARKER_FIGURES = ['markers', 'threes', 'fours'] as const

/** Whether one type can take the place of another without a change in the number of markers (OO-XREIN-1). */
export function hasSameMarkers(one: CreatureFigures, other: CreatureFigures): boolean {
  return MARKER_FIGURES.every((figure) => one[figure] === other[figure])
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
  return creatures.filter(({ id }) => !NEWCOMERS.some((newcomer) => newcomer === id))
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
