import { describe, expect, test } from 'vitest'
import { checkRules } from '../testing/bookChecks.ts'
import { RULEBOOK, ruleEntry } from './book.ts'
import { GAME } from './game.ts'

const RULES_OF_CHAPTERS = {
  General: { GEN: 8 },
  'Set-up': { SET: 11 },
  Timeline: { TIME: 51 },
  Points: { PTS: 3 },
  Population: { POP: 8 },
  Stockpile: { STK: 4 },
  War: { WAR: 32 },
  Raids: { RAID: 8 },
  Alliances: { ALLY: 5 },
  Treaties: { TREATY: 2 },
  Territory: { TERR: 7 },
  Spies: { SPY: 8 },
  Assassins: { ASN: 8 },
  Monuments: { MON: 7 },
  Spending: { SPEND: 11 },
  'Resource check': { CHK: 5 },
  Ages: { AGE: 6 },
  'Royal family': { ROY: 16 },
  Shamans: { SHA: 5 },
  Settlements: { CITY: 5 },
  'Strengths and weaknesses': { RACE: 3 },
  Kingdoms: { NPK: 10 },
  Tribes: { NPT: 5 },
  'End of the game': { WIN: 8 },
}

describe('the rulebook', () => checkRules(GAME.book, 'GL', RULES_OF_CHAPTERS))

test('each is found by its id, and an id of no chapter is no rule', () => {
  expect(RULEBOOK.filter((entry) => ruleEntry(entry.id) !== entry)).toEqual([])
  expect(ruleEntry('TABLE-GM-1')).toBeUndefined()
})
