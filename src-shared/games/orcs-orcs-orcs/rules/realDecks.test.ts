import { describe, expect, test } from 'vitest'
import { effectsOf } from '../../../kernel/journal/journal.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import type { Effect } from '../../../kernel/world/effect.ts'
import { LEDGER } from '../ledger.ts'
import { broken } from '../testing/invariants.ts'
import { answer, at, boardOf, figure, options, started, type Position } from '../testing/position.ts'
import { isSpellPlace } from './cards.ts'
import { gameOf, mageSpace, MISSIONS_HELD, PLACES, turnOf } from './records.ts'
import { ORCS } from './ruleset.ts'

const REAL = { decks: 'real' } as const
const MAGES = { blue: 1, green: 2, red: 3, yellow: 5 } as const

/** A position of a table with real cards. */
function real(position: Position): Campaign {
  return at({ mages: MAGES, ...position, houseRules: { ...position.houseRules, ...REAL } })
}

const hit = (creature: string, amount: number): object => ({ act: 'damage', creature, amount })
const moved = (creature: string, section: string): object => ({ act: 'moved', creature, section })

const effectsOfLast = (campaign: Campaign): readonly Effect[] => campaign.entries.slice(-1).flatMap(effectsOf)

/** Lines of the last answer, without the prefix that all have. */
function told(campaign: Campaign): readonly string[] {
  return effectsOfLast(campaign).flatMap((effect) => (effect.kind === 'line' ? [effect.wording.replace('line.', '')] : []))
}

/** Wordings of all that is refused; none where it is taken. */
function refused(campaign: Campaign, given: unknown): readonly (string | undefined)[] {
  const outcome = campaign.answer(given)
  return outcome.ok ? [] : outcome.problems.map(({ wording }) => wording)
}

describe('what is kept', () => {
  test('RULING-63 decks = real: no hand, pile or display is kept, but board, markers, fate and missions are', () => {
    const campaign = started({ houseRules: REAL, modules: ['missions'] })
    const { world } = campaign
    expect(world.recordIds(PLACES.name).filter(isSpellPlace)).toEqual([])
    const missions = ['blue', 'green', 'red', 'yellow'].map((seat) => `${seat}.missions`)
    expect(world.recordIds(PLACES.name).toSorted()).toEqual(['fate', 'fateUsed', 'markers', 'missions', 'out', ...missions].toSorted())
    expect([boardOf(campaign).length > 0, figure(campaign, 'table poison'), broken(world)]).toEqual([true, 14, []])
    expect(world.record(MISSIONS_HELD, 'blue')?.kept).not.toBeNull()
  })

  test('RULING-63 decks = real: counts of cards are no accounts; what was owned is one at the scoring', () => {
    const [kept, held] = [started(), started({ houseRules: REAL })]
    const accounts = ({ world }: Campaign): readonly string[] => ORCS.accountsOf(world, 'blue').filter((account) => !account.includes('_'))
    expect([accounts(kept), accounts(held)]).toEqual([
      ['actions', 'hand', 'drawPile', 'discard', 'vp'],
      ['actions', 'supports', 'learned', 'poisonCards', 'vp'],
    ])
    const { world } = held
    expect(
      LEDGER.groups(world, 'blue')
        .flatMap((group) => group.accounts)
        .toSorted(),
    ).toEqual([...ORCS.accountsOf(world, 'blue')].toSorted())
    expect(LEDGER.keyFigures(world, 'blue')).not.toContain('hand')
  })

  test('RULING-63 decks = real: neither a hand nor the house rule itself can be corrected', () => {
    const campaign = started({ houseRules: REAL })
    const correct = (collection: string, id: string, to: unknown): readonly (string | undefined)[] => {
      const outcome = campaign.correct([{ collection, id, to: to as never }], 'tried')
      return outcome.ok ? [] : outcome.problems.map(({ wording }) => wording)
    }
    expect(correct('place', 'blue.hand', { cards: ['zap'] })).toEqual(['problem.realCards'])
    expect(correct('place', 'displayA', { cards: ['fireball'] })).toEqual(['problem.realCards'])
    expect(correct('game', 'game', { ...gameOf(campaign.world), houseRules: {} })).toEqual(['problem.settled'])
    expect(correct('place', 'markers', { cards: ['goblin'] })).toEqual([])
    const kept = started()
    expect(kept.correct([{ collection: 'game', id: 'game', to: { ...gameOf(kept.world), houseRules: REAL } as never }], 'tried').ok).toBe(
      false,
    )
    expect(campaign.decide({ decks: 'tracked' }, 'tried').ok).toBe(false)
  })

  test('RULING-63 decks = real: the question of a turn shows no hand, so that a game master who may not look can answer it', () => {
    const campaign = real({ houseRules: { gm_peeks: false } })
    expect(campaign.pending).toMatchObject({ kind: 'act', wording: 'act.turn' })
    expect(campaign.pending?.see).toBeUndefined()
  })
})

