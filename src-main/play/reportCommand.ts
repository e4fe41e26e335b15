import { FOR_OTHERS } from '../campaigns/wholeFile.ts'
import { findGame } from '../../src-shared/games/registry.ts'
import { LANGUAGES, toldIn, type Language } from '../../src-shared/language/language.ts'
import { reportHtml } from '../../src-shared/report/html.ts'
import { reportMarkdown } from '../../src-shared/report/markdown.ts'
import { roundsOf, turnReport } from '../../src-shared/report/report.ts'
import { UsageError, type CommandLine, type Usage } from './commandLine.ts'
import { EXIT, print, printJson, printProblems } from './output.ts'
import { atTable, readPlayer, writeText } from './playerFiles.ts'

export const REPORT_USAGE: Usage = {
  words: ['file.lineage', 'seat'],
  further: 'round',
  options: { html: 'flag', json: 'flag', out: 'value', language: 'value', help: 'flag' },
}

export const REPORT_HELP = `play report <file.lineage> <seat> [round] [--html | --json] [--out <file>] [--language en|de]

Tells one player what a round was: the own turn with every figure and its rule, what others did, what was seen, what the player wrote
down, how the player stands and what is asked next. It is made of what that seat may see. Without a round: the last one that is over.
Markdown on stdout; --html gives a page to print, --json the report itself; --out writes it to a file;
--language tells it in German (de) instead of English (en).

Exit: 0 told, 4 refused, 1 a file cannot be read or written.`

/** `play report`: writes one round for one player. */
export async function reportCommand({ words, options }: CommandLine): Promise<number> {
  const [file = '', given = '', wish] = words
  const seat = await readPlayer(file, given)
  if (options['html'] !== undefined && options['json'] !== undefined) throw new UsageError('Choose --html or --json, not both.')
  const seen = await atTable(file, (workbench, table) => workbench.seatView(table, seat))
  if (!seen.ok) return printProblems(seen.problems)
  const view = seen.value
  const game = await findGame(view.campaign.ruleset)?.load()
  if (game === undefined) throw new Error(`no game ${view.campaign.ruleset} on the shelf`)
  const [now = 0, before = now] = roundsOf(view)
  const over = view.seed !== null || before === 0 ? now : before
  const round = wish === undefined ? over : readRound(wish, now)
  const { out, json, html } = options
  const { report, text } = toldIn(readLanguage(options['language']), () => {
    const made = turnReport(game, view, round)
    return { report: made, text: html === undefined ? reportMarkdown(made) : reportHtml(made) }
  })
  if (out !== undefined) await writeText(out, json === undefined ? text : JSON.stringify(report, null, 2), FOR_OTHERS)
  else if (json !== undefined) printJson(report)
  else print(text.trimEnd())
  return EXIT.done
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
