import type { Figures } from '../../../../kernel/world/rule.ts'
import type { SPENDING_WORDS } from '../english/spending.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { gebiete, leute, ort, punkte, ware } from './nouns.ts'

/** Texts of phase 7, in German. */
export const SPENDING_DE: TranslationOf<typeof SPENDING_WORDS> = {
  'act.spend': ({ points }) => `${punkte(points)} auszugeben: Wofür?`,
  'act.spend.hint': () =>
    'Sooft und in welcher Reihenfolge du willst; was übrig ist, bleibt dir, wenn euer Tisch es nicht anders entschieden hat.',
  'act.spend.people': (act) => `Leute (je ${price(act)})`,
  'act.spend.people.hint': () => 'Ein Würfel auf Anhang A sagt, wie viele davon Männer sind. Bei der Vorratsprüfung kosten sie Holz.',
  'act.spend.culture': (act) => `Kultur (je ${price(act)})`,
  'act.spend.technology': (act) => `Technik (je ${price(act)})`,
  'act.spend.militaryTechnology': (act) => `Kriegstechnik (je ${price(act)})`,
  'act.spend.territory': (act) => `Freies Land (je ${price(act)}, noch ${figure(act['left'])} in diesem Zug)`,
  'act.spend.territory.hint': ({ reach }) =>
    `Höchstens ${gebiete(reach)} vom eigenen Land entfernt, mit 8 Leuten für jedes Gebiet, das du danach hast.`,
  'act.spend.tribeTerritory': (act) => `Land eines Stammes (je ${price(act)}, noch ${figure(act['left'])} in diesem Zug)`,
  'act.spend.tribeTerritory.hint': ({ reach }) =>
    `Höchstens ${gebiete(reach)} vom eigenen Land entfernt, mit 15 Kultur und 8 Leuten für jedes Gebiet, das du danach hast. Einen Krieg gibt das nicht.`,
  'act.spend.occupiedTerritory': (act) => `In einem Krieg besetztes Land (je ${price(act)}, noch ${figure(act['left'])} in diesem Zug)`,
  'act.spend.occupiedTerritory.hint': ({ reach }) =>
    `Höchstens ${gebiete(reach)} vom eigenen Land entfernt, mit 15 Kultur und 8 Leuten für jedes Gebiet, das du danach hast. Es geht dem verloren, der am meisten besetzt hält.`,
  'act.spend.rulerCulture': (act) => `Kultur des Oberhaupts, jetzt ${figure(act['have'])} (${price(act)} für ${signed(act['brings'])})`,
  'act.spend.rulerTerritory': (act) => `Land durch das Oberhaupt (je ${price(act)})`,
  'act.spend.rulerTerritory.hint': ({ reach }) =>
    `Zählt nicht gegen die Grenze beim Kaufen; höchstens ${gebiete(reach)} vom eigenen Land entfernt, mit 8 Leuten für jedes Gebiet, das du danach hast.`,
  'act.spend.rulerMilitary': (act) => `Bonus des Oberhaupts auf Kriegswürfe, jetzt ${signed(act['have'])} (${price(act)} für +1)`,
  'act.spend.shamanMilitary': (act) => `Bonus eines Schamanen auf Kriegswürfe (${price(act)} für +1)`,
  'act.spend.shamanOpponent': (act) => `Macht eines Schamanen über feindliche Würfe (${price(act)} für 1 mehr)`,
  'act.spend.shamanBirth': (act) => `Hilfe eines Schamanen bei Geburten (${price(act)} für ${signed(act['brings'])}, je Schamane einmal)`,
  'act.spend.shamanBirth.hint': () => 'Alle Schamanen zusammen heben die Chance um höchstens 10.',
  'act.spend.done': () => 'Nichts mehr',
  'field.amount': ({ max }) => `Anzahl (bis zu ${figure(max)})`,
  'field.shaman': () => 'Schamane von',
  'option.shaman': ({ military, opponent, birth, ...place }) =>
    `${ort(place)} (eigene Würfe ${signed(military)}, feindliche ${signed(-Number(opponent))}, Geburten ${birth === 0 ? '0' : signed(birth)})`,

  'line.rulerRaised': ({ power, by, to }) =>
    power === 'territory'
      ? `${gebiete(by)} durch das Oberhaupt, insgesamt ${figure(to)}.`
      : `${RULER[String(power)] ?? String(power)} steigt um ${figure(by)} auf ${figure(to)}.`,
  'line.peopleBought': ({ amount, points }) => `${leute(amount)} für ${punkte(points)}.`,
  'line.scoreBought': ({ account, amount, points, balance }) =>
    `${figure(amount)} ${ware(account)} für ${punkte(points)}: nun ${figure(balance)}.`,
  'line.shamanRaised': ({ power, by, to, ...place }) =>
    `Der Schamane von ${ort(place)} gewinnt ${figure(by)} ${SHAMAN[String(power)] ?? String(power)}: nun ${figure(to)}.`,
  'line.pointsLapse': ({ points }) => `${count(points, 'nicht ausgegebener Punkt verfällt', 'nicht ausgegebene Punkte verfallen')}.`,

  'figure.points': () => 'Punkte',
  'figure.price': () => 'Punkte je Stück',
  'figure.amount': () => 'Anzahl',
  'figure.have': () => 'jetzt',
  'figure.reach': () => 'Reichweite',
  'figure.brings': () => 'bringt',
}

const RULER: Readonly<Record<string, string>> = {
  culture: 'Die Kultur des Oberhaupts',
  territory: 'Das Land des Oberhaupts',
  military: 'Der Bonus des Oberhaupts auf Kriegswürfe',
}

const SHAMAN: Readonly<Record<string, string>> = {
  military: 'auf eigene Würfe',
  opponent: 'gegen feindliche Würfe',
  birth: 'für Geburten',
}

function price(act: Figures): string {
  return punkte(act['price'])
}
