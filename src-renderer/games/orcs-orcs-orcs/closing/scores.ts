import type { Moment } from '../../../../src-shared/kernel/journal/history.ts'
import { GAMES, type Game } from '../../../../src-shared/games/orcs-orcs-orcs/rules/records.ts'
import type { OwnerId } from '../../../../src-shared/kernel/world/rule.ts'

/** The points of a player, by their source. */
export interface FinalScore {
  readonly seat: OwnerId
  readonly trophies: number
  readonly supports: number
  readonly poison: number
  readonly mission: number
  readonly total: number
}

type Source = 'trophies' | 'supports' | 'poison' | 'mission'

const SOURCES = new Map<string, Source>([
  ['line.score.trophies', 'trophies'],
  ['line.score.supports', 'supports'],
  ['line.score.poison', 'poison'],
  ['line.mission', 'mission'],
])

/**
 * The scores of a game that is over, best first: sums of the lines of its scoring, which everybody reads alike. A seat that is scored again
 * after a correction begins at 0, and so do all where the game was taken up again. All 0 before the end.
 */
export function finalScores(moments: readonly Moment[], seats: readonly OwnerId[]): readonly FinalScore[] {
  const points = new Map<string, number>()
  for (const { effect } of moments.flatMap(({ effects, voidedBy }) => (voidedBy === null ? effects : []))) {
    if (effect.kind === 'record' && effect.collection === GAMES.name && (effect.value as unknown as Game).ended === null) points.clear()
    if (effect.kind !== 'line') continue
    if (effect.wording === 'line.scoredAgain') for (const source of SOURCES.values()) points.delete(`${effect.seat ?? ''} ${source}`)
    const source = SOURCES.get(effect.wording)
    const { seat = '', points: scored = 0 } = effect.figures ?? {}
    if (source === undefined) continue
    const key = `${String(seat)} ${source}`
    points.set(key, (points.get(key) ?? 0) + Number(scored))
  }
  const of = (seat: OwnerId, source: Source): number => points.get(`${seat} ${source}`) ?? 0
  return seats
    .map((seat): FinalScore => {
      const parts = {
        ...{ trophies: of(seat, 'trophies'), supports: of(seat, 'supports') },
        ...{ poison: of(seat, 'poison'), mission: of(seat, 'mission') },
      }
      return { seat, ...parts, total: parts.trophies + parts.supports + parts.poison + parts.mission }
    })
    .toSorted((one, other) => other.total - one.total)
}
