import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DrawRequest } from '../../../src-shared/kernel/engine/request.ts'
import { mountAt, type Mounted } from '../../testing/mountAt.ts'
import { tinyHost } from '../../testing/tinyBridge.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import DrawCard from './DrawCard.vue'
import { playTheToyOnly } from '../../testing/playTheToyOnly.ts'

playTheToyOnly()

const request: DrawRequest = {
  kind: 'draw',
  id: '1/red/0/draw',
  occurrence: 0,
  seat: 'red',
  rule: 'TOY-TURN-1',
  wording: 'draw.draw',
  figures: {},
  pile: [
    { face: 'ace', wording: 'card.ace', copies: 2 },
    { face: 'king', wording: 'card.king', copies: 1 },
  ],
  count: 2,
}

let mounted: Mounted
beforeEach(async () => {
  mounted = await mountAt(tinyHost(toyGame()), DrawCard, () => ({ request }))
})
afterEach(() => mounted.wrapper.unmount())

test('cards drawn at the table are picked from what the pile holds, no more of a face than there are', async () => {
  const card = mounted.wrapper
  const faces = () => card.findAll<HTMLButtonElement>('.pile button')
  const accept = () => card.get<HTMLButtonElement>('button[type=submit]')
  expect(faces().map((face) => face.get('.num').text())).toEqual(['× 2', '× 1'])
  expect(accept().element.disabled).toBe(true)
  await faces()[1]?.trigger('click')
  expect(faces().map(({ element }) => element.disabled)).toEqual([false, true])
  await faces()[0]?.trigger('click')
  expect(faces().map(({ element }) => element.disabled)).toEqual([true, true])
  expect(card.findAll('.drawn li')).toHaveLength(2)
  expect(accept().element.disabled).toBe(false)
  await card.findAll('.drawn button')[0]?.trigger('click')
  expect(card.text()).toContain('1 of 2 cards picked')
  expect(accept().element.disabled).toBe(true)
})

test('the app may draw instead', () => {
  const [app] = mounted.wrapper.findAll('.ways button')
  expect(app?.text()).toContain('Draw 2 cards')
  expect(app?.classes()).toContain('primary')
})

test('a letter picks the card whose name begins so, of several it goes to the next; a single card is accepted with it', async () => {
  mounted.wrapper.unmount()
  const named = (face: string, wording: string) => ({ face, wording, copies: 1 })
  const pile = [named('one', 'account.gold'), named('two', 'seat.green'), named('three', 'account.renown')]
  mounted = await mountAt(tinyHost(toyGame()), DrawCard, () => ({ request: { ...request, pile } }))
  const card = mounted.wrapper
  const press = (key: string, more = {}): Promise<void> => card.get('.pile button').trigger('keydown', { key, ...more })
  await press('r', { ctrlKey: true })
  await press('q')
  await press('g')
  expect(card.findAll('.drawn li')).toHaveLength(0)
  await press('r')
  expect(card.findAll('.drawn li').map((one) => one.text())).toEqual(['Renown'])
  await press('r')
  expect(card.findAll('.drawn li'), 'there is no second').toHaveLength(1)
})
