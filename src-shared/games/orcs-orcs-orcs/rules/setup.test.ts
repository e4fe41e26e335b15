import { describe, expect, test } from 'vitest'
import { creatureTypes, cardsAt, figure, options, started, answer } from '../testing/position.ts'
import { begun } from '../../../kernel/testing/toyTable.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { creaturesIn, terrainAt } from './creatures.ts'
import { newDeckProblems } from './deck/deckProblems.ts'
import { readDeck } from './deck/deckShape.ts'
import { OURS_1 } from './deck/ours.ts'
import { activeSeat, MAGES, MISSIONS_HELD } from './records.ts'
import { ORCS } from './ruleset.ts'
import { readSetup } from './setup.ts'
import { COLOURS, PATHS, SECTIONS } from './types.ts'

const players = (...colours: readonly string[]) => colours.map((colour) => ({ colour, name: colour }))

function problemsWith(setup: object): readonly string[] {
  const read = readSetup({ players: players('blue', 'red'), ...setup })
  return read.ok ? [] : read.problems.map(({ field, wording }) => `${field} ${wording}`)
}

describe('the set-up', () => {
  test.each<readonly [number, number, number, number, number]>([
    [2, 48, 24, 8, 6],
    [3, 60, 12, 10, 8],
    [4, 72, 0, 12, 10],
  ])('OO-SET-4 OO-SET-5 deals and reveals markers with %i players (EX-01)', (seats, markers, dropped, perPath, left) => {
    const campaign = started({ seats: COLOURS.slice(0, seats) })
    expect(creaturesIn(campaign.world).length).toBe(12)
    expect(cardsAt(campaign, 'markers').length + 12).toBeLessThanOrEqual(markers)
    expect([markers + dropped, perPath * 6]).toEqual([72, markers])
    expect(PATHS.map((path) => figure(campaign, `table markers_${path}`) + revealedOn(campaign, path))).toEqual(PATHS.map(() => left))
    expect(creaturesIn(campaign.world).every(({ section }) => section === 3 || section === 2)).toBe(true)
  })

  test('OO-SET-1 OO-SET-2 OO-SET-3 OO-SET-6 OO-SET-8 lays out poison, fate cards, displays, hands, counters and skulls', () => {
    const campaign = started({ seats: ['red', 'blue'] })
    expect([figure(campaign, 'table poison'), cardsAt(campaign, 'displayA').length, cardsAt(campaign, 'displayB').length]).toEqual([
      14, 3, 3,
    ])
    expect(
      ['red hand', 'red drawPile', 'red discard', 'table counter_goblin', 'red skull_orc'].map((name) => figure(campaign, name)),
    ).toEqual([4, 4, 0, 0, 0])
    expect(
      [...cardsAt(campaign, 'A'), ...cardsAt(campaign, 'B'), ...cardsAt(campaign, 'displayA'), ...cardsAt(campaign, 'displayB')].length,
    ).toBe(40)
    expect([...cardsAt(campaign, 'fate'), ...cardsAt(campaign, 'fateUsed')].length).toBe(15)
  })

  test('OO-SET-4 the first draw is asked for, and seats can add to the chance of all before it; later ones are made at once', () => {
    const campaign = begun({ players: players('blue', 'red') }, ORCS)
    expect([campaign.pending?.id, campaign.mayMix, cardsAt(campaign, 'blue.hand')]).toEqual(['0/table/0/markers', true, []])
    answer(campaign, 'app')
    expect([campaign.mayMix, cardsAt(campaign, 'blue.hand').length, campaign.pending?.kind]).toEqual([false, 4, 'choose'])
  })

  test('OO-SET-7 OO-SET-9 puts the mages on their spaces; the first seat begins', () => {
    const campaign = started({ seats: ['yellow', 'green', 'red', 'blue'] })
    expect(campaign.world.records(MAGES).map(({ seat, space }) => `${seat} ${space}`)).toEqual(['yellow 5', 'green 2', 'red 3', 'blue 1'])
    expect(activeSeat(campaign.world)).toBe('yellow')
  })

  test('OO-GEN-1 OO-GEN-2 plays six types in three categories on six paths of three sections', () => {
    expect(creatureTypes(started())).toEqual(['goblin', 'orc', 'shaman', 'rider', 'golem', 'chief'])
    expect([PATHS.length, SECTIONS.length]).toEqual([6, 3])
  })

  test('OO-XTERR-1 seats choose sections path by path; then the tiles are revealed', () => {
    const campaign = begun({ players: players('blue', 'red'), modules: ['x1_terrain'] }, ORCS)
    expect([campaign.pending?.seat, options(campaign), campaign.pending?.figures]).toEqual(['blue', ['1', '2', '3'], { path: 1 }])
    answer(campaign, '2')
    expect(campaign.pending?.seat).toBe('red')
    answer(campaign, '1', '1', '1', '1', '1')
    expect([campaign.pending?.kind, campaign.pending?.wording]).toEqual(['draw', 'draw.terrain'])
    answer(campaign, 'app')
    const kinds = PATHS.map((path) => terrainAt(campaign.world, path, path === 1 ? 2 : 1))
    expect(kinds.every((kind) => kind !== null)).toBe(true)
    expect(cardsAt(campaign, 'terrain').length).toBe(3)
  })

  test('RULING-52 terrain_by = random: chance chooses the sections, and no seat is asked', () => {
    const campaign = begun({ players: players('blue', 'red'), modules: ['x1_terrain'], houseRules: { terrain_by: 'random' } }, ORCS)
    answer(campaign, 'app')
    const tiles = PATHS.map((path) => SECTIONS.filter((section) => terrainAt(campaign.world, path, section) !== null).length)
    expect([campaign.world.cursor.turn, campaign.pending?.wording, tiles]).toEqual([1, 'choose.reveal', [1, 1, 1, 1, 1, 1]])
  })

  test('OO-XTERR-1 the table may agree on up to nine tiles', () => {
    const campaign = begun(
      { players: players('blue', 'red'), modules: ['x1_terrain'], terrain: [3, 3, 3, 0, 0, 0], houseRules: { terrain_by: 'random' } },
      ORCS,
    )
    answer(campaign, 'app')
    const kinds = PATHS.flatMap((path) => SECTIONS.map((section) => terrainAt(campaign.world, path, section)))
    expect(kinds.slice(0, 9).toSorted()).toEqual(['road', 'road', 'road', 'stone', 'stone', 'stone', 'tendrils', 'tendrils', 'tendrils'])
    expect(kinds.slice(9).every((kind) => kind === null)).toBe(true)
  })

  test('OO-MISSION-1 deals two missions to each seat, which keeps one; all are asked at once', () => {
    const campaign = begun({ players: players('blue', 'red'), modules: ['missions'] }, ORCS)
    answer(campaign, 'app')
    expect(campaign.asked.map(({ seat, id }) => [seat, id])).toEqual([
      ['blue', '0/table/0/mission@blue'],
      ['red', '0/table/0/mission@red'],
    ])
    const kept = campaign.asked.map((request) => {
      const [first = ''] = request.kind === 'choose' ? request.options.map(({ id }) => id) : []
      expect(campaign.answer(first, request.id).ok).toBe(true)
      return first
    })
    expect(campaign.world.records(MISSIONS_HELD).map((held) => held.kept)).toEqual(kept)
    expect(new Set(kept).size).toBe(2)
    expect(cardsAt(campaign, 'missions').length).toBe(6)
  })
})

