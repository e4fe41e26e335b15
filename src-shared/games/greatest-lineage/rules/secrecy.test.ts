import { describe, expect, test } from 'vitest'
import { numberOf, seededChance, type Bot, type Chance } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import { random } from '../bots/random.ts'
import { schemer, warlike } from '../bots/botProfiles.ts'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Effect } from '../../../kernel/world/effect.ts'
import { effectsOf, type DicePreference } from '../../../kernel/journal/journal.ts'
import { DONE, questionKey, type Request } from '../../../kernel/engine/request.ts'
import type { Figures, Json } from '../../../kernel/world/rule.ts'
import { reopened, valueOf } from '../../../kernel/testing/toyTable.ts'
import { seenBy } from '../../../table/session/view.ts'
import { GREATEST_LINEAGE } from './ruleset.ts'
import { SEATS, isCivilisation, type Civilisation } from './seats.ts'
import { anySetup } from '../testing/anySetup.ts'
import { isBooklet, onlyWriting } from '../testing/booklet.ts'
import { tooOpen } from '../testing/openness.ts'
import { secretsShown, shownTo, wordingsToldBothWays, wrongBeliefs } from '../testing/secrets.ts'

const NAMES = { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }
const PLAYERS: Readonly<Record<Civilisation, Bot>> = { elves: schemer, humans: warlike, dwarves: random }

/** Rich enough for agents, and so early that nobody has gone yet. */
function begin(seed: number, setup: Json, dice: DicePreference = 'app'): Campaign {
  const campaign = valueOf(Campaign.begin(GREATEST_LINEAGE, { id: 'test', title: 'Test', seed: '5eed'.repeat(16), dice }, setup))
  const chance = seededChance(seed)
  while (campaign.world.cursor.turn < 1 && campaign.pending !== null)
    valueOf(campaign.answer(idle(campaign.pending, campaign.world, chance)))
  const wealth = { culture: 90, militaryTechnology: 12, territories: 14, food: 400, wood: 400, metal: 50, wealth: 60 }
  const rich = () => ({ ...wealth, males: chance(250, 340), females: chance(260, 350), technology: chance(30, 60) })
  const changes = SEATS.flatMap((owner) => Object.entries(rich()).map(([account, to]) => ({ owner, account, to })))
  valueOf(campaign.correct(changes, 'a head start'))
  return campaign
}

function setupOf(seed: number): Json {
  return seed % 2 === 0 ? { players: NAMES } : { ...(anySetup(seededChance(seed)) as object), goal: 'conquest' }
}

/** Words of the players' own in a treaty are marked, so that they can be looked for. */
function step(campaign: Campaign, chance: Chance, mark: string): void {
  const { pending, world } = campaign
  if (pending === null) return
  const bot = isCivilisation(pending.seat) ? PLAYERS[pending.seat] : random
  const answer = bot(pending, world, chance)
  const text = typeof answer === 'object' && answer !== null && 'text' in answer && pending.wording === 'act.treaty'
  valueOf(campaign.answer(text ? { ...answer, text: mark } : answer))
}

function played(seed: number, steps: number): Campaign {
  const campaign = begin(seed, setupOf(seed))
  const chance = seededChance(seed)
  for (let at = 0; at < steps && campaign.pending !== null; at++) step(campaign, chance, `canary-${at}-`)
  return campaign
}

/** Marked words in these effects. */
function marksIn(effects: readonly object[]): readonly string[] {
  return [...new Set(JSON.stringify(effects).match(/canary-\d+-/g) ?? [])]
}

