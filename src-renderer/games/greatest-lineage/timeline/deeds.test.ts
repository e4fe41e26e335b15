import { expect, test } from 'vitest'
import type { Effect } from '../../../../src-shared/kernel/world/effect.ts'
import type { RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import { say } from '../../../../src-shared/games/greatest-lineage/words/say.ts'
import { foldHistory } from '../../../../src-shared/kernel/journal/foldHistory.ts'
import { at, entriesOf, posting } from '../../../testing/played.ts'
import { deedsOf } from './deeds.ts'

const happened = (rule: RuleId, round: number): Effect => ({
  kind: 'record',
  rule,
  collection: 'happened',
  id: rule,
  value: { rule, round },
})

test('what an event did: its postings together by account, and what was told while it happened', () => {
  const { world, moments } = foldHistory(
    entriesOf(
      [posting('humans', 'males', 8, 'GL-SET-3'), at(1, 'elves', 1)],
      [
        [
          happened('GL-TIME-T01a', 1),
          { kind: 'line', rule: 'GL-TIME-T01a', wording: 'line.event.losePeople', figures: { who: 'humans', males: 2, females: 0 } },
          posting('humans', 'males', -1, 'GL-TIME-T01a'),
          posting('humans', 'males', -1, 'GL-TIME-T01a'),
          { kind: 'line', rule: 'GL-TIME-T01a', wording: 'line.event.lostFewer', figures: { seat: 'humans', males: 2, females: 0 } },
          happened('GL-TIME-T01b', 1),
          { kind: 'line', rule: 'GL-WIN-3', wording: 'line.fall.house', figures: { seat: 'dwarves' } },
          at(1, 'elves', 2),
          posting('humans', 'culture', 4, 'GL-SPEND-4'),
          { kind: 'line', rule: 'GL-SPEND-4', wording: 'line.spent' },
        ],
      ],
    ),
  )
  const deeds = deedsOf(world, moments)
  expect(deeds.get('GL-TIME-T01a')).toEqual({
    round: 1,
    changes: [{ owner: 'humans', account: 'males', delta: -2 }],
    lines: ['The humans had no more to lose than 2 males.'],
  })
  expect(deeds.get('GL-TIME-T01b')).toEqual({ round: 1, changes: [], lines: [say('line.fall.house', { seat: 'dwarves' })] })
  expect(deeds.has('GL-TIME-T01c')).toBe(false)
})

test('what was taken back was not done', () => {
  const { world, moments } = foldHistory([
    ...entriesOf([at(1, 'elves', 1)], [[happened('GL-TIME-T01a', 1), posting('humans', 'males', 3, 'GL-TIME-T01a')]]),
    { seq: 2, kind: 'retraction', from: 1 },
  ])
  expect(deedsOf(world, moments).size).toBe(0)
})
