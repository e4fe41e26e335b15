import { describe, expect, test } from 'vitest'
import { Campaign } from '../../../../kernel/engine/campaign.ts'
import { begun, everythingOf, reopened, valueOf } from '../../../../kernel/testing/toyTable.ts'
import { idle } from '../../../../insight/bots/idle.ts'
import { seededChance } from '../../../../insight/bots/bot.ts'
import { seenBy } from '../../../../table/session/view.ts'
import { digestText } from '../../../../kernel/journal/hash.ts'
import { RULING_RULE, sealAll, type Decisions, type Entry } from '../../../../kernel/journal/journal.ts'
import { HAPPENED, ROLL_MODIFIERS, TIMELINE_EDITS } from '../records.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { SEATS } from '../seats.ts'
import { EVENTS } from './events.ts'
import { scheduled, scheduleOf } from './schedule.ts'

const COMET = { turn: 2, verb: 'change', who: 'humans,elves', told: 'A comet crosses the sky.', culture: 5, food: -3 }

/** Keys as a decision has them. */
function about(event: string, fields: Decisions): Decisions {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${event}.${field}`, value]))
}

function campaignWith(setup: object = {}): Campaign {
  const houseRules = { timeline_pace: 1, ...(setup as { houseRules?: object }).houseRules }
  return begun({ players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves', ...setup, houseRules }, GREATEST_LINEAGE)
}

/** Plays with as little as possible until the round begins. */
function playTo(campaign: Campaign, round: number): Campaign {
  const chance = seededChance(1)
  while (campaign.pending !== null && campaign.world.cursor.turn < round)
    valueOf(campaign.answer(idle(campaign.pending, campaign.world, chance)))
  while (campaign.pending !== null && campaign.world.cursor.phase < 2)
    valueOf(campaign.answer(idle(campaign.pending, campaign.world, chance)))
  expect(campaign.world.cursor.turn).toBe(round)
  return campaign
}

function change(campaign: Campaign, decided: Decisions): void {
  valueOf(campaign.decree({ events: decided }, 'the story wants it'))
}

function problemsOf(campaign: Campaign, decided: unknown): readonly string[] {
  const outcome = campaign.decree({ events: decided }, 'the story wants it')
  return outcome.ok ? [] : outcome.problems.map(({ field, message }) => `${field}: ${message}`)
}

function happened(campaign: Campaign): readonly string[] {
  return campaign.world.records(HAPPENED).map(({ rule, round }) => `${rule} in ${round}`)
}

describe('GL-TIME-1 printed events in mid-campaign', () => {
  test('GL-TIME-1 a campaign nobody changed plays the printed timeline', () => {
    const { world } = campaignWith()
    expect(scheduleOf(world)).toEqual(EVENTS.map((row) => ({ row, off: false, movedFrom: null, own: false })))
  })

  test('GL-TIME-1 switched off it does not happen; switched on again all is as printed', () => {
    const campaign = playTo(campaignWith(), 1)
    change(campaign, { 'GL-TIME-T03a.off': true, 'GL-TIME-T03b.off': true })
    change(campaign, { 'GL-TIME-T03b.off': false })
    expect(campaign.world.records(TIMELINE_EDITS)).toEqual([{ event: 'GL-TIME-T03a', off: true, turn: null, row: null }])
    playTo(campaign, 3)
    expect(happened(campaign).slice(3, 5)).toEqual(['GL-TIME-T03b in 3', 'GL-TIME-T03c in 3'])
  })

  test('GL-TIME-1 moved it happens in its new turn, also where nothing is printed; moved back nothing is left of it', () => {
    const campaign = playTo(campaignWith(), 1)
    change(campaign, { 'GL-TIME-T03f.turn': 2, 'GL-TIME-T04a.turn': 9 })
    expect(scheduled(campaign.world, 'GL-TIME-T04a')).toMatchObject({ row: { turn: 9 }, movedFrom: 4 })
    change(campaign, { 'GL-TIME-T04a.turn': 4 })
    expect(campaign.world.records(TIMELINE_EDITS)).toHaveLength(1)
    playTo(campaign, 3)
    expect(happened(campaign)).toContain('GL-TIME-T03f in 2')
    expect(happened(campaign)).not.toContain('GL-TIME-T03f in 3')
    expect(JSON.stringify(campaign.entries)).toContain('line.timelineOther')
  })

  test('GL-TIME-1 a turn all of whose events are switched off passes without a word', () => {
    const campaign = playTo(campaignWith(), 1)
    change(campaign, Object.fromEntries(EVENTS.filter(({ turn }) => turn === 3).map(({ rule }) => [`${rule}.off`, true])))
    playTo(campaign, 3)
    expect(JSON.stringify(campaign.entries)).not.toContain('line.timeline3"')
  })

  test('GL-TIME-1 before the first round the whole timeline is still to come', () => {
    const campaign = campaignWith({ firstPlayer: undefined })
    expect(campaign.world.cursor.turn).toBe(0)
    expect(problemsOf(campaign, { 'GL-TIME-T01a.off': true })).toEqual([])
  })
})

describe("GL-TIME-1 events of the table's own", () => {
  test('GL-TIME-1 it happens once, after the printed ones, tells its text and does what its verb says', () => {
    const campaign = playTo(campaignWith(), 1)
    change(campaign, about('TABLE-EVENT-7', COMET))
    const culture = campaign.world.balance('elves', 'culture')
    playTo(campaign, 2)
    expect(campaign.world.balance('elves', 'culture')).toBe(culture + 5)
    expect(happened(campaign).at(-1)).toBe('TABLE-EVENT-7 in 2')
    const row = { rule: 'TABLE-EVENT-7', turn: 2, who: ['elves', 'humans'], verb: 'change', told: COMET.told }
    expect(campaign.world.record(HAPPENED, 'TABLE-EVENT-7')?.row).toEqual({ ...row, changes: { food: -3, culture: 5 } })
    expect(JSON.stringify(seenBy(campaign.entries, 'dwarves'))).toContain(COMET.told)
    expect(campaign.verify()).toBeNull()
  })

  test('GL-TIME-1 it is written anew field by field, moved, switched off, and taken out', () => {
    const campaign = playTo(campaignWith(), 1)
    change(campaign, about('TABLE-EVENT-7', COMET))
    change(campaign, about('TABLE-EVENT-7', { culture: 9, turn: 5, off: true }))
    expect(scheduled(campaign.world, 'TABLE-EVENT-7')).toMatchObject({ off: true, row: { turn: 5, changes: { culture: 9, food: -3 } } })
    change(campaign, about('TABLE-EVENT-7', { verb: 'rolls', amount: 4, lasts: 'good' }))
    expect(scheduled(campaign.world, 'TABLE-EVENT-7')?.row).toEqual({
      rule: 'TABLE-EVENT-7',
      turn: 5,
      who: ['elves', 'humans'],
      verb: 'rolls',
      told: COMET.told,
      amount: 4,
      lasts: 'good',
    })
    change(campaign, about('TABLE-EVENT-7', { verb: 'gainLand', territories: 2 }))
    change(campaign, about('TABLE-EVENT-7', { verb: 'yieldLand', territories: 2 }))
    change(campaign, { 'TABLE-EVENT-7.removed': true })
    expect(scheduled(campaign.world, 'TABLE-EVENT-7')).toBeUndefined()
  })

  test.each<[string, Decisions, string, string]>([
    ['losePeople', { who: 'humans', males: 2, females: 1 }, 'humans', 'males'],
    ['gainLand', { who: 'humans', territories: 2 }, 'humans', 'territories'],
    ['yieldLand', { who: 'humans', territories: 1 }, 'humans', 'territories'],
    ['seize', { who: 'dwarves', from: 'undead', territories: 1 }, 'undead', 'territories'],
    ['spread', { who: 'undead', territories: 3, picker: 'elves' }, 'undead', 'territories'],
    ['recede', { who: 'demonic', territories: 1, picker: 'humans' }, 'demonic', 'territories'],
    ['change', { who: 'undead,demonic', warriors: -4, nonWarriors: 2 }, 'undead', 'warriors'],
  ])('GL-TIME-1 verb %s with %j changes what %s have of %s', (verb, fields, owner, account) => {
    const campaign = playTo(campaignWith(), 1)
    change(campaign, about('TABLE-EVENT-7', { turn: 2, told: 'It is so.', verb, ...fields }))
    playTo(campaign, 2)
    const postings = campaign.entries.flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
    expect(postings).toContainEqual(expect.objectContaining({ kind: 'posting', rule: 'TABLE-EVENT-7', owner, account }))
  })

  test.each([
    ['good', null],
    ['turn', 2],
  ])('GL-TIME-1 a modifier on military rolls lasts "%s": until %s, whatever RULING-22 says', (lasts, until) => {
    const campaign = playTo(campaignWith({ houseRules: { t8_duration: lasts === 'good' ? 'turn' : 'permanent' } }), 1)
    change(campaign, about('TABLE-EVENT-7', { turn: 2, told: 'Blood moon.', verb: 'rolls', who: 'elves', amount: -3, lasts }))
    playTo(campaign, 2)
    expect(campaign.world.records(ROLL_MODIFIERS)).toMatchObject([{ owner: 'elves', amount: -3, until }])
  })

  test('GL-TIME-T07b people lost to two events of one turn rise together', () => {
    const campaign = campaignWith({ firstPlayer: undefined })
    change(campaign, { 'GL-TIME-T01a.turn': 7, 'GL-TIME-T06a.off': true })
    playTo(campaign, 7)
    const postings = campaign.entries
      .flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
      .filter((one) => one.kind === 'posting')
    const males = postings.filter(({ rule, account }) => account !== 'females' && (rule === 'GL-TIME-T01a' || rule === 'GL-TIME-T07a'))
    expect(new Set(males.map(({ rule }) => rule)).size).toBe(2)
    const lost = males.reduce((sum, { delta }) => sum - delta, 0)
    expect(postings.find(({ rule }) => rule === 'GL-TIME-T07b')?.figures).toMatchObject({ males: lost })
  })
})

test('GL-TIME-T07b however many were lost, no more rise than the event raises', () => {
  const campaign = campaignWith({ firstPlayer: undefined })
  change(campaign, { 'GL-TIME-T01a.turn': 7, 'GL-TIME-T06a.off': true })
  const many = SEATS.flatMap((owner) =>
    Object.entries({ males: 200, females: 200, food: 9000, territories: 40 }).map(([account, to]) => ({ owner, account, to })),
  )
  valueOf(campaign.correct(many, 'a large people'))
  playTo(campaign, 7)
  const risen = campaign.entries
    .flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
    .flatMap((one) => (one.kind === 'posting' && one.rule === 'GL-TIME-T07b' ? [one] : []))
  expect(risen).toMatchObject([{ owner: 'undead', account: 'warriors', delta: 30 }])
  const { males = 0, females = 0 } = risen[0]?.figures ?? {}
  expect(Number(males) + Number(females)).toBeGreaterThan(30)
})

describe('GL-TIME-1 what is refused, with the way out', () => {
  const begunAlready =
    'GL-TIME-T01a: This event cannot be changed any more: timeline turn 1 has begun. Correct what it did in the ledgers, or add an event of your own to one of the turns 2 to 20.'
  test.each<[string, Decisions, string]>([
    ['a past event', { 'GL-TIME-T01a.off': true }, begunAlready],
    ['a turn that has begun', { 'GL-TIME-T03a.turn': 1 }, 'GL-TIME-T03a.turn: The timeline turn is 1: give a whole number from 2 to 20.'],
    ['a turn there is not', { 'GL-TIME-T03a.turn': 21 }, 'GL-TIME-T03a.turn: The timeline turn is 21: give a whole number from 2 to 20.'],
    [
      'what it is already',
      { 'GL-TIME-T03a.off': false },
      'GL-TIME-T03a.off: Switched off is false already: leave it out, or give it another value.',
    ],
    [
      'other figures for a printed event',
      { 'GL-TIME-T03a.territories': 9 },
      'GL-TIME-T03a.territories: A printed event can be moved or switched off: for anything else switch it off and add one of your own.',
    ],
    [
      'taking out a printed event',
      { 'GL-TIME-T03a.removed': true },
      'GL-TIME-T03a.removed: Only an event of your own can be taken out: switch a printed one off.',
    ],
    [
      'an event there is not',
      { 'COMET.off': true },
      'COMET: The timeline has no event "COMET": choose one that is on it, or number your own as TABLE-EVENT-1.',
    ],
    [
      'a house rule beside it',
      { 'GL-TIME-T03a.off': true, birth_death: 'none' },
      'birth_death: House rules are told to everybody and events to nobody: decide the one, then the other.',
    ],
  ])('GL-TIME-1 %s', (_, decided, message) => {
    expect(problemsOf(playTo(campaignWith(), 1), decided)).toEqual([message])
  })

  test.each<[string, Decisions, readonly string[]]>([
    ['nothing said', { told: ' ' }, ['told']],
    ['too long a text', { told: 'x'.repeat(301) }, ['told']],
    ['a verb there is not', { verb: 'bless' }, ['verb']],
    ['the story of a printed event', { verb: 'inherit', who: 'demonic' }, ['verb']],
    ['nobody', { who: '' }, ['who']],
    ['strangers', { who: 'orcs' }, ['who']],
    ['somebody twice', { who: 'elves,elves' }, ['who']],
    ['an amount that is none', { culture: 1.5 }, ['culture']],
    ['nothing but 0', { culture: 0, food: 0 }, ['males']],
    ['what a kingdom has not', { who: 'undead', culture: 0, food: 4 }, ['food']],
    ['people taken by the wrong verb', { males: -1 }, ['males']],
    ['a field of another verb', { territories: 2 }, ['territories']],
    ['no territories', { verb: 'gainLand', food: 0, culture: 0 }, ['culture', 'food', 'territories']],
    ['no picker', { ...COMET, verb: 'spread', who: 'undead', territories: 1 }, ['culture', 'food', 'picker']],
    ['off that is neither', { off: 'yes' }, ['off']],
  ])('GL-TIME-1 an own event with %s', (_, fields, names) => {
    const outcome = playTo(campaignWith(), 1).decree({ events: about('TABLE-EVENT-7', { ...COMET, ...fields }) }, 'x')
    const refused = outcome.ok ? [] : outcome.problems.map(({ field }) => field)
    expect([...refused].sort()).toEqual(names.map((name) => `TABLE-EVENT-7.${name}`).sort())
  })

  test('GL-TIME-1 no reason', () => {
    const outcome = campaignWith().decree({ events: { 'GL-TIME-T03a.off': true } }, ' ')
    expect(outcome).toMatchObject({ ok: false, problems: [{ field: 'reason' }] })
  })

  test('GL-TIME-1 a table without the timeline is told where to switch it on', () => {
    expect(problemsOf(campaignWith({ houseRules: { timeline: 'off' } }), { 'GL-TIME-T03a.off': true })).toEqual([
      'decided: This table plays without the timeline at the moment: switch it on under House rules first.',
    ])
  })
})

describe('GL-TIME-1 what only the game master knows', () => {
  const changes: readonly Decisions[] = [
    { 'GL-TIME-T03a.off': true },
    { 'GL-TIME-T03b.turn': 12 },
    about('TABLE-EVENT-417', { ...COMET, turn: 18 }),
    { 'TABLE-EVENT-417.culture': 6 },
    { 'TABLE-EVENT-417.removed': true },
  ]

  test('GL-TIME-1 players see neither the entries, nor their number, nor that they were taken back', () => {
    const [campaign, plain] = [playTo(campaignWith(), 1), playTo(campaignWith(), 1)]
    const first = campaign.entries.length
    for (const decided of changes) {
      change(campaign, decided)
      for (const seat of SEATS) expect(seenBy(campaign.entries, seat)).toEqual(seenBy(plain.entries, seat))
    }
    expect(
      seenBy(campaign.entries, 'gm')
        .slice(first)
        .map(({ kind }) => kind),
    ).toEqual(changes.map(() => 'decree'))
    valueOf(campaign.retract(first))
    for (const seat of SEATS) expect(seenBy(campaign.entries, seat)).toEqual(seenBy(plain.entries, seat))
  })

  test('GL-TIME-1 house rules are told to everybody as before', () => {
    const campaign = playTo(campaignWith(), 1)
    valueOf(campaign.decide({ birth_death: 'none' }, 'the table wants it'))
    for (const seat of SEATS)
      expect(seenBy(campaign.entries, seat).at(-1)).toMatchObject({ kind: 'ruling', decided: { birth_death: 'none' } })
  })

  test('GL-TIME-1 a ruling that changed events, of a file older than decrees, is played again as it was', () => {
    const [campaign, older] = [playTo(campaignWith(), 1), playTo(campaignWith(), 1)]
    const decided = { 'GL-TIME-T03a.off': true }
    change(campaign, decided)
    const entries = campaign.entries.map((entry): Entry => {
      if (entry.kind !== 'decree') return entry
      const effects = entry.effects.map((effect) => (effect.kind === 'checkpoint' ? effect : { ...effect, rule: RULING_RULE }))
      return { seq: entry.seq, kind: 'ruling', decided, reason: entry.reason, effects }
    })
    const opened = Campaign.open(GREATEST_LINEAGE, older.headerLine, sealAll(older.headerLine, entries, digestText)).campaign
    expect(opened.verify()).toBeNull()
    expect(opened.disagreement).toBeNull()
    expect(opened.world.records(TIMELINE_EDITS)).toEqual(campaign.world.records(TIMELINE_EDITS))
    expect(opened.decide(decided, 'x')).toMatchObject({ ok: false })
  })

  test('GL-TIME-1 the journal replays, opens again, and undoes what was changed', () => {
    const campaign = playTo(campaignWith(), 1)
    const first = campaign.entries.length
    for (const decided of changes.slice(0, 4)) change(campaign, decided)
    playTo(campaign, 3)
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign, GREATEST_LINEAGE))).toBe(everythingOf(campaign))
    valueOf(campaign.retract(first))
    expect(campaign.world.records(TIMELINE_EDITS)).toEqual([])
  })
})
