import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import { count, figure } from '../../../../language/figures.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { ruleTitle } from '../../../text/postings.ts'
import type { AHEAD_WORDS } from '../english/ahead.ts'
import { akk, den, der, Die, die } from './names.ts'
import { ware, waren, zuege } from './nouns.ts'

/** Texts of what lies ahead, in German. */
export const AHEAD_DE: TranslationOf<typeof AHEAD_WORDS> = {
  'ahead.due': ({ token, need, have }) => `Die nächste Vorratsprüfung nimmt ${waren(`${token}:${need}`)}; vorhanden: ${figure(have)}.`,
  'ahead.short': ({ token, need, have }) =>
    `Die nächste Vorratsprüfung nimmt ${waren(`${token}:${need}`)}, vorhanden nur ${figure(have)}: ${figure(Number(need) - Number(have))} zu wenig.`,
  'ahead.room': ({ over }) => `Für ${count(over, 'Person', 'Personen')} ist kein Platz.`,
  'ahead.shortage': () => 'Bei der letzten Vorratsprüfung fehlte Nahrung oder Holz: Kriegswürfe leiden darunter.',
  'ahead.payments': ({ from, to, goods, round, until }) =>
    `Runde ${figure(round)} bis ${figure(until)}: ${die(from)} schulden ${den(to)} laut Vertrag jede Runde ${waren(goods)}.`,
  'ahead.payment': ({ from, to, goods, round }) => `Runde ${figure(round)}: ${die(from)} schulden ${den(to)} laut Vertrag ${waren(goods)}.`,
  'ahead.warWritten': ({ defender, round }) =>
    `Ein Krieg gegen ${akk(defender)} ist eingetragen; er kann ab Runde ${figure(round)} beginnen.`,
  'ahead.warAnnounced': ({ aggressor, defender, round }) =>
    `Der angekündigte Krieg ${der(aggressor)} gegen ${akk(defender)} beginnt in Runde ${figure(round)}.`,
  'ahead.war': (war) => `${warOf(war)}: Die nächste Schlacht wird im Zug ${der(war['aggressor'])} geschlagen.`,
  'ahead.warTruce': (war) => `${warOf(war)}: im nächsten Kriegszug nach Absprache keine Schlacht.`,
  'ahead.warDecay': ({ enemy, turn, prestige }) =>
    `Der Krieg gegen ${akk(enemy)} zieht sich hin: Sein Zug ${figure(turn)} kostet ${figure(prestige)} Prestige, und mehr für Verluste.`,
  'ahead.alliance': ({ by, other, round }) =>
    `Das Bündnis ${der(by)} mit ${den(other)} endet in Runde ${figure(round)}, und der Krieg beginnt: Gebrochen haben es ${die(by)}.`,
  'ahead.raid': ({ raider, last, round }) =>
    `${Die(raider)} haben in Runde ${figure(last)} überfallen und können es ab Runde ${figure(round)} wieder.`,
  'ahead.training': ({ kind, round }) =>
    `${kind === 'spy' ? 'Ein Spion' : 'Ein Attentäter'} in der Ausbildung kann ab Runde ${figure(round)} entlassen werden.`,
  'ahead.mission': (mission) => `Ein Agent ist gegen ${akk(mission['target'])} unterwegs: ${aimOf(mission)}.`,
  'ahead.spouse': ({ seat }) => `In Phase 3 des nächsten Zuges heiratet das Oberhaupt ${der(seat)}.`,
  'ahead.heir': ({ seat }) => `In Phase 3 des nächsten Zuges kommt ein benannter Erbe ${der(seat)} an.`,
  'ahead.monument': ({ holder, name, round }) =>
    `${name === '' ? 'Ein Monument' : `Das Monument „${figure(name)}“`} ${der(holder)} wird in Runde ${figure(round)} fertig.`,
  'ahead.age': ({ account, have, need }) =>
    `Das jetzige Zeitalter geht verloren, wenn das nicht behoben wird: ${ware(account)} ${figure(have)} von ${figure(need)}.`,
  'ahead.kingdom': ({ kingdom, round }) => `${Die(kingdom)} kann ab Runde ${figure(round)} einen Krieg beginnen.`,
  'ahead.timeline': ({ turn, round }) => `Zug ${figure(turn)} der Zeitleiste beginnt in Runde ${figure(round)}.`,
  'ahead.event': ({ event }) => `Dann bringt die Zeitleiste: ${ruleTitle(String(event) as RuleId)}.`,
}

function warOf({ aggressor, defender, since, turns }: Figures): string {
  return `Krieg ${der(aggressor)} gegen ${akk(defender)} seit Runde ${figure(since)}, bisher ${zuege(turns)}`
}

function aimOf({ goal }: Figures): string {
  switch (goal) {
    case 'technology':
      return 'Technik stehlen'
    case 'militaryTechnology':
      return 'Kriegstechnik stehlen'
    case 'intelligence':
      return 'Pläne erkunden'
    case 'shaman':
      return 'einen Schamanen töten'
    default:
      return 'ein Mitglied des Herrscherhauses töten'
  }
}
