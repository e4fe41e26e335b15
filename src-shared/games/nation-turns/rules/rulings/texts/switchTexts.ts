import type { Language } from '../../../../../language/language.ts'
import { COMBAT_SWITCHES, RETREAT_SWITCHES } from './combat.ts'
import { OVERPOPULATION_SWITCHES, VICTORY_SWITCHES } from './ending.ts'
import { GENERAL_SWITCHES } from './general.ts'
import { COMBAT_SWITCHES_DE, RETREAT_SWITCHES_DE } from './german/combat.ts'
import { OVERPOPULATION_SWITCHES_DE, VICTORY_SWITCHES_DE } from './german/ending.ts'
import { GENERAL_SWITCHES_DE } from './german/general.ts'
import { MOVE_SWITCHES_DE } from './german/move.ts'
import { NEW_UNIT_SWITCHES_DE, POPULATION_SWITCHES_DE } from './german/population.ts'
import { MOVE_SWITCHES } from './move.ts'
import { NEW_UNIT_SWITCHES, POPULATION_SWITCHES } from './population.ts'
import type { SwitchTexts } from './rulingText.ts'

/** Every house rule in words, by language. */
export const SWITCH_TEXTS: Readonly<Record<Language, SwitchTexts>> = {
  en: {
    ...GENERAL_SWITCHES,
    ...POPULATION_SWITCHES,
    ...NEW_UNIT_SWITCHES,
    ...MOVE_SWITCHES,
    ...COMBAT_SWITCHES,
    ...RETREAT_SWITCHES,
    ...OVERPOPULATION_SWITCHES,
    ...VICTORY_SWITCHES,
  },
  de: {
    ...GENERAL_SWITCHES_DE,
    ...POPULATION_SWITCHES_DE,
    ...NEW_UNIT_SWITCHES_DE,
    ...MOVE_SWITCHES_DE,
    ...COMBAT_SWITCHES_DE,
    ...RETREAT_SWITCHES_DE,
    ...OVERPOPULATION_SWITCHES_DE,
    ...VICTORY_SWITCHES_DE,
  },
}
