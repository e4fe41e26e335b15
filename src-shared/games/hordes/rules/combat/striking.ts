import { drop, record, roll, tell, type Procedure, type Rolled } from '../../../../kernel/engine/procedure.ts'
import type { Figures } from '../../../../kernel/world/rule.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { boutOdds } from '../../odds/bout.ts'
import { activeHost, elementOf, foeOf, SHEETS, type CombatSheet, type Side, type Told } from '../records.ts'
import { FACES } from '../tables.ts'
import { otherSide } from './bout.ts'
import { followUp } from './following.ts'
import { becomeFrog } from './frogs.ts'
import { totalOf } from './lines.ts'
import { verdictOf } from './outcome.ts'
import { boutOf, isOn, openSheet, type Plan } from './plan.ts'
import { suffer } from './suffering.ts'

/** One combat: its sheet with every line, two dice, what both suffer, and what the table is to do. */
export function* strike(world: World, plan: Plan): Procedure {
  const open = openSheet(world, plan)
  yield* record('HQ-RES-1', SHEETS, open.id, open)
  const dice = yield* throwDice(world, plan)
  if (dice === null) return yield* drop('HQ-RES-1', SHEETS, open.id)
  const sheet = scored(world, plan, open, dice)
  yield* record('HQ-RES-1', SHEETS, sheet.id, sheet)
  yield* tellScores(world, sheet)
  const told: Told[] = []
  const keep = (one: Told): void => void told.push(one)
  const order: readonly Side[] = sheet.lower === 'b' ? ['b', 'a'] : ['a', 'b']
  for (const side of order) yield* suffer(world, sheet, side, keep)
  if (sheet.kind === 'close') yield* followUp(world, sheet, keep)
  if (sheet.kind === 'bespell' && sheet.by !== null) yield* becomeFrog(world, sheet[sheet.by], keep)
  if (told.length > 0) yield* record('HQ-RES-1', SHEETS, sheet.id, { ...sheet, told })
}

/** A's die, then B's; null where one of the two stands no more. */
function* throwDice(world: World, plan: Plan): Procedure<readonly [number, number] | null> {
  const { a, b, kind } = plan
  const rolled: Rolled = yield* roll('combat', activeHost(world), () => {
    const active = activeHost(world)
    const part = (side: Side): { element: string; total: number } => ({
      element: plan[side].element,
      total: boutOdds(boutOf(world, plan)).totals[side],
    })
    return {
      ...{ rule: 'HQ-RES-1', rules: ['HQ-FAC-1'], faces: FACES, count: isOn(world, plan) ? 2 : 0, figures: figuresOf(world, plan) },
      wording: `roll.combat.${kind}`,
      test: {
        type: 'parts',
        parts: [
          { count: 1, test: { type: 'number' }, wording: 'die.combat', figures: part('a'), whose: active },
          { count: 1, test: { type: 'number' }, wording: 'die.combat', figures: part('b'), whose: foeOf(active) },
        ],
      },
    }
  })
  const [first, second] = [rolled.values?.[0], rolled.values?.[1]]
  if (first === undefined || second === undefined || !isOn(world, { a, b })) return null
  return [first, second]
}

/** Who against whom, what each adds to its die, and how many of 36 pairs are for A, for neither and for B. */
function figuresOf(world: World, plan: Plan): Figures {
  const { totals, pairs } = boutOdds(boutOf(world, plan))
  const hurt = (side: Side): number => pairs.filter(({ verdict }) => verdict.fates[side] !== '-').length
  const both = pairs.filter(({ verdict }) => verdict.fates.a !== '-' && verdict.fates.b !== '-').length
  const [bad, good] = [hurt('a'), hurt('b') - both]
  return {
    ...{ element: plan.a.element, other: plan.b.element, total: totals.a, otherTotal: totals.b },
    ...{ good, even: pairs.length - good - bad, bad },
  }
}

function scored(world: World, plan: Plan, open: CombatSheet, [a, b]: readonly [number, number]): CombatSheet {
  const bout = boutOf(world, plan)
  const scores = { a: a + totalOf(open.lines, 'a'), b: b + totalOf(open.lines, 'b') }
  const { comparison, lower, printed, fates } = verdictOf(bout, scores)
  const side = (name: Side, die: number): CombatSheet['a'] => ({
    ...open[name],
    ...{ die, score: scores[name], printed: printed[name], fate: fates[name] },
  })
  return { ...open, a: side('a', a), b: side('b', b), comparison, lower }
}

function* tellScores(world: World, sheet: CombatSheet): Procedure {
  const { a, b, kind, comparison, lower } = sheet
  const figures = {
    ...{ element: a.element, die: a.die, total: a.score - a.die, score: a.score },
    ...{ other: b.element, otherDie: b.die, otherTotal: b.score - b.die, otherScore: b.score },
    ...{ by: sheet.by ?? 'both', comparison, lower: lower === null ? 'none' : sheet[lower].element },
  }
  const seat = elementOf(world, a.element).owner
  yield* tell('HQ-RES-1', `line.combat.${kind}`, { seat, about: [a.element, b.element, sheet.id], figures })
  const hurt = a.fate !== '-' || b.fate !== '-'
  if (hurt) return
  const spared = (['a', 'b'] as const).find((side) => sheet[side].printed !== '-')
  if (spared === undefined) yield* tell('HQ-RES-1', 'line.nothing', { seat, about: [a.element, b.element] })
  else yield* tellSpared(world, sheet, spared)
}

function* tellSpared(world: World, sheet: CombatSheet, side: Side): Procedure {
  const { element } = sheet[side]
  const rule = sheet.by === side ? 'HQ-RES-2' : 'HQ-RES-3'
  const figures = { element, other: sheet[otherSide(side)].element }
  yield* tell(rule, 'line.spared', { seat: elementOf(world, element).owner, about: element, figures })
}
