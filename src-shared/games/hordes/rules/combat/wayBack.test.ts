import { describe, expect, test } from 'vitest'
import { optionsOf, playOut, stage, type StageSetting } from '../../testing/stage.ts'
import { PHASE } from '../tables.ts'
import { closePhase } from './close.ts'

/** Red's first element fights blue's first; then these answers. */
function fight(setting: StageSetting, dice: readonly [number, number], ...more: readonly unknown[]) {
  const close = { act: 'close', element: 'red-1', enemy: 'blue-1' }
  return playOut(stage({ phase: PHASE.close, ...setting }), (world) => closePhase(world, 'redHost'), [close, dice, ...more])
}

describe('the way back', () => {
  test('HQ-RES-4 a recoil is asked for and told in paces; friends are pushed as far', () => {
    const { asked, pending, lines, sheets } = fight({ red: 'BL* SP', blue: 'BL*' }, [1, 3], { meets: 'red-2' })
    expect(asked.map(({ seat }) => seat)).toEqual(['gm', 'redHost', 'gm'])
    expect(lines('line.pushes')[0]?.figures).toEqual({ element: 'red-1', other: 'red-2', paces: 80 })
    expect(sheets[0]?.told).toEqual([{ wording: 'line.pushes', element: 'red-1', other: 'red-2', paces: 80 }])
    expect(pending).toBeNull()
  })

  test('RULING-38 recoil_p = 100', () => {
    const { lines } = fight({ red: 'HE*', blue: 'HE*', rules: { recoil_p: 100 } }, [6, 6])
    expect(lines('line.nothing')).toHaveLength(1)
    const back = fight({ red: 'BL* SP', blue: 'BL*', rules: { recoil_p: 100 } }, [1, 3], {})
    expect(back.lines('line.recoils')[0]?.figures).toMatchObject({ paces: 100 })
  })

  test('HQ-RES-5 an enemy on flank or rear: destroyed instead', () => {
    const { element, lines, postings } = fight({ red: 'BL* SP', blue: 'BL*' }, [1, 3], { flankOrRear: true })
    expect(element('red-1').status).toBe('destroyed')
    expect(lines('line.caught')).toHaveLength(1)
    expect(postings('apLost').map(({ rule, owner, delta }) => [rule, owner, delta])).toEqual([['HQ-RES-11', 'redHost', 2]])
  })

  test.each([
    ['impassable ground', { meets: 'impassable' }],
    ['a friend without room', { meets: 'red-2', room: false }],
    ['an enemy', { meets: 'blue-2' }],
    ['the edge', { meets: 'edge' }],
  ])('HQ-RES-6 %s ends the recoiler', (_, facts) => {
    expect(fight({ red: 'BL* SP', blue: 'BL* SP' }, [1, 3], facts).element('red-1').status).toBe('destroyed')
  })

  test('RULING-39 over_edge = stops: it stops at the edge, unharmed, in flight too', () => {
    const rules = { over_edge: 'stops' } as const
    const back = fight({ red: 'BL* SP', blue: 'BL*', rules }, [1, 3], { meets: 'edge' })
    expect([back.element('red-1').status, back.lines('line.edgeStops').length]).toEqual(['table', 1])
    const flight = fight({ red: 'SN HE*', blue: 'BL*', rules }, [1, 2], { flight: 'edge' })
    expect([flight.element('red-1').status, flight.lines('line.fleesToEdge').length]).toEqual(['table', 1])
    expect(fight({ red: 'SN HE*', blue: 'BL*', rules }, [1, 2], { flight: 'bend' }).element('red-1').status).toBe('destroyed')
  })

  test('HQ-RES-7 a Behemoth crushes what it meets and is asked again', () => {
    const played = fight({ red: 'BM* SP SP', blue: 'HE*' }, [1, 2], { meets: 'red-2' }, { meets: 'red-3' }, {})
    expect(['red-1', 'red-2', 'red-3'].map((id) => played.element(id).status)).toEqual(['table', 'destroyed', 'destroyed'])
    expect(played.world.balance('redHost', 'apLost')).toBe(4)
    expect(played.lines('line.recoils')).toHaveLength(1)
  })

  test('HQ-RES-8 who flees recoils first, then runs 600p; off the edge or with a wide bend it is lost', () => {
    const setting = { red: 'SN HE*', blue: 'BL*' }
    const clear = fight(setting, [1, 2], {})
    expect([clear.lines('line.recoils').length, clear.lines('line.flees')[0]?.figures]).toEqual([1, { element: 'red-1', paces: 600 }])
    for (const flight of ['edge', 'bend']) expect(fight(setting, [1, 2], { flight }).element('red-1').status).toBe('destroyed')
    expect(fight(setting, [1, 2], { meets: 'impassable' }).lines('line.fleesLost')).toHaveLength(0)
    expect(optionsOf(fight({ red: 'BL*', blue: 'BL*' }, [1, 3]).pending, 'flight')).toEqual([])
  })

  test('HQ-RES-8 Lurkers that flee the field do not recoil, and wait unharmed in the reserve', () => {
    const { asked, element, postings } = fight({ red: 'LU HE*', blue: 'BL*' }, [6, 6])
    expect([element('red-1').status, asked.length, postings('apLost')]).toEqual(['reserve', 2, []])
  })

  test('RULING-40 field_return = none and field_return = all: who comes back', () => {
    const lurkers = fight({ red: 'LU HE*', blue: 'BL*', rules: { field_return: 'none' } }, [6, 6])
    expect([lurkers.element('red-1').status, lurkers.world.balance('redHost', 'apLost')]).toEqual(['fled', 1])
    const dragon = (rules: StageSetting['rules']) => fight({ red: 'DR HE*', blue: 'BL*', rules: rules ?? {} }, [1, 6], {})
    expect([dragon({}).element('red-1').status, dragon({}).world.balance('redHost', 'apLost')]).toEqual(['fled', 4])
    const back = dragon({ field_return: 'all' })
    expect([back.element('red-1').status, back.world.balance('redHost', 'apLost')]).toEqual(['reserve', 0])
    expect(fight({ red: 'LU HE*', blue: 'BL*', rules: { field_return: 'all' } }, [6, 6]).element('red-1').status).toBe('reserve')
  })

  test('a fleeing God dies on its way back where it cannot pass', () => {
    const played = fight({ red: 'GO HE*', blue: 'CL*' }, [1, 4], { meets: 'builtUp' })
    expect(played.element('red-1').status).toBe('destroyed')
  })

  test('what is corrected while the way back is asked for is not asked any more', () => {
    const world = stage({ phase: PHASE.close, red: 'BL* SP', blue: 'BL*' })
    const { pending } = playOut(world, (one) => closePhase(one, 'redHost'), [{ act: 'close', element: 'red-1', enemy: 'blue-1' }, [1, 3]])
    expect(pending?.wording).toBe('fill.wayBack')
    expect(pending?.figures).toEqual({ element: 'red-1', paces: 80 })
  })
})

