import type { World } from '../../../kernel/world/world.ts'
import { held } from '../rules/civilisation.ts'
import { HAPPENED } from '../rules/records.ts'
import type { Civilisation } from '../rules/seats.ts'
import { hasTimeline } from '../rules/timeline/calendar.ts'
import { warsOf } from '../rules/war/wars.ts'
import { botOf, type Leaning, type Preference } from './botProfile.ts'
import { beaten, busyAtWar, isYieldedTo, worthyTarget } from './targets.ts'

/** Nobody can spare anybody before the levy of the sixth turn of the timeline, nor with a handful of men. */
function strong(world: World, seat: Civilisation): boolean {
  const levied = !hasTimeline(world) || world.record(HAPPENED, 'GL-TIME-T06a') !== undefined
  return levied && held(world, seat, 'males') >= 40
}

function atWar(world: World, seat: Civilisation): boolean {
  return warsOf(world, seat).length > 0
}

/** Land that costs nothing is taken by everybody. */
const CLAIM: Preference = { act: /\/claim/, percent: 100, sheet: 'offered' }
/** Agents that are ready serve; those in training are let go now and then. */
const AGENTS: readonly Preference[] = [
  { act: /\/send/, percent: 80, sheet: 'any' },
  { act: /\/release/, percent: 50, sheet: 'any' },
]
/** A treaty is written in a few clauses, then offered. */
const CLAUSES: Preference = { act: /^treaty\/(?!offer|remove)/, percent: 70, sheet: 'any' }
const OFFER: Preference = { act: /^treaty\/offer/, percent: 50, sheet: 'offered' }

/** Nobody fights on without anybody to fight. */
const YIELD: Preference = { act: /\/capitulate/, percent: 100, sheet: 'offered', when: beaten }
/** Who is given the victory and all land with it takes it. */
const VICTORY: Leaning = { question: /^treatyAnswer/, option: 'accept', percent: 100, when: isYieldedTo }

/** Strong enough for a war, and not in as many as one can fight. */
function ready(world: World, seat: Civilisation): boolean {
  return strong(world, seat) && !busyAtWar(world, seat)
}

/** Builds in peace: keeps house, claims land, pays whoever will not leave it alone, and is a friend to whoever asks. */
export const builder = botOf({
  taste: { arms: 0 },
  acts: [YIELD, CLAIM, { act: /\/tribute/, percent: 100, sheet: 'offered' }],
  answers: [VICTORY, { question: /^allianceAnswer/, option: 'accept', percent: 100 }],
  arms: null,
  royals: 0,
  deal: 0,
})

/** Declares and opens wars, raids, sends assassins, and makes peace only when it must. */
export const warlike = botOf({
  taste: { arms: 30, ruler: 50, fights: strong },
  acts: [
    YIELD,
    CLAIM,
    { act: /\/openWar/, percent: 90, sheet: 'any', when: strong },
    { act: /\/raid/, percent: 60, sheet: 'any', when: strong },
    { act: /^booklet\/declare/, percent: 60, sheet: worthyTarget, when: ready },
    { act: /\/tribute/, percent: 15, sheet: 'any' },
    { act: /\/breakAlliance/, percent: 20, sheet: 'any' },
    ...AGENTS,
    { act: /\/trainAssassin/, percent: 60, sheet: 'any' },
    { act: /\/trainSpies/, percent: 20, sheet: 'any' },
    { act: /^(council|conflict)\/treaty/, percent: 5, sheet: 'any' },
    OFFER,
    CLAUSES,
    { act: /^booklet\/drop/, percent: 3, sheet: 'any' },
  ],
  answers: [
    VICTORY,
    { question: /^allianceAnswer/, option: 'refuse', percent: 80 },
    { question: /^treatyAnswer/, option: 'accept', percent: 25 },
    { question: /^callOff/, option: 'refuse', percent: 80 },
    { question: /^plot/, option: 'aid', percent: 40 },
    { question: /^raidAnswer/, option: 'leave', percent: 10 },
  ],
  arms: 60,
  royals: 40,
  deal: 10,
})

/** Trains agents and sends them, allies and trades, writes treaties, and keeps out of battles it can end. */
export const schemer = botOf({
  taste: { arms: 5, ruler: 20, fights: atWar },
  acts: [
    YIELD,
    CLAIM,
    { act: /\/tribute/, percent: 80, sheet: 'any' },
    { act: /\/ally/, percent: 70, sheet: 'any' },
    { act: /\/trade/, percent: 80, sheet: 'any' },
    OFFER,
    CLAUSES,
    { act: /^(council|conflict)\/treaty/, percent: 25, sheet: 'any' },
    { act: /\/cancelAlliance/, percent: 3, sheet: 'any' },
    { act: /\/breakAlliance/, percent: 4, sheet: 'any' },
    { act: /\/callOff/, percent: 50, sheet: 'any' },
    { act: /\/openWar/, percent: 60, sheet: 'any', when: strong },
    { act: /^booklet\/declare/, percent: 10, sheet: worthyTarget, when: ready },
    ...AGENTS,
    { act: /\/trainSpies/, percent: 90, sheet: 'any' },
    { act: /\/trainAssassin/, percent: 90, sheet: 'any' },
    { act: /\/recall/, percent: 5, sheet: 'any' },
  ],
  answers: [
    VICTORY,
    { question: /^allianceAnswer/, option: 'accept', percent: 90 },
    { question: /^(trade|cancel|demand)Answer/, option: 'accept', percent: 70 },
    { question: /^treatyAnswer/, option: 'counter', percent: 30 },
    { question: /^treatyAnswer/, option: 'accept', percent: 50 },
    { question: /^callOff/, option: 'accept', percent: 70 },
    { question: /^plot/, option: 'counter', percent: 40 },
    { question: /^plot/, option: 'aid', percent: 30 },
  ],
  arms: 30,
  royals: 10,
  deal: 30,
})
