import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import { KINGDOMS, SEATS, type Civilisation, type Kingdom } from '../seats.ts'
import { LAST_TIMELINE_TURN } from './calendar.ts'

export type Faction = Civilisation | Kingdom

/** Accounts an event changes by a fixed amount. People of a civilisation are lost in an order of their own: verb `losePeople`. */
export type EventAccount =
  | ('males' | 'females' | 'warriors' | 'nonWarriors')
  | ('culture' | 'technology' | 'militaryTechnology' | 'prestige' | 'points')
  | ('food' | 'wood' | 'stone' | 'metal' | 'wealth')

interface RowHead {
  readonly rule: RuleId
  /** Timeline turn. */
  readonly turn: number
  /** Whom it touches; who has fallen is left out. */
  readonly who: readonly Faction[]
  /** What the table tells of an event of its own; the story of a printed turn stands in its headline. */
  readonly told?: string
}

/** What an event does, and to whom. Amounts are whole numbers; losses of people and land are positive under their own verbs. */
export type RowOf = {
  /** Accounts rise or fall. */
  change: { readonly changes: Readonly<Partial<Record<EventAccount, number>>> }
  /** Civilisations lose people. */
  losePeople: { readonly who: readonly Civilisation[]; readonly males: number; readonly females: number }
  /** Civilisations lose people or, where they have too few, an age (RULING-19). */
  levy: { readonly who: readonly Civilisation[]; readonly males: number; readonly females: number }
  /** A kingdom gains as many warriors as people were lost in this timeline turn's `losePeople`. */
  raiseTheLost: { readonly who: readonly [Kingdom]; readonly most: number }
  /** A modifier on military rolls; `lasts`: for good, for this timeline turn, or as RULING-22 was decided. */
  rolls: { readonly amount: number; readonly lasts: 'good' | 'turn' | 'ruling22' }
  /** A kingdom spreads over land that `picker` points out. */
  spread: { readonly who: readonly [Kingdom]; readonly territories: number; readonly picker: Civilisation; readonly maybeRandom?: true }
  /** A kingdom gives up land that `picker` points out. */
  recede: { readonly who: readonly [Kingdom]; readonly territories: number; readonly picker: Civilisation }
  /** A civilisation takes land from a kingdom. */
  seize: { readonly who: readonly [Civilisation]; readonly from: Kingdom; readonly territories: number }
  /** Civilisations gain blank land, as far as there is any. Only in events of the table's own. */
  gainLand: { readonly who: readonly Civilisation[]; readonly territories: number }
  /** Civilisations give up land of their own choice. */
  yieldLand: { readonly who: readonly Civilisation[]; readonly territories: number }
  /** Civilisations fall back an age. */
  fallBack: { readonly who: readonly Civilisation[] }
  /** The best-ranked male of the royal house dies. */
  royalDies: { readonly who: readonly [Civilisation] }
  /** A kingdom gains what the royal who died in this timeline turn granted. */
  inherit: { readonly who: readonly [Kingdom] }
}

export type Verb = keyof RowOf
export type Row<V extends Verb> = RowHead & { readonly verb: V } & RowOf[V]
export type TimelineRow = { [V in Verb]: Row<V> }[Verb]

const PLAYERS = SEATS

