import { describe, expect, it } from 'vitest'
import { mutantLines, mutantPlan } from './mutants.mjs'

describe('where faults are planted', () => {
  it('takes a folder without its tests and texts, and its own tests to catch them', () => {
    const { mutate, tests } = mutantPlan('src-shared/kernel/')
    expect(mutate[0]).toBe('src-shared/kernel/**/*.ts')
    expect(mutate.slice(1)).toContain('!src-shared/kernel/**/*.test.ts')
    expect(mutate.slice(1)).toContain('!src-shared/kernel/**/texts/**')
    expect(tests).toEqual(['src-shared/kernel/**/*.test.ts'])
  })

  it('takes a file with the tests of its folder, and of further folders', () => {
    expect(mutantPlan('src-shared/kernel/engine/run.ts', ['./src-shared/table'])).toEqual({
      mutate: ['src-shared/kernel/engine/run.ts'],
      tests: ['src-shared/kernel/engine/**/*.test.ts', 'src-shared/table/**/*.test.ts'],
    })
  })

  it('takes some tests alone, files or folders, where they are named', () => {
    const { tests } = mutantPlan(
      'src-shared/kernel/engine/run.ts',
      ['src-shared/kernel/chance/dice.test.ts'],
      ['src-shared/kernel/engine/run.test.ts', 'src-shared/table'],
    )
    expect(tests).toEqual([
      'src-shared/kernel/engine/run.test.ts',
      'src-shared/table/**/*.test.ts',
      'src-shared/kernel/chance/dice.test.ts',
    ])
  })

  it('refuses to take code for a test', () => {
    expect(() => mutantPlan('src-shared/kernel', [], ['src-shared/kernel/engine/run.ts'])).toThrow(
      /test file \(\.test\.ts\) or a folder of tests: 'src-shared\/kernel\/engine\/run\.ts'/,
    )
  })

  it.each([
    ['a place that is not there', 'src-shared/nowhere', /There is no 'src-shared\/nowhere'/],
    ['a place outside the code', 'docs', /src-shared, src-main or src-renderer: 'docs'/],
    ['a place above the project', '../other', /'\.\.\/other' is none/],
    ['a test', 'src-shared/kernel/engine/run.test.ts', /\.ts files with code/],
    ['a component', 'src-renderer/app/App.vue', /\.ts files with code/],
  ])('refuses %s with a sentence', (_what, place, sentence) => {
    expect(() => mutantPlan(place)).toThrow(sentence)
  })
})

/**
 * @param {'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError'} status
 * @param {number} [line]
 */
function mutant(status, line = 1) {
  return {
    mutatorName: 'EqualityOperator',
    replacement: 'a >= b',
    status,
    location: { start: { line, column: 8 }, end: { line, column: 13 } },
  }
}

describe('what is told of planted faults', () => {
  const lines = mutantLines({
    files: {
      'strong.ts': { source: 'return a > b', mutants: [mutant('Killed'), mutant('Timeout'), mutant('Ignored'), mutant('RuntimeError')] },
      'weak.ts': { source: 'return a > b\nreturn a > b', mutants: [mutant('Killed'), mutant('Survived'), mutant('NoCoverage', 2)] },
      'texts.ts': { source: '', mutants: [] },
    },
  })

  it('names each fault that no test caught, with the code before and after', () => {
    expect(lines.slice(0, 3)).toEqual(['weak.ts:1:8  a > b  ->  a >= b', 'weak.ts:2:8  a > b  ->  a >= b  (no test comes here)', ''])
  })

  it('counts by file, the weakest first, and what cannot be judged not at all', () => {
    expect(lines.slice(3)).toEqual([
      ' 33 %      1 of     3  weak.ts',
      '100 %      2 of     2  strong.ts',
      ' 60 %      3 of     5  caught in all',
    ])
  })
})
