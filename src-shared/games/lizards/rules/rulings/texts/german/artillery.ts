import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { CHANT_RULINGS, CHANT_SWITCHES, LOB_RULINGS, LOB_SWITCHES } from '../artillery.ts'

export const LOB_RULINGS_DE: RulingTranslation<typeof LOB_RULINGS> = {
  13: {
    question: 'Ein gedruckter Befehl FR hat seine 10 unter RED, der Text darunter spricht von Grünen: Was zählt?',
    decision: 'Die Spalte, in der die Zahl steht: Es werden 10 Rote freigelassen.',
  },
  20: {
    question: 'Wie geht das Werfen im Einzelnen?',
    decision:
      'Aus jedem Feld kann man einmal je Runde werfen, auch aus einer Höhle und auf ein Feld, das niemand sieht. Nur Feinde nehmen Schaden, auch verborgene, und Brücken und Flöße geben keine Deckung. Gibt es mehr Treffer als Feinde, verfallen die übrigen. Wer geworfen hat, ist gebunden, auch wenn niemand da war.',
  },
  21: {
    question: 'Was können Echsen nach einem eigenen Wurf oder Gesang nicht mehr tun?',
    decision:
      'Sie können MO, SP und SA nicht befolgen und nicht fliehen. Die Späher des Clans in diesem Feld können SN nicht befolgen, Späher anderer sind aber nicht gebunden. Ein Befehl, der misslingt, bindet niemanden, ein Gesang ohne Wirkung schon. Aus einem Feld darf man in einer Runde werfen und auch singen, und Bauen und Anwerben gehen weiter wie sonst. Echsen, die durch Pforte in einen anderen Tempel kommen, bleiben gebunden.',
  },
  22: {
    question: 'Was geschieht mit Echsen, die in einer Höhle anderer Farbe freigelassen werden?',
    decision:
      'Sie bleiben Krieger. Eine Höhle darf durch Freilassen mehr Höhlenechsen bekommen, als sie ernähren kann. Lässt du mehr frei, als da sind, werden alle freigelassen, die da sind; ist keine da, misslingt der Befehl.',
  },
}

export const LOB_SWITCHES_DE: Texts<typeof LOB_SWITCHES> = {
  held_may_flee: {
    question: 'Dürfen Krieger nach einem eigenen Wurf oder Gesang aus einem Kampf fliehen?',
    why: 'Das Regelbuch sagt, dass sie nicht ziehen können, und erwähnt die Flucht nicht.',
    values: { false: 'Nein.', true: 'Ja.' },
  },
  held_spies: {
    question: 'Welche Späher in seinem Feld bindet ein Wurf oder Gesang?',
    why: 'Das Regelbuch bindet alle Echsen des Felds und erwähnt Späher nicht.',
    values: { own: 'Die des Clans, der wirft oder singt.', none: 'Keine: Sie können noch ziehen.' },
  },
  free_wrong_colour: {
    question: 'Was geschieht mit Echsen, die in einer Höhle anderer Farbe freigelassen werden?',
    why: 'Das Regelbuch sagt nur, dass sich Echsen ihrer eigenen Farbe der Höhle anschließen.',
    values: { stay: 'Sie bleiben Krieger.', vanish: 'Sie kehren in die Wildnis zurück und sind verloren.' },
  },
}

