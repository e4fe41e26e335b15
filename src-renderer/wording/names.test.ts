import { expect, test } from 'vitest'
import { tellForGreatestLineage } from '../testing/playedGame.ts'
import { toldIn } from '../../src-shared/language/language.ts'
import { seatName, theSeat } from './names.ts'

tellForGreatestLineage()

test('each of a group that is counted together has its name, in both languages', () => {
  expect([seatName('tribe-4'), seatName('elves'), seatName('gm')]).toEqual(['Tribe 4', 'Elves', 'Game master'])
  expect(toldIn('de', () => [seatName('tribe-4'), seatName('elves'), seatName('gm')])).toEqual(['Stamm 4', 'Elfen', 'Spielleitung'])
})

test('who is many has an article in English, who has a name of its own has none', () => {
  expect([theSeat('elves'), theSeat('tribe-4')]).toEqual(['the Elves', 'Tribe 4'])
})
