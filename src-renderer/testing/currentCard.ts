import { defineComponent, h } from 'vue'
import RequestCard from '../features/requests/RequestCard.vue'
import { useTable } from '../stores/table.ts'

/** The card of whatever is asked, keyed as the desk keys it: acts keep theirs from one to the next. */
export const CurrentCard = defineComponent({
  setup() {
    const table = useTable()
    return () => {
      const request = table.pending
      if (request === null) return h('div')
      return h(RequestCard, { request, key: request.kind === 'act' ? request.id : `${request.id}#${request.occurrence}` })
    }
  },
})
