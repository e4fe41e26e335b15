import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toyGame } from '../../../kernel/testing/toyGame.ts'
import { begun, everythingOf, valueOf } from '../../../kernel/testing/toyTable.ts'
import type { Field, NumberField } from '../../../kernel/forms/field.ts'
import type { ActRequest, ChooseRequest, FillRequest, Request, RollRequest } from '../../../kernel/engine/request.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { allowed, numberOf, seededChance } from '../../../insight/bots/bot.ts'
import { GAME } from '../game.ts'
import { idle } from '../../../insight/bots/idle.ts'
import { random } from './random.ts'
import { presetSheet, withinLimits } from '../../../kernel/forms/form.ts'
import { anySheet, least } from '../../../insight/bots/sheets.ts'

const HEAD = { id: '1/red/1/any', occurrence: 0, seat: 'red', rule: 'TOY-ANY-1', wording: 'any', figures: {} } as const
const WORLD = new WorldState()

const numberField = (id: string): fc.Arbitrary<NumberField> =>
  fc.tuple(fc.integer({ min: -5, max: 40 }), fc.nat(60), fc.nat(60)).map(([min, width, above]) => ({
    id,
    type: 'number',
    wording: 'field',
    min,
    max: min + width,
    preset: min + Math.min(width, above),
  }))

const otherField = (id: string): fc.Arbitrary<Field> =>
  fc.oneof(
    fc.boolean().map((preset): Field => ({ id, type: 'flag', wording: 'field', preset })),
    fc.constantFrom('a', 'b').map((preset): Field => {
      return { id, type: 'pick', wording: 'field', preset, options: ['a', 'b', 'c'].map((option) => ({ id: option, wording: option })) }
    }),
    fc.nat(12).map((maxLength): Field => ({ id, type: 'text', wording: 'field', preset: '', maxLength })),
  )

/** Sheets whose presets stand within their limits, as those of rules do. */
const form = fc
  .tuple(
    numberField('one'),
    numberField('two'),
    otherField('three'),
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: -3, max: 3 }),
    fc.nat(30),
  )
  .map(([one, two, three, first, second, slack]) => {
    const weights = { one: first, two: second }
    const limit = { rule: 'TOY-ANY-1', wording: 'limit', weights, max: first * one.preset + second * two.preset + slack } as const
    return { fields: [one, two, three], limits: [limit] }
  })

const fillRequest = form.map((sheet): FillRequest => ({ ...HEAD, kind: 'fill', ...sheet }))
const chooseRequest = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.boolean()).map(([count, offered]): ChooseRequest => {
  const options = Array.from({ length: count }, (_, index) => ({ id: `o${index}`, wording: 'option' }))
  return { ...HEAD, kind: 'choose', options, ...(offered ? { preset: `o${count - 1}` } : {}) }
})
const actRequest = fc.array(form, { minLength: 1, maxLength: 3 }).map((forms): ActRequest => {
  const acts = forms.map((sheet, index) => ({ id: `a${index}`, rule: HEAD.rule, wording: 'act', ...sheet }))
  return { ...HEAD, kind: 'act', acts: [...acts, { id: 'done', rule: HEAD.rule, wording: 'done', fields: [] }] }
})
const rollRequest = fc.constant<RollRequest>({ ...HEAD, kind: 'roll', faces: 100, count: 3, test: { type: 'number' } })
const request: fc.Arbitrary<Request> = fc.oneof(fillRequest, chooseRequest, actRequest, rollRequest)