describe('what cards do', () => {
  test('RULING-63 decks = real: a turn offers what spells do in place of a cast', () => {
    const campaign = real({ creatures: ['goblin 1-3'] })
    expect(options(campaign)).toEqual(['damage', 'moved', 'mage', 'actions', 'quiet', 'teleport', 'done'])
  })

  test('RULING-63 decks = real: a spell costs one action, however much it does', () => {
    const campaign = real({ creatures: ['goblin 1-3', 'goblin 1-3', 'golem 1-2'] })
    answer(campaign, hit('goblin-a', 2))
    expect([campaign.pending?.wording, options(campaign)]).toEqual(['act.did', ['damage', 'moved', 'mage', 'actions', 'done']])
    answer(campaign, hit('goblin-b', 2), hit('golem-c', 1))
    expect([boardOf(campaign), figure(campaign, 'blue actions'), campaign.pending?.wording]).toEqual([['golem 1-2 1'], 1, 'act.did'])
    answer(campaign, 'done')
    expect([figure(campaign, 'blue actions'), campaign.pending?.wording]).toEqual([1, 'act.turn'])
    answer(campaign, 'quiet')
    expect([campaign.world.cursor.seat, told(campaign).slice(0, 2)]).toEqual(['green', ['spellCast', 'newHand']])
  })

  test('RULING-63 decks = real: damage adds up to a defeat, a trophy, a skull and at its top the skill', () => {
    const campaign = real({ creatures: ['chief 1-1 3', 'goblin 4-2'], figures: { 'blue defeats_chief': 1, 'blue skull_chief': 1 } })
    answer(campaign, hit('chief-a', 1))
    expect([boardOf(campaign), figure(campaign, 'blue trophy_chief')]).toEqual([['chief 1-1 4', 'goblin 4-2'], 0])
    answer(campaign, hit('chief-a', 1))
    expect(['trophy', 'defeats', 'skull'].map((kind) => figure(campaign, `blue ${kind}_chief`))).toEqual([1, 2, 2])
    expect(told(campaign)).toEqual(['hit', 'defeated', 'skill'])
    // The skill Extra action gives its action at once (OO-SKILL-4): one of two was taken.
    expect(figure(campaign, 'blue actions')).toBe(2)
  })

  test('RULING-63 decks = real: damage is gone when the turn ends', () => {
    const campaign = real({ creatures: ['golem 1-3'] })
    answer(campaign, hit('golem-a', 3), 'done', 'done')
    expect([boardOf(campaign).includes('golem 1-3'), campaign.world.cursor.seat]).toEqual([true, 'green'])
  })

  test('RULING-63 decks = real: bonuses, blasts and toadlings follow a defeat', () => {
    const campaign = real({
      ...{ modules: ['bonus'], newcomers: { bomber: 'chief', toad: 'rider' } },
      creatures: ['bomber 1-2', 'goblin 1-2 1', 'toad 1-3', 'golem 1-1', 'golem 1-1'],
    })
    answer(campaign, hit('bomber-a', 4))
    expect([boardOf(campaign), figure(campaign, 'blue trophy_goblin')]).toEqual([['golem 1-1', 'golem 1-1', 'toad 1-3'], 1])
    answer(campaign, hit('toad-c', 3))
    expect(options(campaign, 'damage', 'creature')).toEqual(['golem-d', 'golem-e', 'toadling-toad-c'])
    answer(campaign, hit('golem-d', 4))
    expect(options(campaign)).toEqual(['discard', 'nothing'])
    answer(campaign, 'discard')
    expect(told(campaign)).toEqual(['mustDiscard'])
    answer(campaign, hit('toadling-toad-c', 1))
    expect([told(campaign), options(campaign)]).toEqual([['tile'], ['damage', 'moved', 'mage', 'actions', 'tile', 'done']])
  })

  test('RULING-63 decks = real: of bonuses that bring cards the chronicle reminds, and bonus power is gone with the next spell', () => {
    const campaign = real({ modules: ['bonus'], creatures: ['rider 1-3', 'shaman 1-3', 'goblin 6-3'] })
    answer(campaign, hit('rider-a', 3), 'card')
    expect(told(campaign)).toEqual(['drew'])
    answer(campaign, hit('shaman-b', 3), 'power', 'done')
    expect(turnOf(campaign.world).bonusNext).toBe(1)
    answer(campaign, hit('goblin-c', 1))
    expect(told(campaign)).toEqual(['spellCast', 'bonusAdds', 'hit'])
    answer(campaign, { act: 'actions', amount: 1 }, 'done')
    expect([turnOf(campaign.world).bonusNow, turnOf(campaign.world).bonusNext, figure(campaign, 'blue actions')]).toEqual([0, 0, 1])
  })

  test('RULING-63 decks = real: bonus_power_waits keeps the points for a spell, which takes all of them', () => {
    const campaign = real({ modules: ['bonus'], houseRules: { bonus_power_waits: true }, creatures: ['shaman 1-3', 'goblin 6-3'] })
    answer(campaign, { act: 'actions', amount: 2 }, hit('shaman-a', 3), 'power', 'done', { act: 'teleport', space: '4' })
    expect(turnOf(campaign.world).bonusNow + turnOf(campaign.world).bonusNext).toBe(1)
    answer(campaign, 'quiet')
    expect([told(campaign), turnOf(campaign.world).bonusNow, turnOf(campaign.world).bonusNext]).toEqual([['spellCast', 'bonusAdds'], 0, 0])
  })

  test('RULING-63 decks = real: a tile that takes a life needs its creature in the middle of a spell as well', () => {
    const campaign = real({
      newcomers: { toad: 'shaman' },
      creatures: ['goblin 1-3', 'orc 1-2 1'],
      tiles: [{ seat: 'blue', face: 'life' }],
    })
    answer(campaign, hit('goblin-a', 1))
    expect(refused(campaign, { act: 'tile', tile: 'tile-1', creature: 'nothing' })).toEqual(['problem.tileCreature'])
    answer(campaign, { act: 'tile', tile: 'tile-1', creature: 'orc-b' })
    expect([boardOf(campaign), figure(campaign, 'blue trophy_orc')]).toEqual([['goblin 1-3 1'], 1])
  })

  test('RULING-63 decks = real: the own path comes first, whichever it is', () => {
    const campaign = real({ creatures: ['goblin 2-3', 'orc 4-2', 'golem 6-1'], mages: { ...MAGES, blue: 4 } })
    expect(options(campaign, 'damage', 'creature')).toEqual(['orc-b', 'goblin-a', 'golem-c'])
    expect(options(campaign, 'moved', 'section').slice(0, 4)).toEqual(['4-1', '4-2', '4-3', '1-1'])
  })

  test('RULING-63 decks = real: a creature is moved to any section, and roads act there', () => {
    const campaign = real({ creatures: ['goblin 4-3', 'orc 2-3'], terrain: { '1-2': 'road' } })
    answer(campaign, moved('goblin-a', '1-3'))
    expect(boardOf(campaign)).toEqual(['goblin 1-3', 'orc 2-3'])
    answer(campaign, moved('orc-b', '1-2'))
    expect(boardOf(campaign)).toEqual(['orc 1-1', 'goblin 1-3'])
  })

  test('RULING-63 decks = real: one that is moved to the tower arrives: the counter falls, and the mage above loses a trophy', () => {
    const campaign = real({ creatures: ['orc 2-2', 'goblin 6-1'], figures: { 'green trophy_orc': 1, 'green defeats_orc': 1 } })
    answer(campaign, moved('orc-a', 'tower'))
    expect([boardOf(campaign), figure(campaign, 'table counter_orc'), figure(campaign, 'green trophy_orc')]).toEqual([['goblin 6-1'], 1, 0])
  })

  test('RULING-63 decks = real: tendrils defeat who is moved onto them hurt', () => {
    const campaign = real({ creatures: ['goblin 4-3 1', 'golem 2-3'], terrain: { '4-2': 'tendrils' } })
    answer(campaign, moved('goblin-a', '4-2'))
    expect([boardOf(campaign), figure(campaign, 'blue trophy_goblin')]).toEqual([['golem 2-3'], 1])
  })

  test('RULING-63 decks = real: a card teleports the mage as a part of a spell, a teleport is an action of its own', () => {
    const campaign = real({ creatures: ['goblin 4-3'] })
    answer(campaign, { act: 'mage', space: '4' })
    expect([mageSpace(campaign.world, 'blue'), figure(campaign, 'blue actions'), campaign.pending?.wording]).toEqual([4, 1, 'act.did'])
    answer(campaign, 'done', { act: 'teleport', space: '6' })
    expect([mageSpace(campaign.world, 'blue'), campaign.world.cursor.seat]).toEqual([6, 'green'])
  })

  test('RULING-63 decks = real: spells give ten more actions a turn at most', () => {
    const campaign = real({ creatures: ['goblin 4-3'] })
    answer(campaign, { act: 'actions', amount: 8 })
    expect(refused(campaign, { act: 'actions', amount: 3 })).toEqual(['problem.range'])
    answer(campaign, { act: 'actions', amount: 2 })
    expect([figure(campaign, 'blue actions'), options(campaign)]).toEqual([11, ['damage', 'moved', 'mage', 'done']])
  })

  test('RULING-63 decks = real: what is not there, and where it cannot go, is not offered', () => {
    const campaign = real({ creatures: ['goblin 4-3', 'orc 1-2'] })
    expect(options(campaign, 'damage', 'creature')).toEqual(['orc-b', 'goblin-a'])
    expect(options(campaign, 'mage', 'space')).toEqual(['4', '6'])
    expect(refused(campaign, hit('golem-a', 1))).toEqual(['problem.option'])
    expect(refused(campaign, hit('goblin-a', 0))).toEqual(['problem.range'])
    expect(refused(campaign, hit('goblin-a', 10))).toEqual(['problem.range'])
    expect(refused(campaign, { act: 'mage', space: '2' })).toEqual(['problem.option'])
    expect(refused(campaign, moved('goblin-a', '4-3'))).toEqual(['problem.isThere'])
    expect(refused(campaign, moved('goblin-a', '7-1'))).toEqual(['problem.option'])
    expect(refused(campaign, { act: 'cast', card: 'zap' })).toEqual(['problem.option'])
    expect(boardOf(campaign)).toEqual(['orc 1-2', 'goblin 4-3'])
  })

  test('RULING-63 decks = real: OO-FATE-6 no mage teleports, by no cause', () => {
    expect(options(real({ fate: 'no_teleportation' }))).toEqual(['actions', 'quiet', 'done'])
  })
})

