import 'fake-indexeddb/auto'
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, expect, test, vi } from 'vitest'
import type { DefineComponent } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { GAMES } from '../../../src-shared/games/registry.ts'
import type { BoardFace } from '../../../src-shared/games/api/boardFace.ts'
import type { Json } from '../../../src-shared/kernel/world/rule.ts'
import { useDocuments } from '../../stores/documents.ts'
import DocumentChoice from '../workshop/DocumentChoice.vue'
import WorldChoice from './WorldChoice.vue'

let wrapper: VueWrapper | null = null
afterEach(() => wrapper?.unmount())

async function aFace(): Promise<{ readonly game: string; readonly face: BoardFace }> {
  const games = await Promise.all(GAMES.map(({ load }) => load()))
  const [game] = games.filter(({ board }) => board !== undefined)
  if (game?.board === undefined) throw new Error('no game makes worlds')
  return { game: game.id, face: game.board }
}
/** How long what is fetched may take on a busy machine. */
const PATIENCE = { timeout: 60_000 }

test('a world made here, or one from a file, is chosen; one something is wrong with is not offered', async () => {
  const { game, face } = await aFace()
  const world = face.make({ seed: 'choice', spaces: face.sizes.fewest, name: 'Choice' })
  const [someone] = face.holders(world)
  const broken = face.withPlan(face.give(world, someone?.lands ?? [], null), { ...face.plan(world), name: 'Broken' })
  const pinia = createPinia()
  const documents = useDocuments(pinia)
  documents.keep(game, 'good', world)
  documents.keep(game, 'broken', broken)
  const path = '/workshop/:game/:page/:part?'
  const router = createRouter({ history: createMemoryHistory(), routes: [{ name: 'workshop', path, component: {} }] })
  let chosen: Json | null = null
  wrapper = mount(WorldChoice as never, {
    props: {
      ...{ game, face, made: 'good', modelValue: chosen },
      'onUpdate:modelValue': (next: Json | null) => {
        chosen = next
        return wrapper?.setProps({ modelValue: next })
      },
    } as never,
    global: { plugins: [pinia, router] },
  })
  // Parts of it are fetched, which takes its time on a busy machine.
  await vi.waitFor(() => expect(chosen).toEqual(world), PATIENCE)
  expect(wrapper.findAll('input[type="radio"]').map((one) => one.attributes('value'))).toEqual(['good', 'fresh'])
  await wrapper.get('input[value="fresh"]').setValue(true)
  expect(chosen).toBeNull()
  expect(wrapper.find('form').exists()).toBe(false)
  const { take } = wrapper.getComponent(DocumentChoice as unknown as DefineComponent).vm as unknown as {
    readonly take: (file: File) => Promise<void>
  }
  await take(new File(['{}'], 'torn.json'))
  await vi.waitFor(() => expect([chosen, wrapper?.get('[role="alert"]').text().includes('format: ')]).toEqual([null, true]), PATIENCE)
  await take(new File([face.write(world)], 'right.json'))
  await vi.waitFor(() => expect([chosen, wrapper?.find('[role="alert"]').exists()]).toEqual([world, false]), PATIENCE)
})
