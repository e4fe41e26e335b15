import { expect, test } from 'vitest'
import type { Procedure } from '../engine/procedure.ts'
import { TO_MARKET } from '../testing/atMarket.ts'
import { toyGame } from '../testing/toyGame.ts'
import { answerAll, begun, reopened } from '../testing/toyTable.ts'
import { worldAsJson } from '../world/world.ts'
import { forGameMaster } from '../../table/session/view.ts'
import { continueHistory, foldHistory, type History } from './foldHistory.ts'

function plain({ entries, moments, ledger, world }: History): unknown {
  return { entries, moments, ledger, world: worldAsJson(world) }
}

test('entries added one by one give what folding all of them gives, through answers, corrections, notes and retractions', () => {
  const campaign = begun({ hens: 10 })
  let history = foldHistory(campaign.entries.map(forGameMaster))
  const acts: readonly (() => { readonly ok: boolean })[] = [
    () => campaign.answer({ by: 'app' }),
    () => campaign.answer({ counts: { egg: 7, none: 3 } }),
    () => campaign.correct([{ owner: 'red', account: 'gold', to: 9 }], 'forgotten'),
    () => campaign.answer('10'),
    () => campaign.note('a long evening'),
    () => campaign.retract(2),
    () => campaign.answer({ counts: { egg: 2, none: 8 } }),
    () => campaign.correct([{ collection: 'hoard', id: 'green', to: { owner: 'green', amount: 3 } }], 'found'),
    () => campaign.answer('3'),
    () => campaign.answer({ by: 'app' }),
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
  const campaign = begun()
  campaign.answer({ by: 'app' })
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
  const played = begun({ hens: 10 })
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
