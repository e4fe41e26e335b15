import { describe, expect, test } from 'vitest'
import { checkRulings } from '../../../testing/bookChecks.ts'
import { GAME } from '../../game.ts'
import { RULINGS, rulingOf } from './rulings.ts'
import { SWITCHES } from './switches.ts'

describe('the rulings', () => checkRulings(GAME.book, 158, SWITCHES))

test('each is found by its number, and there is no ruling 159', () => {
  expect(RULINGS.filter((ruling) => rulingOf(ruling.number) !== ruling)).toEqual([])
  expect(rulingOf(159)).toBeUndefined()
})
