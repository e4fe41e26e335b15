import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { digestText } from '../kernel/journal/hash.ts'
import { readChain, type Entry } from '../kernel/journal/journal.ts'
import { toldIn } from '../language/language.ts'
import { samplePack } from '../table/testing/samplePack.ts'
import { ENGLISH } from './english.ts'
import { reportHtml } from './html.ts'
import { reportMarkdown } from './markdown.ts'
import { GAME } from '../games/greatest-lineage/game.ts'
import { roundsOf, turnReport } from './report.ts'

const GOLDEN = path.join(import.meta.dirname, '../games/greatest-lineage/golden')
const CAMPAIGNS = readdirSync(GOLDEN, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

function entriesOf(name: string): readonly Entry[] {
  const [header = '', ...lines] = readFileSync(path.join(GOLDEN, name, 'campaign.lineage'), 'utf8')
    .trim()
    .split('\n')
  return readChain(header, lines, digestText).entries
}

/** English words that do not exist in German and are no names. */
const ENGLISH_WORDS =
  /\b(the|of|and|with|their|they|which|turn|round|from|every|roll|people|warriors|culture|technology|you|your|is|are)\b/i

test.each(CAMPAIGNS)('every report of %s is German from the first line to the last', (name) => {
  const { view } = samplePack(entriesOf(name))
  const reports = toldIn('de', () => roundsOf(view).map((round) => reportMarkdown(turnReport(GAME, view, round))))
  const typed = new Set([view.title, ...view.entries.map(({ reason = '' }) => reason)].filter((text) => text !== ''))
  const wrong = reports
    .flatMap((report) => report.split('\n'))
    .filter((line) => ENGLISH_WORDS.test([...typed].reduce((rest, text) => rest.replaceAll(text, ''), line)))
  expect(wrong).toEqual([])
})

test('a report in German, as Markdown and as a page', () => {
  const { view } = samplePack(entriesOf(CAMPAIGNS[0] ?? ''))
  const [now = 0] = roundsOf(view)
  const { text, page } = toldIn('de', () => {
    const report = turnReport(GAME, view, now - 1)
    return { text: reportMarkdown(report), page: reportHtml(report) }
  })
  expect(text).toContain(`Runde ${now - 1}, für `)
  expect(text).toContain('## Wie du stehst')
  expect(text).toContain('| Konto | Änderung | Stand | Warum | Regel |')
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('<th scope="col">Hauptbuch</th>')
  expect(toldIn('en', () => reportHtml(turnReport(GAME, view, now)))).toContain('<html lang="en">')
  expect(text).not.toContain(ENGLISH.headings.standing)
})
