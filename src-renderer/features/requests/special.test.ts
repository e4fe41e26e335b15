import { expect, test } from 'vitest'
import type { FillRequest, Request } from '../../../src-shared/kernel/engine/request.ts'
import { PAGES } from '../../games/greatest-lineage/pages.ts'
import { noPages } from '../../games/registry.ts'
import { WorldState } from '../../../src-shared/kernel/world/world.ts'
import { cardOf, fieldsOf } from './special.ts'

/** Components cannot be read without the plain page's tools, so this runs where they are mounted. */
const own = (request: FillRequest): boolean => fieldsOf(PAGES, request) !== undefined
const figuresOnCard = (request: Request) => PAGES.figuresOnCard?.(request, { moments: [], world: new WorldState(), viewer: 'gm' })

const gather = (figures: Readonly<Record<string, number>>): FillRequest => ({
  kind: 'fill',
  id: '1/elves/4/gather',
  occurrence: 0,
  seat: 'elves',
  rule: 'GL-STK-1',
  wording: 'fill.gather',
  figures: {},
  fields: [{ id: 'food', type: 'number', wording: 'field.gatherers', figures, min: 0, max: 5, preset: 0 }],
  limits: [{ rule: 'GL-STK-1', wording: 'limit.gatherers', weights: { food: 1 }, max: 5 }],
})

test('a treaty that is written has a card of its own; whatever is not known is asked on the card of its kind', () => {
  expect(cardOf(PAGES, { kind: 'act', wording: 'act.treaty' })).toBeDefined()
  expect(cardOf(PAGES, { kind: 'choose', wording: 'act.treaty' })).toBeUndefined()
  expect(cardOf(PAGES, { kind: 'act', wording: 'act.unheardOf' })).toBeUndefined()
  expect(cardOf(noPages('toy'), { kind: 'act', wording: 'act.treaty' })).toBeUndefined()
})

test('gathering is drawn where its fields tell what is brought and in store, else asked by the general fields', () => {
  expect(own(gather({ each: 2, held: 5 }))).toBe(true)
  expect(own(gather({ each: 2 }))).toBe(false)
  expect(own({ ...gather({ each: 2, held: 5 }), wording: 'fill.unheardOf' })).toBe(false)
  expect(own({ ...gather({ each: 2, held: 5 }), limits: [] })).toBe(false)
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
