import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import { random } from '../bots/random.ts'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import { DONE, questionKey, type Request } from '../../../kernel/engine/request.ts'
import type { DicePreference } from '../../../kernel/journal/journal.ts'
import { worldOf } from '../../../kernel/journal/foldHistory.ts'
import { momentsOf } from '../../../kernel/journal/history.ts'
import { begun, reopened, SEED, valueOf } from '../../../kernel/testing/toyTable.ts'
import { worldAsJson, type World } from '../../../kernel/world/world.ts'
import { seenBy } from '../../../table/session/view.ts'
import { answer, at, cardsAt, started } from '../testing/position.ts'
import { broken } from '../testing/invariants.ts'
import { gameOf, MISSIONS_HELD, MODULES, PLACES, seatsIn } from './records.ts'
import { ORCS } from './ruleset.ts'
import { SETTLED_AT_SETUP, SWITCHES } from './rulings/switches.ts'
import { COLOURS } from './types.ts'

const PLACES_OF_BLUE = ['blue.hand', 'blue.draw', 'blue.missions']

type Chance = (min: number, max: number) => number

/** At random, and seldom a pass: a game in which spells are cast. */
function play(request: Request, world: World, chance: Chance): unknown {
  if (request.kind !== 'act' || chance(0, 3) === 0) return random(request, world, chance)
  const acts = request.acts.filter(({ id }) => id !== DONE)
  return acts.length === 0 ? DONE : random({ ...request, acts: [...acts, ...request.acts.slice(-1)] }, world, chance)
}

/** Seats, modules, newcomers and house rules drawn by chance; a switch that changes who sees what among them. */
function anySetup(chance: Chance): object {
  const yes = (): boolean => chance(0, 1) === 1
  const houseRules = Object.entries(SWITCHES)
    .filter(() => chance(0, 3) === 0)
    .map(([name, { values }]) => [name, values[chance(0, values.length - 1)]])
  return {
    players: COLOURS.slice(0, chance(2, 4)).map((colour) => ({ colour, name: colour })),
    modules: MODULES.filter(yes),
    newcomers: { ...(yes() ? { croco: 'orc' } : {}), ...(yes() ? { toad: 'shaman' } : {}), ...(yes() ? { bomber: 'golem' } : {}) },
    houseRules: Object.fromEntries(houseRules),
  }
}

/** Plays a game to its end. Every answer leaves a world in order, unless a correction has broken it. */
function playOut(campaign: Campaign, chance: Chance, isInOrder = true): void {
  for (let answers = 0; campaign.pending !== null; answers++) {
    expect(answers).toBeLessThan(3_000)
    const request = campaign.asked[chance(0, campaign.asked.length - 1)] ?? campaign.pending
    for (let attempt = 0; attempt < 30; attempt++)
      if (campaign.answer(play(request, campaign.world, chance), questionKey(request)).ok) break
    if (isInOrder) expect(broken(campaign.world)).toEqual([])
  }
}

describe('a game at random', () => {
  test.each(Array.from({ length: 16 }, (_, seed) => seed))('ends within its bound, with every invariant, and verifies: seed %i', (seed) => {
    const chance = seededChance(seed)
    const campaign = begun(anySetup(chance) as never, ORCS)
    playOut(campaign, chance)
    const { ended } = gameOf(campaign.world)
    expect(ended?.winners.length).toBeGreaterThan(0)
    expect(campaign.verify()).toBeNull()
    expect(worldAsJson(reopened(campaign, ORCS).world)).toEqual(worldAsJson(campaign.world))
  })

  test('can be taken up at every checkpoint', () => {
    const chance = seededChance(99)
    const campaign = begun(anySetup(chance) as never, ORCS)
    playOut(campaign, chance)
    const ends = campaign.entries.flatMap((entry, at) =>
      'effects' in entry && entry.effects.some(({ kind }) => kind === 'checkpoint') ? [at] : [],
    )
    expect(ends.length).toBeGreaterThan(20)
    valueOf(campaign.retract(ends.at(-12) ?? 1))
    playOut(campaign, seededChance(98))
    expect(campaign.verify()).toBeNull()
  })
})

test('OO-GEN-3 typed draws of the same faces give the same world', () => {
  const setup = { players: COLOURS.slice(0, 2).map((colour) => ({ colour, name: colour })) }
  const begin = (dice: DicePreference): Campaign => valueOf(Campaign.begin(ORCS, { id: 'test', title: 'Test', seed: SEED, dice }, setup))
  const [app, typed] = [begin('app'), begin('typed')]
  const chance = seededChance(5)
  answer(app, 'app')
  for (let answers = 0; app.pending !== null && answers < 40; answers++) {
    while (typed.pending?.kind === 'draw') answer(typed, 'app')
    expect(typed.pending?.id).toBe(app.pending.id)
    const given = play(app.pending, app.world, chance)
    expect(typed.answer(given).ok).toBe(app.answer(given).ok)
  }
  while (typed.pending?.kind === 'draw') answer(typed, 'app')
  expect(worldAsJson(typed.world)).toEqual(worldAsJson(app.world))
})

