import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { der } from '../../../../src-shared/games/text/playing.ts'
import { count, figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './paper.en.ts'

export const DE: Texts<typeof EN> = {
  /** What there is to put on paper. */
  kinds: {
    ages: 'Tabelle der Zeitalter',
    map: 'Die Karte',
    booklet: 'Hefte, ausgefüllt',
    blank: 'Ein leeres Heft',
  },
  ages: {
    title: 'Die Zeitalter',
    lead: 'Was jedes Zeitalter verlangt, und wie weit alle sind.',
    leadKnown: 'Was jedes Zeitalter verlangt, und was davon bekannt ist, wie weit alle sind. Ein Strich: nicht bekannt.',
    need: 'Was verlangt wird',
    needed: 'Nötig',
    met: 'erfüllt',
    reached: 'erreicht',
    fallen: 'gefallen',
  },
  booklet: {
    title: (seat) => `Heft ${der(seat)}`,
    asOf: (round) => (round === null ? 'vor dem ersten Zug' : `Stand in Runde ${figure(round)}`),
    secret: 'Geheim: nur für den, dem es gehört, und für die Spielleitung.',
    empty: 'Es steht noch nichts darin.',
    round: (round) => `Runde ${figure(round)}`,
    due: 'Als Nächstes fällig',
  },
  blank: {
    title: 'Heft für Krieg und Spionage',
    owner: 'Volk ________________________   Spieler ________________________   Blatt ________',
    wars: 'Kriege',
    training: 'Ausbildung',
    missions: 'Aufträge',
    found: 'Herausgefunden',
    columns: {
      wars: ['Zug', 'Gegen', 'Möglich ab', 'Begonnen oder gestrichen'],
      training: ['Zug', 'Spion, oder Attentäter und Methode', 'Geschlecht', 'Bereit ab', 'Fertig, Chance'],
      missions: ['Zug', 'Wer', 'Ziel und Auftrag', 'Chance', 'Erneuert in', 'Was daraus wurde'],
      found: ['Zug', 'Über wen', 'Was', 'Was ich tat'],
    },
    notice: (turns) =>
      turns === 0
        ? 'Ein Krieg darf im Zug seines Eintrags beginnen.'
        : `Ein Krieg darf ${count(turns, 'Zug', 'Züge')} nach dem Eintrag beginnen.`,
    spies: (base, turns, more, most, under) =>
      `Spione: ${base} nach ${count(turns, 'Zug', 'Zügen')}, ${more} für jeden weiteren Zug, höchstens ${most}; enttarnt unter ${under}.`,
    assassins: (base, turns, more, most) =>
      `Attentäter: ${base} nach ${count(turns, 'Zug', 'Zügen')}, ${more} für jeden weiteren Zug, höchstens ${most}.`,
    method: (name, chance, under, caught) => `${name}${chance}: enttarnt unter ${under}, nach einem Fehlschlag gefasst bei ${caught}.`,
    methods: { plain: 'Schlicht', poison: 'Gift', melee: 'Nahkampf' },
  },
}
