import { expect, test } from 'vitest'
import { doorPages } from './doorPages.ts'

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'de', 'Dieser Tisch ist privat'],
  ['en;q=0.5, de;q=0.8', 'de', 'Dieser Tisch ist privat'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en', 'This table is private'],
  ['de; q=0.8, en; q=0.5', 'de', 'Dieser Tisch ist privat'],
  ['fr-FR,fr;q=0.9', 'en', 'This table is private'],
  ['de;q=0, en;q=0.1', 'en', 'This table is private'],
  [undefined, 'en', 'This table is private'],
])('a browser that asks for %s reads %s', (asked, lang, title) => {
  const { noKey, usedKey, comeIn } = doorPages(asked)
  expect(noKey).toContain(`<h1>${title}</h1>`)
  for (const page of [noKey, usedKey, comeIn(null)]) expect(page).toContain(`<html lang="${lang}">`)
})

test('whoever is let in is led on, with the key where there is one', () => {
  const page = doorPages('de').comeIn('k'.repeat(43))
  expect(page).toContain('<a href="/">Weiter zum Programm</a>')
  expect(page).toContain(`<html data-key="${'k'.repeat(43)}" lang="de">`)
  expect(page).toContain('<script src="/come-in.js"></script>\n  </body>')
  expect(doorPages('de').comeIn(null)).not.toContain('data-key')
})
