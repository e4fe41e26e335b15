import type { LedgerRow, Moment } from '../../../src-shared/kernel/history.ts'
import type { World } from '../../../src-shared/kernel/world.ts'
import type { Civilisation } from '../../../src-shared/games/greatest-lineage/rules/seats.ts'
import { postingProse } from '../../../src-shared/games/greatest-lineage/words/postings.ts'
import { say } from '../../../src-shared/games/playing.ts'
import { figure, signed } from '../../../src-shared/language/figures.ts'
import type { BookLine } from '../ledger/book.ts'
import { bookOf } from '../ledger/book.ts'
import { accountName, lineName } from '../ledger/names.ts'
import { lastTurn } from '../ledger/ownTurns.ts'
import { printTexts } from './texts/print.ts'
import { placeOf } from '../../wording/names.ts'
import type { Block, PrintDocument, PrintTable } from './document.ts'

/** What a ledger is made from: the table as it is looked at. */
export interface LedgerSource {
  readonly title: string
  readonly world: World
  readonly moments: readonly Moment[]
  readonly ledger: readonly LedgerRow[]
}

/** The ledger of a civilisation for its turn in play or its last one: every account, then every change of that turn with its why. */
export function ledgerDocument({ title, world, moments, ledger }: LedgerSource, owner: Civilisation): PrintDocument {
  const text = printTexts.ledger
  const book = bookOf(world, moments, ledger, owner)
  const age = world.balance(owner, 'age')
  const accounts = accountsTable(owner)
  const changes = changesTable(owner)
  const { from } = lastTurn(moments, owner)
  const postings = ledger.slice(from).filter((row) => row.owner === owner)
  const rows: Block[] = postings.map((row) => ({
    kind: 'row',
    table: changes,
    cells: [
      accountName(row.account, age),
      placeOf(row),
      signed(row.delta),
      figure(row.balance),
      `${postingProse(row.posting)} (${row.rule})`,
    ],
  }))
  return {
    id: `ledger-${owner}`,
    title: text.title(owner),
    over: title,
    lead: text.turn(book.round, book.inPlay),
    owner,
    blocks: [
      ...book.groups.flatMap(({ id, lines }): readonly Block[] => [
        { kind: 'row', table: accounts, look: 'part', cells: [say(`group.${id}`)] },
        ...lines.map((line): Block => ({ kind: 'row', table: accounts, cells: [lineName(line, age), ...figuresOf(line)] })),
      ]),
      ...(rows.length === 0 ? [] : [{ kind: 'heading', level: 2, text: text.postings } as const, ...rows]),
    ],
  }
}

/** Nothing is booked to a reckoned figure: what it has moved by stands in its place, as on the page. */
function figuresOf(line: BookLine): readonly string[] {
  const moved = line.balance - line.opening
  const gained = line.kind === 'account' ? line.gained : Math.max(0, moved)
  const lost = line.kind === 'account' ? line.lost : Math.min(0, moved)
  return [figure(line.opening), gained === 0 ? '' : signed(gained), lost === 0 ? '' : signed(lost), figure(line.balance)]
}

function accountsTable(owner: Civilisation): PrintTable {
  const { account, opening, in: gained, out, balance } = printTexts.ledger
  return {
    id: `accounts-${owner}`,
    columns: [{ title: account, width: 44 }, ...[opening, gained, out, balance].map((title) => ({ title, width: 14, figures: true }))],
  }
}

function changesTable(owner: Civilisation): PrintTable {
  const { account, phase, change, then, why } = printTexts.ledger
  return {
    id: `changes-${owner}`,
    columns: [
      { title: account, width: 20 },
      { title: phase, width: 9 },
      { title: change, width: 11, figures: true },
      { title: then, width: 12, figures: true },
      { title: why, width: 48 },
    ],
  }
}
