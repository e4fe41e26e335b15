import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Effect } from '../../../kernel/world/effect.ts'
import { effectsOf, type Change, type RecordChange } from '../../../kernel/journal/journal.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { everythingOf, reopened, valueOf } from '../../../kernel/testing/toyTable.ts'
import { WORLD } from '../testing/mapStage.ts'
import { recordFaults } from '../testing/recordsFit.ts'
import { COLLECTIONS } from './collections.ts'
import { MONUMENTS } from './records.ts'
import { GREATEST_LINEAGE } from './ruleset.ts'
import { FRESH_SIDE } from './war/records.ts'

const GOLDEN = path.join(import.meta.dirname, '../golden')

function golden(name: string): Campaign {
  const [header = '', ...lines] = readFileSync(path.join(GOLDEN, name, 'campaign.lineage'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return Campaign.open(GREATEST_LINEAGE, header, lines).campaign
}

function fresh(): Campaign {
  const setup = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves' }
  return valueOf(Campaign.begin(GREATEST_LINEAGE, { id: 'x', title: 'x', seed: '5eed'.repeat(16) }, setup))
}

describe('what the rules put could have been set by hand', () => {
  const names = readdirSync(GOLDEN, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

  test.each(names)('in the golden campaign %s', (name) => {
    const effects = golden(name).entries.flatMap(effectsOf)
    expect(effects.some(({ kind }) => kind === 'record')).toBe(true)
    expect(recordFaults(effects)).toEqual([])
  })

  test('and what they could not is found', () => {
    const put = (collection: string, value: Json): Effect => ({ kind: 'record', rule: 'GL-SET-1', collection, id: 'x', value })
    expect(recordFaults([put('settled', { since: 'never' }), put('weather', {})])).toEqual([
      expect.stringContaining('settled x since: '),
      'weather has no check',
    ])
  })
})

const ROYAL = { id: 'elves-royal-9', owner: 'elves', role: 'heir', sex: 'female', since: 1, culture: 0, territory: 0, military: 0 }
const MONUMENT = {
  id: 'm',
  builder: 'elves',
  holder: 'elves',
  settlement: 'elves-settlement-1',
  name: 'Tower',
  prestige: 2,
  started: 1,
  due: 3,
  stage: 'building',
  blessed: false,
}
const AGENT = {
  id: 'elves-agent-1',
  owner: 'elves',
  kind: 'spy',
  sex: 'male',
  method: null,
  started: 1,
  released: 1,
  skill: 30,
}
const MISSION = {
  id: 'elves-mission-1',
  agent: 'elves-agent-1',
  owner: 'elves',
  target: 'humans',
  goal: 'technology',
  victim: null,
  entered: 1,
  renewed: 1,
  aided: false,
}
const WAR = {
  id: 'war-elves-humans-1',
  aggressor: 'elves',
  defender: 'humans',
  stage: 'open',
  entered: 1,
  opensFrom: 1,
  opened: 1,
  turns: 0,
  sides: { aggressor: FRESH_SIDE, defender: FRESH_SIDE },
} as unknown as { readonly [key: string]: Json }
const ROW = { rule: 'TABLE-EVENT-1', turn: 3, who: ['elves'], verb: 'losePeople', males: 1, females: 0 }
const DRAFT = { id: 'elves/humans', parties: ['elves', 'humans'], by: 'elves', stage: 'written', clauses: [], counters: 0 }
const TREATY = { id: 'elves-treaty-1', parties: ['elves', 'undead'], round: 1, text: '', clauses: [] }
const ALLIANCE = { id: 'a', members: ['elves', 'humans'], since: 1, lastDeal: null, notice: null }
const PAYMENT = { id: 'p', from: 'elves', to: 'humans', token: 'food', amount: 3, due: 4 }
const GAME = { goal: 'conquest', houseRules: {}, order: ['elves', 'humans', 'dwarves'], ended: null }
const SEAT = { seat: 'elves', player: 'Ada', alive: true, fell: null, highestAge: 1, bought: 0, claimed: 0 }
const CAPITALS = { demonic: 'A1', undead: 'A2', monstrous: 'A3' }
const SITE = { owner: 'elves', bundles: { stone: 0, wealth: 0, metal: 0 }, required: 3, workers: { males: 1, females: 2 } }

/** Collection, a value that fits, what is changed in it, and the field that is then wrong. */
const WRONG: readonly (readonly [string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, string])[] = [
  ['game', GAME, { goal: 'glory' }, 'goal'],
  ['game', GAME, { ended: { status: 'lost', winners: [], turn: 3 } }, 'ended.status'],
  ['game', GAME, { houseRules: { heir_choice: null } }, 'houseRules.heir_choice'],
  ['civilisation', SEAT, { highestAge: 7 }, 'highestAge'],
  ['condition', { qualifiedSince: null, shortage: false }, { shortage: 'a bit' }, 'shortage'],
  ['habit', { id: 'elves', mothers: 3, gather: { food: 2 } }, { gather: { food: -2 } }, 'gather.food'],
  ['numbering', { given: 3 }, { given: -1 }, 'given'],
  ['royal', ROYAL, { role: 'uncle' }, 'role'],
  ['expected', { id: 'r', owner: 'elves', role: 'heir', sex: 'male', paid: 1 }, { role: 'ruler' }, 'role'],
  ['settlement', { id: 's', owner: 'elves', type: 'tribe', established: true, prestige: 3, fixed: false }, { extra: false }, 'extra'],
  ['shaman', { settlement: 's', owner: 'elves', military: 4, opponent: 4, birth: 5 }, { birth: 4 }, 'birth'],
  ['monument', MONUMENT, { holder: 'undead' }, 'holder'],
  ['site', SITE, { workers: { males: 1, females: -1 } }, 'workers.females'],
  ['site', SITE, { bundles: { stone: 0, wealth: 0, metal: 0, food: 1 } }, 'bundles.food'],
  ['land', { id: 'l', owner: 'elves', name: 'Green' }, { name: 3 }, 'name'],
  ['war', WAR, { defender: 'tribe' }, 'defender'],
  ['war', WAR, { sides: { aggressor: FRESH_SIDE } }, 'sides.defender'],
  ['raidHistory', { id: 'elves', last: 3, targets: { humans: 3 } }, { targets: { humans: '3' } }, 'targets.humans'],
  ['agent', AGENT, { skill: 101 }, 'skill'],
  ['mission', MISSION, { goal: 'gold' }, 'goal'],
  ['mission', MISSION, { target: 'undead' }, 'target'],
  ['intelligence', { id: 'elves/humans', owner: 'elves', target: 'humans', since: 1 }, { since: 1.5 }, 'since'],
  ['alliance', ALLIANCE, { members: ['elves', 'elves'] }, 'members.1'],
  ['alliance', ALLIANCE, { members: ['elves'] }, 'members'],
  ['alliance', ALLIANCE, { notice: { by: 'elves' } }, 'notice.ends'],
  ['dealings', { credit: { elves: 3 }, culture: {} }, { credit: { undead: 3 } }, 'credit.undead'],
  ['payment', PAYMENT, { token: 'beer' }, 'token'],
  ['payment', PAYMENT, { amount: 0 }, 'amount'],
  ['treatyDraft', DRAFT, { clauses: [{ kind: 'gift' }] }, 'clauses.0.kind'],
  ['treatyDraft', DRAFT, { clauses: [{ kind: 'tokens', from: 'elves', goods: { food: 2, beer: 1 } }] }, 'clauses.0.goods.beer'],
  ['treaty', TREATY, { parties: ['elves', 'tribes'] }, 'parties.1'],
  ['tribe', { id: 'tribe-1', race: 'elves', territories: 1, warriors: -3, females: 25 }, { race: 'orcs' }, 'race'],
  ['kingdomMind', { id: 'undead', stirred: null, begun: false, peaceSince: 4, fell: null }, { id: 'elves' }, 'id'],
  ['settled', { since: 3 }, { since: null }, 'since'],
  ['rollModifier', { id: 'm', owner: 'undead', amount: -5, until: null, rule: 'GL-TIME-T08b' }, { rule: 'because' }, 'rule'],
  ['happened', { rule: 'TABLE-EVENT-1', round: 2, row: ROW }, { row: { ...ROW, verb: 'dance' } }, 'row.verb'],
  ['happened', { rule: 'TABLE-EVENT-1', round: 2, row: ROW }, { row: { ...ROW, who: ['undead'] } }, 'row.who.0'],
  ['map', { plan: WORLD.plan, capitals: CAPITALS }, { capitals: { ...CAPITALS, undead: 3 } }, 'capitals.undead'],
  ['territory', { id: 'B3', holder: 'tribe-4', war: 'w' }, { holder: 'orcs' }, 'holder'],
  ['timelineEdit', { event: 'GL-TIME-T03a', off: false, turn: 5, row: null }, { turn: 0 }, 'turn'],
]

describe('a value of', () => {
  const checked = (collection: string, value: unknown): unknown => {
    const read = COLLECTIONS.find(({ name }) => name === collection)?.check?.(value)
    return read?.ok === false ? read.problems.map(({ field }) => field) : read
  }

  test.each(WRONG)('%s %o is taken, and with %o refused for its %s', (collection, right, change, field) => {
    expect(checked(collection, right)).toMatchObject({ ok: true, value: right })
    expect(checked(collection, { ...right, ...change })).toEqual([field])
    const [first = ''] = Object.keys(right)
    expect(checked(collection, { ...right, [first]: undefined })).toEqual([first])
    expect(checked(collection, { ...right, colour: 'red' })).toEqual(['colour'])
    expect(checked(collection, null)).toEqual(['to'])
  })

  test('every collection has been tried', () => {
    expect(new Set(WRONG.map(([name]) => name))).toEqual(new Set(COLLECTIONS.map(({ name }) => name)))
  })
})

describe('by hand', () => {
  const put = (collection: string, value: object, id = 'id' in value ? String(value.id) : ''): RecordChange => ({
    collection,
    id,
    to: value as Json,
  })
  const gone = (collection: string, id: string): RecordChange => ({ collection, id, to: null })

  const SPY = [{ owner: 'elves', account: 'spies', to: 1 }, put('agent', AGENT)]

  test.each<[string, readonly (Change | readonly Change[])[], unknown]>([
    ['an heir is added', [put('royal', ROYAL)], undefined],
    ['a war is begun, and ended', [put('war', WAR), gone('war', 'war-elves-humans-1')], undefined],
    ['a secret war is written', [put('war', { ...WAR, id: 'elves-war-1', stage: 'secret', opened: null })], ['elves']],
    ['a monument is begun', [put('monument', MONUMENT), put('site', SITE, 'm')], ['elves']],
    ['a spy is given another mission', [SPY, put('mission', MISSION), put('mission', { ...MISSION, goal: 'intelligence' })], ['elves']],
    ['a shortage is noted', [put('condition', { qualifiedSince: null, shortage: true }, 'elves')], ['elves']],
    ['an event is called off', [put('timelineEdit', { event: 'GL-TIME-T03a', off: true, turn: null, row: null }, 'GL-TIME-T03a')], 'gm'],
    ['an offer is made', [put('treatyDraft', { ...DRAFT, stage: 'offered' })], ['elves', 'humans']],
    ['two are allied, and trade', [put('alliance', ALLIANCE), put('dealings', { credit: { elves: 3 }, culture: {} }, 'a')], 'gm'],
    ['agents have been counted', [put('numbering', { given: 4 }, 'elves-agent')], ['elves']],
    ['a house rule is decided', [put('game', { ...GAME, houseRules: { heir_choice: 'free' } }, 'game')], undefined],
  ])('%s, seen by those whom it concerns, and played again the same', (_, changes, see) => {
    const campaign = fresh()
    const entries = changes.map((change) => valueOf(campaign.correct([change].flat(), 'x')).entry)
    const [last] = effectsOf(entries.at(-1) ?? { seq: 0, kind: 'note', text: '' })
    expect(last).toMatchObject({ rule: 'TABLE-GM-1' })
    expect(last).toHaveProperty('kind', JSON.stringify(changes.at(-1)).endsWith('"to":null}') ? 'drop' : 'record')
    expect(last !== undefined && 'see' in last && last.see !== 'all' ? last.see : undefined).toEqual(see)
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign, GREATEST_LINEAGE)) === everythingOf(campaign)).toBe(true)
  })

  const refused = (campaign: Campaign, change: RecordChange): unknown => {
    const before = everythingOf(campaign)
    const outcome = campaign.correct([change], 'x')
    expect(everythingOf(campaign) === before).toBe(true)
    return outcome.ok ? outcome : outcome.problems.map(({ field }) => field)
  }

  test.each<[string, RecordChange, readonly string[]]>([
    ['under another id than its own', put('royal', ROYAL, 'elves-royal-8'), ['id']],
    ['a second game', put('game', GAME, 'other'), ['id']],
    ['a mission without its agent', put('mission', MISSION), ['agent']],
    ['a mission against oneself', put('mission', { ...MISSION, target: 'elves' }), ['agent', 'target']],
    ['a monument where no settlement is', put('monument', { ...MONUMENT, settlement: 'elves-settlement-77' }), ['settlement']],
    ['a site without its monument', put('site', SITE, 'm'), ['id']],
    [
      'a shaman at the settlement of somebody else',
      put('shaman', { settlement: 'humans-settlement-1', owner: 'elves', military: 4, opponent: 4, birth: 0 }, 'humans-settlement-1'),
      ['settlement'],
    ],
    ['a war with a tribe that is not there', put('war', { ...WAR, defender: 'tribe-777' }), ['defender']],
    ['a war with oneself', put('war', { ...WAR, defender: 'elves' }), ['defender']],
    [
      'a house rule with a value it cannot have',
      put('game', { ...GAME, houseRules: { heir_choice: 'loudest' } }, 'game'),
      ['houseRules.heir_choice'],
    ],
    ['the game taken out', gone('game', 'game'), ['id']],
    ['a settlement taken out with its shaman still there', gone('settlement', 'elves-settlement-1'), ['id']],
  ])('%s is refused, and nothing has changed', (_, change, fields) => {
    expect(refused(fresh(), change)).toEqual(fields)
  })

  test('a monument moves to another settlement and to none that is not there', () => {
    const campaign = fresh()
    valueOf(campaign.correct([{ owner: 'elves', account: 'territories', to: 10 }], 'x'))
    valueOf(campaign.correct([put('monument', MONUMENT)], 'x'))
    valueOf(campaign.correct([put('monument', { ...MONUMENT, settlement: 'elves-settlement-2' })], 'x'))
    expect(campaign.world.records(MONUMENTS)).toMatchObject([{ settlement: 'elves-settlement-2' }])
    expect(refused(campaign, put('monument', { ...MONUMENT, settlement: 'elves-settlement-9' }))).toEqual(['settlement'])
    expect(campaign.verify()).toBeNull()
    expect(everythingOf(reopened(campaign, GREATEST_LINEAGE)) === everythingOf(campaign)).toBe(true)
  })

  test('somebody of another house is no agent for a mission', () => {
    const campaign = fresh()
    valueOf(campaign.correct([{ owner: 'humans', account: 'spies', to: 1 }, put('agent', { ...AGENT, owner: 'humans' })], 'x'))
    expect(refused(campaign, put('mission', MISSION))).toEqual(['agent'])
  })
})
