import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './timeTravel.en.ts'

export const DE: Texts<typeof EN> = {
  label: 'Rückblick',
  through: 'Durch die Zeit gehen',
  steps: {
    turnBack: 'Einen Zug zurück',
    entryBack: 'Einen Eintrag zurück',
    entryOn: 'Einen Eintrag weiter',
    turnOn: 'Einen Zug weiter',
  },
  commands: {
    turnBack: 'Rückblick: einen Zug zurück',
    entryBack: 'Rückblick: einen Eintrag zurück',
    entryOn: 'Rückblick: einen Eintrag weiter',
    turnOn: 'Rückblick: einen Zug weiter',
    begin: 'Rückblick: der Spieltisch, einen Eintrag früher',
  },
  now: 'Zurück ins Jetzt',
  was: (where) => `Wie es war: ${where}`,
  after: (at, newest, what) => `nach Eintrag ${at} von ${newest}${what === '' ? '' : `, ${what}`}.`,
  ofNow: 'Was du auf dieser Seite teilst, ist der Stand von jetzt.',
  came: (many) => (many === 1 ? 'Danach kam noch 1 Eintrag.' : `Danach kamen noch ${figure(many)} Einträge.`),
  spoken: {
    now: 'Das ist der Spieltisch, wie er jetzt ist.',
    then: (at, where) => `Wie es nach Eintrag ${at} war: ${where}.`,
  },
  noEntry: (at) => `Einen Eintrag ${at} gibt es hier nicht: Das ist der Spieltisch, wie er jetzt ist.`,
  last: 'Der letzte Eintrag damals',
  newest: 'Der letzte Eintrag',
  untold: 'Davon erfährt dieser Platz nichts.',
  next: 'Was danach kam',
  go: 'Dorthin',
}