describe('behind the fight', () => {
  test('HQ-RES-10 Knights, Beasts, Behemoths and Warband follow up, a second rank with them', () => {
    const { lines } = fight({ red: 'KN HE*', blue: 'BL*' }, [6, 2], {})
    expect(lines('line.follows')[0]?.figures).toEqual({ element: 'red-1', paces: 120 })
    expect(fight({ red: 'BL HE*', blue: 'BL*' }, [6, 2], {}).lines('line.follows')).toEqual([])
    const world = stage({ phase: PHASE.close, red: 'WB HE*', blue: 'BL*' })
    const close = { act: 'close', element: 'red-1', enemy: 'blue-1', own: { rank: true } }
    const ranks = playOut(world, (one) => closePhase(one, 'redHost'), [close, [6, 2]])
    expect(ranks.lines('line.ranksFollow')[0]?.figures).toEqual({ element: 'red-1', paces: 80 })
    expect(fight({ red: 'KN HE*', blue: 'BL*' }, [2, 2], {}).lines('line.follows')).toEqual([])
  })

  test('HQ-RES-11 each that leaves the table counts once, by its cost', () => {
    const even = fight({ red: 'HE*', blue: 'AH*' }, [2, 2])
    expect([even.postings('apLost'), even.lines('line.nothing').length]).toEqual([[], 1])
    const odd = fight({ red: 'HE* SP', blue: 'AH* SP' }, [1, 1])
    expect(odd.postings('apLost').map(({ owner, delta, rule }) => [owner, delta, rule])).toEqual([
      ['redHost', 4, 'HQ-RES-11'],
      ['blueHost', 6, 'HQ-RES-11'],
    ])
  })
})
