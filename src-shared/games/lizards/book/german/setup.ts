import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { MAP, SETTING_UP, SIGHT } from '../setup.ts'

export const SETTING_UP_DE: RuleTranslation<typeof SETTING_UP> = {
  'LZ-SET-1': {
    title: 'Bis zu sechzehn Clans',
    summary:
      'Es spielen sechzehn Clans mit den Nummern 1 bis 16, jeder von einer Person geführt. Kleinere Gruppen spielen mit 2 bis 15 Clans.',
  },
  'LZ-SET-2': {
    title: 'Eine Welt ohne Ränder',
    summary:
      'Die Welt ist eine zufällige Karte aus 32 mal 32 Feldern, deren Ränder aneinanderstoßen: Echsen, die sie auf einer Seite verlassen, kommen auf der anderen wieder herein. Die Stammhöhlen sind ungefähr gleichmäßig über sie verteilt.',
  },
  'LZ-SET-3': {
    title: 'Womit ein Clan beginnt',
    summary:
      'Jeder Clan beginnt mit einer Stammhöhle und mit allem, was seine Aufstellung ihm gibt: Gelände, Höhlen, Höhlenechsen und Krieger. Wer keine Aufstellung wählt, bekommt Standardaufstellung 3.',
  },
  'LZ-SET-4': {
    title: 'Namen und Kürzel',
    summary:
      'Der Name eines Clans hat höchstens 20 Zeichen, Leerzeichen mitgezählt. Einem Clan ohne Namen gibt die Spielleitung einen. Drei Buchstaben des Namens bilden das Kürzel, das auf den Karten erscheint.',
  },
  'LZ-SET-5': {
    title: 'Die fünf Farben',
    summary:
      'Grüne machen Land fruchtbar oder unfruchtbar und bauen Flöße, Graue bauen Höhlen und errichten oder zerstören Brücken, Gelbe werfen Steine, und Schwarze singen. Rote haben keine besondere Begabung. Im Kampf sind alle fünf gleich gut.',
  },
  'LZ-SET-6': {
    title: 'Krieger, Höhlenechsen, Späher',
    summary:
      'Alle Krieger eines Clans in einem Feld bilden eine Bande. Höhlenechsen leben in Höhlen und kämpfen nie. Späher sind allein unterwegs.',
  },
  'LZ-SET-7': {
    title: 'Höchstens 300 Krieger',
    summary: 'Kein Clan hat jemals mehr als 300 Krieger in einem Feld. Späher und Höhlenechsen zählen nicht mit.',
  },
  'LZ-SET-8': {
    title: 'Freie Höhlen',
    summary:
      'Eine Freie Höhle gehört keinem Clan. Sie beginnt mit so vielen Höhlenechsen, wie sie ernähren kann, und wird von einer Miliz bewacht, die 30 % dieser Zahl stark ist.',
  },
  'LZ-SET-9': {
    title: 'Wert der Stammhöhlen',
    summary:
      'Eine Stammhöhle bleibt eine, solange es die Höhle gibt, und sie zählt für den Clan, dem sie gerade gehört. Ein Clan ganz ohne Stammhöhle kann keine Krieger anwerben.',
  },
  'LZ-SET-10': {
    title: 'Vier Phasen je Runde',
    summary: 'Eine Runde hat vier Phasen, in dieser Reihenfolge: Welt, Fernkampf, Bewegung und Entwicklung.',
  },
  'LZ-SET-11': {
    title: 'Besitz am Anfang',
    summary:
      'Einem Clan gehören von Anfang an alle Höhlen und Tempel auf seiner Vorlage. Alle anderen Höhlen, Tempel und Brücken haben noch keinen Besitzer. Die Krieger des Clans beginnen satt, auf der Stufe Durchschnittlich, und dürfen sofort ziehen.',
  },
}

