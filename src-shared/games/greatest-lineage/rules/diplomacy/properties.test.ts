import fc from 'fast-check'
import { expect, test } from 'vitest'
import { random } from '../../bots/random.ts'
import { seededChance } from '../../../../insight/bots/bot.ts'
import { takeAnswer } from '../../../../kernel/forms/answer.ts'
import type { Effect } from '../../../../kernel/world/effect.ts'
import { checkpoint, type Procedure } from '../../../../kernel/engine/procedure.ts'
import { Run } from '../../../../kernel/engine/run.ts'
import type { Ruleset } from '../../../../kernel/engine/ruleset.ts'
import type { Json } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { accountBounds } from '../accounts.ts'
import { voluntaryActs } from '../acts.ts'
import { isAlive } from '../civilisation.ts'
import { SEATS, type Civilisation } from '../seats.ts'
import { atWar } from '../../testing/diplomacy.ts'
import { house, stage } from '../../testing/stage.ts'
import { openAnnouncedWars } from '../war/opening.ts'
import { FRESH_SIDE, WARS } from '../war/records.ts'
import { allianceOffers } from './allianceActs.ts'
import { accrueAlliances } from './alliances.ts'
import { payDue } from './payments.ts'
import { ALLIANCES, DEALINGS, TREATY_DRAFTS } from './records.ts'
import { tradeOffers } from './trade.ts'
import { treatyOffers } from './treaties.ts'

const SEED = 'a11e'.repeat(16)
const ROUNDS = 8
/** Far more than anybody talks in so many rounds. */
const MOST_QUESTIONS = 4000

const BOUNDS = {
  account: (_world: World, owner: string, account: string) => accountBounds(owner, account),
  *afterCorrection(): Procedure {
    // What hangs on figures elsewhere is not on this stage.
  },
} as unknown as Ruleset<Json>

/** Rounds in which nothing happens but diplomacy. */
function* rounds(world: World): Procedure {
  for (let turn = 5; turn < 5 + ROUNDS; turn++) {
    for (const seat of SEATS) {
      yield* checkpoint({ turn, seat, phase: 5 })
      if (isAlive(world, seat)) yield* diplomacyOf(world, seat)
    }
  }
}

function* diplomacyOf(world: World, seat: Civilisation): Procedure {
  yield* accrueAlliances(world, seat)
  yield* payDue(world, seat)
  yield* openAnnouncedWars(world, seat)
  yield* voluntaryActs('conflict', seat, () => ({
    rule: 'GL-TERR-1',
    figures: {},
    offers: [...treatyOffers(world, seat), ...allianceOffers(world, seat), ...tradeOffers(world, seat)],
  }))
}

const amount = fc.integer({ min: 0, max: 40 })
const balances = fc.record({
  males: amount,
  females: amount,
  food: amount,
  wood: amount,
  wealth: amount,
  territories: fc.integer({ min: 6, max: 12 }),
})
const setting = fc.record({
  elves: balances,
  humans: balances,
  dwarves: balances,
  rules: fc.record({ ally_loss: fc.constantFrom('both', 'breaker'), ally_notice_keeps: fc.boolean() }),
})
const corrections = fc.array(
  fc.record({
    at: fc.nat(200),
    owner: fc.constantFrom(...SEATS),
    account: fc.constantFrom('males', 'females', 'food', 'wood', 'wealth', 'territories'),
    to: fc.integer({ min: 1, max: 30 }),
  }),
  { maxLength: 20 },
)

const WAR = atWar('elves', 'humans', {
  sides: { aggressor: { ...FRESH_SIDE, occupied: 2, names: ['Ford'], settlements: 1 }, defender: FRESH_SIDE },
})

/** Random players; the game master corrects when so many answers have been given. Gives everything that happened. */
function played({ rules, ...people }: typeof setting extends fc.Arbitrary<infer T> ? T : never, seed: number, wrong: readonly Fix[]) {
  const records = { royal: { ...house('elves'), ...house('humans'), ...house('dwarves') }, war: WAR }
  const world = stage({ ...people, rules, turn: 4, phase: 5, records })
  const chance = seededChance(seed)
  const run = new Run(BOUNDS, world, rounds(world))
  const effects: Effect[] = run.resume(undefined)
  for (let answers = 0; ; answers++) {
    if (answers > MOST_QUESTIONS) throw new Error('they talk for ever')
    for (const { owner, account, to } of wrong.filter(({ at }) => at === answers)) run.correct([{ owner, account, to }])
    const { pending } = run
    if (pending === null) break
    const taken = takeAnswer(pending, random(pending, world, chance), SEED)
    expect(taken).toMatchObject({ ok: true })
    if (taken.ok) effects.push(...run.resume(taken.value.reply))
  }
  return { world, effects }
}

interface Fix {
  readonly at: number
  readonly owner: Civilisation
  readonly account: string
  readonly to: number
}

const KEPT = ['males', 'females', 'food', 'wood', 'wealth'] as const

test('GL-TREATY-2 whatever is agreed, nothing comes out of nothing and nothing is lost', () => {
  fc.assert(
    fc.property(setting, fc.integer(), (start, seed) => {
      const { world, effects } = played(start, seed, [])
      if (SEATS.some((seat) => !isAlive(world, seat))) return
      for (const account of KEPT) {
        const before = SEATS.reduce((sum, seat) => sum + start[seat][account], 0)
        expect(SEATS.reduce((sum, seat) => sum + world.balance(seat, account), 0)).toBe(before)
      }
      const land = SEATS.reduce((sum, seat) => sum + start[seat].territories, 0)
      const occupied = world.records(WARS).reduce((sum, { sides }) => sum + sides.aggressor.occupied, 0)
      expect(SEATS.reduce((sum, seat) => sum + world.balance(seat, 'territories'), occupied)).toBe(land + 2)
      expect(effects.length).toBeGreaterThan(ROUNDS)
    }),
    { numRuns: 150, seed: 3 },
  )
})

test('GL-ALLY-1 what an alliance began with is there exactly while it lasts, and trade credit stays below ten (invariant 29)', () => {
  fc.assert(
    fc.property(setting, fc.integer(), ({ rules, ...start }, seed) => {
      const { world, effects } = played({ ...start, rules: { ...rules, ally_loss: 'both' } }, seed, [])
      for (const seat of SEATS.filter((one) => isAlive(world, one))) {
        const own = world.records(ALLIANCES).filter(({ members }) => members.includes(seat))
        const booked = effects.reduce((sum, effect) => {
          const counts = effect.kind === 'posting' && effect.owner === seat && effect.account === 'prestige'
          return counts && ['GL-ALLY-1', 'GL-ALLY-5', 'GL-WIN-6'].includes(effect.rule) ? sum + effect.delta : sum
        }, 0)
        expect(booked).toBe(10 * own.length)
        for (const { id } of own) expect(world.record(DEALINGS, id)?.credit[seat] ?? 0).toBeLessThan(10)
      }
    }),
    { numRuns: 150, seed: 4 },
  )
})

test('GL-TREATY-1 no correction while they talk takes an account below nought or stops the game', () => {
  fc.assert(
    fc.property(setting, fc.integer(), corrections, (start, seed, wrong) => {
      const { world } = played(start, seed, wrong)
      expect(world.records(TREATY_DRAFTS)).toEqual([])
    }),
    { numRuns: 150, seed: 5 },
  )
})
