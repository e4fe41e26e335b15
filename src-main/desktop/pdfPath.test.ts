import { expect, test } from 'vitest'
import { pdfPath } from './pdfPath.ts'

test.each([
  ['/x/Winter.pdf', '/x/Winter.pdf'],
  ['/x/Winter.PDF', '/x/Winter.PDF'],
  ['/x/Winter', '/x/Winter.pdf'],
  ['/x/Winter.', '/x/Winter.pdf'],
  ['/x/Winter 1.5', '/x/Winter 1.5.pdf'],
  ['/x/There', '/x/There (3).pdf'],
  ['/x/There.pdf', '/x/There.pdf'],
])('a PDF at %s goes to %s', (chosen, file) => {
  expect(pdfPath(chosen, (one) => ['/x/There.pdf', '/x/There (2).pdf'].includes(one))).toBe(file)
})
