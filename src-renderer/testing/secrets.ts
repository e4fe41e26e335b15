import type { Effect } from '../../src-shared/kernel/world/effect.ts'
import type { Audience, Figures, Json, RuleId } from '../../src-shared/kernel/world/rule.ts'
import type { Agent, Mission } from '../../src-shared/games/greatest-lineage/rules/espionage/records.ts'
import { FRESH_SIDE } from '../../src-shared/games/greatest-lineage/rules/war/records.ts'

/** Effects of the booklets by hand: the elves write, against the humans. Records: spy `s`, mission `m`, war `w`. */
const OWN: Audience = ['elves']

export function put(rule: RuleId, collection: string, id: string, value: object, see?: Audience): Effect {
  return { kind: 'record', rule, collection, id, value: value as Json, ...(see === undefined ? {} : { see }) }
}

export function drop(rule: RuleId, collection: string, id: string, see?: Audience): Effect {
  return { kind: 'drop', rule, collection, id, ...(see === undefined ? {} : { see }) }
}

/** A line of the chronicle; `wording` without its `line.`. */
export function line(rule: RuleId, wording: string, seat: string, figures: Figures = {}, see?: Audience): Effect {
  return { kind: 'line', rule, wording: `line.${wording}`, seat, figures, ...(see === undefined ? {} : { see }) }
}

export function agentPut(change: Partial<Record<keyof Agent, unknown>> = {}): Effect {
  const agent = { id: 's', owner: 'elves', kind: 'spy', sex: 'male', method: null, started: 1, released: null, skill: 0, ...change }
  return put('GL-SPY-1', 'agent', agent.id as string, agent, OWN)
}

export function missionPut(entered: number, renewed: number, change: Partial<Mission> = {}): Effect {
  const mission = {
    id: 'm',
    agent: 's',
    owner: 'elves',
    target: 'humans',
    goal: 'technology',
    victim: null,
    aided: false,
    entered,
    renewed,
  }
  return put('GL-SPY-4', 'mission', 'm', { ...mission, ...change }, OWN)
}

/** The elves write a war against the humans in this round. */
export function writtenWar(round: number): readonly Effect[] {
  const sides = { aggressor: FRESH_SIDE, defender: FRESH_SIDE }
  const war = {
    id: 'w',
    aggressor: 'elves',
    defender: 'humans',
    stage: 'secret',
    entered: round,
    opensFrom: round + 2,
    opened: null,
    turns: 0,
    sides,
  }
  return [put('GL-WAR-2', 'war', 'w', war, OWN), line('GL-WAR-2', 'war.written', 'elves', { target: 'humans', opens: round + 2 }, OWN)]
}

export function trainedSpy(round: number, id = 's'): readonly Effect[] {
  return [agentPut({ id, started: round }), line('GL-SPY-2', 'spiesTrain', 'elves', { spies: 1, round: round + 2 }, OWN)]
}

/** A spy of three turns of training is released in this round. */
export function agentReady(round: number): readonly Effect[] {
  const started = round - 3
  const ready = agentPut({ started, released: round, skill: 45 })
  return [...trainedSpy(started), ready, line('GL-SPY-3', 'agentReady', 'elves', { kind: 'spy', chance: 45, turns: 3 }, OWN)]
}

export function sentSpy(round: number): readonly Effect[] {
  const figures = { target: 'humans', kind: 'spy', goal: 'technology' }
  return [missionPut(round, round), line('GL-SPY-4', 'missionEntered', 'elves', figures, OWN)]
}

/** What the elves know of the dwarves. */
export function knowsPlans(since: number): Effect {
  return put('GL-SPY-8', 'intelligence', 'elves/dwarves', { id: 'elves/dwarves', owner: 'elves', target: 'dwarves', since }, OWN)
}
