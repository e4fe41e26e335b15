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
    kind: (units, need, dice, { ground, own, event }) => {
      if (dice === 0) return `${units} ohne Würfel`
      const added = [
        ground === 0 ? '' : `${signed(ground)} durch das Gelände`,
        own === 0 ? '' : `${signed(own)} von selbst`,
        event === 0 ? '' : `${signed(event)} durch ein Ereignis`,
      ].filter((one) => one !== '')
      const needs = need > 6 ? `${units}: kein Treffer möglich` : `${units} ab ${figure(need)}`
      return added.length === 0 ? needs : `${needs} (${added.join(', ')})`
    },
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
    changedBy: (isAttack, by) => `Ein ${isAttack ? 'Angreifer' : 'Verteidiger'} ${by > 0 ? 'mehr' : 'weniger'}`,
    last: (round) => `Kampfrunde ${figure(round)}`,
    lastSide: (side, dice, hits, dead) => `${side} ${dice}: ${count(hits, 'Treffer', 'Treffer')}, ${figure(dead)} verloren`,
  },
  moves: {
    stack: (units, area) => `${units} in ${area}`,
    stays: 'bleibt',
    stay: (left) => (left === 1 ? '1 bleibt' : `${figure(left)} bleiben`),
    against: (foes, nations) => `gegen ${figure(foes)} von ${nations}`,
    past: (foes) => `vorbei an ${figure(foes)}`,
    howMany: (units, to) => `Wie viele von ${units} nach ${to}`,
    pastOthers: (ways) => `Überrennen: ${count(ways, 'Weg', 'Wege')} an Besatzungen vorbei`,
    overrun: (area, staying, occupant, further) => `${area}: ${figure(staying)} von dir halten dort gegen ${figure(occupant)}; ${further}.`,
    goOn: (mayPass, need) =>
      mayPass === 0
        ? `weitere dürfen vorbei, sobald ${figure(need)} halten`
        : `vorbei ${mayPass === 1 ? 'darf' : 'dürfen'} ${figure(mayPass)}`,
    groundStops: 'das Gelände lässt niemanden weiter',
    passing: (passing, need) => `${figure(passing)} würden weiterziehen: ${figure(need)} müssen bleiben.`,
    ofMost: (units, most) => `${figure(units)}\u00a0von\u00a0max.\u00a0${figure(most)}`,
    closed: (area, need, staying) =>
      `erst wenn ${figure(need)} von dir in ${area} halten; ${staying === 0 ? 'bisher keine' : `bisher ${figure(staying)}`}`,
    surplus: (area, units, most, isFought) =>
      `${area}: Dort werden ${figure(units)} stehen, die Höchstzahl ist ${figure(most)}: ${figure(units - most)} zu viel${isFought ? ', falls sie nicht fallen,' : ''} ${units - most === 1 ? 'wird' : 'werden'} in Phase 5 entfernt.`,
    surplusInAll: (units, most) =>
      `Auf der Karte werden ${figure(units)} stehen, und was du hältst, fasst ${figure(most)}: ${figure(units - most)} zu viel ${units - most === 1 ? 'wird' : 'werden'} in Phase 5 entfernt.`,
    map: 'Karte',
    mapHint:
      'Im Ring: in Reichweite der gewählten Einheiten; drücken schickt sie hin. Andere wählst du in der Liste, oder mit einem eigenen Gebiet ohne Ring.',
    nothing: 'Noch zieht nichts.',
    moving: (units) => (units === 1 ? '1 Einheit zieht.' : `${figure(units)} Einheiten ziehen.`),
    planned: 'Geplante Züge',
    takeBack: (move) => `${move} zurücknehmen`,
  },
  tolls: {
    left: (left) => (left === 0 ? 'Alle sind benannt.' : `Noch zu benennen: ${figure(left)}`),
    surplus: (area, total, units, most) =>
      `${area}: Dort stehen ${figure(units)}, die Höchstzahl ist ${figure(most)}: ${figure(total)} zu entfernen`,
    together: (total) => `${figure(total)} zu entfernen, gleich wo`,
    unit: (unit, area) => `${unit} in ${area}`,
  },
  retreat: {
    allTo: (area) => `Alle nach ${area}`,
    someTo: (area) => `Die aus ${area} zurück`,
    allBack: 'Alle zurück',
    allStay: 'Alle bleiben',
    kind: (units, staying) => `${units}: ${staying === 0 ? 'keine bleibt' : staying === 1 ? '1 bleibt' : `${figure(staying)} bleiben`}`,
    to: (area) => `Nach ${area}`,
    goTo: (unit, area) => `${unit} nach ${area}`,
  },
}
