import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { listed } from '../../../../language/numbers.ts'
import type { Clause } from '../../rules/diplomacy/records.ts'
import type { TREATY_WORDS } from '../english/treaties.ts'
import { capital } from '../../../../language/grammar.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'
import { akk, Den, den, der, Die, die, ihnen, verb, vom } from './names.ts'
import { gebiete, maennerUndFrauen, ware, waren } from './nouns.ts'

/** Every kind of clause as a sentence, of its figures. */
const CLAUSES: Readonly<Record<Clause['kind'], (figures: Figures) => string>> = {
  tokens: ({ from, to, goods }) => `${gives(from)} ${den(to)} ${waren(goods)}.`,
  people: ({ from, to, males, females }) =>
    `${maennerUndFrauen(males, females)} ${der(from)} ${Number(males) + Number(females) === 1 ? 'geht' : 'gehen'} zu ${den(to)}.`,
  land: ({ from, to, territories }) => `${gives(from)} ${den(to)} ${gebiete(territories)}.`,
  release: ({ from, to, territories }) => `${gives(from)} ${den(to)} ${count(territories, 'erobertes Gebiet', 'eroberte Gebiete')} zurück.`,
  agents: ({ from, to }) => `${Die(from)} ${verb(from, 'ruft', 'rufen')} alle Agenten zurück, die gegen ${akk(to)} ausgesandt sind.`,
  war: ({ one, other, victor }) =>
    `Der Krieg zwischen ${listed([den(one), den(other)])} endet${victor === '' ? ' ohne Sieger' : `; gewonnen ${verb(victor, 'hat', 'haben')} ihn ${die(victor)}`}.`,
  alliance: ({ one, other }) => `${capital(listed([die(one), die(other)]))} werden Verbündete.`,
  payment: ({ from, to, token, amount, first, last }) =>
    `${Die(from)} ${verb(from, 'zahlt', 'zahlen')} ${den(to)} ${figure(amount)} ${ware(token)} ${rounds(first, last)}.`,
  text: ({ text }) => `„${figure(text)}“`,
}

/** Texts of treaties, in German: their clauses, the forms they are written with, and what comes of them. */
export const TREATY_DE: TranslationOf<typeof TREATY_WORDS> = {
  'act.treaty.tokens': () => 'Marken',
  'act.treaty.tokens.hint': ({ other }) => signs(other),
  'act.treaty.people': () => 'Leute',
  'act.treaty.people.hint': ({ other }) => `${signs(other)} Nur einfaches Volk; wer keine Arbeit hat, geht zuerst.`,
  'act.treaty.land': () => 'Land',
  'act.treaty.land.hint': ({ other }) => signs(other),
  'act.treaty.release': () => 'Erobertes Land geht zurück',
  'act.treaty.release.hint': () => 'Was nicht zurückgegeben wird, behält der Eroberer, wenn der Krieg endet.',
  'act.treaty.agents': () => 'Agenten werden zurückgerufen',
  'act.treaty.agents.hint': () => 'Aufträge gegen die andere Seite enden. Ob es welche gibt, bleibt geheim.',
  'act.treaty.war': () => 'Der Krieg endet',
  'act.treaty.war.hint': () => 'Gibt es einen Sieger, erhält er das Prestige, das der Krieg den anderen gekostet hat.',
  'act.treaty.alliance': () => 'Die beiden verbünden sich',
  'act.treaty.payment': () => 'Eine Zahlung in späteren Runden',
  'act.treaty.payment.hint': () => 'Bezahlt wird in Phase 5 des Zahlers. Wer dann zu wenig hat, gibt, was da ist.',
  'act.treaty.text': () => 'Etwas anderes, in eigenen Worten',
  'act.treaty.text.hint': () => 'Es wird aufgeschrieben; daran halten müssen sich die beiden selbst.',
  'act.treaty.remove': () => 'Eine Klausel streichen',
  'act.treaty.offer': ({ other }) => `${Den(other)} anbieten`,
  'act.treaty.done': () => 'Es bleiben lassen',
  'field.treaty.release': ({ from }) => `Gebiete, die ${die(from)} zurückgeben`,
  'field.treaty.agents': ({ from }) => `${Die(from)} rufen ihre Agenten zurück`,
  'field.treaty.victor': () => 'Wer ihn gewonnen hat',
  'option.treaty.noVictor': () => 'Niemand',
  'option.treaty.victor': ({ victor }) => Die(victor),
  'field.treaty.payer': () => 'Wer zahlt',
  'field.treaty.token': () => 'Was',
  'field.treaty.amount': () => 'Wie viel je Runde',
  'field.treaty.first': () => 'Ab welcher Runde',
  'field.treaty.rounds': () => 'Wie viele Runden lang',
  'field.treaty.text': () => 'Was vereinbart ist',
  'field.treaty.clause': () => 'Welche',
  ...Object.fromEntries(Object.entries(CLAUSES).map(([kind, text]) => [`option.treaty.${kind}`, text])),
  ...Object.fromEntries(Object.entries(CLAUSES).map(([kind, text]) => [`line.treaty.${kind}`, text])),

  'line.treaty.concluded': ({ one, other }) => `${capital(listed([die(one), die(other)]))} schließen einen Vertrag.`,
  'line.treaty.refused': ({ one, other }) => `${Die(other)} lehnen den Vertrag ab, den ${die(one)} angeboten haben.`,
  'line.treaty.left': ({ one, other }) => `${Die(one)} brechen ab: Aus dem Vertrag mit ${den(other)} wird nichts.`,
  'line.treaty.short': ({ from, agreed, given }) =>
    `${Die(from)} haben von den vereinbarten ${figure(agreed)} nur ${figure(given)} zu geben.`,
  'line.treaty.recalled': ({ to, missions }) => `${count(missions, 'Agent kehrt', 'Agenten kehren')} ${vom(to)} heim.`,
  'line.treaty.paid': ({ from, to, token, amount, paid }) =>
    paid === amount
      ? `${Die(from)} zahlen ${den(to)} wie versprochen ${figure(paid)} ${ware(token)}.`
      : `${Die(from)} schulden ${den(to)} ${figure(amount)} ${ware(token)} und zahlen ${paid === 0 ? 'nichts: Es ist nichts da' : `${figure(paid)}, alles, was da ist`}.`,
}

/** The clauses of a treaty one after the other, after a word of introduction; `none` where there are none. */
export function termsRead(terms: Figure, introduction: string, none: string): string {
  const read = typeof terms === 'string' ? (JSON.parse(terms) as readonly Figures[]) : []
  const sentences = read.map((clause) => CLAUSES[clause['kind'] as Clause['kind']](clause))
  return sentences.length === 0 ? none : `${introduction}: ${sentences.join(' ')}`
}

function gives(from: Figure): string {
  return `${Die(from)} ${verb(from, 'gibt', 'geben')}`
}

function rounds(first: Figure, last: Figure): string {
  return first === last ? `in Runde ${figure(first)}` : `in jeder der Runden ${figure(first)} bis ${figure(last)}`
}

function signs(other: Figure): string {
  return `Eine Zahl über 0 geht an ${akk(other)}, eine unter 0 kommt von ${ihnen(other)}.`
}
