import type { World } from '../../../kernel/world/world.ts'
import { boutOdds, countOf } from '../odds/bout.ts'
import { isInBad, otherSide, type Bout } from '../rules/combat/bout.ts'
import { totalOf } from '../rules/combat/lines.ts'
import { boutOf } from '../rules/combat/plan.ts'
import { elementOf, FATES, type CombatSheet, type Side } from '../rules/records.ts'
import { ruled } from '../rules/rulings/ruled.ts'
import { FOLLOWERS, GREAT, SORCERERS } from '../rules/tables.ts'
import type { TypeCode } from '../rules/types.ts'

const SIDES: readonly Side[] = ['a', 'b']
const EQUAL_ROWS: readonly TypeCode[] = ['AH', 'HE', 'MA', 'PA']
const CLOSE_ONLY = ['HQ-FAC-6', 'HQ-FAC-7', 'HQ-FAC-8', 'HQ-FAC-9']

/** What is wrong with a combat whose dice have just been thrown. `before`: the world as it was when it was named. */
export function sheetProblems(before: World, sheet: CombatSheet): readonly string[] {
  const bout = boutOf(before, sheet)
  return [
    ...SIDES.flatMap((side) => sideProblems(before, sheet, bout, side)),
    ...lineProblems(sheet),
    ...oddsProblems(bout),
    ...resultProblems(sheet, bout),
  ].map((problem) => `${problem} (${sheet.kind} ${sheet.id})`)
}

/** 4, 6, 7, 9: who takes part. */
function sideProblems(before: World, sheet: CombatSheet, bout: Bout, side: Side): readonly string[] {
  const { element, aiders, supporters, ticks } = sheet[side]
  const found = [element, ...aiders].filter((id) => elementOf(before, id).status !== 'table').map((id) => `4: ${id} is off the table`)
  const { type, owner, movedIn } = elementOf(before, element)
  const shoots = sheet.by === side || sheet.kind === 'mutual'
  if (shoots && type === 'AR' && (owner !== sheet.active || movedIn === sheet.bound)) found.push(`6: ${element} may not shoot`)
  if (type === 'AR' && isInBad(bout, side)) found.push(`6: ${element} is in bad going`)
  if (sheet.kind === 'bespell' && sheet.by !== 'a') found.push('7: somebody bespells out of his bound')
  if (aiders.length > 2) found.push(`9: ${element} has ${aiders.length} aiders`)
  if (new Set([element, ...aiders, ...supporters]).size !== 1 + aiders.length + supporters.length) found.push(`9: ${element} counts twice`)
  if (ticks.ownStronghold && type !== 'MA') found.push(`18: ${element} has no Stronghold to bespell by`)
  return found
}

/** 8, 18: the lines. */
function lineProblems(sheet: CombatSheet): readonly string[] {
  const found = sheet.lines.flatMap(({ rule }) => [
    ...(rule.startsWith('HQ-FAC-') ? [] : [`8: a line is of ${rule}`]),
    ...(sheet.kind !== 'close' && CLOSE_ONLY.includes(rule) ? [`8: ${rule} counts at range`] : []),
  ])
  for (const side of SIDES)
    if (sheet[side].score - sheet[side].die !== totalOf(sheet.lines, side)) found.push(`8: the lines of ${side} do not add up`)
  return found
}

/** 10: every pair of dice has one outcome, and sides can be swapped. */
function oddsProblems(bout: Bout): readonly string[] {
  const odds = boutOdds(bout)
  const found = odds.rows.reduce((sum, { count }) => sum + count, 0) === 36 ? [] : ['10: the pairs are not 36']
  const swapped = boutOdds({ ...bout, a: bout.b, b: bout.a, by: bout.by === null ? null : otherSide(bout.by) })
  for (const side of SIDES)
    for (const fate of FATES)
      if (countOf(odds, side, fate) !== countOf(swapped, otherSide(side), fate)) found.push(`10: swapped, ${fate} of ${side} differs`)
  return found
}

/** 11 to 13, 15 to 18, 20: what it came to. */
function resultProblems(sheet: CombatSheet, bout: Bout): readonly string[] {
  const found: string[] = []
  const { a, b, comparison, lower, by, kind } = sheet
  if (a.fate !== '-' && b.fate !== '-' && !(comparison === 'equal' && SIDES.every((side) => EQUAL_ROWS.includes(bout[side].type))))
    found.push('11: both suffer')
  if (comparison === 'doubled' && (lower === null || 2 * sheet[lower].score > sheet[otherSide(lower)].score))
    found.push('15: it is not doubled')
  for (const side of SIDES) {
    const { fate, printed } = sheet[side]
    const [own, foe] = [bout[side], bout[otherSide(side)]]
    if (fate === '-') continue
    if (by === side && !(kind === 'bespell' && (foe.type === 'GO' || foe.type === 'MA'))) found.push(`12: ${side} suffers for its own act`)
    if (foe.type === 'SN' && own.type !== 'SN' && own.type !== 'ST' && !own.general) found.push(`13: ${side} suffers from Sneakers`)
    if (comparison === 'doubled' && printed !== 'D' && own.type !== 'FL') found.push(`15: doubled, ${own.type} is not destroyed`)
    if (fate === 'E' && !(foe.type === 'MA' && SORCERERS.includes(own.type))) found.push(`16: ${foe.type} ensorcels ${own.type}`)
  }
  return found
}

/** 17, 18, 20: the lines of FAC-2, FAC-3 and rank, who is pushed, and who follows up. */
export function toldProblems(world: World, sheet: CombatSheet): readonly string[] {
  const typeOf = (id: string): TypeCode => elementOf(world, id).type
  const found = sheet.told.flatMap(({ wording, element, other }) => {
    if (wording === 'line.pushes' && GREAT.includes(typeOf(other)) && !GREAT.includes(typeOf(element)))
      return [`17: ${element} pushes ${other}`]
    const follows = wording === 'line.follows' || wording === 'line.ranksFollow'
    return follows && (sheet.kind !== 'close' || !FOLLOWERS.includes(typeOf(element))) ? [`20: ${element} follows up`] : []
  })
  if (!ruled(world, 'repeat_lines'))
    for (const rule of ['HQ-FAC-2', 'HQ-FAC-3'])
      for (const side of SIDES)
        if (sheet.lines.filter((line) => line.rule === rule && line.side === side).length > 1) found.push(`18: ${rule} counts twice`)
  return found
}
