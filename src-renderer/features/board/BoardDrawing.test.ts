import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { nextTick, type Component } from 'vue'
import { Board } from '../../../src-shared/board/board.ts'
import type { Space } from '../../../src-shared/board/graph.ts'
import { ISLANDS, VALLEYS } from '../../../src-shared/board/testing/smallBoards.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import BoardDrawing from './BoardDrawing.vue'
import type { SpaceShown } from '../../../src-shared/games/api/landFace.ts'
import type { Choices } from './boardLook.ts'
import SpaceList from './SpaceList.vue'

const board = new Board(ISLANDS)
const GROUNDS = { low: { name: 'low land' }, open: { name: 'open', hue: 'plain' }, mountain: { name: 'mountain', sign: 'peak' } } as const
const at = (id: string): Space => board.numberOf(id)
const SPACES = new Map<Space, SpaceShown>([
  [at('A2'), { owner: 'reds', holder: 'Reds', marks: [{ sign: 'capital', name: 'seat' }], notes: ['1 step from your land'] }],
  [at('A3'), { owner: 'reds', holder: 'Reds' }],
  [at('D3'), { owner: 'reds', holder: 'Reds' }],
])
const CHOICES: Choices = new Map([
  [at('B1'), null],
  [at('A1'), 'too far'],
])

let wrapper: VueWrapper
afterEach(() => wrapper.unmount())

async function show(
  part: Component,
  more: Partial<{
    chosen: readonly Space[]
    own: readonly Space[]
    focus: Space | null
    choices: Choices
    board: Board
    joins: readonly Space[]
    brush: boolean
  }> = {},
): Promise<void> {
  const props = { board, grounds: GROUNDS, spaces: SPACES, own: [], chosen: [], focus: null, choices: CHOICES, ...more }
  const kept = { onFocus: (focus: Space) => wrapper.setProps({ focus }) }
  wrapper = mount(part, { props: { ...props, ...kept }, attachTo: document.body })
  // Listeners of the drawing come with its first update.
  await nextTick()
}
const space = (id: string): ReturnType<typeof wrapper.get> => wrapper.get(`[data-space="${at(id)}"]`)
const emitted = (event: string): unknown[] => (wrapper.emitted(event) ?? []).flat()
const stops = (): string[] => wrapper.findAll('[role="option"][tabindex="0"]').map((one) => one.attributes('data-space') ?? '')

