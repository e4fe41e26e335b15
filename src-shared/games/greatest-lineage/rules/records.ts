import type { Audience, OwnerId, RuleId, Json } from '../../../kernel/world/rule.ts'
import { collection } from '../../../kernel/world/world.ts'
import { checkOf, fieldsOf, flag, listOf, mapOf, oneOf, optional, orNull, text, whole } from '../../../kernel/forms/shape.ts'
import type { HouseRules } from './rulings/switches.ts'
import { KINGDOMS, SEATS, type Civilisation, type TribeId } from './seats.ts'
import { CIVILISATION, HOUSE_RULES, RULE, SEX, SIGNED, TRIBE_ID, YES, eitherOf } from './shapes.ts'
import type { TimelineRow } from './timeline/events.ts'
import { TIMELINE_ROW } from './timeline/rowShape.ts'

export type Sex = 'male' | 'female'

/** The one record `game`: what was agreed before the first turn, and how it ended. */
export interface Game {
  readonly goal: 'conquest' | 'peaceful'
  /** Only what differs from the defaults. */
  readonly houseRules: HouseRules
  /** Order of play, first player first; empty until it is rolled for. */
  readonly order: readonly Civilisation[]
  readonly ended: Ending | null
  /** See `edition.ts`. Absent where the set-up is older than editions. */
  readonly edition?: number
}

export interface Ending {
  readonly status: 'won' | 'draw' | 'shared'
  readonly winners: readonly Civilisation[]
  readonly turn: number
}

/** One per civilisation, id = seat. */
export interface CivilisationRecord {
  readonly seat: Civilisation
  readonly player: string
  readonly alive: boolean
  /** Round in which it fell. */
  readonly fell: number | null
  readonly highestAge: number
  /** Territories bought in this turn (GL-TERR-5). */
  readonly bought: number
  /** Territories claimed free in this turn (GL-TERR-1). */
  readonly claimed: number
}

/** What only the civilisation itself knows of how it stands, id = seat. */
export interface Condition {
  /** Round since which every need of the next age has been met, or null (GL-AGE-5). */
  readonly qualifiedSince: number | null
  /** The last resource check lacked food or wood (GL-CHK-5). */
  readonly shortage: boolean
}

/** How a player likes to do what comes again every turn, id = seat. What is absent is done as it is offered. */
export interface Habit {
  readonly id: Civilisation
  /** Women who tried for a child. */
  readonly mothers?: number
  /** Gatherers by kind of token. */
  readonly gather?: Readonly<Record<string, number>>
  /** How many of what points bought, by id of the purchase. */
  readonly purchases?: Readonly<Record<string, number>>
}

/** A living member of the royal house, in line. Figures of children and heirs wait for their accession. */
export interface Royal {
  readonly id: string
  readonly owner: Civilisation
  readonly role: 'ruler' | 'spouse' | 'child' | 'heir'
  readonly sex: Sex
  /** Round of birth, wedding, naming or (ruler) accession. */
  readonly since: number
  /** The ruler's figures (GL-ROY-2); 0 for everybody else. */
  readonly culture: number
  readonly territory: number
  readonly military: number
}

/** Paid for, arrives in the next phase 3 (GL-ROY-7, GL-ROY-8). */
export interface Expected {
  readonly id: string
  readonly owner: Civilisation
  readonly role: 'spouse' | 'heir'
  readonly sex: Sex
  readonly paid: number
}

export interface Settlement {
  readonly id: string
  readonly owner: Civilisation
  readonly type: 'tribe' | 'town' | 'city'
  /** false: a promise card. */
  readonly established: boolean
  /** Prestige booked for it: 0, 3, 5 or 7. */
  readonly prestige: number
  /** Fixed to one territory, migration being over (GL-CITY-4). */
  readonly fixed: boolean
  /** Taken in a war and kept beside those the land allows (RULING-57). */
  readonly extra?: true
  /** The territory it stands on; absent without a map, and while it stands nowhere. */
  readonly place?: string
  /** Its owner has said where it stands for good (GL-CITY-4). */
  readonly seated?: true
}

