import { presetOf, textOf } from '../../../../kernel/forms/form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeAnswer } from '../../../../kernel/forms/answer.ts'
import type { Effect } from '../../../../kernel/world/effect.ts'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field } from '../../../../kernel/forms/field.ts'
import type { Request } from '../../../../kernel/engine/request.ts'
import { Run } from '../../../../kernel/engine/run.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { voluntaryActs } from '../acts.ts'
import { isAlive } from '../civilisation.ts'
import { settleFalls } from '../factions/ending.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { SEATS, type Civilisation } from '../seats.ts'
import { seenOf } from '../../testing/agents.ts'
import { house, stage } from '../../testing/stage.ts'
import { takePeople } from '../timeline/losses.ts'
import { agentOffers } from './booklet.ts'
import { AGENTS, MISSIONS } from './records.ts'
import { resolveMissions } from './resolution.ts'
import { uncoverPlans } from './uncovering.ts'

const SEED = '5b1e'.repeat(16)
const ROUNDS = 12

/** What phase 5 has of espionage, round after round, with people lost in between. */
function* rounds(world: World): Procedure {
  for (let turn = 1; turn <= ROUNDS; turn++) {
    for (const seat of SEATS) {
      yield { kind: 'checkpoint', cursor: { turn, seat, phase: 5 } }
      if (isAlive(world, seat)) yield* espionage(world, seat)
      if (isAlive(world, seat)) yield* takePeople('GL-TIME-T18c', world, seat, { males: turn, females: turn })
    }
  }
}

function* espionage(world: World, seat: Civilisation): Procedure {
  yield* resolveMissions(world, seat)
  yield* settleFalls(world)
  if (!isAlive(world, seat)) return
  yield* voluntaryActs('booklet', seat, () => ({ rule: 'GL-WAR-2', figures: {}, offers: agentOffers(world, seat) }))
  yield* uncoverPlans(world, seat)
}

/** Some answer: `whim` steers it. Where it breaks a limit, everything is left as filled in. */
function answers(request: Request, whim: number): readonly unknown[] {
  switch (request.kind) {
    case 'roll':
      return [Array.from({ length: request.count }, (_, index) => 1 + ((whim * 37 + index * 53) % 100))]
    case 'draw':
      return ['app']
    case 'choose':
      return [request.options[whim % request.options.length]?.id]
    case 'fill':
      return [{}]
    case 'act': {
      const act = request.acts[whim % request.acts.length]
      return whim % 9 === 0 ? ['done'] : [{ ...sheet(act?.fields ?? [], whim), act: act?.id }, { act: act?.id }]
    }
  }
}

function sheet(fields: readonly Field[], whim: number): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field): [string, unknown] => {
      if (field.type === 'number') return [field.id, field.min + (whim % (field.max - field.min + 1))]
      return [field.id, field.type === 'pick' ? field.options[whim % field.options.length]?.id : presetOf(field)]
    }),
  )
}

const COMMONERS = ['males', 'females'] as const
const HIDDEN = ['spies', 'assassins'] as const

/** What a seat believes another to have: commoners and agents, as far as postings were shown. */
function believed(effects: readonly Effect[], seat: Civilisation, of: Civilisation, account: string): number {
  const shown = seenOf(effects, seat)
  return shown.reduce(
    (sum, effect) => (effect.kind === 'posting' && effect.owner === of && effect.account === account ? sum + effect.delta : sum),
    0,
  )
}

const rules: fc.Arbitrary<HouseRules> = fc.record({
  parallel_batches: fc.boolean(),
  detect_roll: fc.constantFrom('per_entry', 'per_agent'),
  intel_repeats: fc.boolean(),
  intel_stacks: fc.boolean(),
  asn_cap: fc.constantFrom('training', 'total'),
  royal_espionage_bonus: fc.constantFrom('off', 'on'),
})
const correction = fc.record({ owner: fc.constantFrom(...SEATS), account: fc.constantFrom(...COMMONERS, ...HIDDEN), to: fc.nat(160) })
const whims = fc.array(
  fc.record({
    whim: fc.nat(5000),
    corrections: fc.oneof({ weight: 25, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(correction) }),
  }),
  { minLength: 150, maxLength: 400 },
)

const ASKED = [
  ...['sendAssassin', 'sendSpy', 'trainAssassin', 'trainSpies', 'releaseAssassin', 'releaseSpies', 'recall'].map(
    (act) => `act.booklet.${act}`,
  ),
  ...['choose.plot', 'roll.caught', 'roll.counter', 'roll.mission', 'roll.uncoverAll'],
]

test('GL-SPY-1 GL-ASN-1 whatever is written, rolled and corrected, agents and accounts keep in step, and others see nobody come or go', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(rules, fc.constantFrom('conquest', 'conquest', 'peaceful'), whims, (houseRules, goal, steps) => {
      const people = { males: 140, females: 150, culture: 60, technology: 20 }
      const royal = { ...house('elves'), ...house('humans'), ...house('dwarves') }
      const world = stage({
        rules: houseRules,
        goal,
        seat: 'table',
        phase: 0,
        elves: people,
        humans: people,
        dwarves: people,
        records: { royal },
      })
      const run = new Run(GREATEST_LINEAGE, world, rounds(world))
      const effects = [...run.resume(undefined)]
      for (const { whim, corrections } of steps) {
        if (corrections.length > 0) effects.push(...run.correct(corrections))
        const request = run.pending
        if (request === null) break
        const taken = answers(request, whim)
          .map((answer) => takeAnswer(request, answer, SEED))
          .find(({ ok }) => ok)
        if (taken?.ok !== true) throw new Error(`no answer to ${request.wording}`)
        seen.add(request.wording)
        if (request.kind === 'act' && typeof taken.value.answer === 'object' && 'act' in taken.value.answer)
          seen.add(`act.booklet.${textOf(taken.value.answer['act'])}`)
        effects.push(...run.resume(taken.value.reply))
        inStep(world)
      }
      for (const seat of SEATS) countedByOwner(world, effects, people, seat)
    }),
    { seed: 20_240, numRuns: 40 },
  )
  expect(ASKED.filter((wording) => !seen.has(wording))).toEqual([])
})

/** 24: as many records as the accounts say, and every mission has its agent and a target that lives. */
function inStep(world: World): void {
  for (const seat of SEATS) {
    for (const [kind, account] of [
      ['spy', 'spies'],
      ['assassin', 'assassins'],
    ] as const)
      expect(world.records(AGENTS).filter((agent) => agent.owner === seat && agent.kind === kind)).toHaveLength(
        world.balance(seat, account),
      )
  }
  for (const { agent, target } of world.records(MISSIONS))
    expect([world.record(AGENTS, agent)?.id, isAlive(world, target)]).toEqual([agent, true])
}

/** A civilisation keeps count of its people and agents; nobody else is shown that any of them came or went. */
function countedByOwner(
  world: World,
  effects: readonly Effect[],
  start: { readonly males: number; readonly females: number },
  of: Civilisation,
): void {
  for (const account of [...COMMONERS, ...HIDDEN]) {
    for (const seat of SEATS) if (seat !== of) expect(believed(effects, seat, of, account)).toBe(0)
    const before = account === 'males' || account === 'females' ? start[account] : 0
    expect(before + believed(effects, of, of, account)).toBe(world.balance(of, account))
  }
}
