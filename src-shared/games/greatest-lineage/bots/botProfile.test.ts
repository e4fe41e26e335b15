import { describe, expect, test } from 'vitest'
import type { Field } from '../../../kernel/forms/field.ts'
import type { Act, ActRequest, ChooseRequest, FillRequest } from '../../../kernel/engine/request.ts'
import { WorldState } from '../../../kernel/world/world.ts'
import { stage } from '../testing/stage.ts'
import { seededChance, type Chance } from '../../../insight/bots/bot.ts'
import { botOf } from './botProfile.ts'
import { schemer, warlike } from './botProfiles.ts'

const WORLD = new WorldState()
const ALWAYS: Chance = (min) => min
const NEVER: Chance = (_, max) => max
const number = (id: string, min: number, max: number, preset = 0): Field => ({ id, type: 'number', wording: id, min, max, preset })
const flag = (id: string): Field => ({ id, type: 'flag', wording: id, preset: false })

const head = (name: string) =>
  ({ id: `9/elves/5/${name}`, occurrence: 0, seat: 'elves', rule: 'GL-WAR-1', wording: name, figures: {} }) as const
const acts = (name: string, ...ids: readonly (string | Act)[]): ActRequest => {
  const act = (id: string): Act => ({ id, rule: 'GL-WAR-1', wording: id, fields: [] })
  return { ...head(name), kind: 'act', acts: [...ids.map((id) => (typeof id === 'string' ? act(id) : id)), act('done')] }
}
const choice = (name: string, ...ids: readonly string[]): ChooseRequest => {
  return { ...head(name), kind: 'choose', options: ids.map((id) => ({ id, wording: id })), preset: ids[0] ?? '' }
}
const sheet = (name: string, ...fields: readonly Field[]): FillRequest => ({ ...head(name), kind: 'fill', fields })

const DULL = { taste: { arms: 0 }, acts: [], answers: [], arms: null, royals: 0, deal: 0 }
const eager = botOf({
  ...DULL,
  acts: [
    { act: /^booklet\/spy/, percent: 50, sheet: 'offered' },
    { act: /\/raid/, percent: 50, sheet: 'offered', when: () => false },
    { act: /^treaty\/tokens/, percent: 100, sheet: 'any' },
  ],
  answers: [{ question: /^treatyAnswer/, option: 'accept', percent: 50 }],
  arms: 60,
  royals: 50,
  deal: 10,
})

describe('a bot of preferences', () => {
  test.each([
    ['does what it likes', acts('booklet', 'other', 'spyOut'), ALWAYS, { act: 'spyOut' }],
    ['not always', acts('booklet', 'spyOut'), NEVER, { act: 'done' }],
    ['in no other question', acts('conflict', 'spyOut'), ALWAYS, { act: 'done' }],
    ['and not when it is not the time for it', acts('conflict', 'raid-humans'), ALWAYS, { act: 'done' }],
  ])('%s', (_, request, chance, expected) => {
    expect(eager(request, WORLD, chance)).toEqual(expected)
  })

  test('has had enough after a few acts of one question', () => {
    const late = { ...acts('booklet', 'spyOut'), occurrence: 6 }
    expect(eager(late, WORLD, ALWAYS)).toEqual({ act: 'done' })
  })

  test('leans to an answer, else takes what is offered', () => {
    const asked = choice('treatyAnswer', 'refuse', 'accept')
    expect([ALWAYS, NEVER].map((chance) => eager(asked, WORLD, chance))).toEqual(['accept', 'refuse'])
    expect(eager(choice('other', 'refuse', 'accept'), WORLD, ALWAYS)).toBe('refuse')
  })

  test('arms a share of the men, and sends royals', () => {
    const asked = sheet('muster', number('warriors', 0, 50, 5), flag('elves-royal-1'))
    expect(eager(asked, WORLD, ALWAYS)).toEqual({ warriors: 30, 'elves-royal-1': true })
    expect(botOf(DULL)(asked, WORLD, NEVER)).toEqual({ warriors: 5, 'elves-royal-1': false })
  })

  test('trades in small amounts, and signs no realm away', () => {
    const goods = sheet('trade', number('food', -500, 900), number('wood', 0, 4))
    const clause: Act = {
      id: 'tokens',
      rule: 'GL-TREATY-2',
      wording: 'tokens',
      fields: [number('food', -500, 900), number('wood', -16, 40)],
    }
    for (let seed = 0; seed < 50; seed++) {
      const traded = eager(goods, WORLD, seededChance(seed)) as Record<string, number>
      expect(Math.abs(traded['food'] ?? 99)).toBeLessThanOrEqual(10)
      const written = eager(acts('treaty', clause), WORLD, seededChance(seed)) as Record<string, number>
      expect(written['act']).toBe('tokens')
      expect(Math.abs(written['food'] ?? 99)).toBeLessThanOrEqual(10)
      expect(Math.abs(written['wood'] ?? 99)).toBeLessThanOrEqual(5)
    }
  })

  test('warlike and schemer differ in what they do with the same offers', () => {
    const target: Field = {
      id: 'target',
      type: 'pick',
      wording: 'target',
      options: [{ id: 'humans', wording: 'humans' }],
      preset: 'humans',
    }
    const declare: Act = { id: 'declare', rule: 'GL-WAR-2', wording: 'declare', fields: [target] }
    const offers = acts('booklet', declare, 'trainSpies')
    const names = (bot: typeof warlike, males: number): Set<unknown> => {
      const world = stage({ rules: { timeline: 'off' }, elves: { males } })
      return new Set(Array.from({ length: 60 }, (_, seed) => (bot(offers, world, seededChance(seed)) as { readonly act: string }).act))
    }
    expect(names(schemer, 50)).toEqual(new Set(['declare', 'trainSpies', 'done']))
    expect(names(schemer, 5)).toEqual(new Set(['trainSpies', 'done']))
    expect(names(warlike, 50)).toEqual(new Set(['declare', 'trainSpies', 'done']))
    expect(names(warlike, 5)).toEqual(new Set(['trainSpies', 'done']))
    const raided = choice('allianceAnswer', 'accept', 'refuse')
    expect([warlike, schemer].map((bot) => bot(raided, WORLD, ALWAYS))).toEqual(['refuse', 'accept'])
  })
})