/** Id = id of its settlement. */
export interface Shaman {
  readonly settlement: string
  readonly owner: Civilisation
  readonly military: number
  /** Taken from enemy rolls, as a positive figure. */
  readonly opponent: number
  readonly birth: 0 | 5
}

export interface Monument {
  readonly id: string
  readonly builder: Civilisation
  readonly holder: Civilisation
  readonly settlement: string
  readonly name: string
  /** P of GL-MON-2. */
  readonly prestige: number
  readonly started: number
  /** Round in whose phase 6 it is finished. */
  readonly due: number
  readonly stage: 'building' | 'standing'
  readonly blessed: boolean
}

/** What went into a monument under construction, and who works there: its builder's affair. Id = id of the monument. */
export interface Site {
  readonly owner: Civilisation
  /** Bundles of five tokens. */
  readonly bundles: { readonly stone: number; readonly wealth: number; readonly metal: number }
  /** Workers without whom it is not finished. */
  readonly required: number
  readonly workers: { readonly males: number; readonly females: number }
}

/** A bonus or penalty on military rolls. `until`: last timeline turn it holds in; null for good. */
export interface RollModifier {
  readonly id: string
  readonly owner: OwnerId
  readonly amount: number
  readonly until: number | null
  readonly rule: RuleId
}

/** A non-player tribe as it stood at the beginning; what all have grown by since is on the account of the tribes. */
export interface Tribe {
  readonly id: TribeId
  readonly race: Civilisation
  readonly territories: number
  readonly warriors: number
  readonly females: number
  /** Gained by this tribe alone, where only tribes at war grow (RULING-144). */
  readonly culture?: number
}

/** A territory the table gave a name to. Owned land without a name is only counted. */
export interface NamedLand {
  readonly id: string
  readonly owner: Civilisation
  readonly name: string
}

/** A row of the timeline that has happened, id = rule id. `row`: what it was, where it was one of the table's own. */
export interface HappenedEvent {
  readonly rule: RuleId
  readonly round: number
  readonly row?: TimelineRow
}

/**
 * What the game master changed about an event to come, id = rule id: known to him alone until it happens. `turn`: the timeline turn it was
 * moved to; null where it stands as printed. `row`: an event of the table's own, whose turn stands in it.
 */
export interface TimelineEdit {
  readonly event: RuleId
  readonly off: boolean
  readonly turn: number | null
  readonly row: TimelineRow | null
}

const BIRTH = eitherOf(0, 5)

const forAll = (): Audience => 'all'
const forOwner = (_id: string, value: Json): Audience => [(value as unknown as { readonly owner: Civilisation }).owner]

/** An older version kept what only the civilisation knows in its public record. */
function withoutCondition(value: Json): Json {
  const { qualifiedSince: _, shortage: __, ...known } = value as Readonly<Record<string, Json>>
  return known
}

/** What went into a monument stood in its own record before sites had theirs. */
function withoutSite(value: Json): Json {
  const { bundles: _, required: __, workers: ___, ...monument } = value as Readonly<Record<string, Json>>
  return monument
}

