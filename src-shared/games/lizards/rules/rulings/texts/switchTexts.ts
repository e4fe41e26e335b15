import type { Language } from '../../../../../language/language.ts'
import { CHANT_SWITCHES, LOB_SWITCHES } from './artillery.ts'
import { COMBAT_SWITCHES } from './combat.ts'
import { DEVELOPMENT_SWITCHES, SPY_SWITCHES } from './development.ts'
import { DROP_SWITCHES, REPORT_SWITCHES, VICTORY_SWITCHES } from './ending.ts'
import { CHANT_SWITCHES_DE, LOB_SWITCHES_DE } from './german/artillery.ts'
import { COMBAT_SWITCHES_DE } from './german/combat.ts'
import { DEVELOPMENT_SWITCHES_DE, SPY_SWITCHES_DE } from './german/development.ts'
import { DROP_SWITCHES_DE, REPORT_SWITCHES_DE, VICTORY_SWITCHES_DE } from './german/ending.ts'
import { MOVE_SWITCHES_DE, NATURE_SWITCHES_DE } from './german/movement.ts'
import { ORDER_SWITCHES_DE, WORLD_SWITCHES_DE } from './german/orders.ts'
import { MAP_SWITCHES_DE, SETTING_UP_SWITCHES_DE, SIGHT_SWITCHES_DE } from './german/setup.ts'
import { STARTUP_SWITCHES_DE } from './german/startups.ts'
import { MOVE_SWITCHES, NATURE_SWITCHES } from './movement.ts'
import { ORDER_SWITCHES, WORLD_SWITCHES } from './orders.ts'
import type { SwitchTexts } from './rulingText.ts'
import { MAP_SWITCHES, SETTING_UP_SWITCHES, SIGHT_SWITCHES } from './setup.ts'
import { STARTUP_SWITCHES } from './startups.ts'

/** Every house rule in words, by language. */
export const SWITCH_TEXTS: Readonly<Record<Language, SwitchTexts>> = {
  en: {
    ...SETTING_UP_SWITCHES,
    ...MAP_SWITCHES,
    ...SIGHT_SWITCHES,
    ...ORDER_SWITCHES,
    ...WORLD_SWITCHES,
    ...LOB_SWITCHES,
    ...CHANT_SWITCHES,
    ...MOVE_SWITCHES,
    ...COMBAT_SWITCHES,
    ...NATURE_SWITCHES,
    ...DEVELOPMENT_SWITCHES,
    ...SPY_SWITCHES,
    ...VICTORY_SWITCHES,
    ...STARTUP_SWITCHES,
    ...REPORT_SWITCHES,
    ...DROP_SWITCHES,
  },
  de: {
    ...SETTING_UP_SWITCHES_DE,
    ...MAP_SWITCHES_DE,
    ...SIGHT_SWITCHES_DE,
    ...ORDER_SWITCHES_DE,
    ...WORLD_SWITCHES_DE,
    ...LOB_SWITCHES_DE,
    ...CHANT_SWITCHES_DE,
    ...MOVE_SWITCHES_DE,
    ...COMBAT_SWITCHES_DE,
    ...NATURE_SWITCHES_DE,
    ...DEVELOPMENT_SWITCHES_DE,
    ...SPY_SWITCHES_DE,
    ...VICTORY_SWITCHES_DE,
    ...STARTUP_SWITCHES_DE,
    ...REPORT_SWITCHES_DE,
    ...DROP_SWITCHES_DE,
  },
}
