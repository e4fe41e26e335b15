import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { isLargePack, packFileName, packPage, writePack } from '../../src-shared/table/files/packFile.ts'
import { padded, seal } from '../../src-shared/table/files/sealing.ts'
import { UsageError, type CommandLine, type Usage } from './commandLine.ts'
import { EXIT, print, printProblems } from './output.ts'
import { atTable, readPassphrase, readPlayer, readText, writeText } from './playerFiles.ts'

export const PACK_USAGE: Usage = {
  words: ['file.lineage', 'seat'],
  options: { html: 'flag', json: 'flag', 'passphrase-file': 'value', page: 'value', out: 'value', help: 'flag' },
}

export const PACK_HELP = `play pack <file.lineage> <seat> [--html | --json] [--passphrase-file <file>] [--out <file>]

Writes the pack of one player: all that this seat may see, and an editor for orders. It holds the key the seat signs its orders with:
give it to that player alone.
--html             one page that opens from the disk in any browser, without a network (default)
--json             the pack by itself; the page without a pack (pack.html) opens it
--passphrase-file  seals the pack with the first line of that file
--out              where to (default: a name made of campaign and seat, in this folder)
--page             the page to put it into (default: the program's own)

Exit: 0 written, 4 refused (problems as JSON on stdout), 1 a file cannot be read or written.`

/** `play pack`: writes a player's pack to a file. */
export async function packCommand({ words, options }: CommandLine): Promise<number> {
  const [file = '', given = ''] = words
  const seat = await readPlayer(file, given)
  if (options['html'] !== undefined && options['json'] !== undefined) throw new UsageError('Choose --html or --json, not both.')
  const kind = options['json'] === undefined ? 'html' : 'json'
  const passphrase = await readPassphrase(options['passphrase-file'])
  const template = kind === 'html' ? await readText('The page for packs', options['page'] ?? ownPage()) : ''
  const packed = await atTable(file, (workbench, table) => workbench.pack(table, seat))
  if (!packed.ok) return printProblems(packed.problems)
  const pack = packed.value
  const text = passphrase === '' ? writePack(pack) : await seal(padded(writePack(pack)), { passphrase })
  const target = options['out'] ?? packFileName(pack.view.title, seat, kind)
  const small = isLargePack(text) ? deflateRawSync(text).toString('base64') : null
  await writeText(target, kind === 'html' ? packPage(template, text, small) : text)
  print(target)
  return EXIT.done
}

/** Returns the path of the page that the build puts next to the tools. */
function ownPage(): string {
  return fileURLToPath(new URL('../renderer/pack.html', import.meta.url))
}
