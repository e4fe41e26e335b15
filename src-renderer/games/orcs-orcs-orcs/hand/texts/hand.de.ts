import { count } from '../../../../../src-shared/language/figures.ts'
import { listed } from '../../../../../src-shared/language/numbers.ts'
import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import type { EN } from './hand.en.ts'

export const DE: Texts<typeof EN> = {
  hand: 'Handkarten',
  page: {
    title: 'Handkarten',
    lead: 'Deine Karten, jederzeit. Verdecke sie, wenn jemand neben dir sitzt.',
    leadOfAll: 'Was jeder Spieler auf der Hand hat. Öffne das nur, wo sonst niemand den Bildschirm sieht.',
    open: 'Karten zeigen',
    cover: 'Karten verdecken',
    covered: 'Die Karten sind verdeckt.',
    unknown: 'Diese Karten sieht nur der Spieler selbst.',
    mission: 'Geheime Mission:',
    left: 'Im Zugstapel, ohne Reihenfolge:',
  },
  tapToCast: 'Tippe auf den Zauber, dann auf die Karten, die ihn verstärken.',
  tapToAdd: 'Tippe auf Karten, die ihn verstärken.',
  empty: 'Keine Karten auf der Hand.',
  isMain: 'wird gezaubert',
  isAdded: 'verstärkt',
  bars: {
    poison: 'Gift wird nie gezaubert.',
    noEnhancement: 'Braucht eine weitere Karte als Verstärkung.',
    noSpells: 'Diese Runde gibt es keine neuen Zauber.',
    noUse: 'Würde jetzt nichts bewirken.',
  },
  kinds: { attack: 'Angriff', lore: 'Wissen', support: 'Unterstützung', poison: 'Gift' },
  learns: 'Lerne einen Zauber aus einer Auslage.',
  effect: { teleport: 'Als Verstärkung: teleportieren', draw: 'Als Verstärkung: eine Karte ziehen' },
  need: { any: 'beliebig', own: 'Kraft' },
  lines: 'Was er bewirkt',
  reached: 'erreicht',
  notReached: 'nicht erreicht',
  lacks: 'Nimm eine Karte dazu: Ein großer Angriff wird nie allein gezaubert.',
  targets: 'Was er träfe',
  noTarget: 'Er träfe nichts.',
  result: ({ defeated, hurt }) =>
    listed([
      ...(defeated > 1 ? [`${count(defeated, 'Kreatur', 'Kreaturen')} besiegt`] : defeated === 1 ? ['besiegt'] : []),
      ...hurt.map((life) => `noch ${life} Leben`),
    ]),
  summary: (does, targets) => (targets === '' ? does : `${does}: ${targets}`),
  asType: (spell) => `${spell} als`,
  teleport: 'Teleportieren',
  teleportTo: 'Auf ein Feld teleportieren',
  stay: 'Bleiben',
  taken: (who) => `Dort steht ${who}.`,
  own: 'Dort steht der eigene Magier.',
  on: (creatures) => (creatures === 0 ? 'leerer Pfad' : count(creatures, 'Kreatur', 'Kreaturen')),
  draws: 'Eine Karte ziehen',
  cast: (spell) => `${spell} zaubern`,
  castNow: 'Jetzt zaubern',
  add: 'Dazunehmen und ziehen',
  goTo: (space) => `Auf Feld ${space} teleportieren`,
  others: 'Andere Aktionen',
}
