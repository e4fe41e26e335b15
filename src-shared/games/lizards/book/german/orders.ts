import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { ORDERING, WORLD_PHASE } from '../orders.ts'

export const ORDERING_DE: RuleTranslation<typeof ORDERING> = {
  'LZ-ORDER-1': {
    title: 'Höchstens 30 Befehle',
    summary:
      'Der Befehlsbogen eines Clans hat je Runde Platz für 30 Zeilen mit je einem Befehl. Du darfst auch weniger schreiben oder gar keinen.',
  },
  'LZ-ORDER-2': {
    title: 'Zehn Spalten je Zeile',
    summary: 'Jede Zeile hat zehn Spalten: ORD, HEX, M1, M2, RED, GRN, GRY, YEL, BLK und EXTRA. In ORD steht der Code des Befehls.',
  },
  'LZ-ORDER-3': {
    title: 'Wo und in welche Richtung',
    summary:
      'HEX ist das Feld der Bande, der Späher oder der Höhle, denen du den Befehl gibst. M1 ist die erste Richtung und M2 die zweite; ohne M1 gibt es kein M2.',
  },
  'LZ-ORDER-4': {
    title: 'Anzahlen und Zusätze',
    summary:
      'SP und FR benutzen die Spalten der Farben, CH nur die für Schwarze. CH und GI benutzen EXTRA. Was du in eine Spalte schreibst, die der Befehl nicht benutzt, wird mit einem Hinweis übergangen.',
  },
  'LZ-ORDER-5': {
    title: 'Gesänge in Großbuchstaben',
    summary: 'Der Code eines Gesangs muss in Großbuchstaben stehen. Alles andere darf auch klein geschrieben sein.',
  },
  'LZ-ORDER-6': {
    title: 'Wiederholte Zeilen',
    summary: 'Von Zeilen, die in allen Spalten gleich sind, zählt nur die erste. Nur Zeilen mit SP zählen jedes Mal.',
  },
  'LZ-ORDER-7': {
    title: 'Alle Befehle werden gemischt',
    summary:
      'In jeder Phase werden die Befehle aller Clans gemeinsam gemischt, in der Bewegung auch die Ereignisse der Natur. Jeder wird ganz ausgeführt, bevor der nächste beginnt.',
  },
  'LZ-ORDER-8': {
    title: 'Geprüft wird beim Ausführen',
    summary:
      'Ein Befehl wird in dem Moment geprüft, in dem er ausgeführt wird, nicht beim Schreiben. Ist er dann unmöglich, kostet das nichts, und der Bericht nennt den Grund.',
  },
  'LZ-ORDER-9': {
    title: 'Bögen und Abgabetermin',
    summary: 'Alle Bögen, die bis zum Abgabetermin da sind, werden zusammen ausgeführt. Ein Clan ohne Bogen tut in dieser Runde nichts.',
  },
}

export const WORLD_PHASE_DE: RuleTranslation<typeof WORLD_PHASE> = {
  'LZ-WORLD-1': {
    title: 'Sechs Schritte der Weltphase',
    summary:
      'In der Weltphase siedeln sich Nomaden an, wirkt der Fluch, stürzen Höhlen ein, wachsen Höhlen, steigt der Hunger und verhungern überzählige Höhlenechsen, in dieser Reihenfolge. Jeder Schritt geschieht für alle Felder zugleich.',
  },
  'LZ-WORLD-2': {
    title: 'Nomaden besiedeln neue Höhlen',
    summary:
      'Eine neue Höhle hat keine Farbe. In jeder Runde kommen 4 Höhlenechsen dazu, und sobald es 10 oder mehr sind, wird ihre Farbe ausgelost.',
  },
  'LZ-WORLD-3': {
    title: 'Auf Verfluchtem Land bleiben',
    summary: 'Jeder Krieger und jeder Späher, der in der Weltphase auf Verfluchtem Land ist, stirbt mit einer Chance von 50 %.',
  },
  'LZ-WORLD-4': {
    title: 'Höhlen, die einstürzen',
    summary: 'Eine Höhle mit weniger als 10 Höhlenechsen, neben der kein Fruchtland liegt, stürzt ein und wird zur Ruine.',
  },
  'LZ-WORLD-5': {
    title: 'Nahrung für Höhlen',
    summary: 'Eine Höhle kann für jedes Fruchtland neben ihr 50 Höhlenechsen ernähren, also höchstens 300.',
  },
  'LZ-WORLD-6': {
    title: 'Höhlen wachsen',
    summary:
      'Eine Höhle, die eine Farbe hat und mehr Echsen ernähren kann, wächst um einen Teil ihrer Höhlenechsen: um 5 %, wenn sie fast voll ist, um 20 %, wenn sie halb voll ist, und um bis zu 34 %, wenn sie fast leer ist. Am meisten gewinnt sie, wenn sie etwas mehr als halb voll ist.',
  },
  'LZ-WORLD-7': {
    title: 'Der Hunger steigt',
    summary:
      'Der Hunger aller Krieger der Clans steigt um eine Stufe. Die Stufen sind Satt, Leicht hungrig, Hungrig, Ausgehungert, Darbend und Verhungernd, und Verhungernd ist die letzte. Miliz, Höhlenechsen und Späher haben nie Hunger.',
  },
  'LZ-WORLD-8': {
    title: 'Zu viele Höhlenechsen',
    summary: 'Hat eine Höhle mehr Höhlenechsen, als sie ernähren kann, verhungert die Hälfte der überzähligen, aufgerundet.',
  },
  'LZ-WORLD-9': {
    title: 'Hunger vereinigter Trupps',
    summary:
      'Vereinigen sich Trupps, bekommen alle den durchschnittlichen Hunger ihrer Echsen, abgerundet. Zehn hungrige und zehn verhungernde Echsen sind zusammen ausgehungert.',
  },
}
