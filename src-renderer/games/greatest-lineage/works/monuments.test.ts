import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import { WorldState } from '../../../../src-shared/kernel/world/world.ts'
import { at, entriesOf } from '../../../testing/played.ts'
import { buildingsOf, monumentName, standingMonuments, timeText } from './monuments.ts'

const put = (collection: string, id: string, value: object, see?: string[]): Effect => ({
  kind: 'record',
  rule: 'GL-MON-2',
  collection,
  id,
  value: value as never,
  ...(see === undefined ? {} : { see }),
})
const monument = (id: string, change: object = {}): Effect =>
  put('monument', id, {
    id,
    builder: 'elves',
    holder: 'elves',
    settlement: 'elves-settlement-2',
    name: 'The Long Wall',
    prestige: 25,
    ...{ started: 4, due: 8, stage: 'building', blessed: false, ...change },
  })
const site = put(
  'site',
  'elves-monument-1',
  { owner: 'elves', bundles: { stone: 10, wealth: 5, metal: 0 }, required: 35, workers: { males: 10, females: 20 } },
  ['elves'],
)
const town = put('settlement', 'elves-settlement-2', {
  id: 'elves-settlement-2',
  owner: 'elves',
  type: 'town',
  established: true,
  prestige: 5,
  fixed: true,
})

function played(...effects: readonly Effect[]) {
  const moments = momentsOf(entriesOf([town], [[at(6, 'elves', 1), ...effects]]))
  const world = new WorldState()
  for (const { effects: placed } of moments) for (const { effect } of placed) world.apply(effect)
  return { world, moments }
}

describe('under construction', () => {
  test('how long, what for, and with whom', () => {
    const [building] = buildingsOf(played(monument('elves-monument-1'), site).world, 'elves')
    expect(building).toMatchObject({ place: 'Town 2', turnsLeft: 2, done: 0.5, prestige: 33 })
    expect(building?.site).toEqual({
      workers: 30,
      required: 35,
      missing: 5,
      materials: [
        { token: 'stone', tokens: 50 },
        { token: 'wealth', tokens: 25 },
      ],
    })
    expect(timeText(building!)).toBe('2 turns left: finished in round 8. It waits for 5 workers.')
  })

  test('who may not see the site sees the monument alone', () => {
    const [building] = buildingsOf(played(monument('elves-monument-1')).world, 'elves')
    expect([building?.site, timeText(building!)]).toEqual([null, '2 turns left: finished in round 8.'])
  })

  test('what is due says so; a taken one is worth half', () => {
    const [building] = buildingsOf(played(monument('m', { due: 6, builder: 'humans', blessed: true, name: '' })).world, 'elves')
    expect(timeText(building!)).toBe('Due in phase 6 of this turn.')
    expect([building!.prestige, building!.done, monumentName(building!.monument)]).toEqual([12, 1, 'A monument without a name'])
  })
})

test('what stands has its round, its place and what its holder has of it', () => {
  const { world, moments } = played(
    monument('a', { stage: 'standing' }),
    monument('b', { stage: 'standing', builder: 'humans', settlement: 'gone' }),
  )
  expect(standingMonuments(world, moments, 'elves')).toMatchObject([
    { place: 'Town 2', prestige: 25, finished: 6 },
    { place: null, prestige: 12, finished: 6 },
  ])
})
