import { expect, test } from 'vitest'
import { CHAPTERS } from '../../book.ts'
import { RULINGS, rulingOf } from './rulings.ts'
import { SWITCHES } from './switches.ts'

test('there are 158 rulings, each number once', () => {
  const numbers = RULINGS.map(({ number }) => number).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 158 }, (_, index) => index + 1))
})

test('each asks a question and decides it', () => {
  const wrong = RULINGS.filter(({ question, decision }) => !/^[A-Z\d].*\?$/.test(question) || !/^[A-Z\d].*\.$/.test(decision))
  expect(wrong.map(({ number }) => number)).toEqual([])
})

test('each is found by its number', () => {
  expect(RULINGS.filter((ruling) => rulingOf(ruling.number) !== ruling)).toEqual([])
})

test('they come in the order of the chapters', () => {
  const places = RULINGS.map(({ chapter }) => CHAPTERS.indexOf(chapter))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('each names the switches that belong to it, and no other', () => {
  const named = RULINGS.flatMap(({ number, switches }) => switches.map((name) => `${number} ${name}`))
  expect(named.sort()).toEqual(
    Object.entries(SWITCHES)
      .map(([name, { ruling }]) => `${ruling} ${name}`)
      .sort(),
  )
})

test('these are the rulings a table may decide otherwise', () => {
  const decidable = RULINGS.filter(({ switches }) => switches.length > 0).map(({ number }) => number)
  expect(decidable.sort((a, b) => a - b)).toEqual([
    1, 4, 5, 6, 7, 9, 10, 12, 14, 17, 19, 20, 21, 22, 23, 24, 26, 27, 29, 30, 31, 33, 34, 35, 37, 38, 39, 40, 43, 44, 46, 47, 49, 50, 52,
    54, 55, 57, 58, 59, 60, 61, 62, 63, 64, 65, 67, 69, 71, 72, 75, 76, 78, 79, 82, 83, 84, 86, 88, 90, 91, 92, 93, 95, 101, 103, 104, 106,
    107, 109, 110, 111, 113, 119, 120, 121, 123, 124, 126, 127, 128, 129, 131, 133, 134, 135, 137, 138, 139, 141, 144, 146, 149, 150, 151,
    154, 155, 156, 158,
  ])
})

test('there is no ruling 159', () => {
  expect(rulingOf(159)).toBeUndefined()
})
