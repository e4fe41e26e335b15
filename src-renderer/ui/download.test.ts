import { expect, test } from 'vitest'
import { downloadName } from './download.ts'

test.each([
  ['Die Winterkrone Hauptbuch der Völker.csv', 'Die Winterkrone Hauptbuch der Völker.csv'],
  ['Krone - Rot - Runde 4.Bericht.html', 'Krone - Rot - Runde 4.Bericht.html'],
  ['Ko\u0308nig.csv', 'König.csv'],
  ['a/b\\c: "d" <e>|f?*.png', 'a b c d e f.png'],
  ['冬の冠 文化.csv', '冬の冠 文化.csv'],
  ['हिन्दी.csv', 'हिन्दी.csv'],
  ['..hidden map.csv', 'hidden map.csv'],
  ['CON.csv', '_CON.csv'],
  ['con.a - red.lineage-pack.json', '_con.a - red.lineage-pack.json'],
  ['Console.csv', 'Console.csv'],
  ['???.csv', '_.csv'],
  ['Round 3. Red.md', 'Round 3. Red.md'],
])('a file wished as %j is named %j', (wish, name) => {
  expect(downloadName(wish)).toBe(name)
})

test('a name too long keeps its end and its ending', () => {
  const name = downloadName(`${'冠'.repeat(120)} - Rot - Runde 4.lineage-pack.html`)
  expect(name).toMatch(/^冠+ - Rot - Runde 4\.lineage-pack\.html$/)
  expect(new TextEncoder().encode(name).length).toBeLessThan(255)
})