describe('skills and phase 3', () => {
  const WITH_SKILLS = { 'blue skull_golem': 2, 'blue skull_shaman': 2, 'blue skull_rider': 2, 'blue skull_goblin': 2 }

  test('RULING-63 decks = real: skills of the hand are acts that only remind, and poison leaves its pile', () => {
    const campaign = real({ figures: WITH_SKILLS })
    answer(campaign, 'remove')
    expect([told(campaign), options(campaign).includes('remove')]).toEqual([['cardRemoved'], false])
    answer(campaign, { act: 'poison', seat: 'red' })
    expect([told(campaign)[0], figure(campaign, 'table poison')]).toEqual(['poisoned', 13])
  })

  test('RULING-63 decks = real: poison_returns asks whether the card that is removed is poison', () => {
    const campaign = real({ figures: { ...WITH_SKILLS, 'table poison': 13 }, houseRules: { poison_returns: true } })
    answer(campaign, { act: 'remove', back: true })
    expect([told(campaign), figure(campaign, 'table poison')]).toEqual([['poisonBack'], 14])
    const none = real({ figures: WITH_SKILLS, houseRules: { poison_returns: true } })
    expect(none.pending?.kind === 'act' && none.pending.acts.find(({ id }) => id === 'remove')?.fields).toEqual([])
  })

  test.each([
    [{}, undefined, 4],
    [WITH_SKILLS, undefined, 5],
    [{}, 'three_spells', 3],
  ] as const)('RULING-63 decks = real: phase 3 asks nothing and reminds of the hand: skills %j, fate %s: %i', (figures, fate, count) => {
    const campaign = real({ figures, ...(fate === undefined ? {} : { fate }) })
    answer(campaign, 'done')
    const lines = effectsOfLast(campaign).filter((one) => one.kind === 'line' && one.wording === 'line.newHand')
    expect(lines).toMatchObject([{ rule: 'OO-DRAW-2', figures: { seat: 'blue', count } }])
    expect([campaign.world.cursor.seat, campaign.pending?.wording]).toEqual(['green', 'choose.reveal'])
  })

  test('RULING-63 decks = real: OO-FATE-9 Exchange is told, and moves no card', () => {
    const campaign = real({ cards: { fate: ['WS:exchange'] }, at: { turn: 1, seat: 'table', phase: 0 } })
    const lines = campaign.entries.flatMap(effectsOf).flatMap((one) => (one.kind === 'line' ? [one.wording] : []))
    expect(lines).toContain('line.fateRule.exchange')
    expect(campaign.world.recordIds(PLACES.name).filter(isSpellPlace)).toEqual([])
  })
})

