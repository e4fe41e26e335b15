import { describe, expect, test } from 'vitest'
import { Campaign } from './campaign.ts'
import type { Effect } from '../world/effect.ts'
import { momentsOf } from '../journal/history.ts'
import type { Outcome } from '../problem.ts'
import { rollOne, type Procedure } from './procedure.ts'
import { toyGame } from '../testing/toyGame.ts'
import { answerAll, begun, everythingOf, linesOf, reopened, valueOf } from '../testing/toyTable.ts'

/** Red's eggs are asked for: ten hens, each lays on 60 or less. */
function atEggs(): Campaign {
  const campaign = begun({ hens: 10 })
  answerAll(campaign, '3')
  expect(campaign.pending).toMatchObject({ id: '1/red/0/eggs', test: { need: 60 } })
  return campaign
}

function problemsOf<T>(outcome: Outcome<T>): string[] {
  return outcome.ok ? [] : outcome.problems.map(({ field, wording }) => `${field} ${wording}`)
}

describe('house rules decided in mid-campaign', () => {
  test('are an entry with the reason and its effects, and the pending question is asked under the new ones', () => {
    const campaign = atEggs()
    const { entry } = valueOf(campaign.decide({ layOn: 90 }, '  too few eggs '))
    expect(entry).toEqual({
      seq: 2,
      kind: 'ruling',
      decided: { layOn: 90 },
      reason: 'too few eggs',
      effects: [
        { kind: 'record', rule: 'TABLE-GM-2', collection: 'house', id: 'house', value: { layOn: 90 } },
        { kind: 'line', rule: 'TABLE-GM-2', wording: 'line.house', figures: { rules: 'layOn' } },
      ],
    })
    expect(campaign.pending).toMatchObject({ id: '1/red/0/eggs', occurrence: 0, test: { need: 90 } })
  })

  test('that leave nothing to ask have play go on to the next question', () => {
    const campaign = begun({ hens: 10 })
    answerAll(campaign, '3', { counts: { egg: 7, none: 3 } }, '10', '99 99 99 99 99')
    expect(campaign.pending?.id).toBe('1/red/3/road')
    valueOf(campaign.decide({ fair: false }, 'no fair this year'))
    expect(campaign.pending?.id).toBe('1/red/4/stall')
    expect(everythingOf(reopened(campaign))).toBe(everythingOf(campaign))
    expect(campaign.verify()).toBeNull()
  })

  test('hold over the end of the phase, survive reopening and replay to the same', () => {
    const campaign = atEggs()
    valueOf(campaign.decide({ layOn: 90 }, 'too few eggs'))
    answerAll(campaign, 'app', 'app', 'app', 'low', {}, 'done')
    expect(campaign.pending).toMatchObject({ id: '1/green/0/eggs', test: { need: 90 } })
    const again = reopened(campaign)
    expect(again.pending).toMatchObject({ id: '1/green/0/eggs', test: { need: 90 } })
    expect(everythingOf(again)).toBe(everythingOf(campaign))
    expect(again.verify()).toBeNull()
  })

  test('can be taken back: the old ones hold again, and the entry is void', () => {
    const campaign = atEggs()
    valueOf(campaign.decide({ layOn: 90 }, 'too few eggs'))
    expect(campaign.lastRetractable).toBe(2)
    valueOf(campaign.retract(2))
    expect(campaign.pending).toMatchObject({ id: '1/red/0/eggs', test: { need: 60 } })
    expect(momentsOf(campaign.entries)[2]).toMatchObject({ voidedBy: 3 })
    expect(everythingOf(reopened(campaign))).toBe(everythingOf(campaign))
    expect(campaign.verify()).toBeNull()
  })

  test('that a later version plays otherwise disagree with the record from there on', () => {
    const campaign = atEggs()
    valueOf(campaign.decide({ layOn: 90 }, 'too few eggs'))
    const changed = {
      ...toyGame(),
      *decide(): Procedure {
        yield { kind: 'line', rule: 'TOY-ANY-1', wording: 'line.other' } satisfies Effect
      },
    }
    const { campaign: opened } = Campaign.open(changed, campaign.headerLine, linesOf(campaign))
    expect(opened.disagreement).toMatchObject({ seq: 2 })
    expect(problemsOf(opened.decide({ layOn: 80 }, 'x'))).toEqual(['campaign problem.disagreement'])
  })

  test.each<[string, unknown, string, readonly string[]]>([
    ['no reason', { layOn: 90 }, ' ', ['reason problem.rulingReason']],
    ['no house rule', {}, 'x', ['decided problem.missing']],
    ['a house rule there is not', { moon: true }, 'x', ['moon problem.unknownField']],
    ['one that was settled at the beginning', { wages: 9 }, 'x', ['wages problem.settled']],
    ['a value it has already', { fair: true }, 'x', ['fair problem.decided']],
    ['a value it cannot take', { layOn: 101 }, 'x', ['layOn problem.type']],
    [
      'several that are off, and no reason',
      { layOn: 101, wages: 1 },
      '',
      ['reason problem.rulingReason', 'layOn problem.type', 'wages problem.settled'],
    ],
  ])('with %s are refused and change nothing', (_, decided, reason, problems) => {
    const campaign = atEggs()
    const before = everythingOf(campaign)
    expect(problemsOf(campaign.decide(decided, reason))).toEqual(problems)
    expect(everythingOf(campaign)).toBe(before)
  })

  test('that break a rule throw, and the campaign is as it was', () => {
    const brittle = {
      ...toyGame(),
      *decide() {
        yield { kind: 'posting', rule: 'TOY-ANY-1', owner: 'red', account: 'gold', delta: -999 } satisfies Effect
      },
    }
    const campaign = begun({}, brittle)
    const before = everythingOf(campaign)
    expect(() => campaign.decide({ layOn: 90 }, 'x')).toThrow('TOY-ANY-1 takes gold of red to -994')
    expect(everythingOf(campaign)).toBe(before)
  })

  test('nothing may be asked in their wake', () => {
    const nosy = {
      ...toyGame(),
      decide: () => rollOne('why', 'red', () => ({ rule: 'TOY-ANY-1', faces: 100, test: { type: 'number' } })) as Procedure<never>,
    }
    expect(() => begun({}, nosy).decide({ layOn: 90 }, 'x')).toThrow('why: nothing may be asked right after a correction')
  })
})
