import type { CampaignGlance } from '../../contract/workbenchApi.ts'
import { TABLE_SEAT } from '../../kernel/effect.ts'
import type { Moment } from '../../kernel/history.ts'
import { inForceBackwards } from '../../kernel/history.ts'
import { maySee, ONLOOKER } from '../../kernel/rule.ts'
import type { HighlightFace, ToldKind } from '../../games/highlightFace.ts'
import type { Highlight } from '../../games/highlights.ts'
import { highlightsOf } from '../../games/highlights.ts'
import { sentencesOf } from '../../games/highlightSentences.ts'
import { tellLine } from '../../games/telling.ts'

/** From what changes a game most to what happens every round. */
const BY_WEIGHT: readonly ToldKind[] = [
  'end',
  'fall',
  'age',
  'battle',
  'war',
  'accession',
  'death',
  'event',
  'discovery',
  'raid',
  'birth',
  'wedding',
  'heir',
]

/**
 * The sentence the shelf quotes: the weightiest of the last round in which anything stood out, of two alike the later one; else the last line
 * of the chronicle. Only what everybody may read: others look on while a campaign is chosen.
 */
export function quotedOf(moments: readonly Moment[], face: HighlightFace | undefined): CampaignGlance['last'] {
  const best = mostNotable(highlightsOf(moments, face))
  const [text] = best === null ? [] : sentencesOf(best, face, 1).lines
  return best === null || text === undefined ? lastTold(moments) : { text, seat: best.seat }
}

/** The weightiest card of the last round that has any; null where nothing stood out. */
export function mostNotable<T extends Pick<Highlight, 'kind' | 'at'>>(cards: readonly T[]): T | null {
  let best: T | null = null
  for (const card of cards) {
    if (weightOf(card) < 0) continue
    if (best === null || card.at.turn > best.at.turn || weightOf(card) <= weightOf(best)) best = card
  }
  return best
}

/** Lower is weightier; -1 for the ends of turns and rounds, which say nothing of their own. */
function weightOf({ kind }: Pick<Highlight, 'kind'>): number {
  return kind === 'turn' || kind === 'round' ? -1 : BY_WEIGHT.indexOf(kind)
}

function lastTold(moments: readonly Moment[]): CampaignGlance['last'] {
  for (const { effects } of inForceBackwards(moments)) {
    const told = effects.findLast(({ effect }) => effect.kind === 'line' && maySee(effect.see, ONLOOKER))
    if (told?.effect.kind !== 'line') continue
    const seat = told.effect.seat ?? told.at.seat
    return { text: tellLine(told.effect), seat: seat === TABLE_SEAT ? null : seat }
  }
  return null
}