/** Every event of the timeline, in the order in which they happen. */
export const EVENTS: readonly TimelineRow[] = [
  { rule: 'GL-TIME-T01a', turn: 1, who: ['humans'], verb: 'losePeople', males: 2, females: 0 },
  { rule: 'GL-TIME-T01b', turn: 1, who: ['demonic'], verb: 'change', changes: { culture: 16 } },
  { rule: 'GL-TIME-T01c', turn: 1, who: ['undead'], verb: 'change', changes: { warriors: 2 } },

  { rule: 'GL-TIME-T03a', turn: 3, who: ['undead'], verb: 'spread', territories: 2, picker: 'elves' },
  { rule: 'GL-TIME-T03b', turn: 3, who: ['undead'], verb: 'change', changes: { militaryTechnology: 5 } },
  { rule: 'GL-TIME-T03c', turn: 3, who: ['monstrous'], verb: 'change', changes: { warriors: -1 } },
  { rule: 'GL-TIME-T03d', turn: 3, who: ['monstrous'], verb: 'change', changes: { militaryTechnology: 5 } },
  { rule: 'GL-TIME-T03e', turn: 3, who: ['monstrous'], verb: 'change', changes: { culture: 8 } },
  { rule: 'GL-TIME-T03f', turn: 3, who: ['undead'], verb: 'change', changes: { warriors: 8 } },

  { rule: 'GL-TIME-T04a', turn: 4, who: ['demonic'], verb: 'change', changes: { militaryTechnology: 10 } },
  { rule: 'GL-TIME-T04b', turn: 4, who: ['demonic'], verb: 'change', changes: { culture: 15 } },

  { rule: 'GL-TIME-T06a', turn: 6, who: PLAYERS, verb: 'levy', males: 30, females: 30 },
  { rule: 'GL-TIME-T06b', turn: 6, who: KINGDOMS, verb: 'change', changes: { warriors: -30, nonWarriors: -30 } },
  { rule: 'GL-TIME-T06c', turn: 6, who: ['undead'], verb: 'change', changes: { militaryTechnology: -5 } },
  { rule: 'GL-TIME-T06d', turn: 6, who: ['undead'], verb: 'recede', territories: 1, picker: 'elves' },

  { rule: 'GL-TIME-T07a', turn: 7, who: PLAYERS, verb: 'losePeople', males: 5, females: 5 },
  { rule: 'GL-TIME-T07b', turn: 7, who: ['undead'], verb: 'raiseTheLost', most: 30 },
  { rule: 'GL-TIME-T07c', turn: 7, who: ['undead'], verb: 'change', changes: { culture: 12 } },

  { rule: 'GL-TIME-T08a', turn: 8, who: PLAYERS, verb: 'rolls', amount: 8, lasts: 'ruling22' },
  { rule: 'GL-TIME-T08b', turn: 8, who: ['undead', 'demonic'], verb: 'rolls', amount: -5, lasts: 'ruling22' },
  { rule: 'GL-TIME-T08c', turn: 8, who: ['monstrous'], verb: 'spread', territories: 4, picker: 'dwarves' },

  { rule: 'GL-TIME-T09a', turn: 9, who: ['humans'], verb: 'change', changes: { militaryTechnology: 8 } },
  { rule: 'GL-TIME-T09b', turn: 9, who: ['elves', 'dwarves'], verb: 'change', changes: { militaryTechnology: 3 } },
  { rule: 'GL-TIME-T09c', turn: 9, who: ['monstrous'], verb: 'change', changes: { warriors: -1 } },
  { rule: 'GL-TIME-T09d', turn: 9, who: ['elves', 'dwarves'], verb: 'change', changes: { culture: 10 } },
  { rule: 'GL-TIME-T09e', turn: 9, who: ['humans'], verb: 'change', changes: { culture: 5 } },

  { rule: 'GL-TIME-T10a', turn: 10, who: ['undead'], verb: 'change', changes: { technology: 5 } },
  { rule: 'GL-TIME-T10b', turn: 10, who: ['undead'], verb: 'spread', territories: 2, picker: 'elves', maybeRandom: true },
  { rule: 'GL-TIME-T10c', turn: 10, who: ['humans'], verb: 'change', changes: { prestige: 5 } },
  { rule: 'GL-TIME-T10d', turn: 10, who: ['dwarves'], verb: 'change', changes: { culture: 8 } },
  { rule: 'GL-TIME-T10e', turn: 10, who: ['dwarves'], verb: 'seize', from: 'monstrous', territories: 1 },

  { rule: 'GL-TIME-T11a', turn: 11, who: ['humans'], verb: 'change', changes: { culture: 8 } },
  { rule: 'GL-TIME-T11b', turn: 11, who: ['elves'], verb: 'change', changes: { militaryTechnology: 5 } },

  { rule: 'GL-TIME-T12a', turn: 12, who: KINGDOMS, verb: 'rolls', amount: 10, lasts: 'turn' },

  { rule: 'GL-TIME-T13a', turn: 13, who: ['demonic'], verb: 'change', changes: { militaryTechnology: -4 } },

  { rule: 'GL-TIME-T15a', turn: 15, who: PLAYERS, verb: 'fallBack' },

  { rule: 'GL-TIME-T16a', turn: 16, who: ['humans'], verb: 'royalDies' },
  { rule: 'GL-TIME-T16b', turn: 16, who: ['demonic'], verb: 'inherit' },

  { rule: 'GL-TIME-T17a', turn: 17, who: PLAYERS, verb: 'change', changes: { technology: 5 } },
  { rule: 'GL-TIME-T17b', turn: 17, who: PLAYERS, verb: 'losePeople', males: 5, females: 0 },

  { rule: 'GL-TIME-T18a', turn: 18, who: ['demonic'], verb: 'change', changes: { militaryTechnology: 5 } },
  { rule: 'GL-TIME-T18b', turn: 18, who: ['demonic'], verb: 'change', changes: { warriors: 5 } },
  { rule: 'GL-TIME-T18c', turn: 18, who: PLAYERS, verb: 'yieldLand', territories: 1 },

  { rule: 'GL-TIME-T19a', turn: 19, who: KINGDOMS, verb: 'change', changes: { warriors: -5 } },
  { rule: 'GL-TIME-T19b', turn: 19, who: KINGDOMS, verb: 'change', changes: { militaryTechnology: -5 } },
  { rule: 'GL-TIME-T19c', turn: 19, who: PLAYERS, verb: 'change', changes: { culture: 4 } },

  { rule: 'GL-TIME-T20a', turn: 20, who: ['humans'], verb: 'change', changes: { militaryTechnology: 8 } },
]

/** A turn of the timeline as a page shows it; without rows nothing happens in it. */
export interface TimelineTurn {
  readonly turn: number
  /** Wording key of its story. */
  readonly headline: string
  readonly rows: readonly TimelineRow[]
}

/** The twenty turns of the timeline as printed. */
export const TIMELINE: readonly TimelineTurn[] = Array.from({ length: LAST_TIMELINE_TURN }, (_, index) => {
  const rows = EVENTS.filter(({ turn }) => turn === index + 1)
  return { turn: index + 1, headline: rows.length > 0 ? `line.timeline${index + 1}` : 'line.timelineQuiet', rows }
})

/** Wording key of what an event does; `figuresOf` fills it in. */
export function wordingOf({ verb }: TimelineRow): string {
  return `line.event.${verb}`
}

/** The amounts of an event, and whom it touches as ids with commas between. */
export function figuresOf(row: TimelineRow): Figures {
  const { rule: _rule, turn: _turn, who, verb: _verb, told: _told, ...rest } = row
  const amounts = Object.entries('changes' in rest ? rest.changes : rest)
  return Object.fromEntries([
    ['who', who.join(',')],
    ...amounts.filter(([, amount]) => typeof amount === 'number' || typeof amount === 'string'),
  ]) as Figures
}
