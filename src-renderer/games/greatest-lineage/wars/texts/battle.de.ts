import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { listed } from '../../../../../src-shared/language/numbers.ts'
import { alle, den, der, die, Die, sie, verb } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { krieger, ware, zahl } from '../../../../../src-shared/games/greatest-lineage/words/german/nouns.ts'
import { figure, signed } from '../../../../../src-shared/language/figures.ts'
import { seatName } from '../../../../wording/names.ts'
import type { EN } from './battle.en.ts'

export const DE: Texts<typeof EN> = {
  planner: {
    intro: 'Ändere, was beide Seiten aufbieten und wollen: Eingetragen wird davon nichts. Schlachten spielt ihr am Spieltisch.',
    reset: 'Zurück zum wirklichen Stand',
    forms: 'Etwas anderes durchspielen: was beide Seiten aufbieten und wollen',
    sheets: 'Der Bonus beider Seiten, Zeile für Zeile',
    guess: (faction) =>
      `Der Bonus ${der(faction)} hängt von Zahlen ab, die nur ${sie(faction)} ${verb(faction, 'kennt', 'kennen')}. Womit rechnest du?`,
    last: (bonus) => `In der letzten Schlacht betrug er ${figure(bonus)}.`,
    bonusOf: (faction) => `Bonus: ${seatName(faction)}`,
    waits: (factions) =>
      `Die Chancen stehen hier, sobald du eingibst, womit du ${listed(factions.map((each) => `bei ${den(each)}`))} rechnest.`,
    atHome: (factions) =>
      `Auch wie viele Leute ${alle(factions.join(','))} daheim haben, ist nicht bekannt: Gezählt werden nur tote Krieger.`,
    nobody: (one, other) => `${listed([Die(one), die(other)])} haben niemanden unter Waffen: Ein Wurf träfe die Leute daheim.`,
  },
  side: {
    warriors: 'Krieger',
    warriorsOf: (faction) => `Krieger: ${seatName(faction)}`,
    royals: 'Vom Herrscherhaus in der Schlacht',
    shaman: 'Schamane, der hilft',
    shamans: (settlements, own, enemy) =>
      `Eine von ${figure(settlements)} Siedlungen: ${signed(own)} auf eigene Würfe, ${signed(-enemy)} auf die des Feindes`,
    noShaman: 'Keiner: Gekämpft wird fern von allen',
    land: 'Land, um das es geht',
    landAt: (at) => `Land, um das es geht (${figure(at)})`,
    noLand: 'Kein Land',
    someLand: 'Land',
    destroy: 'Was dort zerstört werden soll',
    ground: 'Gelände',
    place: (name: string, ground: string) => `${name}: ${ground}`,
    tribe: 'Ein Stamm will nichts als töten.',
    kingdom: 'Worauf es aus ist, folgt eigenen Regeln.',
    royal: 'Wer vom Herrscherhaus fallen soll',
    nobody: 'Niemand',
  },
  muster: {
    unknown: 'Wie viele unter Waffen stehen, ist nicht bekannt.',
    nobody: 'Für diesen Krieg steht niemand unter Waffen.',
    there: (warriors) => `${krieger(warriors)} ${zahl(warriors, 'steht', 'stehen')} unter Waffen.`,
    noMore: 'Mehr lassen sich jetzt nicht ausheben.',
    more: (warriors) => `${figure(warriors)} weitere lassen sich jetzt ausheben.`,
    moreFor: (warriors, cost) => `${figure(warriors)} weitere lassen sich jetzt ausheben, für ${cost}.`,
    tokens: (amount, token) => `${figure(amount)} ${ware(token)}`,
  },
  sheet: {
    counts: 'Was zählt',
    rule: 'Regel',
    bonus: 'Bonus',
    together: 'Zusammen',
    known: 'Zusammen, soweit bekannt',
    culture: 'Kultur',
    technology: 'Technik',
    militaryTechnology: 'Kriegstechnik',
    shortage: 'Mangel bei der letzten Vorratsprüfung',
    prestige: 'Prestige',
    against: (prestige) => `gegen ${figure(prestige)}`,
    warriors: 'Krieger',
    ownSpies: 'Was die eigenen Spione erfuhren',
    enemySpies: 'Was Spione des Feindes erfuhren',
  },
  odds: {
    name: 'Chancen vor dem Wurf',
    title: 'Bevor jemand würfelt',
    ahead: (faction) => `${Die(faction)} vorn`,
    even: 'Gleichstand',
    safe: (warriors) => `${krieger(warriors)}: Niemand kann fallen.`,
    toll: (warriors, none, average, low, high) =>
      `${krieger(warriors)}: ${none === null ? '' : `ohne Tote in ${none} der Fälle; `}im Schnitt fallen ${average}, in neun von zehn Fällen ${high === 0 ? 'niemand' : `${figure(low)} bis ${figure(high)}`}.`,
    royals: 'Herrscherhaus',
  },
  tolls: {
    dead: 'Tote',
    table: 'Als Tabelle',
    caption: (faction) => `Wie viele ${die(faction)} verlieren ${verb(faction, 'kann', 'können')}`,
    many: 'Tote',
    chance: 'Chance',
    none: 'Niemand',
    span: (from, to) => `${figure(from)} bis ${figure(to)}`,
  },
  fights: {
    inFull: 'Würfe und Summen',
    results: 'Zug für Zug',
    turn: (turn) => `Zug ${figure(turn)}`,
    none: 'Noch keine Schlacht.',
    passed: (turn) => `Zug ${figure(turn)}: keine Schlacht`,
    battle: (turn) => `Schlacht in Zug ${figure(turn)}`,
    round: (round) => `Runde ${figure(round)}`,
    nobodyAhead: 'niemand vorn',
    ahead: (faction, by) => `${Die(faction)} um ${figure(by)} vorn`,
    agreed: 'Beide Seiten waren sich einig, nicht zu kämpfen.',
    caption: (turn) => `Tötungswurf in Zug ${figure(turn)}`,
    side: 'Seite',
    warriors: 'Krieger',
    roll: 'Wurf',
    bonus: 'Bonus',
    sum: 'Summe',
    dead: 'Tote',
    now: 'Sie wird gerade geschlagen.',
  },
}
