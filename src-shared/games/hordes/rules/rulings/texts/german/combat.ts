import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { FACTOR_RULINGS, FACTOR_SWITCHES } from '../combat.ts'

export const FACTOR_RULINGS_DE: RulingTranslation<typeof FACTOR_RULINGS> = {
  30: {
    question: 'Zählt eine Festung wie Fußtruppen oder wie andere?',
    decision: 'Wie andere, denn sie ist nicht als Fußtruppe bezeichnet.',
  },
  31: {
    question: 'Was, wenn mehrere Gründe für 2 weniger oder 2 mehr zugleich gelten?',
    decision: 'Jede Zeile zählt einmal, so viele ihrer Gründe auch gelten.',
  },
  32: {
    question: 'Behindert schwieriges Gelände, wer schießt, zaubert oder beschossen wird?',
    decision:
      'Wer darin steht: ja, auf beiden Seiten. Gegen einen Feind in schwierigem Gelände oder gegen Wasserlauerer zu kämpfen behindert nur im Nahkampf.',
  },
  33: {
    question: 'Wessen Paladin oder Kleriker schützt, und wovor?',
    decision: 'Einer der Seite des Ziels, auch das Ziel selbst, und nur vor Zaubern.',
  },
  34: {
    question: 'Zählt auch der Hang nur gegen Bodentruppen?',
    decision: 'Ja, wie das Ufer.',
  },
  35: {
    question: 'Was ist eine Überlappung, und was ein zweites Glied?',
    decision:
      'Ein Feind in einer Linie neben dem Gegner, der nicht selbst nach vorn kämpft, überlappt; jede Flanke zählt einmal. Ein zweites Glied steht direkt dahinter und sieht in dieselbe Richtung; es bringt einmal 1.',
  },
  54: {
    question: 'Wann steht ein Element in schwierigem Gelände, in Wald oder Ortschaft?',
    decision: 'Wenn irgendein Teil seiner Basis darin ist, auch bei Fliegenden: Das Regelblatt nimmt vier Typen aus und keine Klasse.',
  },
  56: {
    question: 'Wessen Festung schützt einen Magier vor Zaubern?',
    decision: 'Die des Ziels, nicht die dessen, der zaubert.',
  },
  57: {
    question: 'Wer hilft beim Sturm auf eine Festung?',
    decision:
      'Andere dieser Seite, die sie mit der Vorderkante berühren und sonst nicht kämpfen. Einer würfelt und leidet allein; wer am Zug ist, nennt ihn. Eine Festung kämpft einmal im Zug.',
  },
}

export const FACTOR_SWITCHES_DE: Texts<typeof FACTOR_SWITCHES> = {
  stronghold_as: {
    question: 'Welcher Faktor zählt gegen eine Festung?',
    why: 'Das Regelblatt bezeichnet Fußtruppen mit einem Buchstaben und gibt der Festung keinen.',
    values: { other: 'Der gegen andere.', foot: 'Der gegen Fußtruppen.' },
  },
  repeat_lines: {
    question: 'Zählt eine Zeile mehrfach, wenn mehrere ihrer Gründe gelten?',
    why: 'Das Regelblatt reiht mehrere Gründe in einer Zeile auf.',
    values: { false: 'Nein, einmal.', true: 'Ja, einmal für jeden Grund.' },
  },
  bad_going_ranged: {
    question: 'Behindert schwieriges Gelände auch bei Schüssen und Zaubern?',
    why: 'Die Zeile steht über denen, die nur für den Nahkampf sind.',
    values: { true: 'Ja, wer darin steht.', false: 'Nein, nur im Nahkampf.' },
  },
  aerial_bad: {
    question: 'Können Fliegende in schwierigem Gelände sein?',
    why: 'Das Regelblatt nimmt vier Typen davon aus, und Fliegende sind nicht darunter.',
    values: { true: 'Ja, wie alle anderen.', false: 'Nein, bei ihnen wird nicht danach gefragt.' },
  },
}