describe('whole campaigns, whatever is played', () => {
  const campaigns = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => played(seed, 600))

  test('GL-SPY-5 GL-ASN-2 GL-WAR-2 GL-TREATY-1 nobody is shown an agent, mission, finding, booklet entry or draft of somebody else', () => {
    for (const { entries } of campaigns) for (const seat of SEATS) expect(secretsShown(entries, seat)).toEqual([])
  })

  test('GL-SPY-5 there was something to hide, and whose it is sees it', () => {
    const all = campaigns.flatMap(({ entries }) => entries.flatMap(effectsOf))
    const own = campaigns.flatMap(({ entries }) => SEATS.flatMap((seat) => shownTo(entries, seat)))
    for (const collection of ['agent', 'mission', 'intelligence', 'treatyDraft', 'war', 'site', 'condition', 'dealings']) {
      const secret = all.filter((effect) => effect.kind === 'record' && effect.collection === collection && effect.see !== undefined)
      expect(secret.length, collection).toBeGreaterThan(1)
      for (const effect of secret) expect(own).toContain(effect)
    }
  })

  test('GL-TREATY-1 what players wrote to each other is read by a third only once both have signed it', () => {
    let unsigned = 0
    for (const { entries } of campaigns) {
      const all = entries.flatMap(effectsOf)
      const signed = marksIn(all.filter((effect) => effect.kind === 'record' && effect.collection === 'treaty'))
      for (const mark of marksIn(all)) {
        if (signed.includes(mark)) continue
        unsigned++
        const readers = SEATS.filter((seat) => JSON.stringify(shownTo(entries, seat)).includes(mark))
        expect(readers.length, mark).toBeLessThan(SEATS.length)
      }
    }
    expect(unsigned).toBeGreaterThan(2)
  })

  test('GL-SPY-5 what is told to some alone is never told to everybody', () => {
    for (const { entries } of campaigns) expect(wordingsToldBothWays(entries)).toEqual([])
  })

  test('everybody is right about land, standing and ages, and about everything of their own; of others they hold nothing else', () => {
    for (const { entries, world } of campaigns) for (const seat of SEATS) expect(wrongBeliefs(entries, world, seat)).toEqual([])
  })

  test("nothing that is told to everybody states a figure of somebody's own", () => {
    for (const { entries } of campaigns) expect(tooOpen(entries)).toEqual([])
  })

  test('what is told to everybody alone would be looked at twice', () => {
    const line = (wording: string, figures: Figures): Effect => ({ kind: 'line', rule: 'GL-CHK-2', wording, figures, seat: 'elves' })
    const told = (effect: Effect) => tooOpen([{ seq: 1, kind: 'answer', request: 'r', answer: 'x', effects: [effect] }])
    expect(told(line('line.foodPaid', { need: 3, have: 9 }))).toEqual([
      'line.foodPaid tells everybody need',
      'line.foodPaid tells everybody have',
    ])
    expect(told({ ...line('line.foodPaid', { need: 3 }), see: ['elves'] } as Effect)).toEqual([])
    expect(told({ kind: 'record', rule: 'GL-MON-2', collection: 'site', id: 'm', value: {} })).toEqual(['everybody sees site'])
  })
})

/** Who dies in battle hangs on how many commoners there truly are: by the book others may draw conclusions. */
function givesAgentsAway(effect: Effect): boolean {
  return effect.kind !== 'checkpoint' && ['GL-WAR-20', 'GL-WAR-21'].includes(effect.rule)
}

/** Where what one has meets what others have, or shows in an age, a monument or a fall. */
const MEETING = /^GL-(WAR|RAID|ALLY-[34]|TREATY-2|AGE|MON|WIN)/

function givesLedgerAway(effect: Effect): boolean {
  if (effect.kind === 'checkpoint') return false
  if (effect.kind === 'posting' && effect.account === 'age') return true
  return MEETING.test(effect.rule) || (effect.kind === 'line' && effect.wording === 'line.event.fallsBackInstead')
}

interface Course {
  readonly campaign: Campaign
  /** Questions put to others, word for word, from the fork on. */
  readonly asked: Readonly<Record<Civilisation, readonly string[]>>
  /** Entries up to what gives something away by the rules. */
  readonly until: number
}

/**
 * Plays on until a mission is tried, or something happens that gives the secret away by the rules. The writer does the least; the others do
 * anything, the same at the same question. Nobody finds anything.
 */
function course(campaign: Campaign, writer: Civilisation, steps: number, tells = givesAgentsAway, stop = /^roll\.mission$/): Course {
  const asked = { elves: [] as string[], humans: [] as string[], dwarves: [] as string[] }
  for (let at = 0; at < steps && campaign.pending !== null; at++) {
    const { pending, entries } = campaign
    if (stop.test(pending.wording)) break
    if (isCivilisation(pending.seat)) asked[pending.seat].push(JSON.stringify(pending))
    valueOf(campaign.answer(reply(campaign, pending, writer)))
    const told = effectsOf(entries.at(-1) ?? { seq: 0, kind: 'note', text: '' })
    if (told.some(tells)) return { campaign, asked, until: entries.length - 1 }
  }
  return { campaign, asked, until: campaign.entries.length }
}

function reply({ world }: Campaign, request: Request, writer: Civilisation): unknown {
  if (request.kind === 'roll' && request.wording === 'roll.uncoverAll') return Array.from({ length: request.count }, () => 99)
  return (request.seat === writer ? idle : random)(request, world, seededChance(numberOf(questionKey(request))))
}

