import type { Request, RollPart } from '../../../kernel/engine/request.ts'
import { battle } from '../rules/war/battle.ts'
import { FRESH_SIDE, WARS, type Side, type War } from '../rules/war/records.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import { playOut, stage, type Played, type StageSetting } from './stage.ts'

export const WAR_ID = 'elves-war-1'

/** An open war of the elves against the humans, in its first turn. */
export function war(change: Partial<War> = {}, aggressor: Partial<Side> = {}, defender: Partial<Side> = {}): War {
  const sides = { aggressor: { ...FRESH_SIDE, ...aggressor }, defender: { ...FRESH_SIDE, ...defender } }
  const open = { stage: 'open', entered: 1, opensFrom: 3, opened: 3, turns: 0 } as const
  return { id: WAR_ID, aggressor: 'elves', defender: 'humans', ...open, ...change, sides }
}

/**
 * What is answered, by question of edition 2: the first time the first answer, and so on. `goals`: for each side that is asked. Where the
 * latest edition asks for several of them together, the answers are put together.
 */
export interface Script {
  readonly muster?: readonly object[]
  readonly goals?: readonly object[]
  /** Any other question. */
  readonly [question: string]: readonly unknown[] | undefined
}

/**
 * Plays a battle with answers by question: nobody raises warriors or has a goal unless the script says so. What is asked besides must be
 * in the script, but for lots the game master draws: they fall on 1.
 */
export function fight(setting: StageSetting, script: Script, warId = WAR_ID): Played {
  const answers: unknown[] = []
  for (;;) {
    const played = playOut(stage(setting), (world) => battle(world, warId), answers)
    if (played.problems.length > 0) throw new Error(JSON.stringify(played.problems))
    if (played.pending === null) return played
    answers.push(answerTo(played.pending, script, played.asked))
  }
}

export function warIn({ world }: Played): War {
  const open = world.record(WARS, WAR_ID)
  if (open === undefined) throw new Error('the war is over')
  return open
}

/** Names of the questions in the order in which they were asked, those of muster and goals left out. */
export function rolled({ asked }: Played): readonly string[] {
  return asked.map((request) => `${nameOf(request)} ${request.seat}`).filter((name) => !/^(muster|goals|battlePlan) /.test(name))
}

function nameOf({ id }: Request): string {
  return questionName(id)
}

function answerTo(request: Request, script: Script, asked: readonly Request[]): unknown {
  const name = nameOf(request)
  if (name === 'battlePlan') return planned(request, script, asked.filter((other) => nameOf(other) === name).length)
  if (request.kind === 'roll' && request.test.type === 'parts') return thrown(name, request.test.parts, script, asked)
  const scripted = script[name]?.[asked.filter((other) => nameOf(other) === name).length]
  if (request.kind === 'fill') return { ...abstain(request), ...(scripted as object | undefined) }
  if (scripted === undefined && request.kind === 'roll' && request.seat === 'gm') return Array.from({ length: request.count }, () => 1)
  if (scripted === undefined) throw new Error(`nobody said what to answer to ${name}`)
  return scripted
}

/** What the side says of muster and goals in one. */
function planned(request: Request, script: Script, at: number): unknown {
  if (request.kind !== 'fill') throw new Error('a plan is a sheet')
  const wanted = { ...abstain(request), ...script.muster?.[at], ...script.goals?.[at] }
  return Object.fromEntries(Object.entries(wanted).filter(([id]) => request.fields.some((field) => field.id === id)))
}

/** What was said of each die of a roll that is made for several things; a die nobody would have rolled one by one shows 1. */
function thrown(name: string, parts: readonly RollPart[], script: Script, asked: readonly Request[]): readonly number[] {
  const before = asked.filter((other) => nameOf(other) === name).length
  const said = new Map<string, number[]>()
  const next = (question: string): number => {
    const dice = said.get(question) ?? (script[question] ?? []).flat().map(Number)
    said.set(question, dice)
    return dice.shift() ?? 1
  }
  if (name !== 'battleGoals') for (let skipped = 0; skipped < 2 * before; skipped++) next(name)
  return parts.flatMap(({ wording, count }) => Array.from({ length: count }, () => next(ONE_BY_ONE[wording] ?? name)))
}

/** The question of edition 2 that is asked for these dice alone. */
const ONE_BY_ONE: Readonly<Record<string, string>> = {
  'die.land': 'territory',
  'die.royalKill': 'royalKill',
  'die.destruction': 'destruction',
}

/** Everything left alone: no warriors, no royals, no goals; what has no such answer takes its preset. */
function abstain({ fields }: Extract<Request, { kind: 'fill' }>): object {
  const values = fields.flatMap((field): [string, unknown][] => {
    if (field.type === 'number') return [[field.id, field.min]]
    if (field.type === 'flag') return [[field.id, false]]
    return field.type === 'pick' && field.options.some(({ id }) => id === 'none') ? [[field.id, 'none']] : []
  })
  return Object.fromEntries(values)
}
