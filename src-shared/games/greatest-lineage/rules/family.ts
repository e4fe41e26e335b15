import { roll, type Procedure, type Rolled } from '../../../kernel/engine/procedure.ts'
import type { RollPart } from '../../../kernel/engine/request.ts'
import { diceByPart } from '../../../kernel/chance/rollTest.ts'
import type { World } from '../../../kernel/world/world.ts'
import { birthsRoll, bookBirths, deathsTest } from './births.ts'
import { isAlive } from './civilisation.ts'
import { birthChance } from './derived.ts'
import { settleFalls } from './factions/ending.ts'
import { groupTest, rollSexes, sexesOf, type Sexes } from './newcomers.ts'
import { bearRoyalChild, failedRoyalBirth, royalChildRoll, royalSexTest } from './royalty/children.ts'
import { rulerOf } from './royalty/culture.ts'
import { ruled } from './rulings/switches.ts'
import type { Civilisation } from './seats.ts'

/** What the sheet of phase 3 asks the dice for. */
export interface Hopes {
  readonly royalChild: boolean
  /** Women who are to try. */
  readonly mothers: number
}

/**
 * The births of a turn with as few rolls as there can be: one for the royal child and the children of the people, and one for all that
 * follows from it, which nobody decides anything about and the app throws at once: the sex of the royal child, the mothers whose birth
 * failed, the sexes of the newborn. Dice and what they come to keep the order of the rules: the house before the people.
 */
export function* familyBirths(world: World, seat: Civilisation, hopes: Hopes): Procedure {
  const first = yield* rollForChildren(world, seat, hopes)
  if (first === null) return
  const rest = yield* rollWhatFollows(world, seat, first)
  if (first.royal === true) yield* bearRoyalChild(world, seat, rest.royalSex)
  if (first.royal === false) yield* failedRoyalBirth(world, seat)
  if (rulerOf(world, seat) === undefined) yield* settleFalls(world)
  if (first.mothers === 0 || !isAlive(world, seat)) return
  const sexes = rest.sexes ?? (yield* rollSexes(world, seat, first.children, 'births'))
  yield* bookBirths(world, seat, { mothers: first.mothers, children: first.children, died: rest.died, sexes })
}

/** `royal`: null where the house did not try. `failed`: the dice of the women, or how many of them died where they were typed as counts. */
interface First {
  readonly royal: boolean | null
  readonly mothers: number
  readonly children: number
  readonly births: readonly number[] | { readonly died: number }
}

function* rollForChildren(world: World, seat: Civilisation, hopes: Hopes): Procedure<First | null> {
  let tries = { royal: false, mothers: 0 }
  const rolled = yield* roll('births', seat, () => {
    const royal = hopes.royalChild ? royalChildRoll(world, seat) : null
    const births = birthsRoll(world, seat, hopes.mothers)
    tries = { royal: royal !== null, mothers: births.count }
    if (royal === null) return births
    if (births.count === 0) return { ...royal, count: 1 }
    const { rule, rules, figures, faces, test, count, counts } = births
    const parts: RollPart[] = [
      { count: 1, test: royal.test, wording: 'die.royalChild', counts: ['royalChild', 'noRoyalChild'] },
      { count, test, wording: 'die.births', figures: { mothers: count }, counts },
    ]
    return {
      ...{ rule, rules: [royal.rule, ...rules], wording: 'roll.family', figures: { ...figures, royalChance: royal.figures.chance } },
      ...{ faces, count: count + 1, test: { type: 'parts', parts }, counts: parts.flatMap((part) => part.counts ?? []) },
    }
  })
  return tries.royal || tries.mothers > 0 ? readFirst(rolled, tries) : null
}

function readFirst({ values, counts }: Rolled, { royal, mothers }: { royal: boolean; mothers: number }): First {
  const births = values === null ? { died: counts['motherLost'] ?? 0 } : Array.from(values).slice(royal ? 1 : 0)
  return { royal: royal ? (counts['royalChild'] ?? 0) > 0 : null, mothers, children: counts['child'] ?? 0, births }
}

/** `sexes`: null where the house rules have them rolled in another way than all together. */
interface Rest {
  readonly royalSex: number
  readonly died: number
  readonly sexes: Sexes | null
}

function* rollWhatFollows(world: World, seat: Civilisation, { royal, children, births }: First): Procedure<Rest> {
  const typed = 'died' in births
  const deaths = typed || ruled(world, 'birth_death') === 'none' ? null : deathsTest(births, birthChance(world, seat))
  const together = ruled(world, 'gender_groups') === 'one'
  const parts: RollPart[] = [
    { count: royal === true ? 1 : 0, test: royalSexTest(), wording: 'die.royalSex' },
    { count: 0, ...deaths, test: deaths?.test ?? royalSexTest(), wording: 'die.deaths', figures: { mothers: deaths?.count ?? 0 } },
    { count: together && children > 0 ? 1 : 0, test: groupTest(), wording: 'die.newcomers', figures: { newcomers: children } },
  ]
  const thrown = parts.filter(({ count }) => count > 0)
  const count = thrown.reduce((sum, part) => sum + part.count, 0)
  const { values } = yield* roll('afterBirths', seat, () => ({
    ...{
      rule: 'GL-POP-7',
      rules: ['GL-POP-5', 'GL-ROY-12'],
      figures: { children, royal: royal === true ? 1 : 0, mothers: deaths?.count ?? 0 },
    },
    ...{ faces: 100, count, test: { type: 'parts', parts: thrown }, unattended: true, see: [seat] },
  }))
  const [royalDice = [], deathDice = [], sexDice = []] = diceByPart(parts, values ?? [])
  const needs =
    deaths?.test.type === 'atMostEach'
      ? deaths.test.groups.flatMap(({ need, count: dice }) => Array.from({ length: dice }, () => need))
      : []
  const died = typed ? births.died : deathDice.filter((die, at) => die <= (needs[at] ?? 0)).length
  const [sexDie] = sexDice
  const sexes =
    children === 0 ? { males: 0, females: 0 } : sexDie === undefined ? null : sexesOf(children, sexDie, ruled(world, 'gender_half'))
  return { royalSex: royalDice[0] ?? 100, died, sexes }
}
