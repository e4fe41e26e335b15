import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './events.en.ts'
import { DE as TIMELINE } from './timeline.de.ts'

export const DE: Texts<typeof EN> = {
  fresh: 'Ein neues Ereignis',
  change: 'Dieses Ereignis ändern',
  told: 'Was dem Tisch erzählt wird',
  verb: 'Was es bewirkt',
  who: 'Wen es trifft',
  turn: 'Zug der Zeitleiste',
  inRounds: (from, to) => `Am Tisch: ${TIMELINE.rounds(from, to)}`,
  between: (first, last) => `Von ${figure(first)} bis ${figure(last)}`,
  off: 'Abgeschaltet',
  preview: 'Was es bewirken wird',
  noPreview: 'Gib an, wen es trifft und wie stark.',
  reason: 'Grund',
  reasonHint: 'Steht in deiner Chronik. Spieler sehen davon nichts.',
  reasonMissing: 'Sag in ein paar Worten, warum: Das bleibt bei der Änderung stehen.',
  unchanged: 'Noch ist nichts geändert: Ändere etwas, oder lass es, wie es ist.',
  takeOut: 'Herausnehmen',
  leave: 'Abbrechen',
  add: 'Ereignis hinzufügen',
  save: 'Ändern',
  added: 'Das Ereignis steht auf der Zeitleiste.',
  saved: 'Das Ereignis ist geändert.',
  takenOut: 'Das Ereignis ist herausgenommen.',
  verbs: {
    change: 'Gewinn oder Verlust',
    losePeople: 'Leute verlieren',
    levy: 'Leute verlieren oder ein Zeitalter',
    rolls: 'Kriegswürfe',
    gainLand: 'Land gewinnen',
    yieldLand: 'Land abgeben',
    seize: 'Einem Monsterreich Land nehmen',
    spread: 'Ein Monsterreich breitet sich aus',
    recede: 'Ein Monsterreich gibt Land auf',
    fallBack: 'Ein Zeitalter zurückfallen',
  },
  choices: {
    picker: 'Wer es auf dem Brett zeigt',
    from: 'Von wem',
    lasts: 'Wie lange',
  },
  options: { good: 'Für immer', turn: 'Für diesen Zug der Zeitleiste' },
  amounts: { territories: 'Gebiete', amount: 'Auf jeden Wurf' },
}
