import type { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import type { Appended } from '../../src-shared/kernel/journal/recording.ts'
import { isQuestion } from './answerLines.ts'
import { UsageError } from './commandLine.ts'
import { isAsked, notAsked, type Asked } from './waiting.ts'

/** Stop condition of `--until`. */
export interface Goal {
  /** The awaited question; null: another condition. */
  readonly question: string | null
  /** Whether to stop here. Throws UsageError if the awaited place never comes. */
  readonly reached: (campaign: Campaign, asked: Asked) => boolean
  /** Returns the awaited phase if the act would pass through it without a stop, so that play stops before the act; else null. */
  readonly passed: (appended: Appended) => number | null
}

const NEVER: Goal = { question: null, reached: () => false, passed: () => null }

/**
 * Parses `--until`; without it a run has no stop condition. `phases`: those of a turn, by the game's calendar; empty: any phase is valid.
 * Throws UsageError.
 */
export function readGoal(until: string | undefined, phases: readonly number[]): Goal {
  if (until === undefined) return NEVER
  if (until === 'end') return { ...NEVER, reached: isOver }
  if (isQuestion(until)) return untilQuestion(until)
  const [, kind, digits] = /^(turn|phase):(\d+)$/.exec(until) ?? []
  const number = Number(digits)
  if (kind === undefined || (kind === 'phase' && phases.length > 0 && !phases.includes(number))) {
    throw new UsageError(
      `--until is "${until}": give turn:<round>, phase:<${spanOf(phases)}>, a question as round/seat/phase/question ("play questions" lists them), or end.`,
    )
  }
  return kind === 'turn' ? untilTurn(number) : untilPhase(number)
}

/** Returns "1-9", "1, 3, 4", or "n" if any phase will do. */
function spanOf(phases: readonly number[]): string {
  const [first] = phases
  const last = phases.at(-1)
  if (first === undefined || last === undefined) return 'n'
  return last - first === phases.length - 1 && phases.length > 1 ? `${first}-${last}` : phases.join(', ')
}

function isOver({ pending }: Campaign): boolean {
  return pending === null
}

function untilTurn(turn: number): Goal {
  return { ...NEVER, reached: (campaign) => isOver(campaign) || campaign.world.cursor.turn >= turn }
}

/** Stops at the beginning of a phase: at its first request, or, if it has none, before the answer that leads through it. */
function untilPhase(phase: number): Goal {
  return {
    ...NEVER,
    reached: (campaign) => isOver(campaign) || campaign.world.cursor.phase === phase,
    passed: ({ entry }) => {
      if (entry.kind !== 'answer') return null
      const begun = (entry.effects ?? []).flatMap((effect) => (effect.kind === 'checkpoint' ? [effect.cursor.phase] : []))
      return begun.slice(0, -1).includes(phase) ? phase : null
    },
  }
}

function untilQuestion(question: string): Goal {
  return {
    ...NEVER,
    question,
    reached: ({ pending, world }, asked) => {
      if (isAsked(pending, question)) return true
      const missed = notAsked(question, asked, pending, world.cursor)
      if (missed !== null) throw new UsageError(`--until: ${missed}`)
      return false
    },
  }
}
