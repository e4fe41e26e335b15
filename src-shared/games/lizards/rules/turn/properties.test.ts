import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../../insight/bots/bot.ts'
import { anyOrder, type Chance } from '../../bots/lines.ts'
import { brokenIn, lizardsIn, unbooked } from '../../testing/invariants.ts'
import { geographyOf } from '../geography.ts'
import type { HouseRules } from '../rulings/switches.ts'
import type { ClanLine } from '../sheet/line.ts'
import { reduceStart, startOf } from '../start/reduceStart.ts'
import { COLOURS, PHASE_OF, sumOf, type ClanNumber } from '../tables.ts'
import { generateWorld } from '../world/generate.ts'
import { stateOf } from '../world/world.ts'
import { attackChance } from './battle.ts'
import { PhaseChance } from './chance.ts'
import { resolve, type ResolvedPhase } from './resolve.ts'
import type { TurnState } from './state.ts'
import { ownIn, played } from '../../testing/position.ts'
import type { PhaseOutcome } from './turn.ts'

const geography = geographyOf({ hex_layout: 'even_high', wrap: true })
const PHASES = [2, 3, 4, 5] as const

function dice(chance: Chance): readonly number[] {
  return Array.from({ length: 16 }, () => chance(1, 100))
}

function worldOf(clans: number, chance: Chance, houseRules: HouseRules = {}): TurnState {
  const settlers = Array.from({ length: clans }, (_, at) => ({ clan: at + 1, start: reduceStart(startOf((at % 4) + 1), houseRules) }))
  return { ...stateOf(generateWorld(new PhaseChance(dice(chance)), settlers, houseRules), houseRules), turn: 1 }
}

/** Lines for all clans: one gift each, as sheets allow, and few that set lizards free, so that games go on. */
function sheetsFor(state: TurnState, chance: Chance, many = 20): readonly ClanLine[] {
  return state.clans.flatMap(({ clan }) => {
    const own = ownIn(state, clan)
    const lines = Array.from({ length: many }, (_, at) => ({ ...anyOrder(own, geography, at + 1, chance), clan }))
    const gift = lines.find(({ order }) => order === 'GI')
    return lines.filter((line) => (line.order !== 'GI' || line === gift) && (line.order !== 'FR' || chance(0, 9) === 0))
  })
}

interface Played {
  readonly before: TurnState
  readonly phase: ResolvedPhase
  readonly lines: readonly ClanLine[]
  readonly dice: readonly number[]
  readonly outcome: PhaseOutcome
}

/** Every phase of so many turns of a game at random. */
function* phasesOf(clans: number, turns: number, seed: number, houseRules: HouseRules = {}): Generator<Played> {
  const chance = seededChance(seed)
  let state = worldOf(clans, chance, houseRules)
  for (let turn = 1; turn <= turns; turn++) {
    state = { ...state, turn }
    const lines = sheetsFor(state, chance)
    for (const phase of PHASES) {
      const key = dice(chance)
      const outcome = resolve(state, phase, lines, new PhaseChance(key))
      yield { before: state, phase, lines, dice: key, outcome }
      state = outcome.state
    }
  }
}

/** Rules that move lizards from one account to another, and neither make nor kill any. */
const CONSERVING = [
  'LZ-DEV-2',
  'LZ-DEV-4',
  'LZ-CHANT-7',
  'LZ-CHANT-9',
  'LZ-CHANT-13',
  'LZ-MOVE-3',
  'LZ-MOVE-4',
  'LZ-MOVE-12',
  'LZ-SPY-4',
  'LZ-ART-4',
]
/** Rules by which lizards come to be. */
const MAKING = ['LZ-WORLD-2', 'LZ-WORLD-6', 'LZ-SET-8']
const LIZARDS: readonly string[] = [...COLOURS, 'spies', 'denLizards']

