import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellIn } from '../../../src-shared/language/language.ts'
import FirstVisit from './FirstVisit.vue'

beforeEach(() => setActivePinia(createPinia()))
afterEach(() => {
  vi.unstubAllGlobals()
  tellIn(() => 'en')
})

test('with keys the hint names them, for ears as well', () => {
  const text = mount(FirstVisit).get('p').text()
  expect(text).toMatch(/asks what comes next\.\s*R+\s*rolls with the app/)
  expect(text).toContain('takes back')
})

test('a telephone is told of no keys, in whole sentences', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }))
  expect(mount(FirstVisit).get('p').text()).toBe(
    'The card asks what comes next. Let the app roll, or type what the table rolled and confirm it. Every answer can be taken back, nothing is ever lost. Press any number in the ledger to see where it comes from.',
  )
  tellIn(() => 'de')
  expect(mount(FirstVisit).get('p').text()).toContain('Lass die App würfeln')
})
