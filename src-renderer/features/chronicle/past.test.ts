import { expect, test } from 'vitest'
import { Campaign } from '../../../src-shared/kernel/engine/campaign.ts'
import { GAME_MASTER } from '../../../src-shared/kernel/world/rule.ts'
import { worldAsJson } from '../../../src-shared/kernel/world/world.ts'
import { seenBy } from '../../../src-shared/table/session/view.ts'
import { foldHistory, type History } from '../../../src-shared/kernel/journal/foldHistory.ts'
import { SEED } from '../../testing/tinyBridge.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { Past } from './past.ts'

function plain({ entries, moments, ledger, world }: History): unknown {
  return { entries, moments, ledger, world: worldAsJson(world) }
}

/** A campaign of notes and corrections by the hundred, with takings back among them. */
function longCampaign(): Campaign {
  const begun = Campaign.begin(toyGame(), { id: 'x', title: 'x', seed: SEED }, {})
  if (!begun.ok) throw new Error('refused')
  const campaign = begun.value
  campaign.answer('app')
  for (let at = 0; at < 400; at++) {
    campaign.correct([{ owner: 'red', account: 'gold', to: 10 + (at % 7) + at }], `correction ${at}`)
    if (at % 90 === 89) campaign.retract(campaign.entries.length - 20)
    if (at % 50 === 0) campaign.note(`note ${at}`)
  }
  return campaign
}

test.each([GAME_MASTER, 'red'])('the table after any entry is what folding the entries up to it gives (%s)', (seat) => {
  const entries = seenBy(longCampaign().entries, seat)
  expect(entries.length).toBeGreaterThan(300)
  const past = new Past()
  const last = entries.length
  // Far and near, on and back, over the places a fold is begun from and over takings back.
  const stops = [1, last, last - 1, last - 2, 257, 256, 255, 254, 255, 256, 257, 258, 110, 111, 112, 113, 2, 1, last, 300, 299]
  for (const count of stops)
    expect(plain(past.after(entries, count)), `after ${count}`).toEqual(plain(foldHistory(entries.slice(0, count))))
})

test('what is shown never changes because one went on, and other entries are not mistaken for those', () => {
  const entries = seenBy(longCampaign().entries, GAME_MASTER)
  const past = new Past()
  const shown = past.after(entries, 300)
  const before = JSON.stringify(plain(shown))
  past.after(entries, 310)
  past.after(entries, 290)
  expect(JSON.stringify(plain(shown))).toBe(before)
  const others = seenBy(longCampaign().entries, 'red')
  expect(plain(past.after(others, 290))).toEqual(plain(foldHistory(others.slice(0, 290))))
})
