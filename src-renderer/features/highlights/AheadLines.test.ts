import { describe, expect, test } from 'vitest'
import type { AheadLine } from '../../../src-shared/games/api/aheadFace.ts'
import { GAME_MASTER, ONLOOKER } from '../../../src-shared/kernel/world/rule.ts'
import { TOY_SEATS } from '../../../src-shared/kernel/testing/toyGame.ts'
import { mountAt } from '../../testing/mountAt.ts'
import { toyHost } from '../../testing/toyTable.ts'
import AheadLines from './AheadLines.vue'

const [own, other] = TOY_SEATS

/** Told by wordings that are nobody's: the key itself is what is read. */
const line = (wording: string, see?: AheadLine['see']): AheadLine => ({
  kind: 'threat',
  wording,
  figures: {},
  rule: 'TOY-ANY-1',
  ...(see === undefined ? {} : { see }),
})
const LINES = [line('open to all'), line('plan of one', [own]), line('known to two', [own, other])]

async function shown(viewer: string): Promise<{ open: string; covered: string | null; isCovered: boolean }> {
  const { wrapper } = await mountAt(toyHost(), AheadLines, () => ({ lines: LINES, viewer, owner: own }))
  const details = wrapper.find<HTMLDetailsElement>('details')
  const covered = details.exists() ? details.text() : null
  const isCovered = details.exists() && !details.element.open
  if (details.exists()) details.element.remove()
  return { open: wrapper.text(), covered, isCovered }
}

describe('what lies ahead', () => {
  test.each([GAME_MASTER, ONLOOKER])(
    'on a screen that is read aloud (%s) only what all may hear is open, the rest is covered',
    async (viewer) => {
      const { open, covered, isCovered } = await shown(viewer)
      expect(open).toContain('open to all')
      expect(open).not.toMatch(/plan of one|known to two/)
      expect(covered).toContain('plan of one')
      expect(covered).toContain('known to two')
      expect(isCovered).toBe(true)
    },
  )

  test("a player's own screen covers nothing of the player", async () => {
    const { open, covered } = await shown(own)
    expect(open).toContain('plan of one')
    expect(covered).toBeNull()
  })
})
