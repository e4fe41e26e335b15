import { presetOf } from '../../../../kernel/forms/form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeAnswer } from '../../../../kernel/forms/answer.ts'
import type { Effect } from '../../../../kernel/world/effect.ts'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field } from '../../../../kernel/forms/field.ts'
import type { Request } from '../../../../kernel/engine/request.ts'
import { Run } from '../../../../kernel/engine/run.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ACCOUNTS, accountBounds } from '../accounts.ts'
import { voluntaryActs } from '../acts.ts'
import { tiedWorkers } from '../people.ts'
import { MONUMENTS, NAMED_LAND } from '../records.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { cardsFor, recountSettlements, settlementsOf } from '../settlements/cards.ts'
import { sitesOf } from '../settlements/monuments.ts'
import { shamansOf } from '../settlements/shamans.ts'
import { SETTLEMENT_OF_AGE } from '../tables/settlements.ts'
import { claimOffers } from '../territory/claim.ts'
import { loseLand } from '../territory/land.ts'
import { house, stage } from '../../testing/stage.ts'
import { monumentsPhase } from './6-monuments.ts'
import { spendingPhase } from './7-spending.ts'
import { resourceCheckPhase } from './8-resource-check.ts'
import { ageAdvancementPhase } from './9-age-advancement.ts'

const SEED = 'c0de'.repeat(16)

/** The part of phase 5 that concerns land. */
function* claims(world: World): Procedure {
  yield* voluntaryActs('conflict', 'elves', () => ({ rule: 'GL-TERR-1', figures: {}, offers: claimOffers(world, 'elves') }))
}

/** Free claims and phases 6 to 9 of three turns, with some land lost in between. */
function* threeTurns(world: World): Procedure {
  for (let turn = 1; turn <= 3; turn++) {
    yield* claims(world)
    yield* monumentsPhase(world, 'elves')
    yield* spendingPhase(world, 'elves')
    yield* resourceCheckPhase(world, 'elves')
    yield* ageAdvancementPhase(world, 'elves')
    yield* loseLand('GL-TIME-T18c', world, 'elves', 2)
    yield { kind: 'checkpoint', cursor: { turn: turn + 1, seat: 'elves', phase: 5 } }
  }
}

/** Some answer to a request: `whim` steers it. It may break a limit; then everything is left as filled in. */
function answers(request: Request, whim: number): readonly unknown[] {
  switch (request.kind) {
    case 'roll':
    case 'draw':
      return ['app']
    case 'choose':
      return [request.options[whim % request.options.length]?.id]
    case 'fill':
      return [sheet(request.fields, whim), {}]
    case 'act': {
      // The last act is `done`: one in so many, so that a phase comes to its end.
      const act = request.acts[whim % request.acts.length]
      return whim % 7 === 0 ? ['done'] : [{ ...sheet(act?.fields ?? [], whim), act: act?.id }, { act: act?.id }, 'done']
    }
    default:
      return request satisfies never
  }
}

function sheet(fields: readonly Field[], whim: number): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field): [string, unknown] => {
      if (field.type === 'number') return [field.id, field.min + (whim % (field.max - field.min + 1))]
      if (field.type === 'flag') return [field.id, whim % 2 === 1]
      if (field.type === 'text') return [field.id, ['', 'Ridge', 'Ridge, Ford'][whim % 3]]
      return [field.id, field.type === 'pick' ? field.options[whim % field.options.length]?.id : presetOf(field)]
    }),
  )
}

/** Every question and act of these phases comes up in the runs below. */
const EVERYTHING = [
  'act.conflict',
  'act.conflict.claim',
  'act.monument',
  'act.monument.build',
  'act.spend',
  'act.spend.buy',
  ...['culture', 'militaryTechnology', 'people', 'rulerCulture', 'rulerMilitary', 'rulerTerritory', 'shamanBirth', 'shamanMilitary'].map(
    (act) => `act.spend.${act}`,
  ),
  ...['shamanOpponent', 'technology', 'territory', 'tribeTerritory'].map((act) => `act.spend.${act}`),
  'choose.advance',
  'choose.giveUp',
  'choose.lostLand',
  'fill.ageLand',
  'fill.shortageDeaths',
  'roll.loss',
  'roll.newcomers',
]

const rules: fc.Arbitrary<HouseRules> = fc.record({
  claims_per_turn: fc.constantFrom<'unlimited' | 1>('unlimited', 1),
  territory_price: fc.constantFrom('table', 'table_x5', 'x5_tribe_only'),
  ruler_territory: fc.constantFrom('one_time', 'per_turn'),
  min_build_turns: fc.constantFrom(1, 0),
  unfinished_loss: fc.constantFrom('full', 'none'),
  points_carry_over: fc.boolean(),
  shortage_deaths: fc.constantFrom('proportional', 'owner'),
  age_wait_end: fc.constantFrom('forced', 'lapse', 'free'),
  new_population: fc.constantFrom('gross', 'net'),
  scenario_total: fc.constantFrom(12, 40, 600),
})