export const CHANT_RULINGS_DE: RulingTranslation<typeof CHANT_RULINGS> = {
  23: {
    question: 'Müssen genau so viele Schwarze singen, wie der Gesang braucht?',
    decision:
      'Mindestens so viele. Schreibst du mehr, als da sind, singen alle, die da sind. Wenn Schwarze rot werden, wird abgerundet: nach Enthüllung 2 von 25.',
  },
  24: {
    question: 'Darf ein Gesang auf das eigene Feld oder auf eigene Echsen zielen?',
    decision:
      'Ja. Ohne M1 ist das Ziel das Feld der Singenden, außer bei Schleudern, das eine Richtung braucht. Freund und Feind sind gleichermaßen betroffen, wenn der Gesang nicht von Feinden spricht.',
  },
  25: {
    question: 'Schützen Höhlen und Tempel vor Gesängen, bei denen davon nichts steht?',
    decision:
      'Nein. Augen, Enthüllung und Erstarrung reichen in Höhlen und Tempel hinein. Augen zählt auch Höhlenechsen und Miliz und zeigt die Farbe einer Stammhöhle.',
  },
  26: {
    question: 'Was geschieht mit geschleuderten Echsen, wo sie landen?',
    decision:
      'Nur das Feld, in dem sie landen, wirkt auf sie. Ein Fluch oder ein Strudel schadet ihnen dort, aber kein Ungeheuer greift sie an, kein Sumpf hält sie fest, sie essen nicht und nehmen nichts ein. Ihr Floß bleibt zurück. Späher auf dem Weg halten sie nicht auf. Können sie gar nicht fliegen, bewirkt der Gesang nichts. In der Bewegung dürfen sie noch ziehen.',
  },
  27: {
    question: 'Wen greift ein beschworenes Ungeheuer an?',
    decision:
      'Alle im Zielfeld, auch Echsen des singenden Clans. Die Bande dort kämpft gegen das Ungeheuer wie gegen jedes andere, nur mit verdoppelter Stärke. Späher sterben, wenn es siegt oder keine Bande da ist. Ist das Feld leer oder liegt kein Wasserfeld daneben, bewirkt der Gesang nichts.',
  },
  28: {
    question: 'Was macht Formung aus einem Feld?',
    decision:
      'Ein Wasserfeld wird mit einer Chance von 25 % zu Ebene, mit je 20 % zu Sumpf oder Busch, mit 12 % zu Fruchtland, mit 8 % zu einer Ruine, mit 7 % zu einem Gipfel, mit 5 % zu einem Vulkan und mit 3 % zu einem Tempel. Ein Landfeld wird mit einer Chance von 80 % zu Wasser und mit 20 % zu einem Strudel. Echsen bleiben dort und schwimmen, wenn das Land versinkt; kein Ungeheuer greift sie an, aber ein Strudel kann sie ertränken. Eine halbfertige Höhle ist verloren. Die Spielgruppe kann in der Weltdatei eine andere Tabelle mitbringen.',
  },
  29: {
    question: 'Wen zählt und gewinnt Bekehrung?',
    decision:
      'Alle Krieger des Zielfelds oder keinen. Sie behalten Hunger und Stufe und bleiben gebunden oder im Morast, wenn sie es waren. Eine Brücke oder ein Floß unter ihnen wechselt mit ihnen den Besitzer. Sind dort keine Krieger oder nur eigene, bewirkt der Gesang nichts.',
  },
  30: {
    question: 'Wie geht Pforte im Einzelnen?',
    decision:
      'Beide Tempel dürfen irgendeinem Clan gehören oder keinem. Ist das Ziel kein Tempel, bewirkt der Gesang nichts. Welche Ankömmlinge sterben, weil der Platz fehlt, wird ausgelost. Die Ankömmlinge greifen an, keine Seite kann fliehen, und Gefangene werden wie unter freiem Himmel gemacht. Danach gehört der Tempel denen, die noch da sind. Späher kommen nicht mit.',
  },
  31: {
    question: 'Welche Farben ändert Wandlung?',
    decision:
      'Alle, wenn es drei oder weniger sind, sonst drei ausgeloste. Jede wird zu einer der vier anderen Farben, alle gleich wahrscheinlich. Zwei können zur selben werden.',
  },
  32: {
    question: 'Was kann Finsternis treffen?',
    decision:
      'Jedes Feld, auch ein Wasserfeld. Brücke, Floß und halbfertige Höhle sind dann ebenfalls verloren. Singende, die auf ihr eigenes Feld zielen, sterben.',
  },
}

export const CHANT_SWITCHES_DE: Texts<typeof CHANT_SWITCHES> = {
  den_shelter: {
    question: 'Vor welchen Gesängen schützt eine Höhle?',
    why: 'Das Regelbuch sagt, dass Höhlen vor vielen Gesängen schützen, nennt den Schutz aber nur bei einigen.',
    values: { printed: 'Nur vor denen, bei denen es steht.', all_but_dark: 'Vor allen außer Finsternis.' },
  },
}
