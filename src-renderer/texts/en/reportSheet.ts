import { figure } from '../../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import { seatName } from '../../wording/names.ts'

export const EN = {
  title: 'Report of a round',
  lead: (seat: string) =>
    `What happened to the ${seatName(seat)}, what they saw, and what is asked of them next. To mail to that player, or to print: it tells what is theirs alone.`,
  roundLabel: 'Round',
  round: (round: number) => `Round ${round}`,
  before: 'Before the first round',
  inPlay: ' (in play)',
  page: 'Save as a page',
  markdown: 'Save as Markdown',
  print: 'Print, or save as PDF',
  paper: {
    head: (seat: string, round: number) => `${seat}, round ${figure(round)}`,
    over: 'The round is over',
    running: 'The round is still being played',
    asked: 'Asked of you next',
    yourTurn: 'Your turn',
    elsewhere: "What others' turns did to you",
    saw: 'What you saw',
    times: (times: number) => ` (${figure(times)} times)`,
    then: (balance: number, why: string) => `, ${figure(balance)} then: ${why}`,
    booklet: 'Your booklet',
    stood: 'How you stood as the round ended',
    stand: 'How you stand',
    age: (age: string) => `Age: ${age}`,
    next: (age: string, needs: string) => `. For ${age}: ${needs}`,
    need: (name: string, have: number, need: number) => `${name} ${figure(have)} of ${figure(need)}`,
    met: ' (met)',
    account: 'Account',
    opening: 'Before',
    change: 'Change',
    balance: 'After',
  },
}
