// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { foldHistory } from '../../kernel/journal/foldHistory.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { readChain, type Entry } from '../../kernel/journal/journal.ts'
import { GAME_MASTER, ONLOOKER, type SeatId } from '../../kernel/world/rule.ts'
import { toldIn } from '../../language/language.ts'
import type { BookTree } from '../api/bookFace.ts'
import type { Game } from '../api/game.ts'
import { highlightsOf } from '../highlights/highlights.ts'
import { sentencesOf } from '../highlights/highlightSentences.ts'
import { toldOf } from '../text/playing.ts'
import { GAMES } from '../registry.ts'
import { seenBy } from '../../table/session/view.ts'
import { bookOf, type BookView, type CampaignBook } from '../../report/campaignBook.ts'
import { bookHtml } from '../../report/campaignBookHtml.ts'
import { forEverybody } from '../../report/recap.ts'

/** Wars, murders, ten quiet rounds, a line of rulers, another game. */
const TOLD = ['conquest', 'murder-countered', 'builder-ten-rounds', 'succession', 'holders']

const GOLDENS = GAMES.flatMap(({ id, load }) => {
  const folder = path.join(import.meta.dirname, '..', id, 'golden')
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return names.flatMap(({ name }) =>
    TOLD.includes(name) ? [{ game: id, name, load, file: path.join(folder, name, 'campaign.lineage') }] : [],
  )
})

function entriesIn(file: string): readonly Entry[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return readChain(header, lines, digestText).entries
}

function viewOf(entries: readonly Entry[], seat: SeatId, title = 'The Winter Crown'): BookView {
  return { seat, title, entries: seenBy(entries, seat), seed: null }
}

const playersIn = (game: Game, entries: readonly Entry[]): readonly SeatId[] =>
  game.owners(foldHistory(seenBy(entries, GAME_MASTER)).world).flatMap(({ id, kind }) => (kind === 'player' ? [id] : []))

const linesOf = ({ chapters }: CampaignBook): readonly string[] =>
  chapters.flatMap(({ rounds }) => rounds.flatMap(({ moments }) => moments.flatMap(({ lines }) => lines)))

const people = ({ text, below }: BookTree): readonly string[] => [text, ...below.flatMap(people)]

/** Tags that are opened and not closed, or closed and not opened. */
function unbalanced(html: string): readonly string[] {
  const open: string[] = []
  const odd: string[] = []
  for (const [, closing, tag = '', , own] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*?)(\/?)>/gi)) {
    if (own === '/' || ['meta', '!doctype'].includes(tag.toLowerCase())) continue
    if (closing === '') open.push(tag)
    else if (open.pop() !== tag) odd.push(tag)
  }
  return [...odd, ...open]
}

