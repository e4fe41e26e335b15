import { beforeEach, expect, test } from 'vitest'
import { WorldState } from '../../../kernel/world/world.ts'
import { playOn } from '../../text/playing.ts'
import { postingProse, ruleTitle } from '../../text/postings.ts'
import { GAME } from '../game.ts'

beforeEach(() => playOn(() => ({ game: GAME, world: new WorldState() })))

test('what was held is told as it was before the posting', () => {
  expect(postingProse({ rule: 'GL-CHK-2', figures: { need: 4, have: 15 } })).toMatch(/: needed 4, 15 before$/)
  expect(postingProse({ rule: 'GL-STK-2', figures: { gatherers: 3, each: 1 } })).toMatch(/: gatherers 3, tokens each 1$/)
})

test.each([
  ['GL-CHK-2', 'a rule of the book'],
  ['TABLE-EVENT-3', "an event of the table's own"],
  ['TABLE-GM-1', "a rule of the game master's"],
] as const)('%s, %s, has a title', (rule, _what) => expect(ruleTitle(rule)).not.toMatch(/^[A-Z]+-/))
