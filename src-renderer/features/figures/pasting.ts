import type { Game } from '../../../src-shared/games/api/game.ts'
import { withoutInvisible } from '../../../src-shared/kernel/forms/outsideText.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../src-shared/kernel/world/world.ts'
import { namingOf, accountName } from '../ledger/names.ts'
import { seatName } from '../../wording/names.ts'
import { keyOf, type Cell, type Typed } from './cells.ts'
import { accountsIn, hasAccount, type SheetSection } from './sections.ts'

/** A block of cells as it came from a spreadsheet: rows of texts. */
export type Block = readonly (readonly string[])[]

/** A cell of the block that went nowhere; `at` as spreadsheets name it ("B3"), counted from the block's own first cell. */
export interface LeftOut {
  readonly at: string
  readonly why: 'name' | 'account' | 'beyond'
  readonly text: string
}

export interface Pasted {
  readonly typed: Typed
  readonly leftOut: readonly LeftOut[]
}

/** Tabs and line ends; a cell in quotation marks may hold both, and marks that are doubled. */
export function readBlock(text: string): Block {
  const rows: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*)/y
  for (let at = 0; ;) {
    cell.lastIndex = at
    const [whole = '', quoted, plain = ''] = cell.exec(text) ?? []
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    at += whole.length
    if (at >= text.length) break
    if (text[at] === '\t') at++
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1
      rows.push([])
    }
  }
  while (rows.length > 1 && rows.at(-1)?.every((one) => one === '') === true) rows.pop()
  return rows
}

/** Whether it is more than what belongs into one cell. */
export function isBlock(block: Block): boolean {
  return block.length > 1 || (block[0]?.length ?? 0) > 1
}

/**
 * Finds each cell of a block its place. A first row or column of names says where its cells belong, owners above and accounts beside or the
 * other way round; without them they lie from `at` on to the right and below. Empty cells leave what is there.
 */
export function placeBlock(game: Game, world: World, sections: readonly SheetSection[], block: Block, at: Cell): Pasted {
  const names = namesOf(game, world, sections)
  const beside = block.slice(1).map((row) => row[0] ?? '')
  const head = kindOf(names, block[0] ?? [], block[0]?.length === 1 ? 0 : 1)
  const side = kindOf(names, head === null ? block.map((row) => row[0] ?? '') : beside, 0, head)
  const isTurned = head === 'account' || side === 'owner'
  const section = sections.find(
    ({ owners, groups }) => owners.includes(at.owner) && groups.some((one) => one.accounts.includes(at.account)),
  )
  const owners = section?.owners.slice(section.owners.indexOf(at.owner)) ?? []
  const accounts = section === undefined ? [] : accountsIn(section).slice(accountsIn(section).indexOf(at.account))
  const [across, down] = isTurned ? [accounts, owners] : [owners, accounts]

  const typed: Record<string, string> = {}
  const leftOut: LeftOut[] = []
  const firstRow = head === null ? 0 : 1
  const firstColumn = side === null ? 0 : 1
  const width = Math.max(...block.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, x) => (head === null ? across[x - firstColumn] : names.find(block[0]?.[x] ?? '', head)))
  block.forEach((row, y) => {
    if (y < firstRow) {
      row.forEach((name, x) => {
        if (x >= firstColumn && name !== '' && columns[x] === undefined) leftOut.push({ at: nameOf(x, y), why: 'name', text: name })
      })
      return
    }
    const filled = row.some((text, x) => x >= firstColumn && text !== '')
    if (!filled) return
    const line = side === null ? down[y - firstRow] : names.find(row[0] ?? '', side)
    if (line === undefined && side !== null) return void leftOut.push({ at: nameOf(0, y), why: 'name', text: row[0] ?? '' })
    row.forEach((text, x) => {
      if (x < firstColumn || text === '') return
      const column = columns[x]
      if (column === undefined && head !== null) return
      if (line === undefined || column === undefined) return void leftOut.push({ at: nameOf(x, y), why: 'beyond', text })
      const cell = isTurned ? { owner: line, account: column } : { owner: column, account: line }
      if (hasAccount(game, world, cell.owner, cell.account)) typed[keyOf(cell)] = text
      else leftOut.push({ at: nameOf(x, y), why: 'account', text })
    })
  })
  return { typed, leftOut }
}

type Kind = 'owner' | 'account'

interface Names {
  find(name: string, kind: Kind): string | undefined
}

/** Owners and accounts by the names the table knows them by, and by their ids. */
function namesOf(game: Game, world: World, sections: readonly SheetSection[]): Names {
  const owners = new Map<string, OwnerId>()
  const accounts = new Map<string, string>()
  for (const section of sections) {
    for (const owner of section.owners) {
      for (const name of [owner, seatName(owner)]) owners.set(plain(name), owner)
      for (const account of accountsIn(section))
        for (const name of [account, accountName(account, {}), accountName(account, namingOf(world, owner))])
          accounts.set(plain(name), account)
    }
  }
  for (const { id, player = '' } of game.owners(world)) if (player !== '' && !owners.has(plain(player))) owners.set(plain(player), id)
  const known: Readonly<Record<Kind, ReadonlyMap<string, string>>> = { owner: owners, account: accounts }
  return { find: (name, kind) => known[kind].get(plain(name)) }
}

function plain(name: string): string {
  return withoutInvisible(name).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replace(/:$/, '').trim()
}

/** What a row or column names: the kind of which it names more; null where it names nothing, or holds figures. */
function kindOf(names: Names, cells: readonly string[], from: number, other: Kind | null = null): Kind | null {
  const texts = cells.slice(from).filter((text) => text !== '')
  const counted = (['owner', 'account'] as const).map((kind) => ({
    kind,
    found: kind === other ? 0 : texts.filter((text) => names.find(text, kind) !== undefined).length,
  }))
  const [best] = counted.sort((one, two) => two.found - one.found)
  return best === undefined || best.found === 0 ? null : best.kind
}

/** "B3": the third row of the second column. */
function nameOf(x: number, y: number): string {
  const letters = x < 26 ? '' : String.fromCharCode(64 + Math.floor(x / 26))
  return `${letters}${String.fromCharCode(65 + (x % 26))}${y + 1}`
}
