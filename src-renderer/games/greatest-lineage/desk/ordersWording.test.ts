import { expect, test } from 'vitest'
import { MONUMENTS } from '../../../../src-shared/games/greatest-lineage/rules/records.ts'
import { monument, raiding, raidStage } from '../../../../src-shared/games/greatest-lineage/testing/raids.ts'
import { tellForGreatestLineage } from '../../../testing/playedGame.ts'
import { lineText } from '../../../features/orders/wording.ts'

tellForGreatestLineage()

test.each([
  [{ steal: true }, false],
  [{ steal: true, raze: true }, true],
])('what means something only beside another choice is told only with it: %j', (goals, told) => {
  const { pending } = raiding(
    raidStage({ records: { [MONUMENTS.name]: { stair: monument('stair'), gate: monument('gate', { prestige: 24 }) } } }),
  )
  if (pending === null) throw new Error('nobody can be raided')
  const answer = { act: 'raid-humans', raiders: 5, monument: 'gate', ...goals }
  const text = lineText({ id: 'r', phase: 5, question: 'conflict', answer }, pending)
  expect(text).toContain('teal tokens')
  expect(text.includes('24 prestige'), text).toBe(told)
})
