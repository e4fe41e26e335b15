import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { DONE, type ActRequest, type Request } from '../../../src-shared/kernel/engine/request.ts'
import { questionName } from '../../../src-shared/kernel/engine/requestId.ts'
import { keepPasses, readPasses, type StandingPass } from '../../storage/standingPasses.ts'
import { useTable } from '../../stores/table.ts'

/** Voluntary questions that playing on passes every round, of the campaign on the desk; this device remembers them. */
export const useStandingPasses = defineStore('standingPasses', () => {
  const table = useTable()
  const kept = shallowRef(readPasses())

  const campaign = computed(() => table.head?.table ?? '')
  const passes = computed<readonly StandingPass[]>(() => kept.value.get(campaign.value) ?? [])

  function keep(held: readonly StandingPass[]): void {
    kept.value = new Map(kept.value).set(campaign.value, held)
    keepPasses(kept.value)
  }

  function add(request: ActRequest): void {
    const pass = { seat: request.seat, question: questionName(request.id), acts: actsOf(request) }
    keep([...passes.value.filter((held) => !isSame(held, pass)), pass])
  }

  function lift(pass: StandingPass): void {
    keep(passes.value.filter((held) => held !== pass))
  }

  /** Whether it is passed: where something is on offer that was not when it was first passed, it is asked. */
  function covers(request: Request): request is ActRequest {
    if (request.kind !== 'act') return false
    const asked = { seat: request.seat, question: questionName(request.id) }
    const pass = passes.value.find((held) => isSame(held, asked))
    return pass !== undefined && actsOf(request).every((act) => pass.acts.includes(act))
  }

  return { passes, add, lift, covers }
})

type Asked = Pick<StandingPass, 'seat' | 'question'>

const isSame = (a: Asked, b: Asked): boolean => a.seat === b.seat && a.question === b.question
const actsOf = ({ acts }: ActRequest): readonly string[] => acts.flatMap(({ id }) => (id === DONE ? [] : [id]))
