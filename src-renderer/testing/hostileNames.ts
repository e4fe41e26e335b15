import MarkdownIt from 'markdown-it'
import { afterEach, describe, expect, test } from 'vitest'
import type { Game } from '../../src-shared/games/api/game.ts'
import { playOn } from '../../src-shared/games/text/playing.ts'
import { seededChance, type Bot } from '../../src-shared/insight/bots/bot.ts'
import { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import { foldHistory } from '../../src-shared/kernel/journal/foldHistory.ts'
import { digestText } from '../../src-shared/kernel/journal/hash.ts'
import { momentsOf } from '../../src-shared/kernel/journal/history.ts'
import type { Json, SeatId } from '../../src-shared/kernel/world/rule.ts'
import { tellIn, type Language } from '../../src-shared/language/language.ts'
import { reportHtml } from '../../src-shared/report/html.ts'
import { reportMarkdown } from '../../src-shared/report/markdown.ts'
import { turnReport } from '../../src-shared/report/report.ts'
import { ordersFileName } from '../../src-shared/table/files/ordersFile.ts'
import { embeddedPack, packFileName, packPage, readPack, writePack } from '../../src-shared/table/files/packFile.ts'
import { samplePack } from '../../src-shared/table/testing/samplePack.ts'
import { chronicle } from '../features/chronicle/entries.ts'
import { chronicleCsv, chronicleMarkdown } from '../features/chronicle/files.ts'
import { seatName } from '../wording/names.ts'

/** What a game tells so that its names can be tried. */
export interface NamedGame {
  readonly game: Game
  /** A set-up in which `name` makes every name people write of a plain one. */
  readonly setup: (name: (plain: string) => string) => Json
  /** Answers everything but dice. */
  readonly bot: Bot
  /** A seat that takes a pack home. */
  readonly seat: SeatId
}

const PAYLOADS: readonly (readonly [string, string])[] = [
  ['markup', '<img src=x onerror=alert(1)>'],
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the end of a title', '</title></style><svg onload=alert(1)>'],
  ['quotes', `"'\`> onmouseover="alert(1)`],
  ['entities', '&lt;b&gt;&#60;i&#62;&amp;'],
  ['templates', '{{constructor.constructor("alert(1)")()}}${7*7}$& $1'],
  ['a formula', '=HYPERLINK("http://evil.example")'],
  ['a formula behind separators', 'x;=1+1,+2\t@SUM(A1)'],
  ['Markdown', '[x](javascript:alert(1)) ![x](x) | # ~~`*_<b>'],
  ['right to left', '\u202Edrow\u202C \u05E9\u05DC\u05D5\u05DD\u2069\u2067 12'],
  ['nothing to see', '\u200B\u2060\u0007'],
  ['a path', '../../etc/passwd\\..\\con'],
  ['much', 'n\u0301'.repeat(15)],
]
const TEMPLATE = '<title>A pack</title>\n<script type="application/json" id="pack"></script>\n<p>$& after</p>'

const digest = (text: string): string => digestText(text).slice(0, 32)

/** A campaign of some entries in which `name` makes every name of its plain one. */
function played({ game, setup, bot }: NamedGame, name: (plain: string) => string): Campaign {
  const begun = Campaign.begin(game.rules, { id: 'x', title: name('A title'), seed: 'ab'.repeat(32) }, setup(name), digest)
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems))
  const campaign = begun.value
  const chance = seededChance(4)
  for (let count = 0; count < 40 && campaign.pending !== null; count++) {
    const { pending, world } = campaign
    const taken = campaign.answer(pending.kind === 'roll' ? 'app' : bot(pending, world, chance))
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems))
  }
  campaign.note(name('A note'))
  campaign.correct([], name('A reason'))
  return campaign
}

interface Products {
  readonly html: string
  readonly markdown: string
  readonly chronicle: string
  readonly csv: string
  readonly pack: string
  readonly files: readonly string[]
}

