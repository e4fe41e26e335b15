import { afterEach, expect, test } from 'vitest'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'
import { TOY_SEATS } from '../../../src-shared/kernel/testing/toyGame.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'
import { toyHost } from '../../testing/toyTable.ts'
import JustNow from './JustNow.vue'

playTheToyOnly()

const [RED] = TOY_SEATS
let mounted: Mounted
afterEach(() => mounted.wrapper.unmount())

const LINE: Effect = { kind: 'line', rule: 'TOY-DAY-1', wording: 'a hen is told of' }
const GAINED: Effect = { kind: 'posting', rule: 'TOY-DAY-1', owner: RED, account: 'hens', delta: 3 }

/** What is told of an answer with these effects, below a card or not. */
async function told(withCard: boolean, ...effects: readonly Effect[]): Promise<string> {
  const request = {
    kind: 'choose',
    id: '1/red/0/hen',
    occurrence: 0,
    seat: RED,
    rule: 'TOY-DAY-1',
    wording: 'hen',
    figures: {},
    options: [],
  }
  const entry = { seq: 1, kind: 'answer', answer: 'one', effects } as const
  mounted = await mountAt(toyHost(), JustNow, () => ({ answered: { request, entry }, withCard }))
  return mounted.wrapper.text()
}

test('below a card only figures are told: the card and the chronicle tell the rest', async () => {
  const text = await told(true, LINE, GAINED)
  expect(text).not.toContain('a hen is told of')
  expect(text).toContain('+3')
})

test('below a card nothing is told of an answer without figures', async () => {
  expect(await told(true, LINE)).toBe('')
})

test('below a question all is told', async () => {
  const text = await told(false, LINE, GAINED)
  expect(text).toContain('a hen is told of')
  expect(text).toContain('+3')
})