describe('scoring', () => {
  const END = { turn: 9, seat: 'table', phase: 9 } as const

  test('RULING-63 decks = real: EX-30 every seat is asked at once what it owns, and scored by it', () => {
    const trophies = { goblin: 4, orc: 3, shaman: 2, rider: 1, golem: 1, chief: 2 }
    const counters = { goblin: 1, orc: 0, shaman: 0, rider: 1, golem: 1, chief: 2 }
    const figures = Object.fromEntries([
      ...Object.entries(trophies).map(([type, count]) => [`blue trophy_${type}`, count]),
      ...Object.entries(counters).flatMap(([type, fallen]) => (fallen === 0 ? [] : [[`table counter_${type}`, fallen]])),
    ]) as Record<string, number>
    const campaign = real({ seats: ['blue', 'red'], mages: { blue: 1, red: 3 }, figures, at: END })
    expect(campaign.asked.map(({ seat, wording }) => [seat, wording])).toEqual([
      ['blue', 'fill.owned'],
      ['red', 'fill.owned'],
    ])
    // Missions are not played: nobody has to say how many spells were learned.
    answer(campaign, { supports: 4, poison: 2 })
    expect(gameOf(campaign.world).ended).toBeNull()
    answer(campaign, { supports: 0, learned: 0, poison: 1 })
    expect([figure(campaign, 'blue vp'), figure(campaign, 'red vp'), gameOf(campaign.world).ended?.winners]).toEqual([51, -2, ['blue']])
    expect(['supports', 'learned', 'poisonCards'].map((account) => figure(campaign, `blue ${account}`))).toEqual([4, 0, 2])
  })

  test('RULING-63 decks = real: OO-MISSION-10 the mission Spells counts what was told, which has to fit', () => {
    const campaign = real({
      ...{ seats: ['blue', 'red'], mages: { blue: 1, red: 3 }, modules: ['missions'] },
      ...{ missions: { blue: 'spells', red: 'weak' }, at: END },
    })
    expect(refused(campaign, { supports: 3, learned: 2, poison: 0 })).toEqual(['problem.fewLearned'])
    expect(refused(campaign, { supports: 3, learned: 41, poison: 0 })).toEqual(['problem.range'])
    expect(refused(campaign, { supports: 0, learned: 0, poison: 15 })).toEqual(['problem.range'])
    answer(campaign, { supports: 3, learned: 5, poison: 0 }, { supports: 0, learned: 0, poison: 0 })
    expect([figure(campaign, 'blue vp'), figure(campaign, 'red vp')]).toEqual([12, 0])
  })

  test('RULING-63 decks = real: what was corrected before is offered, and replaced by what is told', () => {
    const figures = { 'blue poisonCards': 3, 'blue supports': 2, 'blue learned': 4 }
    const campaign = real({ seats: ['blue', 'red'], mages: { blue: 1, red: 3 }, figures, at: END })
    const { pending } = campaign
    expect(pending?.kind === 'fill' && pending.fields.map((field) => 'preset' in field && field.preset)).toEqual([2, 4, 3])
    answer(campaign, { supports: 1, learned: 5, poison: 2 }, { supports: 0, learned: 0, poison: 0 })
    expect(['supports', 'learned', 'poisonCards', 'vp'].map((account) => figure(campaign, `blue ${account}`))).toEqual([1, 5, 2, -2])
  })

  test('RULING-63 with cards that the program keeps the scoring asks nothing', () => {
    const campaign = at({ seats: ['blue', 'red'], mages: { blue: 1, red: 3 }, at: END })
    expect([campaign.pending, gameOf(campaign.world).ended === null]).toEqual([null, false])
  })
})

test('RULING-63 decks = real: two seats play a game to its end, and it verifies', () => {
  const players = (['blue', 'red'] as const).map((colour) => ({ colour, name: colour }))
  const campaign = begun({ players, houseRules: REAL }, ORCS)
  for (let answers = 0; campaign.pending !== null; answers++) {
    expect(answers).toBeLessThan(1_000)
    const { pending } = campaign
    if (pending.kind === 'draw') valueOf(campaign.answer('app'))
    else if (pending.kind === 'choose') answer(campaign, pending.options[0]?.id)
    else if (pending.kind === 'fill') answer(campaign, { supports: 1, learned: 2, poison: 0 })
    else if (pending.wording === 'act.did') answer(campaign, 'done')
    else answer(campaign, hit(options(campaign, 'damage', 'creature')[0] ?? '', 5))
    expect(broken(campaign.world)).toEqual([])
  }
  expect(gameOf(campaign.world).ended?.winners.length).toBeGreaterThan(0)
  expect(campaign.verify()).toBeNull()
})
