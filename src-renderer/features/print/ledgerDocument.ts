import type { LedgerRow } from '../../../src-shared/kernel/journal/history.ts'
import type { OwnerId } from '../../../src-shared/kernel/world/rule.ts'
import { postingProse } from '../../../src-shared/games/text/postings.ts'
import { playing, say } from '../../../src-shared/games/text/playing.ts'
import { figure, signed } from '../../../src-shared/language/figures.ts'
import { bookOf, type BookGroup, type BookLine } from '../ledger/book.ts'
import { accountName, lineName, namingOf } from '../ledger/names.ts'
import { knowsAccount, knowsAll } from '../ledger/knowledge.ts'
import { lastTurn } from '../ledger/ownTurns.ts'
import { printTexts } from './texts/print.ts'
import { placeOf } from '../../wording/names.ts'
import { UNKNOWN, type Block, type PrintDocument, type PrintTable } from './document.ts'
import type { ReaderView } from './readerView.ts'

/** The ledger of an owner for its turn in play or its last one: every account its reader knows, then every change of that turn with its why. */
export function ledgerDocument({ reader, title, world, moments, ledger }: ReaderView, owner: OwnerId): PrintDocument {
  const text = printTexts.ledger
  const book = bookOf(world, moments, ledger, owner)
  const naming = namingOf(world, owner)
  const accounts = accountsTable(owner)
  const changes = changesTable(owner)
  const { from } = lastTurn(moments, owner)
  const postings = ledger.slice(from).filter((row) => row.owner === owner)
  const isKnown = ({ kind, id }: BookLine): boolean => (kind === 'account' ? knowsAccount(reader, owner, id) : knowsAll(reader, owner))
  const reasons = new Map(moments.map(({ entry }) => [entry.seq, entry.kind === 'correction' ? entry.reason : undefined]))
  const why = ({ seq, posting, rule }: LedgerRow): string =>
    [postingProse(posting), reasons.get(seq) ?? '', `(${unbroken(rule)})`].filter((part) => part !== '').join(' ')
  const rows: Block[] = postings.map((row) => ({
    kind: 'row',
    table: changes,
    cells: [accountName(row.account, naming), placeOf(row), signed(row.delta), figure(row.balance), why(row)],
  }))
  return {
    id: `ledger-${owner}`,
    title: text.title(owner),
    over: title,
    lead: text.turn(book.round, book.inPlay),
    owner,
    blocks: [
      ...withoutNothing(book.groups, isKnown).flatMap(({ id, lines }): readonly Block[] => [
        { kind: 'row', table: accounts, look: 'part', cells: [say(`group.${id}`)] },
        ...lines.map((line): Block => ({
          kind: 'row',
          table: accounts,
          cells: [lineName(line, naming), ...(isKnown(line) ? figuresOf(line) : NOTHING_KNOWN)],
        })),
      ]),
      ...(rows.length === 0 ? [] : [{ kind: 'heading', level: 2, text: text.postings } as const, ...rows]),
    ],
  }
}

/** Groups without the lines in which nothing is and nothing moved, but for those a game always shows; a group of nothing but these is left out. */
function withoutNothing(groups: readonly BookGroup[], isKnown: (line: BookLine) => boolean): readonly BookGroup[] {
  const always = playing()?.game.ledger.always
  const isSaid = (line: BookLine): boolean =>
    !isKnown(line) || always?.has(line.id) === true || figuresOf(line).some((cell) => cell !== '' && cell !== figure(0))
  const told = groups.map((group) => ({ ...group, lines: group.lines.filter(isSaid) })).filter(({ lines }) => lines.length > 0)
  return told.length === 0 ? groups : told
}

/** A rule's id on one line: no line ends at its hyphens. */
function unbroken(rule: string): string {
  return rule.replaceAll('-', '-\u2060')
}

const NOTHING_KNOWN = [UNKNOWN, '', '', UNKNOWN]

/** Nothing is booked to a reckoned figure: what it has moved by stands in its place, as on the page. */
function figuresOf(line: BookLine): readonly string[] {
  const moved = line.balance - line.opening
  const gained = line.kind === 'account' ? line.gained : Math.max(0, moved)
  const lost = line.kind === 'account' ? line.lost : Math.min(0, moved)
  return [figure(line.opening), gained === 0 ? '' : signed(gained), lost === 0 ? '' : signed(lost), figure(line.balance)]
}

function accountsTable(owner: OwnerId): PrintTable {
  const { account, opening, in: gained, out, balance } = printTexts.ledger
  return {
    id: `accounts-${owner}`,
    columns: [{ title: account, width: 44 }, ...[opening, gained, out, balance].map((title) => ({ title, width: 14, figures: true }))],
  }
}

function changesTable(owner: OwnerId): PrintTable {
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
