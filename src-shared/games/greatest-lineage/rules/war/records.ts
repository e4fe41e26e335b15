import { collection } from '../../../../kernel/world/world.ts'
import { checkOf, fieldsOf, flag, listOf, mapOf, oneOf, optional, orNull, text, whole } from '../../../../kernel/forms/shape.ts'
import type { Faction } from '../factions/faction.ts'
import { isCivilisation } from '../seats.ts'
import { FACTION } from '../shapes.ts'

/** One side of a war, as it stands. */
export interface Side {
  /** A civilisation's warriors in this war; 0 for kingdoms and tribes, which fight with all they have in each (RULING-47). */
  readonly warriors: number
  /** Ids of the royals in the battle that is being fought; empty between battles. */
  readonly royals: readonly string[]
  /** Settlement whose shaman helps in the battle that is being fought; null for none, and between battles. */
  readonly base: string | null
  /** Territories taken in this war: unowned, but guarded, until it ends (RULING-58). */
  readonly occupied: number
  /** Names of some of them. */
  readonly names: readonly string[]
  /** Settlements taken with that land, for as many open cards of their captor (RULING-57). */
  readonly settlements: number
  /** Ids of the monuments that stand on that land and are held by this side. */
  readonly monuments: readonly string[]
  /** Prestige this side lost through the war, a positive figure, and how much of it by decay alone (RULING-60). */
  readonly prestigeLost: number
  readonly decay: number
  /** What has happened to this side in the war so far (RULING-59, sticky). */
  readonly everLostLand: boolean
  readonly everLostHalf: boolean
  readonly monumentsLost: number
  /** The last battle, or the one that is being fought. */
  readonly combat: Combat
}

/** What one battle came to for a side. */
export interface Combat {
  /** Warriors at its start. */
  readonly started: number
  /** Warriors who fell, others not counted. */
  readonly fallen: number
  /** Owned territories and monuments lost to the enemy; land that was only occupied is not counted. */
  readonly territories: number
  readonly monuments: number
  /** What of all it occupies it has only just taken: the last of those on its lists. Absent: nothing. */
  readonly gained?: Gains
}

/** Territories taken in one battle, how many of them have names, and how many settlements and monuments were taken with them. */
export interface Gains {
  readonly territories: number
  readonly names: number
  readonly settlements: number
  readonly monuments: number
}

/** A war from its entry in the booklet to its end; it is dropped when it ends. Secret: seen by its owner only. */
export interface War {
  readonly id: string
  readonly aggressor: Faction
  readonly defender: Faction
  readonly stage: 'secret' | 'announced' | 'open'
  /** Round of the entry. */
  readonly entered: number
  /** First round in which it may open. */
  readonly opensFrom: number
  /** Round in which it opened. */
  readonly opened: number | null
  /** War turns so far, battles called off by agreement included. */
  readonly turns: number
  /** What became of a proposal to call off the next battle; absent where none was made. */
  readonly truce?: 'agreed' | 'refused'
  readonly sides: { readonly aggressor: Side; readonly defender: Side }
}

export type SideName = 'aggressor' | 'defender'

/** How a civilisation last raided (GL-RAID-2), id = raider. `targets`: round of the last raid on each. */
export interface RaidHistory {
  readonly id: string
  readonly last: number
  readonly targets: Readonly<Record<string, number>>
}

const GAINS = fieldsOf<Gains>({ territories: whole(), names: whole(), settlements: whole(), monuments: whole() })

const COMBAT = fieldsOf<Combat>({
  started: whole(),
  fallen: whole(),
  territories: whole(),
  monuments: whole(),
  gained: optional(GAINS),
})

const SIDE = fieldsOf<Side>({
  warriors: whole(),
  royals: listOf(text),
  base: orNull(text),
  occupied: whole(),
  names: listOf(text),
  settlements: whole(),
  monuments: listOf(text),
  prestigeLost: whole(),
  decay: whole(),
  everLostLand: flag,
  everLostHalf: flag,
  monumentsLost: whole(),
  combat: COMBAT,
})

/** A secret war is an entry in the booklet of its aggressor. */
export const WARS = collection<War>('war', {
  check: checkOf(
    fieldsOf<War>({
      id: text,
      aggressor: FACTION,
      defender: FACTION,
      stage: oneOf(['secret', 'announced', 'open']),
      entered: whole(),
      opensFrom: whole(),
      opened: orNull(whole()),
      turns: whole(),
      truce: optional(oneOf(['agreed', 'refused'])),
      sides: fieldsOf<War['sides']>({ aggressor: SIDE, defender: SIDE }),
    }),
  ),
  see: (_id, value) => {
    const { stage, aggressor } = value as unknown as War
    if (stage !== 'secret') return 'all'
    return isCivilisation(aggressor) ? [aggressor] : 'gm'
  },
})
export const RAID_HISTORY = collection<RaidHistory>('raidHistory', {
  check: checkOf(fieldsOf<RaidHistory>({ id: text, last: whole(), targets: mapOf(whole()) })),
  see: () => 'all',
})

export const NO_COMBAT: Combat = { started: 0, fallen: 0, territories: 0, monuments: 0 }

export const FRESH_SIDE: Side = {
  warriors: 0,
  royals: [],
  base: null,
  occupied: 0,
  names: [],
  settlements: 0,
  monuments: [],
  prestigeLost: 0,
  decay: 0,
  everLostLand: false,
  everLostHalf: false,
  monumentsLost: 0,
  combat: NO_COMBAT,
}