/** All that is made of a campaign for others, as text. */
function products({ game, seat }: NamedGame, campaign: Campaign, title: string): Products {
  const pack = samplePack(campaign.entries, seat, { player: title })
  const view = { ...pack.view, title, campaign: { ...pack.view.campaign, ruleset: game.id } }
  const { world } = foldHistory(view.entries)
  const stop = playOn(() => ({ game, world }))
  try {
    const report = turnReport(game, view, 1)
    const told = chronicle(momentsOf(campaign.entries))
    return {
      html: reportHtml(report),
      markdown: reportMarkdown(report),
      chronicle: chronicleMarkdown(title, told),
      csv: chronicleCsv(told),
      pack: packPage(TEMPLATE, writePack({ ...pack, view })),
      files: [packFileName(title, seat, 'html'), ordersFileName(title, seatName(seat), 'round 1')],
    }
  } finally {
    stop()
  }
}

/** Elements and their attributes, without what is written in them. */
function elementsOf(html: string): readonly string[] {
  return [...html.replace(/<!--[^]*?-->/g, '').matchAll(/<\/?([a-z][^\s>]*)([^>]*)>/gi)].map(([, name = '', rest = '']) =>
    [name, ...[...rest.matchAll(/([\w-]+)=/g)].map(([, attribute]) => attribute)].join(' '),
  )
}

/** Cells of a file of separated values, as RFC 4180 has them. */
function cellsOf(csv: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|$)`, 'y')
  const text = csv.replace(/^\uFEFF/, '').trimEnd()
  while (pattern.lastIndex < text.length) {
    const [, quoted, plain = '', end] = pattern.exec(text) ?? []
    if (end === undefined) throw new Error('not what RFC 4180 has')
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows
}

/**
 * Campaigns whose every name somebody wrote who means harm: what is made of them for others is as if the names were plain. Declares the tests
 * of one game.
 */
export function proveHostileNames(told: NamedGame): void {
  afterEach(() => tellIn(() => 'en'))

  describe.each<Language>(['en', 'de'])(`names people write in ${told.game.id}, in %s`, (language) => {
    const separator = language === 'de' ? ';' : ','
    const markdown = new MarkdownIt({ html: true, linkify: false }).enable(['table', 'strikethrough'])

    test.each(PAYLOADS)('names of %s change nothing of what is made for others but the names', (_, payload) => {
      tellIn(() => language)
      const plain = products(
        told,
        played(told, (name) => name),
        'A title',
      )
      const hostile = products(
        told,
        played(told, (name) => `${payload}${name}`.slice(0, 60)),
        `${payload} title`,
      )
      expect(elementsOf(hostile.html)).toEqual(elementsOf(plain.html))
      expect(elementsOf(hostile.pack.replace(/<script[^>]*>[^<]*/, ''))).toEqual(elementsOf(plain.pack.replace(/<script[^>]*>[^<]*/, '')))
      for (const product of ['markdown', 'chronicle'] as const)
        expect(elementsOf(markdown.render(hostile[product])), product).toEqual(elementsOf(markdown.render(plain[product])))
      const [cells, plainCells] = [cellsOf(hostile.csv, separator), cellsOf(plain.csv, separator)]
      expect(cells.map(({ length }) => length)).toEqual(plainCells.map(({ length }) => length))
      expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell))).toEqual([])
      for (const file of hostile.files) expect(file).toMatch(/^[a-z0-9][a-z0-9-]*\.lineage-(pack\.html|orders\.json)$/)
      const content = /id="pack">([^<]*)</.exec(hostile.pack)?.[1] ?? ''
      expect(readPack(embeddedPack(content) ?? '')).toMatchObject({ ok: true, value: { player: `${payload} title` } })
      // Nothing turns the direction of a line but what is closed again in the same piece of text.
      for (const text of [hostile.html, hostile.markdown, hostile.chronicle, hostile.csv]) {
        expect(text).not.toMatch(/[\u202A-\u202E\u2066\u2067\u200E\u200F]/)
        expect(text.match(/\u2068/g)?.length).toBe(text.match(/\u2069/g)?.length)
      }
    })
  })
}
