import { createPinia, setActivePinia } from 'pinia'
import { expect, test, vi } from 'vitest'
import { useAnnouncements } from './announcements.ts'

function shown(...messages: readonly (readonly [text: string, tone: 'good' | 'trouble'])[]): readonly string[] {
  setActivePinia(createPinia())
  const announcements = useAnnouncements()
  for (const [text, tone] of messages) announcements.say(text, tone)
  return announcements.shown.map(({ text }) => text)
}

test('trouble stays until it is put away, whatever else is said', () => {
  expect(shown(['The disk is full.', 'trouble'], ['One.', 'good'], ['Two.', 'good'], ['Three.', 'good'])).toEqual([
    'The disk is full.',
    'Two.',
    'Three.',
  ])
})

test('of everything else the two newest are shown, and nothing twice', () => {
  expect(shown(['One.', 'good'], ['Two.', 'good'], ['Three.', 'good'])).toEqual(['Two.', 'Three.'])
  expect(shown(['Lost.', 'trouble'], ['One.', 'good'], ['Lost.', 'trouble'])).toEqual(['One.', 'Lost.'])
})

test('trouble follows the language, and goes with the page it could be read on', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  setActivePinia(createPinia())
  const announcements = useAnnouncements()
  let language = 'en'
  const texts = (): readonly string[] => announcements.shown.map(({ text }) => text)
  announcements.say(() => `lost (${language})`, 'trouble')
  language = 'de'
  expect(texts()).toEqual(['lost (de)'])
  announcements.turnPage()
  expect(texts(), 'what was said while the page changed is still to be read').toEqual(['lost (de)'])
  vi.advanceTimersByTime(10_000)
  expect(texts()).toEqual(['lost (de)'])
  announcements.say('Saved.', 'good')
  announcements.turnPage()
  expect(texts()).toEqual(['Saved.'])
  vi.useRealTimers()
})
