import { describe, expect, test } from 'vitest'
import { seededChance, type Bot } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import { questionKey } from '../../../kernel/engine/request.ts'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import { broken } from '../testing/invariants.ts'
import { at, figure } from '../testing/position.ts'
import { OURS_1 } from '../rules/deck/ours.ts'
import { gameOf, MODULES } from '../rules/records.ts'
import { ORCS } from '../rules/ruleset.ts'
import { COLOURS, CREATURE_TYPES, type Colour } from '../rules/types.ts'
import { random } from './random.ts'
import { learner, thief } from './tastes.ts'
import { squasher } from './squasher.ts'

const MAGES = { blue: 1, green: 2, red: 3, yellow: 5 } as const

function playOut(campaign: Campaign, botOf: (seat: string) => Bot, seed: number): Campaign {
  const chance = seededChance(seed)
  for (let answers = 0; campaign.pending !== null; answers++) {
    expect(answers).toBeLessThan(3_000)
    const { pending } = campaign
    valueOf(campaign.answer(botOf(pending.seat)(pending, campaign.world, chance), questionKey(pending)))
  }
  expect(broken(campaign.world)).toEqual([])
  return campaign
}

function begin(seats: number, more: object = {}): Campaign {
  return begun({ players: COLOURS.slice(0, seats).map((colour) => ({ colour, name: colour })), ...more }, ORCS)
}

const points = ({ world }: Campaign, seat: Colour): number => world.balance(seat, 'vp')

describe('the squasher', () => {
  test.each([2, 3, 4])('plays a whole game of %i', (seats) => {
    const campaign = playOut(begin(seats), () => squasher, seats)
    expect(Math.max(...gameOf(campaign.world).seats.map((seat) => points(campaign, seat)))).toBeGreaterThan(10)
  })

  test('plays with every module and newcomer', () => {
    const more = { modules: MODULES, newcomers: { croco: 'orc', toad: 'shaman', bomber: 'golem' } }
    for (const seed of [1, 2]) playOut(begin(3, more), () => squasher, seed)
  })

  test('beats bots that play at random or pass', () => {
    const scores = [0, 1, 2, 3].map((seed) => {
      const campaign = playOut(begin(3), (seat) => (seat === 'blue' ? squasher : seat === 'green' ? random : idle), seed)
      return [points(campaign, 'blue'), points(campaign, 'green'), points(campaign, 'red')]
    })
    for (const [own = 0, ...others] of scores) expect(own).toBeGreaterThan(Math.max(...others))
  })

  test('rids itself of poison where nothing better can be done, by the skill Remove hand', () => {
    const type = OURS_1.creatures.find(({ skill }) => skill === 'remove_hand')?.id ?? ''
    const figures = { [`blue skull_${type}`]: 2, [`blue defeats_${type}`]: 2, 'table poison': 0 }
    const campaign = at({
      mages: MAGES,
      creatures: ['chief 4-1'],
      cards: { 'blue.hand': ['poison', 'zap'] },
      figures,
      fate: 'no_teleportation',
    })
    expect(campaign.pending && squasher(campaign.pending, campaign.world, seededChance(1))).toEqual({ act: 'remove', card: 'poison' })
  })

  test('defeats what it can: the dearer of two, with the enhancement it takes', () => {
    const campaign = at({
      mages: { blue: 1, green: 2, red: 3, yellow: 5 },
      creatures: ['goblin 1-3', 'chief 1-1 4'],
      cards: { 'blue.hand': ['zap', 'smash', 'poison'] },
    })
    for (let answers = 0; answers < 3 && campaign.pending !== null; answers++)
      valueOf(campaign.answer(squasher(campaign.pending, campaign.world, seededChance(1))))
    expect(figure(campaign, 'blue trophy_chief')).toBe(1)
    const enhanced = at({
      mages: { blue: 1, green: 2, red: 3, yellow: 5 },
      creatures: ['golem 1-3 1'],
      cards: { 'blue.hand': ['fireball', 'fire_spark'] },
    })
    valueOf(enhanced.answer({ act: 'cast', card: 'fireball' }))
    expect(enhanced.pending && squasher(enhanced.pending, enhanced.world, seededChance(1))).toMatchObject({
      act: 'enhance',
      card: 'fire_spark:fire',
    })
  })
})

describe('a game with real cards', () => {
  const REAL = { houseRules: { decks: 'real' }, modules: MODULES, newcomers: { toad: 'shaman', bomber: 'golem' } }

  test.each(Object.entries({ idle, random, squasher, thief, learner }))('is played to its end by %s', (_, bot) => {
    const games = [1, 2].map((seed) => playOut(begin(3, REAL), () => bot, seed))
    expect(games.every(({ world }) => gameOf(world).ended !== null)).toBe(true)
    const defeats = games.flatMap((game) =>
      COLOURS.flatMap((seat) => CREATURE_TYPES.map((type) => figure(game, `${seat} defeats_${type}`))),
    )
    expect(defeats.some((count) => count > 0)).toBe(bot !== idle)
  })

  test('a bot at random tells no more than start spells could do: damage of 1 or 2 on the own path', () => {
    const campaign = at({ houseRules: { decks: 'real' }, mages: { blue: 1 }, creatures: ['chief 1-3', 'goblin 4-1', 'orc 1-1'] })
    const { pending, world } = campaign
    if (pending === null) throw new Error('nothing is asked')
    const chance = seededChance(3)
    const answers = Array.from({ length: 200 }, () => random(pending, world, chance) as { readonly [field: string]: unknown })
    const hits = answers.filter(({ act }) => act === 'damage')
    expect(new Set(hits.map(({ creature, amount }) => `${String(creature)} ${String(amount)}`))).toEqual(
      new Set(['chief-a 1', 'chief-a 2', 'orc-c 1', 'orc-c 2']),
    )
    expect(answers.filter((answer) => answer['act'] === 'actions').every((answer) => answer['amount'] === 1)).toBe(true)
  })
})
