import { figure } from '../language/figures.ts'
import type { TranslationOf, Wordings } from '../language/wordings.ts'
import { wordsOf } from '../language/wordings.ts'

/** What is the table's own in every game: a game's words come before these. */
const ENGLISH = {
  'seat.gm': () => 'Game master',
  'seat.table': () => 'The table',
  'seat.onlooker': () => 'Table display',
  'place.round': ({ round }) => `Round ${String(round)}`,
  'rail.table': () => 'The table moves',
  'head.decree': () => 'Decided by the game master',
  'bot.idle': () => 'The quiet one',
  'bot.idle.hint': () => 'Does nothing that nobody must do, and takes what is offered where something must be chosen.',
  'bot.random': () => 'Chance',
  'bot.random.hint': () => 'Does any of what is allowed, all of it equally likely.',
  'prose.before': ({ value }) => `${figure(value)} before`,
  'rule.TABLE-GM-1': () => "Game master's correction",
  'rule.TABLE-GM-1.hint': () => 'A figure the game master set by hand; the reason stands beside it.',
  'rule.TABLE-GM-2': () => 'House rule decided anew',
  'rule.TABLE-GM-2.hint': () => 'What the table decided in mid-campaign; the reason stands beside it.',
  'rule.TABLE-GM-3': () => "Game master's decree",
  'rule.TABLE-GM-3.hint': () => 'What the game master decreed in terms of the game; the reason stands beside it.',
  'rule.TABLE-PACK-1': () => 'Carried over',
  'rule.TABLE-PACK-1.hint': () => 'What it came to in the rounds before, which this file leaves out; how, is to be read at the table.',
  'line.leftOut': ({ entries, round }) =>
    `Left out: ${figure(entries)} entries before round ${figure(round)}. The whole of it is at the table.`,
  'record.named': ({ kind, title }) => `${String(kind)}: ${String(title)}`,
  'record.unnamed': ({ collection, id }) => `record ${String(collection)} ${String(id)}`,
  'record.part': ({ whole, part }) => `${String(whole)}, ${String(part)}`,
  'record.yes': () => 'yes',
  'record.no': () => 'no',
  'record.nothing': () => 'nothing',
  'record.text': ({ text }) => `“${String(text)}”`,
} satisfies Wordings

const GERMAN: TranslationOf<typeof ENGLISH> = {
  'seat.gm': () => 'Spielleitung',
  'seat.table': () => 'Der Tisch',
  'seat.onlooker': () => 'Tischanzeige',
  'place.round': ({ round }) => `Runde ${String(round)}`,
  'rail.table': () => 'Der Tisch ist am Zug',
  'head.decree': () => 'Von der Spielleitung entschieden',
  'bot.idle': () => 'Die Stille',
  'bot.idle.hint': () => 'Tut nichts, was niemand tun muss, und nimmt das Angebotene, wo etwas zu wählen ist.',
  'bot.random': () => 'Der Zufall',
  'bot.random.hint': () => 'Tut irgendetwas von dem, was erlaubt ist, alles gleich wahrscheinlich.',
  'prose.before': ({ value }) => `vorher ${figure(value)}`,
  'rule.TABLE-GM-1': () => 'Korrektur der Spielleitung',
  'rule.TABLE-GM-1.hint': () => 'Ein Wert, den die Spielleitung von Hand gesetzt hat; der Grund steht daneben.',
  'rule.TABLE-GM-2': () => 'Neu entschiedene Hausregel',
  'rule.TABLE-GM-2.hint': () => 'Was der Tisch mitten in der Kampagne entschieden hat; der Grund steht daneben.',
  'rule.TABLE-GM-3': () => 'Erlass der Spielleitung',
  'rule.TABLE-GM-3.hint': () => 'Was die Spielleitung in Begriffen des Spiels erlassen hat; der Grund steht daneben.',
  'rule.TABLE-PACK-1': () => 'Übertrag',
  'rule.TABLE-PACK-1.hint': () => 'Was es in den Runden davor geworden war, die diese Datei auslässt; wie, steht am Tisch zu lesen.',
  'line.leftOut': ({ entries, round }) =>
    `Ausgelassen: ${figure(entries)} Einträge vor Runde ${figure(round)}. Am Tisch ist alles zu lesen.`,
  'record.named': ({ kind, title }) => `${String(kind)}: ${String(title)}`,
  'record.unnamed': ({ collection, id }) => `Eintrag ${String(collection)} ${String(id)}`,
  'record.part': ({ whole, part }) => `${String(whole)}, ${String(part)}`,
  'record.yes': () => 'ja',
  'record.no': () => 'nein',
  'record.nothing': () => 'nichts',
  'record.text': ({ text }) => `„${String(text)}“`,
}

export const TABLE_WORDS = wordsOf({ en: ENGLISH, de: GERMAN })
