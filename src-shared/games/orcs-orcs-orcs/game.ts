import { idle } from '../../insight/bots/idle.ts'
import type { Json } from '../../kernel/world/rule.ts'
import type { Game } from '../api/game.ts'
import { chaptersOf } from '../rulebook/rulebook.ts'
import { AHEAD } from './ahead.ts'
import { CHAPTERS, RULEBOOK } from './book.ts'
import { chapterName } from './book/chapters.ts'
import { random } from './bots/random.ts'
import { squasher } from './bots/squasher.ts'
import { learner, thief } from './bots/tastes.ts'
import { CHARTS } from './charts.ts'
import { HIGHLIGHTS } from './highlights.ts'
import { CALENDAR, endingOf, LEDGER, ownersOf, scoreOf } from './ledger.ts'
import { RECORDS } from './recordFaces.ts'
import { REPORT } from './report.ts'
import { OURS_1 } from './rules/deck/ours.ts'
import { GAMES } from './rules/records.ts'
import { ORCS } from './rules/ruleset.ts'
import { HOUSE_RULES } from './rules/rulings/houseRules.ts'
import { RULINGS } from './rules/rulings/rulings.ts'
import type { Setup } from './rules/setup.ts'
import { SETUP } from './setup.ts'
import { ANSWERS } from './words/answers.ts'
import { englishName, germanName, givenName } from './words/names.ts'
import { WORDS } from './words/say.ts'

/** Orcs Orcs Orcs: the door into this folder. */
export const GAME: Game<Setup & { readonly [key: string]: Json }> = {
  id: ORCS.id,
  rules: ORCS,
  words: WORDS,
  kinds: ['creature', 'spell', 'power', 'missionName', 'toadling', 'skill'],
  given: (key, world) => givenName(key, world, WORDS.has, WORDS.say),
  names: { en: englishName, de: germanName },
  owners: ownersOf,
  calendar: CALENDAR,
  setup: SETUP,
  documents: { [OURS_1.name]: OURS_1 as unknown as Json },
  ledger: LEDGER,
  charts: CHARTS,
  book: {
    chapters: chaptersOf(CHAPTERS, chapterName),
    rules: RULEBOOK,
    rulings: RULINGS,
    houseRules: HOUSE_RULES,
    held: (world) => world.record(GAMES, 'game')?.houseRules ?? {},
  },
  records: RECORDS,
  highlights: HIGHLIGHTS,
  ahead: AHEAD,
  report: REPORT,
  answers: ANSWERS,
  ending: endingOf,
  score: scoreOf,
  isPlayedForScore: () => true,
  bots: { idle, random, squasher, thief, learner },
}
