import type { Effect, Posting } from '../../../kernel/world/effect.ts'
import type { SeenEntry } from '../../../kernel/journal/history.ts'
import { CORRECTION_RULE } from '../../../kernel/journal/journal.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areaOf, contestedBy, nationOf, unitsAt, unitsIn } from '../rules/board.ts'
import { allowance, overrunIn } from '../rules/movement/paths.ts'
import { crowds } from '../rules/overpopulation.ts'
import { birthplaces } from '../rules/population.ts'
import { gameOf, scenarioOf, STACKS, type Stack } from '../rules/records.ts'
import { ruled } from '../rules/rulings/ruled.ts'
import { PHASE, STOPS } from '../rules/tables.ts'

/** 1, 2, 20: what the postings of an entry come to. `after`: the world once they are made. */
export function postingProblems(after: World, effects: readonly Effect[]): string[] {
  const problems: string[] = []
  const net = new Map<string, number>()
  for (const effect of effects) {
    if (effect.kind !== 'posting') continue
    const { rule, owner, account, delta } = effect
    if (!/^(?:NT|TABLE)-/.test(rule)) problems.push(`1: ${account} of ${owner} is posted by ${rule}`)
    const balance = after.balance(owner, account)
    if (!Number.isSafeInteger(balance) || balance < 0) problems.push(`1: ${account} of ${owner} is ${balance}`)
    if (account === 'vp' && !/^(?:NT-VP-1|NT-EVT-\d|NT-SET-1|TABLE-GM-\d)$/.test(rule))
      problems.push(`20: points of ${owner} are posted by ${rule}`)
    if (account === 'vp' || rule === CORRECTION_RULE || rule === 'NT-SET-1' || isSetAside(after, effect)) continue
    const unit = `${owner} ${account.split('.')[1] ?? ''}`
    net.set(unit, (net.get(unit) ?? 0) + delta)
  }
  for (const effect of effects) {
    if (effect.kind !== 'line' || effect.wording !== 'line.pool') continue
    const unit = `${effect.seat ?? ''} ${String(effect.figures?.['unit'])}`
    net.set(unit, (net.get(unit) ?? 0) - Number(effect.figures?.['count']))
  }
  for (const [unit, sum] of net) if (sum !== 0) problems.push(`2: counters of ${unit} change by ${sum}`)
  return problems
}

/** Casualties under `dead_return` = false leave the game. */
function isSetAside(world: World, { rule }: Posting): boolean {
  return rule === 'NT-BAT-2' && !ruled(world, 'dead_return')
}

/** 4: births of an answer against its dice. `before`: the world the answer came to. */
export function birthProblems(before: World, { request = '', answer }: SeenEntry, effects: readonly Effect[]): string[] {
  const { actor } = before.cursor
  const born = effects.filter(
    (effect): effect is Posting => effect.kind === 'posting' && effect.rule.startsWith('NT-POP-') && !effect.account.startsWith('pool.'),
  )
  if (actor === undefined || (born.length === 0 && questionName(request) !== 'births')) return []
  const { growth } = nationOf(before, actor)
  const problems: string[] = []
  const areas = born.map(({ account }) => account.split('.')[0])
  if (born.some(({ delta }) => delta !== 1) || new Set(areas).size < areas.length)
    problems.push(`4: more than one birth in an area of ${actor}`)
  if (growth === 'none' && born.length > 0) problems.push(`4: ${actor} has births`)
  if (growth === 'one_area' && born.length > 1) problems.push(`4: ${actor} has ${born.length} births`)
  if (questionName(request) !== 'births' || typeof answer !== 'object' || !('dice' in answer)) return problems
  const dice = answer.dice as readonly number[]
  const places = birthplaces(before, actor)
  if (ruled(before, 'pop_rolls') !== 'all') return born.length > dice.length ? [...problems, `4: more births than dice`] : problems
  if (places.length !== dice.length) problems.push(`4: ${dice.length} dice for ${places.length} areas of ${actor}`)
  const successes = places.filter(({ need }, at) => (dice[at] ?? 0) >= need).length
  if (born.length > successes) problems.push(`4: ${born.length} births on ${successes} successes of ${actor}`)
  return problems
}

