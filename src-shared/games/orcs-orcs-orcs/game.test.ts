import { afterEach, describe, expect, test } from 'vitest'
import { answerByBot } from '../../insight/bots/answering.ts'
import { seededChance } from '../../insight/bots/bot.ts'
import { momentsOf } from '../../kernel/journal/history.ts'
import { begun, valueOf } from '../../kernel/testing/toyTable.ts'
import { WorldState } from '../../kernel/world/world.ts'
import { tellIn } from '../../language/language.ts'
import { changesOf } from '../api/recordsFace.ts'
import { hasFigures } from '../api/chartFace.ts'
import { highlightsOf } from '../highlights/highlights.ts'
import { toldOf } from '../text/playing.ts'
import { squasher } from './bots/squasher.ts'
import { GAME } from './game.ts'
import { OURS_1 } from './rules/deck/ours.ts'
import { COLOURS } from './rules/types.ts'
import { ORCS } from './rules/ruleset.ts'
import { DECK_GIVEN, DECK_TEXT, SETUP } from './setup.ts'
import { answer, at, boardOf, cardsAt, figure, started } from './testing/position.ts'

afterEach(() => tellIn(() => 'en'))

const MAGES = { blue: 1, green: 2, red: 3, yellow: 5 } as const

describe('the face', () => {
  test('what lies ahead: a trophy in danger, a skill one defeat away, the end', () => {
    const figures = { 'blue trophy_golem': 1, 'blue skull_golem': 1, 'blue defeats_golem': 1, 'table markers_1': 0, 'table markers_2': 0 }
    const { world } = at({ mages: MAGES, creatures: ['golem 1-1', 'golem 2-1', 'orc 1-1'], figures })
    expect(GAME.ahead?.of(world, 'blue').map(({ wording, figures: { type } }) => [wording, type])).toEqual([
      ['ahead.arrival', 'golem'],
      ['ahead.skill', 'golem'],
    ])
    expect(GAME.ahead?.of(world, 'green')).toEqual([])
    expect(GAME.ahead?.table(world).map(({ figures: { left } }) => left)).toEqual([2])
    expect(GAME.ahead?.of(new WorldState(), 'blue')).toEqual([])
  })

  test('the last round says so', () => {
    const figures = Object.fromEntries([1, 2, 3, 4].map((path) => [`table markers_${path}`, 0]))
    expect(GAME.ahead?.table(at({ figures }).world).map(({ wording }) => wording)).toEqual(['ahead.last'])
  })

  test('a whole game is drawn in charts', () => {
    const campaign = begun({ players: COLOURS.slice(0, 3).map((colour) => ({ colour, name: colour })) }, ORCS)
    const chance = seededChance(1)
    while (campaign.pending !== null) valueOf(answerByBot(campaign, campaign.pending, squasher, chance).outcome)
    const source = { world: campaign.world, moments: momentsOf(campaign.entries), ledger: [], viewer: 'gm' }
    toldOf({ game: GAME, world: campaign.world }, () => {
      for (const chart of GAME.charts?.charts ?? []) {
        const figures = chart.figures(source, { from: 0, to: 99 }, '')
        expect(hasFigures(figures)).toBe(true)
        for (const { values } of figures.series) expect(values).toHaveLength(figures.labels.length)
      }
    })
    expect(GAME.ending(campaign.world)).not.toBeNull()
  })
})

