import { expect, test } from 'vitest'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Effect } from '../../../kernel/world/effect.ts'
import type { Entry } from '../../../kernel/journal/journal.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { CIVILISATIONS, GAME, HAPPENED, MONUMENTS, ROYALS, SETTLEMENTS, SHAMANS, SITES, TRIBE_RECORDS } from '../rules/records.ts'
import { ALLIANCES, DEALINGS, type Alliance } from '../rules/diplomacy/records.ts'
import { AGENTS, MISSIONS, type Agent, type Mission } from '../rules/espionage/records.ts'
import { GREATEST_LINEAGE } from '../rules/ruleset.ts'
import { FRESH_SIDE, RAID_HISTORY, WARS, type RaidHistory, type War } from '../rules/war/records.ts'
import { InvariantWatch, brokenInvariants } from './invariants.ts'

const SETUP = { players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves' }

/** The elves in phase 3 of the first round. */
const campaign = valueOf(Campaign.begin(GREATEST_LINEAGE, { id: 'x', title: 'x', seed: '5eed'.repeat(16) }, SETUP))
const { world } = campaign

const post = (rule: string, account: string, delta: number, more: object = {}): Effect =>
  ({ kind: 'posting', rule, owner: 'elves', account, delta, ...more }) as Effect
const at = (seat: string, phase: number, turn = 1): Effect => ({ kind: 'checkpoint', cursor: { turn, seat, phase } })
const put = (of: { readonly name: string }, id: string, value: unknown): Effect => ({
  kind: 'record',
  rule: 'GL-SET-1',
  collection: of.name,
  id,
  value: JSON.parse(JSON.stringify(value)) as Json,
})
const gone = (of: { readonly name: string }, id: string): Effect => ({ kind: 'drop', rule: 'GL-SET-1', collection: of.name, id })

const [ruler, spouse] = world.records(ROYALS)
const [settlement] = world.records(SETTLEMENTS)
const [shaman] = world.records(SHAMANS)
const [tribe] = world.records(TRIBE_RECORDS)
const monument = (id: string, at: string): Effect =>
  put(MONUMENTS, id, { id, builder: 'elves', holder: 'elves', settlement: at, stage: 'building' })

const GAME_RECORD = { goal: 'conquest', houseRules: {}, order: ['elves', 'humans', 'dwarves'], ended: null }
const PEACE = put(GAME, 'game', { ...GAME_RECORD, goal: 'peaceful' })
const war = (change: Partial<War> = {}): Effect => {
  const sides = { aggressor: FRESH_SIDE, defender: FRESH_SIDE }
  const usual: War = {
    id: 'w',
    aggressor: 'elves',
    defender: 'humans',
    stage: 'open',
    entered: 1,
    opensFrom: 3,
    opened: 3,
    turns: 0,
    sides,
  }
  return put(WARS, change.id ?? 'w', { ...usual, ...change })
}
const occupying = (occupied: number): War['sides'] => ({ aggressor: { ...FRESH_SIDE, occupied }, defender: FRESH_SIDE })
const fighting = { aggressor: { ...FRESH_SIDE, royals: [ruler?.id ?? ''] }, defender: FRESH_SIDE }
const allied = (change: Partial<Alliance> = {}): Effect =>
  put(ALLIANCES, 'a', { id: 'a', members: ['elves', 'humans'], since: 1, lastDeal: null, notice: null, ...change })
const raided = (last: number, targets: RaidHistory['targets']): Effect => put(RAID_HISTORY, 'elves', { id: 'elves', last, targets })
const agent = (id: string, change: Partial<Agent> = {}): Effect =>
  put(AGENTS, id, { id, owner: 'elves', kind: 'spy', sex: 'male', method: null, started: 1, released: null, skill: 0, ...change })
const mission = (change: Partial<Mission> = {}): Effect => {
  const sent = { id: 'm', agent: 's', owner: 'elves', target: 'humans', goal: 'ruler', victim: null, entered: 1, renewed: 1, aided: false }
  return put(MISSIONS, 'm', { ...sent, ...change })
}
const finished = put(MONUMENTS, 'elves-monument-1', {
  id: 'elves-monument-1',
  builder: 'elves',
  holder: 'elves',
  settlement: settlement?.id,
  stage: 'standing',
  prestige: 7,
})
const FALLEN = put(CIVILISATIONS, 'elves', { ...world.record(CIVILISATIONS, 'elves'), alive: false })
const many = post('TABLE-GM-1', 'males', 100)

test('a campaign as it is played breaks none', () => {
  expect(campaign.pending?.id).toMatch(/^1\/elves\/3\//)
  expect(brokenInvariants(campaign.entries)).toEqual([])
})

test.each<[string, ...Effect[]]>([
  ['1', post('GL-CHK-2', 'food', -999)],
  ['2', post('NO-SUCH-1', 'technology', 1)],
  ['3', post('GL-STK-2', 'males', 1)],
  ['3', post('GL-SPEND-3', 'females', -1)],
  ['4', post('GL-SPEND-3', 'warriors', 1)],
  ['3', post('GL-WAR-3', 'males', -3), post('GL-WAR-3', 'warriors', 2)],
  ['3', post('GL-SPY-1', 'females', -1), post('GL-SPY-1', 'spies', 2)],
  ['4', post('GL-WAR-3', 'females', -2), post('GL-WAR-3', 'warriors', 2)],
  ['4', post('TABLE-GM-1', 'warriors', 2), post('GL-WAR-32', 'warriors', -2), post('GL-WAR-32', 'females', 2)],
  ['5', post('GL-POP-4', 'males', 1), post('GL-POP-4', 'females', 1), post('GL-POP-4', 'newPeople', 3)],
  ['6', post('GL-POP-4', 'males', 4), post('GL-POP-4', 'newPeople', 4), post('GL-POP-5', 'females', -3), at('elves', 4)],
  ['7', post('GL-SPEND-3', 'males', 1), post('GL-SPEND-3', 'newPeople', 1), at('elves', 8), at('elves', 9)],
  ['7', post('GL-SPEND-3', 'males', 1), post('GL-SPEND-3', 'newPeople', 1), post('GL-CHK-4', 'newPeople', -1)],
  ['8', post('GL-POP-4', 'wood', 1)],
  ['8', post('GL-SPEND-3', 'wood', -1)],
  ['8', post('GL-ALLY-3', 'food', -3), post('GL-ALLY-3', 'food', 4, { owner: 'humans' })],
  ['8', post('GL-RAID-6', 'food', -3), post('GL-RAID-6', 'food', 4, { owner: 'humans' })],
  ['9', post('GL-STK-2', 'food', 5, { figures: { gatherers: 11 } })],
  ['9', put(SITES, 'm', { owner: 'elves', workers: { males: 9, females: 0 } })],
  ['10', post('GL-SPEND-4', 'points', 1)],
  ['11', post('GL-TERR-3', 'territories', 700), at('elves', 4)],
  ['11', war({ stage: 'announced', sides: occupying(1) })],
  ['11', war({ sides: occupying(-1) })],
  ['11', war({ sides: { ...occupying(0), defender: { ...FRESH_SIDE, occupied: 1, names: ['a', 'b'] } } })],
  ['13', post('GL-TERR-3', 'territories', 5), at('elves', 4)],
  ['14', put(SETTLEMENTS, settlement?.id ?? '', { ...settlement, type: 'town' }), at('elves', 4)],
  ['14', post('GL-CITY-2', 'prestige', 3, { about: 'elves-settlement-1' }), at('elves', 4)],
  ['15', put(SHAMANS, 'nowhere', { ...shaman, settlement: 'nowhere' })],
  ['15', put(SETTLEMENTS, settlement?.id ?? '', { ...settlement, established: false })],
  ['16', put(ROYALS, 'pretender', { ...ruler, id: 'pretender' })],
  ['16', gone(ROYALS, ruler?.id ?? ''), gone(ROYALS, spouse?.id ?? ''), at('elves', 4)],
  ['16', war({ sides: fighting }), at('elves', 4)],
  ['17', gone(ROYALS, ruler?.id ?? '')],
  ['18', at('elves', 1, 6), at('elves', 2, 6)],
  ['19', post('GL-ROY-3', 'culture', 10)],
  ['20', post('GL-AGE-1', 'age', 2)],
  ['20', post('GL-SPEND-4', 'age', 1)],
  ['20', at('elves', 9), post('GL-AGE-1', 'age', 1), post('GL-AGE-1', 'age', 1), at('humans', 0)],
  ['21', post('GL-SPEND-6', 'militaryTechnology', 1)],
  ['21', post('GL-STK-2', 'stone', 1)],
  ['21', post('GL-SPEND-3', 'militaryTechnology', 1)],
  ['21', monument('one', 'a')],
  ['22', post('GL-AGE-1', 'age', 1), monument('one', 'a'), monument('two', 'b'), monument('three', 'c')],
  ['22', post('GL-AGE-1', 'age', 1), monument('one', 'a'), monument('two', 'a')],
  ['23', finished, post('GL-MON-6', 'prestige', 9, { about: 'elves-monument-1' }), at('elves', 4)],
  ['23', finished, post('GL-MON-6', 'prestige', 7, { about: 'elves-monument-1', owner: 'humans' }), at('elves', 4)],
  ['24', agent('s')],
  ['24', many, agent('s'), agent('t'), agent('u')],
  ['24', many, agent('s'), at('elves', 4)],
  ['24', mission()],
  ['24', many, agent('s'), post('TABLE-GM-1', 'spies', 1), mission(), gone(AGENTS, 's'), at('elves', 4)],
  ['25', many, agent('s', { released: 3, skill: 70 })],
  ['25', many, agent('s', { kind: 'assassin', released: 3, skill: 10 })],
  ['26', war({ defender: 'elves' })],
  ['26', PEACE, war()],
  ['26', allied(), war({ stage: 'secret', opened: null })],
  ['26', allied(), war(), at('elves', 4)],
  ['26', war(), war({ id: 'x', aggressor: 'humans', defender: 'elves' })],
  ['26', raided(3, { elves: 3 })],
  ['26', PEACE, raided(3, { humans: 3 })],
  ['26', allied(), raided(3, { humans: 3 })],
  ['26', mission({ target: 'elves' })],
  ['26', PEACE, mission()],
  ['27', war(), war({ turns: 2 })],
  ['28', raided(3, { humans: 3 }), raided(4, { humans: 3, dwarves: 4 })],
  ['29', allied(), post('GL-ALLY-1', 'prestige', 9, { about: 'elves-alliance-1' }), at('elves', 4)],
  ['29', allied(), post('GL-ALLY-1', 'prestige', 10, { about: 'elves-alliance-2' }), at('elves', 4)],
  ['29', put(DEALINGS, 'a', { credit: { elves: 10 }, culture: {} })],
  ['29', allied({ members: ['elves', 'elves'] })],
  ['30', post('GL-NPK-9', 'warriors', 6, { owner: 'undead' })],
  ['31', at('table', 0), put(TRIBE_RECORDS, tribe?.id ?? '', { ...tribe, territories: 999 }), at('elves', 0, 2)],
  ['32', put(HAPPENED, 'GL-TIME-T01a', { rule: 'GL-TIME-T01a', round: 1 })],
  ['32', put(HAPPENED, 'GL-TIME-T09a', { rule: 'GL-TIME-T09a', round: 1 })],
  ['33', post('TABLE-GM-1', 'territories', -10, { owner: 'undead' }), post('GL-NPK-9', 'warriors', 4, { owner: 'undead' })],
  ...[war(), allied(), agent('s')].map((bound): [string, ...Effect[]] => ['33', many, bound, FALLEN, at('elves', 4)]),
  ['33', FALLEN],
  ['33', FALLEN, post('GL-SPEND-4', 'culture', 1)],
])('invariant %s is found broken by %j', (invariant, ...effects) => {
  const forged: Entry = { seq: campaign.entries.length, kind: 'answer', request: 'x', answer: 'x', effects }
  const broken = brokenInvariants([...campaign.entries, forged])
  expect(broken.map((text) => /invariant (\d+):/.exec(text)?.[1])).toContain(invariant)
})

test('what the game master set is above them, but for the bounds', () => {
  const correction: Entry = {
    seq: campaign.entries.length,
    kind: 'correction',
    reason: 'r',
    changes: [],
    effects: [post('TABLE-GM-1', 'males', 30), post('TABLE-GM-1', 'points', 30), post('TABLE-GM-1', 'newPeople', 3)],
  }
  const seq = campaign.entries.length
  const answer = (more: number, effect: Effect): Entry => ({
    seq: seq + more,
    kind: 'answer',
    request: 'x',
    answer: 'x',
    effects: [effect],
  })
  expect(brokenInvariants([...campaign.entries, correction])).toEqual([])
  const inCheck = [answer(0, at('elves', 8)), { ...correction, seq: seq + 1 }, answer(2, at('elves', 9))]
  expect(brokenInvariants([...campaign.entries, ...inCheck])).toEqual([])
})

test('whoever follows entry by entry finds the same, and forgets what was taken back', () => {
  const { entries } = campaign
  const bad = post('GL-SPEND-4', 'points', 1)
  const last = entries.length
  const watch = new InvariantWatch()
  expect(entries.flatMap((entry) => watch.take(entry))).toEqual([])
  expect(watch.take({ seq: last, kind: 'answer', effects: [many, agent('s')] })).toEqual([])
  expect(watch.take({ seq: last + 1, kind: 'answer', effects: [bad] })).toEqual([
    `entry ${last + 1}: invariant 10: GL-SPEND-4 changes points of elves by 1`,
  ])
  expect(watch.take({ seq: last + 2, kind: 'retraction', from: last })).toEqual([])
  expect(watch.take({ seq: last + 3, kind: 'answer', effects: [mission()] })).toEqual([
    `entry ${last + 3}: invariant 24: m is a mission of nobody`,
  ])
})
