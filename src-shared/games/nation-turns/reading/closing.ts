import type { Effect, Posting } from '../../../kernel/world/effect.ts'
import { effectiveMoments, type Moment, type PlacedEffect } from '../../../kernel/journal/history.ts'
import { CORRECTION_RULE } from '../../../kernel/journal/journal.ts'
import type { World } from '../../../kernel/world/world.ts'
import { unitsOf } from '../rules/board.ts'
import { contenders } from '../rules/ending.ts'
import { GAME, SCENARIO } from '../rules/records.ts'
import { ruled } from '../rules/rulings/ruled.ts'

/** How the game ended, or would end if it ended now. */
export interface ClosingReading {
  readonly isOver: boolean
  readonly round: number
  /** Players, or nations where they win (RULING-38), the first first. */
  readonly places: readonly PlaceReading[]
  /** What made the first place: most points, of equal points most units, or nothing did. */
  readonly decidedBy: 'points' | 'units' | 'shared'
  /** Rounds of which there is something to tell. */
  readonly story: readonly RoundStory[]
}

export interface PlaceReading {
  /** A seat, or a nation. */
  readonly owner: string
  readonly nations: readonly string[]
  readonly place: number
  readonly isFirst: boolean
  readonly points: number
  readonly units: number
  readonly sources: readonly SourceReading[]
  /** What each of its nations has of that. */
  readonly parts: readonly { readonly nation: string; readonly units: number; readonly sources: readonly SourceReading[] }[]
}

/** What points came of; what brought nothing is left out. */
export interface SourceReading {
  readonly source: Source
  readonly points: number
}

export const SOURCES = ['hold', 'kill', 'alive', 'judged', 'events', 'hand'] as const
export type Source = (typeof SOURCES)[number]

export interface RoundStory {
  readonly round: number
  readonly battles: number
  readonly dead: number
  readonly taken: readonly { readonly nation: string; readonly area: string }[]
  /** Points of the round, by those who compete; the most first. */
  readonly scored: readonly { readonly owner: string; readonly points: number }[]
  /** Who leads after it, where another did before; null where nobody does alone. */
  readonly leader: string | null
  readonly isNewLeader: boolean
}

/** Null before the set-up. */
export function readClosing(world: World, moments: readonly Moment[]): ClosingReading | null {
  const game = world.record(GAME, 'game')
  if (game === undefined || world.record(SCENARIO, 'scenario') === undefined) return null
  const byNation = ruled(world, 'winner') === 'nation'
  const all = contenders(world).map((one) => ({ ...one, owner: byNation ? (one.nations[0] ?? one.seat) : one.seat }))
  const byUnits = ruled(world, 'tie') === 'units'
  const better = (one: (typeof all)[number], other: (typeof all)[number]): number =>
    other.points - one.points || (byUnits ? other.units - one.units : 0)
  const ranked = [...all].sort(better)
  const effects = effectiveMoments(moments).flatMap((moment) => moment.effects)
  const ownerOf = (nation: string): string => all.find(({ nations }) => nations.includes(nation))?.owner ?? nation
  const posted = pointsIn(effects)
  const places = ranked.map((one): PlaceReading => {
    const { owner, nations, points, units } = one
    const place = 1 + all.filter((other) => better(one, other) > 0).length
    const parts = nations.map((nation) => ({ nation, units: unitsOf(world, nation), sources: sourcesOf(posted, [nation]) }))
    return { owner, nations, points, units, place, isFirst: place === 1, sources: sourcesOf(posted, nations), parts }
  })
  const firsts = places.filter(({ isFirst }) => isFirst)
  const equals = places.filter(({ points }) => points === places[0]?.points)
  return {
    isOver: game.ended !== null,
    round: game.ended?.turn ?? world.cursor.turn,
    places,
    decidedBy: firsts.length > 1 ? 'shared' : equals.length > 1 ? 'units' : 'points',
    story: storyOf(effects, posted, ownerOf),
  }
}

function sourcesOf(posted: readonly Points[], nations: readonly string[]): readonly SourceReading[] {
  return SOURCES.flatMap((source) => {
    const own = posted.filter((part) => part.source === source && nations.includes(part.nation))
    const points = own.reduce((sum, part) => sum + part.points, 0)
    return points === 0 ? [] : [{ source, points }]
  })
}

interface Points {
  readonly round: number
  readonly nation: string
  readonly points: number
  readonly source: Source
}

function pointsIn(effects: readonly PlacedEffect[]): readonly Points[] {
  return effects.flatMap(({ effect, at }, index) => {
    if (effect.kind !== 'posting' || effect.account !== 'vp') return []
    const told = effects.slice(index + 1, index + 4).find(({ effect: next }) => next.kind === 'line')?.effect
    return [{ round: at.turn, nation: effect.owner, points: effect.delta, source: sourceOf(effect, told) }]
  })
}

/** By its rule and what it concerns; what concerns nothing, by the line that tells it. */
function sourceOf({ rule, about, figures }: Posting, told: Effect | undefined): Source {
  if (rule === CORRECTION_RULE) return 'hand'
  if (rule !== 'NT-VP-1') return 'events'
  if (about !== undefined) return figures?.['count'] === undefined ? 'hold' : 'kill'
  return told?.kind === 'line' && told.wording === 'line.alive' ? 'alive' : 'judged'
}

function storyOf(effects: readonly PlacedEffect[], posted: readonly Points[], ownerOf: (nation: string) => string): readonly RoundStory[] {
  const rounds = new Map<number, PlacedEffect[]>()
  for (const one of effects) if (one.at.turn > 0) rounds.set(one.at.turn, [...(rounds.get(one.at.turn) ?? []), one])
  const totals = new Map<string, number>()
  let before: string | null = null
  const stories: RoundStory[] = []
  for (const [round, own] of [...rounds].sort(([one], [other]) => one - other)) {
    const scored = new Map<string, number>()
    for (const { nation, points } of posted.filter((one) => one.round === round)) {
      const owner = ownerOf(nation)
      scored.set(owner, (scored.get(owner) ?? 0) + points)
      totals.set(owner, (totals.get(owner) ?? 0) + points)
    }
    const leader = leaderOf(totals)
    const lines = own.flatMap(({ effect, at }) => (effect.kind === 'line' ? [{ ...effect, active: at.actor ?? '' }] : []))
    const fought = lines.filter(({ wording }) => wording === 'line.round').map(({ active, figures }) => `${active} ${figures?.['area']}`)
    const taken = lines.flatMap(({ wording, figures }) =>
      wording === 'line.taken' ? [{ nation: String(figures?.['nation']), area: String(figures?.['area']) }] : [],
    )
    const story: RoundStory = {
      ...{ round, taken, leader, isNewLeader: leader !== before && leader !== null },
      battles: new Set(fought).size,
      dead: lines.reduce((sum, { wording, figures }) => (wording === 'line.dead' ? sum + Number(figures?.['count']) : sum), 0),
      scored: [...scored]
        .filter(([, points]) => points !== 0)
        .map(([owner, points]) => ({ owner, points }))
        .sort((one, other) => other.points - one.points),
    }
    if (leader !== null) before = leader
    if (story.battles > 0 || story.scored.length > 0) stories.push(story)
  }
  return stories
}

/** Who has most points alone. */
function leaderOf(totals: ReadonlyMap<string, number>): string | null {
  const most = Math.max(0, ...totals.values())
  const leaders = [...totals].filter(([, points]) => points === most)
  return leaders.length === 1 && most > 0 ? (leaders[0]?.[0] ?? null) : null
}
