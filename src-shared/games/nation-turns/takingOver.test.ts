import { expect, test } from 'vitest'
import { answerByBot } from '../../insight/bots/answering.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { Campaign } from '../../kernel/engine/campaign.ts'
import type { FigureChange } from '../../kernel/journal/journal.ts'
import { valueOf } from '../../kernel/testing/toyTable.ts'
import { WorldState } from '../../kernel/world/world.ts'
import { takingOver } from '../setup/takingOver.ts'
import { holder } from './bots/holder.ts'
import { GAME } from './game.ts'
import { onMap } from './rules/board.ts'
import { NATION_TURNS } from './rules/ruleset.ts'
import { SAMPLE } from './rules/sample.ts'
import { InvariantWatch } from './testing/invariants.ts'
import { PLAYERS } from './testing/stage.ts'

const ROUND = 9

test('a game on paper is taken over in its ninth round, and bots play it on for three by the invariants', () => {
  const campaign = valueOf(Campaign.begin(NATION_TURNS, { id: 'x', title: 'x', seed: '5eed'.repeat(16) }, { players: PLAYERS }))
  const { world } = campaign
  if (!(world instanceof WorldState)) throw new Error('a world of another kind')
  const figures = SAMPLE.nations.flatMap(({ id, start }): readonly FigureChange[] => [
    { owner: id, account: 'vp', to: 7 },
    ...start.map(({ area, type, count }) => ({ owner: id, account: onMap(area, type), to: count + 2 })),
  ])
  const cursor = { turn: ROUND, seat: 'table', phase: 0 }
  const { changes, inconsistencies } = valueOf(takingOver(GAME, world, { figures, records: [], cursor }))
  expect(inconsistencies.filter(({ blocks }) => blocks)).toEqual([])
  const watch = new InvariantWatch()
  for (const entry of campaign.entries) expect(watch.take(entry)).toEqual([])
  let seen = campaign.entries.length
  valueOf(campaign.correct(changes, 'taken over'))
  for (const { owner, account, to } of figures.filter((one) => one.account === 'vp'))
    expect(campaign.world.balance(owner, account)).toBe(to)
  const chance = seededChance(5)
  while (campaign.pending !== null && campaign.world.cursor.turn < ROUND + 3) {
    valueOf(answerByBot(campaign, campaign.pending, holder, chance).outcome)
    for (const entry of campaign.entries.slice(seen)) expect(watch.take(entry)).toEqual([])
    seen = campaign.entries.length
  }
  expect(campaign.world.cursor.turn).toBe(ROUND + 3)
  expect(campaign.verify()).toBeNull()
})

test('units of several nations in one area are told, and do not block', () => {
  const campaign = valueOf(Campaign.begin(NATION_TURNS, { id: 'x', title: 'x', seed: '5eed'.repeat(16) }, { players: PLAYERS }))
  const { world } = campaign
  const [one, other] = SAMPLE.nations
  const at = one?.start[0]
  const type = other?.start[0]?.type
  if (!(world instanceof WorldState) || at === undefined || type === undefined || other === undefined) throw new Error('no sample')
  const figures = [{ owner: other.id, account: onMap(at.area, type), to: 1 }]
  const { inconsistencies } = valueOf(takingOver(GAME, world, { figures, records: [], cursor: null }))
  expect(inconsistencies).toEqual([{ wording: 'misfit.shared', figures: { area: at.area }, blocks: false }])
})
