import { describe, expect, test } from 'vitest'
import type { Sheet } from '../../kernel/forms/field.ts'
import { rowsIn } from '../../kernel/forms/form.ts'
import { ledgerOf, momentsOf } from '../../kernel/journal/history.ts'
import { begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { toldOf } from '../text/playing.ts'
import type { SetupChoices } from '../setup/setupFace.ts'
import { GAME } from './game.ts'
import { NATION_TURNS } from './entry.ts'
import { accountsOf } from './rules/accounts.ts'
import { gameOf } from './rules/records.ts'
import { SAMPLE } from './rules/sample.ts'
import { brokenInvariants } from './testing/invariants.ts'
import { PLAYERS, stage } from './testing/stage.ts'

const CHOICES: SetupChoices = { names: { p1: 'Ada', p2: 'Ben', p3: 'Cy', p4: 'Di' }, seats: {}, sheet: {}, houseRules: {} }

describe('how a campaign is set up', () => {
  const { setup } = GAME
  if (setup === undefined) throw new Error('it cannot be set up')

  test('with the players of the sample', () => {
    expect(setup.seatsFor?.(CHOICES)).toEqual(['p1', 'p2', 'p3'])
    expect(setup.leftOut(CHOICES)).toEqual(setup.seats.map(({ id }) => id).slice(3))
    expect(setup.summary?.(CHOICES)).toEqual([{ title: 'Scenario', value: 'The Northern Ring, which comes with the program' }])
    expect(setup.raw(CHOICES)).toEqual({ players: PLAYERS, houseRules: {} })
    expect(setup.fields(CHOICES)).toEqual([])
  })

  test('with a player for each nation, or those of a scenario from a file', () => {
    expect(setup.seatsFor?.({ ...CHOICES, houseRules: { control: 'one_each' } })).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'])
    const own = { ...SAMPLE, nations: SAMPLE.nations.map((nation) => ({ ...nation, player: 1 + (nation.player % 2) })) }
    const choices: SetupChoices = { ...CHOICES, sheet: { scenario: JSON.stringify(own) }, houseRules: { scenario: 'file' } }
    expect(setup.fields(choices).map(({ id }) => id)).toEqual(['scenario'])
    expect(setup.seatsFor?.(choices)).toEqual(['p1', 'p2'])
    expect(setup.summary?.(choices)).toEqual([{ title: 'Scenario', value: SAMPLE.name }])
    expect(setup.summary?.({ ...choices, sheet: {} })[0]?.value).toContain('none yet')
    expect(GAME.rules.readSetup(setup.raw(choices)).ok).toBe(true)
    const broken = GAME.rules.readSetup(setup.raw({ ...choices, sheet: { scenario: '{' } }))
    expect(broken.ok ? [] : broken.problems.map(({ field }) => field)).toEqual(['scenario'])
  })
})

test('players of twelve nations and more are seated; where there is no room for all, it says so', () => {
  const [first] = SAMPLE.nations
  if (first === undefined || GAME.setup === undefined) throw new Error('nobody')
  const nation = (index: number) => ({ ...first, id: `N${index}`, name: `Nation ${index}`, start: [], scoring: [] })
  const choicesFor = (nations: number): SetupChoices => {
    const areas = SAMPLE.areas.map((area) => ({ ...area, totemOf: [], homeOf: null }))
    const own = { ...SAMPLE, areas, nations: Array.from({ length: nations }, (_, index) => nation(index)), events: [] }
    const sheet = { scenario: JSON.stringify({ ...own, maxima: { ...SAMPLE.maxima, nations: {} } }) }
    return { ...CHOICES, sheet, houseRules: { scenario: 'file', control: 'one_each' } }
  }
  expect(GAME.setup.seatsFor?.(choicesFor(14))).toHaveLength(14)
  expect(GAME.setup.raw(choicesFor(14))['players']).toHaveProperty('p14')
  expect(GAME.setup.notes?.(choicesFor(14))[0]?.lead).toContain('It can be played.')
  expect(GAME.setup.notes?.(choicesFor(25))[0]?.text).toContain('It would have 25 players, and this set-up seats 24')
})

describe('its face', () => {
  const world = stage({ nation: 'OT', phase: 3, points: { OT: 4, HP: 2 } })

  test('every account stands in one group', () => {
    for (const owner of GAME.rules.owners(world)) {
      const grouped = GAME.ledger.groups(world, owner).flatMap(({ accounts }) => accounts)
      expect([...grouped].sort()).toEqual([...accountsOf(world, owner)].sort())
      for (const { value, parts } of GAME.ledger.figures(world, owner))
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(value)
    }
    expect(GAME.ledger.groups(world, 'p1')).toEqual([])
  })

  test('nations come round in their order, and count for their player', () => {
    expect(GAME.calendar.seats(world, world.cursor).map(({ state }) => state)).toEqual([
      'done',
      'now',
      'next',
      'next',
      'next',
      'next',
      'next',
    ])
    expect(GAME.calendar.steps(world.cursor).map(({ phase }) => phase)).toEqual([1, 2, 3, 4, 5])
    expect(GAME.score?.(world, 'p2')).toMatchObject({ total: 600, lines: [{ id: 'OT' }, { id: 'HP' }] })
    expect(GAME.score?.(world, 'OT')).toBeNull()
    expect(GAME.ending(world)).toBeNull()
    expect(GAME.owners(world).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'HC', 'OT', 'CT', 'HP', 'FS', 'TT', 'SW'])
  })

  test('answers are told by what things are called', () => {
    const told = toldOf({ game: GAME, world }, () => [
      GAME.answers?.option('LM'),
      GAME.answers?.sheet({
        moves: [
          { way: 'LM.warrior-HF-RM', count: 2 },
          { way: 'HF.warrior-TP', count: 1 },
        ],
      }),
      GAME.answers?.sheet({ moves: [] }),
      GAME.answers?.act('moderate', 'done', {}),
      GAME.answers?.act('moderate', 'points', { nation: 'OT', points: 3 }),
      GAME.answers?.act('moderate', 'place-OT', { area: 'RM', type: 'warrior', count: 1 }),
      GAME.answers?.sheet({ areas: ['LM', 'HF'] }),
      GAME.answers?.sheet({ HF: { warrior: 2 }, BR: { warrior: 0 } }),
      GAME.answers?.sheet({ own: { 'soldier-BR': 1 }, foes: { 'OT-warrior': 1 } }),
      GAME.answers?.sheet({ HF: { warrior: 0 } }),
    ])
    expect(told).toEqual([
      'Long Meadow',
      '2\u00a0×\u00a0Warrior: Long Meadow → Harrow Ford → Reedmere; 1\u00a0×\u00a0Warrior: Harrow Ford → Tall Pines',
      ...['', 'Done', 'Oak Tribe: +3'],
      ...['Place units of Oak Tribe: 1\u00a0×\u00a0Warrior, Reedmere', 'Long Meadow, Harrow Ford', 'Harrow Ford: 2\u00a0×\u00a0Warrior'],
      ...['1\u00a0×\u00a0Soldier from Barley Reach; 1\u00a0×\u00a0Warrior (Oak Tribe)', ''],
    ])
  })

  test('a report says what each nation would score now', () => {
    const parts = toldOf({ game: GAME, world }, () => GAME.report?.parts(world, 'p2') ?? [])
    expect(parts.map(({ title, text }) => [title, text])).toEqual([
      ['Oak Tribe', 'If what is held were counted now: +6.'],
      ['Heron People', 'If what is held were counted now: +4.'],
    ])
    expect(parts[0]?.goals.map(({ name, met }) => [name, met])).toEqual([
      ['Long Meadow', true],
      ['Harrow Ford', true],
      ['Barley Reach', false],
      ['Reedmere', false],
    ])
  })

  test('what is loaded from the shelf is the game', async () => {
    expect(await NATION_TURNS.load()).toBe(GAME)
    expect(NATION_TURNS.id).toBe(GAME.id)
  })
})

