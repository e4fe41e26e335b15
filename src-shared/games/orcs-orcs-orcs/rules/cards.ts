import { cardsIn, drawTo, moveAll, moveCards, type Cards } from '../../../kernel/chance/deck.ts'
import { post, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { GAME_MASTER, type Audience, type Figures, type RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { audienceOfPlace, PLACES } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { isCreatureType, MISSIONS, POISON, TERRAINS, TOADLINGS, type Colour } from './types.ts'

/** Places of a seat's cards. */
const ZONES = ['draw', 'hand', 'discard', 'learned', 'cast'] as const
export type Zone = (typeof ZONES)[number]
/** Piles and displays of spells. */
const SPELL_PILES: readonly string[] = ['A', 'B', 'displayA', 'displayB']

/** Zones whose number of cards is an account of the seat. */
const COUNTED = { draw: 'drawPile', hand: 'hand', discard: 'discard' } as const

/** Whether the table plays with real cards, so that hands, piles and displays are empty for the program (RULING-63). */
export function areCardsReal(world: World): boolean {
  return ruled(world, 'decks') === 'real'
}

/** Whether a place is one of the spells' own: a zone of a seat, a pile or a display. Real cards lie in none of them. */
export function isSpellPlace(place: string): boolean {
  const [, zone] = place.split('.')
  return zone === undefined ? SPELL_PILES.includes(place) : ZONES.some((one) => one === zone)
}

export function placeOf(seat: Colour, zone: Zone): string {
  return `${seat}.${zone}`
}

/** The places of all cards of the game. */
export function cardsOf(world: World, rule: RuleId): Cards {
  const peeks = ruled(world, 'gm_peeks')
  return {
    world,
    places: PLACES,
    rule,
    see: (place) => audienceOfPlace(place, peeks),
    ordered: (place) => place.endsWith('.discard'),
    wording: faceWording,
  }
}

/** Who may read what a seat keeps to itself: its hand, its draw pile, its mission, and questions that show them. */
export function privy(world: World, seat: Colour): Audience {
  return ruled(world, 'gm_peeks') ? [seat] : { only: [seat] }
}

/** The word for a face, with its figures. */
export function faceWording(face: string): { readonly wording: string; readonly figures?: Figures } {
  if (isCreatureType(face)) return { wording: `creature.${face}` }
  if (MISSIONS.some((mission) => mission === face)) return { wording: `mission.${face}` }
  if (TERRAINS.some((kind) => kind === face)) return { wording: `terrain.${face}` }
  if (TOADLINGS.some((kind) => kind === face)) return { wording: `toadling.${face}` }
  if (/^s[123]$/.test(face)) return { wording: `section.${face.slice(1)}` }
  if (/^[a-z]/.test(face)) return { wording: `spell.${face}` }
  return { wording: 'fate.card', figures: { card: face } }
}

/** Faces in a place: in their order in a discard pile, else by face. */
export function inPlace(world: World, place: string): readonly string[] {
  return world.record(PLACES, place)?.cards ?? []
}

export function handOf(world: World, seat: Colour): readonly string[] {
  return inPlace(world, placeOf(seat, 'hand'))
}

/** All cards a seat owns, wherever they are. */
export function ownedBy(world: World, seat: Colour): readonly string[] {
  return ZONES.flatMap((zone) => inPlace(world, placeOf(seat, zone)))
}

/** Moves cards of a seat, and posts how many lie where. */
export function* moveSpells(world: World, rule: RuleId, seat: Colour, from: string, to: string, faces: readonly string[]): Procedure {
  yield* moveCards(cardsOf(world, rule), from, to, faces)
  yield* postCounts(world, rule, seat)
}

/** Moves all cards of one place of a seat to another. */
export function* moveAllSpells(world: World, rule: RuleId, seat: Colour, from: Zone, to: Zone): Procedure {
  yield* moveAll(cardsOf(world, rule), placeOf(seat, from), placeOf(seat, to))
  yield* postCounts(world, rule, seat)
}

/**
 * OO-DRAW-3 A seat draws from its own pile; once that is empty its discard pile is shuffled in and the rest is drawn from it. Where both are
 * empty it draws fewer (RULING-29).
 *
 * @returns the faces drawn
 */
export function* drawHand(world: World, rule: RuleId, seat: Colour, count: number): Procedure<readonly string[]> {
  const drawn = yield* drawTo(cardsOf(world, rule), 'hand', {
    ...{ seat, from: placeOf(seat, 'draw'), to: placeOf(seat, 'hand'), count },
    ...{ discards: placeOf(seat, 'discard'), unattended: true },
  })
  yield* postCounts(world, rule, seat)
  return drawn
}

/** Draws cards beyond the hand of phase 3, and tells how many came. Real cards are drawn at the table: the line reminds of it. */
export function* drawMore(world: World, rule: RuleId, seat: Colour, count: number): Procedure {
  const drawn = areCardsReal(world) ? count : (yield* drawHand(world, rule, seat, count)).length
  if (drawn > 0) yield* tell(rule, 'line.drew', { seat, figures: { seat, count: drawn } })
}

/** What a draw from a pile of the table takes, and where it goes. */
interface TableDraw {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly count: number
}

/**
 * OO-GEN-3 Draws from a pile of the table, each card that is left as likely as any other. The order of the cards counts, so a draw of all that
 * is left is made in two: the last card alone is no chance.
 *
 * @returns the faces in the order in which they came
 */
export function* drawInOrder(world: World, rule: RuleId, { name, from, to, count }: TableDraw): Procedure<readonly string[]> {
  const cards = cardsOf(world, rule)
  const there = cardsIn(cards, from).length
  const draw = { seat: GAME_MASTER, from, to, unattended: !isFirstDraw(world) }
  const first = yield* drawTo(cards, name, { ...draw, count: Math.min(count, Math.max(there - 1, 1)) })
  if (count < there || first.length === there) return first
  return [...first, ...(yield* drawTo(cards, name, { ...draw, count: 1 }))]
}

/** The first draw of a campaign is asked for like a roll: until then every seat can add its share to the chance. */
function isFirstDraw(world: World): boolean {
  return world.cursor.turn === 0 && ['out', 'sectionsUsed'].every((place) => inPlace(world, place).length === 0)
}

/** Posts what the counted zones of a seat hold by now. */
export function* postCounts(world: World, rule: RuleId, seat: Colour): Procedure {
  for (const [zone, account] of Object.entries(COUNTED)) {
    const held = inPlace(world, placeOf(seat, zone as keyof typeof COUNTED)).length
    yield* post(rule, seat, account, held - world.balance(seat, account))
  }
}

/** OO-POISON-2 Whether a face is a poison card: it has no effect, is never cast and never an enhancement. */
export function isPoison(face: string): boolean {
  return face === POISON
}
