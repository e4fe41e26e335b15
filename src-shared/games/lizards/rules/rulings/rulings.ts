import type { Ruling as TableRuling } from '../../../rulebook/rulebook.ts'
import { rulingsOf } from '../../../text/rulingText.ts'
import { CHAPTERS, type Chapter } from '../../rulebook.ts'
import type { SwitchName } from './switches.ts'
import { CHANT_RULINGS, LOB_RULINGS } from './texts/artillery.ts'
import { COMBAT_RULINGS } from './texts/combat.ts'
import { DEVELOPMENT_RULINGS, SPY_RULINGS } from './texts/development.ts'
import { DROP_RULINGS, REPORT_RULINGS, VICTORY_RULINGS } from './texts/ending.ts'
import { CHANT_RULINGS_DE, LOB_RULINGS_DE } from './texts/german/artillery.ts'
import { COMBAT_RULINGS_DE } from './texts/german/combat.ts'
import { DEVELOPMENT_RULINGS_DE, SPY_RULINGS_DE } from './texts/german/development.ts'
import { DROP_RULINGS_DE, REPORT_RULINGS_DE, VICTORY_RULINGS_DE } from './texts/german/ending.ts'
import { MOVE_RULINGS_DE, NATURE_RULINGS_DE } from './texts/german/movement.ts'
import { ORDER_RULINGS_DE, WORLD_RULINGS_DE } from './texts/german/orders.ts'
import { MAP_RULINGS_DE, SETTING_UP_RULINGS_DE, SIGHT_RULINGS_DE } from './texts/german/setup.ts'
import { STARTUP_RULINGS_DE } from './texts/german/startups.ts'
import { MOVE_RULINGS, NATURE_RULINGS } from './texts/movement.ts'
import { ORDER_RULINGS, WORLD_RULINGS } from './texts/orders.ts'
import { MAP_RULINGS, SETTING_UP_RULINGS, SIGHT_RULINGS } from './texts/setup.ts'
import { STARTUP_RULINGS } from './texts/startups.ts'

/** One place where the book leaves something open, and how this program plays it. */
export interface Ruling extends TableRuling {
  readonly chapter: Chapter
  readonly switches: readonly SwitchName[]
}

/** Every ruling, chapter by chapter. */
export const RULINGS: readonly Ruling[] = rulingsOf<Chapter, SwitchName>(CHAPTERS, {
  'Setting up': { en: SETTING_UP_RULINGS, de: SETTING_UP_RULINGS_DE },
  'Map and terrain': { en: MAP_RULINGS, de: MAP_RULINGS_DE },
  Sight: { en: SIGHT_RULINGS, de: SIGHT_RULINGS_DE },
  Orders: { en: ORDER_RULINGS, de: ORDER_RULINGS_DE },
  'World phase': { en: WORLD_RULINGS, de: WORLD_RULINGS_DE },
  'Lobs and freeing': { en: LOB_RULINGS, de: LOB_RULINGS_DE },
  Chants: { en: CHANT_RULINGS, de: CHANT_RULINGS_DE },
  Movement: { en: MOVE_RULINGS, de: MOVE_RULINGS_DE },
  Combat: { en: COMBAT_RULINGS, de: COMBAT_RULINGS_DE },
  Nature: { en: NATURE_RULINGS, de: NATURE_RULINGS_DE },
  Development: { en: DEVELOPMENT_RULINGS, de: DEVELOPMENT_RULINGS_DE },
  Spies: { en: SPY_RULINGS, de: SPY_RULINGS_DE },
  Victory: { en: VICTORY_RULINGS, de: VICTORY_RULINGS_DE },
  'Start-ups': { en: STARTUP_RULINGS, de: STARTUP_RULINGS_DE },
  Reports: { en: REPORT_RULINGS, de: REPORT_RULINGS_DE },
  'Dropped clans': { en: DROP_RULINGS, de: DROP_RULINGS_DE },
})
