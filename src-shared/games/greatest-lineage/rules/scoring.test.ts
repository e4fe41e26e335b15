import { describe, expect, test } from 'vitest'
import { gameOf } from './civilisation.ts'
import { finishByScore, scoreSheet, standings, winners } from './scoring.ts'
import { SCORE_WORTH } from './tables/score.ts'
import { house, newCivilisation, playOut, stage } from '../testing/stage.ts'

const ONE_OF_EACH = {
  culture: 1,
  technology: 1,
  militaryTechnology: 1,
  territories: 1,
  prestige: 1,
  males: 1,
  stone: 1,
  metal: 1,
  food: 1,
  wood: 1,
  wealth: 1,
  age: 2,
}

function line(id: string, setting: Parameters<typeof stage>[0]) {
  return scoreSheet(stage(setting), 'elves').lines.find((one) => one.id === id)
}

describe('GL-WIN-8 Appendix b', () => {
  test.each([
    ['culture', 200],
    ['technology', 100],
    ['militaryTechnology', 50],
    ['territories', 150],
    ['prestige', 400],
    ['population', 25],
    ['stone', 125],
    ['metal', 200],
    ['food', 50],
    ['wood', 50],
    ['wealth', 500],
    ['ages', 1_000_000],
  ])('GL-WIN-8 one of %s is worth %i hundredths', (id, product) => {
    expect(line(id, { elves: ONE_OF_EACH })).toEqual({ id, rule: 'GL-WIN-8', amount: 1, weight: product, product })
  })

  test('GL-WIN-8 the total is the sum of the lines, in hundredths', () => {
    const { lines, total } = scoreSheet(stage({ elves: ONE_OF_EACH }), 'elves')
    expect(lines.map(({ id }) => id)).toEqual(SCORE_WORTH.map(({ id }) => id))
    expect(total).toBe(200 + 100 + 50 + 150 + 400 + 25 + 125 + 200 + 50 + 50 + 500 + 1_000_000)
  })

  test('GL-WIN-8 RULING-156 negative prestige subtracts', () => {
    expect(line('prestige', { elves: { prestige: -3 } })?.product).toBe(-1200)
  })

  test('GL-WIN-8 RULING-04 everybody counts, warriors too', () => {
    expect(line('population', { elves: { males: 3, females: 4, warriors: 5, spies: 1, assassins: 1 } })?.amount).toBe(14)
  })

  test.each([
    ['current', 1],
    ['highest', 3],
  ] as const)('GL-WIN-8 RULING-156 score_ages = %s: %i ages past the first', (score_ages, amount) => {
    const records = { civilisation: { elves: newCivilisation('elves', { highestAge: 4 }) } }
    expect(line('ages', { elves: { age: 2 }, rules: { score_ages }, records })?.amount).toBe(amount)
  })

  test.each([
    ['stored', 40],
    ['minus_ruler_only', 40 + 10 + 2 + 1],
  ] as const)('GL-WIN-8 RULING-155 score_culture = %s: culture %i', (score_culture, amount) => {
    expect(line('culture', { elves: { culture: 40 }, rules: { score_culture }, records: { royal: house('elves') } })?.amount).toBe(amount)
  })
})

describe('GL-WIN-8 ranking', () => {
  test.each([
    ['more points', { technology: 9 }, { technology: 8 }, ['elves']],
    ['equal points, higher prestige', { prestige: 2, culture: 0 }, { prestige: 1, culture: 2 }, ['elves']],
    ['equal points and prestige, more stored culture', { culture: 1 }, { technology: 2 }, ['elves']],
    ['equal in all three', { technology: 2, culture: 1 }, { technology: 2, culture: 1 }, ['elves', 'humans']],
  ])('GL-WIN-8 RULING-157 %s', (_, elves, humans, best) => {
    expect(winners(standings(stage({ elves, humans }), ['elves', 'humans', 'dwarves']))).toEqual(best)
  })

  test('GL-WIN-8 the living are ranked, told best first, and the best wins', () => {
    const fallen = { dwarves: newCivilisation('dwarves', { alive: false, fell: 2 }) }
    const world = stage({ turn: 40, elves: { technology: 7 }, humans: { wealth: 9 }, records: { civilisation: fallen } })
    const { effects } = playOut(world, (state) => finishByScore('GL-WIN-7', state))
    expect(gameOf(world).ended).toEqual({ status: 'won', winners: ['humans'], turn: 40 })
    expect(effects.filter(({ kind }) => kind === 'line')).toMatchObject([
      { rule: 'GL-WIN-8', wording: 'line.score', seat: 'humans', figures: { points: 48 } },
      { rule: 'GL-WIN-8', wording: 'line.score', seat: 'elves', figures: { points: 10 } },
      { rule: 'GL-WIN-7', wording: 'line.won', figures: { seats: 'humans' } },
    ])
  })

  test('GL-WIN-8 RULING-157 equals share the victory', () => {
    const world = stage({ turn: 40 })
    playOut(world, (state) => finishByScore('GL-WIN-7', state))
    expect(gameOf(world).ended).toEqual({ status: 'shared', winners: ['elves', 'humans', 'dwarves'], turn: 40 })
  })
})
