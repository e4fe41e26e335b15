import { Board } from '../../../board/board.ts'
import type { Bot } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import { presetSheet } from '../../../kernel/forms/form.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import { DONE } from '../../../kernel/engine/request.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import type { GameBench, Growth, Reckoning, Stretch, Tally, Timing } from '../../testing/gameBench.ts'
import { FAIR_MORE, FAIR_WITHIN, roomAround } from '../board/homes.ts'
import { makeLineageWorld, usualWish } from '../board/world.ts'
import { builder } from '../bots/botProfiles.ts'
import { battleOdds, type Battle } from '../odds/battle.ts'
import { SEATS } from '../rules/seats.ts'
import { battle, EVENTS, quietRound, roundWith, type Presses } from './presses.ts'

const PLAYERS = { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }
const SETUP = { players: PLAYERS, houseRules: { timeline: 'off' }, firstPlayer: 'elves' }

const ON_BOARD = (): Json =>
  ({ ...SETUP, world: makeLineageWorld({ ...usualWish('bench', 600), name: 'Bench', language: 'en' }) }) as unknown as Json

const MOTHERS = 6
/** Technology at which gatherers bring something home. */
const FIRST_HARVEST = 10

/** A few mothers, the sheets as they are offered, one purchase. */
const steady: Bot = (request, world) => {
  switch (request.kind) {
    case 'roll':
    case 'draw':
      return { by: 'app' }
    case 'choose':
      return request.preset ?? request.options[0]?.id
    case 'fill': {
      const sheet = presetSheet(request)
      return 'mothers' in sheet ? { ...sheet, mothers: Math.min(MOTHERS, Number(sheet['mothers'])) } : sheet
    }
    case 'act': {
      const wish = world.balance(request.seat, 'technology') < FIRST_HARVEST ? 'technology' : 'people'
      const act = request.acts.find(({ id }) => id === wish)
      const amount = act?.fields.find(({ id }) => id === 'amount')
      if (request.occurrence > 0 || act === undefined || amount?.type !== 'number') return { act: DONE }
      return { act: wish, amount: Math.min(wish === 'people' ? 1 : FIRST_HARVEST, amount.max) }
    }
    default:
      return request satisfies never
  }
}

const asOffered: Bot = (request, world, chance) => (request.kind === 'fill' ? presetSheet(request) : idle(request, world, chance))

// So cultured that any land carries any people.
const WELL = { food: 100_000_000, wood: 100_000_000, technology: 50, culture: 1_000_000 }
const WIDE = { ...SETUP, houseRules: { timeline: 'off', scenario_total: 100_000 } }

function everywhere(to: Readonly<Record<string, number>>): Change[] {
  return SEATS.flatMap((owner) => Object.entries({ ...WELL, ...to }).map(([account, value]) => ({ owner, account, to: value })))
}

const GROWTHS: readonly Growth[] = [
  {
    ...{ name: 'people', setup: WIDE, bot: asOffered },
    // All who may become mothers roll.
    sizes: [1_000, 4_000, 16_000, 64_000, 256_000, 1_024_000],
    at: (all) => everywhere({ males: all / 2, females: all / 2, territories: 40 }),
  },
  {
    ...{ name: 'territories', setup: WIDE, bot: asOffered },
    sizes: [40, 160, 640, 2560],
    at: (territories) => everywhere({ males: 500, females: 500, territories }),
  },
]

/** Ten against ten, both sides after a territory with a monument and after a royal. */
const BATTLE: Battle = {
  one: { bonus: 43, warriors: 10, males: 20, females: 30 },
  other: { bonus: 31, warriors: 10, males: 15, females: 25 },
  goals: { one: { land: [{ destroy: true }], royals: 1 }, other: { land: [{ destroy: true }], royals: 1 } },
}
const SIDE = 10
const AHEAD = 12

/** What the other way costs: every kill roll with every roll for one territory, 100,000,000 throws of four dice, and nothing of the rest. */
function enumerated(): number {
  let captured = 0
  for (let own = 1; own <= 100; own++) {
    for (let enemy = 1; enemy <= 100; enemy++) {
      const behind = enemy - own - AHEAD
      if (behind > 0 && Math.ceil((SIDE * behind) / 100) >= SIDE) continue
      for (let mine = 1; mine <= 100; mine++) for (let theirs = 1; theirs <= 100; theirs++) if (mine + AHEAD - theirs >= 15) captured++
    }
  }
  return captured / 1e8
}

const BATTLES: Reckoning = {
  name: 'odds of a battle, 10 v 10, against the dice one by one',
  reckoned: () => battleOdds(BATTLE).one.land[0]?.captured.probability ?? 0,
  enumerated,
  goal: 50,
  rate: 1,
  rateName: 'battles whose odds fit into a millisecond',
}

const DICE = [
  ['app dice', 'app'],
  ['typed dice', 'typed'],
] as const
/** With the settings of a new browser: dice of the app are played on, those of the table are typed. */
const asSet = (dice: 'app' | 'typed', { playingOn, presses }: Presses): number => (dice === 'app' ? playingOn : presses)

const PRESSES: readonly Stretch[] = DICE.flatMap(([name, dice]) => [
  ...[1, 10, 40].map((round) => ({
    name: `presses: quiet round, ${name}, round ${round}`,
    count: () => asSet(dice, quietRound(dice, round)),
  })),
  { name: `presses: battle, ${name}`, count: () => asSet(dice, battle(dice)) },
  ...EVENTS.flatMap((event) =>
    [1, 10, 40].map((round) => ({
      name: `presses: round with a ${event}, ${name}, round ${round}`,
      count: () => asSet(dice, roundWith(event, dice, round)),
    })),
  ),
])

const WORLD_SIZES = [
  [600, 300],
  [2_000, 1_500],
] as const
/** Whole worlds, with fair starts, kingdoms, tribes and names. */
const WORLDS: readonly Timing[] = WORLD_SIZES.map(([spaces, most]) => {
  let seed = 0
  return {
    name: `world of ${spaces} territories`,
    most,
    run: () => {
      makeLineageWorld({ ...usualWish(`bench ${(seed += 1)}`, spaces), name: 'Bench', language: 'en' })
      return 1
    },
  }
})

const FAIR_SEEDS = 500

/** Worlds in which one people has over a tenth more land in reach than another. */
const UNFAIR: Tally = {
  name: `unfair starts of ${FAIR_SEEDS} worlds of 600 territories`,
  most: 0,
  count: () => {
    const seeds = Array.from({ length: FAIR_SEEDS }, (_, nth) => `fair ${nth}`)
    return seeds.filter((seed) => {
      const { plan, homes } = makeLineageWorld({ ...usualWish(seed), name: 'Bench', language: 'en' })
      const board = new Board(plan)
      const rooms = SEATS.map((seat) => roomAround(board, board.numberOf(homes[seat][0] ?? '')))
      return FAIR_WITHIN.some((_, at) => {
        const all = rooms.map((room) => room[at] ?? 0)
        return Math.max(...all) > FAIR_MORE * Math.min(...all)
      })
    }).length
  },
}

export const BENCH: GameBench = {
  ...{ setup: SETUP, onBoard: ON_BOARD, steady, busy: builder, growths: GROWTHS, reckonings: [BATTLES], presses: PRESSES },
  timings: WORLDS,
  tallies: [UNFAIR],
}
