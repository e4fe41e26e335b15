import { expect, test } from 'vitest'
import { Campaign } from './campaign.ts'
import type { Procedure } from './procedure.ts'
import { TO_MARKET } from './testing/atMarket.ts'
import { toyGame } from './testing/toyGame.ts'
import { answerAll, begun as toyCampaign, reopened } from './testing/toyTable.ts'
import { worldAsJson } from './world.ts'
import { forGameMaster } from '../table/session/view.ts'
import { SEED } from '../../src-renderer/testing/tinyBridge.ts'
import { tinyGame } from '../../src-renderer/testing/tinyGame.ts'
import type { History } from './foldHistory.ts'
import { continueHistory, foldHistory } from './foldHistory.ts'

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

/** Rules of another day: what an act of the market takes, it takes twice. */
function* dearer(play: Procedure): Procedure {
  for (let step = play.next(undefined); step.done !== true;) {
    const { value } = step
    step = play.next(yield value.kind === 'posting' && value.rule === 'TOY-ACT-1' ? { ...value, delta: 2 * value.delta } : value)
  }
}

test('a phase that is started again while the page is open takes back what it voids', () => {
  const played = toyCampaign({ hens: 10 })
  answerAll(played, ...TO_MARKET, 'boast')
  const campaign = reopened(played, { ...toyGame(), play: (world) => dearer(toyGame().play(world)) })
  expect(campaign.disagreement).not.toBeNull()
  const open = foldHistory(campaign.entries.map(forGameMaster))
  const before = campaign.entries.length
  expect(campaign.restartPhase('the rules have changed').ok).toBe(true)
  const history = continueHistory(open, before, campaign.entries.slice(before).map(forGameMaster))
  expect(plain(history)).toEqual(plain(foldHistory(campaign.entries.map(forGameMaster))))
  expect(worldAsJson(history.world)).toEqual(worldAsJson(campaign.world))
})
