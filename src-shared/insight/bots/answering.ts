import type { Campaign } from '../../kernel/engine/campaign.ts'
import type { Outcome } from '../../kernel/problem.ts'
import type { Appended } from '../../kernel/journal/recording.ts'
import type { Request } from '../../kernel/engine/request.ts'
import { allowed, type Bot, type Chance } from './bot.ts'

/** So often a bot may give another answer to a question whose rule refuses its first. */
const MOST_TRIES = 20

/** What a bot answered last, and what came of it. */
export interface BotAnswer<T = Appended> {
  readonly raw: unknown
  readonly outcome: Outcome<T>
}

/** Answers a question of the campaign by a bot: see `answerUntilTaken`. */
export function answerByBot(campaign: Campaign, request: Request, bot: Bot, chance: Chance): BotAnswer {
  const say = (): unknown => bot(request, campaign.world, chance)
  return answerUntilTaken(request, say, (raw) => campaign.answer(raw))
}

/**
 * Gives what a bot says until it is taken. A rule may have a check that a bot does not know of: what fits the form and is refused all the
 * same is answered again, with the next of its chances. What does not fit the form is the bot's fault, and refused at once.
 */
export function answerUntilTaken<T>(request: Request, say: () => unknown, take: (raw: unknown) => Outcome<T>): BotAnswer<T> {
  for (let tries = 1; ; tries++) {
    const raw = say()
    const outcome = take(raw)
    if (outcome.ok || tries > MOST_TRIES || !allowed(request, raw)) return { raw, outcome }
  }
}
