import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { h, nextTick, shallowRef, type DefineComponent } from 'vue'
import { accept, problem, refuse, type Outcome } from '../../../src-shared/kernel/problem.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import type { HexPlan } from '../../../src-shared/board/plan.ts'
import { ISLANDS } from '../../../src-shared/board/testing/smallBoards.ts'
import type { BoardFace } from '../../../src-shared/games/api/boardFace.ts'
import { tellIn } from '../../../src-shared/language/language.ts'
import { useDocumentHistory } from '../workshop/documentHistory.ts'
import HistoryButtons from '../workshop/HistoryButtons.vue'
import BoardDrawing from './BoardDrawing.vue'
import { worldKind } from './worldKind.ts'
import WorldFiles from './WorldFiles.vue'
import WorldMaker from './WorldMaker.vue'

/** A world of two holders on two islands. */
interface Small {
  readonly plan: HexPlan
  readonly reds: readonly string[]
  readonly blues: readonly string[]
}
type SmallWorld = Small & { readonly [key: string]: Json }
const as = (world: Small): SmallWorld => world as SmallWorld
const SMALL = as({ plan: ISLANDS, reds: ['A2', 'A3'], blues: ['D3'] })
const without = (lands: readonly string[], gone: readonly string[]): readonly string[] => lands.filter((land) => !gone.includes(land))

const FACE: BoardFace<SmallWorld> = {
  sizes: { fewest: 1, usual: 10, most: 20 },
  grounds: {
    open: { name: 'open' },
    low: { name: 'low' },
    mountain: { name: 'mountain', sign: 'peak' },
    sea: { name: 'sea', hue: 'water' },
    lake: { name: 'lake', hue: 'water' },
  },
  keepable: [{ id: 'land', name: 'The land' }],
  make: () => SMALL,
  again: (world, _, kept) => as({ ...world, plan: { ...world.plan, name: kept ?? 'all new' } }),
  read: (file): Outcome<SmallWorld> =>
    file.startsWith('{')
      ? accept(JSON.parse(file) as SmallWorld)
      : refuse(problem('plan.ground.2', 'problem.missing', { wanted: 'a row' })),
  write: (world) => JSON.stringify(world),
  plan: ({ plan }) => plan,
  withPlan: (world, plan) => as({ ...world, plan: plan as HexPlan }),
  holders: ({ reds, blues }) => [
    {
      id: 'reds',
      name: 'Reds',
      owner: 'reds',
      lands: reds,
      ...(reds[0] === undefined ? {} : { seat: { land: reds[0], name: 'capital' } }),
    },
    { id: 'blues', name: 'Blues', lands: blues },
  ],
  give: (world, lands, holder) =>
    as({
      ...world,
      reds: [...without(world.reds, lands), ...(holder === 'reds' ? lands : [])],
      blues: [...without(world.blues, lands), ...(holder === 'blues' ? lands : [])],
    }),
  lead: (world, land) => (world.reds.includes(land) ? as({ ...world, reds: [land, ...without(world.reds, [land])] }) : world),
  check: (world) => (world.reds.length === 0 ? refuse(problem('reds', 'problem.missing', { wanted: 'land' })) : accept(world)),
}

let wrapper: VueWrapper
let world: SmallWorld
beforeEach(async () => {
  world = SMALL
  const shown = shallowRef(SMALL)
  const history = useDocumentHistory(
    () => shown.value,
    (next: SmallWorld) => (world = shown.value = next),
  )
  const kind = worldKind('toy', FACE)
  const maker = () =>
    h(WorldMaker, {
      ...{ face: FACE, problems: kind.check(shown.value), modelValue: shown.value },
      'onUpdate:modelValue': (next) => history.edit(as(next as never)),
    })
  // As in the workshop: the history is kept above the maker.
  wrapper = mount(
    { render: () => h('div', { onKeydown: history.keyed }, [h(HistoryButtons, { history }), maker()]) },
    { global: { plugins: [createPinia()] }, attachTo: document.body },
  )
  await nextTick()
})
afterEach(() => wrapper.unmount())

