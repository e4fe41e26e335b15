import path from 'node:path'
import type { TableView } from '../../src-shared/contract/workbenchApi.ts'
import { seatFileStem } from '../../src-shared/table/files/packFile.ts'
import { FOR_OTHERS } from '../campaigns/wholeFile.ts'
import { findGame } from '../../src-shared/games/registry.ts'
import { LANGUAGES, toldIn, type Language } from '../../src-shared/language/language.ts'
import { reportHtml } from '../../src-shared/report/html.ts'
import { reportMarkdown } from '../../src-shared/report/markdown.ts'
import { roundsOf, turnReport } from '../../src-shared/report/report.ts'
import { UsageError, type CommandLine, type Usage } from './commandLine.ts'
import { EXIT, print, printProblems } from './output.ts'
import { atTable, readFolder, readPlayers, writeText } from './playerFiles.ts'

export const REPORT_USAGE: Usage = {
  words: ['file.lineage'],
  further: ['seat', 'round'],
  options: { html: 'flag', json: 'flag', all: 'flag', out: 'value', language: 'value', help: 'flag' },
}

export const REPORT_HELP = `play report <file.lineage> <seat> [round] [--html | --json] [--out <file>] [--language en|de]
play report <file.lineage> --all [round] [--html | --json] --out <folder> [--language en|de]

Tells one player what a round was: the own turn with every figure and its rule, what others did, what was seen, what the player wrote
down, how the player stands and what is asked next. It is made of what that seat may see. Without a round: the last one that is over.
Markdown on stdout; --html gives a page to print, --json the report itself; --out writes it to a file;
--language tells it in German (de) instead of English (en).
--all writes one report for each player into the folder of --out, named by round and seat (03-red-report.html), and prints their names.

Exit: 0 told, 4 refused, 1 a file cannot be read or written.`

/** `play report`: writes one round for one player, or for each of them. */
export async function reportCommand({ words, options }: CommandLine): Promise<number> {
  const [file = '', ...named] = words
  const all = options['all'] !== undefined
  const [given, wish] = all ? [undefined, named[0]] : named
  if (all && named.length > 1) throw new UsageError(`--all is for every player: leave "${named[0] ?? ''}" out.`)
  const seats = await readPlayers(file, given, all)
  if (options['html'] !== undefined && options['json'] !== undefined) throw new UsageError('Choose --html or --json, not both.')
  const language = readLanguage(options['language'])
  const kind = options['html'] !== undefined ? 'html' : options['json'] !== undefined ? 'json' : 'md'
  const folder = all ? await readFolder(options['out']) : null
  const seen = await atTable(file, async (workbench, table) => {
    const views = []
    for (const seat of seats) views.push({ seat, view: await workbench.seatView(table, seat) })
    return views
  })
  for (const { seat, view } of seen) {
    if (!view.ok) return printProblems(view.problems)
    const { round, text } = await reportOf(view.value, { wish, kind, language })
    const target = folder === null ? options['out'] : path.join(folder, `${seatFileStem(round, seat)}-report.${kind}`)
    if (target === undefined) print(text.trimEnd())
    else await writeText(target, text, FOR_OTHERS)
    if (folder !== null && target !== undefined) print(target)
  }
  return EXIT.done
}

interface Wish {
  /** The round as it was named; undefined for the last one that is over. */
  readonly wish: string | undefined
  readonly kind: 'html' | 'json' | 'md'
  readonly language: Language
}

async function reportOf(view: TableView, { wish, kind, language }: Wish): Promise<{ readonly round: number; readonly text: string }> {
  const game = await findGame(view.campaign.ruleset)?.load()
  if (game === undefined) throw new Error(`no game ${view.campaign.ruleset} on the shelf`)
  const [now = 0, before = now] = roundsOf(view)
  const over = view.seed !== null || before === 0 ? now : before
  const round = wish === undefined ? over : readRound(wish, now)
  return toldIn(language, () => {
    const report = turnReport(game, view, round)
    const text = kind === 'html' ? reportHtml(report) : kind === 'md' ? reportMarkdown(report) : JSON.stringify(report, null, 2)
    return { round, text }
  })
}

/** Defaults to English. */
export function readLanguage(wish = 'en'): Language {
  const known = LANGUAGES.find((language) => language === wish)
  if (known !== undefined) return known
  throw new UsageError(`"${wish}" is no language of reports: give one of ${LANGUAGES.join(', ')}.`)
}

function readRound(wish: string, now: number): number {
  const round = Number(wish)
  if (/^\d+$/.test(wish) && round <= now) return round
  throw new UsageError(`"${wish}" is no round that has begun: give 0 to ${now}.`)
}
