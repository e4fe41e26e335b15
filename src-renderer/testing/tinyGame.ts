import { accept, problem, refuse } from '../../src-shared/kernel/problem.ts'
import {
  act,
  chance,
  checkpoint,
  choose,
  fill,
  post,
  record,
  roll,
  tell,
  type Procedure,
} from '../../src-shared/kernel/engine/procedure.ts'
import type { Ruleset } from '../../src-shared/kernel/engine/ruleset.ts'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import type { World } from '../../src-shared/kernel/world/world.ts'
import { accountBounds, accountsOf, OWNERS } from '../../src-shared/games/greatest-lineage/rules/accounts.ts'
import { CIVILISATIONS, GAME, type CivilisationRecord } from '../../src-shared/games/greatest-lineage/rules/records.ts'
import { SEATS, type Civilisation } from '../../src-shared/games/greatest-lineage/rules/seats.ts'

/** A short game for the tests of the screen: every kind of request once a turn, over the accounts of the real one. `rounds` until it ends. */
export function tinyGame(rounds = 2, mothers = 14): Ruleset<Json> {
  return {
    id: 'greatest-lineage',
    version: 1,
    readSetup: (raw) => accept(raw as Json),
    players: () => SEATS.map((seat) => ({ seat, name: `Player of the ${seat}` })),
    setUp: beginning,
    play: (world) => play(world, rounds, mothers),
    *afterCorrection() {
      // Nothing hangs on a figure here.
    },
    readRulings: () => refuse(problem('decided', 'problem.settled')),
    *decide() {
      // No house rule of it can change.
    },
    seats: () => SEATS,
    account: (_world, owner, account) => accountBounds(owner, account),
    accountsOf: (_world, owner) => accountsOf(owner),
    owners: () => OWNERS,
  }
}

function* beginning(): Procedure {
  yield* record('GL-SET-2', GAME, 'game', { goal: 'conquest', houseRules: {}, order: SEATS, ended: null })
  for (const seat of SEATS) {
    const civilisation: CivilisationRecord = {
      ...{ seat, player: `Player of the ${seat}`, alive: true, fell: null, highestAge: 1, qualifiedSince: null, shortage: false },
      ...{ bought: 0, claimed: 0 },
    }
    yield* record('GL-SET-1', CIVILISATIONS, seat, civilisation)
    for (const [account, amount] of Object.entries({ males: 31, females: 28, food: 15, wood: 18, prestige: 13, territories: 2, age: 1 })) {
      yield* post('GL-SET-3', seat, account, amount)
    }
  }
  yield* checkpoint({ turn: 1, seat: SEATS[0], phase: 1 })
}

function* play(world: World, rounds: number, mothers: number): Procedure {
  while (world.cursor.turn <= rounds) {
    const seat = world.cursor.seat as Civilisation
    yield* turn(world, seat, mothers)
    const last = seat === SEATS.at(-1)
    const next = SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length] ?? SEATS[0]
    yield* checkpoint({ turn: world.cursor.turn + (last ? 1 : 0), seat: next, phase: 1 })
  }
}

function* turn(world: World, seat: Civilisation, mothers: number): Procedure {
  const round = world.cursor.turn
  if (world.cursor.phase <= 1) {
    yield* tell('GL-TIME-1', 'line.begin', { seat, figures: { players: 3 } })
    yield* checkpoint({ turn: round, seat, phase: 2 })
    yield* post('GL-PTS-1', seat, 'points', 26, { figures: { tokens: 18, land: 4, people: 4 } })
    yield* checkpoint({ turn: round, seat, phase: 3 })
  }
  if (world.cursor.phase === 3) {
    const births = yield* roll('births', seat, () => ({
      ...{ rule: 'GL-POP-4', faces: 100, count: mothers, test: chance(60, 'child', 'noChild'), counts: ['child', 'noChild'] },
      figures: { mothers, chance: 60 },
    }))
    yield* post('GL-POP-4', seat, 'males', births.counts['child'] ?? 0)
    yield* checkpoint({ turn: round, seat, phase: 4 })
  }
  if (world.cursor.phase === 4) {
    const plan = yield* fill('stockpile', seat, () => ({
      ...{ rule: 'GL-STK-1', wording: 'fill.gather' },
      figures: { gatherers: 30, each: 2 },
      fields: (['food', 'wood'] as const).map((id) => ({ id, type: 'number', wording: `account.${id}`, min: 0, max: 30, preset: 0 })),
      limits: [{ rule: 'GL-STK-1', wording: 'limit.gatherers', weights: { food: 1, wood: 1 }, max: 30 }],
    }))
    for (const [account, gatherers] of Object.entries(plan ?? {})) yield* post('GL-STK-2', seat, account, gatherers * 2)
    yield* checkpoint({ turn: round, seat, phase: 5 })
  }
  if (world.cursor.phase === 5) {
    const claim = yield* choose('claims', seat, () => ({
      rule: 'GL-TERR-1',
      options: [
        { id: 'none', wording: 'option.none' },
        { id: 'one', wording: 'option.one' },
      ],
      preset: 'none',
    }))
    yield* post('GL-TERR-1', seat, 'territories', claim === 'one' ? 1 : 0)
    yield* checkpoint({ turn: round, seat, phase: 7 })
  }
  yield* spending(world, seat)
  yield* checkpoint({ turn: round, seat, phase: 8 })
  yield* post('GL-CHK-2', seat, 'food', -Math.min(4, world.balance(seat, 'food')))
}

function* spending(world: World, seat: Civilisation): Procedure {
  while (world.cursor.phase === 7) {
    const chosen = yield* act('spend', seat, () => {
      const points = world.balance(seat, 'points')
      const bought = <const Id extends string>(id: Id, price: number) => ({
        ...({ id, rule: 'GL-SPEND-4', wording: `act.${id}`, figures: { price } } as const),
        fields: [
          { id: 'amount', type: 'number', wording: 'field.amount', min: 1, max: Math.max(1, Math.floor(points / price)), preset: 1 },
        ] as const,
        limits: [{ rule: 'GL-SPEND-1', wording: 'limit.points', weights: { amount: price }, max: points }] as const,
      })
      return {
        rule: 'GL-SPEND-1',
        figures: { points },
        acts: [bought('culture', 4), bought('technology', 4), { id: 'done', rule: 'GL-SPEND-1', wording: 'act.done', fields: [] }],
      }
    })
    if (chosen === null || chosen.act === 'done') return
    const amount = chosen.amount
    yield* post('GL-SPEND-1', seat, 'points', -4 * amount)
    yield* post('GL-SPEND-4', seat, chosen.act, amount)
  }
}