test('a spell that hits many is one highlight, and so is a fate card', () => {
  const campaign = at({
    ...{ mages: MAGES, creatures: ['goblin 1-3', 'orc 1-3', 'shaman 1-3'] },
    cards: { 'blue.hand': ['earthquake', 'smash', 'smash'] },
  })
  const begun = campaign.entries.length
  answer(campaign, { act: 'cast', card: 'earthquake' }, { act: 'enhance', card: 'smash:earth' }, { act: 'enhance', card: 'smash:earth' })
  while (campaign.pending !== null && campaign.pending.wording !== 'act.turn')
    valueOf(answerByBot(campaign, campaign.pending, squasher, seededChance(1)).outcome)
  const found = toldOf({ game: GAME, world: campaign.world }, () => highlightsOf(momentsOf(campaign.entries), GAME.highlights))
  const spells = found.filter(({ kind, from }) => kind === 'battle' && from >= begun)
  expect(spells).toHaveLength(1)
  expect(spells[0]?.lines.filter(({ wording }) => wording === 'line.hit').length).toBeGreaterThan(2)
})

describe('correcting by hand', () => {
  const faceOf = (collection: string) => {
    const face = GAME.records?.find((one) => one.collection === collection)
    if (face === undefined) throw new Error(`no face for ${collection}`)
    return face
  }

  test('a creature is moved, hurt, added and taken away', () => {
    const campaign = at({ mages: MAGES, creatures: ['golem 1-3'] })
    const face = faceOf('creature')
    const before = campaign.world.record<Record<string, string | number>>({ name: 'creature' }, 'golem-a')
    if (before === undefined) throw new Error('no golem')
    const moved = face.written({ type: 'golem', path: '4', section: '1', damage: 2, came: 1 }, before, campaign.world)
    valueOf(campaign.correct(changesOf(face, { id: 'golem-a', before, after: moved }, campaign.world), 'it had moved'))
    expect(boardOf(campaign)).toEqual(['golem 4-1 2'])
    const added = face.adds?.blank(campaign.world, 'table')
    if (added === null || added === undefined) throw new Error('no room')
    valueOf(campaign.correct(changesOf(face, { id: added.id, before: null, after: added.value }, campaign.world), 'forgotten'))
    expect(boardOf(campaign)).toEqual(['goblin 1-3', 'golem 4-1 2'])
    expect(face.adds?.blank(campaign.world, 'table')?.id).not.toBe(added.id)
  })

  test('cards of a place are set by how many there are of each; the count follows', () => {
    const campaign = at({ cards: { 'blue.hand': ['zap', 'zap', 'smash'] } })
    const face = faceOf('place')
    const before = { cards: cardsAt(campaign, 'blue.hand') }
    const form = face.form(before, 'blue.hand', campaign.world)
    const group = form.fields[0]
    expect(group?.type === 'group' && group.fields.find(({ id }) => id === 'zap')).toMatchObject({ preset: 2 })
    const after = face.written({ cards: { zap: 1, smash: 1, voodoo: 2 } }, before, campaign.world)
    valueOf(campaign.correct(changesOf(face, { id: 'blue.hand', before, after }, campaign.world), 'counted anew'))
    expect([cardsAt(campaign, 'blue.hand').toSorted(), figure(campaign, 'blue hand')]).toEqual([['smash', 'voodoo', 'voodoo', 'zap'], 4])
  })

  test('a discard pile keeps its order', () => {
    const face = faceOf('place')
    const { world } = started()
    expect(face.written({ cards: { zap: 1, smash: 1, voodoo: 1 } }, { cards: ['zap', 'smash', 'zap'] }, world)).toEqual({
      cards: ['zap', 'smash', 'voodoo'],
    })
  })

  test('every record of a game has a title and a form in both languages', () => {
    const campaign = at({
      newcomers: { toad: 'shaman' },
      modules: ['missions', 'x1_terrain'],
      toadlings: ['1-3'],
      tiles: [{ seat: 'blue', face: 'draw' }],
    })
    const { world } = campaign
    for (const language of ['en', 'de'] as const) {
      tellIn(() => language)
      toldOf({ game: GAME, world }, () => {
        for (const face of GAME.records ?? [])
          for (const id of world.recordIds(face.collection)) {
            const value = world.record<Record<string, string>>({ name: face.collection }, id)
            if (value === undefined) throw new Error(id)
            expect(face.titleOf(value, id, world)).toMatch(/^[^.]+$/)
            expect(face.form(value, id, world).fields.length).toBeGreaterThan(0)
          }
      })
    }
  })
})