function revealedOn(campaign: ReturnType<typeof started>, path: number): number {
  const after = campaign.entries.flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
  return -after.reduce(
    (sum, effect) =>
      sum +
      (effect.kind === 'posting' && effect.account === `markers_${path}` && effect.rule !== 'OO-SET-4' && effect.rule !== 'OO-SET-5'
        ? effect.delta
        : 0),
    0,
  )
}

describe('a set-up is refused', () => {
  test.each<readonly [string, object, readonly string[]]>([
    ['with two seats of one colour', { players: players('blue', 'blue') }, ['players.1.colour problem.twoOfColour']],
    ['with players by colour', { players: { blue: 'Ada', red: 'Ben' } }, ['players problem.type']],
    ['with one player', { players: players('blue') }, ['players problem.playerCount']],
    [
      'with five players',
      { players: [...players('blue', 'green', 'red', 'yellow'), { colour: 'blue', name: 'x' }] },
      ['players problem.playerCount', 'players.4.colour problem.twoOfColour'],
    ],
    ['with a colour the game does not have', { players: players('blue', 'pink') }, ['players.1.colour problem.option']],
    ['without a name', { players: [{ colour: 'blue', name: ' ' }, ...players('red')] }, ['players.0.name problem.missing']],
    ['with a newcomer of another category', { newcomers: { toad: 'goblin' } }, ['newcomers.toad problem.otherCategory']],
    ['with a module it does not know', { modules: ['dragons'] }, ['modules problem.option']],
    ['with terrain without its module', { terrain: [1, 1, 1, 1, 1, 1] }, ['terrain problem.noModule']],
    ['with too many tiles', { modules: ['x1_terrain'], terrain: [3, 3, 3, 1, 0, 0] }, ['terrain problem.terrainCount']],
    ['with four tiles on a path', { modules: ['x1_terrain'], terrain: [4, 0, 0, 0, 0, 0] }, ['terrain.0 problem.range']],
    ['with a house rule it does not know', { houseRules: { dragons: true } }, ['houseRules.dragons problem.unknownField']],
    ['with a value a house rule cannot take', { houseRules: { loss: 'never' } }, ['houseRules.loss problem.option']],
    ['with a field it does not know', { tower: 1 }, ['tower problem.unknownField']],
  ])('OO-SET-6 %s', (_name, setup, problems) => {
    expect(problemsWith(setup)).toEqual(problems)
  })

  test.each<readonly [string, (deck: Json) => void, readonly string[]]>([
    [
      'markers that do not add up to 72',
      (deck) => (at(deck, 'creatures', 0)['markers'] = 15),
      ['deck.creatures problem.deckSum', 'deck.creatures problem.deckSum'],
    ],
    ['a spell too many', (deck) => (at(deck, 'spells', 8)['copies'] = 6), ['deck.spells problem.deckSum']],
    ['a start spell too few', (deck) => (at(deck, 'spells', 0)['copies'] = 0), ['deck.spells problem.deckSum']],
    ['a fate card too few', (deck) => list(deck, 'fate').pop(), ['deck.fate problem.deckSum']],
    [
      'a line without need',
      (deck) => delete list(at(deck, 'spells', 0), 'lines')[0]!['need'],
      ['deck.spells.0.lines.0.need problem.missing'],
    ],
    ['a ring that names a path twice', (deck) => (list(deck, 'ring')[0] = 2 as never), ['deck.ring problem.ringPaths']],
    ['one marker with a 3 too many', (deck) => (at(deck, 'creatures', 0)['threes'] = 3), ['deck.creatures problem.deckSum']],
    [
      'a newcomer with fewer markers than it replaces',
      (deck) => (at(deck, 'creatures', 8)['markers'] = 7),
      ['deck.creatures.8.markers problem.deckSum'],
    ],
    ['a creature without a counter', (deck) => delete at(deck, 'creatures', 1)['track'], ['deck.creatures.1.track problem.noTrack']],
    ['a creature listed twice', (deck) => list(deck, 'creatures').push(at(deck, 'creatures', 6)), ['deck.creatures problem.twiceInList']],
    ['a spell named with a colon', (deck) => (at(deck, 'spells', 16)['id'] = 'wis:dom'), ['deck.spells.16.id problem.spellId']],
    ['a spell with a name the game uses', (deck) => (at(deck, 'spells', 16)['id'] = 'poison'), ['deck.spells.16.id problem.spellId']],
    ['a spell without power', (deck) => (at(deck, 'spells', 0)['powers'] = []), ['deck.spells.0.powers problem.noPower']],
    ['a creature of no category', (deck) => (at(deck, 'creatures', 0)['category'] = 'huge'), ['deck.creatures.0.category problem.option']],
  ])('OO-XREIN-1 with a deck with %s', (_name, change, problems) => {
    const deck = structuredClone(OURS_1) as unknown as Json
    change(deck)
    expect(problemsWith({ deck })).toEqual(problems)
  })

  test('OO-XREIN-1 with a newcomer that has other markers than the type it replaces; without it the deck is taken', () => {
    const deck = structuredClone(OURS_1) as unknown as Json
    at(deck, 'creatures', 0)['markers'] = 17
    at(deck, 'creatures', 1)['markers'] = 15
    at(deck, 'creatures', 6)['markers'] = 17
    expect(problemsWith({ deck })).toEqual([])
    expect(problemsWith({ deck, newcomers: { croco: 'goblin' } })).toEqual([])
    expect(problemsWith({ deck, newcomers: { croco: 'orc' } })).toEqual(['newcomers.croco problem.otherMarkers'])
  })
})

