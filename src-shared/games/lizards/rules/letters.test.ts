import { describe, expect, test } from 'vitest'
import { LETTER_LENGTH, readLetters } from './letters.ts'

const read = (text: string, most = 10) => readLetters(text, { clan: 2, clans: [1, 2, 3, 7], most })
const problemsOf = (text: string, most = 10): readonly string[] => read(text, most).problems.map(({ message }) => message)

describe('letters of a clan', () => {
  test('LZ-REPORT-4 each begins with whom it is to, and goes on to the next (RULING-78)', () => {
    expect(read('to 3, 7: Peace?\nFor ten turns.\n\nto all:\nBeware.\nan 1 & 3: Gruß')).toEqual({
      letters: [
        { to: [3, 7], text: 'Peace?\nFor ten turns.' },
        { to: [1, 3, 7], text: 'Beware.' },
        { to: [1, 3], text: 'Gruß' },
      ],
      problems: [],
    })
    expect(read('')).toEqual({ letters: [], problems: [] })
    expect(read('to 3: to be or not to be').letters).toEqual([{ to: [3], text: 'to be or not to be' }])
  })

  test.each([
    ['Hello', 'letters begins with “Hello”: begin each letter with a line such as “to 3, 7:”.'],
    ['to 5: Hello', 'letters names clan 5, to which nothing can be written. Write to one of these: 1, 3, 7.'],
    ['to 2: Hello', 'letters names clan 2, to which nothing can be written. Write to one of these: 1, 3, 7.'],
    ['to 3:', 'letters: letter 1 is empty. Write something below its address, or take it out.'],
    [
      `to 3: ${'x'.repeat(LETTER_LENGTH + 1)}`,
      'letters: letter 1 has 501 characters, and 500 are the most. Shorten it, or make two of it.',
    ],
  ])('%s: refused', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem])
  })

  test('letters = 1: a second letter is refused', () => {
    expect(problemsOf('to 3: One\nto 7: Two', 1)).toEqual([
      'letters has 2 letters, but at most 1 can be sent in a turn: keep the rest for later.',
    ])
  })
})
