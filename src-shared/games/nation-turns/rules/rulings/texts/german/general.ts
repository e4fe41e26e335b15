import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { GENERAL_RULINGS, GENERAL_SWITCHES } from '../general.ts'

export const GENERAL_RULINGS_DE: RulingTranslation<typeof GENERAL_RULINGS> = {
  1: {
    question: 'Woher kommen Karte, Nationen, Rundenlisten und Höchstzahlen?',
    decision: 'Aus einem Szenario, und das sind Daten. Ein kleines eigenes, The Northern Ring, liegt dem Programm bei.',
  },
  2: {
    question: 'In welcher Reihenfolge haben die Nationen ihre Züge?',
    decision: 'So, wie das Szenario sie aufführt; ein Ereignis kann die Reihenfolge ändern.',
  },
  3: {
    question: 'Wer spielt welche Nation?',
    decision: 'Wie es im Szenario steht; ein Spieler kann mehrere haben. Für einen Spieler, der geht, antwortet die Spielleitung.',
  },
  4: {
    question: 'Hat eine Nation ohne Einheiten einen Zug?',
    decision: 'Sie hat die Phasen 1 und 2, denn sie kann wiederkommen; die Phasen 3 bis 5 fallen aus.',
  },
  6: {
    question: 'Was kann ein Ereignis bewirken?',
    decision:
      'Einheiten hinstellen oder wegnehmen, einen Vorrat ändern, Siegpunkte geben oder nehmen, alle Würfe einer Art für diese Runde verändern, die Reihenfolge der Nationen ändern oder eine Notiz hinterlassen, über die die Spielleitung entscheidet und die sie als Korrektur einträgt. Jedes kann an einer Bedingung hängen: wer ein Gebiet hält, wer Einheiten hat, welche Runde es ist. Sie geschehen der Liste nach und nehmen nie mehr, als da ist.',
  },
  40: {
    question: 'Kann jemand verlangen, was die Regeln verbieten?',
    decision:
      'Nein, es wird nicht angeboten: Jede Frage enthält nur, was in diesem Augenblick erlaubt ist, ein Zug nur ganze Wege. Wo niemand eine Wahl hat, wird nicht gefragt.',
  },
}

export const GENERAL_SWITCHES_DE: Texts<typeof GENERAL_SWITCHES> = {
  scenario: {
    question: 'Welches Szenario wird gespielt?',
    why: 'Das Regelblatt spricht von einer Karte, von Angaben zu Nationen und Runden und von Höchstzahlen und enthält nichts davon.',
    values: { sample: 'The Northern Ring, das dem Programm beiliegt.', file: 'Ein eigenes, aus einer Datei.' },
  },
  nation_order: {
    question: 'In welcher Reihenfolge haben die Nationen ihre Züge?',
    why: 'Das Regelblatt sagt, dass es eine Reihenfolge gibt, aber nicht, welche.',
    values: {
      list: 'In der des Szenarios, in jeder Runde gleich.',
      rolled:
        'Jede Runde beginnt mit einem Würfel für jede Nation: Die höchste ist zuerst dran, gleiche so, wie das Szenario sie aufführt.',
    },
  },
  control: {
    question: 'Wer spielt welche Nation?',
    why: 'Das Regelblatt spricht von Spielern und von Nationen, aber nicht davon, wem welche gehört.',
    values: {
      scenario: 'Wie es im Szenario steht; ein Spieler kann mehrere Nationen haben.',
      one_each: 'Jede Nation hat einen eigenen Spieler.',
    },
  },
  empty_nation: {
    question: 'Was wird aus einer Nation, die keine Einheiten mehr auf der Karte hat?',
    why: 'Das Regelblatt gibt jeder Nation ihren Zug und sagt nicht, ob sie aus dem Nichts wiederkommen kann.',
    values: {
      may_return: 'Sie hat weiter die Phasen 1 und 2 und ist wieder da, wenn diese ihr Einheiten bringen.',
      out: 'Sie scheidet aus und hat keinen Zug mehr.',
    },
  },
}
