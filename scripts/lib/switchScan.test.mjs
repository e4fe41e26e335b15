import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { switchCoverage, switchesIn, titlesOf } from './switchScan.mjs'

/** @type {Record<string, import('./switchScan.mjs').Switch>} */
const SWITCHES = {
  birth_death: { type: 'list', preset: 'second_roll', values: ['second_roll', 'none'] },
  claims_per_turn: { type: 'list', preset: 'unlimited', values: ['unlimited', 1] },
  points_carry_over: { type: 'list', preset: true, values: [true, false] },
  timeline_pace: { type: 'list', preset: 2, values: [2, 1, 3] },
  war_notice: { type: 'number', preset: 2, min: 0, max: 1000 },
  trade_culture_cap: { type: 'noneOrNumber', preset: 'none', min: 5, max: 50 },
}

const ALL = [
  'GL-POP-4 RULING-37 birth_death = none: nobody dies',
  'claims_per_turn = 1',
  'points_carry_over = false, and later more',
  'timeline_pace = 1 and timeline_pace = 3',
  'wars (war_notice = 0)',
  'trade_culture_cap = 5',
]

/** @param {readonly string[]} titles */
function missing(titles) {
  return switchCoverage(SWITCHES, titles).problems.map((problem) => /'(.*)'/.exec(problem)?.[1])
}

describe('values of switches', () => {
  test('all are named', () => {
    expect(switchCoverage(SWITCHES, ALL)).toEqual({ values: 7, tested: 7, problems: [] })
  })

  test('none is named: each is told, the defaults are not asked for', () => {
    expect(switchCoverage(SWITCHES, ['birth_death = second_roll', 'timeline_pace = 2'])).toEqual({
      values: 7,
      tested: 0,
      problems: [
        "No test has 'birth_death = none' in its title.",
        "No test has 'claims_per_turn = 1' in its title.",
        "No test has 'points_carry_over = false' in its title.",
        "No test has 'timeline_pace = 1' in its title.",
        "No test has 'timeline_pace = 3' in its title.",
        "No test has 'war_notice = <number other than 2>' in its title.",
        "No test has 'trade_culture_cap = <number>' in its title.",
      ],
    })
  })

  test.each([
    ['another value that begins alike', 'claims_per_turn = 10', 'claims_per_turn = 1'],
    ['a value that goes on', 'birth_death = none_at_all', 'birth_death = none'],
    ['another switch that ends alike', 'no_birth_death = none', 'birth_death = none'],
    ['another form', 'birth_death none, birth_death: none, birth_death=none', 'birth_death = none'],
    ['the default of a number', 'war_notice = 2', 'war_notice = <number other than 2>'],
    ['a word for a number', 'war_notice = none', 'war_notice = <number other than 2>'],
    ['a number there cannot be', 'trade_culture_cap = 4', 'trade_culture_cap = <number>'],
    ['the default of a number that may be none', 'trade_culture_cap = none', 'trade_culture_cap = <number>'],
  ])('%s does not count', (_, title, wanted) => {
    const [name] = wanted.split(' ')
    expect(missing([...ALL.filter((one) => !one.includes(`${name} =`)), title])).toContain(wanted)
  })
})

test('titles are those of tests that passed', () => {
  const result = (/** @type {string} */ status, /** @type {string} */ fullName) => ({ status, fullName })
  const report = {
    testResults: [
      { assertionResults: [result('passed', 'group a'), result('failed', 'group b'), result('pending', 'group c')] },
      { assertionResults: [result('skipped', 'd'), result('todo', 'e'), result('passed', 'f')] },
    ],
  }
  expect(titlesOf(report)).toEqual(['group a', 'f'])
})

test('a game without a file of house rules has none, and nothing to test', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'game-'))
  const load = () => Promise.resolve({ SWITCHES })
  expect(await switchesIn(folder, load)).toEqual({})
  expect(switchCoverage(await switchesIn(folder, load), [])).toEqual({ values: 0, tested: 0, problems: [] })
  await mkdir(path.join(folder, 'rules/rulings'), { recursive: true })
  await writeFile(path.join(folder, 'rules/rulings/switches.ts'), '')
  expect(await switchesIn(folder, load)).toBe(SWITCHES)
  await rm(folder, { recursive: true })
})
