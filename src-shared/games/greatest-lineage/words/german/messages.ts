import type { MessageName } from '../../rules/messages.ts'
import type { MESSAGE_WORDS } from '../english/messages.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { templated } from '../templated.ts'
import { alle } from './names.ts'

const MESSAGES_OF_GAME: Readonly<Record<MessageName, string>> = {
  'problem.peaceNeedsTimeline':
    'Das friedliche Spiel endet mit der Zeitleiste, also lässt sie sich nicht abschalten: Lasst sie an, oder spielt um Eroberung.',
  'problem.smallBoard':
    'Spieler, Monsterreiche und Stämme beginnen mit {held} {held|Gebiet|Gebieten}, aber die Welt hat nur {total}: Macht sie größer, oder gebt ihnen weniger.',
  'problem.landApart':
    '{name} grenzt weder an eigenes Land noch an anderes, das du gewählt hast: Nimm dazu, was dazwischen liegt, oder Land, das näher ist.',
  'problem.smallMap':
    'Alle zusammen haben {held} {held|Gebiet|Gebiete}, aber die Karte hat nur {total}: Wähle eine größere Welt, oder korrigiere zuerst die Hauptbücher.',
  'problem.noMap': 'Diese Kampagne wird ohne Karte gespielt: Gib ihr zuerst eine.',
  'problem.paintedLand': 'Land lässt sich nicht als Eintrag setzen: Ändere es auf der Karte, dann folgen die Hauptbücher.',
  'problem.occupiedLand':
    '{name} ist in einem Krieg besetzt: Wem es gehört, entscheidet der Krieg. Korrigiere den Krieg, oder lass ihn enden.',
  'problem.foreignLand': '{name} gehört nicht dem, dem die Siedlung gehört: Wähle anderes Land, oder gib ihm zuerst dieses.',
  'problem.seatTaken': 'Auf {name} können nicht zwei Siedlungen stehen: Wähle für eine von ihnen ein anderes Gebiet.',
  'problem.noTimeline': 'Dieser Tisch spielt im Augenblick ohne Zeitleiste: Schaltet sie zuerst unter „Hausregeln“ ein.',
  'problem.mixed': 'Hausregeln erfahren alle, Ereignisse niemand: Entscheide erst das eine, dann das andere.',
  'problem.noEvent':
    'Ein Ereignis {event} hat die Zeitleiste nicht: Wähle eines, das darauf steht, oder nummeriere ein eigenes wie TABLE-EVENT-1.',
  'problem.eventsOver':
    'Dieses Ereignis lässt sich nicht mehr ändern: Der letzte Zug der Zeitleiste hat begonnen. Korrigiere in den Hauptbüchern, was es getan hat, oder nimm seinen Eintrag zurück.',
  'problem.eventBegun':
    'Dieses Ereignis lässt sich nicht mehr ändern: Zug {turn} der Zeitleiste hat begonnen. Korrigiere in den Hauptbüchern, was es getan hat, oder füge in einem der Züge {first} bis {last} ein eigenes hinzu.',
  'problem.printedEvent': 'Streichen lässt sich nur ein eigenes Ereignis: Schalte ein gedrucktes ab.',
  'problem.printedFields':
    'Ein gedrucktes Ereignis lässt sich verschieben oder abschalten: Für alles andere schalte es ab, und füge ein eigenes hinzu.',
  'problem.cannotHave': '{owners} haben das nicht: Lass es bei 0, oder lass sie weg.',
  'problem.losesPeople': 'Ein Volk verliert Leute durch das Ereignis „Leute verlieren“: Wähle dieses, oder gib hier 0 oder mehr an.',
  'noun.eventTurn': 'Der Zug der Zeitleiste',
  'noun.eventOff': 'Abgeschaltet',
  'noun.eventVerb': 'Was es tut',
  'noun.eventWho': 'Wen es betrifft',
  'noun.eventTold': 'Was der Tisch erfährt',
  'noun.eventTerritories': 'Die Zahl der Gebiete',
  'noun.eventAmount': 'Der Bonus oder Abzug',
  'noun.eventLasts': 'Wie lange es dauert',
  'noun.eventPicker': 'Wer es aussucht',
  'noun.eventFrom': 'Das Reich, dem es genommen wird',
  'noun.ownTold': 'Sag in eigenen Worten, was geschieht',
  'noun.chooseOne': 'Wähle eines',
  'noun.chooseEach': 'Wähle mindestens eines, jedes einmal',
  'noun.someAmount': 'Mit lauter Nullen tut das Ereignis nichts; gib mindestens eine Menge an',
  'noun.world':
    'die Welt, auf der gespielt wird: Mach eine, wähle eine oder öffne eine Datei im Schritt des Spiels, oder spielt auf eurem eigenen Brett',
  'noun.someLand': 'mindestens ein Gebiet, ein Name, ein Gelände oder ein Sitz, der sich ändern soll',
  'noun.landName': 'ein Name für das Land',
  'noun.someEvent': 'mindestens ein Ereignis, das sich ändert',
  'noun.removal': 'seiner Streichung',
  'noun.ruleId': 'die Kennung einer Regel wie GL-TIME-T01a',
  'noun.tribe': 'ein Stamm: tribe-1, tribe-2 ...',
  'noun.playersObject': 'ein Objekt mit elves, humans und dwarves, jedes mit einem Namen',
}

export const MESSAGE_DE: TranslationOf<typeof MESSAGE_WORDS> = templated(MESSAGES_OF_GAME, (ids) => alle(ids))
