import type { Figure } from '../../../kernel/world/rule.ts'
import type { TranslationOf } from '../../../language/wordings.ts'
import { has, say } from '../../text/playing.ts'
import { templated } from '../../text/templated.ts'
import { MESSAGES, type MessageName } from '../rules/messages.ts'
import { isTerrain } from '../rules/tables.ts'

const GERMAN: Readonly<Record<MessageName, string>> = {
  'problem.otherClan': 'Auf dem Bogen steht Clan {value}, gefragt ist aber der von Clan {clan}: Nimm den deines eigenen Clans.',
  'problem.otherTurn':
    'Auf dem Bogen steht Runde {value}, gefragt ist aber Runde {turn}: Schreib die Befehle auf den Bogen für diese Runde.',
  'problem.twoHeaders': 'Der Text hat {value} Zeilen, die mit „#lizards“ beginnen: Lass nur einen Bogen darin.',
  'problem.templates': '{field} ist {value}: Wähle eine Vorlage von 1 bis {max}.',
  'problem.template':
    '{field} hat {value} {value|Feld|Felder}, die sich überdecken oder weiter als 2 Spalten oder 2 Felder von der Mitte liegen: Zeichne die Vorlage neu.',
  'problem.badDefault':
    '{field} kostet {value} Punkte und hat {homes} gültige {homes|Stammhöhle|Stammhöhlen}: Höchstens {max} Punkte und eine Stammhöhle sollen es sein.',
  'problem.noDenThere': '{field}: Das Gelände von {hex} ist {value}, und Höhlen gibt es nur in Höhlengelände. Ändere eines von beiden.',
  'problem.denMissing': 'Das Gelände von {value} ist eine Höhle, aber „dens“ beschreibt sie nicht: Trag sie dort ein.',
  'problem.ownedMilitia': '{field} ist {value}, aber Miliz gibt es nur in Freien Höhlen: Lass den Besitzer oder die Miliz weg.',
  'problem.noSite': '{field}: In {hex} gibt es weder Tempel noch Brücke zu besitzen. Nimm den Eintrag heraus, oder setz den Bau dazu.',
  'problem.onWater': '{field} nennt {value}, und das ist Land: Brücken und Flöße gibt es nur auf Wasser.',
  'problem.bridgeAndRaft': '{field} nennt {value}, wo eine Brücke ist: Ein Feld trägt eine Brücke oder ein Floß, nie beides.',
  'problem.builtOn': '{field}: {hex} ist {value}, wo keine Höhle halb gebaut ist. Wähle Ebene, Busch oder Fruchtland.',
  'problem.bandLimit': '{field}: Clan {clan} hat {value} Krieger in {hex}, und {max} sind das Höchste. Versetze einige davon.',
  'problem.twoBands': '{field}: Clan {clan} hat Krieger in {hex}, und Clan {value} auch. Versetze einen der beiden.',
  'problem.withMilitia':
    '{field}: Clan {clan} hat Krieger in {hex}, wo die Miliz einer Freien Höhle ist. Versetze sie, oder nimm die Miliz heraus.',
  'problem.noLizards': '{field} hat keine Echsen: Gib mindestens eine an, oder lass die Gruppe weg.',
  'problem.strangeClan': '{field} nennt Clan {value}, der nicht unter den Clans der Welt ist: {options}.',
  'problem.idCount': '{field} ist {value}, aber es sind Kennungen bis {max} vergeben: Schreib {max} oder mehr.',
  'problem.fewDefaults':
    '{field} hat {value} {value|Bogen|Bögen}: Gib mindestens {min} an, denn wer keinen wählt, beginnt mit dem dritten.',
  'problem.rising': '{field} hat {value} als höchsten Wurf eines Eintrags: Die Würfe müssen steigen, und der letzte muss 100 sein.',
  'problem.mixSum': '{field} ergibt {value} von 1.000 Feldern: Verringere einiges, damit Wasser übrig bleibt.',
  'problem.addressee': '{field} nennt Clan {value}, dem nicht geschrieben werden kann. Schreib an einen von diesen: {clans}.',
  'problem.noAddressee': '{field} beginnt mit „{value}“: Beginne jeden Brief mit einer Zeile wie „an 3, 7:“.',
  'problem.manyLetters':
    '{field} hat {value} {value|Brief|Briefe}, aber in einer Runde sind höchstens {most} erlaubt: Heb die übrigen für später auf.',
  'problem.emptyLetter': '{field}: Brief {place} ist leer. Schreib etwas unter die Anschrift, oder nimm ihn heraus.',
  'problem.longLetter': '{field}: Brief {place} hat {value} Zeichen, und {max} sind das Höchste. Kürze ihn, oder mach zwei daraus.',
  'problem.pieceId': '{field} ist {value}: Trupps und Späher haben Nummern; gib eine Zahl mit bis zu sieben Ziffern an.',
  'problem.hexCode': '{field} ist {value}, und das ist kein Feld: Schreib Reihe und Spalte, von 1A bis 32AF.',
  'problem.denTerrain':
    '{field}: {value} ist {terrain}. Eine Höhle gibt es genau dort, wo das Gelände Höhle heißt: Ändere eines von beiden.',
  'problem.worldClans':
    '{field} hat die Clans {value}, die Welt aber {clans}: Nenne für jeden Clan der Welt einen Spieler, und für keinen anderen.',
  'problem.playerCount': '{field} hat {value} {value|Spieler|Spieler}: {min} bis {max} können spielen.',
  'problem.twoOfClan': '{field} ist {value}, und diesen Clan hat schon ein anderer: Gib jedem Spieler einen eigenen Clan.',
  'noun.setup': 'ein Objekt mit den Spielern',
  'noun.playerList': 'eine Liste von Spielern, jeder mit einem Namen',
  'noun.playerName': 'der Name des Spielers von Clan {clan}',
  'noun.cursor': 'ein Objekt mit Runde und Phase',
  'noun.start': 'ein Aufstellungsbogen (als Objekt oder Text)',
  'noun.startHexes': 'eine Liste von Feldern der Vorlage',
  'noun.startTemplate': 'die Nummer einer Vorlage',
  'noun.terrainRows': '32 Zeilen mit Buchstaben oder ein Objekt aus Feld und Gelände',
}

/** Refusals of this game. */
export const ENGLISH_MESSAGES = templated(MESSAGES, figureText)
export const GERMAN_MESSAGES: TranslationOf<typeof ENGLISH_MESSAGES> = templated(GERMAN, figureText)

/** A terrain by its word; fields by their names in the file, and every other figure as it is. */
function figureText(name: string, value: Figure | undefined): string {
  const text = String(value ?? '')
  return name !== 'field' && isTerrain(text) && has(`terrain.${text}`) ? say(`terrain.${text}`) : text
}
