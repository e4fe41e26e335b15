import type { Faction } from '../rules/factions/faction.ts'
import type { Tribe } from '../rules/records.ts'
import type { TribeId } from '../rules/seats.ts'
import { FRESH_SIDE, type Side, type SideName, type War } from '../rules/war/records.ts'
import { house } from './stage.ts'

/** The houses of all three civilisations: without one a civilisation falls. */
export const HOUSES = { ...house('elves'), ...house('humans'), ...house('dwarves') }

/** What is different from a fresh war: fields of the war, and of its sides. */
export interface WarChange extends Partial<Omit<War, 'sides' | SideName>>, Partial<Record<SideName, Partial<Side>>> {}

/** A war that has been open for `turns`, for `records: { war: { w: warOf('elves', 'humans') } }`. */
export function warOf(aggressor: Faction, defender: Faction, { aggressor: one, defender: other, ...change }: WarChange = {}): War {
  return {
    id: 'w',
    stage: 'open',
    entered: 1,
    opensFrom: 3,
    opened: 3,
    turns: 0,
    ...change,
    aggressor,
    defender,
    sides: { aggressor: { ...FRESH_SIDE, ...one }, defender: { ...FRESH_SIDE, ...other } },
  }
}

/** A tribe of this land and as many people, half of them warriors. */
export function tribeOn(territories: number, people = 50 * territories, id: TribeId = 'tribe-1'): Tribe {
  return { id, race: 'elves', territories, warriors: Math.ceil(people / 2), females: Math.floor(people / 2) }
}
