import { describe, expect, test } from 'vitest'
import type { Agent, Mission } from '../../../../src-shared/games/greatest-lineage/rules/espionage/records.ts'
import { resolveMissions } from '../../../../src-shared/games/greatest-lineage/rules/espionage/resolution.ts'
import { agent, assassin, byId, mission } from '../../../../src-shared/games/greatest-lineage/testing/agents.ts'
import { house, playOut, stage } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import type { ChronicleLine } from '../../../../src-shared/kernel/world/effect.ts'
import { endsMission } from './lines.ts'

/** The lines of the humans' phase 5, as the rules tell it. */
function told(agents: readonly Agent[], missions: readonly Mission[], dice: readonly number[]): readonly ChronicleLine[] {
  const world = stage({
    turn: 5,
    seat: 'humans',
    phase: 5,
    elves: { males: 40, spies: 2, assassins: 2 },
    humans: { males: 40, technology: 50 },
    records: { royal: { ...house('elves'), ...house('humans') }, agent: byId(...agents), mission: byId(...missions) },
  })
  const { effects } = playOut(
    world,
    (view) => resolveMissions(view, 'humans'),
    dice.map((die) => [die]),
  )
  return effects.filter((effect) => effect.kind === 'line')
}

/** By wording: the missions a line of it ends. */
function endings(lines: readonly ChronicleLine[], missions: readonly Mission[], agents: readonly Agent[]): readonly (readonly string[])[] {
  const agentOf = ({ agent: id }: Mission) => agents.find((one) => one.id === id)
  return lines
    .map((line) => [line.wording, ...missions.filter((one) => endsMission(line, one, agentOf(one))).map(({ id }) => id)])
    .filter(([, ...ended]) => ended.length > 0)
}

describe('which mission a line ends, as the rules tell it', () => {
  test('a spy who is caught ends the one against that target, not the one against another', () => {
    const agents = [agent('a'), agent('b')]
    const missions = [mission('m1', 'a'), mission('m2', 'b', { target: 'dwarves' })]
    expect(endings(told(agents, missions, [100]), missions, agents)).toEqual([['line.spyCaught', 'm1']])
  })

  test('of two thefts of the same from the same, each line ends its own', () => {
    const agents = [agent('a'), agent('b')]
    const missions = [mission('m1', 'a'), mission('m2', 'b')]
    expect(endings(told(agents, missions, [1, 1]), missions, agents)).toEqual([
      ['line.theftSucceeded', 'm1'],
      ['line.theftSucceeded', 'm2'],
    ])
  })

  test('of two murders in one house, one done and one that failed, each line ends its own', () => {
    const agents = [assassin('a'), assassin('b')]
    const kills = (id: string, of: string, victim: string) => mission(id, of, { goal: 'royal', victim })
    const missions = [kills('m1', 'a', 'humans-royal-3'), kills('m2', 'b', 'humans-royal-4')]
    expect(endings(told(agents, missions, [1, 100, 100]), missions, agents)).toEqual([
      ['line.murderSucceeded', 'm1'],
      ['line.assassinEscaped', 'm2'],
    ])
  })
})
