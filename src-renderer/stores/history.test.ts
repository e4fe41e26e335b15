import { expect, test } from 'vitest'
import { Campaign } from '../../src-shared/kernel/campaign.ts'
import { worldAsJson } from '../../src-shared/kernel/world.ts'
import { forGameMaster } from '../../src-shared/table/session/view.ts'
import { SEED } from '../testing/tinyBridge.ts'
import { tinyGame } from '../testing/tinyGame.ts'
import type { History } from './history.ts'
import { continueHistory, foldHistory } from './history.ts'

function begin(): Campaign {
  const begun = Campaign.begin(tinyGame(), { id: 'x', title: 'x', seed: SEED }, {})
  if (!begun.ok) throw new Error('refused')
  return begun.value
}

function plain({ entries, moments, ledger, world }: History): unknown {
  return { entries, moments, ledger, world: worldAsJson(world) }
}

test('entries added one by one give what folding all of them gives, through answers, corrections, notes and retractions', () => {
  const campaign = begin()
  let history = foldHistory(campaign.entries.map(forGameMaster))
  const acts: readonly (() => { readonly ok: boolean })[] = [
    () => campaign.answer('app'),
    () => campaign.answer({ food: 10, wood: 5 }),
    () => campaign.correct([{ owner: 'elves', account: 'culture', to: 7 }], 'forgotten'),
    () => campaign.answer('one'),
    () => campaign.note('a long evening'),
    () => campaign.retract(2),
    () => campaign.answer({ food: 1 }),
    () => campaign.answer('none'),
    () => campaign.answer({ act: 'done' }),
    () => campaign.answer('app'),
  ]
  for (const act of acts) {
    const before = campaign.entries.length
    expect(act().ok).toBe(true)
    history = continueHistory(history, before, campaign.entries.slice(before).map(forGameMaster))
    expect(plain(history)).toEqual(plain(foldHistory(campaign.entries.map(forGameMaster))))
    expect(worldAsJson(history.world)).toEqual(worldAsJson(campaign.world))
  }
})

test('entries sent again replace those from their place on', () => {
  const campaign = begin()
  campaign.answer('app')
  const all = campaign.entries.map(forGameMaster)
  const history = continueHistory(foldHistory(all), 1, all.slice(1))
  expect(plain(history)).toEqual(plain(foldHistory(all)))
})
