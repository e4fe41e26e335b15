import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { akk, Den, den, der, die, Die } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'
import { seatName } from '../../../../wording/names.ts'
import type { EN } from './booklets.en.ts'

const turns = (many: number): string => count(many, 'Zug', 'Züge')
const METHODS: Readonly<Record<string, string>> = { poison: 'Gift', melee: 'Nahkampf' }

/** "Spion", "Attentäter, Gift"; several with their number. */
function agents(kind: 'spy' | 'assassin', method: string | null, many: number): string {
  const who = kind === 'spy' ? (many === 1 ? 'Spion' : `${figure(many)} Spione`) : many === 1 ? 'Attentäter' : `${figure(many)} Attentäter`
  return method === null ? who : `${who}, ${METHODS[method] ?? method}`
}

const readiness = (readyFrom: number | null): string =>
  readyFrom === null ? 'Ausbildung kann enden' : `bereit ab Runde ${figure(readyFrom)}`

export const DE: Texts<typeof EN> = {
  titles: { all: 'Hefte', own: 'Heft' },
  lead: (isAll) =>
    `${isAll ? 'Was die Völker im Geheimen aufschreiben' : 'Was du im Geheimen aufschreibst'}: Kriege, Spione und Attentäter. Bei allem, was ans Licht kam, steht, wann das war.`,
  stillBlank: (seat) => `Noch leer: Die erste Seite wird aufgeschlagen, wenn ${die(seat)} ihren ersten Zug beginnen.`,
  print: 'Drucken',
  printBlank: 'Leeres Heft drucken',
  commands: {
    back: 'Hefte: einen Zug zurückblättern',
    on: 'Hefte: einen Zug weiterblättern',
    print: 'Hefte: dieses drucken',
    printBlank: 'Hefte: ein leeres drucken',
  },
  writing: {
    ofSeat: (seat) => `Das Heft ${der(seat)} liegt offen: Geschrieben wird am Spieltisch.`,
    yours: 'Dein Heft liegt offen: Du wirst gerade gefragt, was du hineinschreibst.',
    onDesk: 'Am Spieltisch schreiben',
    write: 'Schreiben',
  },
  nobody: 'Von diesem Platz aus wird kein Volk gespielt, also gibt es auch kein Heft.',
  blank: {
    title: 'Noch leer',
    text: (seat) =>
      `Die erste Seite wird aufgeschlagen, wenn ${die(seat)} ihren ersten Zug beginnen. In Phase 5 darf man einen Krieg eintragen, Spione und Attentäter ausbilden und die aussenden, die bereit sind; außer dem Spieler selbst und der Spielleitung sieht es niemand.`,
    toDesk: 'Zum Spieltisch',
    asked: 'Was jetzt gefragt ist',
  },
  covers: 'Wessen Heft',
  notBegun: 'Noch nicht begonnen',
  cover: {
    agents: (many) => count(many, 'Agent', 'Agenten'),
    sent: (many) => `${figure(many)} unterwegs`,
    wars: (many) => `${count(many, 'Krieg', 'Kriege')} eingetragen`,
    nothing: 'Es steht nichts darin',
  },
  strip: {
    label: (seat) => `Züge ${der(seat)}`,
    back: 'Zurückblättern',
    on: 'Weiterblättern',
    page: (round, isWritten) => `Runde ${round}${isWritten ? ', mit Einträgen' : ''}`,
  },
  moment: {
    beforeFirst: 'Vor der ersten Runde',
    round: (round) => `Runde ${figure(round)}`,
    turnOf: (round, seat) => `Runde ${figure(round)}, Zug ${der(seat)}`,
    nonPlayers: (round) => `Runde ${figure(round)}, Zug der Nichtspieler`,
  },
  due: (round, during) => `Runde ${figure(round)}${during === null ? '' : `, Phase 5 ${der(during)}`}`,
  known: {
    all: (round) => `Allen bekannt seit Runde ${figure(round)}`,
    seat: (seat, round) => `${Den(seat)} bekannt seit Runde ${figure(round)}`,
  },
  agents,
  someAgents: (kind, method, many) => {
    const who = many === 1 ? (kind === 'spy' ? 'Ein Spion' : 'Ein Attentäter') : agents(kind, null, many)
    return method === null ? who : `${who} (${METHODS[method] ?? method})`
  },
  dues: {
    war: (target) => `Krieg gegen ${akk(target)} kann beginnen.`,
    training: (who, many) => `${who} ${many === 1 ? 'kann' : 'können'} die Ausbildung beenden.`,
    mission: (aim, chance) => `${aim}: bei höchstens ${figure(chance)}.`,
    plans: (target) => `Was über die Pläne ${der(target)} bekannt ist, gilt nicht mehr.`,
  },
  entry: {
    lost: (agent, rule) => `${agent} verloren: ${rule}.`,
    faded: 'Es wurde nichts daraus.',
    goesOn: (aim) => `Geht weiter: ${aim}.`,
    granted: (agent) => `${agent}, sofort bereit, durch eine Korrektur der Spielleitung.`,
    chance: 'Chance',
    chanceByThen: 'Chance bis dahin',
    who: 'Wer',
    tried: 'Versuch',
    triedIn: (round, target) => `Runde ${figure(round)}, Phase 5 ${der(target)}`,
    foundOut: 'Enttarnt',
    under: (need) => `unter ${figure(need)}`,
    fates: 'Was daraus wurde',
    times: (many) => ` × ${figure(many)}`,
    by: (rule) => `durch ${rule}`,
  },
  spread: {
    label: (seat, round) => `${seatName(seat)}, Runde ${round}`,
    round: (round) => `Runde ${figure(round)}`,
    written: 'In diesem Zug geschrieben',
    nothingYet: 'In diesem Zug ist noch nichts geschrieben.',
    nothing: 'In diesem Zug wurde nichts geschrieben.',
    back: (round) => `Zurück zu Runde ${figure(round)}, der letzten mit einem Eintrag`,
    teach: 'Nach dem Heft wird am Ende von Phase 5 gefragt. Darin kann stehen:',
    war: 'Ein Krieg, mit dem Namen des Gegners',
    spies: (culture) => `Spione, ab ${culture} Kultur`,
    assassins: (culture) => `Attentäter, ab ${culture} Kultur`,
    missions: 'Aufträge für alle, die ausgebildet sind',
    came: 'Was aus früheren Einträgen wurde',
    found: 'Über andere herausgefunden',
    watched: 'Wache: ',
    nothingElse: 'Sonst betraf nichts dieses Heft.',
    now: 'Wie es jetzt steht',
    then: 'Wie es am Ende des Zuges stand',
  },
  standing: {
    nothingNow: 'Im Heft steht nichts: kein Krieg eingetragen, niemand in Ausbildung, niemand ausgesandt.',
    nothingThen: 'Im Heft stand nichts: kein Krieg eingetragen, niemand in Ausbildung, niemand ausgesandt.',
    due: 'Als Nächstes',
    training: 'In Ausbildung',
    then: 'dann',
    began: (readyFrom) => `in diesem Zug begonnen, ${readiness(readyFrom)}`,
    trained: (many, readyFrom) => `${turns(many)} ausgebildet, ${readiness(readyFrom)}`,
    inTraining: (who, started) => `${who}, in Ausbildung seit Runde ${started}`,
    ready: 'Bereit',
    readyOf: (who) => `${who}, bereit`,
    sent: 'Ausgesandt',
    mission: (who, entered, renewed) =>
      `${who}, eingetragen in Runde ${figure(entered)}${renewed > entered ? `, erneuert in Runde ${figure(renewed)}` : ''};`,
    tried: (target, round) => `Phase 5 ${der(target)} in Runde ${figure(round)}.`,
    spyFound: (target, under) => `${Die(target)} enttarnen den Spion mit einem Wurf unter ${figure(under)}.`,
    assassinFound: (target, under) =>
      `${Die(target)} enttarnen den Attentäter mit einem Wurf unter ${figure(under)}; auch andere können davon erfahren.`,
    wars: 'Eingetragene Kriege',
    against: (target) => `Gegen ${akk(target)}`,
    writtenIn: (round) => `eingetragen in Runde ${figure(round)}`,
    opensFrom: (round) => `ab Runde ${figure(round)}`,
    mayOpen: 'kann beginnen',
    openWars: 'Kriege, die daraus wurden',
    openSince: (entered, opened) => `eingetragen in Runde ${figure(entered)}, offen seit Runde ${figure(opened)}`,
    turns,
    plans: 'Erkundete Pläne',
    plansOf: (target) => `Von ${den(target)}`,
    plansUntil: (since, until) => `seit Runde ${figure(since)}, bis zu ihrer Phase 5 in Runde ${figure(until)}`,
    ledger: { spies: 'Im Hauptbuch: Spione', assassins: ', Attentäter' },
  },
  chance: {
    label: (of, chance) => `Chance (${of}): ${figure(chance)} Prozent. Warum?`,
    of: (of) => `Chance (${of})`,
    title: (chance) => `${figure(chance)} oder weniger mit dem Prozentwürfel`,
    sum: 'Chance',
    close: 'Schließen',
    training: (many) => `${turns(many)} Ausbildung`,
    more: (many, each) => `${count(many, 'Zug', 'Züge')} mehr, je ${each}`,
    poison: 'Gift',
    melee: 'Nahkampf',
    most: (most) => `Mehr als ${figure(most)} geht nicht`,
    mostTrained: (most) => `Mehr als ${figure(most)} gibt die Ausbildung allein nicht`,
    asLeft: 'Wie nach der Ausbildung',
    aided: 'Hilfe eines anderen Spielers: ein fester Wert',
    ruler: (most) => `Der Kriegswert des Oberhaupts, bis ${figure(most)}`,
  },
}
