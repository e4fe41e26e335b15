import type { Figure } from '../../../kernel/world/rule.ts'
import type { TranslationOf } from '../../../language/wordings.ts'
import { has, say } from '../../text/playing.ts'
import { templated } from '../../text/templated.ts'
import { MESSAGES, type MessageName } from '../rules/messages.ts'

const GERMAN: Readonly<Record<MessageName, string>> = {
  'problem.noSymbol': '{spell} hat kein Symbol für diese Wirkung: Lass sie weg, oder nimm eine andere Karte dazu.',
  'problem.tileCreature': 'Dieses Plättchen nimmt ein Leben: Nenne eine Kreatur.',
  'problem.spellId':
    '{value} kann keinen Zauber benennen: Nimm Kleinbuchstaben, Ziffern und „_“, und keinen Namen, den das Spiel schon hat.',
  'problem.spellTaken': '{field} ist {value}, und so heißt schon eine andere Karte: Gib {spell} eine eigene Kennung.',
  'problem.loreLines': '{field} hat {value} {value|Zeile|Zeilen}, aber {spell} ist Wissen und hat keine: Lass das leer.',
  'problem.numbered':
    '{field}: {value} Marker der Art {type} tragen eine 3 oder 4, und es sind insgesamt {markers}: Verringere threes oder fours.',
  'problem.noPower': '{spell} hat kein Element: Gib eines an.',
  'problem.noTrack': '{type} hat keine Werte auf der Leiste: Gib wenigstens einen an.',
  'problem.twoOfColour': '{value} ist schon vergeben: Wähle eine andere Farbe.',
  'problem.playerCount': '{value} Spieler: Das Spiel ist für 2 bis 4.',
  'problem.otherCategory': '{newcomer} zählt als {category}, {value} nicht: Lass es eines von {options} ersetzen.',
  'problem.otherMarkers':
    '{field}: {newcomer} und {value} haben in diesem Deck verschieden viele Marker. Gleiche sie dort an, oder ersetze eine andere Art.',
  'problem.replacedTwice': '{value} wird schon ersetzt: Wähle eine andere Art.',
  'problem.deckSum': '{what}: Die Angaben ergeben zusammen {value}, und {wanted} sollen es sein.',
  'problem.terrainCount': '{value} Geländeplättchen: Es gibt nur {max}.',
  'problem.noModule': 'Das Modul wird nicht gespielt: Nimm {module} zu den Modulen, oder lass das hier weg.',
  'problem.ringPaths': 'Der Ring nennt die Pfade {value}: Nenne jeden von 1 bis 6 einmal.',
  'problem.isThere': '{type}: steht schon dort. Wähle einen anderen Abschnitt.',
  'problem.fewLearned':
    '{supports} Unterstützungszauber, aber {value} erlernt: Auch Unterstützungszauber sind erlernt, zähle sie dort mit.',
  'problem.creatureId':
    '{value} kann keine Kreatur benennen: Beginne mit ihrer Art und einem Strich, dann Buchstaben und Ziffern, etwa „orc-a“.',
  'problem.noToad': 'Es ist keine Kröte dabei und damit kein Krötling: Lass das weg.',
  'problem.realCards': 'Alle halten echte Karten: Das Programm führt keine davon.',
  'noun.playerList': 'eine Liste von 2 bis 4 Spielern in ihrer Reihenfolge, jeder mit Farbe und Name',
  'noun.playerName': 'der Name des Spielers von {seat}',
  'noun.modules': 'eine Liste von Modulen',
  'noun.newcomers': 'ein Objekt mit den Neulingen, jeder mit der Art, die er ersetzt',
  'noun.terrain': 'eine Liste von sechs Anzahlen von Plättchen, eine für jeden Pfad',
  'noun.cursor': 'ein Objekt mit turn, seat und phase',
  'noun.need': 'mindestens ein Element mit seiner Anzahl',
  'noun.line': 'mindestens eine Zeile mit der Kraft, die sie braucht',
}

/** Refusals of this game. */
export const ENGLISH_MESSAGES = templated(MESSAGES, figureText)
export const GERMAN_MESSAGES: TranslationOf<typeof ENGLISH_MESSAGES> = templated(GERMAN, figureText)

/** Words for ids in refusals: a spell, a type, a colour, a module, or several of them with commas between. */
function figureText(name: string, value: Figure | undefined): string {
  if (value === undefined) return ''
  const kinds = name === 'what' ? ['deckPart', 'creature'] : ['spell', 'creature', 'category', 'module', 'seat']
  return String(value)
    .split(', ')
    .map((part) => {
      const id = part.replace(/^"(.*)"$/, '$1')
      const kind = kinds.find((one) => has(`${one}.${id}`))
      return kind === undefined ? part : say(`${kind}.${id}`)
    })
    .join(', ')
}
