import type { Change } from '../../../kernel/journal/journal.ts'
import { idle } from '../../../insight/bots/idle.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import type { GameBench, Growth, Reckoning } from '../../testing/gameBench.ts'
import { captain } from '../bots/captain.ts'
import { boutOdds } from '../odds/bout.ts'
import { NO_TICKS, sideOf, type Bout } from '../rules/combat/bout.ts'
import { SHEETS, type CombatSheet } from '../rules/records.ts'
import { FACES } from '../rules/tables.ts'
import { PLAYERS } from './stage.ts'

/** A battle that goes on until the last bound, whatever is lost. */
const SETUP: Json = { players: PLAYERS, houseRules: { judge: 'active', beaten: 'half_only', bound_limit: 200 } }

/** Combats that lie behind: kept in a bound that never comes, so that nobody has fought in this one. */
function behind(count: number): readonly Change[] {
  const side = (element: string): CombatSheet['a'] => ({
    ...{ element, aiders: [], supporters: [], ticks: NO_TICKS, die: 3, score: 7, printed: '-', fate: '-' },
  })
  return Array.from({ length: count }, (_, at): Change => {
    const [bound, number] = [NEVER, at + 1]
    const sheet: CombatSheet = {
      ...{ id: `${bound}-${number}`, bound, number, kind: 'close', active: 'redHost', judge: 'gm', by: null, fresh: false },
      ...{ a: side('red-5'), b: side('blue-5'), lines: [], comparison: 'equal', lower: null, told: [] },
    }
    return { collection: SHEETS.name, id: sheet.id, to: sheet as unknown as Json }
  })
}

const NEVER = 99_999
const LOG: Growth = { name: 'combats in the log', setup: SETUP, bot: idle, sizes: [10, 40, 160, 640], at: behind }

const KNIGHTS: Bout = { kind: 'close', by: null, fresh: false, a: sideOf('KN'), b: sideOf('SP'), houseRules: {} }

/** The chance that Spears suffer, of all throws of two dice. */
function thrown(): number {
  let hurt = 0
  for (let own = 1; own <= FACES; own++) for (let foe = 1; foe <= FACES; foe++) if (own + 3 > foe + 4) hurt++
  return hurt / FACES ** 2
}

const COMBAT: Reckoning = {
  name: 'odds of Knights against Spears, all 36 pairs',
  reckoned: () => boutOdds(KNIGHTS).pairs.filter(({ verdict }) => verdict.fates.b !== '-').length / FACES ** 2,
  enumerated: thrown,
  goal: 1,
  rate: 1,
  rateName: 'combats whose odds fit into a millisecond',
}

export const BENCH: GameBench = { setup: SETUP, busy: captain, growths: [LOG], reckonings: [COMBAT] }
