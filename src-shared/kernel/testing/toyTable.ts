import { Campaign } from '../engine/campaign.ts'
import { digestText } from '../journal/hash.ts'
import { sealAll, type DicePreference } from '../journal/journal.ts'
import type { Outcome } from '../problem.ts'
import type { Json } from '../world/rule.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { worldAsJson } from '../world/world.ts'
import { toyGame } from './toyGame.ts'

export const SEED = '5eed'.repeat(16)

/** A campaign of the toy, or of another game, set up. */
export function begun(setup: Json = {}, ruleset: Ruleset<Json> = toyGame()): Campaign {
  const { dice = 'app' } = (setup ?? {}) as { readonly dice?: DicePreference }
  return valueOf(Campaign.begin(ruleset, { id: 'test', title: 'Test', seed: SEED, dice }, setup))
}

/** What was accepted; throws what was refused. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(outcome.problems.map(({ message }) => message).join(' '))
}

/** Answers one question after the other. */
export function answerAll(campaign: Campaign, ...answers: readonly unknown[]): void {
  for (const answer of answers) valueOf(campaign.answer(answer))
}

/** The lines of its file, without the header's. */
export function linesOf({ headerLine, entries }: Campaign): string[] {
  return sealAll(headerLine, entries, digestText)
}

/** The same campaign, opened from its lines. */
export function reopened(campaign: Campaign, ruleset: Ruleset<Json> = toyGame()): Campaign {
  return Campaign.open(ruleset, campaign.headerLine, linesOf(campaign)).campaign
}

/** A copy, which has a seed of its own from here on. */
export function copied(campaign: Campaign, ruleset: Ruleset<Json> = toyGame(), seed = 'c0'.repeat(32)): Campaign {
  const { headerLine, entries } = campaign
  const lines = sealAll(headerLine, [...entries, { seq: entries.length, kind: 'reseed', seed }], digestText)
  return Campaign.open(ruleset, headerLine, lines).campaign
}

/** Everything a campaign holds and shows, as one text: two campaigns are the same where these are. */
export function everythingOf(campaign: Campaign): string {
  const { headerLine, pending, disagreement, lastRetractable, world } = campaign
  return JSON.stringify({ headerLine, lines: linesOf(campaign), world: worldAsJson(world), pending, disagreement, lastRetractable })
}
