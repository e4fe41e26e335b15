import { presetOf } from '../../../../kernel/forms/form.ts'
import { takeAnswer } from '../../../../kernel/forms/answer.ts'
import type { Effect } from '../../../../kernel/world/effect.ts'
import type { FillRequest, Request, RollRequest } from '../../../../kernel/engine/request.ts'
import { Run } from '../../../../kernel/engine/run.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { GREATEST_LINEAGE } from '../../rules/ruleset.ts'
import { WAR_ID } from '../../testing/battles.ts'
import { stage, type StageSetting } from '../../testing/stage.ts'
import { battle } from '../../rules/war/battle.ts'
import type { BySide } from '../../rules/war/fighters.ts'
import { FIRST_EDITION } from '../../rules/edition.ts'
import { WARS, type SideName, type War } from '../../rules/war/records.ts'
import { questionName } from '../../../../kernel/engine/requestId.ts'
import { planNow, type SidePlan } from '../fromWorld.ts'

/** What the engine's own battle came to, read from its chronicle. `ahead` is that of the kill roll. */
export interface Fought {
  readonly ahead: 'one' | 'other' | 'none'
  readonly one: Losses
  readonly other: Losses
  /** P(this course of dice). */
  readonly probability: number
}

/** `land`, `destroyed`, `royals`: rolls that came true for this side. */
export interface Losses {
  readonly lost: number
  readonly warriorsLost: number
  readonly land: number
  readonly destroyed: number
  readonly royals: number
}

/** A way a request can be answered (with those right behind it), and how probable dice are that amount to the same. */
interface Way {
  readonly answers: readonly unknown[]
  readonly probability: number
}

const PAIRS = 10_000

/** The war on a stage, and what both sides bring to its next battle as `change` makes it of how they stand. */
export function planned(
  setting: StageSetting,
  change: (world: World, war: War) => Partial<BySide<Partial<SidePlan>>>,
): { readonly world: World; readonly war: War; readonly plan: BySide<SidePlan> } {
  const world = stage({ ...setting, edition: FIRST_EDITION })
  const war = world.record(WARS, WAR_ID)
  if (war === undefined) throw new Error('no war is set up')
  const now = change(world, war)
  const of = (side: SideName): SidePlan => ({ ...planNow(world, war, side), ...now[side] })
  return { world, war, plan: { aggressor: of('aggressor'), defender: of('defender') } }
}

/**
 * Plays the engine's battle once for every course its dice can take. Pairs of dice of the kill roll with the same difference are one course;
 * of a roll for land there are two, by the lead its own request names; natural dice by the number theirs names.
 */
export function everyBattle(setting: StageSetting, war: War, plan: BySide<SidePlan>): readonly Fought[] {
  const ended: Fought[] = []
  /** The way taken at each fork, and how many there were: the last fork that has another is taken next. */
  const path: { taken: number; ways: number }[] = []
  do {
    let [depth, probability] = [0, 1]
    const effects = fightOut(setting, (request) => {
      const ways = waysFrom(request, war, plan)
      const fork = (path[depth++] ??= { taken: 0, ways: ways.length })
      const way = ways[fork.taken]
      if (way === undefined) throw new Error(`no such way: ${request.id}`)
      probability *= way.probability
      return way.answers
    })
    ended.push({ ...foughtIn(effects, war), probability })
    while (path.length > 0 && (path.at(-1)?.taken ?? 0) + 1 === path.at(-1)?.ways) path.pop()
    const last = path.at(-1)
    if (last !== undefined) last.taken += 1
  } while (path.length > 0)
  return ended
}

/** The same with dice thrown at random, so many times. `die` gives one die from 1 to 100. */
export function randomBattles(
  setting: StageSetting,
  war: War,
  plan: BySide<SidePlan>,
  times: number,
  die: () => number,
): readonly Fought[] {
  return Array.from({ length: times }, () => {
    const effects = fightOut(setting, (request) => [
      request.kind === 'roll' ? Array.from({ length: request.count }, die) : chosen(request, war, plan),
    ])
    return { ...foughtIn(effects, war), probability: 1 / times }
  })
}

const SEED = '5eed'.repeat(16)

/** One battle from beginning to end. `answers`: to this request and those right behind it. */
function fightOut(setting: StageSetting, answers: (request: Request) => readonly unknown[]): readonly Effect[] {
  const world = stage({ ...setting, edition: FIRST_EDITION })
  const run = new Run(GREATEST_LINEAGE, world, battle(world, WAR_ID))
  const effects = [...run.resume(undefined)]
  for (let first = run.pending; first !== null; first = run.pending) {
    for (const answer of answers(first)) {
      const request = run.pending
      const taken = request === null ? null : takeAnswer(request, answer, SEED)
      if (taken?.ok !== true) throw new Error(`refused: ${JSON.stringify(answer)}`)
      effects.push(...run.resume(taken.value.reply))
    }
  }
  return effects
}

