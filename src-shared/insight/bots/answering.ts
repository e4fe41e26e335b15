import type { Campaign } from '../../kernel/campaign.ts'
import type { Outcome } from '../../kernel/problem.ts'
import type { Appended } from '../../kernel/recording.ts'
import type { Request } from '../../kernel/request.ts'
import type { Bot, Chance } from './bot.ts'
import { allowed } from './bot.ts'

/** So often a bot may give another answer to a question whose rule refuses its first. */
const MOST_TRIES = 20

/** What a bot answered last, and what came of it. */
export interface BotAnswer {
  readonly raw: unknown
  readonly outcome: Outcome<Appended>
}

/**
 * Answers a question of the campaign by a bot. A rule may have a check that a bot does not know of: what fits the form and is refused all the
 * same is answered again, with the next of its chances. What does not fit the form is the bot's fault, and refused at once.
 */
export function answerByBot(campaign: Campaign, request: Request, bot: Bot, chance: Chance): BotAnswer {
  for (let tries = 1; ; tries++) {
    const raw = bot(request, campaign.world, chance)
    const outcome = campaign.answer(raw)
    if (outcome.ok || tries > MOST_TRIES || !allowed(request, raw)) return { raw, outcome }
  }
}
