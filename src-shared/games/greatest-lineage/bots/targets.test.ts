import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import type { ActRequest } from '../../../kernel/engine/request.ts'
import type { Clause } from '../rules/diplomacy/records.ts'
import { declarationOffers } from '../rules/war/declaring.ts'
import { HOUSES, tribeOn, warOf } from '../testing/wars.ts'
import { stage, type StageSetting } from '../testing/stage.ts'
import { warlike } from './botProfiles.ts'
import { beaten, busyAtWar, chanceOfLand, isYieldedTo, promiseOf, strengthOf, worthyTarget } from './targets.ts'

const STRONG = { males: 200, technology: 100, militaryTechnology: 40, territories: 12, points: 100 }
const KINGDOM = { territories: 10, warriors: 500, culture: 500, technology: 500, militaryTechnology: 80 }

function world(setting: StageSetting = {}) {
  const records = { royal: HOUSES, tribe: { 'tribe-1': tribeOn(6) }, ...setting.records }
  return stage({ phase: 5, turn: 20, elves: STRONG, others: { undead: KINGDOM }, ...setting, records })
}

describe('whom a bot fights', () => {
  test.each([
    [0, 0.3655],
    [15, 0.505],
    [100, 0.9955],
    [-100, 0],
  ])('who is %i ahead takes a territory with a chance of about %f', (ahead, chance) => {
    expect(chanceOfLand(ahead)).toBeCloseTo(chance, 1)
  })

  test('the strength of a kingdom counts its scores, that of a tribe its warriors alone, that of a rival its ruler too', () => {
    expect([strengthOf(world(), 'undead'), strengthOf(world(), 'tribe-1')]).toEqual([50 + 33 + 50 + 32, 15])
    expect(strengthOf(world(), 'elves')).toBeGreaterThan(strengthOf(world({ elves: { ...STRONG, militaryTechnology: 0 } }), 'elves'))
  })

  test.each([
    ['a weak rival with much land', { humans: { territories: 20, males: 10 } }, 'humans'],
    [
      'a tribe, where rivals are far stronger',
      { humans: { territories: 9, militaryTechnology: 900 }, dwarves: { militaryTechnology: 900 } },
      'tribe-1',
    ],
  ])('it goes for %s', (_, setting, target) => {
    const there = world(setting)
    const [offer] = declarationOffers(there, 'elves')
    const targets = Array.from(
      { length: 20 },
      (__, seed) => offer && worthyTarget(offer.act, there, 'elves', seededChance(seed))?.['target'],
    )
    expect(targets.filter((each) => each === target).length).toBeGreaterThan(14)
    expect(targets).not.toContain('undead')
  })

  test('a war that can only be lost is not begun', () => {
    expect(promiseOf(world({ elves: { males: 1, territories: 12 } }), 'elves', 'undead')).toBeLessThan(0)
  })

  test('two wars are enough', () => {
    const war = { a: warOf('elves', 'humans', { id: 'a' }), b: warOf('dwarves', 'elves', { id: 'b' }) }
    expect([busyAtWar(world(), 'elves'), busyAtWar(world({ records: { war } }), 'elves')]).toEqual([false, true])
  })
})

test('the ruler’s bonus is bought first by who can fight', () => {
  const there = world({ phase: 7, rules: { timeline: 'off' } })
  const field = { id: 'amount', type: 'number', wording: 'field.amount', min: 1, max: 100, preset: 1 } as const
  const request: ActRequest = {
    kind: 'act',
    id: '20/elves/7/spend',
    occurrence: 0,
    seat: 'elves',
    rule: 'GL-SPEND-1',
    wording: 'act.spend',
    figures: {},
    acts: [{ id: 'rulerMilitary', rule: 'GL-SPEND-9', wording: 'act.spend.rulerMilitary', fields: [field] }],
  }
  expect(warlike(request, there, seededChance(1))).toEqual({ act: 'rulerMilitary', amount: 50 })
})

describe('yielding', () => {
  const war = { w: warOf('humans', 'elves', { id: 'w' }) }

  test.each([
    [{ males: 0, females: 3 }, true],
    [{ males: 1 }, false],
    [{ males: 0, warriors: 2 }, false],
  ])('with %j a war against a rival is lost: %s', (elves, lost) => {
    expect(beaten(world({ elves, records: { war } }), 'elves')).toBe(lost)
    expect(beaten(world({ elves }), 'elves')).toBe(false)
  })

  test.each<[readonly Clause[], boolean]>([
    [
      [
        { kind: 'war', victor: 'humans' },
        { kind: 'land', from: 'elves', territories: 12 },
      ],
      true,
    ],
    [
      [
        { kind: 'war', victor: 'elves' },
        { kind: 'land', from: 'elves', territories: 12 },
      ],
      false,
    ],
    [
      [
        { kind: 'war', victor: 'humans' },
        { kind: 'land', from: 'elves', territories: 2 },
      ],
      false,
    ],
    [[], false],
  ])('%j is a victory for the humans: %s', (clauses, yielded) => {
    const draft = { id: 'elves/humans', parties: ['elves', 'humans'], by: 'elves', stage: 'offered', clauses, counters: 6 }
    expect(isYieldedTo(world({ records: { treatyDraft: { [draft.id]: draft }, war } }), 'humans')).toBe(yielded)
  })
})
