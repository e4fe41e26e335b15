import { describe, expect, test } from 'vitest'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Outcome } from '../../../kernel/problem.ts'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import { seenBy } from '../../../table/session/view.ts'
import { stateOf, type Position } from '../testing/position.ts'
import { knowledgeIn } from './after.ts'
import { stateIn } from './keeping.ts'
import { BATTLES, GAMES, GROUPS, HEXES, LETTERS, LISTINGS, RESULTS, SHEETS, VIEWS } from './records.ts'
import { LIZARDS } from './ruleset.ts'
import { worldOf } from './world/world.ts'
import { writeWorld } from './world/readWorld.ts'

/** A campaign that begins with a position: turn 5 is the next one. */
function at(position: Position, houseRules: Position['houseRules'] = {}): Campaign {
  const state = stateOf({ turn: 4, ...position })
  const players = state.clans.map(({ clan }) => ({ clan, name: `Player ${clan}`, clanName: `Clan of ${clan}` }))
  return begun({ players, houseRules, world: writeWorld(worldOf(state)) }, LIZARDS)
}

/** Takes the sheets that are given by clan, and empty ones of the others. */
function takeSheets(campaign: Campaign, sheets: Readonly<Record<string, string>>, letters: Readonly<Record<string, string>> = {}): void {
  valueOf(campaign.answer({ act: 'done' }))
  while (campaign.pending?.kind === 'fill') {
    const { seat } = campaign.pending
    valueOf(campaign.answer({ lines: sheets[seat] ?? '', letters: letters[seat] ?? '' }))
  }
}

/** Plays the four phases with the app's dice. */
function playTurn(campaign: Campaign, sheets: Readonly<Record<string, string>> = {}, letters: Readonly<Record<string, string>> = {}): void {
  takeSheets(campaign, sheets, letters)
  while (campaign.pending?.kind === 'roll') valueOf(campaign.answer({ by: 'app' }))
}

const problemsOf = (outcome: Outcome<unknown>): readonly string[] => (outcome.ok ? [] : outcome.problems.map(({ message }) => message))
const TWO: Position = {
  clans: 2,
  hexes: {
    // Home Dens of others make the target high enough to play on.
    '30A': { den: { home: true, pop: 50 } },
    '30C': { den: { home: true, pop: 50 } },
    '29A': 'fertile',
    '29C': 'fertile',
    '9K': { den: { owner: 1, pop: 90, home: true } },
    '20K': { den: { owner: 2, pop: 90, home: true } },
    '8K': 'fertile',
    '19K': 'fertile',
  },
  groups: [
    { at: '9K', clan: 1, red: 50 },
    { at: '20K', clan: 2, grn: 40 },
  ],
}

