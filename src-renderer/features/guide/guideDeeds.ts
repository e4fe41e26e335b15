import { useEventListener } from '@vueuse/core'
import { watch } from 'vue'
import { useRoute } from 'vue-router'
import { useWhy } from '../why/useWhy.ts'
import { useDesk } from '../../stores/desk.ts'
import { useGuide } from './guide.ts'
import { usePalette } from '../../commands/palette.ts'
import { useTable } from '../../stores/table.ts'

/** Tells the guide what is done at the table. Sheets and looking back count once they are closed again: until then they are being read. */
export function useGuideDeeds(): void {
  const guide = useGuide()
  const table = useTable()
  const desk = useDesk()
  const why = useWhy()
  const palette = usePalette()
  const route = useRoute()

  watch(
    () => desk.phaseShown === null,
    (closed) => closed && guide.did('record'),
  )
  watch(
    () => why.subject === null,
    (closed) => closed && guide.did('why'),
  )
  watch(
    () => table.past === null,
    (now) => now && guide.did('past'),
  )
  watch(
    () => palette.open,
    (open) => !open && guide.did('palette'),
  )
  watch(
    () => table.answered,
    (answered) => answered !== null && guide.did(answered.request.kind === 'roll' ? 'roll' : 'answer'),
  )
  watch(
    () => table.momentsNow.at(-1)?.entry,
    (entry, before) => entry?.kind === 'retraction' && before !== undefined && before.seq < entry.seq && guide.did('takeBack'),
  )
  watch(
    () => route.name,
    (name) => name === 'share' && guide.did('share'),
  )
  const isIn = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.closest(selector) !== null
  // Before the link hears it, which puts another in its place.
  useEventListener(document, 'click', ({ target }) => isIn(target, '.request .rule-link') && guide.did('rule'), { capture: true })
  useEventListener(document, ['input', 'change'], ({ target }) => isIn(target, '.request') && guide.did('draft'))
}
