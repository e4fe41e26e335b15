import type { Language } from '../../../../../language/language.ts'
import { SPELL_SWITCHES } from './casting.ts'
import { DEFEAT_SWITCHES, POISON_SWITCHES, SKILL_SWITCHES } from './defeats.ts'
import { NEW_FATE_SWITCHES, REINFORCEMENT_SWITCHES, TERRAIN_SWITCHES } from './expansion.ts'
import { GENERAL_SWITCHES } from './general.ts'
import { SPELL_SWITCHES_DE } from './german/casting.ts'
import { DEFEAT_SWITCHES_DE, POISON_SWITCHES_DE, SKILL_SWITCHES_DE } from './german/defeats.ts'
import { NEW_FATE_SWITCHES_DE, REINFORCEMENT_SWITCHES_DE, TERRAIN_SWITCHES_DE } from './german/expansion.ts'
import { GENERAL_SWITCHES_DE } from './german/general.ts'
import { BONUS_SWITCHES_DE, MISSION_SWITCHES_DE } from './german/modules.ts'
import { FATE_SWITCHES_DE, REVEAL_SWITCHES_DE, ROUND_SWITCHES_DE, TOWER_SWITCHES_DE } from './german/rounds.ts'
import { BONUS_SWITCHES, MISSION_SWITCHES } from './modules.ts'
import { FATE_SWITCHES, REVEAL_SWITCHES, ROUND_SWITCHES, TOWER_SWITCHES } from './rounds.ts'
import type { SwitchTexts } from './rulingText.ts'

/** Every house rule in words, by language. */
export const SWITCH_TEXTS: Readonly<Record<Language, SwitchTexts>> = {
  en: {
    ...GENERAL_SWITCHES,
    ...ROUND_SWITCHES,
    ...FATE_SWITCHES,
    ...TOWER_SWITCHES,
    ...REVEAL_SWITCHES,
    ...SPELL_SWITCHES,
    ...DEFEAT_SWITCHES,
    ...SKILL_SWITCHES,
    ...POISON_SWITCHES,
    ...MISSION_SWITCHES,
    ...BONUS_SWITCHES,
    ...NEW_FATE_SWITCHES,
    ...TERRAIN_SWITCHES,
    ...REINFORCEMENT_SWITCHES,
  },
  de: {
    ...GENERAL_SWITCHES_DE,
    ...ROUND_SWITCHES_DE,
    ...FATE_SWITCHES_DE,
    ...TOWER_SWITCHES_DE,
    ...REVEAL_SWITCHES_DE,
    ...SPELL_SWITCHES_DE,
    ...DEFEAT_SWITCHES_DE,
    ...SKILL_SWITCHES_DE,
    ...POISON_SWITCHES_DE,
    ...MISSION_SWITCHES_DE,
    ...BONUS_SWITCHES_DE,
    ...NEW_FATE_SWITCHES_DE,
    ...TERRAIN_SWITCHES_DE,
    ...REINFORCEMENT_SWITCHES_DE,
  },
}
