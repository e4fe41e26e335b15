import { flushPromises } from '@vue/test-utils'
import { describe, expect, test, vi } from 'vitest'
import { ORCS } from '../../../../src-shared/games/orcs-orcs-orcs/rules/ruleset.ts'
import { questionKey } from '../../../../src-shared/kernel/engine/request.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import DeskPage from '../../../features/desk/DeskPage.vue'
import { mountAt } from '../../../testing/mountAt.ts'
import { pageStage } from '../../../testing/pageStage.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'

const shown = pageStage()
const SETUP: Json = { players: ['blue', 'red'].map((colour) => ({ colour, name: colour })) }

/** The desk where blue is to act, with this hand, a goblin on its path, and another on path 4. */
async function deskWith(hand: readonly string[], creatures: Readonly<Record<string, object>>) {
  const host = tinyHost(ORCS, {}, SETUP)
  const taken = await host.session.answer('app', '0/table/0/markers')
  if (!taken.ok) throw new Error(JSON.stringify(taken.problems))
  const changes = [
    ...host.session.world.recordIds('creature').map((id) => ({ collection: 'creature', id, to: null })),
    ...Object.entries(creatures).map(([id, to]) => ({ collection: 'creature', id, to: to as Json })),
    { collection: 'place', id: 'blue.hand', to: { cards: [...hand] } },
    { cursor: { turn: 1, seat: 'blue', phase: 2 } },
  ]
  const set = await host.session.correct(changes, 'a position')
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  shown.mounted = await mountAt(host, DeskPage)
  await vi.dynamicImportSettled()
  await flushPromises()
  const { wrapper, table } = shown.mounted
  const card = (face: string, nth = 0) => wrapper.findAll(`[data-card="${face}"]`)[nth]
  const settle = async (): Promise<void> => {
    await flushPromises()
    await vi.waitFor(() => expect(table.busy).toBe(0))
    await flushPromises()
  }
  return {
    wrapper,
    table,
    card,
    tap: async (face: string, nth = 0): Promise<void> => {
      await card(face, nth)?.trigger('click')
      await settle()
    },
    submit: async (): Promise<void> => {
      await wrapper.get('.request form').trigger('submit')
      await settle()
    },
    settle,
  }
}

const goblin = (path: number) => ({ id: `goblin-9${path}`, type: 'goblin', path, section: 3, damage: 0, lifeMod: 0, came: path })

describe('a turn by taps', () => {
  test('a tap takes a spell, another enhances it; it is cast with both, and the only target is hit', async () => {
    const { wrapper, tap, card, submit, table, settle } = await deskWith(['fire_spark', 'fire_spark', 'zap', 'poison'], {
      'goblin-91': goblin(1),
    })
    expect([card('poison')?.attributes('aria-disabled'), card('poison')?.text()]).toEqual([
      'true',
      expect.stringContaining('Poison is never cast.'),
    ])
    await tap('fire_spark')
    expect(wrapper.get('.ahead').text()).toContain('1 life left')
    await tap('fire_spark', 1)
    expect(wrapper.get('.ahead').text()).toContain('defeated')
    await submit()
    await vi.waitFor(() => expect(table.pending?.wording).toBe('act.turn'))
    await settle()
    expect([table.world.balance('blue', 'trophy_goblin'), table.world.balance('blue', 'actions')]).toEqual([1, 1])
    expect(table.world.record<{ cards: readonly string[] }>({ name: 'place' }, 'blue.discard')?.cards.toSorted()).toEqual([
      'fire_spark',
      'fire_spark',
    ])
  })

  test('the last two cards of a hand are cast with both, and the line is taken', async () => {
    const { tap, submit, table, settle } = await deskWith(['fire_spark', 'fire_spark'], { 'goblin-91': goblin(1) })
    await tap('fire_spark')
    await tap('fire_spark', 1)
    await submit()
    await vi.waitFor(() => expect(table.pending?.wording).toBe('act.turn'))
    await settle()
    expect([table.world.balance('blue', 'trophy_goblin'), table.world.balance('blue', 'hand')]).toEqual([1, 0])
  })

  test('a big attack alone is not sent', async () => {
    const { tap, submit, wrapper, table } = await deskWith(['fireball', 'fire_spark'], { 'goblin-91': goblin(1) })
    await tap('fireball')
    await submit()
    expect([table.pending?.wording, wrapper.get('.request button[type=submit]').attributes('disabled')]).toEqual(['act.turn', ''])
    expect(wrapper.get('.ahead').text()).toContain('never cast alone')
  })

  test('a second tap on the spell puts it back; nothing was sent', async () => {
    const { tap, wrapper, table } = await deskWith(['zap'], { 'goblin-91': goblin(1) })
    await tap('zap')
    expect(wrapper.find('.ahead').exists()).toBe(true)
    await tap('zap')
    expect([wrapper.find('.ahead').exists(), table.pending?.wording]).toEqual([false, 'act.turn'])
  })

  test('a space that is taken says by whom, and a free one is teleported to', async () => {
    const { wrapper, submit, table } = await deskWith(['zap'], { 'goblin-94': goblin(4) })
    const spaces = wrapper.findAll('.space')
    expect(spaces.map((space) => space.attributes('aria-disabled'))).toEqual(['true', 'false', 'true', 'false', 'false', 'false'])
    expect(spaces[2]?.text()).toContain('Red is there.')
    await spaces[3]?.trigger('click')
    await submit()
    expect(table.world.record<{ space: number }>({ name: 'mage' }, 'blue')?.space).toBe(4)
  })

  test('a card of lore is learned from with one tap and the button', async () => {
    const { tap, submit, table } = await deskWith(['wisdom', 'zap'], { 'goblin-91': goblin(1) })
    await tap('wisdom')
    await submit()
    expect(table.pending?.wording).toBe('choose.take')
    const offered = table.pending?.kind === 'choose' ? table.pending.options.map(({ id }) => id) : []
    const [learned = ''] = offered
    await tap(learned)
    await submit()
    expect(table.world.record<{ cards: readonly string[] }>({ name: 'place' }, 'blue.learned')?.cards).toEqual([learned])
  })
})

test('RULING-63 with real cards there is no hand to tap: what the cards did is said in acts', async () => {
  const host = tinyHost(ORCS, {}, { players: ['blue', 'red'].map((colour) => ({ colour, name: colour })), houseRules: { decks: 'real' } })
  for (let given = 0; given < 20; given++) {
    const [asked] = (await host.session.view()).pending
    if (asked === undefined || asked.wording === 'act.turn') break
    await host.session.answer(
      asked.kind === 'draw' ? 'app' : asked.kind === 'choose' ? (asked.options[0]?.id ?? '') : 'done',
      questionKey(asked),
    )
  }
  shown.mounted = await mountAt(host, DeskPage)
  await vi.dynamicImportSettled()
  await flushPromises()
  const { wrapper } = shown.mounted
  expect(wrapper.find('.hand').exists()).toBe(false)
  expect(wrapper.get('.request').text()).not.toContain('No cards in the hand')
  expect(wrapper.findAll('.request input[value="damage"]')).toHaveLength(1)
})
