import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { MOVE_RULINGS, MOVE_SWITCHES, NATURE_RULINGS, NATURE_SWITCHES } from '../movement.ts'

export const MOVE_RULINGS_DE: RulingTranslation<typeof MOVE_RULINGS> = {
  33: {
    question: 'Können Echsen durch einen zweiten Befehl noch einmal ziehen?',
    decision:
      'Nein, jede Echse befolgt einen Zugbefehl je Runde, und Schritte, die er nicht nutzt, verfallen. MO und SP bewegen nur Krieger, die noch nicht gezogen und weder gebunden noch im Morast sind.',
  },
  34: {
    question: 'Was gilt, wenn SP mehr Echsen verlangt, als da sind?',
    decision: 'Es ziehen die, die da sind, Farbe für Farbe. Ist keine von ihnen da, misslingt der Befehl.',
  },
  35: {
    question: 'Was geschieht in welcher Reihenfolge, wenn Echsen ein Feld betreten, und beendet ein Kampf ihren Zug?',
    decision:
      'Späher werden gesucht, dann wirkt ein Fluch, ein Strudel oder ein Seeungeheuer, dann kämpfen Banden, dann werden Höhlen, Tempel und Brücken eingenommen, dann essen Krieger, und zuletzt kann ein Sumpf sie festhalten. Wer einen Kampf gewinnt, zieht in sein zweites Feld weiter.',
  },
  36: {
    question: 'Wann entsteht beim Teilen einer Bande ein Späher?',
    decision:
      'Wenn SP genau eine Echse verlangt, auch aus einer Bande, die keine andere hat. Sie zieht sofort als Späher. Verlangt SP mehr und ist nur eine da, wird sie kein Späher, und eine Bande aus einer einzigen Echse, die MO befolgt, bleibt eine Bande.',
  },
  37: {
    question: 'Was genau macht Krieger satt?',
    decision:
      'Ein Fruchtland mit MO oder SP zu betreten oder dort von einem Floß zu landen. Es genügt, mit einem Befehl hinaus- und wieder hineinzugehen. Flucht, Schleudern und Pforte machen nicht satt. Jedes Fruchtland ernährt beliebig viele Krieger aller Clans.',
  },
  38: {
    question: 'Was können Echsen im Morast nicht tun?',
    decision:
      'Sie können nicht ziehen oder fliehen, bis die Bewegungsphase der nächsten Runde vorbei ist. Kämpfen und alles andere können sie. Schleudern befreit sie.',
  },
  39: {
    question: 'Wie viele Echsen trägt ein Floß, und wem gehört es?',
    decision:
      'Es trägt 300 und gehört dem Clan, der an Bord ist; ein leeres Floß gehört niemandem. Ein Feld hat nur für ein Floß Platz, und wer das Feld betritt, geht damit an Bord.',
  },
  40: {
    question: 'Was kann ein segelndes Floß aufhalten?',
    decision:
      'Eine Brücke oder ein anderes Floß desselben Clans: Vor diesem Feld bleibt es liegen. Leere Flöße werden versenkt, und gegen Schwimmende wird gekämpft. Späher an Bord bleiben im Wasser zurück, zunächst ohne Gefahr. Hat ein Teil der Besatzung in dieser Runde SP befolgt, misslingt SA, und nach SA misslingt SP.',
  },
  43: {
    question: 'Wie wird die Grenze von 300 geprüft?',
    decision:
      'Wenn der Befehl beginnt, für jedes Feld auf dem Weg: Die Krieger des Clans dort und die ziehenden dürfen zusammen nicht mehr als 300 sein, sonst misslingt der ganze Befehl. Gefangene und Rekruten über 300 hinaus entfallen, ein Späher wartet mit der Rückkehr in seine Bande, und geschleuderte Echsen bleiben vor einem solchen Feld liegen.',
  },
  76: {
    question: 'Hält ein Späher im Morast auch andere Echsen fest?',
    decision:
      'Nein. Eine Bande im Morast hält alle in ihrem Feld fest, ein Späher nur sich selbst. Sonst könnten fünf Späher ein ganzes Heer zwei Runden lang aufhalten.',
  },
  77: {
    question: 'Was gilt, wenn die Trupps einer Bande verschiedenen Hunger oder verschiedene Stufen haben?',
    decision:
      'Sie bleiben getrennt, solange die Runde läuft. Im Kampf hat die Bande die durchschnittliche Stufe ihrer Echsen, abgerundet, und ihre Verluste werden aus allen ausgelost. Trupps vereinigen sich am Ende der Bewegung und immer, wenn in der Entwicklung andere dazukommen. Dann gilt der Durchschnitt von Hunger und Stufe, abgerundet, und alle sind im Morast, wenn es einige waren.',
  },
}

