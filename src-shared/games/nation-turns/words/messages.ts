import type { TranslationOf } from '../../../language/wordings.ts'
import { templated } from '../../text/templated.ts'
import { MESSAGES, type MessageName } from '../rules/messages.ts'

const GERMAN: Readonly<Record<MessageName, string>> = {
  'problem.scenarioId':
    'Eine Kennung lautet {value}, aber Kennungen bestehen aus Buchstaben, Ziffern und Unterstrichen, höchstens {max}, und keine darf eine des Programms sein: Wähle eine andere.',
  'problem.scenarioName': 'Der Name lautet {value}: Schreib einen von 1 bis {max} Zeichen.',
  'problem.scenarioTwice': '{value} ist schon die Kennung von etwas anderem: Gib jedem eine eigene.',
  'problem.scenarioUnknown': 'Hier steht {value}, was das Szenario nicht hat: Nenne eines von {options}.',
  'problem.scenarioNoSuch': 'Hier steht {value}, aber das Szenario hat noch nichts dergleichen: Leg es erst an, oder lass es weg.',
  'problem.borderItself': '{value} grenzt an sich selbst: Streich es aus seinen eigenen Grenzen.',
  'problem.borderOneSided': '{value} grenzt an {other}, aber {other} nicht an {value}: Ergänze es dort, oder streich es hier.',
  'problem.borderTwice': '{value} steht zweimal da: Nenne jeden Nachbarn einmal.',
  'problem.noMaximum':
    'Es gibt Gebiete der Art {value}, aber keine Höchstzahl für sie: Sag, wie viele Einheiten einer Nation in einem stehen dürfen.',
  'problem.playerGap': 'Spieler {value} hat keine Nation, Spieler {other} aber eine: Zähle die Spieler ab 1 ohne Lücke.',
  'problem.someAreas': 'Hier ist nichts: Ein Szenario hat mindestens ein Gebiet, eine Art von Einheit und eine Nation.',
  'problem.sharedStart': '{value} beginnt dort, wo {other} steht: Lass in einem Gebiet nur eine Nation beginnen.',
  'problem.noTotem': '{value} wächst in seinen Totemgebieten, aber kein Gebiet nennt es in totemOf: Trag es in mindestens einem ein.',
  'problem.noHome': '{value} wächst in seiner Heimat, aber kein Gebiet nennt es als homeOf: Trag es in genau einem ein.',
  'problem.oneHome':
    '{value} wächst in seiner Heimat, aber {count} {count|Gebiet nennt|Gebiete nennen} es als homeOf: Trag es in genau einem ein.',
  'problem.orderParts': 'In der Reihenfolge fehlt {missing}, oder etwas steht doppelt: Nenne jede Nation einmal.',
  'problem.newNation': 'Eine Zeile der Phase 2 stellt Einheiten auf: Gib ihr eine andere Zeit, oder lass sie Einheiten aufstellen.',
  'problem.idleModify':
    'Am Ende einer Runde gibt es keinen Wurf mehr, den diese Zeile ändern könnte: Lass sie am Anfang der nächsten Runde geschehen, oder lösche sie.',
  'problem.roundSpan': 'Die Runden gehen von {from} bis {to}: Die erste darf nicht nach der letzten kommen.',
  'problem.scenarioWanted': 'Dieser Tisch spielt ein eigenes Szenario, aber es fehlt: Gib eines an, oder spielt das Beispiel.',
  'problem.scenarioNotWanted':
    'Ein Szenario ist angegeben, aber dieser Tisch spielt das Beispiel: Lass es weg, oder stell die Hausregel scenario auf „file“.',
  'problem.unitsWanted': 'Dieser Tisch spielt mit eigenen Werten der Einheiten, aber sie fehlen für {missing}: Gib für jede eine Zeile an.',
  'problem.unitsNotWanted':
    'Werte von Einheiten sind angegeben, aber dieser Tisch spielt mit denen des Beispiels: Lass sie weg, oder stell die Hausregel unit_table auf „file“.',
  'problem.scenarioFixed':
    'Mitten in der Kampagne können Gebiete, Nationen und Arten von Einheiten weder kommen noch gehen ({missing}): Ändere, was über sie gesagt wird.',
  'problem.stackFits':
    'In {area} stehen {value} von {nation}: Ein Stapel von {count} ist zu groß. Verkleinere ihn, oder korrigiere erst die Einheiten.',
  'noun.playersObject': 'ein Objekt mit den Namen von {seats}',
  'noun.playerName': 'der Name von Spieler {player}',
  'problem.moreThanStand':
    'Aus {area} {value|würde|würden} {value} {value|Einheit|Einheiten} einer Art ziehen, und {max} {max|kann|können} es: Lass weniger ziehen.',
  'problem.noOverrun':
    'Von {area} darf niemand weiterziehen: Gegen {occupant} müssen dort {need} bleiben, und {value} würden es. Lass dort mehr bleiben, oder zieh nicht weiter.',
  'gap.nationDetails': 'Zu den Nationen: Nichts sagt, wofür {nation} Punkte bekommt. Eigene Siegpunkte wird sie keine haben.',
  'gap.roundDetails': 'Zu den Runden: Für keine Runde ist ein Ereignis oder eine Ankunft verzeichnet.',
  'gap.arrivals': 'Zu den Runden: In keiner Runde kommen Einheiten an.',
  'gap.specialRetreat': 'Zu den Nationen: Keine Nation hat einen besonderen Rückzug.',
  'gap.people': 'Zu den Nationen: Keine Nation ist von der Art „{people}“, für die das Blatt eine Regel hat.',
  'gap.terrain': 'Zur Karte: Kein Gebiet ist von der Art „{type}“, für die das Blatt eine Regel hat.',
  'gap.farmers': 'Zu den Spielsteinen: {nation} wächst durch Bauern, aber keine seiner Einheiten ist einer.',
  'gap.modified':
    'Zu den Spielsteinen: Keine Einheit hat einen Bonus oder mehr als einen Würfel; das Blatt nennt Zauberer und einen Riesen.',
  'gap.counters': 'Zu den Spielsteinen: {nation} hat nichts im Vorrat, und nichts kommt an; so kann nichts zuwachsen.',
  'gap.outOfReach': 'Zur Karte: {area} grenzt an nichts.',
}

/** Refusals of this game, and what it finds missing in a scenario. */
export const ENGLISH_MESSAGES = templated(MESSAGES)
export const GERMAN_MESSAGES: TranslationOf<typeof ENGLISH_MESSAGES> = templated(GERMAN)
