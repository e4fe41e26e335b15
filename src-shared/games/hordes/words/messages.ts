import type { TranslationOf } from '../../../language/wordings.ts'
import { templated } from '../../text/templated.ts'
import { MESSAGES, type MessageName } from '../rules/messages.ts'

const GERMAN: Readonly<Record<MessageName, string>> = {
  'problem.armyCost': 'Die Armee kostet {value} AP, und {wanted} sollen es sein: Nimm Elemente dazu oder heraus.',
  'problem.armyCheap':
    'Elemente zu 1 oder 2 AP machen {value} von {whole} AP aus: Mindestens die Hälfte der Armee muss aus solchen bestehen.',
  'problem.noGeneral': 'Die Armee hat keinen General: Bestimme ein Element dazu.',
  'problem.armyGenerals': 'Die Armee hat {value} {value|General|Generäle}: Bestimme ein Element, und nur eines, dazu.',
  'problem.notGeneral': '{type} kann nicht der General sein: Bestimme ein anderes Element.',
  'problem.notInArmy': 'Eine Festung kostet nichts und steht in keiner Liste: Streich sie. Wer eine hat, sagen die Hausregeln.',
  'problem.notWater': '{type} kann nicht aus dem Wasser kommen: Das können nur Lauerer.',
  'problem.manyElements': 'Die Armee hat {value} {value|Element|Elemente}: Höchstens {max} {max|ist|sind} möglich.',
  'problem.defenderWanted': 'Das Szenario muss sagen, wer verteidigt: Nenne eines von {options}.',
  'problem.defenderNotWanted':
    'Ein Verteidiger ist genannt, aber die Würfel entscheiden: Lass ihn weg, oder stell die Hausregel setup auf „scenario“.',
  'problem.purse': 'Das kostet {value} {value|PIP|PIPs}, und {purse} {purse|ist|sind} übrig: Wähle etwas Billigeres.',
  'problem.aiders': '{value} kann sich nicht selbst helfen: Nenne andere.',
  'problem.tick': '„{tick}“ kann für {element} hier nicht gelten: Lass es weg.',
  'problem.supportFull': 'Gegen {element} {max|unterstützt|unterstützen} schon {max}: Nenne einen anderen Feind.',
  'problem.notFresh': 'Keiner von beiden ist in diesem Zug in Kontakt gezogen: Lass „Kontakt in diesem Zug“ weg.',
  'problem.aidStronghold': 'Nur beim Sturm auf eine Festung wird geholfen: Lass die Helfer weg.',
  'problem.moveWith': '{element} kann in diesem Zug nicht mehr bewegt werden: Lass es weg.',
  'problem.boundSeat': 'Zug {bound} ist der Zug von {wanted}, nicht von {value}: Nenne den anderen.',
  'problem.elementFixed': 'Typ und Besitzer eines Elements bleiben, wie sie sind: Ändere, was aus ihm geworden ist.',
  'problem.twoGenerals': '{owner} hat schon einen General: Nur ein Element kann es sein.',
  'problem.sorcererOnly': '{type} kann nicht {value} sein: Das können nur Helden, fliegende Helden und Magier.',
  'problem.frogOnly': '{type} kann kein Frosch sein: Das können nur Magier.',
  'noun.hostsObject': 'ein Objekt mit den Spielern {seats}',
  'noun.playerName': 'der Name des Spielers von {seat}',
  'noun.roster': 'eine Liste von Elementen, jedes mit seinem Typ',
  'noun.entry': 'ein Element: sein Typ, und label, general oder water, wo es sie hat',
}

/** Refusals of this game. */
export const ENGLISH_MESSAGES = templated(MESSAGES)
export const GERMAN_MESSAGES: TranslationOf<typeof ENGLISH_MESSAGES> = templated(GERMAN)
