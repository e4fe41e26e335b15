import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { GROUNDS } from '../api/emblem.ts'
import { GAME } from './game.ts'
import { ownersOf } from './ledger.ts'
import { stage } from './testing/stage.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { readChain, type Entry } from '../../kernel/journal/journal.ts'
import { GAME_MASTER } from '../../kernel/world/rule.ts'
import { samplePack } from '../../table/testing/samplePack.ts'
import { bookOf } from '../../report/campaignBook.ts'
import { bookHtml } from '../../report/campaignBookHtml.ts'
import { reportHtml } from '../../report/html.ts'
import { Emblems } from '../../report/ownerMarks.ts'
import { turnReport } from '../../report/report.ts'

const CAMPAIGN = path.join(import.meta.dirname, 'golden/builder-ten-rounds/campaign.lineage')

function entries(): readonly Entry[] {
  const [header = '', ...lines] = readFileSync(CAMPAIGN, 'utf8').trim().split('\n')
  return readChain(header, lines, digestText).entries
}

/** The ids emblems are drawn under, and those that are shown, in the order of the page. */
function emblemsIn(html: string): { readonly drawn: readonly string[]; readonly shown: readonly string[] } {
  const ids = (pattern: RegExp): readonly string[] => [...html.matchAll(pattern)].map(([, id = '']) => id)
  return { drawn: ids(/<symbol id="([^"]+)"/g), shown: ids(/<use href="#([^"]+)"/g) }
}

/** The shape of the ground that is drawn under that id. */
function groundOf(html: string, id: string): string | undefined {
  const [, d] = new RegExp(`<symbol id="${id}"[^>]*><path class="ground" d="([^"]+)"`).exec(html) ?? []
  return Object.entries(GROUNDS).find(([, { path: outline }]) => outline === d)?.[0]
}

describe('a report and a book, as files', () => {
  const { view } = samplePack(entries())
  const report = turnReport(GAME, view, 3)
  const book = bookOf(GAME, { ...view, seat: GAME_MASTER })

  test.each([
    ['the report', reportHtml(report)],
    ['the book', bookHtml(book)],
  ])('%s draws each emblem once, shows every one it draws, and each has a shape of its own', (_, html) => {
    const { drawn, shown } = emblemsIn(html)
    expect(drawn.length).toBeGreaterThan(1)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(new Set(shown)).toEqual(new Set(drawn))
    const grounds = drawn.map((id) => groundOf(html, id))
    expect(grounds).not.toContain(undefined)
    expect(new Set(grounds).size).toBe(drawn.length)
  })

  test('the report has the emblem of its player in its head, and one before the turn of each other', () => {
    const html = reportHtml(report)
    expect(html).toMatch(/<h1>[^<]*<span><svg class="emblem"[^>]*><use href="#emblem-0"\/><\/svg> Elves/)
    const others = [...report.elsewhere, ...report.saw].filter(({ owner }) => owner !== null && owner !== 'table')
    expect(others.length).toBeGreaterThan(0)
    for (const { name } of others) expect(html).toMatch(new RegExp(`<h3><svg class="emblem"[^>]*><use href="#[^"]+"/></svg> ${name}</h3>`))
  })

  test('the book has one before everybody in its list of players, its chapters and its table', () => {
    const html = bookHtml(book)
    for (const { name } of book.players) {
      expect(html).toMatch(new RegExp(`<li data-accent="[1-9]\\d*"><svg class="emblem"[^>]*>.{0,40}</svg> <b>${name}</b>`))
      expect(html).toMatch(new RegExp(`<th scope="row"><svg class="emblem"[^>]*>.{0,40}</svg> ${name}</th>`))
    }
    const moments = book.chapters.flatMap(({ rounds }) => rounds.flatMap((round) => round.moments)).filter(({ owner }) => owner !== null)
    expect(moments.length).toBeGreaterThan(0)
    expect([...html.matchAll(/<p class="kind"><svg class="emblem"/g)]).toHaveLength(moments.length)
  })
})

test('whoever has no sign has the initial, and a name cannot write markup', () => {
  const emblems = new Emblems([{ owner: 'a<b', accent: 2, emblem: { ground: 'diamond' }, initial: '<' }])
  expect(emblems.drawn().text).toContain('>&lt;</text>')
  expect(emblems.of('a<b').text).toBe('<svg class="emblem" data-accent="2" aria-hidden="true"><use href="#emblem-0"/></svg> ')
  expect(emblems.of('nobody').text).toBe('')
})

test('peoples and kingdoms have a colour each, so that a map tells their realms apart', () => {
  const accents = ownersOf(stage()).flatMap(({ kind, accent }) => (kind === 'group' ? [] : [accent]))
  expect(new Set(accents).size).toBe(accents.length)
})
