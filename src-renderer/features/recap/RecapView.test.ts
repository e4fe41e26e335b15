import { describe, expect, test } from 'vitest'
import { GAME_MASTER, type Audience } from '../../../src-shared/kernel/world/rule.ts'
import { TOY_SEATS } from '../../../src-shared/kernel/testing/toyGame.ts'
import type { Recap } from '../../../src-shared/report/recap.ts'
import { mountAt } from '../../testing/mountAt.ts'
import { toyHost } from '../../testing/toyTable.ts'
import RecapView from './RecapView.vue'

const [own] = TOY_SEATS

async function shown(viewer: string, see: Audience): Promise<{ open: string; covered: string | null; isCovered: boolean }> {
  const recap: Recap = {
    title: 'Toy',
    seat: viewer,
    from: 1,
    now: 'Round 2',
    asked: [{ key: '2/1', seat: own, text: 'Which hen is stolen?', see }],
    rounds: [],
    notes: [],
    notesHeading: '',
    ahead: [],
  }
  const { wrapper } = await mountAt(toyHost(), RecapView, () => ({ recap }))
  const details = wrapper.find<HTMLDetailsElement>('.now details')
  const covered = details.exists() ? details.text() : null
  const isCovered = details.exists() && !details.element.open
  if (details.exists()) details.element.remove()
  return { open: wrapper.text(), covered, isCovered }
}

describe('a question that waits, in the recap', () => {
  test.each<Audience>(['gm', [own]])('on the game master’s screen one for few (%s) is covered', async (see) => {
    const { open, covered, isCovered } = await shown(GAME_MASTER, see)
    expect(open).not.toContain('Which hen')
    expect(covered).toContain('Which hen is stolen?')
    expect(isCovered).toBe(true)
  })

  test('on the game master’s screen one that all may hear is open', async () => {
    const { open, covered } = await shown(GAME_MASTER, 'all')
    expect(open).toContain('Which hen is stolen?')
    expect(covered).toBeNull()
  })

  test('on the screen of the player who is asked it is open', async () => {
    const { open, covered } = await shown(own, 'gm')
    expect(open).toContain('Which hen is stolen?')
    expect(covered).toBeNull()
  })
})