describe('a new campaign is refused', () => {
  test.each<readonly [string, (deck: Json) => void, string, string]>([
    [
      'a line that needs nothing',
      (deck) => (list(at(deck, 'spells', 0), 'lines')[0]!['need'] = {}),
      'deck.spells.0.lines.0.need',
      'deck.spells.0.lines.0.need is {}, but at least one type of power with its number is wanted.',
    ],
    [
      'more numbered markers than there are',
      (deck) => {
        const numbered = { weak: { threes: 1, fours: 1 }, strong: { threes: 1, fours: 0 }, brute: { threes: 4, fours: 5 } }
        for (const one of list(deck, 'creatures')) Object.assign(one, numbered[one['category'] as 'weak'])
      },
      'deck.creatures.4.threes',
      'deck.creatures.4.threes: 9 markers of golem bear a 3 or a 4, and there are 8 in all: lower its threes or fours.',
    ],
    [
      'an id that names another spell',
      (deck) => (at(deck, 'spells', 0)['id'] = 'spell_book'),
      'deck.spells.0.id',
      'deck.spells.0.id is "spell_book", which names another card: give this smash an id of its own.',
    ],
    [
      'an id that names other types of power',
      (deck) => (at(deck, 'spells', 4)['powers'] = ['earth', 'fire']),
      'deck.spells.4.id',
      'deck.spells.4.id is "spell_book_earth_lightning", which names another card: give this spell_book an id of its own.',
    ],
    [
      'an id that names a section',
      (deck) => (at(deck, 'spells', 0)['id'] = 's2'),
      'deck.spells.0.id',
      'deck.spells.0.id is "s2", which names another card: give this smash an id of its own.',
    ],
    [
      'an attack that is lore',
      (deck) => (at(deck, 'spells', 0)['kind'] = 'lore'),
      'deck.spells.0.kind',
      'deck.spells.0.kind is "lore", which is not on offer: choose one of attack.',
    ],
    [
      'lore with lines',
      (deck) => (at(deck, 'spells', 16)['lines'] = list(at(deck, 'spells', 0), 'lines').slice(0, 1)),
      'deck.spells.16.lines',
      'deck.spells.16.lines has 1 line, but wisdom is lore and has none: leave it empty.',
    ],
    [
      'a type of power given twice',
      (deck) => (at(deck, 'spells', 0)['powers'] = ['earth', 'earth']),
      'deck.spells.0.powers',
      'deck.spells.0.powers names "earth" twice: name it once.',
    ],
    [
      'a path of a fate card given twice',
      (deck) => (at(deck, 'fateX1', 0)['paths'] = [3, 3]),
      'deck.fateX1.0.paths',
      'deck.fateX1.0.paths names 3 twice: name it once.',
    ],
  ])('with a deck with %s, in one sentence; campaigns begun with it still open', (_name, change, field, message) => {
    const deck = structuredClone(OURS_1) as unknown as Json
    change(deck)
    const setup = readSetup({ players: players('blue', 'red'), deck })
    expect(setup).toMatchObject({ ok: true })
    const told = setup.ok ? (ORCS.newSetupProblems?.(setup.value) ?? []) : []
    expect(told.map((one) => [one.field, one.message])[0]).toEqual([field, message])
  })
})

