import { ASSASSIN_FIGURES, METHOD_FIGURES, SPY_FIGURES } from '../../../../src-shared/games/greatest-lineage/rules/tables/espionage.ts'
import { figure, signed } from '../../../../src-shared/language/figures.ts'
import { withPercent } from '../../../../src-shared/language/percent.ts'
import { cameFromElsewhere, isWritten, type Booklet, type Entry } from './booklet.ts'
import { dueText, momentText, revealedText } from './wording.ts'
import { paperTexts } from '../texts/paper.ts'
import type { Block, PrintDocument } from '../../../features/print/document.ts'

/** A filled booklet: every turn with something written in it, and what is due at its end. `player` may be empty. */
export function bookletDocument(title: string, player: string, booklet: Booklet): PrintDocument {
  const text = paperTexts.booklet
  const last = booklet.pages.at(-1)
  const turns = booklet.pages.filter(isWritten)
  const due = last?.standing.due ?? []
  return {
    id: `booklet-${booklet.owner}`,
    title: text.title(booklet.owner),
    over: title,
    lead: `${[...(player === '' ? [] : [player]), text.asOf(last?.standing.round ?? null)].join(', ')}. ${text.secret}`,
    owner: booklet.owner,
    blocks: [
      ...(turns.length === 0 ? [{ kind: 'text', text: text.empty } as const] : []),
      ...turns.flatMap((page): readonly Block[] => [
        { kind: 'heading', level: 2, text: text.round(page.round) },
        ...[...page.written, ...cameFromElsewhere(page), ...page.found].flatMap((entry) => entryBlocks(entry, booklet)),
      ]),
      ...(due.length === 0 ? [] : [{ kind: 'heading', level: 2, text: text.due } as const]),
      ...due.map((one): Block => ({ kind: 'text', look: 'entry', text: `${dueText(one)}: ${one.text}`, rule: one.rule })),
    ],
  }
}

function entryBlocks(entry: Entry, { owner }: Booklet): readonly Block[] {
  const when = entry.at.seat === owner ? '' : `${momentText(entry.at, owner)}: `
  const times = entry.times > 1 ? ` × ${figure(entry.times)}` : ''
  const facts = [
    ...entry.details.map(({ label, value }) => `${label} ${value}`),
    ...(entry.chance === null ? [] : [`${entry.chanceLabel} ${withPercent(figure(entry.chance.value))}`]),
  ]
  return [
    {
      kind: 'text',
      look: 'entry',
      text: `${when}${entry.text}${times}`,
      struck: entry.fates.some(({ struck }) => struck),
      rule: entry.rule,
    },
    ...(facts.length === 0 ? [] : [{ kind: 'text', look: 'deep', text: facts.join(' · ') } as const]),
    ...entry.fates.map((fate): Block => {
      const known = fate.knownTo === null ? '' : ` [${revealedText(fate.knownTo, fate.at) ?? ''}]`
      return { kind: 'text', look: 'deep', text: `${momentText(fate.at, owner)}: ${fate.text}${known}` }
    }),
  ]
}

/** A booklet to be written by hand: lines for every kind of entry, and the figures one looks up most. `notice`: turns until a war may open; `murders`: there are assassins in this game. */
export function blankBooklet(title: string, notice: number, murders: boolean): PrintDocument {
  const text = paperTexts.blank
  const form = (
    id: 'wars' | 'training' | 'missions' | 'found',
    rule: string,
    widths: readonly number[],
    lines: number,
  ): readonly Block[] => [
    { kind: 'heading', level: 2, text: text[id], rule },
    {
      kind: 'form',
      table: { id, columns: widths.map((width, index) => ({ title: text.columns[id][index] ?? '', width })) },
      lines,
    },
  ]
  const { base, turns, perTurn, most } = ASSASSIN_FIGURES
  return {
    id: 'blank',
    title: text.title,
    over: title,
    lead: text.owner,
    owner: null,
    blocks: [
      ...form('wars', 'GL-WAR-2', [9, 30, 20, 41], 4),
      ...form('training', 'GL-SPY-2, GL-ASN-8', [9, 36, 13, 15, 27], 5),
      ...form('missions', 'GL-SPY-4, GL-ASN-2', [9, 18, 26, 11, 13, 23], 7),
      ...form('found', 'GL-SPY-5, GL-ASN-4', [9, 24, 30, 37], 3),
      ...[
        text.notice(notice),
        text.spies(SPY_FIGURES.base, SPY_FIGURES.turns, SPY_FIGURES.perTurn, SPY_FIGURES.most, SPY_FIGURES.uncoveredUnder),
        ...(murders ? [text.assassins(base, turns, perTurn, most), methodsText()] : []),
      ].map((line): Block => ({ kind: 'text', look: 'quiet', text: line })),
    ],
  }
}

function methodsText(): string {
  return (['plain', 'poison', 'melee'] as const)
    .map((method) => {
      const { chance, uncoveredUnder, caught } = METHOD_FIGURES[method]
      const name = paperTexts.blank.methods[method]
      return paperTexts.blank.method(name, chance === 0 ? '' : ` ${signed(chance)}`, uncoveredUnder, String(caught))
    })
    .join(' ')
}
