import { BrokenRule } from '../engine/brokenRule.ts'
import { askToDraw, record, tell, type Procedure } from '../engine/procedure.ts'
import type { PileCard } from '../engine/request.ts'
import { GAME_MASTER, maySee, type Audience, type Figures, type RuleId, type SeatId } from '../world/rule.ts'
import type { Collection, World } from '../world/world.ts'

/** Cards in one place: a draw pile, a hand, a discard pile. Faces, since a card is a face and not a thing: two alike are the same. */
export interface CardPlace {
  readonly cards: readonly string[]
}

/** How a game keeps its cards. Each place is a record of `places` by its id, shown to its audience alone. */
export interface Cards {
  readonly world: World
  readonly places: Collection<CardPlace>
  readonly rule: RuleId
  /**
   * Who may see the cards of a place. A draw pile of one seat is for that seat; one that several draw from is for the game master, or for no
   * one by a house rule that he may not look either. Absent: everybody.
   */
  readonly see: (place: string) => Audience | undefined
  /** Whether the cards there lie in the order in which they came; else they are kept by face, so that no order shows. */
  readonly ordered: (place: string) => boolean
  readonly wording: (face: string) => { readonly wording: string; readonly figures?: Figures }
}

/** Cards of a place; none where nothing was ever put. */
export function cardsIn({ world, places }: Cards, place: string): readonly string[] {
  return world.record(places, place)?.cards ?? []
}

/** Puts cards from outside into a place, behind those that are there. */
export function* addCards(cards: Cards, place: string, faces: readonly string[]): Procedure {
  if (faces.length > 0) yield* lay(cards, place, [...cardsIn(cards, place), ...faces])
}

/** Moves cards from one place to another. Each place is shown to its own audience alone; a card that is not there is a mistake of the rules. */
export function* moveCards(cards: Cards, from: string, to: string, faces: readonly string[]): Procedure {
  if (faces.length === 0) return
  const left = [...cardsIn(cards, from)]
  for (const face of faces) {
    const at = left.indexOf(face)
    if (at < 0) throw new BrokenRule(`${cards.rule}: there is no ${face} in ${from}`)
    left.splice(at, 1)
  }
  yield* lay(cards, from, left)
  yield* addCards(cards, to, faces)
}

/** All cards of one place go into another: discards that are shuffled into the draw pile, a hand that is laid down. Gives how many. */
export function* moveAll(cards: Cards, from: string, to: string): Procedure<number> {
  const faces = cardsIn(cards, from)
  yield* moveCards(cards, from, to, faces)
  return faces.length
}

/** One draw: `count` cards from a pile to another place, and from `discards` once the pile is empty. Who sees the place they go to sees which came. */
export interface Draw {
  readonly seat: SeatId
  readonly from: string
  readonly to: string
  readonly count: number
  /** Shuffled into the pile when it has fewer cards than wanted. Absent: fewer are drawn. */
  readonly discards?: string
  /** Where the app draws, it does so at once and asks no one. */
  readonly unattended?: boolean
}

/**
 * Draws cards one after the other without putting them back, each of those left as likely as any other. Where the whole pile is wanted
 * nothing is left to chance: it moves without a question or an effect of chance.
 *
 * @returns the faces that came
 */
export function* drawTo(cards: Cards, name: string, { seat, from, to, count, discards, unattended }: Draw): Procedure<readonly string[]> {
  const first = yield* drawFrom(cards, name, { seat, from, to, count, unattended })
  const missing = count - first.length
  if (missing <= 0 || discards === undefined) return first
  if ((yield* moveAll(cards, discards, from)) === 0) return first
  return [...first, ...(yield* drawFrom(cards, name, { seat, from, to, count: missing, unattended }))]
}

interface OneDraw extends Omit<Draw, 'discards' | 'unattended'> {
  readonly unattended: boolean | undefined
}

function* drawFrom(cards: Cards, name: string, { seat, from, to, count, unattended }: OneDraw): Procedure<readonly string[]> {
  if (count <= 0) return []
  const see = shownTo(cards, seat, from, to)
  const drawn = yield* askToDraw(name, seat, () => {
    const there = cardsIn(cards, from)
    if (there.length <= count) return null
    return {
      ...{ rule: cards.rule, pile: pileOf(cards, there), count },
      ...(unattended === true ? { unattended } : {}),
      ...(see === undefined ? {} : { see }),
    }
  })
  const faces = drawn ?? cardsIn(cards, from)
  yield* moveCards(cards, from, to, faces)
  return faces
}

/** Who sees what is drawn: the audience of the place it goes to. Where the pile is hidden from the game master, the question shows it to its seat alone. */
function shownTo({ see }: Cards, seat: SeatId, from: string, to: string): Audience | undefined {
  return maySee(see(to), GAME_MASTER) && !maySee(see(from), GAME_MASTER) ? { only: [seat] } : see(to)
}

/** One hand for each place, dealt from one pile. */
export interface Deal {
  readonly from: string
  readonly to: readonly string[]
  /** Cards for each place. */
  readonly count: number
  /** The seat that is asked for the cards of a place. */
  readonly seatOf: (place: string) => SeatId
  readonly unattended?: boolean
}

/** Deals each place its cards, one place after the other. */
export function* dealTo(cards: Cards, name: string, { to, seatOf, ...draw }: Deal): Procedure {
  for (const place of to) yield* drawTo(cards, name, { ...draw, seat: seatOf(place), to: place })
}

/** Shows a seat the faces of hidden cards. The others learn nothing of it, nor does the game master where the place is hidden from him. */
export function* lookAt(cards: Cards, seat: SeatId, place: string, wording: string): Procedure<readonly string[]> {
  const faces = cardsIn(cards, place)
  const see = maySee(cards.see(place), GAME_MASTER) ? [seat] : { only: [seat] }
  yield* tell(cards.rule, wording, { seat, figures: { place, cards: faces.join(', ') }, see })
  return faces
}

/** Cards by face, ascending, as a draw lays them out. */
export function pileOf({ wording }: Pick<Cards, 'wording'>, faces: readonly string[]): readonly PileCard[] {
  const copies = new Map<string, number>()
  for (const face of sorted(faces)) copies.set(face, (copies.get(face) ?? 0) + 1)
  return [...copies].map(([face, count]) => ({ face, ...wording(face), copies: count }))
}

function* lay(cards: Cards, place: string, faces: readonly string[]): Procedure {
  yield* record(cards.rule, cards.places, place, { cards: cards.ordered(place) ? faces : sorted(faces) }, cards.see(place))
}

/** By code unit, which is the same in every language. */
function sorted(faces: readonly string[]): readonly string[] {
  return [...faces].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
}
