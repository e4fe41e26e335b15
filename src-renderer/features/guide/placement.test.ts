import { expect, test } from 'vitest'
import { GAP, placeBeside } from './placement.ts'

const SCREEN = { left: 0, top: 0, width: 1000, height: 700 }
const CARD = { width: 300, height: 200 }

test('stands to the right of what it speaks of where there is room', () => {
  expect(placeBeside({ left: 0, top: 60, width: 200, height: 600 }, CARD, SCREEN, null)).toEqual({ left: 200 + GAP, top: 60 + GAP })
})

test('else to the left, below and above, in this order', () => {
  expect(placeBeside({ left: 700, top: 60, width: 300, height: 600 }, CARD, SCREEN, null).left).toBe(700 - 300 - GAP)
  expect(placeBeside({ left: 100, top: 0, width: 800, height: 100 }, CARD, SCREEN, null)).toEqual({ left: 100, top: 100 + GAP })
  expect(placeBeside({ left: 100, top: 500, width: 800, height: 150 }, CARD, SCREEN, null)).toEqual({ left: 100, top: 500 - 200 - GAP })
})

test('does not cover what has the focus', () => {
  const rail = { left: 0, top: 0, width: 200, height: 700 }
  expect(placeBeside(rail, CARD, SCREEN, { left: 300, top: 100, width: 40, height: 40 })).toEqual({ left: 688, top: 488 })
})

test('where it must cover what it speaks of, it leaves the focus alone all the same', () => {
  const place = placeBeside(SCREEN, CARD, SCREEN, { left: 690, top: 490, width: 100, height: 100 })
  expect(place.left + CARD.width <= 690 || place.top + CARD.height <= 490).toBe(true)
})

test('never leaves the screen, and without anything to speak of goes into the corner', () => {
  expect(placeBeside(null, CARD, SCREEN, null)).toEqual({ left: 688, top: 488 })
  expect(placeBeside(null, { width: 2000, height: 2000 }, SCREEN, null)).toEqual({ left: GAP, top: GAP })
})