/** Both dice of an opposed roll are answered together: the second is asked next. */
function waysFrom(request: Request, war: War, plan: BySide<SidePlan>): readonly Way[] {
  if (request.kind !== 'roll') return [{ answers: [chosen(request, war, plan)], probability: 1 }]
  switch (questionName(request.id)) {
    case 'battle':
      return killRolls()
    case 'territory':
      return landRolls(request)
    case 'royalKill':
    case 'destruction':
      return naturalRolls(request)
    default:
      // Children of a new ruler, and the like: what comes of them is no part of the battle.
      return [{ answers: [Array.from({ length: request.count }, () => 1)], probability: 1 }]
  }
}

function killRolls(): readonly Way[] {
  return Array.from({ length: 199 }, (_, at) => {
    const apart = at - 99
    const [one, other] = apart >= 0 ? [1 + apart, 1] : [1, 1 - apart]
    return { answers: [[one], [other]], probability: (100 - Math.abs(apart)) / PAIRS }
  })
}

function landRolls({ figures }: RollRequest): readonly Way[] {
  const need = Number(figures['lead']) - Number(figures['bonus']) + Number(figures['enemyBonus'])
  let [taken, held] = [0, 0]
  let [least, most] = [Infinity, -Infinity]
  for (let one = 1; one <= 100; one++) {
    for (let other = 1; other <= 100; other++) {
      if (one - other >= need) {
        taken += 1
        least = Math.min(least, one - other)
      } else {
        held += 1
        most = Math.max(most, one - other)
      }
    }
  }
  const dice = (apart: number): number[][] => (apart >= 0 ? [[1 + apart], [1]] : [[1], [1 - apart]])
  return [
    ...(taken > 0 ? [{ answers: dice(least), probability: taken / PAIRS }] : []),
    ...(held > 0 ? [{ answers: dice(most), probability: held / PAIRS }] : []),
  ]
}

function naturalRolls({ test, count }: RollRequest): readonly Way[] {
  if (test.type !== 'atLeast') throw new Error(`not a natural roll: ${test.type}`)
  const { need } = test
  return Array.from({ length: 2 ** count }, (_, mask) => {
    const hits = Array.from({ length: count }, (_die, at) => (mask >> at) % 2 === 1)
    const probability = hits.reduce((all, hit) => all * ((hit ? 101 - need : need - 1) / 100), 1)
    return { answers: [hits.map((hit) => (hit ? need : need - 1))], probability }
  })
}

/** What the plan says to a question that is not one of dice. */
function chosen(request: Request, war: War, plan: BySide<SidePlan>): unknown {
  const side: SideName = request.seat === war.aggressor ? 'aggressor' : 'defender'
  if (request.kind === 'fill') return filled(request, war, plan, side)
  if (request.kind === 'choose') return request.preset
  throw new Error(`nobody said what to answer to ${request.id}`)
}

function filled(request: FillRequest, war: War, plan: BySide<SidePlan>, side: SideName): unknown {
  const { force, goals } = plan[side]
  const presets = request.fields.map((field): [string, unknown] => [field.id, field.type === 'number' ? field.min : presetOf(field)])
  const given: Record<string, unknown> = {}
  if (questionName(request.id) === 'muster') {
    given['warriors'] = force.warriors - war.sides[side].warriors
    given['base'] = force.base
    for (const id of force.royals) given[id] = true
  } else if (questionName(request.id) === 'goals') {
    for (const [id] of presets) if (/^(land|destroy)\d*$|^royal$/.test(id)) given[id] = 'none'
    for (const [at, { land, ground, destroy }] of goals.territories.entries()) {
      const number = at === 0 ? '' : String(at + 1)
      Object.assign(given, { [`land${number}`]: land, [`ground${number}`]: ground, [`destroy${number}`]: destroy })
    }
    if (goals.royal !== null)
      given['royal'] = request.fields.some((field) => field.type === 'pick' && field.options.some(({ id }) => id === 'all'))
        ? 'all'
        : goals.royal
  }
  return Object.fromEntries(presets.map(([id, preset]) => [id, given[id] ?? preset]))
}

const DEAD = ['warriors', 'males', 'females', 'others'] as const

function foughtIn(effects: readonly Effect[], war: War): Omit<Fought, 'probability'> {
  const lines = effects.flatMap((effect) => (effect.kind === 'line' ? [{ wording: effect.wording, figures: effect.figures ?? {} }] : []))
  const kill = lines.find(({ wording }) => wording === 'line.opposedRoll')
  const margin = Number(kill?.figures['margin'] ?? 0)
  const of = (side: SideName): Losses => {
    const faction = war[side]
    const mine = (wording: string) => lines.filter((line) => line.wording === wording && line.figures['faction'] === faction)
    const dead = mine('line.casualties')[0]?.figures ?? {}
    const came = (wording: string) => mine(wording).filter(({ figures }) => Number(figures['die']) >= Number(figures['need'])).length
    return {
      lost: DEAD.reduce((sum, kind) => sum + Number(dead[kind] ?? 0), 0),
      warriorsLost: Number(dead['warriors'] ?? 0),
      land: mine('line.landTaken').length,
      destroyed: came('line.destructionRoll'),
      royals: came('line.royalRoll'),
    }
  }
  return { ahead: margin > 0 ? 'one' : margin < 0 ? 'other' : 'none', one: of('aggressor'), other: of('defender') }
}
