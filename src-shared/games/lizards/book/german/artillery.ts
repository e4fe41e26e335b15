import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { CHANTING, LOBBING } from '../artillery.ts'

export const LOBBING_DE: RuleTranslation<typeof LOBBING> = {
  'LZ-ART-1': {
    title: 'Gelbe werfen Steine',
    summary:
      'Mit LO werfen alle Gelben eines Felds auf ein Feld, das 1 oder 2 Schritte entfernt ist. Jeder tötet dort mit einer Chance von 30 % einen feindlichen Krieger, gleich auf welcher Stufe. Echsen in Höhle, Tempel oder Ruine werden nie getroffen, und Späher auch nicht.',
  },
  'LZ-ART-2': {
    title: 'Gebunden nach Wurf oder Gesang',
    summary:
      'Nach LO oder CH sind die Echsen des Clans in diesem Feld für den Rest der Runde gebunden, auch seine Späher: Keine kann ziehen, und Krieger können nicht aus einem Kampf fliehen.',
  },
  'LZ-ART-3': {
    title: 'Freilassen unter freiem Himmel',
    summary: 'Krieger, die FR außerhalb einer Höhle freilässt, kehren in die Wildnis zurück und sind verloren.',
  },
  'LZ-ART-4': {
    title: 'Freilassen in einer Höhle',
    summary:
      'Krieger, die in einer Höhle ihrer eigenen Farbe freigelassen werden, werden dort zu Höhlenechsen. Krieger anderer Farbe bleiben Krieger.',
  },
  'LZ-ART-5': {
    title: 'Freilassen in einer neuen Höhle',
    summary:
      'Krieger, die in einer noch farblosen Höhle freigelassen werden, werden dort zu Höhlenechsen. Haben alle dort Freigelassenen dieselbe Farbe und bringen sie die Höhle auf 10 oder mehr, nimmt sie diese Farbe an. Haben sie mehrere, wird die Farbe trotzdem ausgelost.',
  },
  'LZ-ART-6': {
    title: 'Wen man freilässt',
    summary: 'FR ohne Zahlen lässt die ganze Bande frei, mit Zahlen nur so viele von jeder Farbe. Späher kann man nicht freilassen.',
  },
}

export const CHANTING_DE: RuleTranslation<typeof CHANTING> = {
  'LZ-CHANT-1': {
    title: 'Gesang: Augen',
    summary:
      'EYES braucht 10 Schwarze, und keiner davon wird rot. Nur der singende Clan erfährt, wie viele Echsen jeder Farbe im Zielfeld sind. Späher werden nicht gezeigt.',
  },
  'LZ-CHANT-2': {
    title: 'Gesang: Enthüllung',
    summary:
      'REVE braucht 25 Schwarze, und 10 % davon werden rot. Alle feindlichen Späher im Zielfeld und in den sechs Feldern darum sterben.',
  },
  'LZ-CHANT-3': {
    title: 'Gesang: Schleudern',
    summary:
      'SHUN braucht 50 Schwarze, und 20 % davon werden rot. Die Krieger im Zielfeld fliegen in der zuletzt angegebenen Richtung weiter: 1 Feld und für je 50 singende Schwarze 1 Feld mehr, aber vor einem Feld mit einer Höhle oder mit Kriegern bleiben sie liegen. Krieger in einer Höhle sind sicher.',
  },
  'LZ-CHANT-4': {
    title: 'Gesang: Beschwörung',
    summary:
      'SUMM braucht 60 Schwarze, und 25 % davon werden rot. Im Ziel, einem Wasserfeld, greift sofort ein Seeungeheuer von doppelter Stärke alle Echsen an, auch auf einer Brücke oder einem Floß.',
  },
  'LZ-CHANT-5': {
    title: 'Gesang: Formung',
    summary:
      'MOUL braucht 80 Schwarze, und 30 % davon werden rot. Ein Wasserfeld wird zu irgendeiner Art von Land, selten sogar zu einem Tempel. Ein Landfeld wird zu Wasser oder einem Strudel und reißt die Brücken neben sich mit, aber Höhlen, Tempel und Verfluchtes Land können nicht versinken.',
  },
  'LZ-CHANT-6': {
    title: 'Gesang: Erstarrung',
    summary:
      'FREE braucht 100 Schwarze, und 30 % davon werden rot. In dieser Runde können Krieger im Zielfeld MO, SP und SA nicht befolgen und nicht aus einem Kampf fliehen. Späher sind nicht betroffen.',
  },
  'LZ-CHANT-7': {
    title: 'Gesang: Bekehrung',
    summary:
      'COER braucht 120 Schwarze, und 40 % davon werden rot. Singen mindestens so viele Schwarze, wie Krieger im Zielfeld sind, treten diese alle zum singenden Clan über. Krieger in Höhle oder Tempel lassen sich nicht bekehren, und Späher auch nicht.',
  },
  'LZ-CHANT-8': {
    title: 'Gesang: Pforte',
    summary:
      'GATE braucht 130 Schwarze in einem Tempel, und keiner davon wird rot. Alle Krieger des Clans dort springen in einen anderen Tempel, wie weit er auch entfernt ist, und kämpfen ohne Rückzug gegen Feinde, die dort sind. Wären dann mehr als 300 Echsen in jenem Feld, Freund und Feind zusammen, sterben die überzähligen Ankömmlinge.',
  },
  'LZ-CHANT-9': {
    title: 'Gesang: Wandlung',
    summary:
      'TRAN braucht 150 Schwarze, und 50 % davon werden rot. Von den Farben der Krieger im Zielfeld werden bis zu drei jeweils zu einer zufälligen anderen Farbe. Krieger in Höhle oder Tempel sind sicher, und Späher auch.',
  },
  'LZ-CHANT-10': {
    title: 'Gesang: Finsternis',
    summary:
      'DARK braucht 180 Schwarze, und 60 % davon werden rot, selbst in einem Tempel. Alle Echsen im Zielfeld sterben, auch Späher, und jede Höhle, jede Stammhöhle und jeder Tempel dort wird zerstört. Das Feld wird zu Verfluchtem Land.',
  },
  'LZ-CHANT-11': {
    title: 'Wie viele singen',
    summary:
      'Es singen so viele Schwarze, wie du unter BLK schreibst, oder alle im Feld, wenn du nichts schreibst. Es müssen mindestens so viele sein, wie der Gesang braucht.',
  },
  'LZ-CHANT-12': {
    title: 'Ziel eines Gesangs',
    summary:
      'M1 und M2 führen von den Singenden zum Zielfeld. Pforte nennt stattdessen einen Tempel: seine Zeile in M1, seine Buchstaben in M2.',
  },
  'LZ-CHANT-13': {
    title: 'Schwarze werden rot',
    summary:
      'Hat ein Gesang gewirkt, wird sein Anteil der singenden Schwarzen rot, abgerundet. Keiner wird rot, wenn der Gesang nichts bewirkt hat oder wenn sie in diesem Moment in einem Tempel sind. Nur vor Finsternis schützt sie auch ein Tempel nicht.',
  },
  'LZ-CHANT-14': {
    title: 'Ein Gesang je Runde',
    summary: 'In einem Feld kann in jeder Runde nur ein Gesang gesungen werden.',
  },
}
