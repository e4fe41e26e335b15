import { fill, post, roll, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RollRequest, RollTest, TableTest } from '../../../kernel/engine/request.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { editionOf } from './edition.ts'
import { ruled, type HouseRules } from './rulings/switches.ts'
import type { Civilisation } from './seats.ts'
import { APPENDIX_A, malePercent } from './tables/appendixA.ts'

export interface Sexes {
  readonly males: number
  readonly females: number
}

type HalfGoesTo = NonNullable<HouseRules['gender_half']>

/** An age asks for newcomers of two causes, and says for which. */
const BY_AGE: ReadonlySet<string> = new Set(['ageGift', 'ageGrowth'])

const NOBODY: Sexes = { males: 0, females: 0 }

/**
 * GL-GEN-8 Newcomers of any source are men or women by chance: rolls for it (questions `<name>Sex`) and books them, `count` of them, under
 * `rule`. They count as new people until the next resource check.
 */
export function* newcomers(rule: RuleId, world: World, seat: Civilisation, count: number, name: string, about?: string): Procedure {
  const together = rule === 'GL-SPEND-3' && editionOf(world) >= 3
  const sexes = together ? yield* rollGroup(world, seat, count, name) : yield* rollSexes(world, seat, count, name)
  yield* postNewcomers(rule, seat, sexes, about)
}

/** Books newcomers whose sexes are known. */
export function* postNewcomers(rule: RuleId, seat: Civilisation, { males, females }: Sexes, about?: string): Procedure {
  const notes = { about, figures: { newcomers: males + females } }
  yield* post(rule, seat, 'males', males, notes)
  yield* post(rule, seat, 'females', females, notes)
  yield* post(rule, seat, 'newPeople', males + females, notes)
}

/**
 * GL-POP-6 Sexes are rolled in groups: all at once, in groups as the player likes, or one by one (RULING-38); people bought for points are
 * always one group (see GL-SPEND-3). In the second edition the player was asked for the size of each group, and bought people were split too.
 * Changes nothing yet.
 */
export function* rollSexes(world: World, seat: Civilisation, count: number, name: string): Procedure<Sexes> {
  switch (ruled(world, 'gender_groups')) {
    case 'one':
      return yield* rollGroup(world, seat, count, name)
    case 'player':
      return yield* editionOf(world) < 3 ? rollChosenGroups(world, seat, count, name) : rollGroup(world, seat, count, name, true)
    case 'each':
      return yield* rollEach(world, seat, count, name)
  }
}

/** GL-POP-7 One d100 on Appendix a for a whole group, or for each of those the owner makes of it on the card that rolls: the men are the nearest whole of their share, the rest are women. */
function* rollGroup(world: World, seat: Civilisation, count: number, name: string, mayBeSplit = false): Procedure<Sexes> {
  if (count === 0) return NOBODY
  const rolled = yield* roll(`${name}Sex`, seat, () => {
    const how = howAsked(world, seat, mayBeSplit ? count : 1)
    // Dice that are thrown unasked keep their figures in the record, and have none of this.
    const cause = how.unattended !== true && BY_AGE.has(name) ? { cause: name } : {}
    return {
      ...{ rule: 'GL-POP-7', wording: 'roll.newcomers', figures: { newcomers: count, ...cause } },
      ...{ faces: 100, count: 1, test: groupTest() },
      ...how,
    }
  })
  const sizes = rolled.groups ?? [count]
  const half = ruled(world, 'gender_half')
  const sexes = sizes.map((size, at) => sexesOf(size, rolled.values?.[at] ?? 0, half))
  return {
    males: sexes.reduce((sum, { males }) => sum + males, 0),
    females: sexes.reduce((sum, { females }) => sum + females, 0),
  }
}

/** Where the owner may make groups the die is waited for; where nobody decides anything, the app may throw it at once. */
function howAsked(world: World, seat: Civilisation, people: number): Pick<RollRequest, 'split' | 'unattended' | 'see'> {
  if (people > 1) return { split: people }
  return editionOf(world) < 3 ? {} : { unattended: true, see: [seat] }
}

/** The die of a group: a row of Appendix a. */
export function groupTest(): TableTest {
  return { type: 'table', rows: APPENDIX_A.map(({ from, to, males }) => ({ from, to, outcome: `males${males}` })) }
}

function* rollChosenGroups(world: World, seat: Civilisation, count: number, name: string): Procedure<Sexes> {
  let placed = NOBODY
  for (let left = count; left > 0; left = count - placed.males - placed.females) {
    const size = left === 1 ? 1 : yield* askGroupSize(seat, left, name)
    const group = yield* rollGroup(world, seat, size, name)
    placed = { males: placed.males + group.males, females: placed.females + group.females }
  }
  return placed
}

function* askGroupSize(seat: Civilisation, left: number, name: string): Procedure<number> {
  const sheet = yield* fill(`${name}Group`, seat, () => ({
    rule: 'GL-POP-6',
    wording: 'fill.newcomersGroup',
    figures: { newcomers: left },
    fields: [{ id: 'size', type: 'number', wording: 'field.groupSize', min: 1, max: left, preset: left }],
  }))
  return sheet?.['size'] ?? left
}

function* rollEach(world: World, seat: Civilisation, count: number, name: string): Procedure<Sexes> {
  const { counts } = yield* roll(`${name}Sex`, seat, () => ({
    rule: 'GL-POP-7',
    rules: ['GL-POP-6'],
    wording: 'roll.newcomersEach',
    figures: { newcomers: count },
    faces: 100,
    count,
    test: testOfOne(ruled(world, 'gender_half')),
    counts: ['male', 'female'],
  }))
  return { males: counts['male'] ?? 0, females: counts['female'] ?? 0 }
}

/** Men and women among `count` newcomers by a die on Appendix a; who an exact half goes to is RULING-39. */
export function sexesOf(count: number, die: number, half: HalfGoesTo): Sexes {
  const hundredths = count * malePercent(die)
  const rest = hundredths % 100
  const whole = (hundredths - rest) / 100
  const males = rest > 50 || (rest === 50 && halfIsMale(die, half)) ? whole + 1 : whole
  return { males, females: count - males }
}

function halfIsMale(die: number, half: HalfGoesTo): boolean {
  switch (half) {
    case 'parity':
      return die % 2 === 1
    case 'male':
      return true
    case 'female':
      return false
    default:
      return half satisfies never
  }
}

/** What each face makes of a single newcomer. */
function testOfOne(half: HalfGoesTo): RollTest {
  const rows: { from: number; to: number; outcome: string }[] = []
  for (let face = 1; face <= 100; face++) {
    const outcome = sexesOf(1, face, half).males === 1 ? 'male' : 'female'
    const last = rows.at(-1)
    if (last?.outcome === outcome) last.to = face
    else rows.push({ from: face, to: face, outcome })
  }
  return { type: 'table', rows }
}
