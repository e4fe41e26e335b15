import { describe, expect, test } from 'vitest'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { bookOf, type Book, type BookLine } from './book.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

tellForGreatestLineage()

const setup = [
  posting('elves', 'food', 15),
  posting('elves', 'males', 8),
  posting('elves', 'age', 1),
  posting('undead', 'warriors', 500),
  at(1, 'elves'),
]
const firstTurn = [posting('elves', 'food', 6), posting('elves', 'food', -4), posting('elves', 'culture', 3), at(1, 'humans')]
const event = [posting('elves', 'food', -1), at(2, 'elves')]
const secondTurn = [posting('elves', 'food', 10), posting('elves', 'food', -3), posting('elves', 'food', -2)]

function bookAfter(answers: Parameters<typeof entriesOf>[1], owner = 'elves'): Book {
  const { world, moments, ledger } = foldHistory(entriesOf(setup, answers))
  return bookOf(world, moments, ledger, owner)
}

function line(book: Book, id: string): BookLine {
  const found = book.groups.flatMap(({ lines }) => lines).find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`no line ${id}`)
  return found
}

describe('bookOf', () => {
  test('opening, in and out of the turn in play add up to the balance', () => {
    const book = bookAfter([firstTurn, event, secondTurn])
    expect(book).toMatchObject({ round: 2, inPlay: true })
    expect(line(book, 'food')).toEqual({
      kind: 'account',
      id: 'food',
      opening: 16,
      gained: 10,
      lost: -5,
      balance: 21,
      course: [
        { round: 1, value: 17 },
        { round: 2, value: 21 },
      ],
    })
  })

  test('between two turns the last one stands, with what others did since', () => {
    const book = bookAfter([firstTurn, event.slice(0, 1)])
    expect(book).toMatchObject({ round: 1, inPlay: false })
    expect(line(book, 'food')).toMatchObject({ opening: 15, gained: 6, lost: -5, balance: 16, course: [{ round: 1, value: 17 }] })
  })

  test('before the first turn everything came in with the set-up', () => {
    const { world, moments, ledger } = foldHistory(entriesOf(setup.slice(0, -1), []))
    const book = bookOf(world, moments, ledger, 'elves')
    expect(book.round).toBe(0)
    expect(line(book, 'food')).toMatchObject({ opening: 0, gained: 15, lost: 0, balance: 15, course: [] })
  })

  test('reckoned figures stand in their groups, without in and out', () => {
    const book = bookAfter([firstTurn])
    expect(line(book, 'tokens')).toEqual({ kind: 'derived', id: 'tokens', opening: 15, balance: 17, course: [{ round: 1, value: 17 }] })
    expect(line(book, 'effectiveCulture')).toMatchObject({ kind: 'derived', opening: 0, balance: 3 })
    expect(book.groups.map(({ id }) => id)).toEqual(['people', 'stores', 'knowledge', 'standing', 'land'])
  })

  test('a kingdom has its own accounts in one group', () => {
    const book = bookAfter([firstTurn], 'undead')
    expect(book.groups).toHaveLength(1)
    expect(line(book, 'warriors')).toMatchObject({ opening: 500, gained: 0, lost: 0, balance: 500 })
  })
})
