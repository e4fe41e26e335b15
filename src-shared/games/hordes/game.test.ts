import { afterEach, describe, expect, test } from 'vitest'
import { answerByBot } from '../../insight/bots/answering.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import type { RollRequest } from '../../kernel/engine/request.ts'
import type { Json } from '../../kernel/world/rule.ts'
import { momentsOf } from '../../kernel/journal/history.ts'
import { begun } from '../../kernel/testing/toyTable.ts'
import { WorldState } from '../../kernel/world/world.ts'
import { tellIn } from '../../language/language.ts'
import { hasFigures } from '../api/chartFace.ts'
import { toldOf } from '../text/playing.ts'
import { captain } from './bots/captain.ts'
import { GAME } from './game.ts'
import { closePhase } from './rules/combat/close.ts'
import { HOSTS } from './rules/records.ts'
import { HORDES } from './rules/ruleset.ts'
import { SAMPLE_ARMIES } from './rules/sample.ts'
import { SETUP } from './setup.ts'
import { PLAYERS, playOut, stage } from './testing/stage.ts'

afterEach(() => tellIn(() => 'en'))

function played(seed = 1) {
  const chance = seededChance(seed)
  const campaign = begun({ players: PLAYERS, houseRules: { bound_limit: 30, judge: 'active' } }, HORDES)
  for (let { pending } = campaign; pending !== null; { pending } = campaign) {
    const { outcome } = answerByBot(campaign, pending, captain, chance)
    if (!outcome.ok) throw new Error(outcome.problems[0]?.message)
  }
  return campaign
}

