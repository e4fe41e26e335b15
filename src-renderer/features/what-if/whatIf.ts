import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { useRouter } from 'vue-router'
import { readWhatIf } from '../../../src-shared/contract/whatIf.ts'
import type { Outcome } from '../../../src-shared/kernel/problem.ts'
import { GAME_MASTER } from '../../../src-shared/kernel/world/rule.ts'
import { useHostBridge } from '../../bridge/hostBridge.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { refusal, sentencesOf, troubleOf } from '../../stores/sentences.ts'
import { useTable } from '../../stores/table.ts'
import { whatIfTexts } from './texts/whatIf.ts'

/** Playing on from an entry in a copy that is not kept: into one, out of it, back into it, and keeping it after all. */
export const useWhatIf = defineStore('whatIf', () => {
  const host = useHostBridge()
  const table = useTable()
  const announcements = useAnnouncements()
  const router = useRouter()

  /** The copy that is open; null where what is open is kept. */
  const current = computed(() => readWhatIf(table.head?.table ?? ''))
  /** Ref of the copy that was left last in this sitting; null where none was. */
  const left = ref<string | null>(null)
  const busy = ref(false)
  const mayBegin = computed(() => host !== null && table.head?.seat === GAME_MASTER && table.lentTo === null && table.momentsNow.length > 0)

  const toDesk = (campaign: string): Promise<unknown> => router.push({ name: 'desk', params: { campaign } })

  async function attempt(work: () => Promise<Outcome<string>>): Promise<Outcome<string>> {
    busy.value = true
    try {
      return await work()
    } catch (bug) {
      return refusal(troubleOf(bug, () => whatIfTexts.doing))
    } finally {
      busy.value = false
    }
  }

  /** Plays on behind entry `after` in a fresh copy. */
  async function begin(after: number): Promise<void> {
    const campaign = table.head?.table
    if (host === null || campaign === undefined || busy.value) return
    const outcome = await attempt(() => host.api.whatIf(campaign, after))
    if (!outcome.ok) return announcements.say(sentencesOf(outcome.problems), 'trouble')
    await toDesk(outcome.value)
  }

  /** Back to what happened. The copy can be gone back into as long as the program runs. */
  async function leave(): Promise<void> {
    const copy = table.head?.table
    const { origin } = current.value ?? {}
    if (copy === undefined || origin === undefined) return
    left.value = copy
    await toDesk(origin)
    announcements.say(whatIfTexts.left, 'plain', { label: whatIfTexts.back, run: goBack })
  }

  /** Into the copy that was left last. */
  async function goBack(): Promise<void> {
    if (left.value !== null) await toDesk(left.value)
  }

  /** The copy becomes a campaign of its own, and is gone on with. */
  async function keep(title: string): Promise<Outcome<string>> {
    const copy = table.head?.table
    if (host === null || copy === undefined) return refusal(() => whatIfTexts.doing)
    const outcome = await attempt(() => host.api.duplicate(copy, title))
    if (!outcome.ok) return outcome
    await toDesk(outcome.value)
    announcements.say(whatIfTexts.kept(title), 'good')
    return outcome
  }

  return { current, left, busy, mayBegin, begin, leave, goBack, keep }
})
