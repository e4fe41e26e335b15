import type { Ruling as TableRuling } from '../../../rulebook/rulebook.ts'
import { rulingsOf } from '../../../text/rulingText.ts'
import { CHAPTERS, type Chapter } from '../../book.ts'
import type { SwitchName } from './switches.ts'
import { ENHANCING_RULINGS, SPELL_RULINGS } from './texts/casting.ts'
import { DEFEAT_RULINGS, DRAWING_RULINGS, POISON_RULINGS, SKILL_RULINGS } from './texts/defeats.ts'
import { END_RULINGS, SCORE_RULINGS } from './texts/ending.ts'
import { NEW_FATE_RULINGS, REINFORCEMENT_RULINGS, TERRAIN_RULINGS } from './texts/expansion.ts'
import { GENERAL_RULINGS, SETUP_RULINGS } from './texts/general.ts'
import { ENHANCING_RULINGS_DE, SPELL_RULINGS_DE } from './texts/german/casting.ts'
import { DEFEAT_RULINGS_DE, DRAWING_RULINGS_DE, POISON_RULINGS_DE, SKILL_RULINGS_DE } from './texts/german/defeats.ts'
import { END_RULINGS_DE, SCORE_RULINGS_DE } from './texts/german/ending.ts'
import { NEW_FATE_RULINGS_DE, REINFORCEMENT_RULINGS_DE, TERRAIN_RULINGS_DE } from './texts/german/expansion.ts'
import { GENERAL_RULINGS_DE, SETUP_RULINGS_DE } from './texts/german/general.ts'
import { BONUS_RULINGS_DE, MISSION_RULINGS_DE } from './texts/german/modules.ts'
import { ACTION_RULINGS_DE, FATE_RULINGS_DE, REVEAL_RULINGS_DE, ROUND_RULINGS_DE, TOWER_RULINGS_DE } from './texts/german/rounds.ts'
import { BONUS_RULINGS, MISSION_RULINGS } from './texts/modules.ts'
import { ACTION_RULINGS, FATE_RULINGS, REVEAL_RULINGS, ROUND_RULINGS, TOWER_RULINGS } from './texts/rounds.ts'

/** One place where the book leaves something open, and how this program plays it. */
export interface Ruling extends TableRuling {
  readonly chapter: Chapter
  readonly switches: readonly SwitchName[]
}

/** Every ruling, chapter by chapter. */
export const RULINGS: readonly Ruling[] = rulingsOf<Chapter, SwitchName>(CHAPTERS, {
  General: { en: GENERAL_RULINGS, de: GENERAL_RULINGS_DE },
  'Set-up': { en: SETUP_RULINGS, de: SETUP_RULINGS_DE },
  'Rounds and turns': { en: ROUND_RULINGS, de: ROUND_RULINGS_DE },
  'Fate cards': { en: FATE_RULINGS, de: FATE_RULINGS_DE },
  'Arrivals at the tower': { en: TOWER_RULINGS, de: TOWER_RULINGS_DE },
  'Revealing markers': { en: REVEAL_RULINGS, de: REVEAL_RULINGS_DE },
  Actions: { en: ACTION_RULINGS, de: ACTION_RULINGS_DE },
  'Casting spells': { en: SPELL_RULINGS, de: SPELL_RULINGS_DE },
  Enhancements: { en: ENHANCING_RULINGS, de: ENHANCING_RULINGS_DE },
  'Damage and defeats': { en: DEFEAT_RULINGS, de: DEFEAT_RULINGS_DE },
  'Drawing new spells': { en: DRAWING_RULINGS, de: DRAWING_RULINGS_DE },
  'Extra skills': { en: SKILL_RULINGS, de: SKILL_RULINGS_DE },
  Poison: { en: POISON_RULINGS, de: POISON_RULINGS_DE },
  'End of the game': { en: END_RULINGS, de: END_RULINGS_DE },
  Scoring: { en: SCORE_RULINGS, de: SCORE_RULINGS_DE },
  'Secret Missions': { en: MISSION_RULINGS, de: MISSION_RULINGS_DE },
  'Bonus Actions': { en: BONUS_RULINGS, de: BONUS_RULINGS_DE },
  'New Fate': { en: NEW_FATE_RULINGS, de: NEW_FATE_RULINGS_DE },
  Terrain: { en: TERRAIN_RULINGS, de: TERRAIN_RULINGS_DE },
  Reinforcement: { en: REINFORCEMENT_RULINGS, de: REINFORCEMENT_RULINGS_DE },
})
