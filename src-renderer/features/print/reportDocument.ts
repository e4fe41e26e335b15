import { goalText } from '../../../src-shared/report/words.ts'
import type { ReportPart } from '../../../src-shared/games/api/reportFace.ts'
import type { Report, Stretch, ReportLine } from '../../../src-shared/report/report.ts'
import type { SeatStatus } from '../../../src-shared/report/standing.ts'
import { figure, signed } from '../../../src-shared/language/figures.ts'
import { printTexts } from './texts/print.ts'
import type { Block, PrintDocument, PrintTable } from './document.ts'

/** What a round was for one player, on paper. */
export function reportDocument(report: Report): PrintDocument {
  const text = printTexts.report
  const parts = [
    [text.happened, report.happened],
    [text.elsewhere, report.elsewhere],
    [text.saw, report.saw],
  ] as const
  return {
    id: `report-${report.seat}-${report.round}`,
    title: text.title(report.seatName, report.round),
    over: report.title,
    lead: [report.player, report.over ? text.over : text.inPlay].filter((part) => part !== '').join(' · '),
    owner: report.seat,
    blocks: [
      ...headed(
        text.asked,
        report.asked.flatMap(({ text: asked, rule, facts, choices }): readonly Block[] => [
          { kind: 'text', look: 'entry', text: asked, rule },
          ...[facts.join(' · '), choices.length === 0 ? '' : text.card(choices.join(', '))]
            .filter((said) => said !== '')
            .map((said): Block => ({ kind: 'text', look: 'deep', text: said })),
        ]),
      ),
      ...parts.flatMap(([heading, stretches]) => headed(heading, stretches.flatMap(stretchBlocks))),
      ...headed(report.notesHeading, report.notes.map(toldBlock)),
      ...headed(report.over ? text.stood : text.stand, standingBlocks(report.standing)),
      { kind: 'text', look: 'quiet', text: report.now },
    ],
  }
}

function headed(heading: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', level: 2, text: heading }, ...blocks]
}

function stretchBlocks({ name, owner, told, booked }: Stretch): readonly Block[] {
  return [
    { kind: 'heading', level: 3, owner, text: name },
    ...told.map(toldBlock),
    ...booked.map(({ owner: whose, account, delta, balance, why, rule }): Block => {
      return { kind: 'text', look: 'entry', owner: whose, text: printTexts.report.booking(account, signed(delta), balance, why), rule }
    }),
  ]
}

function toldBlock({ text, times, rule }: ReportLine): Block {
  return { kind: 'text', look: 'entry', text: times > 1 ? printTexts.report.times(text, times) : text, rule }
}

function partText({ title, text, goals, warning }: ReportPart): string {
  const asked = goals.map(goalText).join('; ')
  return [`${title}.`, text, asked === '' ? '' : `${asked}.`, warning?.text(warning.goals.map(goalText).join('; ')) ?? '']
    .filter((piece) => piece !== '')
    .join(' ')
}

function standingBlocks({ out, parts, groups }: SeatStatus): readonly Block[] {
  const text = printTexts.report
  const { account, change } = printTexts.ledger
  const table: PrintTable = {
    id: 'standing',
    columns: [{ title: account, width: 46 }, ...[text.before, change, text.after].map((title) => ({ title, width: 18, figures: true }))],
  }
  return [
    ...(out === null ? parts.map(partText) : [out]).map((said): Block => ({ kind: 'text', text: said })),
    ...groups.flatMap(({ name, owner, lines }): readonly Block[] => [
      { kind: 'row', table, look: 'part', owner, cells: [name] },
      ...lines.map((line): Block => {
        const moved = line.change === 0 ? '' : signed(line.change)
        return { kind: 'row', table, cells: [line.name, figure(line.opening), moved, figure(line.balance)] }
      }),
    ]),
  ]
}
