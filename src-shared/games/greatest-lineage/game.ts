import type { Json } from '../../kernel/world/rule.ts'
import { idle } from '../../insight/bots/idle.ts'
import { random } from './bots/random.ts'
import type { Game } from '../api/game.ts'
import { chaptersOf } from '../rulebook/rulebook.ts'
import { AHEAD } from './ahead.ts'
import { BOARD } from './board/boardFace.ts'
import { LAND } from './reading/land.ts'
import { CHAPTERS, RULEBOOK } from './book.ts'
import { chapterName } from './book/chapters.ts'
import { builder, schemer, warlike } from './bots/botProfiles.ts'
import { opposedOdds } from './odds/opposedOdds.ts'
import { CHARTS } from './charts/charts.ts'
import { CALENDAR, endingOf } from './calendar.ts'
import { LEDGER, ownersOf } from './ledger.ts'
import { inconsistencies } from './records/inconsistencies.ts'
import { BOOK_CONTENT } from './bookContent.ts'
import { RECORDS } from './records/records.ts'
import { DICE } from './diceTold.ts'
import { HIGHLIGHTS } from './highlights.ts'
import { NAMING } from './naming.ts'
import { REPORT } from './report.ts'
import { GAME as RECORD } from './rules/records.ts'
import { isAlive } from './rules/civilisation.ts'
import { GREATEST_LINEAGE } from './rules/ruleset.ts'
import { scoreSheet } from './rules/scoring.ts'
import { isCivilisation } from './rules/seats.ts'
import { HOUSE_RULES } from './rules/rulings/houseRules.ts'
import { heldRules } from './rules/rulings/switches.ts'
import { isAboutEvents } from './rules/timeline/editing.ts'
import { RULINGS } from './rules/rulings/rulings.ts'
import type { Setup } from './rules/setup.ts'
import { SETUP } from './setup.ts'
import { isOwnEvent } from './rules/timeline/schedule.ts'
import { germanName } from './words/german/names.ts'
import { englishName, givenName } from './words/names.ts'
import { actText, optionText, sheetText } from './words/answers/answers.ts'
import { sentenceText } from './words/answers/sentences.ts'
import { WORDS } from './words/say.ts'

/** The Greatest Lineage: the door into this folder. */
export const GAME: Game<Setup & { readonly [key: string]: Json }> = {
  id: GREATEST_LINEAGE.id,
  rules: GREATEST_LINEAGE,
  words: WORDS,
  kinds: ['material', 'sex', 'role', 'race', 'raidGoal', 'gift'],
  given: givenName,
  names: { en: englishName, de: germanName },
  owners: ownersOf,
  calendar: CALENDAR,
  setup: SETUP,
  board: BOARD,
  land: LAND,
  ledger: LEDGER,
  charts: CHARTS,
  book: {
    chapters: chaptersOf(CHAPTERS, chapterName),
    rules: RULEBOOK,
    rulings: RULINGS,
    houseRules: HOUSE_RULES,
    held: heldRules,
    titleOf: (rule) => (isOwnEvent(rule) ? WORDS.say('rule.TABLE-EVENT') : undefined),
  },
  records: RECORDS,
  naming: NAMING,
  inconsistencies,
  highlights: HIGHLIGHTS,
  dice: DICE,
  ahead: AHEAD,
  bookContent: BOOK_CONTENT,
  report: REPORT,
  isPlayedForScore: (world) => world.record(RECORD, 'game')?.goal === 'peaceful',
  // The people lost to a shortage, with a ten-sided die (GL-CHK-4).
  otherDice: { loss: 10 },
  isDecree: isAboutEvents,
  continuing: new Set(['line.event.rollsForGood', 'line.event.rollsForTheTurn']),
  answers: { option: optionText, act: actText, sheet: sheetText, sentence: sentenceText },
  opposed: opposedOdds,
  ending: endingOf,
  score: (world, owner) => (isCivilisation(owner) && isAlive(world, owner) ? scoreSheet(world, owner) : null),
  bots: { idle, random, builder, warlike, schemer },
}
