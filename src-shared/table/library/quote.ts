import type { CampaignPreview } from '../../contract/workbenchApi.ts'
import { TABLE_SEAT } from '../../kernel/world/effect.ts'
import { effectiveMomentsReversed, type Moment } from '../../kernel/journal/history.ts'
import { maySee, ONLOOKER } from '../../kernel/world/rule.ts'
import type { HighlightFace, HighlightKind } from '../../games/api/highlightFace.ts'
import { highlightsOf, type Highlight } from '../../games/highlights/highlights.ts'
import { sentencesOf } from '../../games/highlights/highlightSentences.ts'
import { tellLine } from '../../games/text/telling.ts'

/** Weights of highlights: game-changing events most, regular ones least; ends of turns and rounds never count. */
const WEIGHT = {
  ...{
    end: 13,
    fall: 12,
    age: 11,
    battle: 10,
    war: 9,
    accession: 8,
    death: 7,
    event: 6,
    discovery: 5,
    raid: 4,
    birth: 3,
    wedding: 2,
    heir: 1,
  },
  ...{ turn: 0, round: 0 },
} as const satisfies Record<HighlightKind, number>

/**
 * Returns the sentence quoted on the shelf: the weightiest highlight of the last round that has one (of two equal ones the later), else
 * the last line of the chronicle. It quotes only what everybody may read, because others may look at the screen.
 */
export function quotedOf(moments: readonly Moment[], face: HighlightFace | undefined): CampaignPreview['last'] {
  const best = mostNotable(highlightsOf(moments, face))
  const [text] = best === null ? [] : sentencesOf(best, face, 1).lines
  return best === null || text === undefined ? lastTold(moments) : { text, seat: best.seat }
}

/** Returns the weightiest card of the last round that has any; null if nothing was notable. */
export function mostNotable<T extends Pick<Highlight, 'kind' | 'at'>>(cards: readonly T[]): T | null {
  let best: T | null = null
  for (const card of cards) {
    if (WEIGHT[card.kind] === 0) continue
    if (best === null || card.at.turn > best.at.turn || WEIGHT[card.kind] >= WEIGHT[best.kind]) best = card
  }
  return best
}

function lastTold(moments: readonly Moment[]): CampaignPreview['last'] {
  for (const { effects } of effectiveMomentsReversed(moments)) {
    const told = effects.findLast(({ effect }) => effect.kind === 'line' && maySee(effect.see, ONLOOKER))
    if (told?.effect.kind !== 'line') continue
    const seat = told.effect.seat ?? told.at.seat
    return { text: tellLine(told.effect), seat: seat === TABLE_SEAT ? null : seat }
  }
  return null
}