describe('bots', () => {
  test('every bot always gives an answer the request allows', () => {
    fc.assert(
      fc.property(request, fc.integer(), (asked, seed) => {
        for (const bot of Object.values(GAME.bots)) {
          const answer = bot(asked, WORLD, seededChance(seed))
          expect(allowed(asked, answer), JSON.stringify(answer)).toBe(true)
        }
      }),
      { numRuns: 500, seed: 1 },
    )
  })

  test('random does the same again by the same chance, and not always the same', () => {
    const asked = fc.sample(actRequest, { numRuns: 30, seed: 1 })
    const answers = (seed: number): string => JSON.stringify(asked.map((one) => random(one, WORLD, seededChance(seed))))
    expect(answers(1)).toBe(answers(1))
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(numberOf).map(answers)).size).toBe(5)
  })

  test('idle leaves acts alone, takes what is offered, and rolls with the app', () => {
    const [act] = fc.sample(actRequest, { numRuns: 1, seed: 1 })
    const offered: ChooseRequest = { ...HEAD, kind: 'choose', preset: 'b', options: ['a', 'b'].map((id) => ({ id, wording: id })) }
    const { preset: _, ...open } = offered
    const [roll] = fc.sample(rollRequest, { numRuns: 1, seed: 1 })
    expect([act, offered, open, roll].map((one) => one && idle(one, WORLD, seededChance(1)))).toEqual([
      { act: 'done' },
      'b',
      'a',
      { by: 'app' },
    ])
  })

  test.each([
    ['idle', idle],
    ['random', random],
  ] as const)('%s plays a whole game of a toy, the same one twice', (_, bot) => {
    const played = [1, 2].map(() => {
      const campaign = begun({ rounds: 3, hens: 6 }, toyGame())
      for (let step = 0; campaign.pending !== null; step++) {
        if (step > 2000) throw new Error('the bot does not come to an end')
        const { pending } = campaign
        const chance = seededChance(numberOf(`${pending.id}/${pending.occurrence}`))
        valueOf(campaign.answer(bot(pending, campaign.world, chance)))
      }
      return everythingOf(campaign)
    })
    expect(played[0]).toBe(played[1])
  })
})

describe('sheets', () => {
  test('the least sheet and any sheet stand within the limits their presets stand within', () => {
    fc.assert(
      fc.property(form, fc.integer(), (sheet, seed) => {
        expect(withinLimits(sheet, presetSheet(sheet))).toBe(true)
        expect(withinLimits(sheet, least(sheet))).toBe(true)
        expect(withinLimits(sheet, anySheet(sheet, seededChance(seed)))).toBe(true)
      }),
      { numRuns: 500, seed: 1 },
    )
  })

  const amount = (id: string, min: number, max: number, preset: number): NumberField => ({
    id,
    type: 'number',
    wording: id,
    min,
    max,
    preset,
  })
  const atLeast = (weights: Readonly<Record<string, number>>, max: number) =>
    [{ rule: 'TOY-ANY-1', wording: 'limit', weights, max }] as const

  test.each([
    ['every field at its least', { fields: [amount('a', 2, 9, 5), amount('b', 0, 9, 5)] }, { a: 2, b: 0 }],
    [
      'one of something where nothing will not do',
      { fields: [amount('a', 0, 9, 5), amount('b', 0, 9, 5)], limits: atLeast({ a: -1, b: -1 }, -1) },
      { a: 1, b: 0 },
    ],
    ['what is offered where that will not do either', { fields: [amount('a', 0, 9, 5)], limits: atLeast({ a: -1 }, -4) }, { a: 5 }],
  ])('the least is %s', (_, sheet, expected) => {
    expect(least(sheet)).toEqual(expected)
  })

  test('every value of a field comes about', () => {
    const sheet = { fields: [amount('a', 0, 3, 1)] }
    const seen = new Set(Array.from({ length: 200 }, (_, seed) => anySheet(sheet, seededChance(seed))['a']))
    expect([...seen].sort()).toEqual([0, 1, 2, 3])
  })
})

describe('chance', () => {
  test('gives every whole number from the least to the most, and that alone', () => {
    const chance = seededChance(7)
    const drawn = Array.from({ length: 1000 }, () => chance(-2, 3))
    expect([...new Set(drawn)].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3])
    expect([chance(4, 4), chance(4, 3)]).toEqual([4, 4])
  })

  test('is the same for the same seed', () => {
    const drawn = (seed: number): string => Array.from({ length: 20 }, seededChance(seed).bind(null, 1, 1000)).join(' ')
    expect(drawn(3)).toBe(drawn(3))
    expect(drawn(3)).not.toBe(drawn(4))
  })

  test('a number of a text is its FNV-1a', () => {
    expect([numberOf(''), numberOf('a'), numberOf('foobar')].map((value) => value >>> 0)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
  })
})