describe('a board as it is drawn', () => {
  test('each space says what it is, who holds it, what stands there, and what the question says of it', async () => {
    await show(BoardDrawing)
    expect(space('A2').attributes('aria-label')).toBe('A2, low land, open, Reds, seat, 1 step from your land')
    expect(space('B1').attributes('aria-label')).toBe('B1, low land, open, nobody owns it, can be chosen')
    expect(space('A1').attributes('aria-label')).toBe('North Point, low land, open, nobody owns it, cannot be chosen: too far')
    expect(wrapper.findAll('[role="option"]')).toHaveLength(board.spaces.length)
  })

  test('what answers is chosen by mouse and by key, what does not is not', async () => {
    await show(BoardDrawing)
    await space('A1').trigger('click')
    await space('A1').trigger('keydown', { key: 'Enter', code: 'Enter' })
    await space('D3').trigger('click')
    expect(emitted('choose')).toEqual([])
    await space('B1').trigger('click')
    await space('B1').trigger('keydown', { key: 'Enter', code: 'Enter' })
    await space('B1').trigger('keydown', { key: ' ', code: 'Space' })
    expect(emitted('choose')).toEqual([at('B1'), at('B1'), at('B1')])
    expect([space('A1').attributes('aria-disabled'), space('B1').attributes('aria-disabled')]).toEqual(['true', 'false'])
  })

  test('what is chosen has its number, and is given up by pressing it', async () => {
    await show(BoardDrawing, { chosen: [at('D3'), at('B1')], choices: new Map([[at('B1'), null]]) })
    expect(wrapper.findAll('.number').map((number) => number.text())).toEqual(['1', '2'])
    expect([space('D3').attributes('aria-selected'), space('A1').attributes('aria-selected')]).toEqual(['true', 'false'])
    expect(space('D3').attributes('aria-label')).toContain('chosen')
    await space('D3').trigger('click')
    expect(emitted('choose')).toEqual([at('D3')])
  })

  test('one stop for the tab key, first at what can be chosen, that walks with the keys and takes the focus along', async () => {
    await show(BoardDrawing)
    expect(stops()).toEqual([String(at('B1'))])
    space('B1').element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await space('B1').trigger('keydown', { key: 'ArrowLeft', code: 'ArrowLeft' })
    await expect.poll(stops).toEqual([String(at('A1'))])
    expect(document.activeElement?.getAttribute('data-space')).toBe(String(at('A1')))
    expect(wrapper.get('.told').text()).toContain('cannot be chosen: too far')
    await space('A1').trigger('keydown', { key: 's', code: 'KeyX' })
    await expect.poll(stops).toEqual([String(at('A2'))])
  })

  test('land that must hang together is lit by whether it does, and says so', async () => {
    const ask = { joins: [at('A1')], choices: new Map(['B1', 'A2', 'A3'].map((id) => [at(id), null])) }
    const lit = (): string[] => wrapper.findAll('.open').map((one) => one.classes().find((name) => name !== 'open') ?? '')
    const said = (id: string): string | undefined => space(id).attributes('aria-label')?.split(', ').slice(4).join(', ')
    await show(BoardDrawing, { ...ask, choices: new Map([...ask.choices, [at('D3'), null]]) })
    expect(lit()).toEqual(['now', 'now', 'later', 'later'])
    expect([said('B1'), said('D3')]).toEqual(['can be chosen: joined now', 'can be chosen: needs land between'])
    expect(wrapper.get('.joins').text()).toBe('Joined now Needs land between')
    wrapper.unmount()
    await show(BoardDrawing, { ...ask, chosen: [at('B1'), at('D3')] })
    expect(said('D3')).toBe('chosen, but not joined yet: choose land between as well')
    wrapper.unmount()
    await show(BoardDrawing, { choices: ask.choices })
    expect([lit(), said('B1'), wrapper.find('.joins').exists()]).toEqual([['', '', ''], 'can be chosen', false])
  })

  test('keys of others are left to them', async () => {
    await show(BoardDrawing)
    const heard: string[] = []
    const listen = ({ code }: KeyboardEvent): void => void heard.push(code)
    document.addEventListener('keydown', listen)
    await space('B1').trigger('keydown', { key: 'p', code: 'KeyP' })
    await space('B1').trigger('keydown', { key: 'ArrowLeft', code: 'ArrowLeft', altKey: true })
    await space('B1').trigger('keydown', { key: 'Enter', code: 'Enter' })
    document.removeEventListener('keydown', listen)
    expect(heard).toEqual(['KeyP', 'ArrowLeft'])
  })

  test('the pointer tells of a space without choosing it', async () => {
    await show(BoardDrawing)
    await space('A1').trigger('pointerover')
    expect(wrapper.get('.told').text()).toContain('North Point')
    expect(emitted('focus')).toEqual([])
  })

  test('land that hangs together has one emblem, land apart another', async () => {
    await show(BoardDrawing, { choices: new Map() })
    expect(wrapper.findAll('.emblem')).toHaveLength(2)
    expect(wrapper.findAll('[aria-disabled="true"]')).toHaveLength(0)
  })

  test('one land tells how far it lies from one’s own, in words and, where that is wanted, in figures on the map', async () => {
    await show(BoardDrawing, { own: [at('A2'), at('A3')], choices: new Map() })
    expect(space('B1').attributes('aria-label')).toBe('B1, low land, open, nobody owns it, 1 step from your land')
    expect(space('D2').attributes('aria-label')).toContain('3 steps from your land')
    expect(wrapper.findAll('.step')).toHaveLength(0)
    const layer = wrapper.findAll('.layers input').at(-1)
    await layer?.setValue(true)
    expect(new Set(wrapper.findAll('.step').map((one) => one.text()))).toEqual(new Set(['1', '2', '3', '4']))
  })

  test('what is not to be drawn is left out, and said all the same', async () => {
    await show(BoardDrawing, { choices: new Map() })
    expect([wrapper.find('.wash').exists(), wrapper.find('.mark').exists()]).toEqual([true, true])
    for (const nth of [1, 2]) await wrapper.findAll('.layers input')[nth]?.setValue(false)
    expect([wrapper.find('.wash').exists(), wrapper.find('.mark').exists()]).toEqual([false, false])
    expect(space('A2').attributes('aria-label')).toContain('Reds, seat')
  })

  test('with a brush a hand and Enter draw, and nothing is chosen', async () => {
    await show(BoardDrawing, { brush: true })
    space('B1').element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, isPrimary: true }))
    window.dispatchEvent(new PointerEvent('pointerup', { isPrimary: true }))
    await space('B1').trigger('click')
    await space('A1').trigger('keydown', { key: 'Enter', code: 'Enter' })
    expect(wrapper.emitted('stroke')?.map(([drawn]) => drawn)).toEqual([at('B1'), at('A1')])
    expect([wrapper.emitted('stroked')?.length, emitted('choose')]).toEqual([2, []])
    space('B1').element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, isPrimary: true, shiftKey: true }))
    expect(wrapper.emitted('stroke')).toHaveLength(2)
  })

  test('areas of any shape are drawn as well', async () => {
    await show(BoardDrawing, { board: new Board(VALLEYS), choices: new Map() })
    expect(wrapper.findAll('[role="option"]').map((one) => one.attributes('aria-label')?.split(',')[0])).toEqual([
      'Upper Valley',
      'Middle Valley',
      'Lower Valley',
    ])
  })
})

