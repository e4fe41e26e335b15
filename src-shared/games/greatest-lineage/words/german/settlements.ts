import type { SETTLEMENT_WORDS } from '../english/settlements.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { benannt, gebiete, gebieten, ort, orte, zahl, zuOrten } from './nouns.ts'

/** Texts of settlements and their shamans, in German. */
export const SETTLEMENT_DE: TranslationOf<typeof SETTLEMENT_WORDS> = {
  'choose.giveUp': ({ tooMany }) =>
    tooMany === 1
      ? 'Zu wenig Land: Welche Siedlung wird aufgegeben?'
      : `Zu wenig Land: ${figure(tooMany)} Siedlungen werden aufgegeben. Welche zuerst?`,
  'choose.giveUp.hint': ({ territories, cards }) =>
    `${gebiete(territories)} ${zahl(territories, 'kann', 'können')} ${count(cards, 'Siedlung', 'Siedlungen')} nicht tragen. Schamane, Prestige und Monument der aufgegebenen gehen mit verloren.`,
  'option.settlement': (settlement) => ort(settlement),
  'option.settlementWithMonument': (settlement) =>
    `${ort(settlement)}, mit ${settlement['monument'] === '' ? 'einem Monument' : `dem Monument ${benannt(settlement['monument'], '')}`} (${figure(settlement['monumentPrestige'])} Prestige)`,
  'choose.tribeLand': () => 'Ist Land für einen weiteren Stammessitz da?',
  'choose.tribeLand.hint': ({ standing, promises, territories }) =>
    `Jeder Stammessitz braucht Tiefland am Wasser und Land bei einem Berg. Gibt es nach der Karte beides für ${figure(Number(standing) + 1)} Stammessitze auf ${Number(territories) === 1 ? 'diesem Gebiet' : `diesen ${gebieten(territories)}`}? ${Number(promises) === 1 ? 'Eine Karte ist' : `${figure(promises)} Karten sind`} offen; was nicht gegründet wird, bringt weder Leute noch Prestige noch einen Schamanen, und in Phase 9 wird wieder danach gefragt.`,
  'option.tribeFounded': (settlement) => `Ja: ${ort(settlement)} wird gegründet`,
  'option.tribePromised': () => 'Noch nicht: Die Karte bleibt eine Anwartschaft',
  'field.settlement': () => 'Siedlung',

  'line.settlementsFounded': ({ settlements, type, prestige }) =>
    `${orte(settlements, type)} gegründet, ${settlements === 1 ? 'mit einem Schamanen' : 'jeweils mit einem Schamanen'}; ${signed(prestige)} Prestige.`,
  'line.settlementsPromised': ({ settlements }) =>
    `${settlements === 1 ? 'Eine Karte bleibt eine Anwartschaft' : `${figure(settlements)} Karten bleiben Anwartschaften`}, bis Tiefland am Wasser und Land bei einem Berg für einen weiteren Stammessitz da sind.`,
  'line.settlementsConverted': ({ settlements, before, type }) =>
    `${orte(settlements, before)} ${zahl(settlements, 'wird', 'werden')} ${zuOrten(settlements, type)}.`,
  'line.settledDown': () => 'Das Volk wird sesshaft: Von nun an gehört jede Siedlung fest zu einem Gebiet. Markiert sie auf dem Brett.',
  'line.migratingAgain': () => 'Das Volk wandert wieder: Die Siedlungen sind an kein Gebiet mehr gebunden.',
  'line.settlementGivenUp': ({ prestige, ...place }) =>
    `${ort(place)} wird aufgegeben${prestige === 0 ? '' : ` (${signed(-Number(prestige))} Prestige)`}.`,
  'line.promiseGivenUp': (place) => `Die Anwartschaft auf ${ort(place)} wird aufgegeben.`,
  'line.shamanFound': (place) => `${ort(place)} hat einen neuen Schamanen.`,

  'figure.tooMany': () => 'Siedlungen zu viel',
  'figure.cards': () => 'Siedlungen',
  'figure.standing': () => 'gegründete Stammessitze',
  'figure.promises': () => 'offene Karten',
}
