import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './board.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Karte',
  lead: 'Wer wo steht: auf der Karte die Buchstaben einer Nation und die Zahl ihrer Einheiten, in der Farbe ihres Spielers; die ganzen Namen hat die Liste. Zu jedem Gebiet gibt es ein Blatt: Es öffnet sich auf der Karte oder in der Liste darunter.',
  map: 'Karte',
  mapHint: 'Pfeiltasten gehen von Gebiet zu Gebiet, Enter öffnet sein Blatt.',
  list: 'Dasselbe als Liste',
  none: 'Vor der Aufstellung gibt es keine Karte.',
  ground: 'Gelände',
  area: 'Gebiet',
  holder: 'Gehalten von',
  units: 'Einheiten',
  most: 'Höchstens',
  mark: 'Jetzt',
  nobody: 'niemandem',
  noUnits: 'keine',
  noMost: 'ohne Grenze',
  noMark: 'nichts',
  contested: 'Kampf',
  rounds: (fought) => (fought === 0 ? 'noch keine Runde gekämpft' : `${count(fought, 'Runde', 'Runden')} gekämpft`),
  light: { about: 'Danach wird gefragt', from: 'Kann ziehen', to: 'Erreichbar', choice: 'Wählbar' },
  stack: (short, units) => `${short} ${figure(units)}`,
  ofNation: (nation, units) => `${nation}: ${count(units, 'Einheit', 'Einheiten')}`,
  card: {
    title: (area) => `Blatt von ${area}`,
    close: 'Blatt schließen',
    noCard: 'Ein Gebiet wählen, um zu sehen, wer dort steht, was es bringt und wohin seine Einheiten können.',
    stands: 'Wer hier steht',
    empty: 'Niemand steht hier.',
    of: (most) => `von höchstens ${figure(most)}`,
    scores: 'Was es bringt',
    noScore: 'Niemand bekommt Punkte dafür.',
    points: (points) => count(points, 'Punkt', 'Punkte'),
    after: (rounds) => `nach ${rounds.length === 1 ? 'Runde' : 'den Runden'} ${rounds.map(figure).join(', ')}`,
    held: 'hält es jetzt',
    births: 'Zuwachs',
    needs: (nation, need) =>
      need <= 1
        ? `${nation}: sicher eine neue Einheit`
        : need > 6
          ? `${nation}: keine neue Einheit, nötig wäre ${figure(need)}`
          : `${nation}: ${figure(need)} oder mehr`,
    because: (farmers, modifier) => {
      const reasons = [
        farmers > 0 ? `wegen ${farmers === 1 ? '1 Bauern' : `${figure(farmers)} Bauern`}` : '',
        modifier === '' ? '' : `ein Ereignis sagt ${modifier}`,
      ]
      return reasons.filter((one) => one !== '').join(', ')
    },
    overrun: 'Von hier weiterziehen',
    overrunNow: (nation, { occupant, need, staying, passes, isStop }) => {
      const others = `${nation}: Hier ${occupant === 1 ? 'steht eine fremde Einheit' : `stehen ${figure(occupant)} fremde Einheiten`}`
      if (isStop) return `${others}, und das Gelände lässt niemanden weiter.`
      if (passes > 0) return `${others}. ${figure(need)} müssen halten, ${figure(passes)} weitere dürfen weiter.`
      return `${others}. Niemand zieht weiter, bis ${figure(need)} hier halten; bisher ${staying === 0 ? 'keine' : figure(staying)}.`
    },
    borders: 'Grenzt an',
    reach: 'Einheiten von hier können nach',
  },
}
