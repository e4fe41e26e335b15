import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PREFERENCES_KEY, readPreferences } from '../storage/preferences.ts'
import { usePreferences } from './preferences.ts'

/** What another tab of the same browser does: it writes, and everybody else is told. */
function elsewhere(change: object): void {
  localStorage.setItem(PREFERENCES_KEY, JSON.stringify({ ...readPreferences(), ...change }))
  window.dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_KEY }))
}

beforeEach(() => setActivePinia(createPinia()))
afterEach(() => localStorage.clear())

test('what another tab chooses holds here at once', () => {
  const preferences = usePreferences()
  expect(preferences.language).toBe('en')
  elsewhere({ language: 'de' })
  expect(preferences.language).toBe('de')
})

test('a choice here keeps what another tab chose before', () => {
  const preferences = usePreferences()
  elsewhere({ textSize: 'large' })
  preferences.set({ theme: 'dark' })
  expect(readPreferences()).toMatchObject({ textSize: 'large', theme: 'dark' })
})
