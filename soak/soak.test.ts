import { describe, expect, test } from 'vitest'
import { callsIn, placesOfRules } from './calls.ts'
import { GAME } from '../src-shared/games/greatest-lineage/game.ts'
import { addCoverage, countCallsOf, countRequest, coverageLines, noCoverage } from './coverage.ts'
import { planOf } from './plan.ts'
import { playThrough } from './playthrough.ts'
import regressions from './regressions.json' with { type: 'json' }

/** A campaign that once went wrong. */
interface Regression {
  readonly seed: number
  readonly bots: readonly string[] | null
  readonly rounds: number
  readonly was: string
}

const WISH = { bots: null, rounds: 8 }

describe('the soak', () => {
  test.each<Regression>(regressions)('seed $seed, which once went wrong ($was), comes out well', ({ seed, bots, rounds }) => {
    expect(playThrough(planOf(seed, { bots, rounds }))).toMatchObject({ seed, failure: null })
  })

  test('a seed stands for one campaign, whoever plays it again', () => {
    expect(playThrough(planOf(3, WISH))).toEqual(playThrough(planOf(3, WISH)))
    expect(planOf(3, WISH).dice).not.toBe(planOf(4, WISH).dice)
  })

  test('plans differ in house rules, bots, mischief and head start', () => {
    const plans = Array.from({ length: 40 }, (_, seed) => planOf(seed, WISH))
    const kinds = (of: (plan: (typeof plans)[number]) => unknown): number => new Set(plans.map((plan) => JSON.stringify(of(plan)))).size
    expect(kinds(({ setup }) => setup)).toBeGreaterThan(20)
    expect(kinds(({ bots }) => bots)).toBeGreaterThan(10)
    expect(plans.filter(({ mischief }) => mischief > 0).length).toBeGreaterThan(10)
    expect(plans.filter(({ headStart }) => headStart.length > 0).length).toBeGreaterThan(5)
  })

  test('bots that were asked for take the seats in turn', () => {
    expect(planOf(1, { bots: ['idle', 'random'], rounds: 1 }).bots).toEqual({ elves: 'idle', humans: 'random', dwarves: 'idle' })
  })

  test('what goes wrong is told with its place', () => {
    const plan = planOf(5, { bots: ['idle'], rounds: 3 })
    const headStart = [{ owner: 'nobody', account: 'food', to: 1 }]
    const { failure } = playThrough({ ...plan, mischief: 0, headStart })
    expect(failure).toMatch(/^entry \d+, 1\/\w+\/\d\/\w+: .*nobody/)
  })
})

describe('coverage', () => {
  test('counts the rules of a question, of its limits, and of the act that was done alone', () => {
    const coverage = noCoverage()
    const act = (id: string, rule: `GL-${string}-${string}`) => ({ id, rule, wording: 'x', fields: [] })
    const limits = [{ rule: 'GL-SPEND-3', wording: 'x', weights: {}, max: 0 }] as const
    const acts = [{ ...act('a', 'GL-SPEND-2'), limits }, act('b', 'GL-SPEND-4'), act('done', 'GL-SPEND-1')]
    const request = { id: 'x', occurrence: 0, seat: 'elves', rule: 'GL-SPEND-1', wording: 'x', figures: {}, kind: 'act', acts } as const
    countRequest(coverage, request, { act: 'a' })
    const sum = noCoverage()
    addCoverage(sum, coverage)
    addCoverage(sum, coverage)
    const twice = { effects: 0, requests: 2, calls: 0 }
    expect(sum).toEqual({ 'GL-SPEND-1': twice, 'GL-SPEND-2': twice, 'GL-SPEND-3': twice })
    countCallsOf(sum, { 'GL-GEN-4': 7 })
    expect(sum['GL-GEN-4']).toEqual({ effects: 0, requests: 0, calls: 7 })
    expect(coverageLines(GAME.book, sum).at(-2)).toMatch(/^4 of \d+ rules were exercised\.$/)
    expect(coverageLines(GAME.book, sum).at(-1)).toContain('GL-SPEND-4')
  })

  test('finds the functions that do a rule by the doc comments above them', () => {
    const bundle = [
      '/** GL-WAR-1 One. */',
      'function one() {}',
      '/**',
      ' * GL-WAR-2 Two.',
      ' * Not GL-WAR-9: see there.',
      ' * GL-WAR-3 And three.',
      ' */',
      'function* two() {}',
      '/** No rule. */',
      'function three() {}',
    ].join('\n')
    const at = (text: string): number => bundle.indexOf(text)
    expect([...placesOfRules(bundle)]).toEqual([
      [at('function one'), ['GL-WAR-1']],
      [at('function* two'), ['GL-WAR-2', 'GL-WAR-3']],
    ])
  })

  test('counts the functions that do a rule, and those that read its table', () => {
    const bundle = ['/** GL-WAR-1 A table. */', 'const ROWS = [1]', '/** GL-WAR-2 Two. */', 'function two() { return ROWS }'].join('\n')
    const startOffset = bundle.indexOf('function two')
    const functions = [
      { startOffset: 0, endOffset: bundle.length, count: 1 },
      { startOffset, endOffset: bundle.length, count: 5 },
    ]
    expect(callsIn(bundle, functions)).toEqual({ 'GL-WAR-1': 5, 'GL-WAR-2': 5 })
  })
})
