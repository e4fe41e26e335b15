import { computed, defineComponent, h, ref, shallowRef, watch, type Component, type PropType } from 'vue'
import { useRoute } from 'vue-router'
import { shellTexts } from '../app/texts/shell.ts'
import { useTable } from '../stores/table.ts'
import { fetchedPage, fetchPage, ownPageAt } from './gamePages.ts'

/** The page of the open game that the address names; `missing` where the game has none of that name. */
export const OwnPage = defineComponent({
  name: 'OwnPage',
  props: { missing: { type: Object as PropType<Component>, required: true } },
  setup(props) {
    const route = useRoute()
    const table = useTable()
    const page = computed(() => ownPageAt(route, table))
    const shown = shallowRef<Component | null>(null)
    const failed = ref(false)

    watch(
      page,
      async (wanted) => {
        failed.value = false
        const here = wanted === undefined ? null : (fetchedPage(wanted) ?? null)
        shown.value = here
        if (wanted === undefined || here !== null) return
        try {
          const component = await fetchPage(wanted)
          if (page.value === wanted) shown.value = component
        } catch {
          failed.value = page.value === wanted
        }
      },
      { immediate: true },
    )

    return () => {
      if (page.value === undefined) return h(props.missing)
      if (failed.value) return h('div', { class: 'page' }, h('p', { class: 'notice trouble', role: 'alert' }, shellTexts.notFetched))
      return shown.value === null ? null : h(shown.value)
    }
  },
})
