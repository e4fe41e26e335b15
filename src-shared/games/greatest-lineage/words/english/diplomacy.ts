import type { Figure } from '../../../../kernel/world/rule.ts'
import { METAL_OF_AGE } from '../../rules/tables/gathering.ts'
import { listed } from '../../../../language/numbers.ts'
import { allOf, capitalThe, the } from '../names.ts'
import { capital } from '../../../../language/grammar.ts'
import { goods, termsRead } from './treaties.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Texts of alliances and trade, and of the talks about a treaty. */
export const DIPLOMACY_WORDS = {
  ...acts(),
  ...questions(),
  ...lines(),
} satisfies Wordings

function acts() {
  return {
    'act.diplomacy.ally': ({ partners }) => `Propose an alliance${toOne(partners)}`,
    'act.diplomacy.ally.hint': () =>
      'If they agree, each has 10 prestige more while it lasts; allies may trade, and do not fight each other.',
    'act.diplomacy.cancelAlliance': ({ partners }) => `Propose to end the alliance${withOne(partners)}`,
    'act.diplomacy.cancelAlliance.hint': () => 'If both want it the alliance is over, without a war.',
    'act.diplomacy.breakAlliance': ({ partners }) => `Break the alliance${withOne(partners)}`,
    'act.diplomacy.breakAlliance.hint': () =>
      'This is an open declaration of war. In five rounds the alliance ends, both lose its 10 prestige, and the war opens by itself.',
    'act.diplomacy.trade': ({ partners }) => `Trade${withOne(partners)}`,
    'act.diplomacy.trade.hint': () => 'One deal a round with each ally; 10 tokens received bring 2 culture and 1 prestige.',
    'act.diplomacy.capitulate': ({ partners }) => `Capitulate${toOne(partners)}`,
    'act.diplomacy.capitulate.hint': () =>
      'A treaty ready to be offered: all your land goes to the victor, and the war is over. Who has no land left is out.',
    'act.diplomacy.treaty': ({ partners }) => `Draw up a treaty${withOne(partners)}`,
    'act.diplomacy.treaty.hint': () =>
      'Gifts, peace, land, promises: whatever both agree on. Nothing is shown to anybody before it is offered.',
    'field.diplomacy.with': () => 'With whom',
    'option.diplomacy.partner': ({ seat }) => capitalThe(seat),
    'option.diplomacy.accept': () => 'Yes, agreed',
    'option.diplomacy.refuse': () => 'No',
    'option.diplomacy.counter': ({ left }) => `Change it and offer it back (${count(left, 'more time', 'more times')})`,
  } satisfies Wordings
}

function questions() {
  return {
    'choose.allianceAnswer': ({ other }) => `${capitalThe(other)} propose an alliance: agreed?`,
    'choose.allianceAnswer.hint': ({ prestige }) =>
      `Each has ${figure(prestige)} prestige more while it lasts, and 1 for every two rounds. Allies may trade; they neither raid each other nor go to war.`,
    'choose.cancelAnswer': ({ other }) => `${capitalThe(other)} wish to end the alliance: agreed?`,
    'choose.cancelAnswer.hint': ({ prestige }) =>
      prestige === 0 ? 'Nobody loses anything by it, and there is no war.' : `Each loses ${figure(prestige)} prestige; there is no war.`,
    'fill.trade': ({ other }) => `Trade with ${the(other)}: what goes each way?`,
    'fill.trade.hint': ({ other }) =>
      `A number above 0 goes to ${the(other)}, one below 0 comes from them. With nothing filled in nothing is offered.`,
    'choose.tradeAnswer': ({ other, gives, gets }) => `${capitalThe(other)} offer a trade: ${goods(gets)} for ${goods(gives)}. Agreed?`,
    'choose.tradeAnswer.hint': ({ gives, gets, asked }) =>
      `To be received: ${goods(gets)}. To be given: ${goods(gives)}.${asked === undefined ? '' : ` They ask for ${goods(asked)}, which is more than there is.`}`,
    'field.exchange.food': ({ other }) => exchanged('Food', other),
    'field.exchange.wood': ({ other }) => exchanged('Wood', other),
    'field.exchange.stone': ({ other }) => exchanged('Stone', other),
    'field.exchange.metal': ({ other, age }) => exchanged(capital(METAL_OF_AGE[Number(age)] ?? 'metal'), other),
    'field.exchange.wealth': ({ other }) => exchanged('Wealth', other),
    'field.exchange.males': ({ other }) => exchanged('Males', other),
    'field.exchange.females': ({ other }) => exchanged('Females', other),
    'field.exchange.territories': ({ other }) => exchanged('Territories', other),

    'act.treaty': ({ other }) => `A treaty with ${the(other)}: what is it to say?`,
    'act.treaty.hint': ({ terms }) => termsRead(terms, 'So far', 'It is empty so far.'),
    'choose.treatyAnswer': ({ other }) => `${capitalThe(other)} offer a treaty: agreed?`,
    'choose.treatyAnswer.hint': ({ terms, atHand, missing }) =>
      `${termsRead(terms, 'It says', 'It is empty.')}${atHand === undefined || atHand === '' ? '' : ` You have ${goods(atHand)}.`}${missing === undefined || missing === '' ? '' : ` You lack ${goods(missing)}, and cannot agree.`}`,
    'figure.clauses': () => 'Clauses',
    'figure.countersLeft': () => 'Changes still open',
  } satisfies Wordings
}

