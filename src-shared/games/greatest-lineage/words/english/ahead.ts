import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import { count, figure } from '../../../../language/figures.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { ruleTitle } from '../../../text/postings.ts'
import { capitalThe, the } from '../names.ts'
import { goods } from './treaties.ts'

/** Texts of what lies ahead: what is owed, what comes, what may go wrong. */
export const AHEAD_WORDS = {
  'ahead.due': ({ token, need, have }) => `The next resource check takes ${goods(`${token}:${need}`)}; there is ${figure(have)}.`,
  'ahead.short': ({ token, need, have }) =>
    `The next resource check takes ${goods(`${token}:${need}`)}, and there is only ${figure(have)}: ${figure(Number(need) - Number(have))} short.`,
  'ahead.room': ({ over }) => `There is no room for ${count(over, 'person', 'people')}.`,
  'ahead.shortage': () => 'Food or wood was short at the last resource check: military rolls suffer for it.',
  'ahead.payments': ({ from, to, goods: what, round, until }) =>
    `Rounds ${figure(round)} to ${figure(until)}: ${the(from)} owe ${the(to)} ${goods(what)} each round by treaty.`,
  'ahead.payment': ({ from, to, goods: what, round }) => `Round ${figure(round)}: ${the(from)} owe ${the(to)} ${goods(what)} by treaty.`,
  'ahead.warWritten': ({ defender, round }) =>
    `A war against ${the(defender)} is written down; it may open from round ${figure(round)} on.`,
  'ahead.warAnnounced': ({ aggressor, defender, round }) =>
    `The war ${the(aggressor)} announced on ${the(defender)} opens in round ${figure(round)}.`,
  'ahead.war': (war) => `${warOf(war)}: the next battle is fought in the turn of ${the(war['aggressor'])}.`,
  'ahead.warTruce': (war) => `${warOf(war)}: no battle in its next turn, by agreement.`,
  'ahead.warDecay': ({ enemy, turn, prestige }) =>
    `The war against ${the(enemy)} drags on: its turn ${figure(turn)} costs ${figure(prestige)} prestige, and more for what is lost.`,
  'ahead.alliance': ({ by, other, round }) =>
    `The alliance of ${the(by)} and ${the(other)} ends in round ${figure(round)}, and war begins: ${the(by)} have broken it.`,
  'ahead.raid': ({ raider, last, round }) =>
    `${capitalThe(raider)} raided in round ${figure(last)}, and may raid again from round ${figure(round)} on.`,
  'ahead.training': ({ kind, round }) =>
    `${kind === 'spy' ? 'A spy' : 'An assassin'} in training can be released from round ${figure(round)} on.`,
  'ahead.mission': (mission) => `An agent is out against ${the(mission['target'])}: ${aimOf(mission)}.`,
  'ahead.spouse': ({ seat }) => `The ruler of ${the(seat)} weds in phase 3 of the next turn.`,
  'ahead.heir': ({ seat }) => `A named heir of ${the(seat)} arrives in phase 3 of the next turn.`,
  'ahead.monument': ({ holder, name, round }) =>
    `${name === '' ? 'A monument' : `The monument “${figure(name)}”`} of ${the(holder)} is to be finished in round ${figure(round)}.`,
  'ahead.age': ({ account, have, need }) =>
    `The present age is lost unless this is mended: ${SCORES[String(account)] ?? figure(account)} ${figure(have)} of ${figure(need)}.`,
  'ahead.kingdom': ({ kingdom, round }) => `${capitalThe(kingdom)} may begin a war from round ${figure(round)} on.`,
  'ahead.timeline': ({ turn, round }) => `Turn ${figure(turn)} of the timeline begins in round ${figure(round)}.`,
  'ahead.event': ({ event }) => `Of the timeline then: ${ruleTitle(String(event) as RuleId)}.`,
} satisfies Wordings

const SCORES: Readonly<Record<string, string>> = { culture: 'culture', technology: 'technology', militaryTechnology: 'military technology' }

function warOf({ aggressor, defender, since, turns }: Figures): string {
  return `War between ${the(aggressor)} and ${the(defender)} since round ${figure(since)}, ${count(turns, 'turn')} so far`
}

function aimOf({ goal }: Figures): string {
  switch (goal) {
    case 'technology':
      return 'it steals technology'
    case 'militaryTechnology':
      return 'it steals military technology'
    case 'intelligence':
      return 'it learns their plans'
    case 'shaman':
      return 'it is to kill a shaman'
    default:
      return 'it is to kill a royal'
  }
}
