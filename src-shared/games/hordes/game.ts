import { idle } from '../../insight/bots/idle.ts'
import type { Json } from '../../kernel/world/rule.ts'
import type { Game } from '../api/game.ts'
import { chaptersOf } from '../rulebook/rulebook.ts'
import { AHEAD } from './ahead.ts'
import { CHAPTERS, RULEBOOK } from './book.ts'
import { chapterName } from './book/chapters.ts'
import { captain } from './bots/captain.ts'
import { random } from './bots/random.ts'
import { CHARTS } from './charts.ts'
import { DICE } from './diceTold.ts'
import { HIGHLIGHTS } from './highlights.ts'
import { CALENDAR, endingOf, LEDGER, ownersOf, scoreOf } from './ledger.ts'
import { combatOdds } from './odds/told.ts'
import { RECORDS } from './recordFaces.ts'
import { REPORT } from './report.ts'
import { lossesOf } from './rules/losses.ts'
import { BATTLE, HOSTS } from './rules/records.ts'
import { HORDES } from './rules/ruleset.ts'
import { HOUSE_RULES } from './rules/rulings/houseRules.ts'
import { RULINGS } from './rules/rulings/rulings.ts'
import type { Setup } from './rules/setup.ts'
import { FACES } from './rules/tables.ts'
import { SAMPLE_ARMIES } from './rules/sample.ts'
import { SETUP } from './setup.ts'
import { ANSWERS } from './words/answers.ts'
import { englishName, germanName, givenName } from './words/names.ts'
import { WORDS } from './words/say.ts'

/** Hordes: the door into this folder. */
export const GAME: Game<Setup & { readonly [key: string]: Json }> = {
  id: HORDES.id,
  rules: HORDES,
  words: WORDS,
  kinds: ['element', 'type', 'tick', 'status', 'clause'],
  given: (key, world) => givenName(key, world, WORDS.say),
  names: { en: englishName, de: germanName },
  owners: ownersOf,
  calendar: CALENDAR,
  setup: SETUP,
  documents: SAMPLE_ARMIES as unknown as Readonly<Record<string, Json>>,
  ledger: LEDGER,
  charts: CHARTS,
  book: {
    chapters: chaptersOf(CHAPTERS, chapterName),
    rules: RULEBOOK,
    rulings: RULINGS,
    houseRules: HOUSE_RULES,
    held: (world) => world.record(BATTLE, 'battle')?.houseRules ?? {},
  },
  records: RECORDS,
  inconsistencies: (world) =>
    HOSTS.flatMap((host) => {
      const [value, wanted] = [world.balance(host, 'apLost'), lossesOf(world, host)]
      return value === wanted ? [] : [{ wording: 'misfit.apLost', figures: { host, value, wanted }, blocks: false }]
    }),
  highlights: HIGHLIGHTS,
  dice: DICE,
  ahead: AHEAD,
  report: REPORT,
  answers: ANSWERS,
  opposed: combatOdds,
  ending: endingOf,
  score: scoreOf,
  isPlayedForScore: () => true,
  otherDice: { pips: FACES, combat: FACES, defence: FACES },
  bots: { idle, random, captain },
}
