import { describe, expect, test } from 'vitest'
import { EXPECTED, type Expected, type Royal } from '../records.ts'
import { house, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { chronicleOf } from '../../testing/texts.ts'
import { ROYALTY_WORDS } from '../../words/english/royalty.ts'
import { childrenOf, royalsOf, rulerOf, spouseOf } from './culture.ts'
import { heirPrice, mayWed, nameHeirs, roomForHeirs, wed, weddingPrice, welcomeExpected } from './expected.ts'
import { expectedBy, heirsOf } from './members.ts'

const [RULER, SPOUSE, SON, DAUGHTER] = Object.values(house('elves')) as [Royal, Royal, Royal, Royal]
const RICH = { food: 20, wealth: 20 }

function court(members: readonly Royal[], setting: StageSetting = {}, coming: readonly Expected[] = []) {
  const byId = <T extends { readonly id: string }>(list: readonly T[]) => Object.fromEntries(list.map((one) => [one.id, one]))
  return stage({
    turn: 3,
    phase: 3,
    elves: RICH,
    ...setting,
    records: { royal: byId(members), expected: byId(coming), numbering: { 'elves-royal': { given: 6 } } },
  })
}

function coming(role: Expected['role'], paid: number, id = 'elves-royal-5'): Expected {
  return { id, owner: 'elves', role, sex: 'female', paid }
}

function heir(n: number): Royal {
  return { ...SON, id: `elves-royal-${n}`, role: 'heir' }
}

describe('GL-ROY-8 weddings', () => {
  test.each([
    ['by_age', 2, 20, 0],
    ['by_age', 3, 0, 3],
    ['by_stock', 1, 0, 0],
    ['by_stock', 6, 0, 0],
    ['by_stock', 1, 1, 3],
  ] as const)('GL-ROY-8 RULING-129 spouse_wealth = %s, age %i with %i wealth: 5 food and %i wealth', (spouse_wealth, age, wealth, due) => {
    const world = stage({ rules: { spouse_wealth }, elves: { age, wealth } })
    expect(weddingPrice(world, 'elves')).toEqual({ food: 5, wealth: due })
  })

  test('GL-ROY-8 it is paid for at once, and a spouse of the other sex is expected', () => {
    const world = court([RULER, SON], { elves: { ...RICH, age: 3 } })
    const played = playOut(world, (at) => wed(at, 'elves'))
    expect(played.postings().map(({ rule, account, delta, about }) => [rule, account, delta, about])).toEqual([
      ['GL-ROY-8', 'food', -5, 'elves-royal-7'],
      ['GL-ROY-8', 'wealth', -3, 'elves-royal-7'],
    ])
    expect(expectedBy(world, 'elves')).toEqual([{ id: 'elves-royal-7', owner: 'elves', role: 'spouse', sex: 'female', paid: 3 }])
    expect(chronicleOf(played, ROYALTY_WORDS)).toEqual(['A wedding is arranged; the spouse will arrive in the next turn.'])
  })

  test.each([
    [3, false],
    [4, true],
    [5, true],
  ])('GL-ROY-8 RULING-130 paid for in round 3, in round %i the spouse is there: %s', (turn, there) => {
    const world = court([RULER], { turn }, [coming('spouse', 3)])
    const played = playOut(world, (at) => welcomeExpected(at, 'elves'))
    expect(spouseOf(world, 'elves')?.since).toBe(there ? turn : undefined)
    expect(world.recordIds(EXPECTED.name)).toEqual(there ? [] : ['elves-royal-5'])
    expect(chronicleOf(played, ROYALTY_WORDS)).toEqual(there ? ['The ruler weds.'] : [])
  })

  test.each([
    ['a ruler alone', [RULER], [], true],
    ['a ruler with a spouse', [RULER, SPOUSE], [], false],
    ['a wedding arranged already', [RULER], [coming('spouse', 3)], false],
    ['an heir on the way', [RULER], [coming('heir', 3)], true],
    ['no ruler', [SON], [], false],
  ] as const)('GL-ROY-8 who may wed: %s', (_, members, expected, may) => {
    expect(mayWed(court(members, {}, expected), 'elves')).toBe(may)
  })

  test('GL-ROY-8 without a ruler nobody weds', () => {
    expect(playOut(court([SON]), (at) => wed(at, 'elves')).effects).toEqual([])
  })
})

describe('GL-ROY-7 named heirs', () => {
  test.each([
    ['spouse', { food: 5, wealth: 3 }],
    ['free', { food: 0, wealth: 0 }],
  ] as const)('GL-ROY-7 RULING-128 heir_price = %s', (heir_price, price) => {
    expect(heirPrice(stage({ rules: { heir_price }, elves: { age: 3 } }), 'elves')).toEqual(price)
  })

  test('GL-ROY-7 each is paid for, the sex is chosen, and they join a turn later, adding nothing', () => {
    const world = court([RULER, DAUGHTER])
    const named = playOut(world, (at) => nameHeirs(at, 'elves', 'female', 2))
    expect(named.postings('elves', 'food').map(({ rule, delta }) => [rule, delta])).toEqual([
      ['GL-ROY-7', -5],
      ['GL-ROY-7', -5],
    ])
    expect(heirsOf(world, 'elves')).toEqual([])
    world.apply({ kind: 'checkpoint', cursor: { turn: 4, seat: 'elves', phase: 3 } })
    const joined = playOut(world, (at) => welcomeExpected(at, 'elves'))
    expect(heirsOf(world, 'elves').map(({ sex, since, culture, military }) => [sex, since, culture, military])).toEqual([
      ['female', 4, 0, 0],
      ['female', 4, 0, 0],
    ])
    expect([...chronicleOf(named, ROYALTY_WORDS), ...chronicleOf(joined, ROYALTY_WORDS)]).toEqual([
      '2 female heirs are named, to join the house in the next turn.',
      'A named heiress joins the house.',
      'A named heiress joins the house.',
    ])
  })

  test.each([
    [[], [], 3],
    [[heir(7)], [coming('heir', 3)], 1],
    [[heir(7), heir(8), heir(9)], [], 0],
    [[], [coming('spouse', 3)], 3],
  ] as const)('GL-ROY-7 with %j there and %j on the way there is room for %i', (heirs, expected, room) => {
    expect(roomForHeirs(court([RULER, ...heirs], {}, expected), 'elves')).toBe(room)
  })

  test('GL-ROY-7 GL-ROY-15 RULING-149 one who joins a house without a ruler takes the throne, with the figures of a new ruler', () => {
    const world = court([], { turn: 4 }, [coming('heir', 3), coming('heir', 3, 'elves-royal-6')])
    const { pending } = playOut(world, (at) => welcomeExpected(at, 'elves'), [[1, 100]])
    expect(rulerOf(world, 'elves')).toMatchObject({ id: 'elves-royal-5', culture: 10, military: 5, since: 4 })
    expect(childrenOf(world, 'elves').map(({ id, sex }) => [id, sex])).toEqual([
      ['elves-royal-7', 'male'],
      ['elves-royal-8', 'female'],
    ])
    expect(royalsOf(world, 'elves')).toHaveLength(4)
    expect(pending).toBeNull()
  })
})
