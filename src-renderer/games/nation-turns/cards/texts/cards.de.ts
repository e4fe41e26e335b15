import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { count, figure, signed } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './cards.en.ts'

export const DE: Texts<typeof EN> = {
  births: {
    need: (need, farmers, modifier) => {
      const reasons = [
        farmers > 0 ? `wegen ${farmers === 1 ? '1 Bauern' : `${figure(farmers)} Bauern`}` : '',
        modifier === 0 ? '' : `ein Ereignis sagt ${signed(modifier)}`,
      ].filter((one) => one !== '')
      const needs = need <= 1 ? 'sicher Zuwachs' : need > 6 ? `kein Zuwachs: nötig wäre ${figure(need)}` : `${figure(need)}+`
      return reasons.length === 0 ? needs : `${needs} ${reasons.join(', ')}`
    },
  },
  battle: {
    attackers: 'Angreifer',
    defenders: 'Verteidiger',
    side: (side, nations) => `${side}: ${nations}`,
    kind: (units, need, dice) =>
      dice === 0 ? `${units} ohne Würfel` : need > 6 ? `${units}: kein Treffer möglich` : `${units} ab ${figure(need)}`,
    hits: (hits) => count(hits, 'Treffer', 'Treffer'),
    title: 'Aussichten',
    lead: 'Solange sich niemand zurückzieht.',
    round: 'Verluste einer Runde',
    lost: (side) => `${side} verlieren`,
    units: (units) => figure(units),
    end: 'Bis zum Ende',
    taken: 'erobert',
    held: 'gehalten',
    emptied: 'leer',
    now: 'Wie es steht',
    changedBy: (side, by) => `${side} ${signed(by)}`,
    last: (round) => `Runde ${figure(round)}`,
    lastSide: (side, dice, hits, dead) => `${side} ${dice}: ${count(hits, 'Treffer', 'Treffer')}, ${figure(dead)} verloren`,
  },
  moves: {
    stack: (units, area) => `${units} in ${area}`,
    stays: 'bleibt',
    stay: (left) => (left === 1 ? '1 bleibt' : `${figure(left)} bleiben`),
    against: (foes) => `gegen ${figure(foes)}`,
    past: (foes) => `vorbei an ${figure(foes)}`,
    howMany: (units, to) => `${units} nach ${to}`,
    pastOthers: (ways) => `An Besatzungen vorbei: ${count(ways, 'Weg', 'Wege')}`,
    overrun: (area, occupant, staying, mayPass) =>
      `${area}: Besatzung ${figure(occupant)}, es bleiben ${figure(staying)}, weiter dürfen ${figure(mayPass)}`,
    passing: (passing, need) => `${figure(passing)} würden weiterziehen: ${figure(need)} müssen bleiben.`,
    nothing: 'Noch zieht nichts.',
    moving: (units) => (units === 1 ? '1 Einheit zieht.' : `${figure(units)} Einheiten ziehen.`),
  },
  tolls: {
    left: (left) => (left === 0 ? 'Alle sind benannt.' : `Noch zu benennen: ${figure(left)}`),
    surplus: (area, total) => `${area}: ${figure(total)} zu entfernen`,
    together: (total) => `${figure(total)} zu entfernen, gleich wo`,
    unit: (unit, area) => `${unit} in ${area}`,
  },
  retreat: {
    allTo: (area) => `Alle nach ${area}`,
    allStay: 'Alle bleiben',
    kind: (units, staying) => `${units}: ${staying === 1 ? '1 bleibt' : `${figure(staying)} bleiben`}`,
    to: (area) => `Nach ${area}`,
    goTo: (unit, area) => `${unit} nach ${area}`,
  },
}