describe('the face', () => {
  test('ledger: what stands, and how far half of the army is', () => {
    const world = stage({ red: 'HE* SP SP', ap: 24, elements: { 'red-2': { status: 'destroyed' } } })
    const figures = GAME.ledger.figures(world, 'redHost')
    expect(figures.map(({ id, value }) => [id, value])).toEqual([
      ['standing', 6],
      ['toHalf', 10],
    ])
    for (const { value, parts } of figures) expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(value)
    expect(GAME.ledger.figures(world, 'gm')).toEqual([])
  })

  test('the pair of bounds, and where play goes on', () => {
    const world = stage({ bound: 2 })
    expect(GAME.calendar.seats(world, world.cursor)).toEqual([
      { seat: 'blueHost', state: 'done' },
      { seat: 'redHost', state: 'now' },
    ])
    expect(GAME.calendar.next?.(stage({ phase: 4 }))).toEqual({ turn: 2, seat: 'blueHost', phase: 1 })
    expect(GAME.owners(new WorldState()).map(({ id }) => id)).toEqual(HOSTS)
  })

  test('a battle of two captains ends, and is drawn in charts', () => {
    const campaign = played()
    expect(GAME.ending(campaign.world)).not.toBeNull()
    const source = { world: campaign.world, moments: momentsOf(campaign.entries), ledger: [], viewer: 'gm' }
    toldOf({ game: GAME, world: campaign.world }, () => {
      for (const chart of GAME.charts?.charts ?? []) {
        const figures = chart.figures(source, { from: 0, to: 99 }, '')
        expect(hasFigures(figures)).toBe(true)
        for (const { values } of figures.series) expect(values).toHaveLength(figures.labels.length)
      }
    })
  })

  test('what is ahead: how near half is, a lost general, a frog, Lurkers', () => {
    const near = stage({
      red: 'HE* LU MA',
      ap: 24,
      lost: { redHost: 8 },
      elements: { 'red-2': { status: 'reserve' }, 'red-3': { ones: 1 } },
    })
    expect(GAME.ahead?.of(near, 'redHost').map(({ wording, figures }) => [wording, figures])).toEqual([
      ['ahead.toHalf', { host: 'redHost', ap: 4 }],
      ['ahead.frog', { element: 'red-3' }],
      ['ahead.lurkers', { element: 'red-2', price: 1 }],
    ])
    const beaten = stage({ ap: 24, lost: { redHost: 12 } })
    expect(GAME.ahead?.of(beaten, 'redHost').map(({ wording }) => wording)).toEqual(['ahead.beaten'])
    expect(GAME.ahead?.table(stage({ rules: { bound_limit: 9 } })).map(({ figures }) => figures)).toEqual([{ bound: 9 }])
    expect(GAME.ahead?.of(new WorldState(), 'redHost')).toEqual([])
  })

  test('the report of an army', () => {
    const world = stage({ ap: 24, lost: { redHost: 12, blueHost: 3 } })
    const [well] = toldOf({ game: GAME, world }, () => GAME.report?.parts(world, 'blueHost') ?? [])
    expect(well?.goals.at(-1)).toMatchObject({ name: 'AP left', met: true })
    const [part] = toldOf({ game: GAME, world }, () => GAME.report?.parts(world, 'redHost') ?? [])
    expect(part?.text).toBe('12 of 24 AP lost; the enemy has lost 3.')
    expect(part?.warning?.goals.map(({ name, have, need }) => [name, have, need])).toEqual([['AP left', 12, 13]])
  })

  test('odds of a combat from its request, as whoever has the bound sees them', () => {
    const { pending } = playOut(stage({ phase: 3, red: 'KN HE*', blue: 'SP*' }), (world) => closePhase(world, 'redHost'), [
      { act: 'close', element: 'red-1', enemy: 'blue-1' },
    ])
    const odds = toldOf({ game: GAME, world: stage() }, () => GAME.opposed?.(pending as RollRequest))
    expect(odds?.text).toBe('Of 36: 6 for the player whose bound it is, 4 without effect, 26 against.')
    expect(odds?.parts.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  test('dice are told by their lines', () => {
    const figures = { element: 'red-1', other: 'blue-2', die: 3, total: 5, score: 8, otherDie: 5, otherTotal: 4, otherScore: 9 }
    expect(GAME.dice?.told({ wording: 'line.combat.close', figures })).toEqual({
      faces: 6,
      casts: [
        { owner: 'redHost', dice: [3], sum: { modifier: 5, total: 8 } },
        { owner: 'blueHost', dice: [5], sum: { modifier: 4, total: 9 } },
      ],
      margin: -1,
    })
    expect(GAME.dice?.told({ wording: 'line.pips', figures: { host: 'redHost', pips: 4 } })?.casts).toEqual([
      { owner: 'redHost', dice: [4] },
    ])
    expect(GAME.dice?.told({ wording: 'line.nothing' })).toBeNull()
  })

  test('an element set by hand takes the AP lost along', () => {
    const world = stage({ red: 'HE* SP' })
    const face = GAME.records?.find(({ collection }) => collection === 'element')
    const before = world.record<Json>({ name: 'element' }, 'red-2') ?? null
    const after: Json = { ...(before as Readonly<Record<string, Json>>), status: 'destroyed' }
    expect(face?.along?.({ id: 'red-2', before, after }, world)).toEqual([{ owner: 'redHost', account: 'apLost', to: 2 }])
    expect(GAME.inconsistencies?.(stage({ lost: { redHost: 3 } })).map(({ wording, figures }) => [wording, figures])).toEqual([
      ['misfit.apLost', { host: 'redHost', value: 3, wanted: 0 }],
    ])
  })
})

describe('setting it up', () => {
  const choices = { names: { redHost: 'Ada', blueHost: 'Ben' }, seats: {}, sheet: {}, houseRules: {} }

  test('nothing filled in: the two armies that come with the program', () => {
    const raw = SETUP.raw(choices)
    expect(HORDES.readSetup(raw)).toMatchObject({
      ok: true,
      value: { players: { blueHost: { elements: SAMPLE_ARMIES.blueHost.elements } } },
    })
    expect(SETUP.notes?.(choices)).toEqual([])
    expect(SETUP.summary?.(choices)[0]?.value).toBe('Hill Host: 24 AP in 11 elements, 16 AP of them in cheap ones')
  })

  test('an army that is too small is told so, and a scenario asks who defends', () => {
    const small = { ...choices, sheet: { redArmy: JSON.stringify({ name: 'Few', elements: [{ type: 'SP', general: true }] }) } }
    expect(SETUP.notes?.(small).map(({ lines }) => lines?.length)).toEqual([1])
    const scenario = { ...choices, houseRules: { setup: 'scenario' } }
    expect(SETUP.fields(scenario).map(({ id }) => id)).toEqual(['defender'])
    expect(HORDES.readSetup(SETUP.raw(scenario))).toMatchObject({ ok: true, value: { defender: 'redHost' } })
  })
})
