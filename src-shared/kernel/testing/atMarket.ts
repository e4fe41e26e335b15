import { expect } from 'vitest'
import type { Campaign } from '../engine/campaign.ts'
import type { Outcome } from '../problem.ts'
import { answerAll, begun, everythingOf } from './toyTable.ts'

/** Answers from set-up to the market of red's first turn: red begins with 10 hens, 7 eggs, 10 gold. */
export const TO_MARKET = ['3', { counts: { egg: 7, none: 3 } }, '10', '99 99 99 99 99', 'low', {}] as const

/** A campaign of the toy at the market of red's first turn. */
export function atMarket(): Campaign {
  const campaign = begun({ hens: 10 })
  answerAll(campaign, ...TO_MARKET)
  expect(campaign.pending?.id).toBe('1/red/5/market')
  return campaign
}

/** The problems of a refusal, as `field wording`. */
export function problemsOf<T>(outcome: Outcome<T>): string[] {
  return outcome.ok ? [] : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
}

/** That something is refused for these reasons, and that not a byte has changed. */
export function expectRefusal(campaign: Campaign, act: () => Outcome<unknown>, ...problems: readonly string[]): void {
  const before = everythingOf(campaign)
  expect(problemsOf(act())).toEqual(problems)
  expect(everythingOf(campaign)).toBe(before)
}
