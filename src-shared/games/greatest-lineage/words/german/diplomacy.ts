import type { Figure } from '../../../../kernel/world/rule.ts'
import { METAL_OF_AGE } from '../../rules/tables/gathering.ts'
import { listed } from '../../../../language/numbers.ts'
import type { DIPLOMACY_WORDS } from '../english/diplomacy.ts'
import { capital } from '../../../../language/grammar.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'
import { akk, alle, den, der, Die, die, ihnen } from './names.ts'
import { ware, waren, zahl } from './nouns.ts'
import { termsRead } from './treaties.ts'

/** Texts of alliances and trade, and of the talks about a treaty, in German. */
export const DIPLOMACY_DE: TranslationOf<typeof DIPLOMACY_WORDS> = {
  'act.diplomacy.ally': ({ partners }) => `Ein Bündnis${withOne(partners)} vorschlagen`,
  'act.diplomacy.ally.hint': () =>
    'Stimmen sie zu, hat jede Seite 10 Prestige mehr, solange es hält; Verbündete dürfen handeln und kämpfen nicht gegeneinander.',
  'act.diplomacy.cancelAlliance': ({ partners }) => `Vorschlagen, das Bündnis${withOne(partners)} zu beenden`,
  'act.diplomacy.cancelAlliance.hint': () => 'Wollen es beide, ist das Bündnis vorbei, ohne Krieg.',
  'act.diplomacy.breakAlliance': ({ partners }) => `Das Bündnis${withOne(partners)} brechen`,
  'act.diplomacy.breakAlliance.hint': () =>
    'Das ist eine offene Kriegserklärung. In fünf Runden endet das Bündnis, beide verlieren die 10 Prestige dafür, und der Krieg beginnt von selbst.',
  'act.diplomacy.trade': ({ partners }) => capital(`${withOne(partners)} handeln`.trim()),
  'act.diplomacy.trade.hint': () => 'Ein Handel je Runde mit jedem Verbündeten; 10 erhaltene Marken bringen 2 Kultur und 1 Prestige.',
  'act.diplomacy.capitulate': ({ partners }) =>
    `Sich ergeben${partners === undefined || String(partners).includes(',') ? '' : ` (${den(partners)})`}`,
  'act.diplomacy.capitulate.hint': () =>
    'Ein fertiger Vertrag, der nur noch angeboten wird: Dein ganzes Land geht an den Sieger, und der Krieg ist vorbei. Wer kein Land mehr hat, scheidet aus.',
  'act.diplomacy.treaty': ({ partners }) => `Einen Vertrag${withOne(partners)} aufsetzen`,
  'act.diplomacy.treaty.hint': () =>
    'Geschenke, Frieden, Land, Versprechen: worauf sich beide einigen. Niemand sieht etwas davon, bevor er angeboten ist.',
  'field.diplomacy.with': () => 'Mit wem',
  'option.diplomacy.partner': ({ seat }) => Die(seat),
  'option.diplomacy.accept': () => 'Ja, einverstanden',
  'option.diplomacy.refuse': () => 'Nein',
  'option.diplomacy.counter': ({ left }) => `Ändern und zurückgeben (noch ${left === 1 ? 'einmal' : `${figure(left)}-mal`})`,

  'choose.allianceAnswer': ({ other }) => `${Die(other)} schlagen ein Bündnis vor: einverstanden?`,
  'choose.allianceAnswer.hint': ({ prestige }) =>
    `Jeder hat ${figure(prestige)} Prestige mehr, solange es hält, und 1 für je zwei Runden. Verbündete dürfen handeln; sie überfallen einander nicht und führen keinen Krieg gegeneinander.`,
  'choose.cancelAnswer': ({ other }) => `${Die(other)} möchten das Bündnis beenden: einverstanden?`,
  'choose.cancelAnswer.hint': ({ prestige }) =>
    prestige === 0
      ? 'Niemand verliert dabei etwas, und es gibt keinen Krieg.'
      : `Jeder verliert ${figure(prestige)} Prestige; Krieg gibt es keinen.`,
  'fill.trade': ({ other }) => `Handel mit ${den(other)}: Was geht wohin?`,
  'fill.trade.hint': ({ other }) =>
    `Eine Zahl über 0 geht an ${akk(other)}, eine unter 0 kommt von ${ihnen(other)}. Ist nichts ausgefüllt, wird nichts angeboten.`,
  'choose.tradeAnswer': ({ other, gives, gets }) =>
    `${Die(other)} bieten einen Handel an: ${waren(gets)} für ${waren(gives)}. Einverstanden?`,
  'choose.tradeAnswer.hint': ({ gives, gets, asked }) =>
    `Du bekommst: ${waren(gets)}. Du gibst: ${waren(gives)}.${asked === undefined ? '' : ` Verlangt werden ${waren(asked)}; so viel ist nicht da.`}`,
  'field.exchange.food': ({ other }) => exchanged('Nahrung', other),
  'field.exchange.wood': ({ other }) => exchanged('Holz', other),
  'field.exchange.stone': ({ other }) => exchanged('Stein', other),
  'field.exchange.metal': ({ other, age }) => exchanged(ware(METAL_OF_AGE[Number(age)] ?? 'metal'), other),
  'field.exchange.wealth': ({ other }) => exchanged('Reichtum', other),
  'field.exchange.males': ({ other }) => exchanged('Männer', other),
  'field.exchange.females': ({ other }) => exchanged('Frauen', other),
  'field.exchange.territories': ({ other }) => exchanged('Gebiete', other),

  'act.treaty': ({ other }) => `Ein Vertrag mit ${den(other)}: Was soll darin stehen?`,
  'act.treaty.hint': ({ terms }) => termsRead(terms, 'Bisher', 'Noch steht nichts darin.'),
  'choose.treatyAnswer': ({ other }) => `${Die(other)} bieten einen Vertrag an: einverstanden?`,
  'choose.treatyAnswer.hint': ({ terms, atHand, missing }) =>
    `${termsRead(terms, 'Darin steht', 'Es steht nichts darin.')}${atHand === undefined || atHand === '' ? '' : ` Du hast ${waren(atHand)}.`}${missing === undefined || missing === '' ? '' : ` Dir fehlen ${waren(missing)}; du kannst nicht zustimmen.`}`,
  'figure.clauses': () => 'Klauseln',
  'figure.countersLeft': () => 'Änderungen noch möglich',

  'line.alliance.made': ({ one, other, prestige }) =>
    `${pair(one, other)} sind nun Verbündete: je ${figure(prestige)} Prestige, solange das Bündnis hält.`,
  'line.alliance.refused': ({ one, other }) => `${Die(other)} wollen keine Verbündeten ${der(one)} sein.`,
  'line.alliance.kept': ({ one, other }) => `${Die(other)} entlassen ${akk(one)} nicht aus dem Bündnis.`,
  'line.alliance.cancelled': ({ one, other }) => `${pair(one, other)} einigen sich, getrennte Wege zu gehen.`,
  'line.alliance.lasting': ({ other, rounds, prestige }) =>
    `${count(rounds, 'Runde', 'Runden')} Bündnis mit ${den(other)}: ${figure(prestige)} Prestige.`,
  'line.alliance.broken': ({ one, other, ends }) =>
    `${Die(one)} brechen ihr Bündnis mit ${den(other)}: Von Runde ${figure(ends)} an herrscht Krieg.`,
  'line.alliance.ended': ({ one, other, losers, prestige }) =>
    `Das Bündnis zwischen ${listed([den(one), den(other)])} ist vorbei.${lost(losers, prestige)}`,
  'line.trade.made': ({ one, other }) => `${pair(one, other)} treiben Handel miteinander.`,
  'line.trade': ({ one, other, gives, gets }) =>
    gets === ''
      ? `${Die(one)} schicken ${den(other)} ${waren(gives)}.`
      : gives === ''
        ? `${Die(one)} geben ${den(other)} nichts und bekommen ${waren(gets)}.`
        : `${Die(one)} handeln mit ${den(other)}: ${waren(gives)} gegen ${waren(gets)}.`,
  'line.trade.refused': ({ one, other }) => `${Die(other)} wollen mit ${den(one)} so nicht handeln.`,
  'line.trade.fruits': ({ seat, received, culture, prestige, left }) =>
    `Handel: ${count(received, 'erhaltene Marke bringt', 'erhaltene Marken bringen')} ${den(seat)} ${figure(culture)} Kultur und ${figure(prestige)} Prestige; ${figure(left)} ${zahl(left, 'zählt', 'zählen')} für die nächsten zehn.`,
}

/** " mit den Elfen", where only one is meant. */
function withOne(partners: Figure): string {
  return partners === undefined || String(partners).includes(',') ? '' : ` mit ${den(partners)}`
}

function pair(first: Figure, second: Figure): string {
  return capital(listed([die(first), die(second)]))
}

function exchanged(what: string, other: Figure): string {
  return `${what} an ${akk(other)} (unter 0: von ihnen)`
}

function lost(losers: Figure, prestige: Figure): string {
  if (losers === '' || losers === undefined) return ''
  const several = String(losers).includes(',')
  return ` ${capital(alle(losers))} verlieren ${several ? 'je ' : ''}${figure(prestige)} Prestige.`
}