function lines() {
  return {
    'line.alliance.made': ({ one, other, prestige }) =>
      `${pair(one, other)} are allies now: ${figure(prestige)} prestige for each while it lasts.`,
    'line.alliance.refused': ({ one, other }) => `${capitalThe(other)} do not want to be allies of ${the(one)}.`,
    'line.alliance.kept': ({ one, other }) => `${capitalThe(other)} do not let ${the(one)} out of their alliance.`,
    'line.alliance.cancelled': ({ one, other }) => `${pair(one, other)} agree to go their own ways.`,
    'line.alliance.lasting': ({ other, rounds, prestige }) =>
      `${count(rounds, 'round')} of alliance with ${the(other)}: ${figure(prestige)} prestige.`,
    'line.alliance.broken': ({ one, other, ends }) =>
      `${capitalThe(one)} break their alliance with ${the(other)}: there will be war from round ${figure(ends)} on.`,
    'line.alliance.ended': ({ one, other, losers, prestige }) =>
      `The alliance of ${listed([the(one), the(other)])} is over.${lost(losers, prestige)}`,
    'line.trade.made': ({ one, other }) => `${pair(one, other)} trade with each other.`,
    'line.trade': ({ one, other, gives, gets }) =>
      gets === ''
        ? `${capitalThe(one)} send ${the(other)} ${goods(gives)}.`
        : gives === ''
          ? `${capitalThe(one)} give ${the(other)} nothing and get ${goods(gets)}.`
          : `${capitalThe(one)} trade with ${the(other)}: ${goods(gives)} for ${goods(gets)}.`,
    'line.trade.refused': ({ one, other }) => `${capitalThe(other)} do not want to trade with ${the(one)} like this.`,
    'line.trade.fruits': ({ seat, received, culture, prestige, left }) =>
      `Trade: ${figure(received)} received bring ${the(seat)} ${figure(culture)} culture and ${figure(prestige)} prestige; ${figure(left)} towards the next ten.`,
  } satisfies Wordings
}

function one(partners: Figure): string | null {
  const text = String(partners)
  return partners === undefined || text.includes(',') ? null : the(text)
}

function toOne(partners: Figure): string {
  const name = one(partners)
  return name === null ? '' : ` to ${name}`
}

function withOne(partners: Figure): string {
  const name = one(partners)
  return name === null ? '' : ` with ${name}`
}

function pair(first: Figure, second: Figure): string {
  return capital(listed([the(first), the(second)]))
}

function exchanged(what: string, other: Figure): string {
  return `${what} to ${the(other)} (negative: from them)`
}

function lost(losers: Figure, prestige: Figure): string {
  if (losers === '' || losers === undefined) return ''
  const several = String(losers).includes(',')
  return ` ${capital(allOf(losers))} lose ${figure(prestige)} prestige${several ? ' each' : ''}.`
}
