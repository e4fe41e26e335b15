import { expect, test } from 'vitest'
import type { FillRequest } from '../../../src-shared/kernel/request.ts'
import { cardOf, fieldsOf, figuresOnCard } from './special.ts'

const gather = (figures: Readonly<Record<string, number>>): FillRequest => ({
  ...{ kind: 'fill', id: '1/elves/4/gather', occurrence: 0, seat: 'elves', rule: 'GL-STK-1', wording: 'fill.gather', figures: {} },
  fields: [{ id: 'food', type: 'number', wording: 'field.gatherers', figures, min: 0, max: 5, preset: 0 }],
  limits: [{ rule: 'GL-STK-1', wording: 'limit.gatherers', weights: { food: 1 }, max: 5 }],
})

test('a treaty that is written has a card of its own; whatever is not known is asked on the card of its kind', () => {
  expect(cardOf({ kind: 'act', wording: 'act.treaty' })).toBe('treaty')
  expect(cardOf({ kind: 'choose', wording: 'act.treaty' })).toBe('choose')
  expect(cardOf({ kind: 'act', wording: 'act.unheardOf' })).toBe('act')
})

test('gathering is drawn where its fields tell what is brought and in store, else asked by the general fields', () => {
  expect(fieldsOf(gather({ each: 2, held: 5 }))).toBe('gather')
  expect(fieldsOf(gather({ each: 2 }))).toBe('general')
  expect(fieldsOf({ ...gather({ each: 2, held: 5 }), wording: 'fill.unheardOf' })).toBe('general')
  expect(fieldsOf({ ...gather({ each: 2, held: 5 }), limits: [] })).toBe('general')
})

test('what the card shows in its place is not told above it as well; what it does not show is', () => {
  expect(figuresOnCard(gather({ each: 2, held: 5 }))).toContain('foodDue')
  expect(figuresOnCard(gather({ each: 2 }))).toEqual([])
  const spend = {
    kind: 'act',
    id: '1/elves/7/spend',
    occurrence: 0,
    seat: 'elves',
    rule: 'GL-SPEND-1',
    wording: 'act.spend',
    acts: [],
  } as const
  expect(figuresOnCard({ ...spend, figures: { points: 4 } })).toEqual(['points'])
  expect(figuresOnCard({ ...spend, figures: {} })).toEqual([])
})
