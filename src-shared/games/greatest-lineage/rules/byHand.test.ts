import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import { random } from '../bots/random.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import { expectRefusal } from '../../../kernel/testing/atMarket.ts'
import { begun, everythingOf, reopened, valueOf } from '../../../kernel/testing/toyTable.ts'
import { seenBy } from '../../../table/session/view.ts'
import { AGENTS } from './espionage/records.ts'
import { GREATEST_LINEAGE } from './ruleset.ts'

function campaign(): Campaign {
  return begun({ players: { elves: 'Ada', humans: 'Ben', dwarves: 'Cy' }, firstPlayer: 'elves' }, GREATEST_LINEAGE)
}

function playOn(one: Campaign, answers: number): void {
  const chance = seededChance(3)
  for (let count = 0; count < answers && one.pending !== null; count++)
    valueOf(one.answer(one.pending.kind === 'roll' ? 'app' : random(one.pending, one.world, chance)))
}

const to = (turn: number, seat: string, phase: number): Change => ({ cursor: { turn, seat, phase } })

describe('GL-GEN-5 play moved by hand', () => {
  test('goes back to a phase, which rolls anew, skips one, ends one, and goes on to the next round', () => {
    const one = campaign()
    playOn(one, 25)
    const ids = new Set(one.entries.flatMap((entry) => (entry.kind === 'answer' ? [`${entry.request}#${entry.occurrence ?? 0}`] : [])))
    valueOf(one.correct([to(1, 'elves', 3)], 'the births were rolled for the wrong people'))
    expect(one.world.cursor).toEqual({ turn: 1, seat: 'elves', phase: 3, pass: 1 })
    const from = one.entries.length
    playOn(one, 40)
    for (const entry of one.entries.slice(from))
      if (entry.kind === 'answer' && entry.request.startsWith('1/'))
        expect(ids.has(`${entry.request}#${entry.occurrence ?? 0}`)).toBe(false)
    valueOf(one.correct([to(one.world.cursor.turn, 'table', 0)], 'the round ends here'))
    playOn(one, 10)
    expect(one.verify()).toBeNull()
    expect(everythingOf(reopened(one, GREATEST_LINEAGE))).toBe(everythingOf(one))
  })

  test.each<[string, Change, string]>([
    ['a phase there is not', to(1, 'elves', 12), 'cursor.phase problem.range'],
    ['a seat nobody plays', to(1, 'orcs', 1), 'cursor.seat problem.option'],
    ['a round no table comes to', to(1000, 'elves', 1), 'cursor.turn problem.range'],
  ])('is refused to %s', (_, change, problem) => {
    const one = campaign()
    playOn(one, 5)
    expectRefusal(one, () => one.correct([change], 'x'), problem)
  })
})

describe('GL-SPY-3 a record set by hand', () => {
  const agent = {
    id: 'elves-agent-9',
    owner: 'elves',
    kind: 'spy',
    sex: 'female',
    method: null,
    started: 1,
    released: 1,
    skill: 20,
  }

  test('is known to whom its rules would tell it, and to nobody else', () => {
    const one = campaign()
    playOn(one, 5)
    const [before, own] = [seenBy(one.entries, 'humans'), seenBy(one.entries, 'elves').length]
    const figure: Change = { owner: 'elves', account: 'spies', to: 1 }
    valueOf(one.correct([figure, { collection: AGENTS.name, id: agent.id, to: agent }], 'she was forgotten'))
    expect(one.world.record(AGENTS, agent.id)).toEqual(agent)
    expect(seenBy(one.entries, 'humans')).toEqual(before)
    expect(seenBy(one.entries, 'elves').length).toBeGreaterThan(own)
    expect(one.verify()).toBeNull()
  })

  test('is refused where it is none', () => {
    const one = campaign()
    expectRefusal(one, () => one.correct([{ collection: 'agent', id: 'x', to: { ...agent, skill: 101 } }], 'x'), 'skill problem.range')
  })
})