type Line = Record<string, unknown>

function list(of: unknown, name: string): Line[] {
  return (of as Record<string, Line[]>)[name] ?? []
}

function at(of: unknown, name: string, index: number): Line {
  return list(of, name)[index] ?? {}
}

describe('the deck the program brings', () => {
  test('is a whole deck, and is not kept in the set-up', () => {
    expect(newDeckProblems(OURS_1, 'deck')).toEqual([])
    expect(readDeck(structuredClone(OURS_1), 'deck')).toEqual({ ok: true, value: OURS_1 })
    const setup = readSetup({ players: players('blue', 'red'), deck: structuredClone(OURS_1) })
    expect(setup.ok && 'deck' in setup.value).toBe(false)
  })

  test('names a source only for figures it has', () => {
    const reach = (path: string): unknown =>
      path.split('.').reduce<unknown>((found, part) => {
        if (Array.isArray(found))
          return (found as readonly unknown[]).find((one, at) => String(at) === part || (one as { id?: string }).id === part)
        return (found as Record<string, unknown> | undefined)?.[part]
      }, OURS_1)
    expect(Object.keys(OURS_1.sources).filter((path) => reach(path) === undefined)).toEqual([])
  })
})

test('OO-XREIN-1 a newcomer takes the place of a type of its category (RULING-54)', () => {
  expect(creatureTypes(started({ newcomers: { croco: 'orc', toad: 'rider', bomber: 'chief' } }))).toEqual([
    'goblin',
    'croco',
    'shaman',
    'toad',
    'golem',
    'bomber',
  ])
})