describe('its charts', () => {
  test('tell points, units and areas at the end of each round', () => {
    const campaign = begun({ players: PLAYERS }, GAME.rules)
    const chance = seededChance(1)
    for (let step = 0; campaign.pending !== null && campaign.world.cursor.turn < 4; step++)
      valueOf(campaign.answer(GAME.bots['idle']?.(campaign.pending, campaign.world, chance)))
    const moments = momentsOf(campaign.entries)
    const source = { world: campaign.world, moments, ledger: ledgerOf(moments), viewer: 'gm' }
    const drawn = toldOf({ game: GAME, world: campaign.world }, () =>
      (GAME.charts?.charts ?? []).map(({ id, figures }) => ({ id, ...figures(source, { from: 0, to: 4 }, '') })),
    )
    expect(drawn.map(({ id, labels, series }) => [id, labels.length, series.length])).toEqual([
      ['players', 5, 3],
      ['points', 5, 7],
      ['units', 5, 7],
      ['areas', 5, 7],
    ])
    expect(drawn[2]?.series.find(({ name }) => name === 'Stair-Walker')?.values).toEqual([1, 1, 1, 1, 1])
  })
})

describe('the bot that holds what scores', () => {
  test.each([1, 2, 3])('plays whole games (%i) without a refusal', (seed) => {
    const campaign = begun({ players: PLAYERS }, GAME.rules)
    const chance = seededChance(seed)
    const { holder } = GAME.bots
    if (holder === undefined) throw new Error('there is no such bot')
    for (let step = 0; campaign.pending !== null && step < 4000; step++)
      valueOf(campaign.answer(holder(campaign.pending, campaign.world, chance)))
    expect(gameOf(campaign.world).ended).not.toBeNull()
    expect(brokenInvariants(campaign.entries)).toEqual([])
    const moves = campaign.entries.filter((entry) => entry.kind === 'answer' && entry.request.includes('/3/move'))
    const made = moves.flatMap((entry) => (entry.kind === 'answer' ? rowsIn((entry.answer as Sheet)['moves']) : []))
    expect(made.length).toBeGreaterThan(10)
  })
})
