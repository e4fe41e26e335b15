import { createPinia, setActivePinia } from 'pinia'
import { expect, test } from 'vitest'
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
