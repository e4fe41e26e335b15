import type { Ruling as TableRuling } from '../../../rulebook/rulebook.ts'
import { rulingsOf } from '../../../text/rulingText.ts'
import { CHAPTERS, type Chapter } from '../../book.ts'
import type { SwitchName } from './switches.ts'
import { FACTOR_RULINGS } from './texts/combat.ts'
import { ARMY_RULINGS, END_RULINGS } from './texts/ending.ts'
import { FACTOR_RULINGS_DE } from './texts/german/combat.ts'
import { ARMY_RULINGS_DE, END_RULINGS_DE } from './texts/german/ending.ts'
import { MOVEMENT_RULINGS_DE } from './texts/german/movement.ts'
import { RANGE_RULINGS_DE } from './texts/german/ranges.ts'
import { RESULT_RULINGS_DE } from './texts/german/results.ts'
import { PIP_RULINGS_DE, SEQUENCE_RULINGS_DE } from './texts/german/sequence.ts'
import { MOVEMENT_RULINGS } from './texts/movement.ts'
import { RANGE_RULINGS } from './texts/ranges.ts'
import { RESULT_RULINGS } from './texts/results.ts'
import { PIP_RULINGS, SEQUENCE_RULINGS } from './texts/sequence.ts'

/** One place where the sheet leaves something open, and how this program plays it. */
export interface Ruling extends TableRuling {
  readonly chapter: Chapter
  readonly switches: readonly SwitchName[]
}

/** Every ruling, chapter by chapter. */
export const RULINGS: readonly Ruling[] = rulingsOf<Chapter, SwitchName>(CHAPTERS, {
  Sequence: { en: SEQUENCE_RULINGS, de: SEQUENCE_RULINGS_DE },
  'PIP costs': { en: PIP_RULINGS, de: PIP_RULINGS_DE },
  Movement: { en: MOVEMENT_RULINGS, de: MOVEMENT_RULINGS_DE },
  Ranges: { en: RANGE_RULINGS, de: RANGE_RULINGS_DE },
  'Combat factors': { en: FACTOR_RULINGS, de: FACTOR_RULINGS_DE },
  Results: { en: RESULT_RULINGS, de: RESULT_RULINGS_DE },
  Army: { en: ARMY_RULINGS, de: ARMY_RULINGS_DE },
  End: { en: END_RULINGS, de: END_RULINGS_DE },
})
