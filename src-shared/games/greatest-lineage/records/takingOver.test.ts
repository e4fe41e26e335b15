import { describe, expect, test } from 'vitest'
import { answerByBot } from '../../../insight/bots/answering.ts'
import { seededChance } from '../../../insight/bots/bot.ts'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import { digestText } from '../../../kernel/journal/hash.ts'
import { effectsOf, sealAll, type FigureChange, type RecordChange } from '../../../kernel/journal/journal.ts'
import { maySee } from '../../../kernel/world/rule.ts'
import { worldAsJson, WorldState } from '../../../kernel/world/world.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { takingOver, type TakingOver } from '../../setup/takingOver.ts'
import { GAME } from '../game.ts'
import { settlementsOf } from '../rules/settlements/cards.ts'
import { GREATEST_LINEAGE } from '../rules/ruleset.ts'
import { InvariantWatch } from '../testing/invariants.ts'
import { fresh, recordOf } from '../testing/recordsByHand.ts'

const ROUND = 13

function freshWorld(): WorldState {
  const { world } = fresh()
  if (!(world instanceof WorldState)) throw new Error('a world of another kind')
  return world
}

function figures(of: Readonly<Record<string, Readonly<Record<string, number>>>>): readonly FigureChange[] {
  return Object.entries(of).flatMap(([owner, all]) => Object.entries(all).map(([account, to]) => ({ owner, account, to })))
}

/** A game in its thirteenth round, as it stands on paper. */
const FIGURES = figures({
  elves: { males: 80, females: 90, warriors: 20, spies: 1, food: 60, wood: 70, stone: 40, culture: 150, technology: 120, points: 9 },
  humans: { males: 70, females: 75, warriors: 30, food: 50, wood: 40, culture: 90, technology: 140 },
  dwarves: { males: 60, females: 65, food: 40, stone: 90, culture: 60, technology: 100, prestige: 12 },
}).concat(
  figures({
    elves: { territories: 17, prestige: 45, age: 3 },
    humans: { territories: 12, prestige: 30, age: 2 },
    dwarves: { territories: 9, age: 2 },
  }),
)

/** What is recorded beside the figures: a monument at a settlement that the land brings, a war, a spy, rulers of a later day. */
function records(): readonly RecordChange[] {
  const { world } = fresh()
  const rulers = world
    .recordIds('royal')
    .map((id) => ({ id, value: recordOf(world, 'royal', id) as { readonly role: string } }))
    .filter(({ value }) => value.role === 'ruler')
    .map(({ id, value }) => ({ collection: 'royal', id, to: { ...value, since: 11 } }))
  const owner = { builder: 'elves', holder: 'elves', settlement: 'elves-settlement-4' }
  const monument = {
    id: 'elves-monument-1',
    ...owner,
    name: 'The Spire',
    prestige: 20,
    started: 5,
    due: 9,
    stage: 'standing',
    blessed: false,
  }
  return [...rulers, { collection: 'monument', id: 'elves-monument-1', to: monument }]
}

function takenOver(more: Partial<{ figures: readonly FigureChange[]; records: readonly RecordChange[] }> = {}): TakingOver {
  const cursor = { turn: ROUND, seat: 'elves', phase: 0 }
  return valueOf(takingOver(GAME, freshWorld(), { figures: FIGURES, records: records(), cursor, ...more }))
}

/** Opened by its one entry. */
function begun(): Campaign {
  const campaign = fresh()
  valueOf(campaign.correct(takenOver().changes, 'taken over from paper'))
  return campaign
}

