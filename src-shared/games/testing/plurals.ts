import type { Language } from '../../language/language.ts'

/** English words behind a figure that end like a plural and are none: verbs above all. */
const NO_NOUNS = new Set(
  (
    'is has was does ends comes stands loses grows gains borders takes stays spreads opens begins scores says passes needs hangs gives dies ' +
    'costs wins weds rises reigns perishes leaves holds guards goes finds fights falls drags defends contains attacks arrives this towards ' +
    'unless less starts plays pays joins moves lies works waits becomes makes sees its gets uses keeps always as us plus vouches'
  ).split(' '),
)

const ENGLISH = /(?<![\d.,:+\u2212\u2013-])\b1 (?:more |other |new |further )?([a-z]+s|[A-Z]+s|people|dice)\b/g
const GERMAN =
  /(?<![\d.,:+\u2212\u2013-])\b1 (?:weitere |andere |neue )?(?:Antworten|Auslegungen|Bytes|Einheiten|Eintr\u00e4gen?|Elementen?|Gebieten?|Karten|Leuten?|Mitgliedern?|Monumenten?|Punkten?|Runden|Schritten?|Sekunden|Siedlungen|Spielsteinen?|Toten?|Zeilen|Z\u00fcgen?)\b/g

/** What a text says of one as if it were several: "1 steps". Give it a text with every figure 1. */
export function onesInPlural(text: string, language: Language): readonly string[] {
  if (language === 'de') return [...text.matchAll(GERMAN)].map(([found]) => found)
  return [...text.matchAll(ENGLISH)].flatMap(([found, word = '']) => (NO_NOUNS.has(word) ? [] : [found]))
}
