import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Sheet } from '../../../src-shared/kernel/forms/field.ts'
import { presetSheet } from '../../../src-shared/kernel/forms/form.ts'
import { trimmed, withoutInvisible } from '../../../src-shared/kernel/forms/outsideText.ts'
import type { SeatId } from '../../../src-shared/kernel/world/rule.ts'
import type { ChoiceValue, Rulebook } from '../../../src-shared/games/rulebook/rulebook.ts'
import type { SetupChoices, SetupFace, SetupWay } from '../../../src-shared/games/setup/setupFace.ts'
import { setupTexts } from './texts/setup.ts'

/** A campaign being set up. Nothing of it is kept until it is started. */
export interface SetupDraft {
  title: string
  /** Who sits where; a seat whose name is empty is filled with a stand-in, or left out where the game says so. */
  names: Record<SeatId, string>
  /** What was filled in for a seat; the rest goes by the presets. */
  seats: Record<SeatId, Sheet>
  /** What was filled in for the game. */
  sheet: Sheet
  /** The way to play that was chosen; null where the game offers none. */
  way: string | null
  /** Only what differs from the defaults. */
  houseRules: Readonly<Record<string, ChoiceValue>>
  dice: 'app' | 'typed'
  seedFrom: 'random' | 'phrases' | 'digits'
  readonly phrases: Record<SeatId, string>
  seedDigits: string
  /** It was played on paper so far, and is filled in once it is set up. */
  takesOver: boolean
}

export function newDraft(dice: SetupDraft['dice']): SetupDraft {
  const choices = { title: '', names: {}, seats: {}, sheet: {}, way: null, houseRules: {}, dice }
  return { ...choices, seedFrom: 'random', phrases: {}, seedDigits: '', takesOver: false }
}

/** How many house rules stand otherwise than the way has them. */
export function changedFromWay(way: SetupWay, { houseRules }: Rulebook, draft: SetupDraft): number {
  return houseRules.filter(({ switch: name, preset }) => (draft.houseRules[name] ?? preset) !== (way.houseRules[name] ?? preset)).length
}

/** What was chosen, every field with its preset where nothing was filled in. */
export function choicesOf(face: SetupFace, draft: SetupDraft): SetupChoices {
  const names = Object.fromEntries(face.seats.map(({ id }) => [id, trimmed(draft.names[id] ?? '')]))
  const begun = { names, seats: draft.seats, sheet: draft.sheet, houseRules: draft.houseRules }
  const seats = Object.fromEntries(
    face.seats.map(({ id }) => [id, { ...presetSheet({ fields: face.seatFields(id, begun) }), ...draft.seats[id] }]),
  )
  return { ...begun, seats, sheet: { ...presetSheet({ fields: face.fields(begun) }), ...draft.sheet } }
}

/** The seats there are by what was chosen. */
export function seatsOf(face: SetupFace, draft: SetupDraft): SetupFace['seats'] {
  const there = face.seatsFor?.(choicesOf(face, draft))
  return there === undefined ? face.seats : face.seats.filter(({ id }) => there.includes(id))
}

/** Whether a seat stays empty. */
export function isLeftOut(face: SetupFace, draft: SetupDraft, seat: SeatId): boolean {
  return face.leftOut(choicesOf(face, draft)).includes(seat)
}

/** The name a seat goes by: as typed, or a stand-in. */
export function nameOf(face: SetupFace, draft: SetupDraft, seat: SeatId): string {
  return trimmed(draft.names[seat] ?? '') || setupTexts.standIn(face.seats.findIndex(({ id }) => id === seat))
}

/** The set-up of that game as the rules read it. `today` names a campaign without a title. */
export function setupOf(game: string, face: SetupFace, draft: SetupDraft, today: string): Readonly<Record<string, unknown>> {
  const seed = seedOf(face, draft)
  const choices = choicesOf(face, draft)
  const out = face.leftOut(choices)
  const names = Object.fromEntries(face.seats.map(({ id }) => [id, out.includes(id) ? '' : nameOf(face, draft, id)]))
  return {
    ruleset: game,
    title: trimmed(draft.title) || setupTexts.untitled(today),
    ...face.raw({ ...choices, names }),
    dice: draft.dice,
    ...(seed === null ? {} : { seed }),
  }
}

/** The seed the players made or gave, as 64 hex digits; null for a random one, or while a phrase is missing. */
export function seedOf(face: SetupFace, draft: SetupDraft): string | null {
  if (draft.seedFrom === 'digits') return withoutInvisible(draft.seedDigits).trim().toLowerCase()
  if (draft.seedFrom === 'random') return null
  const out = face.leftOut(choicesOf(face, draft))
  const phrases = face.seats.flatMap(({ id }) => (out.includes(id) ? [] : [trimmed(draft.phrases[id] ?? '')]))
  return phrases.some((phrase) => phrase === '') ? null : seedFromPhrases(phrases)
}

/** SHA-256 over the phrases, one a line: nobody can foresee the dice who does not know all of them. */
export function seedFromPhrases(phrases: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(phrases.join('\n'))))
}
