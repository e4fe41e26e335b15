// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../../../kernel/world/effect.ts'
import { entriesIn, GoldenStory } from '../../testing/goldenStory.ts'
import { scoreOf } from '../ledger.ts'
import { unitsIn } from '../rules/board.ts'
import { gameOf } from '../rules/records.ts'

const GOLDEN = path.join(import.meta.dirname, '../golden')

class Story extends GoldenStory {
  constructor(name: string) {
    super(entriesIn(readFileSync(path.join(GOLDEN, name, 'campaign.lineage'), 'utf8')))
  }

  /** `round nation account delta` of every posting of a rule. */
  booked(rule: string, round: number): readonly string[] {
    return this.effects.flatMap(({ effect, at }) =>
      effect.kind === 'posting' && effect.rule === rule && at.turn === round ? [`${effect.owner} ${effect.account} ${effect.delta}`] : [],
    )
  }

  /** Rounds in which a rule did something. */
  rounds(rule: string): readonly number[] {
    return [...new Set(this.effects.flatMap(({ effect, at }) => (ruleOf(effect) === rule ? [at.turn] : [])))]
  }

  stand(nation: string, ...areas: readonly string[]): readonly number[] {
    return areas.map((area) => unitsIn(this.world, nation, area))
  }
}

function ruleOf(effect: Effect): string | null {
  return effect.kind === 'checkpoint' ? null : effect.rule
}

describe('first-two-rounds: three battles, and one who passes', () => {
  const story = new Story('first-two-rounds')

  test('NT-POP-4 NT-POP-5 a farmer makes 4 enough in Barley Reach; without one it takes 5', () => {
    expect(story.booked('NT-POP-4', 1)).toEqual(['HC BR.soldier 1', 'HC pool.soldier -1'])
    expect(story.booked('NT-POP-5', 1)).toEqual(['OT LM.warrior 1', 'OT pool.warrior -1'])
  })

  test('NT-BAT-2 both sides hit at once, and the attacker names the farmer', () => {
    expect(story.booked('NT-BAT-2', 1).filter((posting) => !posting.includes('pool.'))).toEqual([
      'CT KH.warrior -1',
      'HC KH.soldier -1',
      'CT KH.warrior -1',
      'OT BR.warrior -1',
      'HC BR.farmer -1',
    ])
  })

  test('NT-RET-3 the last defender goes where its own stand', () => {
    expect(story.booked('NT-RET-3', 1)).toEqual(['HC BR.soldier -1', 'HC SM.soldier 1'])
  })

  test('NT-MOV-3 three stay against two, and the fourth comes through', () => {
    expect(story.booked('NT-MOV-1', 2)).toEqual(['OT LM.warrior -3', 'OT HF.warrior 3', 'OT LM.warrior -1', 'OT TP.warrior 1'])
    expect([story.stand('OT', 'LM', 'BR', 'HF', 'TP'), story.stand('CT', 'HF', 'KH', 'CD')]).toEqual([
      [0, 2, 3, 1],
      [0, 0, 1],
    ])
  })
})

describe('holders: seventeen rounds of those who keep what scores', () => {
  const story = new Story('holders')

  test('NT-GEN-1 it ends with round 17, and whoever has most points wins', () => {
    const totals = ['p1', 'p2', 'p3'].map((seat) => (scoreOf(story.world, seat)?.total ?? 0) / 100)
    const best = Math.max(...totals)
    expect(gameOf(story.world).ended).toMatchObject({
      ...{ status: 'won', turn: 17 },
      winners: ['p1', 'p2', 'p3'].filter((_, at) => totals[at] === best),
    })
  })

  test('NT-VP-1 what is held counts in rounds 5, 11 and 17', () => {
    expect(story.rounds('NT-VP-1')).toEqual([5, 11, 17])
  })

  test('NT-NEW-1 arrivals come in the rounds of their rows', () => {
    expect(story.rounds('NT-NEW-1')).toEqual([3, 4, 7, 9])
  })
})

describe('at-random: a nation for each of seven players, by other house rules', () => {
  const story = new Story('at-random')

  test('control = one_each, nation_order = rolled: seven players, their order rolled', () => {
    const { players, order, listed } = gameOf(story.world)
    expect(Object.keys(players)).toHaveLength(7)
    expect(order).not.toEqual(listed)
    expect([...order].sort()).toEqual([...listed].sort())
  })

  test('winner = nation: the winner is one of the seven', () => {
    const ended = gameOf(story.world).ended
    expect(ended?.turn).toBe(17)
    expect(ended?.winners).toHaveLength(1)
  })
})
