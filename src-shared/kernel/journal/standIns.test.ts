import { expect, test } from 'vitest'
import type { Campaign } from '../engine/campaign.ts'
import { momentsOf } from './history.ts'
import { standInsOf } from './standIns.ts'
import { atMarket, expectRefusal } from '../testing/atMarket.ts'
import { begun, reopened, valueOf } from '../testing/toyTable.ts'
import { worldAsJson } from '../world/world.ts'

const standIn = (campaign: Campaign, seat: string, by: string) => campaign.annotate({ kind: 'standIn', seat, by })
const of = ({ entries }: Campaign, round: number) => Object.fromEntries(standInsOf(momentsOf(entries), round))

test('somebody answers for a seat in the round it is written in, and in no other', () => {
  const campaign = atMarket()
  const world = worldAsJson(campaign.world)
  expect(valueOf(standIn(campaign, 'green', 'idle')).entry).toEqual({ seq: 7, kind: 'standIn', seat: 'green', by: 'idle' })
  valueOf(standIn(campaign, 'blue', 'orders'))
  expect(of(campaign, 1)).toEqual({ green: 'idle', blue: 'orders' })
  expect(of(campaign, 2)).toEqual({})
  valueOf(standIn(campaign, 'green', ''))
  expect(of(reopened(campaign), 1)).toEqual({ blue: 'orders' })
  expect(worldAsJson(campaign.world)).toEqual(world)
  expect(campaign.verify()).toBeNull()
})

test('is not taken back with the play', () => {
  const campaign = atMarket()
  valueOf(standIn(campaign, 'green', 'idle'))
  valueOf(campaign.retract(4))
  expect(of(campaign, 1)).toEqual({ green: 'idle' })
})

test('is refused for a seat nobody has, and for a name no bot could have', () => {
  const campaign = begun()
  expectRefusal(campaign, () => standIn(campaign, 'purple', 'idle'), 'seat problem.seat')
  expectRefusal(campaign, () => standIn(campaign, 'red', '<b>'), 'by problem.standIn')
})
