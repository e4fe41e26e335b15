import type { Language } from '../../../../../language/language.ts'
import { FACTOR_SWITCHES } from './combat.ts'
import { ARMY_SWITCHES, END_SWITCHES } from './ending.ts'
import { FACTOR_SWITCHES_DE } from './german/combat.ts'
import { ARMY_SWITCHES_DE, END_SWITCHES_DE } from './german/ending.ts'
import { PIP_SWITCHES_DE, SEQUENCE_SWITCHES_DE } from './german/sequence.ts'
import { RANGE_SWITCHES_DE } from './german/ranges.ts'
import { RESULT_SWITCHES_DE } from './german/results.ts'
import { PIP_SWITCHES, SEQUENCE_SWITCHES } from './sequence.ts'
import { RANGE_SWITCHES } from './ranges.ts'
import { RESULT_SWITCHES } from './results.ts'
import type { SwitchTexts } from './rulingText.ts'

/** Every house rule in words, by language. */
export const SWITCH_TEXTS: Readonly<Record<Language, SwitchTexts>> = {
  en: {
    ...SEQUENCE_SWITCHES,
    ...PIP_SWITCHES,
    ...RANGE_SWITCHES,
    ...FACTOR_SWITCHES,
    ...RESULT_SWITCHES,
    ...ARMY_SWITCHES,
    ...END_SWITCHES,
  },
  de: {
    ...SEQUENCE_SWITCHES_DE,
    ...PIP_SWITCHES_DE,
    ...RANGE_SWITCHES_DE,
    ...FACTOR_SWITCHES_DE,
    ...RESULT_SWITCHES_DE,
    ...ARMY_SWITCHES_DE,
    ...END_SWITCHES_DE,
  },
}
