import { FOR_OTHERS } from '../campaigns/wholeFile.ts'
import { findGame } from '../../src-shared/games/registry.ts'
import { toldIn } from '../../src-shared/language/language.ts'
import { GAME_MASTER } from '../../src-shared/kernel/world/rule.ts'
import { bookOf } from '../../src-shared/report/campaignBook.ts'
import { bookHtml } from '../../src-shared/report/campaignBookHtml.ts'
import { forEverybody } from '../../src-shared/report/recap.ts'
import type { CommandLine, Usage } from './commandLine.ts'
import { EXIT, print, printJson, printProblems } from './output.ts'
import { atTable, readPlayer, writeText } from './playerFiles.ts'
import { readLanguage } from './reportCommand.ts'

export const BOOK_USAGE: Usage = {
  words: ['file.lineage'],
  further: ['seat'],
  options: { json: 'flag', out: 'value', language: 'value', help: 'flag' },
}

export const BOOK_HELP = `play book <file.lineage> [seat|gm] [--json] [--out <file>] [--language en|de]

Tells the campaign from its beginning to where it stands, as one page that needs nothing else: chapters, what the game keeps beside them
(houses, wars), charts and standings. Without a seat it is made of what everybody may know; for a seat, of what that seat may see; for gm,
of everything, secrets and all. --json gives the book itself; --out writes it to a file; --language tells it in German (de) instead of
English (en).

Exit: 0 told, 4 refused, 1 a file cannot be read or written.`

/** `play book`: writes a campaign as a book. */
export async function bookCommand({ words, options }: CommandLine): Promise<number> {
  const [file = '', wish] = words
  const seat = wish === undefined || wish === GAME_MASTER ? GAME_MASTER : await readPlayer(file, wish)
  const seen = await atTable(file, (workbench, table) =>
    seat === GAME_MASTER ? workbench.openTable(table) : workbench.seatView(table, seat),
  )
  if (!seen.ok) return printProblems(seen.problems)
  const game = await findGame(seen.value.campaign.ruleset)?.load()
  if (game === undefined) throw new Error(`no game ${seen.value.campaign.ruleset} on the shelf`)
  const view = wish === undefined ? forEverybody(seen.value) : seen.value
  const { out, json } = options
  const { book, text } = toldIn(readLanguage(options['language']), () => {
    const made = bookOf(game, view)
    return { book: made, text: bookHtml(made) }
  })
  if (out !== undefined) await writeText(out, json === undefined ? text : JSON.stringify(book, null, 2), FOR_OTHERS)
  else if (json !== undefined) printJson(book)
  else print(text.trimEnd())
  return EXIT.done
}
