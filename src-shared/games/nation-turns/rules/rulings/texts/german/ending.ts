import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { OVERPOPULATION_RULINGS, OVERPOPULATION_SWITCHES, VICTORY_RULINGS, VICTORY_SWITCHES } from '../ending.ts'

export const OVERPOPULATION_RULINGS_DE: RulingTranslation<typeof OVERPOPULATION_RULINGS> = {
  34: {
    question: 'Was zählen die Höchstzahlen?',
    decision:
      'Die Einheiten in jedem einzelnen Gebiet, nach dessen Art. Im Beispiel 3 in offenem Land, 2 in unwegsamem Land, Gebirge und Elfenwald, 4 in einer Stadt; im Gebirge aber 4 der Fell Smiths und 3 der Tongue Trolls, im Elfenwald 3 der Heron People.',
  },
  35: {
    question: 'Wessen Gebiete werden geprüft, und wer sucht aus, was geht?',
    decision:
      'Nur die der Nation am Zug. Ihr Besitzer sucht genau das aus, was zu viel ist; die Spielsteine gehen zurück in den Vorrat, und niemand bekommt dafür Punkte.',
  },
}

export const OVERPOPULATION_SWITCHES_DE: Texts<typeof OVERPOPULATION_SWITCHES> = {
  overpop: {
    question: 'Was zählen die Höchstzahlen?',
    why: 'Das Regelblatt druckt keine Tabelle; es spricht von Gebieten, während andere Spiele dieser Familie die ganze Nation zählen.',
    values: {
      per_area: 'Die Einheiten in jedem einzelnen Gebiet.',
      nation_total: 'Die Einheiten der ganzen Nation, gegen die Summe der Höchstzahlen aller Gebiete, die sie hält.',
    },
  },
}

export const VICTORY_RULINGS_DE: RulingTranslation<typeof VICTORY_RULINGS> = {
  36: {
    question: 'Wofür kann eine Nation Punkte bekommen?',
    decision:
      'Für das, was das Szenario nennt: ein Gebiet, das sie am Ende bestimmter Runden hält, jedes Gebiet einer Art, das sie dann hält, Getötete einer oder jeder Nation bis zu einer Grenze, Einheiten, die nach Runde 17 übrig sind, und was die Spielleitung zuspricht. Gehaltenes zählt nach den Ereignissen für das Ende der Runde, Getötete sofort.',
  },
  37: {
    question: 'Wer bekommt Punkte für Getötete?',
    decision:
      'Für wen es vorgesehen ist: die Nation auf der anderen Seite. Sind es mehrere Verteidiger, dann die größte von ihnen, als die Würfel fielen; bei gleichen die frühere in der Reihenfolge.',
  },
  38: { question: 'Gewinnt ein Spieler oder eine Nation?', decision: 'Ein Spieler, mit den Punkten aller seiner Nationen zusammen.' },
  39: {
    question: 'Was ist bei gleichen Punkten, bei einem früheren Ende, und was ist der Tanz?',
    decision:
      'Bei gleichen Punkten gewinnt, wer mehr Einheiten auf der Karte hat; ist auch das gleich, wird der Sieg geteilt. Es sind immer 17 Runden, wenn nicht alle aufhören wollen. Der Tanz ist die Schlussseite und keine Regel.',
  },
}

export const VICTORY_SWITCHES_DE: Texts<typeof VICTORY_SWITCHES> = {
  winner: {
    question: 'Wessen Siegpunkte werden am Ende verglichen?',
    why: 'Das Regelblatt gibt den Sieg dem, der die meisten Punkte hat, und Punkte gewinnen die Nationen.',
    values: { player: 'Die der Spieler, alle ihre Nationen zusammen.', nation: 'Die jeder einzelnen Nation.' },
  },
  tie: {
    question: 'Was, wenn die Ersten am Ende gleich viele Punkte haben?',
    why: 'Das Regelblatt sagt es nicht.',
    values: {
      units: 'Die meisten Einheiten auf der Karte gewinnen; sind auch sie gleich, wird der Sieg geteilt.',
      shared: 'Der Sieg wird geteilt.',
    },
  },
}
