import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { number } from '../../../../src-shared/language/numbers.ts'
import { count } from '../../../../src-shared/language/figures.ts'
import type { EN } from './houseRules.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Hausregeln',
  leadOfPlayers:
    'Wie dieser Tisch spielt, was das Buch offenlässt. Was die Spielleitung neu entscheidet, gilt ab dann und steht in der Chronik.',
  lead: 'Wie dieser Tisch spielt, was das Buch offenlässt. Was ihr neu entscheidet, gilt ab jetzt und steht in der Chronik.',
  locked: {
    settled: 'Vor dem ersten Zug festgelegt: Das lässt sich nicht mehr ändern.',
    noTable: 'Es ist keine Kampagne offen.',
    disagreement: 'Zuerst muss die Phase neu begonnen werden.',
  },
  change: {
    title: 'Was sich ändern soll',
    untilNow: (as) => `Bisher: ${as}`,
    reason: 'Grund',
    placeholder: 'Vor der Sitzung so besprochen',
    leave: 'Verwerfen',
    decide: 'Entscheiden',
    decided: (rules) => `${count(rules, 'Hausregel', 'Hausregeln')} neu entschieden.`,
  },
  list: {
    search: 'Hausregeln durchsuchen',
    placeholder: 'Suchen: ein Wort der Regel',
    onlyChanged: (changed) => `Nur geänderte (${changed})`,
    none: 'Davon spricht keine Hausregel.',
  },
  rule: {
    changed: 'geändert',
    preset: '(üblich)',
    number: 'Eine Zahl',
    orNumber: 'Oder eine Zahl',
    span: (min, max, preset) => `Von ${number(min)} bis ${number(max)}, üblich ${preset === null ? 'ist keine' : number(preset)}.`,
    ruling: (ruling) => `(Auslegung ${ruling})`,
  },
  fixed: {
    summary: (rulings) => `${count(rulings, 'weitere Auslegung', 'weitere Auslegungen')}, an jedem Tisch gleich`,
    ruling: (ruling, chapter) => `(Auslegung ${ruling}, ${chapter})`,
  },
  history: {
    title: 'Bisher entschieden',
    none: 'Seit dem Aufbau wurde nichts geändert.',
    takenBack: (entry) => `, zurückgenommen in Eintrag ${entry}`,
    takeBack: 'Zurücknehmen',
    takeBackWhat: (entry) => `: Eintrag ${entry} und alles danach`,
  },
}