export const MAP_DE: RuleTranslation<typeof MAP> = {
  'LZ-MAP-1': {
    title: 'Die Codes der Felder',
    summary:
      'Jedes Feld hat einen Code aus seiner Zeile, von 1 im Norden bis 32, und seiner Spalte, von A im Westen über Z und AA bis AF. Der erste Code ist 1A, der letzte 32AF.',
  },
  'LZ-MAP-2': {
    title: 'Sechs Richtungen',
    summary:
      'Ein Schritt führt nach Norden (N), Nordosten (NE), Südosten (SE), Süden (S), Südwesten (SW) oder Nordwesten (NW). Osten und Westen gibt es nicht. Die Spalten A, C und so weiter liegen ein halbes Feld tiefer als die anderen: NE führt von 5A nach 5B und von 5B nach 4C.',
  },
  'LZ-MAP-3': {
    title: 'Zeilen und Spalten im Kreis',
    summary: 'Nördlich von Zeile 1 kommt Zeile 32, westlich von Spalte A kommt Spalte AF. So hat jedes Feld sechs Nachbarn.',
  },
  'LZ-MAP-4': {
    title: 'Zwölf Arten von Gelände',
    summary:
      'Jedes Feld ist eines von diesen: Höhle, Ruine, Ebene, Sumpf, Busch, Fruchtland, Gipfel, Vulkan, Tempel, Verfluchtes Land, Wasser oder Strudel. Wasser und Strudel sind Wasserfelder, alles andere ist Land. Höhlen, Ruinen und Busch verbergen Echsen vor anderen Clans, und Höhlen, Ruinen und Tempel schützen sie vor Steinen.',
  },
  'LZ-MAP-5': {
    title: 'Sicher auf Brücke und Floß',
    summary:
      'Auf einer Brücke oder einem Floß sind Echsen vor den gewöhnlichen Gefahren des Meeres sicher, nicht aber vor einem beschworenen Ungeheuer.',
  },
  'LZ-MAP-6': {
    title: 'Eine Brücke oder ein Floß',
    summary:
      'Ein Wasserfeld hat Platz für eine Brücke oder ein Floß, nie für beides. Geht das Bauwerk verloren, schwimmen die Echsen, die darauf waren.',
  },
}

export const SIGHT_DE: RuleTranslation<typeof SIGHT> = {
  'LZ-SIGHT-1': {
    title: 'Wie weit Echsen sehen',
    summary:
      'Krieger und Späher sehen in jede Richtung 2 Felder weit, von einem Gipfel aus 3. Von einem Vulkan aus sehen sie nicht weiter als sonst.',
  },
  'LZ-SIGHT-2': {
    title: 'Höhlenechsen sehen nichts',
    summary: 'Eine Höhle, in der weder Krieger noch Späher ihres Clans sind, bietet keine Sicht.',
  },
  'LZ-SIGHT-3': {
    title: 'Verborgene Echsen',
    summary:
      'Echsen in einer Höhle, einer Ruine oder im Busch sind vor anderen Clans verborgen. Ein anderer Clan sieht sie nur, wenn einer seiner Späher am Ende der Runde in ihrem Feld ist.',
  },
  'LZ-SIGHT-4': {
    title: 'Was man von Banden sieht',
    summary: 'Von einer Bande in Sichtweite sieht man das Kürzel ihres Clans und die Zahl ihrer Krieger, aber nie deren Farben.',
  },
  'LZ-SIGHT-5': {
    title: 'Was man von Höhlen sieht',
    summary:
      'Von einer Höhle in Sichtweite sieht man, wem sie gehört und welche Farbe sie hat. Die Farbe einer Stammhöhle bleibt anderen Clans verborgen.',
  },
  'LZ-SIGHT-6': {
    title: 'Eigene Echsen sieht man immer',
    summary: 'Ein Clan sieht auf seiner Karte alle eigenen Echsen. Die Zahl bei einer eigenen Höhle schließt die Höhlenechsen ein.',
  },
  'LZ-SIGHT-7': {
    title: 'Späher auf der Karte',
    summary:
      'Eigene Späher erscheinen auf der Karte als SPY, ohne Zahl, aber nicht in einem Feld, das sie mit Feinden teilen. Andere Clans sehen sie nie.',
  },
}
