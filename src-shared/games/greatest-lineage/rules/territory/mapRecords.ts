import type { HexPlan } from '../../../../board/plan.ts'
import type { Audience } from '../../../../kernel/world/rule.ts'
import { checkOf, fieldsOf, optional, text } from '../../../../kernel/forms/shape.ts'
import { collection } from '../../../../kernel/world/world.ts'
import { HEX_PLAN } from '../../board/worldFile.ts'
import type { Faction } from '../factions/faction.ts'
import type { Kingdom } from '../seats.ts'
import { FACTION } from '../shapes.ts'

/** The one record `map` of a campaign that is played on a board of its own (RULING-05). */
export interface LandMap {
  readonly plan: HexPlan
  /** Where the capital of each kingdom lies, whoever holds it by now. */
  readonly capitals: Readonly<Record<Kingdom, string>>
}

/** A territory that somebody holds, id = its code on the map. Blank land has no record. */
export interface Territory {
  readonly id: string
  readonly holder: Faction
  /** The war in which its holder occupies it; absent where it is owned. */
  readonly war?: string
  /** The settlement that stood on it when it was occupied. */
  readonly settlement?: string
}

const forAll = (): Audience => 'all'

export const MAP = collection<LandMap>('map', {
  check: checkOf(
    fieldsOf<LandMap>({ plan: HEX_PLAN, capitals: fieldsOf<LandMap['capitals']>({ demonic: text, undead: text, monstrous: text }) }),
  ),
  see: forAll,
})

export const TERRITORIES = collection<Territory>('territory', {
  check: checkOf(fieldsOf<Territory>({ id: text, holder: FACTION, war: optional(text), settlement: optional(text) })),
  see: forAll,
})
