import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { RESULT_RULINGS, RESULT_SWITCHES } from '../results.ts'

export const RESULT_RULINGS_DE: RulingTranslation<typeof RESULT_RULINGS> = {
  36: {
    question: 'Wann ist ein Wert verdoppelt?',
    decision:
      'Wenn die Werte verschieden sind und das Doppelte des niedrigeren nicht über dem höheren liegt, gleich mit welchem Vorzeichen. Ein niedrigerer Wert von 0 oder weniger ist also immer verdoppelt.',
  },
  37: {
    question: 'Wessen Gelände entscheidet, und was, wenn kein Satz einer Reihe passt?',
    decision:
      'Das des Elements, dessen Reihe es ist. Passt kein Satz, geschieht nichts, und der Kontakt bleibt. Eine Bedingung zum Gelände bindet nur den Satz, bei dem sie steht.',
  },
  38: {
    question: 'Wie weit weicht ein Element zurück, und was ist mit denen, die es schiebt?',
    decision:
      'Um die Tiefe der eigenen Basis gerade nach hinten, den Blick zum Feind. Geschobene Freunde gehen ebenso weit und schieben selbst weiter, und kein Feind neben ihnen zählt; kann einer nicht, wird vernichtet, wer zurückweicht. Fliegenden, die zurückweichen, sind Wald und Ortschaft verschlossen.',
  },
  39: {
    question: 'Wohin flieht ein Element?',
    decision:
      'Es kehrt um und zieht 600 Schritt weit, mit so wenig Bogen wie nötig, um Feinde und verschlossenes Gelände zu meiden, durch Freunde hindurch, wenn es frei zu stehen kommt. Müsste es um mehr als 90 Grad abbiegen oder kommt es an die Kante, ist es verloren.',
  },
  40: {
    question: 'Was ist mit denen, die vom Feld fliehen?',
    decision:
      'Sie weichen zuerst zurück und sind dann fort und verloren. Lauerer weichen nicht zurück und gehen unversehrt in die Reserve.',
  },
  41: {
    question: 'Welche Würfe machen einen Frosch, und was ist ein Frosch?',
    decision:
      'Seine eigenen Würfe für eigene Zauber in dieser Schlacht, auch aus der Zeit, bevor er zurückgeholt wurde. Ein Frosch ist so gut wie gebannt. Das Ergebnis des Zaubers kommt zuerst, und wen es gerade entfernt hat, der wird nicht auch noch ein Frosch.',
  },
  42: {
    question: 'Was ist mit Gebannten, und sind sie frei, sobald fällt, wer sie gebannt hat?',
    decision:
      'Sie sind vom Tisch und verloren, bis 6 PIPs sie zurückholen, auch fliegende Helden und Frösche; ein General kommt als General zurück. Fällt, wer sie gebannt hat, ändert das nichts.',
  },
  43: {
    question: 'Gelten Ergebnisse sofort, und wie oft kämpft ein Paar?',
    decision:
      'Sofort: Ein Paar, das sich nicht mehr berührt, kämpft nicht. Jedes Paar kämpft einmal im Zug, jedes Element würfelt gegen einen Feind vor sich, den bestimmt, wer am Zug ist, und andere zählen als Flanke oder Rücken. Kontakte, die Ergebnisse bringen, warten bis zum nächsten Zug.',
  },
  44: {
    question: 'Müssen Truppen nachsetzen?',
    decision:
      'Ja, geradeaus um die eigene Tiefe oder bis zum Kontakt, wenn ihr Gegner im Nahkampf zurückwich, floh oder vernichtet wurde. Sie halten an verschlossenem Gelände und an der Kante und kämpfen erst im nächsten Zug wieder.',
  },
  45: {
    question: 'Teilt ein stützendes Glied das Los dessen vor ihm?',
    decision: 'Nein, nur das vordere Element leidet. Das Glied wird mit ihm zurückgeschoben oder setzt mit ihm nach.',
  },
  50: {
    question: 'Wann treffen Ritter Magier, Schützen und Artillerie wie frisch angeritten?',
    decision: 'Wenn die Ritter in diesem Zug mit PIPs in diesen Kontakt gezogen sind. Nachsetzen zählt nicht.',
  },
  51: {
    question: 'Passiert ein zurückweichender Behemoth eigene Fußtruppen, oder zermalmt er sie?',
    decision: 'Er zermalmt sie: Die Ausnahmen dieser Regel hätten sonst nie etwas zu sagen.',
  },
  52: {
    question: 'Dürfen zurückweichende Fliegende durch Schleicher, und ein zurückweichender Gott durch alle?',
    decision: 'Ja, Schleicher und Götter behalten ihr Recht. Wald und Ortschaft halten einen Gott trotzdem auf.',
  },
  53: {
    question: 'Was ist die Kante des Tisches?',
    decision:
      'Keine Bewegung mit PIPs und kein Nachsetzen führt über sie hinaus. Wer zurückweicht, geschoben wird oder flieht, sodass ein Teil der Basis hinausragt, wird vernichtet.',
  },
}

export const RESULT_SWITCHES_DE: Texts<typeof RESULT_SWITCHES> = {
  bare_cell: {
    question: 'Was geschieht mit Artillerie, Paladinen und Göttern, wenn kein Satz ihrer Reihe passt?',
    why: 'Das Regelblatt lässt diese Stellen leer.',
    values: { nothing: 'Nichts; der Kontakt bleibt.', recoil: 'Sie weichen zurück; eine Festung nie.' },
  },
  recoil_p: {
    question: 'Wie weit weicht ein Element zurück?',
    why: 'Das Regelblatt druckt keine Entfernung.',
    values: { depth: 'Um die Tiefe der eigenen Basis.', 100: '100 Schritt.' },
  },
  over_edge: {
    question: 'Was ist mit einem Element, das über die Tischkante getrieben wird?',
    why: 'Das Regelblatt spricht nicht von der Kante.',
    values: { lost: 'Es wird vernichtet.', stops: 'Es bleibt dort stehen, unversehrt.' },
  },
  field_return: {
    question: 'Wer kommt zurück, nachdem er vom Feld geflohen ist?',
    why: 'Das Regelblatt lässt Lauerer, Götter und Drachen aufstellen und sagt nicht, wie oft.',
    values: {
      lurkers: 'Nur Lauerer: Sie sind wieder in der Reserve.',
      all: 'Lauerer, Götter und Drachen: Sie sind wieder in der Reserve.',
      none: 'Niemand.',
    },
  },
  frog_memory: {
    question: 'Zählen bei einem Magier, der zurückgeholt wurde, seine früheren Würfe von 1 noch?',
    why: 'Das Regelblatt zählt eine frühere 1 und sagt nicht, wann sie vergessen ist.',
    values: { kept: 'Ja, sie zählen weiter.', cleared: 'Nein, er beginnt von vorn.' },
  },
  caster_fall: {
    question: 'Was ist mit Gebannten, wenn der Magier fällt, der sie gebannt hat?',
    why: 'Das Regelblatt gibt ihrer Rückkehr einen Preis und sagt nichts von einer Befreiung.',
    values: {
      nothing: 'Nichts: Sie bleiben fort, bis für sie gezahlt wird.',
      free_return: 'Sie warten in der Reserve, sind nicht mehr verloren und kosten weiter dasselbe.',
    },
  },
  fresh_contact: {
    question: 'Wer muss sich bewegt haben, damit Ritter wie frisch angeritten treffen?',
    why: 'Das Regelblatt verlangt Kontakt in diesem Zug und sagt nicht, durch wen.',
    values: { knights: 'Die Ritter.', either: 'Eine der beiden Seiten.' },
  },
}
