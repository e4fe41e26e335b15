import { effectiveMoments, type Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { reignsOf } from '../../../../src-shared/games/greatest-lineage/reading/reigns.ts'
import { warStories } from '../../../../src-shared/games/greatest-lineage/reading/warStories.ts'
import { CIVILISATIONS } from '../../../../src-shared/games/greatest-lineage/rules/records.ts'
import type { Civilisation } from '../../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { LAST_TIMELINE_TURN, roundOf } from '../../../../src-shared/games/greatest-lineage/rules/timeline/calendar.ts'
import { ageName } from '../ages/names.ts'
import { rulerText } from '../house/people.ts'
import { battleOf, battlesIn } from '../wars/battles.ts'
import { warsTexts } from '../wars/texts/wars.ts'
import { capitalThe } from '../../../../src-shared/games/greatest-lineage/words/names.ts'
import { timelineTexts } from './texts/timeline.ts'

/** Where a span leads: the chronicle of the round it began in, a house, a battle or all wars. */
export type SpanWay = { readonly to: 'chronicle'; readonly round: number } | { readonly to: 'house' | 'wars'; readonly part: string }

/** What lasted from one round to another; `to` null: it lasts. */
export interface Span {
  readonly key: string
  readonly owner: string
  readonly from: number
  readonly to: number | null
  readonly text: string
  readonly way: SpanWay
}

/** Spans that follow each other; those of a lane never overlap. */
export interface Lane {
  readonly id: string
  /** Whose it is; null: of several. */
  readonly owner: Civilisation | null
  readonly spans: readonly Span[]
}

export interface LaneGroup {
  readonly id: 'ages' | 'rulers' | 'wars'
  readonly lanes: readonly Lane[]
}

/** Ages, rulers and wars over the rounds, as far as the moments tell this viewer; what nobody has told is left out. */
export function laneGroups(world: World, moments: readonly Moment[]): readonly LaneGroup[] {
  const seats = world.records(CIVILISATIONS).map(({ seat }) => seat)
  const groups: readonly LaneGroup[] = [
    { id: 'ages', lanes: seats.map((seat) => ({ id: seat, owner: seat, spans: agesOf(world, moments, seat) })) },
    { id: 'rulers', lanes: seats.map((seat) => ({ id: seat, owner: seat, spans: rulersOf(moments, seat) })) },
    { id: 'wars', lanes: warLanes(world, moments) },
  ]
  return groups.flatMap(({ id, lanes }) => {
    const told = lanes.filter(({ spans }) => spans.length > 0)
    return told.length === 0 ? [] : [{ id, lanes: told }]
  })
}

/** An age lasts until another begins, a fall back included, or until the civilisation falls. */
function agesOf(world: World, moments: readonly Moment[], seat: Civilisation): readonly Span[] {
  const begun: { readonly from: number; readonly age: number }[] = []
  let age = 0
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) {
      if (effect.kind !== 'posting' || effect.owner !== seat || effect.account !== 'age') continue
      age += effect.delta
      const from = Math.max(1, at.turn)
      // Within a round only what it came to is an age of its own.
      if (begun.at(-1)?.from === from) begun.pop()
      if (begun.at(-1)?.age !== age) begun.push({ from, age })
    }
  }
  const fell = world.record(CIVILISATIONS, seat)?.fell ?? null
  return begun
    .filter((one) => one.age > 0)
    .map((one, place): Span => {
      const next = begun[place + 1]?.from
      const to = next === undefined ? fell : next - 1
      const way = { to: 'chronicle', round: one.from } as const
      return { key: `${seat}/${one.from}`, owner: seat, from: one.from, to, text: ageName(one.age), way }
    })
}

function rulersOf(moments: readonly Moment[], seat: Civilisation): readonly Span[] {
  return reignsOf(moments, seat).map(({ ruler, from, to }) => ({
    ...{ key: `${ruler.id}/${from}`, owner: seat, from: Math.max(1, from), to, text: rulerText(ruler) },
    way: { to: 'house', part: seat },
  }))
}

