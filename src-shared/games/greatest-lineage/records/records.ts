import type { RecordFace } from '../../api/recordsFace.ts'
import { ESPIONAGE_RECORDS } from './espionage.ts'
import { HOUSE_RECORDS } from './house.ts'
import { PACT_RECORDS } from './pacts.ts'
import { TABLE_RECORDS } from './table.ts'
import { WAR_RECORDS } from './wars.ts'
import { WORKS_RECORDS } from './works.ts'

/**
 * The records the game master may set by hand. Two kinds are not among them: `numbering`, the highest number given to a thing of one kind,
 * which follows what is added; and `timelineEdit`, what was changed about an event to come, which is decreed on the timeline.
 */
export const RECORDS: readonly RecordFace[] = [
  ...[HOUSE_RECORDS, WORKS_RECORDS, WAR_RECORDS, PACT_RECORDS, ESPIONAGE_RECORDS, TABLE_RECORDS].flat(),
]