/** 5, 6: stacks that grew in phase 3 came by a way they may go. `before`: the world the move was made in; `after`: as its phase ended. */
export function pathProblems(before: World, after: World, effects: readonly Effect[]): string[] {
  if (before.cursor.phase !== PHASE.move) return []
  return effects.flatMap((effect) => {
    if (effect.kind !== 'record' || effect.collection !== STACKS.name || effect.rule !== 'NT-MOV-1') return []
    const stack = effect.value as unknown as Stack
    const grew = stack.count > (before.record(STACKS, effect.id)?.count ?? 0)
    return grew && stack.path.length > 0 ? wayProblems(before, after, stack) : []
  })
}

function wayProblems(before: World, after: World, { nation, type, area, path }: Stack): string[] {
  const way = [...path, area]
  const problems: string[] = []
  const told = way.join('-')
  if (new Set(way).size < way.length) problems.push(`5: ${told} comes to an area twice`)
  if (path.length > allowance(before, type)) problems.push(`5: ${told} is too far for a ${type}`)
  for (const [at, one] of way.entries()) {
    const next = way[at + 1]
    if (next !== undefined && !areaOf(before, one).borders.includes(next)) problems.push(`5: ${told}: ${one} does not border on ${next}`)
    if (at === 0 || next === undefined) continue
    const { type: ground, also = [] } = areaOf(before, one)
    if (ruled(before, 'difficult_stops') && [ground, ...also].some((each) => STOPS.includes(each)))
      problems.push(`6: ${told} goes on from ${one}`)
    const overrun = overrunIn(after, nation, one)
    if (overrun !== null && overrun.staying < overrun.need) problems.push(`6: ${told} passes ${overrun.occupant} with ${overrun.staying}`)
  }
  return problems
}

/** 7: no stack is larger than what stands there. */
export function stackProblems(world: World): string[] {
  const bound = new Map<string, number>()
  for (const { nation, area, type, count } of world.records(STACKS)) {
    const key = `${nation} ${area} ${type}`
    bound.set(key, (bound.get(key) ?? 0) + count)
  }
  return [...bound].flatMap(([key, count]) => {
    const [nation = '', area = '', type = ''] = key.split(' ')
    const there = unitsAt(world, nation, area, type)
    return count > there ? [`7: ${count} ${type} of ${nation} are bound in ${area}, where ${there} stand`] : []
  })
}

/** 8, 15: whose units change in phases 3 to 5. `before`: the world the effects fall under. */
export function strangerProblems(before: World, effects: readonly Effect[]): string[] {
  const { actor, phase } = before.cursor
  if (actor === undefined || phase < PHASE.move) return []
  const fought = new Set(contestedBy(before, actor))
  const defends = (owner: string): boolean => [...fought].some((area) => unitsIn(before, owner, area) > 0)
  return effects.flatMap((effect) => {
    if (effect.kind !== 'posting' || effect.account === 'vp' || effect.rule === CORRECTION_RULE) return []
    const { owner, account } = effect
    if (owner === actor || (phase === PHASE.combat && defends(owner))) return []
    return [`${phase === PHASE.overpopulation ? 15 : 8}: ${account} of ${owner} changes in phase ${phase} of ${actor}`]
  })
}

/** 14, 15: what must be true where a phase of a nation's turn has ended. */
export function phaseEndProblems(world: World): string[] {
  const { actor, phase } = world.cursor
  if (actor === undefined || gameOf(world).out.includes(actor)) return []
  if (phase === PHASE.combat) return contestedBy(world, actor).map((area) => `14: ${area} is contested after the fights of ${actor}`)
  if (phase !== PHASE.overpopulation) return []
  return crowds(world, actor).map(({ areas, surplus }) => `15: ${actor} has ${surplus} too many in ${areas.join(', ')}`)
}

/** Areas where several nations stand. */
export function sharedAreas(world: World): readonly string[] {
  const nations = gameOf(world).listed
  return scenarioOf(world)
    .areas.map(({ id }) => id)
    .filter((area) => nations.filter((nation) => unitsIn(world, nation, area) > 0).length > 1)
}
