import { computed, type ComputedRef } from 'vue'
import type { ChartFigures } from '../../../src-shared/games/api/chartFace.ts'
import { coursesOf } from '../../../src-shared/games/reading/courses.ts'
import type { GameEnding } from '../../../src-shared/games/api/game.ts'
import type { HighlightKind } from '../../../src-shared/games/api/highlightFace.ts'
import { sentencesOf } from '../../../src-shared/games/highlights/highlightSentences.ts'
import { highlightsOf } from '../../../src-shared/games/highlights/highlights.ts'
import { topHighlights } from '../../../src-shared/games/highlights/topHighlights.ts'
import { book, has, say } from '../../../src-shared/games/text/playing.ts'
import { tellLine } from '../../../src-shared/games/text/telling.ts'
import { GAME_MASTER, type RuleId } from '../../../src-shared/kernel/world/rule.ts'
import { useTable } from '../../stores/table.ts'
import { seatName } from '../../wording/names.ts'
import { accountCharts } from '../charts/accounts.ts'
import { deskTexts } from './texts/desk.ts'
import { playersOf } from './round.ts'

export interface EndTold {
  /** Null where nothing is asked and the game tells of no end. */
  readonly ending: ComputedRef<GameEnding | null>
  readonly title: ComputedRef<string>
  /** `player` is empty where the seat goes by that name. */
  readonly winners: ComputedRef<readonly { readonly seat: string; readonly name: string; readonly player: string }[]>
  /** What decided it, in a sentence with its rule; null where the chronicle names no rule of the book. */
  readonly decided: ComputedRef<{ readonly text: string; readonly rule: RuleId } | null>
  /** What the end came to, such as everybody's points, the best first. */
  readonly results: ComputedRef<readonly string[]>
  readonly courses: ComputedRef<readonly ChartFigures[]>
  readonly moments: ComputedRef<readonly EndMoment[]>
}

export interface EndMoment {
  readonly key: string
  readonly kind: HighlightKind
  readonly round: number
  readonly seat: string | null
  readonly text: string
}

/** How the game ended and how it came to that, as far as whoever looks knows it. */
export function useEnding(most: { readonly courses: number; readonly moments: number }): EndTold {
  const table = useTable()
  const ending = computed(() => table.game?.ending(table.world) ?? null)
  const highlights = computed(() => highlightsOf(table.moments, table.game?.highlights))
  const end = computed(() => highlights.value.findLast(({ kind }) => kind === 'end'))
  return {
    ending,
    title: computed(() => {
      if (ending.value === null) return deskTexts.over.title
      const { status } = ending.value
      return has(`over.${status}`) ? say(`over.${status}`) : deskTexts.over.endings[status]
    }),
    winners: computed(() => {
      const players = playersOf(table.world)
      return (ending.value?.winners ?? []).map((seat) => {
        const [name, player] = [seatName(seat), players.get(seat) ?? '']
        return { seat, name, player: player === name ? '' : player }
      })
    }),
    decided: computed(() => {
      const reason = ending.value?.reason
      if (reason !== undefined) return { text: say(reason.wording, reason.figures ?? {}), rule: reason.rule }
      const rule = book().rules.find(({ id }) => id === end.value?.lines.at(-1)?.rule)
      return rule === undefined ? null : { text: rule.summary, rule: rule.id }
    }),
    results: computed(() => (ending.value?.byScore === true ? (end.value?.lines ?? []).slice(0, -1).map(tellLine) : [])),
    courses: computed(() => {
      const { game, world, moments, ledger, head } = table
      if (game === null) return []
      const source = { world, moments, ledger, viewer: head?.seat ?? GAME_MASTER }
      return coursesOf(game.charts ?? accountCharts(game, world), source).slice(0, most.courses)
    }),
    moments: computed(() =>
      topHighlights(highlights.value, most.moments).map((highlight) => {
        const [text = ''] = sentencesOf(highlight, table.game?.highlights, 1).lines
        const { key, kind, at, seat } = highlight
        return { key, kind, round: at.turn, seat, text }
      }),
    ),
  }
}
