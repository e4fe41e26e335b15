import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import type { Royal, Sex } from '../../../../../src-shared/games/greatest-lineage/rules/records.ts'
import { Die, die, verb } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { kinAmong } from '../../../../../src-shared/games/greatest-lineage/words/german/persons.ts'
import { gebiete } from '../../../../../src-shared/games/greatest-lineage/words/german/nouns.ts'
import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './house.en.ts'

const TITLES: Readonly<Record<Royal['role'], Readonly<Record<Sex, string>>>> = {
  ruler: { male: 'König', female: 'Königin' },
  spouse: { male: 'Prinzgemahl', female: 'Königsgemahlin' },
  child: { male: 'Sohn', female: 'Tochter' },
  heir: { male: 'Benannter Erbe', female: 'Benannte Erbin' },
}

export const DE: Texts<typeof EN> = {
  title: 'Haus',
  lead: 'Die Herrscherfamilie, wer früher auf dem Thron saß, und die Schamanen der Siedlungen.',
  whose: 'Wessen Haus',
  fell: (seat, round) => `${Die(seat)} sind in Runde ${figure(round)} gefallen. Hier steht, wie ihr Haus endete.`,
  family: 'Die Herrscherfamilie',
  culture: {
    adds: 'Sie gibt',
    toCulture: 'zur wirksamen Kultur',
    now: ', jetzt',
    brings: 'Sie bringt in jeder Phase 2',
    each: 'Kultur.',
    part: 'das Herrscherhaus',
  },
  lifespan: (rounds) => `Wer herrscht, lebt ${count(rounds, 'Runde', 'Runden')} auf dem Thron.`,
  lineOfRulers: 'Herrscher der Reihe nach',
  tree: {
    empty: 'Von diesem Haus ist niemand mehr da. Sobald jemand zur Wahl steht, wird neu gewählt.',
    vacant: 'Der Thron ist leer.',
    children: 'Kinder',
    noChildren: 'Keine Kinder.',
    named: 'Von außen benannt',
    dies: 'Stirbt zu Beginn des nächsten Zuges an Altersschwäche.',
    lives: (round, left) => `Lebt höchstens bis Runde ${figure(round)}, noch ${count(left, 'Runde', 'Runden')}.`,
  },
  person: {
    title: (role, sex) => TITLES[role][sex],
    nth: (number, alike, role, sex) => kinAmong({ role, sex, number, alike }),
    culture: (culture) => `${signed(culture)} Kultur`,
    battle: (military) => `${signed(military)} in der Schlacht`,
    land: (territories) => `${gebiete(territories)} durch Macht`,
    fromBeginning: (role) => (role === 'ruler' ? 'von Anfang an auf dem Thron' : 'von Anfang an da'),
    since: (role, round) => {
      const verbs = { ruler: 'auf dem Thron seit', spouse: 'Hochzeit in', child: 'geboren in', heir: 'im Haus seit' } as const
      return `${verbs[role]} Runde\u00a0${figure(round)}`
    },
    wedding: 'Die Hochzeit ist bezahlt; gefeiert wird sie in der nächsten Phase 3.',
    heir: (sex) => (sex === 'female' ? 'Eine benannte Erbin ist unterwegs.' : 'Ein benannter Erbe ist unterwegs.'),
  },
  rulers: {
    child: (sex) => `${TITLES.ruler[sex]}, ${sex === 'male' ? 'ein Sohn' : 'eine Tochter'} des Hauses`,
    heir: (sex) => `${TITLES.ruler[sex]}, ${sex === 'male' ? 'ein benannter Erbe' : 'eine benannte Erbin'}`,
    since: (round) => `seit Runde ${figure(round)}`,
    rounds: (from, to) => `Runde ${figure(from)} bis ${figure(to)}`,
    spouses: (spouses) => count(spouses, 'Ehe', 'Ehen'),
    sons: (sons) => count(sons, 'Sohn', 'Söhne'),
    daughters: (daughters) => count(daughters, 'Tochter', 'Töchter'),
    heirs: (heirs) => count(heirs, 'benannter Erbe', 'benannte Erben'),
    withFamily: (family) => `Familie: ${family}.`,
    noFamily: 'Ohne Familie.',
    left: 'Hat das Haus verlassen.',
    told: (round, text) => `Runde ${figure(round)}: ${text}`,
    hand: (whose) => ` Dahinter ${verb(whose, 'steckt', 'stecken')} ${die(whose)}.`,
  },
  shamans: {
    title: 'Schamanen',
    none: 'Keine Siedlung steht, also gibt es keinen Schamanen.',
    settlement: 'Siedlung',
    own: 'Eigene Würfe',
    enemy: 'Würfe des Feindes',
    births: 'Geburten',
    noBirths: 'keine',
    vacant: 'Zurzeit kein Schamane; in Phase 7 kommt ein neuer.',
  },
}
