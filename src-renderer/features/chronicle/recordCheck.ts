import { useEventListener } from '@vueuse/core'
import { computed, onScopeDispose, ref, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { Flaw, RecordCheck, Verification } from '../../../src-shared/contract/workbenchApi.ts'
import { tellMessage } from '../../../src-shared/games/text/telling.ts'
import { number } from '../../../src-shared/language/numbers.ts'
import { withPercent } from '../../../src-shared/language/percent.ts'
import { useBridge } from '../../bridge/hostBridge.ts'
import { useAnnouncements } from '../../stores/announcements.ts'
import { troubleOf, useTrouble } from '../../stores/sentences.ts'
import { useTable } from '../../stores/table.ts'
import { diceAuditTexts } from './texts/diceAudit.ts'
import { troubleTexts } from '../../stores/texts/trouble.ts'

/** Which check is under way, and how much of all three is done, in whole percent. */
export interface CheckProgress {
  readonly check: RecordCheck
  readonly percent: number
}

export interface RecordChecking {
  /** Null: no check is under way. */
  readonly progress: Readonly<ShallowRef<CheckProgress | null>>
  readonly found: Readonly<ShallowRef<Verification | null>>
  /** Where the check could not be made, why; else null. */
  readonly trouble: ComputedRef<string | null>
  /** What has come of it, in a sentence; empty before the first check. */
  readonly verdict: ComputedRef<string>
  readonly start: () => Promise<void>
  /** Nothing more is checked, and nothing is found. */
  readonly cancel: () => void
}

/** Milliseconds the page may be kept from drawing. */
const BREATH = 30
/** Every so many percent ears are told how far it is, but not before so many milliseconds are gone. */
const TOLD_EVERY = 25
const QUIET = 4_000

/** Checks the record of the open table piece by piece; Escape cancels, and so does leaving the page. What comes of it is told to ears, or by `tell`. */
export function useRecordCheck(tell?: (sentence: string, isGood: boolean) => void): RecordChecking {
  const table = useTable()
  const { api } = useBridge()
  const announcements = useAnnouncements()

  const progress = shallowRef<CheckProgress | null>(null)
  const found = shallowRef<Verification | null>(null)
  const { why, trouble } = useTrouble()
  const stopped = ref(false)
  /** Counts the checks: one that was cancelled stays so, though another was begun. */
  let current = 0

  const verdict = computed(() => {
    const { begun, stopped: broken, bad, good } = diceAuditTexts.check
    if (progress.value !== null) return begun
    if (trouble.value !== null) return trouble.value
    if (stopped.value) return broken
    if (found.value === null) return ''
    const { ok, entries } = found.value
    return ok ? good(entries) : bad(entries)
  })

  async function start(): Promise<void> {
    const asked = table.head?.table
    if (asked === undefined || progress.value !== null) return
    const own = ++current
    found.value = null
    why.value = null
    stopped.value = false
    progress.value = { check: 'chain', percent: 0 }
    announcements.murmur(verdict.value)
    try {
      const verification = await follow(asked, () => own === current && table.head?.table === asked)
      if (verification === null) return
      found.value = verification
    } catch (bug) {
      if (own !== current) return
      why.value = troubleOf(bug, () => troubleTexts.doing.check)
    }
    progress.value = null
    if (tell === undefined) announcements.murmur(verdict.value)
    else tell(verdict.value, found.value?.ok === true)
  }

  /** Asks for piece after piece; null where it goes on no more. */
  async function follow(asked: string, goesOn: () => boolean): Promise<Verification | null> {
    let [breathed, told] = [performance.now(), performance.now()]
    let quarter = 0
    for (let anew = true; ; anew = false) {
      const step = await api.verify(asked, anew)
      if (!goesOn()) return null
      if (step.found !== null) return step.found
      const percent = Math.floor(step.done * 100)
      if (percent !== progress.value?.percent || step.check !== progress.value.check) progress.value = { check: step.check, percent }
      const now = performance.now()
      if (Math.floor(percent / TOLD_EVERY) > quarter && now - told > QUIET) {
        quarter = Math.floor(percent / TOLD_EVERY)
        told = now
        announcements.murmur(withPercent(number(percent)))
      }
      if (now - breathed < BREATH) continue
      await new Promise((resolve) => setTimeout(resolve))
      if (!goesOn()) return null
      breathed = performance.now()
    }
  }

  function cancel(): void {
    if (progress.value === null) return
    current++
    progress.value = null
    stopped.value = true
    announcements.murmur(verdict.value)
  }

  // Before the keys of the window: while it lasts, Escape means this.
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || progress.value === null) return
    if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]') !== null) return
    event.preventDefault()
    cancel()
  })
  onScopeDispose(() => {
    current++
  })

  return { progress, found, trouble, verdict, start, cancel }
}

/** What is wrong, in the language of the page. A store says it in its own sentence. */
export function flawText(flaw: Flaw): string {
  const { line, seed, folds, replay, older } = diceAuditTexts.check.flaws
  switch (flaw.what) {
    case 'line':
      return line(flaw.line, diceAuditTexts.check.reasons[flaw.reason])
    case 'seed':
      return seed
    case 'folds':
      return folds
    case 'replay':
      return replay(flaw.entry)
    case 'older':
      return older(flaw.begun, flaw.now)
    case 'store':
      return tellMessage(flaw.told)
    default:
      return flaw satisfies never
  }
}
