import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ChoiceValue } from '../../../src-shared/games/rulebook.ts'
import type { Sex } from '../../../src-shared/games/greatest-lineage/rules/records.ts'
import type { Civilisation } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { SEATS } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { setupTexts } from './texts/setup.ts'

/** A campaign being set up. Nothing of it is kept until it is started. */
export interface SetupDraft {
  title: string
  /** Who sits where; a seat whose name is empty is filled with a stand-in, or left out where the table plays with fewer. */
  readonly players: Record<Civilisation, { name: string; rulerSex: Sex }>
  goal: 'conquest' | 'peaceful'
  firstPlayer: 'roll' | Civilisation
  /** Only what differs from the defaults. */
  houseRules: Readonly<Record<string, ChoiceValue>>
  dice: 'app' | 'typed'
  seedFrom: 'random' | 'phrases' | 'digits'
  readonly phrases: Record<Civilisation, string>
  seedDigits: string
}

export function newDraft(dice: SetupDraft['dice']): SetupDraft {
  return {
    title: '',
    players: {
      elves: { name: '', rulerSex: 'male' },
      humans: { name: '', rulerSex: 'male' },
      dwarves: { name: '', rulerSex: 'male' },
    },
    goal: 'conquest',
    firstPlayer: 'roll',
    houseRules: {},
    dice,
    seedFrom: 'random',
    phrases: { elves: '', humans: '', dwarves: '' },
    seedDigits: '',
  }
}

/** Whether a seat stays empty: the table plays with two, and nobody was named for it. */
export function isLeftOut(draft: SetupDraft, seat: Civilisation): boolean {
  return (
    draft.houseRules['min_players'] === 2 &&
    draft.players[seat].name.trim() === '' &&
    SEATS.filter((other) => draft.players[other].name.trim() !== '').length === 2
  )
}

/** The name a seat goes by: as typed, or a stand-in. */
export function nameOf(draft: SetupDraft, seat: Civilisation): string {
  return draft.players[seat].name.trim() || setupTexts.standIns[seat]
}

/** The set-up as the rules read it. `today` names a campaign without a title. */
export function setupOf(draft: SetupDraft, today: string): Readonly<Record<string, unknown>> {
  const seed = seedOf(draft)
  const seats = SEATS.filter((seat) => !isLeftOut(draft, seat))
  return {
    title: draft.title.trim() || setupTexts.untitled(today),
    players: Object.fromEntries(seats.map((seat) => [seat, { name: nameOf(draft, seat), rulerSex: draft.players[seat].rulerSex }])),
    goal: draft.goal,
    houseRules: draft.houseRules,
    dice: draft.dice,
    ...(draft.firstPlayer === 'roll' ? {} : { firstPlayer: draft.firstPlayer }),
    ...(seed === null ? {} : { seed }),
  }
}

/** The seed the players made or gave, as 64 hex digits; null for a random one, or while a phrase is missing. */
export function seedOf(draft: SetupDraft): string | null {
  if (draft.seedFrom === 'digits') return draft.seedDigits.trim().toLowerCase()
  if (draft.seedFrom === 'random') return null
  const phrases = SEATS.filter((seat) => !isLeftOut(draft, seat)).map((seat) => draft.phrases[seat].trim())
  return phrases.some((phrase) => phrase === '') ? null : seedFromPhrases(phrases)
}

/** SHA-256 over the phrases, one a line: nobody can foresee the dice who does not know all of them. */
export function seedFromPhrases(phrases: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(phrases.join('\n'))))
}