describe('whatever is ordered', () => {
  test.each([1, 2, 3])(
    'invariants hold after every phase, accounts follow the map, and no rule makes lizards that may not (seed %i)',
    (seed) => {
      for (const { before, outcome, phase } of phasesOf(8, 12, seed)) {
        const where = `turn ${before.turn}, phase ${phase}`
        expect(brokenIn(outcome.state), where).toEqual([])
        expect(unbooked(before, outcome.state, outcome.posted), where).toEqual([])
        const changes = new Map<string, number>()
        for (const { account, rule, delta } of outcome.posted)
          if (LIZARDS.includes(account)) changes.set(rule, (changes.get(rule) ?? 0) + delta)
        const wrong = [...changes].filter(([rule, sum]) =>
          CONSERVING.includes(rule)
            ? sum !== 0
            : sum > 0 && !MAKING.includes(rule) && rule !== 'LZ-COMBAT-6' && !rule.startsWith('LZ-COMBAT-1'),
        )
        expect(wrong, where).toEqual([])
        expect((changes.get('LZ-COMBAT-6') ?? 0) + (changes.get('LZ-COMBAT-2') ?? 0), where).toBeLessThanOrEqual(0)
        if (phase === 3 || phase === 4) expect(lizardsIn(outcome.state), where).toBeLessThanOrEqual(lizardsIn(before))
      }
    },
  )

  test('every kept line of a phase has one result (part F 17)', () => {
    for (const { lines, phase, outcome, before } of phasesOf(6, 6, 4)) {
      const active = new Set(before.clans.filter(({ state }) => state === 'active').map(({ clan }) => clan))
      const own = lines
        .filter(({ order, clan }) => PHASE_OF[order] === phase && active.has(clan))
        .map(({ clan, line }) => `${clan}/${line}`)
      expect(outcome.results.map(({ clan, line }) => `${clan}/${line}`).sort()).toEqual(own.sort())
    }
  })

  test('the result is a function of state, lines and dice: sheets in any order give the same (part F 32)', () => {
    const chance = seededChance(9)
    for (const { before, phase, lines, dice: key, outcome } of phasesOf(8, 4, 5)) {
      const mixed = [...lines]
        .map((line) => ({ line, at: chance(0, 10_000) }))
        .sort((a, b) => a.at - b.at)
        .map(({ line }) => line)
      expect(resolve(before, phase, mixed, new PhaseChance(key))).toEqual(outcome)
    }
  })

  test('a line that is left out changes nothing for clans far from all it touches (part F 33)', () => {
    const chance = seededChance(11)
    let compared = 0
    for (const { before, phase, lines, dice: key, outcome } of phasesOf(16, 5, 6)) {
      const own = lines.filter(({ order }) => PHASE_OF[order] === phase)
      for (let tries = 0; tries < 12 && own.length > 0; tries++) {
        const left = own[chance(0, own.length - 1)]
        if (left === undefined) continue
        const other = resolve(
          before,
          phase,
          lines.filter((line) => line !== left),
          new PhaseChance(key),
        )
        for (const clan of farFrom(before, left)) {
          compared++
          expect(knownTo(other, clan)).toEqual(knownTo(outcome, clan))
        }
      }
    }
    expect(compared).toBeGreaterThan(500)
  })

  test('a phase taken back and resolved again is the same', () => {
    for (const { before, phase, lines, dice: key, outcome } of phasesOf(3, 3, 7))
      expect(resolve(before, phase, lines, new PhaseChance(key))).toEqual(outcome)
  })
})

/** Steps from a line within which it may have an effect: a flight of seven, two steps, and the sight from there. */
const REACH = 13

function farFrom({ groups, spies, hexes, clans }: TurnState, { hex, ways, gate, clan: giver, to }: ClanLine): readonly ClanNumber[] {
  const touched = [hex, ...geography.path(hex, ways), ...(gate === null ? [] : [gate])]
  const near = new Set<ClanNumber>([giver, to ?? 0])
  const isNear = (cell: number): boolean => touched.some((one) => geography.distance(one, cell) <= REACH)
  for (const piece of [...groups, ...spies]) if (!near.has(piece.clan) && isNear(piece.hex)) near.add(piece.clan)
  for (const [cell, { den, owner }] of hexes.entries())
    for (const clan of [den?.owner, owner]) if (clan != null && !near.has(clan) && isNear(cell)) near.add(clan)
  return clans.map(({ clan }) => clan).filter((clan) => !near.has(clan))
}

/** All that a clan learns of a phase, and has after it. */
function knownTo({ state, posted, events, results }: PhaseOutcome, clan: ClanNumber): unknown {
  return {
    posted: posted.filter((one) => one.clan === clan),
    events: events.filter(({ see }) => see.includes(clan)).map((event) => ({ ...event, see: null })),
    results: results.filter((one) => one.clan === clan),
    groups: state.groups.filter((group) => group.clan === clan).map(({ id: _, ...group }) => group),
    spies: state.spies.filter((spy) => spy.clan === clan).map(({ id: _, ...spy }) => spy),
  }
}

describe('chance', () => {
  test('LZ-ORDER-7 who comes first of two is even (EX-08, RULING-12)', () => {
    const position = {
      hexes: { '12C': { den: { pop: 20 } } },
      groups: [
        { at: '13C', clan: 1, red: 5 },
        { at: '14C', clan: 2, red: 5 },
      ],
    }
    const chance = seededChance(3)
    let first = 0
    for (let run = 0; run < 400; run++) {
      const phase = played(
        { ...position, groups: [position.groups[0] ?? expect.fail(), { at: '10C', clan: 2, red: 5 }] },
        4,
        ['1: MO 13C N', '2: MO 10C S S'],
        new PhaseChance(dice(chance)),
      )
      // Who comes second has to fight for it.
      if (phase.battles[0]?.attacker.kind === 'band' && phase.battles[0].attacker.clan === 2) first++
    }
    expect(first).toBeGreaterThan(150)
    expect(first).toBeLessThan(250)
  })

  test('LZ-COMBAT-2 blows fall by the chance that is told', () => {
    const chance = seededChance(8)
    let [struck, hit] = [0, 0]
    for (let run = 0; run < 300; run++) {
      const { battles } = played(
        {
          groups: [
            { at: '12C', clan: 1, red: 60, level: 2 },
            { at: '11C', clan: 2, red: 60 },
          ],
        },
        4,
        ['1: MO 12C N'],
        new PhaseChance(dice(chance)),
      )
      const round = battles[0]?.rounds[0]
      struck += 30
      hit += round?.defendersHit ?? 0
    }
    expect(Math.abs((100 * hit) / struck - attackChance(2, 0, false))).toBeLessThan(2)
  })

  test('draws of lizards regard no colour', () => {
    const chance = seededChance(2)
    let red = 0
    for (let run = 0; run < 400; run++)
      red += new PhaseChance(dice(chance)).draw('some', { red: 30, grn: 10, gry: 0, yel: 0, blk: 0 }, 10).red
    expect(Math.abs(red / 400 - 7.5)).toBeLessThan(0.3)
    expect(sumOf(new PhaseChance([1]).draw('all', { red: 3, grn: 0, gry: 0, yel: 0, blk: 2 }, 9))).toBe(5)
  })
})
