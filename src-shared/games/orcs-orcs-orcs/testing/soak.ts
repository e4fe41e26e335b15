import type { Json } from '../../../kernel/world/rule.ts'
import type { GameSoak, Playability } from '../../testing/gameSoak.ts'
import { anyPlayers, anyRuling, anySetup } from './anySetup.ts'
import { observe } from './playability/observe.ts'
import { allTrials, playabilityReport, type Cell, type Observed } from './playability/report.ts'
import { InvariantWatch } from './watch.ts'

const PLAYABILITY: Playability<Cell, Observed> = {
  trials: allTrials,
  play: (cell) => ({ ...cell, outcome: observe(cell.trial) }),
  report: playabilityReport,
}

export const SOAK: GameSoak = {
  setup: (chance): Json => (chance(0, 1) === 0 ? anySetup(chance) : { players: [...anyPlayers(chance)] }),
  ruling: anyRuling,
  // A game is short: whole ones are played, and nothing has to be set for the late rounds to be met.
  headStart: () => [],
  watch: () => new InvariantWatch(),
  playability: PLAYABILITY,
}
