import type { ChronicleLine } from '../../../../src-shared/kernel/world/effect.ts'
import { aboutOf } from '../../../../src-shared/kernel/world/rule.ts'
import type { Agent, Mission } from '../../../../src-shared/games/greatest-lineage/rules/espionage/records.ts'
import { isCivilisation, type Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'

/**
 * Where in a booklet a line of the chronicle stands: written by the owner, what came of that, what the owner found out about others, or a
 * watch that found nothing.
 */
export type Part = 'written' | 'came' | 'found' | 'watched'

/** Who knows by it what stood in the booklet: everybody, one other player, or nobody but the owner. */
export type KnownTo = 'all' | Civilisation | null

export interface LineUse {
  readonly part: Part
  readonly knownTo: KnownTo
}

/** What owners do themselves, or learn of their own people. */
const OWN: Readonly<Record<string, Part>> = {
  'line.war.written': 'written',
  'line.war.struckOut': 'written',
  'line.spiesTrain': 'written',
  'line.assassinTrains': 'written',
  'line.agentReady': 'written',
  'line.missionEntered': 'written',
  'line.missionRecalled': 'written',
  'line.missionVoid': 'came',
  'line.theftSucceeded': 'came',
  'line.plansLearnt': 'came',
  'line.murderSucceeded': 'came',
  'line.assassinEscaped': 'came',
  'line.plotIgnored': 'found',
  'line.nothingFound': 'watched',
  'line.watchedInVain': 'watched',
  'line.watched': 'watched',
}

/** Agents who come to light before everybody: `figures.owner` loses one, `figures.target` finds it. */
const BETRAYED: ReadonlySet<string> = new Set(['line.spyUncovered', 'line.assassinUncovered', 'line.spyCaught', 'line.assassinCaught'])

/** What becomes of a mission, as its owner alone is told. */
const ENDS: ReadonlySet<string> = new Set([
  'line.missionRecalled',
  'line.missionVoid',
  'line.murderSucceeded',
  'line.theftSucceeded',
  'line.plansLearnt',
  'line.assassinEscaped',
])

/** Plots a third player came to know of: `figures.owner` is betrayed, `seat` knows. */
const PLOTS: ReadonlySet<string> = new Set(['line.plotAided', 'line.plotCountered'])

/** Where a line stands in the booklet of `owner`; null: it is not of that booklet. */
export function useOf({ wording, seat, figures = {} }: ChronicleLine, owner: Civilisation): LineUse | null {
  if (wording === 'line.war.opened.secret') return figures['aggressor'] === owner ? { part: 'came', knownTo: 'all' } : null
  if (BETRAYED.has(wording)) {
    if (figures['owner'] === owner) return { part: 'came', knownTo: 'all' }
    return figures['target'] === owner ? { part: 'found', knownTo: null } : null
  }
  if (PLOTS.has(wording)) {
    if (figures['owner'] === owner) return { part: 'came', knownTo: seat !== undefined && isCivilisation(seat) ? seat : null }
    return seat === owner ? { part: 'found', knownTo: null } : null
  }
  const part = OWN[wording]
  return part === undefined || seat !== owner ? null : { part, knownTo: null }
}

/** Whether a line tells how this mission ended. Lines that others see too, and those of older records, do not say which mission they are about. */
export function endsMission(line: ChronicleLine, mission: Mission, agent: Pick<Agent, 'kind'> | undefined): boolean {
  const { wording, figures = {}, about } = line
  if (about !== undefined) return ENDS.has(wording) && aboutOf(line).includes(mission.id)
  if (figures['target'] !== mission.target) return false
  switch (wording) {
    case 'line.missionRecalled':
    case 'line.missionVoid':
    case 'line.murderSucceeded':
      return figures['goal'] === mission.goal
    case 'line.theftSucceeded':
      return figures['what'] === mission.goal
    case 'line.plansLearnt':
      return mission.goal === 'intelligence'
    case 'line.spyUncovered':
    case 'line.spyCaught':
      return agent?.kind !== 'assassin'
    case 'line.assassinUncovered':
    case 'line.assassinCaught':
    case 'line.assassinEscaped':
      return agent?.kind !== 'spy'
    case 'line.plotCountered':
      return figures['dead'] === mission.owner
    default:
      return false
  }
}

/** Whether lines of the same words in one phase are one entry: none of them holds figures of its own. */
export function countsTogether({ wording }: ChronicleLine): boolean {
  return BETRAYED.has(wording) || wording === 'line.agentReady' || wording === 'line.missionRecalled'
}

/** Whether a line tells of the death of an agent of `owner`. */
export function tellsDeath({ wording, figures = {} }: ChronicleLine, owner: Civilisation): boolean {
  return wording === 'line.plotCountered' ? figures['dead'] === owner : BETRAYED.has(wording) && figures['owner'] === owner
}