describe('setting it up', () => {
  const choices = {
    ...{ names: { blue: 'Ada', green: 'Ben', red: 'Cleo', yellow: 'Dan' }, houseRules: {}, sheet: {} },
    seats: Object.fromEntries(COLOURS.map((seat) => [seat, { plays: 'plays' }])),
  }

  test('nothing filled in: four players, the basic game', () => {
    expect(ORCS.readSetup(SETUP.raw(choices))).toMatchObject({ ok: true, value: { modules: [], newcomers: {}, terrain: [] } })
    expect(SETUP.leftOut(choices)).toEqual([])
  })

  test('a seat stays empty, another begins', () => {
    const two = { ...choices, seats: { ...choices.seats, green: { plays: 'empty' } }, sheet: { first: 'red' } }
    expect(SETUP.leftOut(two)).toEqual(['green'])
    expect(ORCS.readSetup(SETUP.raw(two))).toMatchObject({
      ok: true,
      value: { players: [{ colour: 'red' }, { colour: 'yellow' }, { colour: 'blue' }] },
    })
    toldOf({ game: GAME, world: new WorldState() }, () => expect(SETUP.summary?.(two)[0]?.value).toBe('Red, Yellow and Blue'))
  })

  test('modules, newcomers and terrain; too many tiles are said at once', () => {
    const terrain = { path1: 3, path2: 3, path3: 3, path4: 1, path5: 0, path6: 0 }
    const all = { ...choices, sheet: { x1_terrain: true, missions: true, toad: 'shaman', terrain } }
    expect(SETUP.notes?.(all).map(({ lead, text }) => `${lead} ${text}`)).toEqual(['There are not so many. 10 of 9 are laid out.'])
    expect(ORCS.readSetup(SETUP.raw(all)).ok).toBe(false)
    const nine = { ...all, sheet: { ...all.sheet, terrain: { ...terrain, path4: 0 } } }
    expect(ORCS.readSetup(SETUP.raw(nine))).toMatchObject({
      ok: true,
      value: { modules: ['missions', 'x1_terrain'], newcomers: { toad: 'shaman' }, terrain: [3, 3, 3, 0, 0, 0] },
    })
  })

  test('a deck that is given as text can be played with, is named in the summary, and without a text it is the program’s own', () => {
    const own = { ...choices, sheet: { [DECK_GIVEN]: true } }
    const field = SETUP.fields(own).find(({ id }) => id === DECK_TEXT)
    const deck = JSON.stringify(OURS_1, null, 1).replace('"name": "ours-1"', '"name": "Box"')
    expect(deck.length).toBeLessThan(field?.type === 'text' ? field.maxLength : 0)
    expect(SETUP.notes?.(own)[0]?.lead).toBe('No file is given yet.')
    expect(SETUP.raw(own)).not.toHaveProperty('deck')
    const given = { ...own, sheet: { ...own.sheet, [DECK_TEXT]: deck.replace('"life": 2', '"life": 3') } }
    expect(SETUP.notes?.(given)[0]?.lead).toBe('It can be played with.')
    expect(SETUP.summary?.(given)).toContainEqual({ title: 'The deck', value: 'Box' })
    expect(ORCS.readSetup(SETUP.raw(given))).toMatchObject({ ok: true, value: { deck: { name: 'Box' } } })
  })

  test('a deck file that does not add up is refused by what is wrong in it', () => {
    const broken = { ...choices, sheet: { [DECK_TEXT]: '{"name": "ours"}' } }
    expect(SETUP.notes?.(broken)[0]?.lines?.length).toBeGreaterThan(0)
    expect(ORCS.readSetup(SETUP.raw(broken)).ok).toBe(false)
  })
})