describe('the same as a list', () => {
  const names = (): string[] => wrapper.findAll('li .card-title').map((name) => name.text().replace(/^R /, ''))

  test('is searched by words of name, ground and holder, in any order', async () => {
    await show(SpaceList)
    expect(names()).toHaveLength(board.spaces.length)
    await wrapper.get('input[type="search"]').setValue('REDS low')
    expect(names()).toEqual(['A2', 'Landing'])
    await wrapper.get('input[type="search"]').setValue('nowhere')
    expect(wrapper.text()).toContain('None of them is called so.')
  })

  test('chooses what can be chosen, tells of the rest why not, and leads to both', async () => {
    await show(SpaceList)
    const row = (name: string): ReturnType<typeof wrapper.get> =>
      wrapper.findAll('li button').find((one) => one.text().replace(/^R /, '').startsWith(name))!
    await row('North Point').trigger('click')
    expect([emitted('choose'), emitted('focus')]).toEqual([[], [at('A1')]])
    expect(row('North Point').text()).toContain('cannot be chosen: too far')
    await row('B1').trigger('click')
    expect([emitted('choose'), emitted('focus')]).toEqual([[at('B1')], [at('A1'), at('B1')]])
    await wrapper.get('input[type="checkbox"]').setValue(true)
    expect(names()).toEqual(['B1'])
  })

  test('says of land that must hang together whether it does', async () => {
    const choices = new Map(['B1', 'D3'].map((id) => [at(id), null]))
    await show(SpaceList, { joins: [at('A1')], choices })
    await wrapper.get('input[type="checkbox"]').setValue(true)
    expect(wrapper.findAll('li .bold').map((one) => one.text())).toEqual(['can be chosen: joined now', 'can be chosen: needs land between'])
  })
})

test('a board speaks the language of the table', async () => {
  tellIn(() => 'de')
  await show(BoardDrawing)
  expect(space('A1').attributes('aria-label')).toBe('North Point, low land, open, niemand hält es, kann nicht gewählt werden: too far')
  tellIn(() => 'en')
})
