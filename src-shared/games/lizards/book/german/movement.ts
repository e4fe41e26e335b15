import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { MOVING, NATURE } from '../movement.ts'

export const MOVING_DE: RuleTranslation<typeof MOVING> = {
  'LZ-MOVE-1': {
    title: 'Zwei Felder je Runde',
    summary: 'Echsen ziehen höchstens 2 Felder je Runde, durch jedes Gelände.',
  },
  'LZ-MOVE-2': {
    title: 'Eine Bande zieht',
    summary:
      'Mit MO ziehen alle Krieger des Clans in einem Feld. Krieger, die in dieser Runde schon gezogen sind, die gebunden oder im Morast sind, bleiben zurück.',
  },
  'LZ-MOVE-3': {
    title: 'Eine Bande teilen',
    summary:
      'Mit SP ziehen nur so viele von jeder Farbe, wie du schreibst. Soll auch der Rest ziehen, gib ihm ebenfalls ein SP: Ein MO könnte zuerst drankommen und alle mitnehmen.',
  },
  'LZ-MOVE-4': {
    title: 'Wie Späher entstehen',
    summary:
      'Eine einzelne Echse, die mit SP abgeteilt wird, wird ein Späher. Lässt sie nur eine andere zurück, bleibt diese trotzdem eine Bande.',
  },
  'LZ-MOVE-5': {
    title: 'Feld für Feld',
    summary:
      'In einem Feld geschieht alles, bevor die Echsen ins nächste ziehen: Späher werden gesucht, das Gelände schadet, Banden kämpfen, Höhlen, Tempel und Brücken werden eingenommen, Krieger essen, und ein Sumpf kann sie festhalten.',
  },
  'LZ-MOVE-6': {
    title: 'Befehle über die Grenze hinaus',
    summary: 'Ein Zugbefehl, der mehr als 300 Krieger des Clans in ein Feld auf dem Weg bringen könnte, wird im Ganzen nicht ausgeführt.',
  },
  'LZ-MOVE-7': {
    title: 'Wie Krieger satt werden',
    summary: 'Krieger, die durch einen Zugbefehl ein Fruchtland betreten, werden satt. Eine Höhle ernährt niemals Krieger.',
  },
  'LZ-MOVE-8': {
    title: 'Im Morast',
    summary:
      'Jedes Mal, wenn eine Bande einen Sumpf betritt, gerät sie mit einer Chance von 20 % in den Morast. Dann bleiben alle Echsen in diesem Feld stecken und können auch in der nächsten Runde nicht ziehen. Gerät ein Späher in den Morast, bleibt nur er selbst stecken.',
  },
  'LZ-MOVE-9': {
    title: 'Auf einem Floß segeln',
    summary:
      'SA bringt eine ganze Bande auf ihrem Floß über höchstens 2 Wasserfelder. Unter einer Brücke kommt das Floß nicht durch, und es segelt nicht in einer Runde, in der ein SP einen Teil seiner Besatzung bewegt hat.',
  },
  'LZ-MOVE-10': {
    title: 'An Bord und von Bord',
    summary: 'Mit MO, SP oder SN gehen Echsen an Bord eines Floßes und wieder von Bord.',
  },
  'LZ-MOVE-11': {
    title: 'An Land segeln',
    summary:
      'Ein Floß, das an Land segelt, zerbricht. Seine Besatzung macht diesen Schritt und den Rest des Befehls so, als wäre es ein MO.',
  },
  'LZ-MOVE-12': {
    title: 'Trupps vereinigen sich',
    summary:
      'Trupps eines Clans im selben Feld vereinigen sich am Ende der Bewegung und in der Entwicklung jedes Mal, wenn Krieger zu ihnen stoßen.',
  },
}

export const NATURE_DE: RuleTranslation<typeof NATURE> = {
  'LZ-NATURE-1': {
    title: 'Vulkane brechen aus',
    summary:
      'Jeder Vulkan bricht in einer Runde mit einer Chance von 8 % aus. Alle Echsen in ihm sterben, alle Höhlen und Brücken neben ihm werden zerstört, und jeder Krieger oder Späher neben ihm stirbt mit einer Chance von 25 %. Die meisten Felder um ihn können auch aus dem Meer steigen oder darin versinken, jedes mit einer Chance von 20 %.',
  },
  'LZ-NATURE-2': {
    title: 'Strudel wandern',
    summary:
      'Ein Strudel wandert bis zu 2 Felder je Runde. Jede Echse, die in ihn hineinschwimmt oder über die er kommt, ertrinkt mit einer Chance von 75 %.',
  },
  'LZ-NATURE-3': {
    title: 'Ungeheuer im Meer',
    summary:
      'Betreten Echsen Wasser ohne Brücke oder Floß, greift sie mit einer Chance von 10 % ein Seeungeheuer an. Für jedes Wasserfeld rund um dieses Feld ist es so stark wie 15 Echsen. Echsen, die bleiben, wo sie sind, haben nichts zu fürchten.',
  },
  'LZ-NATURE-4': {
    title: 'Verfluchtes Land betreten',
    summary: 'Jeder Krieger und jeder Späher, der Verfluchtes Land betritt, stirbt mit einer Chance von 30 %.',
  },
}