describe.each(GOLDENS)('the book of $game, $name', ({ load, file }) => {
  test('tells everything that stood out once, in chapters that follow one another, to everybody the same', async () => {
    const [game, entries] = [await load(), entriesIn(file)]
    const { moments, world } = foldHistory(seenBy(entries, GAME_MASTER))
    const book = bookOf(game, viewOf(entries, GAME_MASTER))
    const told = highlightsOf(moments, game.highlights).filter(({ kind }) => kind !== 'turn' && kind !== 'round')
    expect(book.chapters.flatMap(({ rounds }) => rounds.flatMap((round) => round.moments))).toHaveLength(told.length)
    const sentences = toldOf({ game, world }, () => told.flatMap((one) => sentencesOf(one, game.highlights, 24).lines))
    expect(linesOf(book)).toHaveLength(sentences.length)
    expect(book.chapters).toHaveLength(Math.ceil(world.cursor.turn / 5))
    // The story of a war says what came of its battles; sums of dice are in the chronicle.
    expect(JSON.stringify(book.parts)).not.toMatch(/\d \+ \d+ = \d/)
    // How they stand is told in figures, also where players hold nothing but what they command.
    expect(book.standings.head.length).toBeGreaterThan(1)
    for (const { cells } of book.standings.rows) expect(cells).toHaveLength(book.standings.head.length)
    for (const seat of [ONLOOKER, ...playersIn(game, entries)]) expect(linesOf(bookOf(game, viewOf(entries, seat)))).toEqual(linesOf(book))
  })

  test('is one file, well formed, that loads nothing and runs nothing, in both languages', async () => {
    const [game, entries] = [await load(), entriesIn(file)]
    for (const language of ['en', 'de'] as const) {
      const html = toldIn(language, () => bookHtml(bookOf(game, viewOf(entries, GAME_MASTER, 'A <b>crown</b> & "more"'))))
      expect(unbalanced(html.slice(html.indexOf('<body')).replace('</html>', ''))).toEqual([])
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toContain('<b>crown')
      expect(html).not.toMatch(/<script|\ssrc=|url\(|href="(?!#)/)
      expect(html).not.toMatch(/undefined|NaN/)
      if (html.includes('class="course"')) expect(html).toContain('<text class="name"')
      for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id ?? ''}"`)
    }
  })

  test('what the game master hands to all is what anybody who looks on would have', async () => {
    const [game, entries] = [await load(), entriesIn(file)]
    const aloud = forEverybody({ ...viewOf(entries, GAME_MASTER), pending: [] })
    expect(bookOf(game, aloud)).toEqual(bookOf(game, viewOf(entries, ONLOOKER)))
  })
})

describe('the book of a conquest', () => {
  const conquest = GOLDENS.find(({ name }) => name === 'conquest')
  if (conquest === undefined) throw new Error('the campaign of a conquest is gone')
  const entries = entriesIn(conquest.file)

  test('has the houses as trees, in which nobody stands twice, the wars with their battles, and who stands how', async () => {
    const game = await conquest.load()
    const { parts, standings, ending, players } = bookOf(game, viewOf(entries, GAME_MASTER))
    expect(parts.map(({ title }) => title)).toEqual(['The houses', 'The wars'])
    const [houses, wars] = parts
    const trees = (houses?.passages ?? []).flatMap((passage) => (passage.kind === 'tree' ? [passage.root] : []))
    const royals = seenBy(entries, GAME_MASTER).flatMap(({ effects = [] }) =>
      effects.flatMap((effect) => (effect.kind === 'record' && effect.collection === 'royal' ? [effect.id] : [])),
    )
    expect(trees.flatMap(people)).toHaveLength(new Set(royals).size)
    expect(trees.length).toBeGreaterThanOrEqual(players.length)
    expect((wars?.passages ?? []).some(({ kind }) => kind === 'items')).toBe(true)
    expect(standings.rows).toHaveLength(players.length)
    expect(ending).not.toBe('')
  })
})

test('a player’s book has what that player wrote down, and no other’s; the game master’s has all; the table’s has none', async () => {
  const murder = GOLDENS.find(({ name }) => name === 'murder-countered')
  if (murder === undefined) throw new Error('the campaign of a murder is gone')
  const [game, entries] = [await murder.load(), entriesIn(murder.file)]
  const notes = (seat: SeatId) => bookOf(game, viewOf(entries, seat)).chapters.flatMap((chapter) => chapter.notes)
  const of = (seat: SeatId) => new Set(notes(seat).map(({ name }) => name)).size
  expect(of(GAME_MASTER)).toBeGreaterThan(1)
  for (const seat of playersIn(game, entries)) expect(of(seat)).toBeLessThanOrEqual(1)
  expect(of(ONLOOKER)).toBe(0)
})

test('charts are drawn within their field', async () => {
  const long = GOLDENS.find(({ name }) => name === 'builder-ten-rounds')
  if (long === undefined) throw new Error('the campaign of ten rounds is gone')
  const { charts } = bookOf(await long.load(), viewOf(entriesIn(long.file), GAME_MASTER))
  expect(charts.length).toBeGreaterThan(0)
  for (const { field, lines, along } of charts) {
    for (const { stretches } of lines) {
      for (const point of stretches.join(' ').split(' ')) {
        const [x = Number.NaN, y = Number.NaN] = point.split(',').map(Number)
        expect(x).toBeGreaterThanOrEqual(field.left)
        expect(x).toBeLessThanOrEqual(field.right)
        expect(y).toBeGreaterThanOrEqual(field.top)
        expect(y).toBeLessThanOrEqual(field.bottom)
      }
    }
    expect(along.length).toBeLessThanOrEqual(12)
  }
})
