import { expect, test } from 'vitest'
import type { OrderLine } from '../../../contract/orders.ts'
import { seededChance, type Chance } from '../../../insight/bots/bot.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Effect } from '../../../kernel/world/effect.ts'
import { DONE, questionKey } from '../../../kernel/engine/request.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import { maySee } from '../../../kernel/world/rule.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { isCivilisation, type Civilisation } from '../rules/seats.ts'
import { runsOf } from '../../../table/secrecy/testing/runs.ts'
import { playOn, richCampaign } from './secretTable.ts'
import { partingOf, playRound, Twin } from './writerTwins.ts'

const RUNS = runsOf(4, process.env['LINEAGE_SECRECY_RUNS'])

/**
 * By the book others may draw conclusions: who dies in battle hangs on how many commoners there truly are (GL-WAR-20, GL-WAR-21), and what
 * comes of a mission is seen by whoever it hits (GL-SPY-4, GL-ASN-6) or by everybody when the agent is caught (GL-SPY-7, GL-ASN-7).
 */
function givesAgentsAway(effect: Effect, others: readonly Civilisation[]): boolean {
  if (effect.kind === 'checkpoint' || !others.some((seat) => maySee(effect.see, seat))) return false
  return ['GL-WAR-20', 'GL-WAR-21', 'GL-SPY-4', 'GL-SPY-7', 'GL-ASN-6', 'GL-ASN-7'].includes(effect.rule)
}

/** Plays on to a question of a player, the first time it is asked in a phase. */
function playTo(campaign: Campaign, chance: Chance, question: string): Civilisation {
  for (;;) {
    const { pending } = campaign
    if (pending === null) throw new Error('the game is over')
    if (questionName(pending.id) === question && pending.occurrence === 0 && isCivilisation(pending.seat)) return pending.seat
    playOn(campaign, chance, 1)
  }
}

/** Two tables over the same file. */
async function twins(campaign: Campaign, writer: Civilisation): Promise<readonly [Twin, Twin]> {
  return [await Twin.of(campaign, writer), await Twin.of(campaign, writer)]
}

/** What was counted over all campaigns: a test of nothing would pass as well. */
interface Tally {
  messages: number
  /** Forks that came to their end with nothing given away: packs and reports are compared as well. */
  whole: number
}

async function expectTheSame(secret: Twin, silent: Twin, tally: Tally): Promise<void> {
  expect(partingOf(secret, silent)).toBeNull()
  tally.messages += Math.min(secret.table.log.length, silent.table.log.length)
  if (secret.told !== null || silent.told !== null) return
  tally.whole++
  expect(await secret.takenHome()).toEqual(await silent.takenHome())
}

/** Where what one has meets what others have, or shows in an age, a monument or a fall. */
const MEETING = /^GL-(WAR|RAID|ALLY-[34]|TREATY-2|AGE|MON|WIN)/

function givesLedgerAway(effect: Effect): boolean {
  if (effect.kind === 'checkpoint') return false
  if (effect.kind === 'posting' && effect.account === 'age') return true
  return MEETING.test(effect.rule) || (effect.kind === 'line' && effect.wording === 'line.event.fallsBackInstead')
}

/** Questions that hang on what both sides have. */
const MEETINGS = /^(roll\.mission|act\.council|fill\.(muster|goals|raidLoot)|choose\.(raidAnswer|callOff|loot))$/

test('a treaty that is drafted and dropped leaves no trace with whoever it was not offered to', async () => {
  const tally: Tally = { messages: 0, whole: 0 }
  for (let seed = 0; seed < RUNS; seed++) {
    const campaign = richCampaign(50 + 2 * seed)
    const chance = seededChance(seed)
    for (let fork = 0; fork < 3; fork++) {
      playOn(campaign, chance, 20)
      const writer = playTo(campaign, chance, 'conflict')
      const [secret, silent] = await twins(campaign, writer)
      const [to = 'elves'] = secret.others
      for (let draft = 0; draft <= fork; draft++) {
        await secret.answer({ act: 'treaty', with: to })
        await secret.answer({ act: 'text', text: 'Let us have peace.' })
        if (draft === 1) await secret.answer({ act: 'remove' })
        await secret.answer(DONE)
      }
      if (fork === 2) valueOf(await secret.table.bench.retract(secret.table.ref, secret.entries - 1, 'once more'))
      for (const twin of [secret, silent]) {
        while (['treaty', 'conflict'].includes(questionName(twin.pending?.id ?? ''))) await twin.answer(DONE)
        twin.watchFor(givesAgentsAway)
        await playRound(twin)
      }
      await expectTheSame(secret, silent, tally)
    }
  }
  expect(tally.messages).toBeGreaterThan(200 * RUNS)
  expect(tally.whole).toBeGreaterThan(RUNS)
})