/** Agents are trained and sent, wars written down and struck out. Gives what was written. */
function write(campaign: Campaign, chance: Chance): readonly string[] {
  const written: string[] = []
  const bot = chance(0, 1) === 0 ? schemer : random
  while (written.length < 6 && isBooklet(campaign.pending)) {
    const answer = bot(onlyWriting(campaign.pending), campaign.world, chance)
    if (typeof answer === 'object' && answer !== null && 'act' in answer) written.push(String(answer.act))
    valueOf(campaign.answer(answer))
  }
  if (isBooklet(campaign.pending)) valueOf(campaign.answer('done'))
  return written.filter((act) => act !== DONE)
}

/** The longer begins with the shorter. Gives how many are the same. */
function sameSoFar<T>(one: readonly T[], other: readonly T[]): number {
  const length = Math.min(one.length, other.length)
  expect(one.slice(0, length)).toEqual(other.slice(0, length))
  return length
}

test('GL-SPY-5 GL-ASN-2 GL-WAR-2 whatever is written in secret, others are asked and shown the same until something comes of it', () => {
  const written = new Map<string, number>()
  let [entries, questions] = [0, 0]
  for (const seed of [10, 11, 12, 13, 14, 15, 16, 17, 18, 19]) {
    // Dice on the table: nobody finds anything (see `reply`).
    const campaign = begin(seed, setupOf(seed), 'typed')
    const chance = seededChance(seed)
    for (let at = 0; at < 450 && campaign.pending !== null; at++) {
      const { pending } = campaign
      if (isBooklet(pending) && pending.occurrence === 0 && isCivilisation(pending.seat) && chance(1, 2) === 1) {
        const writer = pending.seat
        const [secret, silent] = [reopened(campaign, GREATEST_LINEAGE), reopened(campaign, GREATEST_LINEAGE)]
        for (const act of write(secret, seededChance(1000 * seed + at))) written.set(act, (written.get(act) ?? 0) + 1)
        valueOf(silent.answer('done'))
        const [one, other] = [course(secret, writer, 100), course(silent, writer, 100)]
        for (const seat of SEATS) {
          if (seat === writer) continue
          entries += sameSoFar(seen(one, seat), seen(other, seat)) - seenBy(campaign.entries, seat).length
          questions += sameSoFar(one.asked[seat], other.asked[seat])
        }
      }
      step(campaign, chance, 'words')
    }
  }
  for (const act of ['declare', 'trainSpies', 'trainAssassin', 'sendSpy', 'sendAssassin']) expect(written.get(act), act).toBeGreaterThan(0)
  expect(entries).toBeGreaterThan(1000)
  expect(questions).toBeGreaterThan(300)
})

/** Everything of which nobody else knows how much there is; what people there are stays below what events take. */
const UNSEEN = ['males', 'females', 'food', 'wood', 'stone', 'metal', 'wealth', 'points', 'newPeople'] as const

test('whatever one civilisation has, others are asked and shown the same until it meets what is theirs', () => {
  let [entries, questions, forks] = [0, 0, 0]
  const stop = /^(roll\.mission|act\.council|fill\.(battlePlan|raidLoot)|choose\.(raidAnswer|callOff|loot))$/
  for (const seed of [20, 21, 22, 23]) {
    const campaign = begin(seed, setupOf(seed))
    const chance = seededChance(seed)
    for (let at = 0; at < 240 && campaign.pending !== null; at++) {
      if (at % 24 === 12) {
        forks++
        const owner = SEATS[chance(0, 2)] ?? 'elves'
        const [rich, poor] = [reopened(campaign, GREATEST_LINEAGE), reopened(campaign, GREATEST_LINEAGE)]
        const changes = UNSEEN.map((account) => ({ owner, account, to: rich.world.balance(owner, account) + chance(1, 90) }))
        valueOf(rich.correct(changes, 'canary: the hoard'))
        const [one, other] = [rich, poor].map((each) => course(each, owner, 80, givesLedgerAway, stop)) as [Course, Course]
        for (const seat of SEATS.filter((each) => each !== owner)) {
          expect(JSON.stringify(seen(one, seat))).not.toContain('canary')
          entries += sameSoFar(seen(one, seat), seen(other, seat)) - seenBy(campaign.entries, seat).length
          questions += sameSoFar(one.asked[seat], other.asked[seat])
        }
      }
      step(campaign, chance, 'words')
    }
  }
  expect(forks).toBeGreaterThan(20)
  expect(entries).toBeGreaterThan(300)
  expect(questions).toBeGreaterThan(100)
})

function seen({ campaign, until }: Course, seat: Civilisation) {
  return seenBy(campaign.entries.slice(0, until), seat)
}
