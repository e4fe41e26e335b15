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

test('each names the switches that belong to it, and no other: those that name one are a table’s to decide', () => {
  const named = RULINGS.flatMap(({ number, switches }) => switches.map((name) => `${number} ${name}`))
  expect(named.sort()).toEqual(
    Object.entries(SWITCHES)
      .map(([name, { ruling }]) => `${ruling} ${name}`)
      .sort(),
  )
})

test('there is no ruling 159', () => {
  expect(rulingOf(159)).toBeUndefined()
})
