import type { Effect } from '../../../kernel/world/effect.ts'
import type { SeenEntry } from '../../../kernel/journal/history.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import type { World } from '../../../kernel/world/world.ts'
import { areaOf, foreignersIn, modifierOf, unitOf, unitsIn } from '../rules/board.ts'
import { battleIn } from '../rules/combat/battles.ts'
import { battleDice, diceCount, type BattleDice } from '../rules/combat/dice.ts'
import { groupsIn } from '../rules/movement/stacks.ts'
import { BATTLES, type Battle } from '../rules/records.ts'
import { ruled } from '../rules/rulings/ruled.ts'
import { SUCCESS } from '../rules/tables.ts'

/** What an answer in phase 4 breaks: dice, hits, dead and retreats (9 to 13, 16). `before`: the world the answer came to. */
export function battleProblems(before: World, entry: SeenEntry, effects: readonly Effect[]): string[] {
  const { actor } = before.cursor
  if (actor === undefined || entry.kind !== 'answer') return []
  const rounds = effects.filter((effect) => effect.kind === 'record' && effect.collection === BATTLES.name)
  return [
    ...rounds.flatMap((effect) => (effect.kind === 'record' ? roundProblems(before, actor, effect.value as unknown as Battle) : [])),
    ...diceProblems(before, actor, entry, effects),
    ...retreatProblems(before, actor, effects),
  ]
}

/** 9, 10: a battle that has fought one round more. */
function roundProblems(before: World, nation: string, battle: Battle): string[] {
  const { area, log } = battle
  if (log.length <= battleIn(before, nation, area).log.length) return []
  const last = log.at(-1)
  if (last === undefined) return []
  const { attack, defence } = last
  const [own, foes] = [unitsIn(before, nation, area), foreignersIn(before, nation, area)]
  const problems: string[] = []
  for (const { dice, needs, hits } of [attack, defence])
    if (hits !== dice.filter((face, at) => face >= (needs[at] ?? 0)).length) problems.push(`9: ${area}: ${hits} hits of ${dice.join(' ')}`)
  if (attack.dead !== Math.min(defence.hits, own))
    problems.push(`10: ${area}: ${attack.dead} attackers dead of ${own}, ${defence.hits} hits`)
  if (defence.dead !== Math.min(attack.hits, foes))
    problems.push(`10: ${area}: ${defence.dead} defenders dead of ${foes}, ${attack.hits} hits`)
  return problems
}

/** 9, 16: the dice that were rolled, and what they had to show. */
function diceProblems(before: World, nation: string, { request = '', answer }: SeenEntry, effects: readonly Effect[]): string[] {
  if (questionName(request) !== 'round' || typeof answer !== 'object' || !('dice' in answer)) return []
  const line = effects.find((effect) => effect.kind === 'line' && effect.wording === 'line.round')
  const area = line?.kind === 'line' ? String(line.figures?.['area']) : ''
  if (area === '') return [`9: ${request} was rolled, and no round told`]
  const dice = battleDice(before, nation, area)
  const rolled = (answer.dice as readonly number[]).length
  const problems = diceCount(dice) === rolled ? [] : [`9: ${rolled} dice were rolled in ${area}, not ${diceCount(dice)}`]
  return [...problems, ...dice.flatMap((one) => groundProblems(before, area, one))]
}

function groundProblems(before: World, area: string, { side, nation, type, need }: BattleDice): string[] {
  const ground = SUCCESS - unitOf(before, type).mod - modifierOf(before, nation, side) - need
  const isPlain = areaOf(before, area).also === undefined
  if (side === 'defence' && ruled(before, 'terrain_hits') === 'attackers' && ground !== 0)
    return [`16: ${area} takes ${ground} from a defender`]
  return isPlain && ground !== 0 && ground !== -1 ? [`16: ${area} changes a die of ${nation} by ${ground}`] : []
}

/** 11, 12, 13: who went where, after which round. */
function retreatProblems(before: World, active: string, effects: readonly Effect[]): string[] {
  const problems: string[] = []
  const net = new Map<string, number>()
  for (const effect of effects) {
    if (effect.kind !== 'posting' || (effect.rule !== 'NT-RET-2' && effect.rule !== 'NT-RET-3' && effect.rule !== 'NT-CBT-2')) continue
    const { owner, account, delta, rule, about } = effect
    const [from = '', to = ''] = Array.isArray(about) ? (about as readonly string[]) : []
    const [, type = ''] = account.split('.')
    net.set(`${owner} ${type}`, (net.get(`${owner} ${type}`) ?? 0) + delta)
    if (delta > 0) continue
    if (rule !== 'NT-CBT-2' && battleIn(before, active, from).rounds === 0 && !foughtNow(effects, from))
      problems.push(`11: ${owner} retreats from ${from} before its first round`)
    if (owner === active) {
      const came = groupsIn(before, active, from).find((group) => group.from === to && group.type === type)
      if (came === undefined || came.count < -delta)
        problems.push(`12: ${owner} retreats from ${from} to ${to}, where it did not come from`)
    } else if (!areaOf(before, from).borders.includes(to))
      problems.push(`12: ${owner} retreats from ${from} to ${to}, which is not adjacent`)
    if (unitsIn(before, owner, to) === 0 && foreignersIn(before, owner, to) > 0)
      problems.push(`12: ${owner} retreats from ${from} to ${to} among foreigners alone`)
  }
  for (const [whose, sum] of net) if (sum !== 0) problems.push(`13: retreats change ${whose} by ${sum}`)
  return problems
}

function foughtNow(effects: readonly Effect[], area: string): boolean {
  return effects.some((effect) => effect.kind === 'line' && effect.wording === 'line.round' && effect.figures?.['area'] === area)
}
