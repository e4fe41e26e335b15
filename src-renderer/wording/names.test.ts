import { expect, test } from 'vitest'
import { tellForGreatestLineage } from '../testing/playedGame.ts'
import { toldIn } from '../../src-shared/language/language.ts'
import { seatName } from './names.ts'

tellForGreatestLineage()

test('each of a group that is counted together has its name, in both languages', () => {
  expect([seatName('tribe-4'), seatName('elves'), seatName('gm')]).toEqual(['Tribe 4', 'Elves', 'Game master'])
  expect(toldIn('de', () => [seatName('tribe-4'), seatName('elves'), seatName('gm')])).toEqual(['Stamm 4', 'Elfen', 'Spielleitung'])
})
