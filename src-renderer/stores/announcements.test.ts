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

test('what the chronicle tells as well is for ears only where that is in sight, and seen where it is not', () => {
  setActivePinia(createPinia())
  const announcements = useAnnouncements()
  const seen = (): readonly string[] => announcements.shown.flatMap(({ text, heardOnly }) => (heardOnly ? [] : [text]))
  announcements.record('Taken back: one.')
  expect(seen()).toEqual(['Taken back: one.'])
  announcements.clear()
  let inSight = true
  const leave = announcements.watchChronicle(() => inSight)
  announcements.record('Taken back: two.')
  expect(announcements.shown.map(({ text }) => text)).toEqual(['Taken back: two.'])
  expect(seen()).toEqual([])
  inSight = false
  announcements.record('Taken back: three.')
  expect(seen()).toEqual(['Taken back: three.'])
  inSight = true
  leave()
  announcements.record('Taken back: four.')
  expect(seen()).toContain('Taken back: four.')
})
