import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { COMBAT } from '../combat.ts'

export const COMBAT_DE: RuleTranslation<typeof COMBAT> = {
  'LZ-COMBAT-1': {
    title: 'Wann Banden kämpfen',
    summary:
      'Ein Kampf beginnt, wenn eine Bande ein Feld mit Kriegern eines anderen Clans oder mit Miliz betritt oder wenn ein Seeungeheuer sie angreift. Jeder andere Clan ist ein Feind.',
  },
  'LZ-COMBAT-2': {
    title: 'Runden eines Kampfes',
    summary:
      'In jeder Kampfrunde schlägt auf beiden Seiten die Hälfte zu, aufgerundet, und jeder Schlag verwundet mit einer Chance von 50 % einen Feind. Es folgen weitere Kampfrunden, bis eine Seite vernichtet ist oder flieht.',
  },
  'LZ-COMBAT-3': {
    title: 'Flucht vor der Übermacht',
    summary:
      'Ist die Übermacht größer als 3 zu 2, flieht die unterlegene Bande vor jeder Kampfrunde außer der ersten mit einer Chance von 50 %, und ab 2 zu 1 mit 95 %.',
  },
  'LZ-COMBAT-4': {
    title: 'Wohin eine Bande flieht',
    summary:
      'Sie flieht in das Feld zurück, aus dem sie kam, wenn dort keine Feinde sind, sonst in ein zufälliges Nachbarfeld ohne Krieger und ohne fremde Höhle. Gibt es keines, kämpft sie bis zum Tod.',
  },
  'LZ-COMBAT-5': {
    title: 'Wann Flucht unmöglich ist',
    summary:
      'Vor einem Seeungeheuer, aus dem Inneren einer Höhle und nach Pforte kann keine Bande fliehen, ebenso wenig, solange sie gebunden oder im Morast ist.',
  },
  'LZ-COMBAT-6': {
    title: 'Gefangene machen',
    summary:
      'In einem Kampf außerhalb von Höhlen nimmt die Siegerseite 30 % der verwundeten Feinde gefangen und für jede Stufe, die sie über Durchschnittlich ist, 3 % mehr, also höchstens 45 %. Die anderen Verwundeten sterben. Gefangene schließen sich der Siegerseite an.',
  },
  'LZ-COMBAT-7': {
    title: 'Angriff auf eine Höhle',
    summary:
      'Wer eine Höhle angreift, verwundet mit einer Chance von nur 25 %. Die Verteidiger darin verwunden wie sonst mit 50 %, welche Farben sie auch haben.',
  },
  'LZ-COMBAT-8': {
    title: 'Stufen der Erfahrung',
    summary:
      'Die Stufen und ihre Boni sind Durchschnittlich +0, Gut +3, Gefährlich +6, Wild +9, Furchtbar +12 und Veteran +15. Eine Bande, die eine feindliche Bande besiegt, steigt um eine Stufe.',
  },
  'LZ-COMBAT-9': {
    title: 'Was Erfahrung bewirkt',
    summary:
      'Nur die Chance der Angreifer ändert sich: Ihr eigener Bonus kommt dazu, der Bonus der Verteidiger wird abgezogen. Sie steigt nie über 65 %, gegen eine Höhle nie über 40 %.',
  },
  'LZ-COMBAT-10': {
    title: 'Stufe vereinigter Trupps',
    summary: 'Vereinigen sich Trupps, bekommen alle die durchschnittliche Stufe ihrer Echsen, abgerundet.',
  },
  'LZ-COMBAT-11': {
    title: 'Höhlen ohne Krieger',
    summary:
      'Eine Höhle eines Clans, in der keine Krieger sind, fällt an jede Bande eines anderen Clans, die sie betritt, auch wenn es eine Stammhöhle ist. Der bisherige Besitzer bekommt keine Nachricht.',
  },
  'LZ-COMBAT-12': {
    title: 'Kämpfe um Flöße',
    summary:
      'Eine Bande, die mit MO oder SP ein feindliches Floß entert und siegt, bekommt das Floß, und Feinde, die fliehen, landen im Wasser. Rammt eine Bande das Floß mit SA und siegt, sinkt das feindliche Floß. Muss die rammende Bande fliehen, bleibt sie auf dem eigenen Floß.',
  },
  'LZ-COMBAT-13': {
    title: 'Eine Freie Höhle einnehmen',
    summary: 'Eine Bande, die die Miliz einer Freien Höhle besiegt, nimmt die Höhle ein.',
  },
}
