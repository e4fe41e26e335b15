import { answerByBot } from '../../../insight/bots/answering.ts'
import { numberOf, seededChance, type Bot } from '../../../insight/bots/bot.ts'
import { random } from '../../../insight/bots/random.ts'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import { momentsOf, type Moment } from '../../../kernel/journal/history.ts'
import type { Request } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { NATION_TURNS } from '../rules/ruleset.ts'
import type { HouseRules } from '../rules/rulings/switches.ts'
import { PLAYERS } from './stage.ts'

export interface WholeGame {
  readonly world: World
  readonly moments: readonly Moment[]
}

/**
 * The sample played by bots, a bot for each of the three players in their order; what the game master is asked is answered at random. `seed`: 64 hex
 * digits. `seen` is given each question before its answer. Throws where a bot gives an answer that is refused.
 */
export function playWhole(
  seed: string,
  bots: readonly Bot[],
  houseRules: HouseRules = {},
  seen: (asked: Request, world: World) => void = () => undefined,
): WholeGame {
  const begun = Campaign.begin(NATION_TURNS, { id: `whole-${seed.slice(0, 8)}`, title: 'Whole', seed }, { players: PLAYERS, houseRules })
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  const chance = seededChance(numberOf(seed))
  for (let { pending } = campaign; pending !== null; { pending } = campaign) {
    seen(pending, campaign.world)
    const bot = bots[Number(pending.seat.slice(1)) - 1] ?? random
    const { outcome } = answerByBot(campaign, pending, bot, chance)
    if (!outcome.ok) throw new Error(`${pending.id}: ${outcome.problems[0]?.message ?? ''}`)
  }
  return { world: campaign.world, moments: momentsOf(campaign.entries) }
}