describe('the course of a turn', () => {
  test('LZ-SET-10 sheets of all at once, then World, Artillery, Movement, Development, and the reports', () => {
    const campaign = at(TWO)
    const places: string[] = []
    playTurn(campaign, { 'clan-1': 'MO,9K,N' })
    for (const entry of campaign.entries)
      for (const effect of 'effects' in entry ? entry.effects : [])
        if (effect.kind === 'checkpoint') places.push(`${effect.cursor.turn}.${effect.cursor.phase}`)
    expect(places).toEqual(['4.6', '5.1', '5.2', '5.3', '5.4', '5.5', '5.6'])
    expect(campaign.pending?.kind).toBe('act')
    expect(campaign.world.record(RESULTS, 'clan-1')).toEqual({ turn: 5, sheet: 'MO,9K,N', lines: [{ line: 1, failed: null, notes: [] }] })
    expect(campaign.world.record(RESULTS, 'clan-2')).toEqual({ turn: 5, sheet: '', lines: [] })
  })

  test('LZ-REPORT-9 before the first turn every clan has its listing and its map', () => {
    const campaign = at({ ...TWO, turn: 0 })
    expect(campaign.world.record(LISTINGS, 'clan-2')).toMatchObject({ turn: 0, bands: [{ counts: { grn: 40 } }] })
    const { hexes, bands } = knowledgeIn(campaign.world.record(VIEWS, 'clan-1') ?? expect.fail())
    expect([hexes.filter((hex) => hex !== null).length, bands.length]).toEqual([19, 1])
    expect(campaign.world.record(RESULTS, 'clan-1')).toBeUndefined()
  })

  test('LZ-REPORT-2 a phase is taken back as one, and gives the same again', () => {
    const campaign = at(TWO)
    takeSheets(campaign, { 'clan-1': 'RE,9K' })
    while (campaign.world.cursor.phase < 5) valueOf(campaign.answer({ by: 'app' }))
    valueOf(campaign.answer({ by: 'app' }))
    const once = stateIn(campaign.world)
    expect(once.groups.length).toBe(2)
    valueOf(campaign.retract(campaign.entries.at(-1)?.seq ?? 0))
    expect(campaign.world.cursor.phase).toBe(5)
    valueOf(campaign.answer({ by: 'app' }))
    expect(stateIn(campaign.world)).toEqual(once)
    expect(campaign.verify()).toBeNull()
  })

  test('LZ-REPORT-3 points and Home Dens are posted when a turn ends (RULING-73)', () => {
    const campaign = at(TWO)
    expect([campaign.world.balance('clan-1', 'points'), campaign.world.balance('world', 'homeDens')]).toEqual([2140, 4])
    playTurn(campaign)
    const { world } = campaign
    const held = ['red', 'denLizards', 'spies'].reduce((sum, account) => sum + world.balance('clan-1', account), 0)
    expect(world.balance('clan-1', 'points')).toBe(2000 + held)
  })

  test('LZ-REPORT-4 letters come when the turn ends, and tell no other addressee', () => {
    const campaign = at({ ...TWO, clans: 3 })
    takeSheets(campaign, {}, { 'clan-1': 'to 2, 3: Peace.' })
    expect(campaign.world.record(LETTERS, 'clan-2')).toBeUndefined()
    while (campaign.pending?.kind === 'roll') valueOf(campaign.answer({ by: 'app' }))
    expect(campaign.world.record(LETTERS, 'clan-2')).toEqual({ letters: [{ turn: 5, from: 1, to: [], text: 'Peace.' }] })
    expect(campaign.world.record(LETTERS, 'clan-1')?.letters[0]?.to).toEqual([2, 3])
  })

  test('LZ-REPORT-5 the game master sends notices, says when sheets are due, and drops a clan', () => {
    const campaign = at({ ...TWO, clans: 3, groups: [...(TWO.groups ?? []), { at: '30A', clan: 3, red: 5 }] })
    valueOf(campaign.answer({ act: 'due', text: 'Sunday' }))
    valueOf(campaign.answer({ act: 'notice', clan: 'clan-2', text: 'Well played.' }))
    valueOf(campaign.answer({ act: 'drop', clan: 'clan-1' }))
    const game = campaign.world.record(GAMES, 'game')
    expect([game?.due, game?.clans[0]?.state, campaign.world.balance('clan-1', 'red')]).toEqual(['Sunday', 'leaderless', 0])
    takeSheets(campaign, {})
    expect(campaign.world.record(SHEETS, 'clan-1')).toBeUndefined()
    const linesOf = (seat: string) =>
      seenBy(campaign.entries, seat)
        .flatMap((entry) => ('effects' in entry ? entry.effects : []))
        .flatMap((effect) => (effect.kind === 'line' ? [effect.wording] : []))
    expect(linesOf('clan-2')).toContain('line.notice')
    expect(linesOf('clan-3')).not.toContain('line.notice')
    expect(linesOf('clan-3')).toContain('line.dropped')
  })

  test('LZ-REPORT-8 a den lost without a fight is missing when the turn ends, and nothing tells of it before (EX-53)', () => {
    const campaign = at({
      ...TWO,
      groups: [
        { at: '10K', clan: 1, red: 50 },
        { at: '12K', clan: 2, grn: 40 },
      ],
      hexes: { ...TWO.hexes, '9K': { den: { owner: 2, pop: 90, home: true } } },
    })
    takeSheets(campaign, { 'clan-1': 'MO,10K,N' })
    while (campaign.world.cursor.phase < 5) valueOf(campaign.answer({ by: 'app' }))
    expect([campaign.world.balance('clan-1', 'homes'), campaign.world.balance('clan-2', 'homes')]).toEqual([1, 2])
    while (campaign.pending?.kind === 'roll') valueOf(campaign.answer({ by: 'app' }))
    expect(campaign.world.balance('clan-2', 'homes')).toBe(1)
    const posted = campaign.entries
      .flatMap((entry) => ('effects' in entry ? entry.effects : []))
      .filter((effect) => effect.kind === 'posting' && effect.owner === 'clan-2' && effect.account === 'homes')
    expect(posted.at(-1)).toMatchObject({ rule: 'LZ-REPORT-8', delta: -1, see: ['clan-2'] })
  })

  test('a sheet for another clan or turn is refused with its reason, and nothing is lost', () => {
    const campaign = at(TWO)
    valueOf(campaign.answer({ act: 'done' }))
    const wrong = campaign.answer({ lines: '#lizards clan 2 turn 5\nMO,9K,N', letters: 'Hello' })
    expect(problemsOf(wrong)).toEqual([
      'The sheet is headed clan 2, but the sheet of clan 1 is wanted: take the one of your own clan.',
      'letters begins with “Hello”: begin each letter with a line such as “to 3, 7:”.',
    ])
    valueOf(campaign.answer({ lines: 'Dear all,\n\n#lizards clan 1 turn 5\nMO,9K,N\nXX,9K', letters: '' }))
    expect(campaign.world.cursor.phase).toBe(1)
  })

  test('LZ-VICTORY-3 the game ends with the turn in which a clan reaches the target', () => {
    const campaign = at({
      ...TWO,
      hexes: { '9K': { den: { owner: 1, pop: 300, home: true } }, '8K': 'fertile' },
      groups: [
        { at: '9K', clan: 1, red: 50 },
        { at: '20C', clan: 2, red: 5 },
      ],
    })
    playTurn(campaign)
    expect([campaign.pending, campaign.world.record(GAMES, 'game')?.ended]).toEqual([null, { how: 'target', winners: [1], turn: 5 }])
    expect(campaign.world.record(RESULTS, 'clan-2')?.turn).toBe(5)
  })
})

