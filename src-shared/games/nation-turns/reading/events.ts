import type { Effect, Posting } from '../../../kernel/world/effect.ts'
import { effectiveMoments, type Moment } from '../../../kernel/journal/history.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { isMet } from '../rules/events.ts'
import { GAME, gameOf, MODIFIERS, SCENARIO } from '../rules/records.ts'
import type { EventRow } from '../rules/scenario.ts'
import { PHASE } from '../rules/tables.ts'

/** The rows of all rounds that have any, in the order in which they happen. */
export interface RoundOfEvents {
  readonly round: number
  readonly isNow: boolean
  readonly events: readonly EventReading[]
}

export interface EventReading {
  readonly row: EventRow
  /** The rule it happens by. */
  readonly rule: RuleId
  /** `nothing`: its time has passed without effect; `skipped`: so too, under a condition; `due`: in this round, still to come. */
  readonly state: 'happened' | 'nothing' | 'skipped' | 'due' | 'comes'
  /** Whether its condition is met as things stand; null where it has none, or its time is past. */
  readonly met: boolean | null
  /** What it has posted. */
  readonly postings: readonly Posting[]
}

const WHEN = { start: 'NT-EVT-1', new: 'NT-NEW-1', end: 'NT-EVT-2' } as const satisfies Record<EventRow['when'], RuleId>
const ORDER: readonly EventRow['when'][] = ['start', 'new', 'end']

/** Empty before the set-up. */
export function readEvents(world: World, moments: readonly Moment[]): readonly RoundOfEvents[] {
  const scenario = world.record(SCENARIO, 'scenario')
  if (scenario === undefined || world.record(GAME, 'game') === undefined) return []
  const done = effectsByRound(moments)
  const rounds = [...new Set(scenario.events.map(({ round }) => round))].sort((one, other) => one - other)
  return rounds.map((round) => ({
    round,
    isNow: round === world.cursor.turn && gameOf(world).ended === null,
    events: ORDER.flatMap((when) => {
      const rows = scenario.events.filter((row) => row.round === round && row.when === when)
      const claimed = claim(rows, done.get(`${round} ${WHEN[when]}`) ?? [])
      return rows.map((row, at) => readRow(world, row, claimed[at] ?? []))
    }),
  }))
}

function readRow(world: World, row: EventRow, effects: readonly Effect[]): EventReading {
  const postings = effects.filter((effect) => effect.kind === 'posting')
  const past = isPast(world, row)
  const state =
    effects.length > 0
      ? 'happened'
      : past
        ? row.condition === undefined
          ? 'nothing'
          : 'skipped'
        : row.round === world.cursor.turn
          ? 'due'
          : 'comes'
  const met = row.condition === undefined || state === 'happened' || past ? null : isMet(world, row.condition)
  return { row, rule: WHEN[row.when], state, met, postings }
}

/** Whether play has gone beyond the place where it happens. */
function isPast(world: World, row: EventRow): boolean {
  const { cursor } = world
  const { ended, order } = gameOf(world)
  if (ended !== null || row.round !== cursor.turn) return ended !== null || row.round < cursor.turn
  switch (row.when) {
    case 'start':
      return cursor.actor !== undefined || cursor.phase !== PHASE.start
    case 'new': {
      if (cursor.actor === undefined) return cursor.phase !== PHASE.start
      const [own, active] = [order.indexOf(row.nation ?? ''), order.indexOf(cursor.actor)]
      return own < active || (own === active && cursor.phase > PHASE.arrivals)
    }
    case 'end':
      return cursor.phase === PHASE.closing
  }
}

/** What the rules for events did that stands, by round and rule. */
function effectsByRound(moments: readonly Moment[]): ReadonlyMap<string, readonly Effect[]> {
  const rules: ReadonlySet<string> = new Set(Object.values(WHEN))
  const found = new Map<string, Effect[]>()
  for (const { effects } of effectiveMoments(moments)) {
    for (const { effect, at } of effects) {
      if (effect.kind === 'checkpoint' || !('rule' in effect) || !rules.has(effect.rule)) continue
      const key = `${at.turn} ${effect.rule}`
      const list = found.get(key)
      if (list === undefined) found.set(key, [effect])
      else list.push(effect)
    }
  }
  return found
}

/** Which effects are of which row: the rules leave them in the order of the rows. */
function claim(rows: readonly EventRow[], effects: readonly Effect[]): readonly (readonly Effect[])[] {
  const free = new Set(effects)
  return rows.map((row, at) => {
    const own: Effect[] = []
    const take = (wanted: (effect: Effect) => boolean): void => {
      const found = [...free].find(wanted)
      if (found === undefined) return
      free.delete(found)
      own.push(found)
    }
    switch (row.verb) {
      case 'place':
      case 'remove': {
        const sign = row.verb === 'place' ? 1 : -1
        take((one) => isPosting(one, row.nation, `${row.area}.${row.type}`, sign))
        if (own.length > 0) take((one) => isPosting(one, row.nation, `pool.${row.type}`, -sign))
        return own
      }
      case 'pool':
        take((one) => isPosting(one, row.nation, `pool.${row.type}`, Math.sign(row.count)))
        return own
      case 'vp':
        take((one) => isPosting(one, row.nation, 'vp', Math.sign(row.points)))
        return own
      case 'modify':
        take((one) => one.kind === 'record' && one.collection === MODIFIERS.name && one.id === `${row.when}.${at}`)
        return own
      case 'order':
        take((one) => one.kind === 'record' && one.collection === GAME.name && isOrder(one.value, row.order))
        return own
      case 'note': {
        take((one) => one.kind === 'line' && one.wording === 'line.note' && one.figures?.['text'] === row.text)
        const [said] = own
        if (said === undefined) return own
        // What the game master then gave and took, up to the next thing that is said.
        const after = effects.slice(effects.indexOf(said) + 1)
        const end = after.findIndex((one) => one.kind === 'line' && one.wording === 'line.note')
        const given = (end < 0 ? after : after.slice(0, end)).filter((one) => one.kind === 'posting' && free.has(one))
        if (rows.slice(at + 1).some(({ verb }) => verb !== 'note')) return own
        given.forEach((one) => free.delete(one))
        return [...own, ...given]
      }
    }
  })
}

function isPosting(effect: Effect, owner: string, account: string, sign: number): boolean {
  return effect.kind === 'posting' && effect.owner === owner && effect.account === account && Math.sign(effect.delta) === sign
}

function isOrder(value: unknown, order: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || !('listed' in value)) return false
  return Array.isArray(value.listed) && value.listed.join() === order.join()
}
