import { describe, expect, test } from 'vitest'
import type { HouseRules } from '../rulings/switches.ts'
import { CODES, TYPES, type TypeCode } from '../types.ts'
import { sideOf, type Bout, type BoutSide } from './bout.ts'
import { linesOf, totalOf } from './lines.ts'

type Told = Readonly<Record<string, number>>

function bout(kind: Bout['kind'], a: BoutSide, b: BoutSide, houseRules: HouseRules = {}): Bout {
  return { kind, by: kind === 'close' || kind === 'mutual' ? null : 'a', fresh: false, a, b, houseRules }
}

/** The lines of a side without its factor, by their texts. */
function lines(one: Bout, side: 'a' | 'b' = 'a'): Told {
  const own = linesOf(one).filter((line) => line.side === side && line.rule !== 'HQ-FAC-1')
  return Object.fromEntries(own.map(({ text, value }) => [text, value]))
}

const open = (type: TypeCode): BoutSide => sideOf(type)
const inBad = (type: TypeCode): BoutSide => sideOf(type, { ticks: { bad: true } })
const inWood = (type: TypeCode): BoutSide => sideOf(type, { ticks: { cover: true } })

describe('factors', () => {
  test('HQ-FAC-1 one against foot, one against all others, the Stronghold among these; each line names its rule', () => {
    for (const one of CODES) {
      for (const other of CODES) {
        const told = linesOf(bout('close', open(one), open(other))).filter(({ side }) => side === 'a')
        const foot = TYPES[other].class === 'F'
        expect(told[0]).toMatchObject({ rule: 'HQ-FAC-1', value: foot ? TYPES[one].vsFoot : TYPES[one].vsOther })
        expect(told.every(({ rule }) => rule.startsWith('HQ-FAC-'))).toBe(true)
        expect(totalOf(told, 'a')).toBe(told.reduce((sum, { value }) => sum + value, 0))
      }
    }
  })

  test('RULING-30 stronghold_as = foot', () => {
    const against = (houseRules: HouseRules): number => totalOf(linesOf(bout('close', open('BL'), open('ST'), houseRules)), 'a')
    expect([against({}), against({ stronghold_as: 'foot' })]).toEqual([3, 5])
  })

  test('HQ-FAC-2 in bad going, all but four types', () => {
    const free = CODES.filter((code) => lines(bout('close', inBad(code), open('BL')))['factor.bad'] === undefined)
    expect(free).toEqual(['BE', 'LU', 'SH', 'WB'])
    expect(lines(bout('close', inWood('BL'), open('BL')))).toEqual({ 'factor.bad': -2 })
  })

  test('HQ-FAC-2 mounted and aerials against an enemy in bad going, Beasts apart, in close combat only', () => {
    const hampered = CODES.filter((code) => lines(bout('close', open(code), inBad('WB')))['factor.badEnemy'] === -2)
    expect(hampered).toEqual(CODES.filter((code) => ['M', 'A'].includes(TYPES[code].class) && code !== 'BE'))
    expect(lines(bout('mutual', open('KN'), inBad('SH')))).toEqual({})
  })

  test('HQ-FAC-2 against Lurkers of the water, and a Magician by his Stronghold', () => {
    const water = sideOf('LU', { water: true })
    expect(lines(bout('close', open('BL'), water))).toEqual({ 'factor.waterLurkers': -2 })
    expect(lines(bout('shoot', open('SH'), water))).toEqual({})
    const home = sideOf('MA', { ticks: { ownStronghold: true } })
    expect(lines(bout('bespell', open('MA'), home))).toEqual({ 'factor.ownStronghold': -2 })
    expect(lines(bout('bespell', open('MA'), home), 'b')).toEqual({})
  })

  test('RULING-31 repeat_lines = true: each cause counts', () => {
    const houseRules: HouseRules = { repeat_lines: true }
    const riders = bout('close', inBad('RI'), sideOf('LU', { water: true, ticks: { bad: true } }))
    expect(lines(riders)).toEqual({ 'factor.bad': -2 })
    expect(lines({ ...riders, houseRules })).toEqual({ 'factor.bad': -2, 'factor.badEnemy': -2, 'factor.waterLurkers': -2 })
    const cleric = bout('bespell', open('MA'), sideOf('CL', { ticks: { water: true, ward: true, cover: true } }))
    expect(lines(cleric, 'b')).toEqual({ 'factor.bad': -2, 'factor.water': 2 })
    expect(lines({ ...cleric, houseRules }, 'b')).toEqual({ 'factor.bad': -2, 'factor.water': 2, 'factor.ward': 2, 'factor.cover': 2 })
  })

  test('RULING-32 bad_going_ranged = false: shots and spells take nothing for it', () => {
    const shot = bout('shoot', inBad('AR'), inWood('BL'))
    expect([lines(bout('shoot', open('SH'), inWood('BL')), 'b'), lines(bout('bespell', inBad('MA'), open('HE')))]).toEqual([
      { 'factor.bad': -2, 'factor.cover': 2 },
      { 'factor.bad': -2 },
    ])
    expect(lines({ ...shot, houseRules: { bad_going_ranged: false } }, 'b')).toEqual({ 'factor.cover': 2 })
  })

  test('RULING-54 aerial_bad = false: aerials are never in bad going, nor in a wood', () => {
    const fliers = bout('close', inBad('FL'), open('BL'))
    expect(lines(fliers)).toEqual({ 'factor.bad': -2 })
    const houseRules: HouseRules = { aerial_bad: false }
    expect(lines({ ...fliers, houseRules })).toEqual({})
    expect(lines(bout('close', open('KN'), inBad('FL'), houseRules))).toEqual({})
    expect(lines(bout('shoot', open('SH'), inWood('FL'), houseRules), 'b')).toEqual({})
  })

  test('HQ-FAC-3 a target across water, warded, or in a wood: 2 more, once', () => {
    const ticked = (ticks: Partial<BoutSide['ticks']>, kind: Bout['kind'] = 'bespell'): Told =>
      lines(bout(kind, open('MA'), sideOf('SH', { ticks })), 'b')
    expect(ticked({ water: true })).toEqual({ 'factor.water': 2 })
    expect(ticked({ ward: true })).toEqual({ 'factor.ward': 2 })
    expect(ticked({ cover: true })).toEqual({ 'factor.cover': 2 })
    expect(ticked({ water: true, ward: true }, 'shoot')).toEqual({})
    expect(ticked({ cover: true }, 'close')).toEqual({})
    expect(lines(bout('shoot', inWood('SH'), open('SH')))).toEqual({})
    expect(lines(bout('mutual', inWood('SH'), open('SH')))).toEqual({ 'factor.cover': 2 })
  })

  test('HQ-FAC-4 the general in close combat and as a target, not when he bespells', () => {
    const general = sideOf('MA', { general: true })
    expect(lines(bout('close', general, open('BL')))).toEqual({ 'factor.general': 1 })
    expect(lines(bout('bespell', general, open('BL')))).toEqual({})
    expect(lines(bout('bespell', open('MA'), general), 'b')).toEqual({ 'factor.general': 1 })
    expect(lines(bout('mutual', sideOf('SH', { general: true }), open('SH')))).toEqual({ 'factor.general': 1 })
  })

  test('HQ-FAC-5 aid takes 1 each from a target, 2 at most, on both sides of mutual shots, and from a Stronghold', () => {
    const aided = (aid: number, kind: Bout['kind'] = 'shoot', type: TypeCode = 'BL'): Told =>
      lines(bout(kind, sideOf('SH', { aid }), open(type)), 'b')
    expect([aided(0), aided(1), aided(2), aided(3)]).toEqual([{}, { 'factor.aid': -1 }, { 'factor.aid': -2 }, { 'factor.aid': -2 }])
    expect(aided(2, 'close')).toEqual({})
    expect(aided(2, 'close', 'ST')).toEqual({ 'factor.aid': -2 })
    const mutual = bout('mutual', sideOf('SH', { aid: 1 }), sideOf('SH', { aid: 2 }))
    expect([lines(mutual), lines(mutual, 'b')]).toEqual([{ 'factor.aid': -2 }, { 'factor.aid': -1 }])
  })

  test('HQ-FAC-6, HQ-FAC-7 and HQ-FAC-8: rear, height, flanks and supporters, in close combat only', () => {
    const pressed = sideOf('BL', { supporters: 3, ticks: { rear: true, height: true, flanks: 2 } })
    expect(lines(bout('close', pressed, open('BL')))).toEqual({
      ...{ 'factor.rear': -1, 'factor.height': 1, 'factor.flanks': -2, 'factor.supporters': -3 },
    })
    expect(lines(bout('shoot', open('SH'), pressed), 'b')).toEqual({})
    expect(lines(bout('close', sideOf('BL', { ticks: { height: true } }), open('FL')))).toEqual({})
    expect(lines(bout('close', sideOf('BL', { ticks: { height: true } }), open('ST')))).toEqual({ 'factor.height': 1 })
  })

  test('RULING-28 support_cap = 2: no more than two count', () => {
    const one = bout('close', sideOf('BL', { supporters: 3 }), open('BL'), { support_cap: 2 })
    expect(lines(one)).toEqual({ 'factor.supporters': -2 })
  })

  test('HQ-FAC-9 a second rank of Spears and Warband, in good going and close combat', () => {
    const ranked = (type: TypeCode, bad = false): BoutSide => sideOf(type, { ticks: { rank: true, bad } })
    const counting = CODES.filter((code) => lines(bout('close', ranked(code), open('BL')))['factor.rank'] === 1)
    expect(counting).toEqual(['SP', 'WB'])
    expect(lines(bout('close', ranked('WB', true), open('BL')))).toEqual({})
    expect(lines(bout('shoot', open('SH'), ranked('SP')), 'b')).toEqual({})
  })
})