describe('what a clan can see of the file', () => {
  test('nothing of the true map, of other clans and of the dice (SIGHT, part F 30)', () => {
    const campaign = at({ ...TWO, spies: [{ at: '9K', clan: 2 }] })
    playTurn(campaign, { 'clan-2': 'MO,20K,N' })
    const effects = seenBy(campaign.entries, 'clan-1').flatMap((entry) => ('effects' in entry ? entry.effects : []))
    const kinds = new Set(effects.flatMap((effect) => (effect.kind === 'record' ? [effect.collection] : [])))
    expect([...kinds].sort()).toEqual(['battle', 'game', 'listing', 'result', 'sheet', 'view'])
    expect(effects.filter((effect) => effect.kind === 'posting' && effect.owner === 'clan-2' && effect.account !== 'points')).toEqual([])
    expect(campaign.world.record(BATTLES, 'clan-1')).toEqual({ turn: 5, battles: [] })
  })
})

describe('corrections', () => {
  test('a group set by hand changes the accounts of its clan', () => {
    const campaign = at(TWO)
    valueOf(campaign.correct([{ collection: 'group', id: '1', to: { clan: 1, hex: '9K', red: 20, blk: 5, fed: 4 } }], 'a slip of the pen'))
    expect([campaign.world.balance('clan-1', 'red'), campaign.world.balance('clan-1', 'blk')]).toEqual([20, 5])
    valueOf(campaign.correct([{ collection: 'group', id: '9', to: { clan: 2, hex: '21K', red: 7, fed: 4 } }], 'a band that was left out'))
    expect(campaign.world.balance('clan-2', 'red')).toBe(7)
    expect(stateIn(campaign.world).ids).toBe(9)
  })

  test('a hex set by hand changes what clans own', () => {
    const campaign = at(TWO)
    valueOf(
      campaign.correct(
        [
          { collection: 'hex', id: '9K', to: { terrain: 'den', den: { pop: 30, owner: 2, colour: 'red' } } },
          { collection: 'group', id: '1', to: null },
        ],
        'taken',
      ),
    )
    expect([
      campaign.world.balance('clan-1', 'homes'),
      campaign.world.balance('clan-2', 'dens'),
      campaign.world.balance('clan-2', 'denLizards'),
    ]).toEqual([0, 1, 120])
  })

  test.each([
    [{ collection: GROUPS.name, id: 'x', to: { clan: 1, hex: '9K', red: 1, fed: 4 } }, 'numbered'],
    [{ collection: GROUPS.name, id: '8', to: { clan: 1, hex: '99K', red: 1, fed: 4 } }, 'no hex'],
    [{ collection: GROUPS.name, id: '8', to: { clan: 1, hex: '9K', red: 290, fed: 4 } }, 'are the most'],
    [{ collection: GROUPS.name, id: '8', to: { clan: 1, hex: '20K', red: 1, fed: 4 } }, 'Only one clan|Move one'],
    [{ collection: GROUPS.name, id: '8', to: { clan: 7, hex: '9L', red: 1, fed: 4 } }, 'clan'],
    [{ collection: HEXES.name, id: '9K', to: { terrain: 'plains', den: { pop: 1 } } }, 'exactly where'],
    [{ collection: HEXES.name, id: '9L', to: { terrain: 'plains', bridge: true } }, 'land'],
    [{ collection: HEXES.name, id: '9K', to: null }, '9K'],
  ])('%o is refused: %s', (change, reason) => {
    const campaign = at(TWO)
    const refused = campaign.correct([change], 'a test')
    expect(problemsOf(refused).join(' ')).toMatch(new RegExp(reason))
    expect(campaign.world.balance('clan-1', 'red')).toBe(50)
  })
})
