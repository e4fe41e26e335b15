import { confide, roll, type Procedure, type Rolled } from '../../../kernel/engine/procedure.ts'
import type { TargetTest } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import { held } from './civilisation.ts'
import { birthChance } from './derived.ts'
import { postNewcomers, rollSexes, type Sexes } from './newcomers.ts'
import { losePeople } from './people.ts'
import { ruled } from './rulings/switches.ts'
import type { Civilisation } from './seats.ts'
import { percent } from './percent.ts'

/** GL-POP-1 There are common births only while twice the males are at least the females (RULING-34: do warriors count). */
export function gateOpen(world: World, seat: Civilisation): boolean {
  return 2 * malesForGate(world, seat) >= held(world, seat, 'females')
}

/** Males who count for it: those at home, and by house rule those at war. */
export function malesForGate(world: World, seat: Civilisation): number {
  const warriors = ruled(world, 'birth_gate_males') === 'include_warriors' ? held(world, seat, 'warriors') : 0
  return held(world, seat, 'males') + warriors
}

/** GL-POP-2 Up to half the females may try, rounded down; none where the gate is shut (RULING-36). */
export function mostMothers(world: World, seat: Civilisation): number {
  return gateOpen(world, seat) ? Math.floor(held(world, seat, 'females') / 2) : 0
}

/**
 * GL-POP-4 Every woman who tries rolls, and bears a child at the chance or less. `planned` women try, or as many as still may.
 * Nothing is booked before the last die has fallen, so that a roll for a million women stays one short line of the journal.
 */
export function* births(world: World, seat: Civilisation, planned: number): Procedure {
  const rolled = yield* rollBirths(world, seat, planned)
  const children = rolled.counts['child'] ?? 0
  const mothers = children + (rolled.counts['noChild'] ?? 0) + (rolled.counts['motherLost'] ?? 0)
  if (mothers === 0) return
  const died = yield* rollDeaths(world, seat, rolled, birthChance(world, seat))
  const sexes = yield* rollSexes(world, seat, children, 'births')
  yield* bookBirths(world, seat, { mothers, children, died, sexes })
}

/** What the dice of a turn's births have shown. `died`: mothers. */
export interface Born {
  readonly mothers: number
  readonly children: number
  readonly died: number
  readonly sexes: Sexes
}

/** Children and the mothers who died, in the ledger and to their owner. */
export function* bookBirths(world: World, seat: Civilisation, { mothers, children, died, sexes }: Born): Procedure {
  yield* postNewcomers('GL-POP-4', seat, sexes)
  const lost = yield* losePeople('GL-POP-5', world, seat, died, ['females'])
  yield* confide('GL-POP-4', 'line.births', seat, { mothers, children, ...sexes, lost })
}

function* rollBirths(world: World, seat: Civilisation, planned: number): Procedure<Rolled> {
  return yield* roll('births', seat, () => birthsRoll(world, seat, planned))
}

/** The roll for children: a die for each of the women who were meant to try, or as many as still may. */
export function birthsRoll(world: World, seat: Civilisation, planned: number) {
  const deadly = ruled(world, 'birth_death') === 'second_roll'
  const mothers = Math.min(planned, mostMothers(world, seat))
  const need = birthChance(world, seat)
  return {
    rule: 'GL-POP-4',
    rules: ['GL-POP-3', ...(deadly ? (['GL-POP-5'] as const) : [])],
    figures: { mothers, chance: need },
    faces: 100,
    count: mothers,
    test: percent(need, 'child', 'noChild'),
    counts: deadly ? ['child', 'noChild', 'motherLost'] : ['child', 'noChild'],
  } as const
}

/** GL-POP-5 A woman who failed rolls again and dies on the failed number or less (RULING-37). Gives how many die. */
function* rollDeaths(world: World, seat: Civilisation, rolled: Rolled, need: number): Procedure<number> {
  if (ruled(world, 'birth_death') === 'none') return 0
  if (rolled.values === null) return rolled.counts['motherLost'] ?? 0
  const { count, test } = deathsTest(rolled.values, need)
  const { counts } = yield* roll('deaths', seat, () => ({
    rule: 'GL-POP-5',
    figures: { mothers: count },
    faces: 100,
    count,
    test,
    counts: ['motherLost', 'motherLives'],
  }))
  return counts['motherLost'] ?? 0
}

/** A die for every woman whose roll failed, those with the lowest number first. */
export function deathsTest(births: ArrayLike<number>, need: number): { readonly count: number; readonly test: TargetTest } {
  const groups = failedNumbers(births, need)
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return { count, test: { type: 'atMostEach', groups, success: 'motherLost', failure: 'motherLives', harm: true } }
}

/** How many failed with which number, the lowest first. */
function failedNumbers(values: ArrayLike<number>, need: number): { need: number; count: number }[] {
  const howMany = new Uint32Array(101)
  for (let at = 0; at < values.length; at++) {
    const die = values[at] ?? 0
    howMany[die] = (howMany[die] ?? 0) + 1
  }
  return Array.from(howMany, (count, die) => ({ need: die, count })).filter((group) => group.need > need && group.count > 0)
}