/** The name of a war takes so great a part of the line. */
const NAME = 5

/** Wars beside each other where they were fought at once, each leading to its last battle. */
function warLanes(world: World, moments: readonly Moment[]): readonly Lane[] {
  const battles = battlesIn(moments)
  const spans = warStories(moments).flatMap((story): readonly Span[] => {
    const { key, war, end } = story
    if (end === null && !world.recordIds('war').includes(war.id)) return []
    const fought = story.fights.findLast(({ kill }) => kill !== null)
    const last = fought === undefined ? undefined : battleOf(battles, story, fought)
    return [
      {
        ...{ key, owner: war.aggressor, from: Math.max(1, war.opened ?? war.entered), to: end?.round ?? null },
        text: `${capitalThe(war.aggressor)} ${warsTexts.against} ${warsTexts.enemy(war.defender)}`,
        way: { to: 'wars', part: last?.key ?? '' },
      },
    ]
  })
  const rounds = roundOf(world, LAST_TIMELINE_TURN + 1) - 1
  const lanes: { readonly id: string; readonly owner: null; readonly spans: Span[] }[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const free = lanes.find((lane) => {
      const before = lane.spans.at(-1)
      return before !== undefined && before.to !== null && Math.max(before.to, before.from + rounds / NAME) < span.from
    })
    if (free === undefined) lanes.push({ id: `lane-${lanes.length}`, owner: null, spans: [span] })
    else free.spans.push(span)
  }
  return lanes
}

/** Where a span lies on the line of all turns, in percent of it; null: it began after the last of them. What lasts ends with the round in play. */
export function placeOf(world: World, { from, to }: Pick<Span, 'from' | 'to'>): { readonly left: number; readonly width: number } | null {
  const rounds = roundOf(world, LAST_TIMELINE_TURN + 1) - 1
  if (from > rounds) return null
  const last = Math.min(rounds, Math.max(from, to ?? world.cursor.turn))
  return { left: (100 * (from - 1)) / rounds, width: (100 * (last - from + 1)) / rounds }
}

/** A span on the line, in percent of it, with its row below others whose name or bar it would run into. */
export interface PlacedSpan extends Span {
  readonly left: number
  readonly width: number
  readonly row: number
  /** Its name would leave the line at the right: it stands before its bar. */
  readonly isNamedBefore: boolean
}

/**
 * Lays the spans of a lane out so that every name can be read: a name that is longer than its bar runs on beside it, and what follows there goes one row
 * down.
 *
 * @param nameWidth of a span's name with its edges, in percent of the line
 */
export function laidOut(world: World, { spans }: Pick<Lane, 'spans'>, nameWidth: (span: Span) => number): readonly PlacedSpan[] {
  const places = spans.map((span) => placeOf(world, span))
  /** Where each row is free from. */
  const rows: number[] = []
  return spans.flatMap((span, at): PlacedSpan[] => {
    const place = places[at] ?? null
    if (place === null) return []
    // Who follows in the same round begins where the other ends.
    const width = Math.min(place.width, (places[at + 1]?.left ?? 100) - place.left)
    const isNamedBefore = place.left + nameWidth(span) > 100
    const begin = isNamedBefore ? place.left - nameWidth(span) : place.left
    const end = place.left + (isNamedBefore ? width : Math.max(width, nameWidth(span)))
    const free = rows.findIndex((from) => from <= begin + 0.01)
    const row = free < 0 ? rows.length : free
    rows[row] = end
    return [{ ...span, left: place.left, width, row, isNamedBefore }]
  })
}

export function whenText({ from, to }: Pick<Span, 'from' | 'to'>): string {
  return to === null ? timelineTexts.lanes.since(from) : timelineTexts.rounds(from, to)
}