const element = (): Element => wrapper.element as Element
const labelled = (name: string): HTMLInputElement | HTMLSelectElement => {
  const label = [...document.querySelectorAll('label')].findLast((one) => one.textContent.trim() === name)
  const field = label?.querySelector('input') ?? document.getElementById(label?.htmlFor ?? '')
  if (field === null) throw new Error(`no field “${name}”`)
  return field as HTMLInputElement | HTMLSelectElement
}
async function set(name: string, value: string): Promise<void> {
  const field = labelled(name)
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await nextTick()
}
async function use(tool: string): Promise<void> {
  const field = [...document.querySelectorAll<HTMLInputElement>('.choices input')].find(
    (one) => one.closest('label')?.textContent.trim() === tool,
  )
  field?.click()
  field?.dispatchEvent(new Event('change', { bubbles: true }))
  await nextTick()
}
/** By its name for ears, which begins with its own. */
const hex = (name: string): Element => {
  const found = [...document.querySelectorAll('[role="option"]')].find((one) => one.getAttribute('aria-label')?.startsWith(`${name},`))
  if (found === undefined) throw new Error(`no hex ${name}`)
  return found
}
async function press(name: string): Promise<void> {
  hex(name).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, isPrimary: true }))
  window.dispatchEvent(new PointerEvent('pointerup', { isPrimary: true }))
  await nextTick()
}
async function focusOn(name: string): Promise<void> {
  hex(name).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await nextTick()
}
async function click(name: string): Promise<void> {
  await wrapper
    .findAll('button')
    .find((one) => one.text() === name)
    ?.trigger('click')
  await nextTick()
}

