import type { Chance } from '../../../insight/bots/bot.ts'
import type { Change } from '../../../kernel/journal.ts'
import type { Json } from '../../../kernel/rule.ts'
import type { GameSoak, Playability } from '../../testing/gameSoak.ts'
import { FIRST_EDITION, LATEST_EDITION } from '../rules/edition.ts'
import { SEATS } from '../rules/seats.ts'
import { anyRuling, anySetup } from './anySetup.ts'
import { InvariantWatch } from './invariants.ts'
import { observe } from './playability/observe.ts'
import type { Cell, Observed } from './playability/report.ts'
import { allTrials, playabilityReport } from './playability/report.ts'

const NAMES = { elves: { name: 'Ada', rulerSex: 'female' }, humans: { name: 'Ben' }, dwarves: { name: 'Cy' } } as const
const PACES = [1, 2, 2, 2, 3, 4]

const PLAYABILITY: Playability<Cell, Observed> = {
  trials: allTrials,
  play: (cell) => ({ ...cell, outcome: observe(cell.trial) }),
  report: playabilityReport,
}

export const SOAK: GameSoak = {
  setup: (chance) => ({ ...(chance(0, 1) === 0 ? anySetup(chance) : usualSetup(chance)), edition: anyEdition(chance) }),
  ruling: anyRuling,
  headStart,
  watch: () => new InvariantWatch(),
  playability: PLAYABILITY,
}

/** One in three is of an edition before the latest. */
function anyEdition(chance: Chance): number {
  return chance(0, 2) === 0 ? FIRST_EDITION : LATEST_EDITION
}

function usualSetup(chance: Chance): { readonly [key: string]: Json } {
  const pace = PACES[chance(0, PACES.length - 1)] ?? 2
  return { players: NAMES, goal: chance(0, 2) === 0 ? 'peaceful' : 'conquest', houseRules: { timeline_pace: pace } }
}

/** Scores and stores of a later age, drawn for every civilisation on its own. */
function headStart(chance: Chance): Change[] {
  return SEATS.flatMap((owner) => {
    const age = chance(1, 6)
    const scale = age * age
    const wish = {
      age,
      males: chance(30, 300) * age,
      females: chance(30, 300) * age,
      culture: chance(0, 250) * scale,
      technology: chance(10, 250) * scale,
      militaryTechnology: chance(0, 40) * age,
      territories: chance(3, 25) * age,
      prestige: chance(-20, 120) * age,
      food: chance(50, 500) * scale,
      wood: chance(50, 500) * scale,
      stone: chance(0, 300) * scale,
      metal: chance(0, 200) * scale,
      wealth: chance(0, 200) * scale,
      points: chance(0, 50) * scale,
    }
    return Object.entries(wish).map(([account, to]) => ({ owner, account, to }))
  })
}
