import { idle } from '../../insight/bots/idle.ts'
import { random } from './bots/random.ts'
import type { Json } from '../../kernel/world/rule.ts'
import type { Game } from '../api/game.ts'
import { chaptersOf } from '../rulebook/rulebook.ts'
import { AHEAD } from './ahead.ts'
import { holder } from './bots/holder.ts'
import { CHAPTERS, RULEBOOK } from './book.ts'
import { chapterName } from './book/chapters.ts'
import { CHARTS } from './charts.ts'
import { CALENDAR, endingOf, LEDGER, ownersOf, scoreOf } from './ledger.ts'
import { RECORDS } from './recordFaces.ts'
import { GAME as RECORD, SCENARIO } from './rules/records.ts'
import { presentIn } from './rules/board.ts'
import { NATION_TURNS } from './rules/ruleset.ts'
import { HOUSE_RULES } from './rules/rulings/houseRules.ts'
import { RULINGS } from './rules/rulings/rulings.ts'
import type { Setup } from './rules/setup.ts'
import { FACES } from './rules/tables.ts'
import { DICE } from './diceTold.ts'
import { HIGHLIGHTS } from './highlights.ts'
import { REPORT } from './report.ts'
import { SAMPLE } from './rules/sample.ts'
import { SETUP } from './setup.ts'
import { ANSWERS } from './words/answers.ts'
import { englishName, germanName, givenName } from './words/names.ts'
import { WORDS } from './words/say.ts'

/** Nation turns: the door into this folder. */
export const GAME: Game<Setup & { readonly [key: string]: Json }> = {
  id: NATION_TURNS.id,
  rules: NATION_TURNS,
  words: WORDS,
  kinds: ['area', 'unit', 'rollKind'],
  given: (key, world) => givenName(key, world, WORDS.say),
  names: { en: englishName, de: germanName },
  owners: ownersOf,
  calendar: CALENDAR,
  setup: SETUP,
  documents: { sample: SAMPLE as unknown as Json },
  ledger: LEDGER,
  charts: CHARTS,
  book: {
    chapters: chaptersOf(CHAPTERS, chapterName),
    rules: RULEBOOK,
    rulings: RULINGS,
    houseRules: HOUSE_RULES,
    held: (world) => world.record(RECORD, 'game')?.houseRules ?? {},
  },
  records: RECORDS,
  inconsistencies: (world) =>
    (world.record(SCENARIO, 'scenario')?.areas ?? []).flatMap(({ id: area }) =>
      presentIn(world, area).length > 1 ? [{ wording: 'misfit.shared', figures: { area }, blocks: false }] : [],
    ),
  highlights: HIGHLIGHTS,
  dice: DICE,
  ahead: AHEAD,
  report: REPORT,
  answers: ANSWERS,
  ending: endingOf,
  score: scoreOf,
  isPlayedForScore: () => true,
  otherDice: { births: FACES, round: FACES, order: FACES },
  bots: { idle, random, holder },
}
