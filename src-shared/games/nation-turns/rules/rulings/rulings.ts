import type { Ruling as TableRuling } from '../../../rulebook/rulebook.ts'
import { rulingsOf } from '../../../text/rulingText.ts'
import { CHAPTERS, type Chapter } from '../../book.ts'
import type { SwitchName } from './switches.ts'
import { COMBAT_RULINGS, RETREAT_RULINGS } from './texts/combat.ts'
import { OVERPOPULATION_RULINGS, VICTORY_RULINGS } from './texts/ending.ts'
import { GENERAL_RULINGS } from './texts/general.ts'
import { COMBAT_RULINGS_DE, RETREAT_RULINGS_DE } from './texts/german/combat.ts'
import { OVERPOPULATION_RULINGS_DE, VICTORY_RULINGS_DE } from './texts/german/ending.ts'
import { GENERAL_RULINGS_DE } from './texts/german/general.ts'
import { MOVE_RULINGS_DE } from './texts/german/move.ts'
import { NEW_UNIT_RULINGS_DE, POPULATION_RULINGS_DE } from './texts/german/population.ts'
import { MOVE_RULINGS } from './texts/move.ts'
import { NEW_UNIT_RULINGS, POPULATION_RULINGS } from './texts/population.ts'

/** One place where the sheet leaves something open, and how this program plays it. */
export interface Ruling extends TableRuling {
  readonly chapter: Chapter
  readonly switches: readonly SwitchName[]
}

/** Every ruling, chapter by chapter. */
export const RULINGS: readonly Ruling[] = rulingsOf<Chapter, SwitchName>(CHAPTERS, {
  General: { en: GENERAL_RULINGS, de: GENERAL_RULINGS_DE },
  'Population increase': { en: POPULATION_RULINGS, de: POPULATION_RULINGS_DE },
  'New units': { en: NEW_UNIT_RULINGS, de: NEW_UNIT_RULINGS_DE },
  Move: { en: MOVE_RULINGS, de: MOVE_RULINGS_DE },
  Combat: { en: COMBAT_RULINGS, de: COMBAT_RULINGS_DE },
  Retreat: { en: RETREAT_RULINGS, de: RETREAT_RULINGS_DE },
  Overpopulation: { en: OVERPOPULATION_RULINGS, de: OVERPOPULATION_RULINGS_DE },
  Victory: { en: VICTORY_RULINGS, de: VICTORY_RULINGS_DE },
})
