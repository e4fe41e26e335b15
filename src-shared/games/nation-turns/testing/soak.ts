import type { Chance } from '../../../insight/bots/bot.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import type { GameSoak, Playability } from '../../testing/gameSoak.ts'
import { onMap } from '../rules/board.ts'
import { SAMPLE } from '../rules/sample.ts'
import { anyRuling, anySetup } from './anySetup.ts'
import { InvariantWatch } from './invariants.ts'
import { observe } from './playability/observe.ts'
import { allTrials, playabilityReport, type Cell, type Observed } from './playability/report.ts'
import { PLAYERS } from './stage.ts'

const PLAYABILITY: Playability<Cell, Observed> = {
  trials: allTrials,
  play: (cell) => ({ ...cell, outcome: observe(cell.trial) }),
  report: playabilityReport,
}

export const SOAK: GameSoak = {
  setup: (chance): Json => (chance(0, 1) === 0 ? anySetup(chance) : { players: PLAYERS }),
  ruling: anyRuling,
  headStart,
  watch: () => new InvariantWatch(),
  playability: PLAYABILITY,
}

/** Larger peoples, each where it begins. */
function headStart(chance: Chance): Change[] {
  return SAMPLE.nations.flatMap(({ id, start }) =>
    start.map(({ area, type, count }) => ({ owner: id, account: onMap(area, type), to: count + chance(0, 4) })),
  )
}
