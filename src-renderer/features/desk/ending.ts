import type { ComputedRef } from 'vue'
import { computed } from 'vue'
import type { ChartFigures } from '../../../src-shared/games/chartFace.ts'
import { coursesOf } from '../../../src-shared/games/courses.ts'
import type { GameEnding } from '../../../src-shared/games/game.ts'
import type { HighlightKind } from '../../../src-shared/games/highlightFace.ts'
import { gistOf, highlightsOf } from '../../../src-shared/games/highlights.ts'
import { outstanding } from '../../../src-shared/games/outstanding.ts'
import { book, has, say } from '../../../src-shared/games/playing.ts'
import type { RuleEntry } from '../../../src-shared/games/rulebook.ts'
import { tellLine } from '../../../src-shared/games/telling.ts'
import { GAME_MASTER } from '../../../src-shared/kernel/rule.ts'
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
  /** What decided it; undefined where the chronicle names no rule of the book. */
  readonly rule: ComputedRef<RuleEntry | undefined>
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
    rule: computed(() => {
      const id = highlights.value.findLast(({ kind }) => kind === 'end')?.lines.at(-1)?.rule
      return book().rules.find((rule) => rule.id === id)
    }),
    courses: computed(() => {
      const { game, world, moments, ledger, head } = table
      if (game === null) return []
      const source = { world, moments, ledger, viewer: head?.seat ?? GAME_MASTER }
      return coursesOf(game.charts ?? accountCharts(game, world), source).slice(0, most.courses)
    }),
    moments: computed(() =>
      outstanding(highlights.value, most.moments).map((highlight) => {
        const [line] = gistOf(highlight, table.game?.highlights, 1).lines
        const { key, kind, at, seat } = highlight
        return { key, kind, round: at.turn, seat, text: line === undefined ? '' : tellLine(line) }
      }),
    ),
  }
}