export const GAME = collection<Game>('game', {
  check: checkOf(
    fieldsOf<Game>({
      goal: oneOf(['conquest', 'peaceful']),
      houseRules: HOUSE_RULES,
      order: listOf(CIVILISATION),
      ended: orNull(fieldsOf<Ending>({ status: oneOf(['won', 'draw', 'shared']), winners: listOf(CIVILISATION), turn: whole() })),
      edition: optional(whole(2)),
    }),
  ),
  see: forAll,
})
export const CIVILISATIONS = collection<CivilisationRecord>('civilisation', {
  check: checkOf(
    fieldsOf<CivilisationRecord>({
      seat: CIVILISATION,
      player: text,
      alive: flag,
      fell: orNull(whole()),
      highestAge: whole(1, 6),
      bought: whole(),
      claimed: whole(),
    }),
  ),
  see: forAll,
  migrations: [{ to: 1, name: 'moveConditionToOwnRecord', up: withoutCondition }],
})
export const CONDITIONS = collection<Condition>('condition', {
  check: checkOf(fieldsOf<Condition>({ qualifiedSince: orNull(whole()), shortage: flag })),
  see: (seat) => [seat],
})
export const HABITS = collection<Habit>('habit', {
  check: checkOf(
    fieldsOf<Habit>({
      id: CIVILISATION,
      mothers: optional(whole(0)),
      gather: optional(mapOf(whole(0))),
      purchases: optional(mapOf(whole(0))),
    }),
  ),
  see: (seat) => [seat],
})
export const ROYALS = collection<Royal>('royal', {
  check: checkOf(
    fieldsOf<Royal>({
      id: text,
      owner: CIVILISATION,
      role: oneOf(['ruler', 'spouse', 'child', 'heir']),
      sex: SEX,
      since: whole(),
      culture: whole(),
      territory: whole(),
      military: whole(),
    }),
  ),
  see: forAll,
})
export const EXPECTED = collection<Expected>('expected', {
  check: checkOf(fieldsOf<Expected>({ id: text, owner: CIVILISATION, role: oneOf(['spouse', 'heir']), sex: SEX, paid: whole() })),
  see: forAll,
})
export const SETTLEMENTS = collection<Settlement>('settlement', {
  check: checkOf(
    fieldsOf<Settlement>({
      id: text,
      owner: CIVILISATION,
      type: oneOf(['tribe', 'town', 'city']),
      established: flag,
      prestige: whole(),
      fixed: flag,
      extra: optional(YES),
      place: optional(text),
      seated: optional(YES),
    }),
  ),
  see: forAll,
})
export const SHAMANS = collection<Shaman>('shaman', {
  check: checkOf(fieldsOf<Shaman>({ settlement: text, owner: CIVILISATION, military: whole(), opponent: whole(), birth: BIRTH })),
  see: forAll,
})
export const MONUMENTS = collection<Monument>('monument', {
  check: checkOf(
    fieldsOf<Monument>({
      id: text,
      builder: CIVILISATION,
      holder: CIVILISATION,
      settlement: text,
      name: text,
      prestige: whole(),
      started: whole(),
      due: whole(),
      stage: oneOf(['building', 'standing']),
      blessed: flag,
    }),
  ),
  see: forAll,
  migrations: [{ to: 1, name: 'moveSiteToOwnRecord', up: withoutSite }],
})
export const SITES = collection<Site>('site', {
  check: checkOf(
    fieldsOf<Site>({
      owner: CIVILISATION,
      bundles: fieldsOf<Site['bundles']>({ stone: whole(), wealth: whole(), metal: whole() }),
      required: whole(),
      workers: fieldsOf<Site['workers']>({ males: whole(), females: whole() }),
    }),
  ),
  see: forOwner,
})
export const ROLL_MODIFIERS = collection<RollModifier>('rollModifier', {
  check: checkOf(
    fieldsOf<RollModifier>({ id: text, owner: oneOf([...SEATS, ...KINGDOMS]), amount: SIGNED, until: orNull(whole()), rule: RULE }),
  ),
  see: forAll,
})
export const TRIBE_RECORDS = collection<Tribe>('tribe', {
  check: checkOf(
    fieldsOf<Tribe>({
      id: TRIBE_ID,
      race: CIVILISATION,
      territories: whole(),
      warriors: SIGNED,
      females: SIGNED,
      culture: optional(whole()),
    }),
  ),
  see: forAll,
})
export const NAMED_LAND = collection<NamedLand>('land', {
  check: checkOf(fieldsOf<NamedLand>({ id: text, owner: CIVILISATION, name: text })),
  see: forAll,
})
export const HAPPENED = collection<HappenedEvent>('happened', {
  check: checkOf(fieldsOf<HappenedEvent>({ rule: RULE, round: whole(), row: optional(TIMELINE_ROW) })),
  see: forAll,
})
export const TIMELINE_EDITS = collection<TimelineEdit>('timelineEdit', {
  check: checkOf(fieldsOf<TimelineEdit>({ event: RULE, off: flag, turn: orNull(whole(1)), row: orNull(TIMELINE_ROW) })),
  see: () => 'gm',
})
