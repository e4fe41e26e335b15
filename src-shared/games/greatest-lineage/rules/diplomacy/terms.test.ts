import { describe, expect, test } from 'vitest'
import { isAlive } from '../civilisation.ts'
import { resourceCheckPhase } from '../phases/8-resource-check.ts'
import { conflictPhase } from '../phases/5-conflict.ts'
import { tiedWorkers } from '../people.ts'
import { MONUMENTS, NAMED_LAND, type Monument } from '../records.ts'
import { allied, atWar, talk } from '../../testing/diplomacy.ts'
import { house, newCivilisation, playOut, stage, type Played, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { FRESH_SIDE, WARS } from '../war/records.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { payDue } from './payments.ts'
import { ALLIANCES, DATED_PAYMENTS, TREATY_TEXTS } from './records.ts'

const HOUSES = { ...house('elves'), ...house('humans'), ...house('dwarves') }

/** The elves offer the humans a treaty of these clauses, and they accept; `more` is answered to what is asked then. */
function agreed(setting: StageSetting, clauses: readonly unknown[], more: readonly unknown[] = []): Played {
  const records = { royal: HOUSES, ...setting.records }
  return talk({ ...setting, records }, [{ act: 'treaty', with: 'humans' }, ...clauses, 'offer', 'accept', ...more])
}

function changes(played: Played): readonly unknown[] {
  return played.postings().map(({ rule, owner, account, delta }) => [rule, owner, account, delta])
}

describe('what changes hands', () => {
  const FULL = { elves: { males: 8, females: 12, food: 30 }, humans: { males: 1, females: 1, wood: 9, food: 5 } }

  test('GL-TREATY-2 EX-24 12 food and 5 females: as much less for the one as more for the other, and 5 new people', () => {
    const played = agreed(FULL, [
      { act: 'tokens', food: 12 },
      { act: 'people', females: 5 },
    ])
    expect(changes(played)).toEqual([
      ['GL-TREATY-2', 'elves', 'food', -12],
      ['GL-TREATY-2', 'humans', 'food', 12],
      ['GL-TREATY-2', 'elves', 'females', -5],
      ['GL-TREATY-2', 'humans', 'females', 5],
      ['GL-TREATY-2', 'humans', 'newPeople', 5],
    ])
    expect(chronicleOf(played, ENGLISH)).toEqual([
      'The elves and the humans make a treaty.',
      'The elves give the humans 12 food.',
      '5 females of the elves go to the humans.',
    ])
  })

  test('GL-TREATY-2 EX-24 the five cost 3 wood at the next resource check of the receiver', () => {
    const world = stage({ phase: 8, seat: 'humans', humans: { males: 1, females: 6, wood: 9, food: 17, newPeople: 5 } })
    const played = playOut(world, (view) => resourceCheckPhase(view, 'humans'))
    expect(played.postings('humans', 'wood')).toMatchObject([{ delta: -3 }])
  })

  test('GL-TREATY-2 the treaty is kept with its clauses', () => {
    const played = agreed(FULL, [
      { act: 'tokens', food: 12 },
      { act: 'text', text: 'Peace.' },
    ])
    expect(played.world.records(TREATY_TEXTS)).toEqual([
      {
        id: 'elves-treaty-1',
        parties: ['elves', 'humans'],
        round: 4,
        text: 'Peace.',
        clauses: [
          { kind: 'tokens', from: 'elves', goods: { food: 12 } },
          { kind: 'text', text: 'Peace.' },
        ],
      },
    ])
    expect(chronicleOf(played, ENGLISH)).toEqual([
      'The elves and the humans make a treaty.',
      '“Peace.”',
      'The elves give the humans 12 food.',
    ])
  })

  const SITE: Monument = {
    id: 'elves-monument-1',
    builder: 'elves',
    holder: 'elves',
    settlement: 'none',
    name: 'Gate',
    prestige: 6,
    started: 3,
    due: 6,
    stage: 'building',
    blessed: false,
  }

  const AT_WORK = { owner: 'elves', bundles: { stone: 1, wealth: 0, metal: 0 }, required: 10, workers: { males: 0, females: 8 } }

  test.each([
    [4, 8],
    [5, 7],
    [12, 0],
  ])('GL-TREATY-2 of 12 females, 8 at work, %i go: %i are left at work', (females, left) => {
    const played = agreed({ ...FULL, records: { monument: { [SITE.id]: SITE }, site: { [SITE.id]: AT_WORK } } }, [
      { act: 'people', females },
    ])
    expect(tiedWorkers(played.world, 'elves').females).toBe(left)
    expect(played.world.balance('humans', 'females')).toBe(1 + females)
  })

  test('GL-TREATY-2 agents go last, as the commoners others take them for; only their owner sees what they were', () => {
    const spy = { id: 's', owner: 'humans', kind: 'spy', sex: 'female', method: null, started: 2, released: null, skill: 0 }
    const setting = { ...FULL, humans: { ...FULL.humans, spies: 1 }, records: { agent: { s: spy } } }
    const played = agreed(setting, [{ act: 'people', females: -2 }])
    expect(played.world.balance('elves', 'females')).toBe(14)
    expect([played.world.balance('humans', 'females'), played.world.balance('humans', 'spies')]).toEqual([0, 0])
    const lost = played.postings().filter(({ owner }) => owner === 'humans')
    expect(lost.every(({ see }) => JSON.stringify(see) === '["humans"]')).toBe(true)
  })

  test('GL-TREATY-2 new_population = net: whoever leaves is no newcomer any more (RULING-111)', () => {
    const setting = { ...FULL, elves: { ...FULL.elves, newPeople: 3 }, rules: { new_population: 'net' } as const }
    const played = agreed(setting, [{ act: 'people', males: 2 }])
    expect([played.world.balance('elves', 'newPeople'), played.world.balance('humans', 'newPeople')]).toEqual([1, 2])
  })

  test('GL-TREATY-2 land goes over with its name; which of it, its owner says', () => {
    const land = { 'elves-land-1': { id: 'elves-land-1', owner: 'elves', name: 'Ridge' } }
    const setting = { elves: { territories: 7 }, humans: { territories: 2 }, records: { land } }
    const played = agreed(setting, [{ act: 'land', territories: 2 }], ['elves-land-1', 'unnamed'])
    expect([played.world.balance('elves', 'territories'), played.world.balance('humans', 'territories')]).toEqual([5, 4])
    expect(played.world.records(NAMED_LAND)).toMatchObject([{ owner: 'humans', name: 'Ridge' }])
    expect(played.postings(undefined, 'territories').every(({ rule }) => rule === 'GL-TREATY-2')).toBe(true)
  })

  test('GL-TREATY-2 who gives away the last territory is out (see GL-WIN-3)', () => {
    const played = agreed({ elves: { territories: 2 } }, [{ act: 'land', territories: 2 }])
    expect(isAlive(played.world, 'elves')).toBe(false)
    expect([played.world.balance('humans', 'territories'), played.pending]).toEqual([4, null])
  })
})

describe('agents and alliances', () => {
  const mission = (id: string, owner: string, target: string) => ({
    [id]: { id, agent: 'a', owner, target, goal: 'technology', victim: null, entered: 3, renewed: 3, aided: false },
  })

  test('GL-TREATY-1 agents are called back from the other party alone, which learns nothing of their number', () => {
    const missions = { ...mission('m1', 'elves', 'humans'), ...mission('m2', 'elves', 'dwarves'), ...mission('m3', 'humans', 'elves') }
    const played = agreed({ records: { mission: missions } }, [{ act: 'agents', elves: true }])
    expect(played.world.recordIds('mission')).toEqual(['m2', 'm3'])
    expect(played.effects).toContainEqual(expect.objectContaining({ kind: 'drop', id: 'm1', see: ['elves'] }))
    expect(played.effects.at(-1)).toMatchObject({ wording: 'line.treaty.recalled', see: ['elves'], figures: { missions: 1 } })
    const none = agreed({}, [{ act: 'agents', elves: true }])
    const open = (effects: Played['effects']) => effects.filter((effect) => effect.kind === 'line' && effect.see === undefined)
    expect(open(none.effects)).toEqual(open(played.effects))
  })

  test('GL-TREATY-1 an alliance begins with the treaty', () => {
    const played = agreed({}, ['alliance'])
    expect(played.world.records(ALLIANCES)).toMatchObject([{ members: ['elves', 'humans'], since: 4 }])
    expect([played.world.balance('elves', 'prestige'), played.world.balance('humans', 'prestige')]).toEqual([10, 10])
  })
})

describe('peace', () => {
  const occupying = (change: object = {}) =>
    atWar('elves', 'humans', {
      sides: {
        aggressor: { ...FRESH_SIDE, occupied: 3, names: ['Ford', 'Fen'], settlements: 2, ...change },
        defender: { ...FRESH_SIDE, prestigeLost: 9, decay: 2 },
      },
    })
  const setting = (change: object = {}): StageSetting => ({
    elves: { territories: 2 },
    humans: { territories: 2 },
    records: { war: occupying(change) },
  })

  test.each([
    ['none', 0],
    ['elves', 9],
  ])('GL-TREATY-1 the war ends, victor %s: occupied land is its captor’s, the victor is credited what the war cost', (victor, prestige) => {
    const played = agreed(setting(), [{ act: 'war', victor }])
    expect(played.world.records(WARS)).toEqual([])
    expect([played.world.balance('elves', 'territories'), played.world.balance('humans', 'territories')]).toEqual([5, 2])
    expect(played.postings('elves', 'prestige').filter(({ rule }) => rule === 'GL-WAR-29')).toHaveLength(prestige === 0 ? 0 : 1)
  })

  test.each([
    [1, { occupied: 2, names: ['Fen'], settlements: 2 }, ['Ford']],
    [2, { occupied: 1, names: [], settlements: 1 }, ['Ford', 'Fen']],
    [3, { occupied: 0, names: [], settlements: 0 }, ['Ford', 'Fen']],
  ])('GL-TREATY-2 %i of 3 captured territories go back while the war goes on', (count, side, names) => {
    const played = agreed(setting(), [{ act: 'release', elves: count }])
    expect(played.world.records(WARS)).toMatchObject([{ stage: 'open', sides: { aggressor: side } }])
    expect(played.world.balance('humans', 'territories')).toBe(2 + count)
    expect(played.world.records(NAMED_LAND).map(({ owner, name }) => [owner, name])).toEqual(names.map((name) => ['humans', name]))
  })

  test('GL-TREATY-2 a monument there goes back with it', () => {
    const monument: Monument = {
      id: 'm',
      builder: 'humans',
      holder: 'elves',
      settlement: 'gone',
      name: 'Gate',
      prestige: 7,
      started: 1,
      due: 2,
      stage: 'standing',
      blessed: false,
    }
    const before = setting({ monuments: ['m'] })
    const played = agreed({ ...before, records: { ...before.records, monument: { m: monument } } }, [{ act: 'release', elves: 3 }])
    expect(played.world.record(MONUMENTS, 'm')).toMatchObject({ holder: 'humans' })
    expect(played.postings(undefined, 'prestige').filter(({ about }) => about === 'm')).toMatchObject([
      { owner: 'elves', delta: -3 },
      { owner: 'humans', delta: 7 },
    ])
  })

  test('GL-TREATY-1 land that goes back is not the captor’s when the war ends by the same treaty, and then they may ally', () => {
    const played = agreed(setting(), [{ act: 'war', victor: 'none' }, { act: 'release', elves: 2 }, 'alliance'])
    expect([played.world.balance('elves', 'territories'), played.world.balance('humans', 'territories')]).toEqual([3, 4])
    expect(played.world.records(ALLIANCES)).toHaveLength(1)
    expect(chronicleOf(played, ENGLISH).slice(0, 4)).toEqual([
      'The elves and the humans make a treaty.',
      'The elves give back 2 captured territories to the humans.',
      'The war between the elves and the humans ends without a victor.',
      'The elves and the humans become allies.',
    ])
  })

  test('GL-TREATY-1 a war that is only announced is called off', () => {
    const war = atWar('humans', 'elves', { stage: 'announced', opensFrom: 7 })
    expect(agreed({ records: { war } }, ['war']).world.records(WARS)).toEqual([])
  })
})

describe('payments for later rounds', () => {
  const payment = (id: string, change: object = {}) => ({
    [id]: { id, from: 'elves', to: 'humans', token: 'food', amount: 5, due: 6, ...change },
  })
  const paid = (food: number, turn: number, seat: 'elves' | 'humans' = 'elves', records: object = {}): Played => {
    const world = stage({ phase: 5, turn, seat, elves: { food }, records: { payment: payment('p'), ...records } })
    return playOut(world, (view) => payDue(view, seat))
  }

  test('GL-TREATY-1 RULING-81 one for each round that was agreed', () => {
    const played = agreed({}, [{ act: 'payment', payer: 'humans', token: 'wood', amount: 4, first: 6, rounds: 2 }])
    expect(played.world.records(DATED_PAYMENTS)).toEqual([
      { id: 'humans-payment-1', from: 'humans', to: 'elves', token: 'wood', amount: 4, due: 6 },
      { id: 'humans-payment-2', from: 'humans', to: 'elves', token: 'wood', amount: 4, due: 7 },
    ])
    expect(chronicleOf(played, ENGLISH)).toContain('The humans pay the elves 4 wood in each of the rounds 6 to 7.')
  })

  test.each([
    [20, 5, 'The elves pay the humans 5 food, as promised.'],
    [5, 5, 'The elves pay the humans 5 food, as promised.'],
    [3, 3, 'The elves owe the humans 5 food and pay 3, all there is.'],
    [0, 0, 'The elves owe the humans 5 food and pay nothing: there is none.'],
  ])('GL-TREATY-1 RULING-81 due with %i in store: %i are paid, and no more is owed', (food, amount, text) => {
    const played = paid(food, 6)
    expect([played.world.balance('elves', 'food'), played.world.balance('humans', 'food')]).toEqual([food - amount, amount])
    expect(played.world.records(DATED_PAYMENTS)).toEqual([])
    expect(chronicleOf(played, ENGLISH)).toEqual([text])
  })

  test.each([
    ['not before its round', 5, 'elves'],
    ['not in the turn of the receiver', 6, 'humans'],
  ] as const)('GL-TREATY-1 RULING-81 %s', (_, turn, seat) => {
    expect(paid(20, turn, seat).effects).toEqual([])
  })

  test('GL-TREATY-1 RULING-81 nobody pays the dead', () => {
    const played = paid(20, 6, 'elves', { civilisation: { humans: newCivilisation('humans', { alive: false }) } })
    expect([played.postings(), played.world.records(DATED_PAYMENTS)]).toEqual([[], []])
  })

  test('GL-TREATY-1 RULING-81 it is made at the beginning of phase 5', () => {
    const world = stage({ phase: 5, turn: 6, elves: { food: 20 }, records: { royal: HOUSES, payment: payment('p') } })
    const played = playOut(world, (view) => conflictPhase(view, 'elves'))
    expect(changes(played)).toEqual([
      ['GL-TREATY-2', 'elves', 'food', -5],
      ['GL-TREATY-2', 'humans', 'food', 5],
    ])
  })

  test('GL-TREATY-1 an alliance of the two changes nothing about it', () => {
    expect(paid(20, 6, 'elves', { alliance: allied('elves', 'humans') }).world.balance('humans', 'food')).toBe(5)
  })
})
