import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { isLargePack, packFileName, packPage, seatFileStem, writePack } from '../../src-shared/table/files/packFile.ts'
import { cursorAfter } from '../../src-shared/table/session/view.ts'
import { padded, seal } from '../../src-shared/table/files/sealing.ts'
import { UsageError, type CommandLine, type Usage } from './commandLine.ts'
import { EXIT, print, printProblems } from './output.ts'
import { atTable, readFolder, readPassphrase, readPlayers, readText, writeText } from './playerFiles.ts'

export const PACK_USAGE: Usage = {
  words: ['file.lineage'],
  further: ['seat'],
  options: { all: 'flag', html: 'flag', json: 'flag', 'passphrase-file': 'value', page: 'value', out: 'value', help: 'flag' },
}

export const PACK_HELP = `play pack <file.lineage> <seat> [--html | --json] [--passphrase-file <file>] [--out <file>]
play pack <file.lineage> --all [--html | --json] [--passphrase-file <file>] --out <folder>

Writes the pack of one player: all that this seat may see, and an editor for orders. It holds the key the seat signs its orders with:
give it to that player alone.
--html             one page that opens from the disk in any browser, without a network (default)
--json             the pack by itself; the page without a pack (pack.html) opens it
--passphrase-file  seals the pack with the first line of that file
--out              where to (default: a name made of campaign and seat, in this folder)
--all              one pack for each player, into the folder of --out, named by round and seat (03-red.lineage-pack.html); prints their names
--page             the page to put it into (default: the program's own)

Exit: 0 written, 4 refused (problems as JSON on stdout), 1 a file cannot be read or written.`

/** `play pack`: writes a player's pack to a file, or that of each player to a folder. */
export async function packCommand({ words, options }: CommandLine): Promise<number> {
  const [file = '', given] = words
  const all = options['all'] !== undefined
  if (all && given !== undefined) throw new UsageError(`--all is for every player: leave "${given}" out.`)
  const seats = await readPlayers(file, given, all)
  if (options['html'] !== undefined && options['json'] !== undefined) throw new UsageError('Choose --html or --json, not both.')
  const kind = options['json'] === undefined ? 'html' : 'json'
  const passphrase = await readPassphrase(options['passphrase-file'])
  const folder = all ? await readFolder(options['out']) : null
  const template = kind === 'html' ? await readText('The page for packs', options['page'] ?? ownPage()) : ''
  const packed = await atTable(file, async (workbench, table) => {
    const packs = []
    for (const seat of seats) packs.push({ seat, pack: await workbench.pack(table, seat) })
    return packs
  })
  for (const { seat, pack } of packed) {
    if (!pack.ok) return printProblems(pack.problems)
    const { title, entries } = pack.value.view
    const text = passphrase === '' ? writePack(pack.value) : await seal(padded(writePack(pack.value)), { passphrase })
    const small = isLargePack(text) ? deflateRawSync(text).toString('base64') : null
    const named = path.join(folder ?? '', `${seatFileStem(cursorAfter(entries)?.turn ?? 0, seat)}.lineage-pack.${kind}`)
    const target = folder === null ? (options['out'] ?? packFileName(title, seat, kind)) : named
    await writeText(target, kind === 'html' ? packPage(template, text, small) : text)
    print(target)
  }
  return EXIT.done
}

/** Returns the path of the page that the build puts next to the tools. */
function ownPage(): string {
  return fileURLToPath(new URL('../renderer/pack.html', import.meta.url))
}