test('orders that were tried and refused say nothing of what was set and taken back unseen', async () => {
  const tally: Tally = { messages: 0, whole: 0 }
  for (let seed = 0; seed < RUNS; seed++) {
    const campaign = richCampaign(70 + 2 * seed)
    const chance = seededChance(seed)
    playOn(campaign, chance, 40)
    const player = playTo(campaign, chance, 'conflict')
    const writer = player === 'elves' ? 'humans' : 'elves'
    const [secret, silent] = await twins(campaign, writer)
    for (const twin of [secret, silent]) {
      const { bench, ref } = twin.table
      const lines = ['a', 'b', 'c'].map((id): OrderLine => ({ id, phase: 7, question: 'spend', answer: { act: 'technology', amount: -1 } }))
      valueOf(await twin.device(player).api.saveOrders(lines))
      valueOf(await twin.device(player).api.setReady(true))
      for (let at = 0; at < 60 && twin.cursor.seat === player; at++) {
        const before = twin.entries
        if (twin === secret) await bench.correct(ref, [{ owner: writer, account: 'wood', to: 9000 + at }], 'a hoard')
        twin.table.settle()
        await twin.device(player).api.useOrders(twin.pending === null ? '' : questionKey(twin.pending))
        twin.table.settle()
        if (twin === secret && twin.entries === before + 1) valueOf(await bench.retract(ref, before, 'it was none'))
        twin.table.settle()
        await twin.step(false)
      }
    }
    expect(secret.table.log.join()).toContain('"fates":{"a":"refused"')
    await expectTheSame(secret, silent, tally)
  }
  expect(tally.whole).toBeGreaterThan(0)
})

test('a figure that is set in secret and leaves nothing to ask says no more than the answer would have', async () => {
  const tally: Tally = { messages: 0, whole: 0 }
  for (let seed = 0; seed < RUNS; seed++) {
    const campaign = richCampaign(80 + 2 * seed)
    const chance = seededChance(seed)
    playOn(campaign, chance, 30)
    const writer = playTo(campaign, chance, 'spend')
    const [secret, silent] = await twins(campaign, writer)
    const { bench, ref } = secret.table
    await bench.correct(ref, [{ owner: writer, account: 'points', to: 0 }], 'they have none')
    expect(secret.pending?.id).not.toBe(campaign.pending?.id)
    await silent.answer(DONE)
    for (const twin of [secret, silent]) {
      twin.table.settle()
      twin.watchFor(givesLedgerAway, MEETINGS)
      await playRound(twin)
    }
    await expectTheSame(secret, silent, tally)
  }
  expect(tally.messages).toBeGreaterThan(10 * RUNS)
})

test('a difference that anybody can see is found', async () => {
  const campaign = richCampaign(60)
  const chance = seededChance(1)
  const writer = playTo(campaign, chance, 'conflict')
  const [secret, silent] = await twins(campaign, writer)
  valueOf(await secret.table.bench.correct(secret.table.ref, [{ owner: writer, account: 'prestige', to: 777 }], 'for all to see'))
  for (const twin of [secret, silent]) await playRound(twin)
  expect(partingOf(secret, silent)?.one).toContain('for all to see')
  const [late, early] = await twins(campaign, writer)
  for (const twin of [late, early]) await playRound(twin)
  late.table.log.push('elves one message more')
  expect(partingOf(late, early)).toMatchObject({ other: 'nothing' })
})