const start = fc.record({
  males: fc.nat(120),
  females: fc.nat(120),
  warriors: fc.nat(9),
  points: fc.nat(300),
  food: fc.nat(500),
  wood: fc.nat(200),
  stone: fc.nat(400),
  wealth: fc.nat(90),
  metal: fc.nat(90),
  culture: fc.constantFrom(0, 70, 300, 950),
  technology: fc.constantFrom(0, 60, 300, 950),
  militaryTechnology: fc.constantFrom(0, 60),
  territories: fc.integer({ min: 1, max: 30 }),
  age: fc.integer({ min: 1, max: 6 }),
})

const CORRECTED = ['males', 'females', 'points', 'food', 'stone', 'culture', 'territories'] as const
const correction = fc.oneof(
  { weight: 6, arbitrary: fc.record({ account: fc.constantFrom(...CORRECTED), to: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.record({ account: fc.constant('age'), to: fc.integer({ min: 1, max: 6 }) }) },
)
const whims = fc.array(
  fc.record({
    whim: fc.nat(1000),
    corrections: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(correction) }),
  }),
  {
    minLength: 1,
    maxLength: 60,
  },
)

function asksFor(run: Run, wording: string): boolean {
  return run.pending?.wording === wording
}

/** Whatever else happened, this holds whenever a question waits. */
function expectSound(world: World, effects: readonly Effect[]): void {
  for (const account of ACCOUNTS) {
    const { min, max } = accountBounds('elves', account) ?? { min: 0, max: 0 }
    expect(world.balance('elves', account)).toBeGreaterThanOrEqual(min)
    expect(world.balance('elves', account)).toBeLessThanOrEqual(max)
  }
  const settlements = settlementsOf(world, 'elves')
  expect(shamansOf(world, 'elves').map(({ settlement }) => settlement)).toEqual(settlements.map(({ id }) => id))
  expect(sitesOf(world, 'elves').length).toBeLessThanOrEqual(2)
  expect(tiedWorkers(world, 'elves').males).toBeLessThanOrEqual(world.balance('elves', 'males'))
  expect(tiedWorkers(world, 'elves').females).toBeLessThanOrEqual(world.balance('elves', 'females'))
  expect(world.records(MONUMENTS).every(({ settlement }) => settlements.some(({ id }) => id === settlement))).toBe(true)
  const booked = effects.flatMap((effect) =>
    effect.kind === 'posting' && effect.owner === 'elves' && effect.account === 'prestige' ? [effect] : [],
  )
  const bySettlements = booked.filter(({ rule }) => rule.startsWith('GL-CITY-')).reduce((sum, { delta }) => sum + delta, 0)
  expect(bySettlements).toBe(settlements.reduce((sum, { prestige }) => sum + prestige, 0))
}

test('GL-CITY-1 GL-CITY-2 GL-MON-1 free claims and phases 6 to 9 keep accounts, cards, shamans, sites and prestige sound, whatever is answered and corrected', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(rules, start, whims, (houseRules, elves, steps) => {
      const tribe = { id: 'tribe-1', race: 'humans', territories: 6, warriors: 150, females: 150 }
      const world = stage({ rules: houseRules, phase: 5, elves, records: { royal: house('elves'), tribe: { 'tribe-1': tribe } } })
      const effects: Effect[] = []
      const run = new Run(
        GREATEST_LINEAGE,
        world,
        (function* () {
          yield* recountSettlements('GL-SET-5', world, 'elves')
          yield* threeTurns(world)
        })(),
      )
      effects.push(...run.resume(undefined))
      for (const { whim, corrections } of steps) {
        effects.push(...run.correct(corrections.map((change) => ({ owner: 'elves', ...change }))))
        if (run.pending === null) break
        for (const answer of answers(run.pending, whim)) {
          const taken = takeAnswer(run.pending, answer, SEED)
          if (!taken.ok) continue
          const { wording } = run.pending
          const what =
            typeof answer === 'object' && answer !== null && 'act' in answer && answer.act !== 'done'
              ? `${wording}.${String(answer.act)}`
              : wording
          seen.add(what)
          effects.push(...run.resume(taken.value.reply))
          break
        }
        expectSound(world, effects)
        if (asksFor(run, 'choose.giveUp')) continue
        expect(settlementsOf(world, 'elves')).toHaveLength(cardsFor(world.balance('elves', 'territories')))
        expect(new Set(settlementsOf(world, 'elves').map(({ type }) => type)).size).toBeLessThanOrEqual(1)
        expect(settlementsOf(world, 'elves').every(({ type }) => type === SETTLEMENT_OF_AGE[world.balance('elves', 'age')])).toBe(true)
        expect(world.records(NAMED_LAND).length).toBeLessThanOrEqual(world.balance('elves', 'territories'))
      }
    }),
    { numRuns: 150, seed: 4, plugins: [fc.unbiased()] },
  )
  expect([...seen].sort()).toEqual(EVERYTHING)
})
