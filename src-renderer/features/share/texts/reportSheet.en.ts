import { theSeat } from '../../../wording/names.ts'

export const EN = {
  title: 'Report of a round',
  lead: (seat: string) =>
    `What happened to ${theSeat(seat)}, what they saw, and what is asked of them next. To mail to that player, or to print: it tells what is theirs alone.`,
  roundLabel: 'Round',
  inPlay: ' (in play)',
  page: 'Save as a page',
  markdown: 'Save as Markdown',
  print: 'Print, or save as PDF',
}