describe('a world worked on by hand', () => {
  test('ground is painted on land and water, stroke by stroke, and taken back and done again', async () => {
    await use('Ground')
    await set('Ground', 'm')
    await press('North Point')
    await press('C1')
    expect(world.plan.ground[0]).toBe('m.m~.')
    await click('Undo')
    expect(world.plan.ground[0]).toBe('m.~~.')
    await click('Undo')
    expect(world.plan).toBe(ISLANDS)
    await click('Redo')
    await click('Redo')
    expect(world.plan.ground[0]).toBe('m.m~.')
    await click('Undo')
    await press('D1')
    expect(world.plan.ground[0]).toBe('m.~m.')
    expect(
      wrapper
        .findAll('button')
        .find((one) => one.text() === 'Redo')
        ?.attributes('disabled'),
    ).toBeDefined()
  })

  test('a second finger moves the board: what the first one touched stays as it was', async () => {
    await use('Ground')
    await set('Ground', 'm')
    const finger = { bubbles: true, button: 0, pointerType: 'touch' }
    hex('North Point').dispatchEvent(new PointerEvent('pointerdown', { ...finger, pointerId: 1, isPrimary: true }))
    hex('C1').dispatchEvent(new PointerEvent('pointerdown', { ...finger, pointerId: 2, isPrimary: false }))
    window.dispatchEvent(new PointerEvent('pointerup', { isPrimary: true }))
    await nextTick()
    expect(world).toBe(SMALL)
    expect(wrapper.find('.fresh').exists()).toBe(false)
  })

  test('rivers are drawn along sides; a stroke that begins on one takes it away, and each is one change', async () => {
    await use('River')
    const drawing = wrapper.findComponent(BoardDrawing as unknown as DefineComponent)
    const at = (name: string): number => Number(hex(name).getAttribute('data-space'))
    const stroke = async (sides: readonly (readonly [string, number | null])[]): Promise<void> => {
      for (const [name, side] of sides) drawing.vm.$emit('stroke', at(name), side)
      await nextTick()
      expect(wrapper.findAll('.fresh-river')).toHaveLength(sides.filter(([, side]) => side !== null).length)
      drawing.vm.$emit('stroked')
      await nextTick()
    }
    await stroke([
      ['North Point', 1],
      ['North Point', null],
      ['A2', 1],
    ])
    expect(world.plan.rivers).toEqual(['10000', '10000', '10000', '10000'])
    await stroke([['A2', 1]])
    expect(world.plan.rivers).toEqual(['10000', '00000', '10000', '10000'])
    await click('Undo')
    await click('Undo')
    expect(world.plan).toBe(ISLANDS)
    await stroke([['A2', null]])
    expect(world.plan).toBe(ISLANDS)
  })

  test('rivers are set side by side for keys and ears', async () => {
    await focusOn('North Point')
    const side = labelled('south-east') as HTMLInputElement
    side.checked = true
    side.dispatchEvent(new Event('change', { bubbles: true }))
    await nextTick()
    expect(world.plan.rivers?.[0]).toBe('20000')
    expect(hex('North Point').getAttribute('aria-label')).toContain('by a river')
  })

  test('the keys paint as well, and take back', async () => {
    await use('Ground')
    await set('Ground', '~')
    const land = hex('A2')
    land.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }))
    await nextTick()
    expect(world.plan.ground[1]).toBe('~o~..')
    element().dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))
    await nextTick()
    expect(world.plan.ground[1]).toBe('.o~..')
    element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Z', ctrlKey: true, shiftKey: true, bubbles: true }))
    await nextTick()
    expect(world.plan.ground[1]).toBe('~o~..')
  })

  test('a broad brush takes all that lies around', async () => {
    await use('Holder')
    await set('Holder', 'blues')
    await use('Seven hexes')
    await press('North Point')
    expect([...world.blues].sort()).toEqual(['A1', 'A2', 'B1', 'D3'])
    expect(world.reds).toEqual(['A3'])
  })

  test('whoever holds land is led from where it is pressed', async () => {
    await use('Capital')
    await press('A3')
    expect(world.reds).toEqual(['A3', 'A2'])
    await press('Landing')
    expect(world.reds).toEqual(['A3', 'A2'])
  })

  test('name, holder and ground of the land one stands on are fields; what is wrong then is told by its field', async () => {
    await focusOn('A2')
    await set('Name of the world', 'All there is')
    expect(world.plan.name).toBe('All there is')
    await set('Name', 'Home')
    expect(world.plan.names).toEqual({ ...ISLANDS.names, A2: 'Home' })
    await set('Holder', '')
    expect(world.reds).toEqual(['A3'])
    await focusOn('A3')
    await set('Holder', 'blues')
    expect(wrapper.get('.notice.warn').text()).toContain('reds: ')
    await set('Ground', 'm')
    expect(world.plan.ground[2]).toBe(ISLANDS.ground[2]?.replace(/^./, 'm'))
  })

  test('rolled again, what is kept is told to the game', async () => {
    const details = wrapper.findAll('details')[1]
    await details?.get('select').setValue('land')
    await details?.get('button').trigger('click')
    expect(world.plan.name).toBe('land')
  })

  test('a file that is refused says by which field, and changes nothing; one that is read takes the place, and can be taken back', async () => {
    const files = wrapper.getComponent(WorldFiles)
    const { take } = files.vm as unknown as { readonly take: (file: File) => Promise<void> }
    await take(new File(['nothing'], 'wrong.json'))
    await flushPromises()
    expect(files.get('[role="alert"]').text()).toContain('plan.ground.2: ')
    expect(world).toBe(SMALL)
    await take(new File([FACE.write(as({ ...SMALL, blues: [] }))], 'right.json'))
    await flushPromises()
    expect([world.blues, files.find('[role="alert"]').exists()]).toEqual([[], false])
    await click('Undo')
    expect(world).toBe(SMALL)
  })

  test('it speaks the language of the table', async () => {
    tellIn(() => 'de')
    wrapper.getComponent(WorldMaker as unknown as DefineComponent).vm.$forceUpdate()
    await nextTick()
    expect(wrapper.text()).toContain('Name der Welt')
    tellIn(() => 'en')
  })
})
