import type { Chance } from '../../../insight/bots/bot.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import type { GameSoak, Playability } from '../../testing/gameSoak.ts'
import type { Army } from '../rules/army.ts'
import { freshElement } from '../rules/beginning.ts'
import { ELEMENTS, HOSTS, type Host } from '../rules/records.ts'
import { SAMPLE_ARMIES } from '../rules/sample.ts'
import { SORCERERS } from '../rules/tables.ts'
import { costOf } from '../rules/types.ts'
import { anyArmy, anyRuling, anySetup, BOUNDS } from './anySetup.ts'
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

/** Both have lost something already, and a Magician or Hero of each has been ensorcelled: few battles come to that, and fewer to its return. */
function headStart(chance: Chance, _seed: number, setup: Json): Change[] {
  const lost = chance(1, 6)
  const { players } = setup as unknown as { readonly players: Readonly<Record<Host, Partial<Army>>> }
  return HOSTS.flatMap((host): Change[] => {
    const { elements = SAMPLE_ARMIES[host].elements } = players[host]
    const at = elements.findIndex(({ type, general }) => SORCERERS.includes(type) && !general)
    const [taken] = elements.slice(at, at < 0 ? 0 : at + 1)
    const loss: Change = { owner: host, account: 'apLost', to: lost + (taken === undefined ? 0 : costOf(taken.type)) }
    if (taken === undefined) return [loss]
    const element = freshElement(host, at + 1, taken.type, { ...taken, status: 'ensorcelled' })
    return [{ collection: ELEMENTS.name, id: element.id, to: element as unknown as Json }, loss]
  })
}
