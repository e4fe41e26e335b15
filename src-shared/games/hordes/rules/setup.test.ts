import { describe, expect, test } from 'vitest'
import { answerAll, begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import { PLAYERS } from '../testing/stage.ts'
import { armyProblems, countArmy, labelOf, mayBeGeneral } from './army.ts'
import { BATTLE, battleOf, elementsOf, HOSTS } from './records.ts'
import { HORDES } from './ruleset.ts'
import { entryOf, rosterOf, SAMPLE_ARMIES } from './sample.ts'
import { readArmy, readSetup } from './setup.ts'
import { hostOf, readCursor } from './turn.ts'
import { CODES, costOf } from './types.ts'

const wordings = (codes: string, wanted = 24) => armyProblems(rosterOf(codes), wanted, 'elements').map(({ wording }) => wording)
const problems = (raw: unknown) => {
  const read = readSetup(raw)
  return read.ok ? [] : read.problems.map(({ field, wording }) => `${field} ${wording}`)
}

describe('armies', () => {
  test('HQ-ARM-1 an army costs what its elements cost', () => {
    for (const code of CODES) expect(countArmy([entryOf(code)]).ap).toBe(costOf(code))
    expect(HOSTS.map((host) => countArmy(SAMPLE_ARMIES[host].elements).ap)).toEqual([24, 24])
    expect(HOSTS.flatMap((host) => armyProblems(SAMPLE_ARMIES[host].elements, 24, ''))).toEqual([])
  })

  test('HQ-ARM-2 five types and the Stronghold cannot be the general', () => {
    expect(CODES.filter((code) => !mayBeGeneral(code))).toEqual(['DR', 'GO', 'LU', 'PA', 'SN', 'ST'])
    expect(wordings('PA* HE SP SP SP SP SP SP SP SP')).toEqual(['problem.notGeneral'])
  })

  test.each([
    ['HE* SP', 'problem.armyCost'],
    ['HE* HE HE HE SP SP SP SP', 'problem.armyCheap'],
    ['HE MA SP SP SP SP SP SP SP SP', 'problem.noGeneral'],
    ['HE* MA* SP SP SP SP SP SP SP SP', 'problem.armyGenerals'],
    ['HE* MA ST SP SP SP SP SP SP SP SP', 'problem.notInArmy'],
  ])('%s: %s', (codes, wording) => {
    expect(wordings(codes)).toContain(wording)
  })

  test('only Lurkers come from the water', () => {
    const roster = [{ ...entryOf('SP', true), water: true }]
    expect(armyProblems(roster, 2, '').map(({ wording }) => wording)).toEqual(['problem.notWater'])
  })

  test('elements go by their code and number, or by their own name', () => {
    const roster = [
      { id: 'red-1', type: 'KN', label: '' },
      { id: 'red-2', type: 'KN', label: '' },
      { id: 'red-3', type: 'HE', label: '' },
      { id: 'red-4', type: 'KN', label: 'Old Guard' },
    ] as const
    expect(roster.map((one) => labelOf(one, roster))).toEqual(['KN 1', 'KN 2', 'HE', 'Old Guard'])
  })
})

describe('the set-up', () => {
  test('reads what is left out, and refuses field by field', () => {
    expect(readSetup({ players: { redHost: 'Ada', blueHost: { name: 'Ben' } } })).toMatchObject({
      ok: true,
      value: { players: { redHost: { name: 'Ada', army: '', elements: SAMPLE_ARMIES.redHost.elements } }, defender: null, houseRules: {} },
    })
    expect(problems({ players: PLAYERS, colour: 1 })).toEqual(['colour problem.unknownField'])
    expect(problems({ players: { redHost: { name: '' }, blueHost: { name: 'Ben', elements: [{ type: 'XX' }] } } })).toEqual([
      'players.redHost.name problem.missing',
      'players.blueHost.elements.0.type problem.option',
    ])
    expect(problems(null)).toEqual(['setup problem.type'])
    expect(problems({ players: PLAYERS, houseRules: { judge: 'nobody' } })).toEqual(['houseRules.judge problem.option'])
  })

  test('RULING-05 army_ap = 12', () => {
    const elements = rosterOf('HE* SP SP SP SP').map((one) => ({ ...one }))
    const players = { redHost: { ...PLAYERS.redHost, elements }, blueHost: { ...PLAYERS.blueHost, elements } }
    expect(problems({ players, houseRules: { army_ap: 12 } })).toEqual([])
    expect(problems({ players })).toHaveLength(2)
  })

  test('an army in a file is read as in the set-up', () => {
    expect(readArmy({ name: 'Mine', elements: rosterOf('HE* SP SP') }, 8)).toMatchObject({ army: { name: 'Mine' }, problems: [] })
    expect(readArmy('x', 24).problems).toHaveLength(1)
    expect(readArmy({ elements: [] }, 24).problems.map(({ wording }) => wording)).toContain('problem.armyCost')
  })

  test('RULING-04 the lower die defends, equal ones are thrown again; Gods, Dragons and Lurkers wait', () => {
    const elements = rosterOf('HE* GO DR LU LU HO HO SP SP SP SP').map((one) => ({ ...one }))
    const campaign = begun({ players: { ...PLAYERS, redHost: { ...PLAYERS.redHost, elements } } }, HORDES)
    answerAll(campaign, { by: 'hand', dice: [3, 3] }, { by: 'hand', dice: [5, 2] })
    const { world, pending } = campaign
    expect([world.cursor, pending?.id]).toEqual([{ turn: 1, seat: 'blueHost', phase: 1 }, '1/blueHost/1/pips'])
    expect(
      elementsOf(world, 'redHost')
        .filter(({ status }) => status === 'reserve')
        .map(({ type }) => type),
    ).toEqual(['GO', 'DR', 'LU', 'LU'])
    expect(elementsOf(world, 'blueHost').at(-1)).toMatchObject({ type: 'ST', status: 'table' })
    expect(elementsOf(world, 'redHost').some(({ type }) => type === 'ST')).toBe(false)
  })

  test('RULING-04 setup = scenario: the defender is named, and everything stands on the table', () => {
    const elements = rosterOf('HE* GO DR LU LU HO HO SP SP SP SP').map((one) => ({ ...one }))
    const setup = { players: { ...PLAYERS, redHost: { ...PLAYERS.redHost, elements } }, houseRules: { setup: 'scenario' } }
    expect(problems(setup)).toEqual(['defender problem.defenderWanted'])
    expect(problems({ players: PLAYERS, defender: 'redHost' })).toEqual(['defender problem.defenderNotWanted'])
    const { world } = begun({ ...setup, defender: 'redHost' }, HORDES)
    expect([world.cursor.seat, elementsOf(world, 'redHost').every(({ status }) => status === 'table')]).toEqual(['redHost', true])
  })

  test('RULING-07 strongholds = both and strongholds = none', () => {
    const count = (strongholds: string): number => {
      const campaign = begun({ players: PLAYERS, houseRules: { strongholds } }, HORDES)
      valueOf(campaign.answer({ by: 'hand', dice: [1, 2] }))
      return HOSTS.filter((host) => elementsOf(campaign.world, host).some(({ type }) => type === 'ST')).length
    }
    expect([count('both'), count('none')]).toEqual([2, 0])
  })
})

describe('bound after bound', () => {
  test('HQ-SEQ-5 the players have bounds in turn, the defender the odd ones', () => {
    const campaign = begun({ players: PLAYERS }, HORDES)
    answerAll(campaign, { by: 'hand', dice: [1, 2] })
    const seats: string[] = []
    for (let { pending } = campaign; pending !== null && campaign.world.cursor.turn <= 4; { pending } = campaign) {
      const { turn, seat, phase } = campaign.world.cursor
      if (phase === 1 && seats.length < turn) seats.push(seat)
      valueOf(campaign.answer(pending.kind === 'roll' ? { by: 'app' } : { act: 'done' }))
    }
    expect(seats).toEqual(['redHost', 'blueHost', 'redHost', 'blueHost'])
    expect([1, 2, 3].map((bound) => hostOf(campaign.world, bound))).toEqual(['redHost', 'blueHost', 'redHost'])
  })

  test('play is moved by hand to the bounds of whoever has them', () => {
    const campaign = begun({ players: PLAYERS, houseRules: {} }, HORDES)
    expect(readCursor(campaign.world, { turn: 1, seat: 'redHost', phase: 1 }).ok).toBe(false)
    answerAll(campaign, { by: 'hand', dice: [1, 2] })
    expect(readCursor(campaign.world, { turn: 3, seat: 'redHost', phase: 2 })).toMatchObject({ ok: true })
    expect(readCursor(campaign.world, { turn: 2, seat: 'redHost', phase: 2 })).toMatchObject({ ok: false })
    expect(readCursor(campaign.world, { turn: 2, seat: 'blueHost', phase: 5 })).toMatchObject({ ok: false })
  })
})

describe('what is set by hand', () => {
  const table = () => {
    const campaign = begun({ players: PLAYERS }, HORDES)
    answerAll(campaign, { by: 'hand', dice: [1, 2] })
    return campaign
  }
  const set = (change: object) => {
    const campaign = table()
    const [element] = elementsOf(campaign.world, 'redHost')
    const outcome = campaign.correct([{ collection: 'element', id: 'red-1', to: { ...element, ...change } as never }], 'as it stands')
    return outcome.ok ? 'taken' : outcome.problems.map(({ wording }) => wording).join(' ')
  }

  test.each([
    [{ status: 'ensorcelled' }, 'taken'],
    [{ status: 'frog' }, 'problem.frogOnly'],
    [{ type: 'BL' }, 'problem.elementFixed'],
    [{ owner: 'blueHost' }, 'problem.elementFixed'],
    [{ water: true }, 'problem.notWater'],
    [{ takenBy: 'blue-99' }, 'problem.option'],
    [{ status: 'gone' }, 'problem.option'],
  ])('an element: %o is %s', (change, outcome) => {
    expect(set(change)).toBe(outcome)
  })

  test('a second general, a battle that is taken out', () => {
    const campaign = table()
    const [, magician] = elementsOf(campaign.world, 'redHost')
    const general = { collection: 'element', id: 'red-2', to: { ...magician, general: true } as never }
    expect(campaign.correct([general], 'why').ok).toBe(false)
    expect(campaign.correct([{ collection: 'battle', id: 'battle', to: null }], 'why').ok).toBe(false)
  })

  test('an end is reckoned anew from figures that were wrong', () => {
    const campaign = begun({ players: PLAYERS, houseRules: { bound_limit: 1 } }, HORDES)
    answerAll(campaign, { by: 'hand', dice: [1, 2] })
    while (campaign.pending !== null) valueOf(campaign.answer(campaign.pending.kind === 'roll' ? { by: 'app' } : { act: 'done' }))
    expect(battleOf(campaign.world).ended).toEqual({ winner: null, clause: 'limit', bound: 1 })
    valueOf(campaign.correct([{ owner: 'redHost', account: 'apLost', to: 3 }], 'a slip'))
    expect(campaign.world.record(BATTLE, 'battle')?.ended).toEqual({ winner: 'blueHost', clause: 'limit', bound: 1 })
  })

  test('the die of PIPs comes to what was put into the purse meanwhile, up to six', () => {
    const campaign = begun({ players: PLAYERS }, HORDES)
    answerAll(campaign, { by: 'hand', dice: [1, 2] })
    valueOf(campaign.correct([{ owner: 'redHost', account: 'pipsLeft', to: 4 }], 'a slip'))
    answerAll(campaign, { by: 'hand', dice: [5] })
    expect(campaign.world.balance('redHost', 'pipsLeft')).toBe(6)
  })

  test('RULING-47 hordes_count = false, decided in mid-battle, takes their loss back', () => {
    const campaign = begun({ players: PLAYERS }, HORDES)
    answerAll(campaign, { by: 'hand', dice: [1, 2] })
    const horde = elementsOf(campaign.world, 'redHost').find(({ type }) => type === 'HO')
    const lost = { collection: 'element', id: horde?.id ?? '', to: { ...horde, status: 'destroyed' } as never }
    valueOf(campaign.correct([lost, { owner: 'redHost', account: 'apLost', to: 1 }], 'it fell'))
    valueOf(campaign.decide({ hordes_count: false }, 'the table thought again'))
    expect(campaign.world.balance('redHost', 'apLost')).toBe(0)
  })
})
