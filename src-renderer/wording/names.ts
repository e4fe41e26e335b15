import { TABLE_SEAT, type Cursor } from '../../src-shared/kernel/world/effect.ts'
import type { Figures } from '../../src-shared/kernel/world/rule.ts'
import type { Decisions } from '../../src-shared/kernel/journal/journal.ts'
import { language } from '../../src-shared/language/language.ts'
import { has, playing, roundName, say, the } from '../../src-shared/games/text/playing.ts'
import { capital } from '../../src-shared/language/grammar.ts'
import { inWords } from '../../src-shared/language/inWords.ts'

/** Short names of the things every page speaks of. */
export const seatName = (seat: string): string => {
  const wording = seat === TABLE_SEAT ? 'seat.table' : `seat.${seat}`
  // While a game is on its way its seats go by their ids.
  return has(wording) ? say(wording) : capital(inWords(seat))
}
/** English: a seat within a sentence, "the Elves"; a player's or an army's own name has no article ("Maren"). */
export const theSeat = (seat: string): string => (the(seat).startsWith('the ') ? `the ${seatName(seat)}` : seatName(seat))
export const accountName = (account: string): string => say(`account.${account}`)
/** Figures that are reckoned from accounts; some go by an account's name. */
export const derivedName = (derived: string): string => say(`derived.${derived}`)
/** Either of the two, as ledgers name their key figures: an account, or `derived.<id>`. */
export const figureName = (id: string): string => (id.startsWith('derived.') ? say(id) : accountName(id))
export const phaseName = (phase: number): string => say(`phase.${phase}`)
export const outcomeName = (outcome: string): string => say(`outcome.${outcome}`)

/** A house rule in a few words; other languages than that of its id have only its question. */
export function houseRuleName(name: string): string {
  return (language() === 'en' ? undefined : playing()?.game.book.houseRules.find((rule) => rule.switch === name)?.question) ?? inWords(name)
}

/** Whether what was decided is a decree of the open game, and no house rule. */
export function isDecree(decided: Decisions): boolean {
  return playing()?.game.isDecree?.(decided) === true
}

/** The sentence that explains a wording, where there is one. */
export function hintOf(wording: string, figures: Figures = {}): string | null {
  return has(`${wording}.hint`) ? say(`${wording}.hint`, figures) : null
}

/** "Oak Tribe (Ben)": who acts, and whose seat it is. Whoever is not known by name is left out. */
export function actingName(actor: string | null, seat: string): string {
  return actor !== null && actor !== seat && has(`seat.${actor}`) ? `${seatName(actor)} (${seatName(seat)})` : seatName(seat)
}

/** "Oak Tribe": who acts, where whose seat it is is told beside it. */
export function actorName(actor: string | null, seat: string): string {
  return seatName(actor !== null && has(`seat.${actor}`) ? actor : seat)
}

/** "Round 7 · Elves · Population". */
export function whereWeAre({ turn, seat, phase, actor }: Cursor): string {
  if (turn === 0) return roundName(0)
  return [roundName(turn), actingName(actor ?? null, seat), ...(seat === TABLE_SEAT || phase === 0 ? [] : [phaseName(phase)])].join(' · ')
}

/** The place of a line in the chronicle and the ledger: "7·3", round and phase. */
export function placeOf({ turn, phase }: Pick<Cursor, 'turn' | 'phase'>): string {
  return `${turn}·${phase}`
}
