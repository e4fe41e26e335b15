import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { GAME } from '../../../../src-shared/games/orcs-orcs-orcs/game.ts'
import { at } from '../../../../src-shared/games/orcs-orcs-orcs/testing/position.ts'
import { playOn } from '../../../../src-shared/games/text/playing.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { readBoard } from './boardModel.ts'
import type { BoardTargets } from './targets.ts'
import TowerBoard from './TowerBoard.vue'

const CREATURES = ['golem 2-1 1', 'goblin 2-3', 'goblin 2-3', 'orc 5-2']
let wrapper: VueWrapper
let stop: () => void = () => undefined

afterEach(() => {
  wrapper.unmount()
  stop()
  tellIn(() => 'en')
})

async function show(props: { targets?: BoardTargets; still?: boolean } = {}, position: Parameters<typeof at>[0] = {}): Promise<void> {
  const { world } = at({ seats: ['blue', 'red'], creatures: CREATURES, mages: { blue: 2, red: 4 }, ...position })
  stop = playOn(() => ({ game: GAME, world }))
  const board = readBoard(world)
  if (board === null) throw new Error('nothing is set up')
  wrapper = mount(TowerBoard, { attachTo: document.body, props: { board, ...props } })
  await nextTick()
}

const item = (id: string): Element => wrapper.get(`[data-item="${id}"]`).element
const label = (id: string): string | null => item(id).getAttribute('aria-label')
const selected = (): unknown => wrapper.emitted('select')?.at(-1)

async function press(key: string): Promise<string | undefined> {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await nextTick()
  await nextTick()
  return document.activeElement instanceof SVGElement ? document.activeElement.dataset['item'] : undefined
}

test('everything has a name that says place, life left, damage, terrain and mage', async () => {
  await show({}, { modules: ['x1_terrain'], terrain: { '5-2': 'stone' }, figures: { 'red skull_orc': 2 } })
  expect(label('golem-a')).toBe('Path 2, inner section: golem, 3 life left of 4, 1 damage')
  expect(label('goblin-b')).toBe('Path 2, outer section: 2 goblins, each 2 life')
  expect(label('5-2')).toBe('Path 5, middle section: orc, 3 life; stone field, 1 life more')
  expect(label('1-3')).toBe('Path 1, outer section: empty')
  expect(label('space-2')).toBe('Space 2 of the tower: the mage of Blue')
  expect(label('space-4')).toBe('Space 4 of the tower: the mage of Red; No loss: arrivals take no trophy')
  expect(wrapper.findAll('[role="img"]').map((one) => one.attributes('aria-label'))).toContain('Path 3: 6 markers left')
})

test('in German', async () => {
  tellIn(() => 'de')
  await show()
  expect(label('golem-a')).toBe('Pfad 2, innerer Abschnitt: Golem, noch 3 von 4 Leben, 1 Schaden')
  expect(label('space-2')).toBe('Feld 2 des Turms: der Magier von Blau')
})

test('the tab key stops once, arrow keys go about, Enter selects', async () => {
  await show()
  expect(wrapper.findAll('[tabindex="0"]').map((one) => one.attributes('data-item'))).toEqual(['space-1'])
  ;(item('space-1') as SVGElement).focus()
  expect(await press('ArrowRight')).toBe('space-2')
  expect(await press('ArrowUp')).toBe('2-1')
  expect(await press('ArrowUp')).toBe('golem-a')
  expect(wrapper.findAll('[tabindex="0"]').map((one) => one.attributes('data-item'))).toEqual(['golem-a'])
  expect(wrapper.get('figcaption').text()).toBe('Path 2, inner section: golem, 3 life left of 4, 1 damage')
  await press('Enter')
  expect(selected()).toEqual([{ kind: 'chip', id: 'golem-a' }])
  expect(await press('x')).toBe('golem-a')
})

test('a click selects a chip or the ground it lies on', async () => {
  await show()
  await wrapper.get('[data-item="orc-d"] .token').trigger('click')
  expect(selected()).toEqual([{ kind: 'chip', id: 'orc-d' }])
  await wrapper.get('[data-item="5-2"] .ground').trigger('click')
  expect(selected()).toEqual([{ kind: 'section', id: '5-2' }])
})

test('what may be chosen is marked and said, of creatures that are alike the one that may; others say why not', async () => {
  const why = (id: string): string => (id === 'orc-d' ? 'not on the path of the mage' : '')
  await show({ targets: { legal: ['goblin-c', '2-1'], why } })
  expect(label('goblin-b')).toBe('Path 2, outer section: 2 goblins, each 2 life; can be chosen')
  expect(label('orc-d')).toBe('Path 5, middle section: orc, 2 life; not on the path of the mage')
  expect(wrapper.findAll('.plus')).toHaveLength(1)
  expect(item('2-1').classList.contains('legal')).toBe(true)
  expect(['2-3', 'space-2'].map((id) => item(id).classList.contains('barred'))).toEqual([false, false])
  expect(['orc-d', '5-2', '2-2'].map((id) => item(id).classList.contains('barred'))).toEqual([true, true, true])
  expect(item('golem-a').classList.contains('barred')).toBe(false)
  await wrapper.get('[data-item="goblin-b"]').trigger('click')
  expect(selected()).toEqual([{ kind: 'chip', id: 'goblin-c' }])
})

test('on a display it is a picture: nothing takes the focus or a click, life and letter are large', async () => {
  await show({ still: true })
  expect(wrapper.findAll('[tabindex], [role="button"], figcaption')).toHaveLength(0)
  expect(wrapper.findAll('.letter').map((one) => one.text())).toEqual(['L', 'G', 'O'])
  expect(wrapper.findAll('.life').map((one) => one.text())).toEqual(['3', '2', '2'])
  expect(wrapper.findAll('.count').map((one) => one.text())).toEqual(['×2'])
})
