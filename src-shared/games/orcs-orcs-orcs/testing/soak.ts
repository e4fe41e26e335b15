import type { Chance } from '../../../insight/bots/bot.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import type { GameSoak, Playability } from '../../testing/gameSoak.ts'
import { placeOf } from '../rules/cards.ts'
import { PLACES } from '../rules/records.ts'
import type { Setup } from '../rules/setup.ts'
import { SKULL_TOP } from '../rules/skills.ts'
import { BASIC_TYPES, POISON } from '../rules/types.ts'
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
  headStart,
  watch: () => new InvariantWatch(),
  playability: PLAYABILITY,
}

/** Poison cards that a seat begins with. */
const POISONED = 3
/** As `testing/invariants.ts` counts them. */
const POISON_CARDS = 14

/** One seat has all extra skills, and poison among its discards: few games come to the skill that removes it. */
function headStart(chance: Chance, _seed: number, setup: Json): Change[] {
  const { players, newcomers = {}, houseRules = {} } = setup as unknown as Pick<Setup, 'players'> & Partial<Setup>
  const { colour = 'blue' } = players[chance(0, players.length - 1)] ?? {}
  const taken = new Map(Object.entries(newcomers).map(([newcomer, type]) => [type, newcomer]))
  const skulls = BASIC_TYPES.map((type): Change => ({ owner: colour, account: `skull_${taken.get(type) ?? type}`, to: SKULL_TOP }))
  if (houseRules.decks === 'real') return skulls
  const cards = Array.from({ length: POISONED }, () => POISON)
  return [
    ...skulls,
    { owner: 'table', account: 'poison', to: POISON_CARDS - POISONED },
    { collection: PLACES.name, id: placeOf(colour, 'discard'), to: { cards } },
  ]
}