describe('a campaign taken over from paper', () => {
  test('stands as it was written, what follows by the rules included, in one entry', () => {
    const campaign = fresh()
    const { changes, world: planned } = takenOver()
    valueOf(
      campaign.correct(
        changes.filter((change) => !('cursor' in change)),
        'as on paper',
      ),
    )
    const { world, entries } = campaign
    expect(entries.filter(({ kind }) => kind === 'correction')).toHaveLength(1)
    expect(worldAsJson(world)).toEqual(worldAsJson(planned))
    for (const { owner, account, to } of FIGURES) expect(world.balance(owner, account), `${owner} ${account}`).toBe(to)
    expect(settlementsOf(world, 'elves')).toHaveLength(4)
    expect(recordOf(world, 'monument', 'elves-monument-1')).toMatchObject({ name: 'The Spire', settlement: 'elves-settlement-4' })
    expect(begun().world.cursor).toMatchObject({ turn: ROUND, seat: 'elves' })
  })

  test('plays on for three rounds by bots, keeps the invariants, opens and is verified', () => {
    const campaign = begun()
    const watch = new InvariantWatch()
    const [setup, correction] = campaign.entries
    if (setup === undefined || correction === undefined) throw new Error('nothing was taken over')
    watch.take(setup)
    expect(watch.takenOver(correction)).toEqual([])
    const chance = seededChance(3)
    const schemer = GAME.bots['schemer']
    let seen = 2
    while (campaign.pending !== null && campaign.world.cursor.turn < ROUND + 3) {
      if (schemer === undefined) throw new Error('there is no schemer')
      valueOf(answerByBot(campaign, campaign.pending, schemer, chance).outcome)
      for (const entry of campaign.entries.slice(seen)) expect(watch.take(entry)).toEqual([])
      seen = campaign.entries.length
    }
    expect(campaign.world.cursor.turn).toBe(ROUND + 3)
    expect(campaign.verify()).toBeNull()
    const again = Campaign.open(GREATEST_LINEAGE, campaign.headerLine, sealAll(campaign.headerLine, campaign.entries, digestText))
    expect(again.campaign.pending).toEqual(campaign.pending)
  })

  test('tells no seat what it may not see', () => {
    const [, correction] = begun().entries
    if (correction === undefined) throw new Error('nothing was taken over')
    const seen = effectsOf(correction).filter((effect) => effect.kind !== 'checkpoint' && maySee(effect.see, 'humans'))
    const accounts = seen.flatMap((effect) => (effect.kind === 'posting' && effect.owner === 'elves' ? [effect.account] : []))
    expect([...new Set(accounts)].sort()).toEqual(['age', 'prestige', 'territories'])
    expect(seen.some((effect) => effect.kind === 'record' && effect.collection === 'monument')).toBe(true)
  })

  test('a secret record stays secret', () => {
    const { world } = fresh()
    const face = GAME.records?.find(({ collection }) => collection === 'agent')
    const spy = face?.adds?.blank(world, 'elves')
    if (spy == null) throw new Error('no room for a spy')
    const campaign = fresh()
    const { changes } = takenOver({ records: [{ collection: 'agent', id: spy.id, to: spy.value }] })
    const { entry } = valueOf(campaign.correct(changes, 'taken over'))
    const put = effectsOf(entry).filter((effect) => effect.kind === 'record' && effect.collection === 'agent')
    expect(put.length).toBeGreaterThan(0)
    expect(put.every((effect) => effect.kind === 'record' && !maySee(effect.see, 'humans') && maySee(effect.see, 'elves'))).toBe(true)
  })

  test('says what does not fit, and which of it blocks', () => {
    const { inconsistencies } = takenOver({
      figures: figures({ elves: { territories: 900 }, humans: { males: 5 } }),
      records: records().filter(({ collection }) => collection !== 'royal'),
    })
    const told = inconsistencies.map(({ wording, figures: { owner = '' }, blocks }) => `${wording} ${owner}${blocks ? ' !' : ''}`.trim())
    expect(told).toContain('misfit.land  !')
    expect(told).toContain('misfit.oldRuler elves')
  })

  test('refuses a record that fits nothing, by its name', () => {
    const bad: RecordChange = { collection: 'monument', id: 'elves-monument-1', to: { id: 'elves-monument-1', builder: 'nobody' } }
    const outcome = takingOver(GAME, freshWorld(), { figures: [], records: [bad], cursor: null })
    expect(outcome.ok ? [] : outcome.problems.map(({ field }) => field)).toContain('monument elves-monument-1 builder')
  })
})
