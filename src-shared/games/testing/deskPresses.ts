import { seededChance, type Bot, type Chance } from '../../insight/bots/bot.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import { momentsOf } from '../../kernel/journal/history.ts'
import { isChance } from '../../kernel/engine/request.ts'
import { questionName } from '../../kernel/engine/requestId.ts'
import { forcedAnswer } from '../../kernel/forms/forcedAnswer.ts'
import { forGameMaster } from '../../table/session/view.ts'
import type { HighlightFace } from '../api/highlightFace.ts'
import { highlightsOf, unfinished } from '../highlights/highlights.ts'

/** A press of one key at the desk: what it answered, or which cards it put away. */
export type Press = { readonly kind: 'answer'; readonly question: string } | { readonly kind: 'cards'; readonly cards: readonly string[] }

/**
 * Plays a campaign as the desk does with the settings a new browser has: dice of the app and what has one answer follow by themselves after
 * every answer and every card, up to the next decision, the next card that is no light one, or the end of a turn.
 * @param decides what is answered where somebody decides
 * @param over where counting ends, asked before each press
 */
export function pressesAtDesk(
  campaign: Campaign,
  face: HighlightFace | undefined,
  decides: Bot,
  over: (campaign: Campaign) => boolean,
): readonly Press[] {
  const chance: Chance = seededChance(1)
  const light: readonly string[] = face?.light ?? []
  const presses: Press[] = []
  let since = campaign.entries.length
  let gone: ReadonlySet<string> = new Set()
  const shown = (): readonly { readonly key: string; readonly kind: string }[] => {
    const found = highlightsOf(momentsOf(campaign.entries.map(forGameMaster)).slice(since), face).filter(({ key }) => !gone.has(key))
    return found.slice(0, found.length - unfinished(found, face, campaign.pending))
  }
  const follow = (): void => {
    for (;;) {
      const { pending } = campaign
      const sole =
        pending === null ? undefined : isChance(pending) ? (campaign.dice === 'app' ? { by: 'app' } : undefined) : forcedAnswer(pending)
      if (sole === undefined || shown().some(({ kind }) => !light.includes(kind))) return
      const { turn, seat } = campaign.world.cursor
      take(campaign, sole)
      if (campaign.world.cursor.turn !== turn || campaign.world.cursor.seat !== seat) return
    }
  }
  while (campaign.pending !== null && !over(campaign)) {
    const cards = shown()
    if (cards.length > 0) {
      presses.push({ kind: 'cards', cards: cards.map(({ kind }) => kind) })
      gone = new Set([...gone, ...cards.map(({ key }) => key)])
      if (shown().length === 0 && gone.size > 40) {
        since = campaign.entries.length
        gone = new Set()
      }
    } else {
      const { pending } = campaign
      presses.push({ kind: 'answer', question: questionName(pending.id) })
      take(campaign, isChance(pending) && campaign.dice === 'app' ? { by: 'app' } : decides(pending, campaign.world, chance))
    }
    follow()
  }
  return presses
}

function take(campaign: Campaign, answer: unknown): void {
  const outcome = campaign.answer(answer)
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message)
}
