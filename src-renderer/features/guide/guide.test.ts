import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { STEPS } from './steps.ts'
import { useGuide } from './guide.ts'
import { usePreferences } from '../../stores/preferences.ts'

/** A fresh start of the program on the same machine. */
function begin(): ReturnType<typeof useGuide> {
  setActivePinia(createPinia())
  return useGuide()
}

beforeEach(() => localStorage.clear())

test('is offered once, waits for what each step speaks of, and goes on after a new start', () => {
  const guide = begin()
  expect(guide.step).toBeNull()
  guide.offer()
  expect(guide.step?.id).toBe('rail')
  guide.did('roll')
  expect(guide.step?.id).toBe('rail')
  guide.did('record')
  guide.did('rule')
  expect(guide.step?.id).toBe('preview')
  expect(begin().step?.id).toBe('preview')
})

test('an answer given at once passes over the look at what it would change', () => {
  const guide = begin()
  guide.offer()
  guide.next()
  guide.next()
  guide.did('answer')
  expect(guide.step?.id).toBe('accept')
  guide.did('answer')
  expect(guide.step?.id).toBe('dice')
  guide.did('answer')
  expect(guide.step?.id).toBe('dice')
  guide.did('roll')
  expect(guide.step?.id).toBe('ledger')
})

test('ended at once it stays away, and goes on where it was when it is asked for', () => {
  const guide = begin()
  guide.offer()
  guide.did('record')
  guide.end()
  expect(guide.step).toBeNull()
  const later = begin()
  later.offer()
  expect(later.step).toBeNull()
  later.start()
  expect(later.step?.id).toBe('question')
  expect(usePreferences().chosen.hintsRead).toContain('guide.rail')
})

test('leafs back, and from the end begins anew', () => {
  const guide = begin()
  guide.offer()
  guide.next()
  guide.back()
  guide.back()
  expect(guide.step?.id).toBe('rail')
  for (const _ of STEPS) guide.next()
  expect(guide.step).toBeNull()
  guide.start()
  expect(guide.step?.id).toBe('rail')
})
