import { mount } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { computed, defineComponent, h, ref } from 'vue'
import { STEPS } from './steps.ts'
import { useGuidePlace } from './guidePlace.ts'

/** The page of the test, whose width can be set. */
const page = window as unknown as { readonly happyDOM: { readonly setViewport: (size: { readonly width: number }) => void } }

const Card = defineComponent({
  setup() {
    const card = ref<HTMLElement | null>(null)
    useGuidePlace(
      card,
      computed(() => STEPS[0] ?? null),
    )
    return () => h('section', { ref: card }, 'A step')
  },
})

afterEach(() => {
  page.happyDOM.setViewport({ width: 1024 })
  document.body.replaceChildren()
})

test('a card at the foot of the page takes the room it asked for with it when it goes', async () => {
  page.happyDOM.setViewport({ width: 400 })
  const main = document.createElement('main')
  main.id = 'main'
  document.body.append(main)

  const wrapper = mount(Card, { attachTo: main })
  await expect.poll(() => main.style.getPropertyValue('--foot-room')).toBe('0px')

  wrapper.unmount()
  expect(main.getAttribute('style') ?? '').toBe('')
})
