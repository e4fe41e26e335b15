import type { Chance } from '../../../insight/bots/bot.ts'
import type { Change } from '../../../kernel/journal.ts'
import type { Json } from '../../../kernel/rule.ts'
import type { GameSoak, Playability } from '../../testing/gameSoak.ts'
import { anyArmy, anyRuling, anySetup, BOUNDS } from './anySetup.ts'
import { InvariantWatch } from './invariants.ts'
import { observe } from './playability/observe.ts'
import type { Cell, Observed } from './playability/report.ts'
import { allTrials, playabilityReport } from './playability/report.ts'
import { PLAYERS } from './stage.ts'

const PLAYABILITY: Playability<Cell, Observed> = {
  trials: allTrials,
  play: (cell) => ({ ...cell, outcome: observe(cell.trial) }),
  report: playabilityReport,
}

export const SOAK: GameSoak = {
  setup: (chance): Json => (chance(0, 1) === 0 ? anySetup(chance) : usual(chance)),
  ruling: anyRuling,
  headStart,
  watch: () => new InvariantWatch(),
  playability: PLAYABILITY,
}

/** The two sample armies or two drawn ones, by the usual house rules. */
function usual(chance: Chance): Json {
  const houseRules = { bound_limit: BOUNDS }
  if (chance(0, 1) === 0) return { players: PLAYERS, houseRules }
  const players = {
    redHost: { ...PLAYERS.redHost, elements: anyArmy(chance) },
    blueHost: { ...PLAYERS.blueHost, elements: anyArmy(chance) },
  }
  return { players, houseRules } as unknown as Json
}

/** Both have lost something already. */
function headStart(chance: Chance): Change[] {
  const lost = chance(1, 6)
  return [
    { owner: 'redHost', account: 'apLost', to: lost },
    { owner: 'blueHost', account: 'apLost', to: lost },
  ]
}