export const MOVE_SWITCHES_DE: Texts<typeof MOVE_SWITCHES> = {
  split_shortage: {
    question: 'Was gilt, wenn SP mehr Echsen verlangt, als da sind?',
    why: 'Das Regelbuch sagt es nicht.',
    values: { take: 'Es ziehen die, die da sind.', fail: 'Der Befehl misslingt.' },
  },
  after_combat: {
    question: 'Zieht, wer einen Kampf gewinnt, in sein zweites Feld weiter?',
    why: 'Das Regelbuch lässt manches Gelände einen Zug beenden und erwähnt Kämpfe nicht.',
    values: { continue: 'Ja.', stop: 'Nein, der Kampf beendet den Zug.' },
  },
  standing_feeds: {
    question: 'Werden Krieger satt, die in einem Fruchtland bleiben?',
    why: 'Das Regelbuch spricht davon, in ein solches Feld oder hindurch zu ziehen.',
    values: { false: 'Nein, sie müssen es betreten.', true: 'Ja.' },
  },
  mired_may_flee: {
    question: 'Dürfen Krieger im Morast aus einem Kampf fliehen?',
    why: 'Das Regelbuch sagt, dass sie nicht ziehen können, und erwähnt die Flucht nicht.',
    values: { false: 'Nein, sie kämpfen weiter.', true: 'Ja.' },
  },
  mire_spreads: {
    question: 'Wer hält alle in einem Sumpf fest, wenn er in den Morast gerät?',
    why: 'Nach dem Regelbuch jede Echse, sodass wenige Späher ein ganzes Heer aufhalten könnten.',
    values: { bands: 'Nur eine Bande. Ein Späher hält nur sich selbst fest.', all: 'Jede Bande und jeder Späher.' },
  },
}

export const NATURE_RULINGS_DE: RulingTranslation<typeof NATURE_RULINGS> = {
  51: {
    question: 'Was genau bewirkt ein Ausbruch?',
    decision:
      'Zuerst sterben alle im Vulkan, auch Späher. Höhlen daneben, selbst Stammhöhlen, werden zu Ruinen ohne Höhlenechsen und Miliz, und Brücken sind verloren. Dann stirbt jeder Krieger und jeder Späher daneben mit einer Chance von 25 %. Zuletzt kann sich jedes Feld daneben mit einer Chance von 20 % ändern: Wasser steigt wie bei Formung, aber als Gipfel, wo Formung einen Tempel ergäbe, und Land versinkt zu Wasser. Felder, die Höhle, Tempel, Verfluchtes Land oder Vulkan waren, ändern sich so nicht.',
  },
  52: {
    question: 'Sterben auf Verfluchtem Land alle Echsen?',
    decision: 'Nein. Jede stirbt mit einer Chance von 30 %, wenn sie es betritt, und mit 50 %, sooft sie dort bleibt, auch jeder Späher.',
  },
  53: {
    question: 'Wie wandern und ertränken Strudel?',
    decision:
      'Sie machen 0, 1 oder 2 Schritte, alles gleich wahrscheinlich, jeden in ein zufälliges Feld mit Wasser neben ihnen, und lassen Wasser zurück. Gibt es kein solches Feld, bleiben sie. Sie ertränken jede schwimmende Echse, auch Späher, mit einer Chance von 75 %, sowohl wenn Echsen hineinkommen als auch wenn der Strudel zu ihnen kommt. Unter Brücken und Flößen ziehen sie hindurch, ohne zu schaden.',
  },
  54: {
    question: 'Wie kämpft ein Seeungeheuer?',
    decision:
      'Ob eines angreift, wird für jeden Trupp und jedes Feld einmal ausgewürfelt. Es kämpft gegen den Trupp, der das Feld betreten hat, wie eine durchschnittliche Bande seiner Stärke. Stufen zählen auf keiner Seite, niemand flieht, und es gibt weder Gefangene noch einen Aufstieg. Auch Strudel und Felder mit Brücken zählen für seine Stärke. Freunde, die schon im Feld sind, kämpfen nicht mit, und ein angegriffener Späher stirbt. In Strudeln gibt es keine Ungeheuer.',
  },
}

export const NATURE_SWITCHES_DE: Texts<typeof NATURE_SWITCHES> = {
  lava: {
    question: 'Mit welcher Chance tötet ein Ausbruch eine Echse neben dem Vulkan?',
    why: 'Das Regelbuch sagt nur, dass solche Echsen verwundet werden können.',
    range: 'Prozent, für jeden Krieger und jeden Späher.',
  },
  upheaval: {
    question: 'Mit welcher Chance hebt oder versenkt ein Ausbruch ein Feld neben dem Vulkan?',
    why: 'Das Regelbuch sagt nur, dass es geschehen kann.',
    range: 'Prozent, für jedes dieser Felder.',
  },
  volcano_home_dens: {
    question: 'Zerstört ein Ausbruch auch Stammhöhlen?',
    why: 'Das Regelbuch spricht von Höhlen und erwähnt Stammhöhlen nicht.',
    values: { true: 'Ja, wie jede andere Höhle.', false: 'Nein.' },
  },
  curse_enter: {
    question: 'Mit welcher Chance stirbt eine Echse, die Verfluchtes Land betritt?',
    why: 'Das Regelbuch spricht an einer Stelle vom Sterben und an einer anderen von Schaden.',
    range: 'Prozent, für jeden Krieger und jeden Späher.',
  },
  curse_stay: {
    question: 'Mit welcher Chance stirbt eine Echse, die auf Verfluchtem Land bleibt?',
    why: 'Das Regelbuch nennt es nur schlimmer, als es zu betreten.',
    range: 'Prozent, für jeden Krieger und jeden Späher, in jeder Weltphase.',
  },
  drowning: {
    question: 'Mit welcher Chance ertränkt ein Strudel eine schwimmende Echse?',
    why: 'Das Regelbuch sagt nur, dass viele ertrinken.',
    range: 'Prozent, für jeden Krieger und jeden Späher.',
  },
  whirlpool_monsters: {
    question: 'Gibt es in Strudeln Seeungeheuer?',
    why: 'Für das Regelbuch ist ein Strudel ein Wasserfeld, hat aber eine eigene Gefahr.',
    values: { false: 'Nein.', true: 'Ja: Sie greifen mit einer Chance von 10 % die an, die nicht ertrunken sind.' },
  },
}