describe('who sees what', () => {
  const hidden = (seat: string, as: string, campaign: Campaign): boolean =>
    !JSON.stringify(seenBy(campaign.entries, as)).includes(`"${seat}.hand"`)

  const readers = (campaign: Campaign): readonly string[] => ['gm', 'onlooker', ...COLOURS].filter((as) => !hidden('blue', as, campaign))

  test('OO-REVEAL-3 a creature that is put on a path by hand is on everybody’s board', () => {
    const campaign = at({ creatures: ['golem 4-3'] })
    for (const as of ['onlooker', 'red']) {
      const seen = worldOf(momentsOf(seenBy(campaign.entries, as)))
      expect(seen.recordIds('creature')).toEqual(['golem-a'])
    }
  })

  test('OO-SET-6 a hand is its seat’s and the game master’s (RULING-13)', () => {
    expect(readers(started())).toEqual(['gm', 'blue'])
  })

  test('RULING-62 gm_peeks = false: a hand is its seat’s alone, and so are the questions about it', () => {
    const sealed = started({ houseRules: { gm_peeks: false } })
    while (sealed.pending?.kind === 'choose') answer(sealed, sealed.pending.options[0]?.id)
    expect([readers(sealed), sealed.pending?.wording, sealed.pending?.see]).toEqual([['blue'], 'act.turn', { only: ['blue'] }])
  })

  test('RULING-62 gm_peeks = false in mid-game: what was hidden is taken out of the wider view', () => {
    const campaign = started({ modules: ['missions'] })
    valueOf(campaign.decide({ gm_peeks: false }, 'the game master plays'))
    const seen = worldOf(momentsOf(seenBy(campaign.entries, 'gm')))
    const hidden = [...PLACES_OF_BLUE, 'missions'].filter((place) => seen.record(PLACES, place) !== undefined)
    expect([hidden, seen.record(MISSIONS_HELD, 'blue')]).toEqual([[], undefined])
    expect(cardsAt(campaign, 'blue.hand').length).toBe(4)
    valueOf(campaign.decide({ gm_peeks: true }, 'he does not'))
    const again = worldOf(momentsOf(seenBy(campaign.entries, 'gm')))
    expect(again.record(PLACES, 'blue.hand')).toEqual({ cards: cardsAt(campaign, 'blue.hand') })
  })
})

test('OO-DRAW-1 counts of cards follow the cards: a count by itself cannot be corrected', () => {
  const campaign = started()
  for (const account of ['hand', 'drawPile', 'discard'])
    expect(campaign.correct([{ owner: 'blue', account, to: 9 }], 'miscounted').ok).toBe(false)
  valueOf(campaign.correct([{ collection: 'place', id: 'blue.hand', to: { cards: ['zap'] } }], 'lost some'))
  expect(campaign.world.balance('blue', 'hand')).toBe(1)
})

test('OO-REVEAL-1 more markers on the paths than in the pile, by correction, end no game', () => {
  const campaign = started()
  valueOf(campaign.correct([{ collection: 'place', id: 'markers', to: { cards: ['goblin'] } }], 'the bag is nearly empty'))
  playOut(campaign, seededChance(7), false)
  expect(gameOf(campaign.world).ended).not.toBeNull()
})

test('OO-SPELL-24 a hand that is drawn from by chance is shown to its seat alone where the game master may not look', () => {
  const houseRules = { voodoo_pick: 'random', gm_peeks: false }
  const setup = { players: COLOURS.slice(0, 2).map((colour) => ({ colour, name: colour })), houseRules }
  const campaign = valueOf(Campaign.begin(ORCS, { id: 'test', title: 'Test', seed: SEED, dice: 'typed' }, setup))
  while (campaign.pending?.kind === 'draw') answer(campaign, 'app')
  const cards = { 'blue.hand': ['voodoo', 'zap'], 'green.hand': ['zap', 'zap', 'zap', 'smash'] }
  const changes = Object.entries(cards).map(([id, faces]) => ({ collection: 'place', id, to: { cards: faces } }))
  valueOf(campaign.correct([...changes, { cursor: { turn: 1, seat: 'blue', phase: 2 } }], 'example'))
  answer(campaign, { act: 'cast', card: 'voodoo' }, 'done', 'green')
  expect(campaign.pending).toMatchObject({ kind: 'draw', seat: 'green', see: { only: ['green'] } })
})

test('every house rule but those settled at the set-up can change in mid-game', () => {
  const campaign = started({ modules: ['missions', 'bonus'] })
  for (const [name, { values }] of Object.entries(SWITCHES)) {
    const decided = campaign.decide({ [name]: values[1] }, 'tried')
    expect([name, decided.ok]).toEqual([name, !SETTLED_AT_SETUP.has(name as never)])
    expect(broken(campaign.world)).toEqual([])
  }
  expect(seatsIn(campaign.world).length).toBe(4)
  expect(campaign.verify()).toBeNull()
})
