import type { Texts } from '../../../../../../language/catalogue.ts'
import type { RulingTranslation } from '../../../../../text/rulingText.ts'
import type { NEW_UNIT_RULINGS, NEW_UNIT_SWITCHES, POPULATION_RULINGS, POPULATION_SWITCHES } from '../population.ts'

export const POPULATION_RULINGS_DE: RulingTranslation<typeof POPULATION_RULINGS> = {
  7: {
    question: 'Muss eine Nation für jedes Gebiet würfeln, das für sie zählt?',
    decision: 'Ja: ein Würfel für jedes Gebiet, das zu Beginn der Phase zählt, alle zusammen geworfen.',
  },
  8: {
    question: 'Muss ein Totemgebiet besetzt sein, damit man dafür würfelt?',
    decision: 'Nein, aber es darf keine fremde Einheit dort stehen.',
  },
  9: {
    question: 'Muss ein Älteres Volk seine Heimat halten, um für sie zu würfeln?',
    decision:
      'Nein, aber es darf keine fremde Einheit dort stehen. Auch mehrere gehaltene Gebiete geben nur einen einzigen Wurf, den für die Heimat.',
  },
  10: { question: 'Von welcher Art ist eine Einheit aus dem Zuwachs?', decision: 'Von der Grundart ihrer Nation.' },
  11: {
    question: 'Was, wenn mehr Zuwachs gelingt, als Spielsteine da sind?',
    decision: 'Alle Würfel fallen; dann sagt der Besitzer, welche Gebiete die vorhandenen Steine bekommen, der Rest verfällt.',
  },
  12: {
    question: 'Welche Bauern helfen dem Zuwachs, und wie viel?',
    decision: 'Die der Nation, die zu Beginn der Phase in dem Gebiet sind, je 1 ohne Obergrenze: Mit 4 von ihnen ist der Zuwachs sicher.',
  },
}

export const POPULATION_SWITCHES_DE: Texts<typeof POPULATION_SWITCHES> = {
  pop_rolls: {
    question: 'Darf ein Spieler Würfe um neue Einheiten auslassen?',
    why: 'Der Satz des Regelblatts darüber, wer wofür würfeln darf, bricht ab.',
    values: {
      all: 'Nein, für jedes Gebiet, das zählt, wird gewürfelt.',
      chosen: 'Ja, der Spieler sagt, für welche Gebiete er würfelt.',
    },
  },
  totem_needs: {
    question: 'Was braucht ein Totemgebiet, damit sein Tiervolk dafür würfelt?',
    why: 'Das Regelblatt verlangt von Malkioni und Barbaren besetzte Gebiete und sagt nichts dergleichen über Totemgebiete.',
    values: {
      no_foreign: 'Dass keine fremde Einheit dort steht; es darf leer sein.',
      own_unit: 'Eine Einheit dieser Nation im Gebiet.',
      nothing: 'Nichts: Es wird immer dafür gewürfelt.',
    },
  },
  home_needs: {
    question: 'Was braucht die Heimat eines Älteren Volkes, damit es für sie würfelt?',
    why: 'Das Regelblatt nennt die Heimat und sagt nicht, ob sie gehalten werden muss.',
    values: {
      no_foreign: 'Dass keine fremde Einheit dort steht; sie darf leer sein.',
      own_unit: 'Eine Einheit dieses Volkes im Gebiet.',
      nothing: 'Nichts: Es wird immer für sie gewürfelt.',
    },
  },
  born_type: {
    question: 'Von welcher Art ist eine Einheit aus dem Zuwachs?',
    why: 'Das Regelblatt verspricht eine neue Einheit, und manche Nationen haben mehrere Arten.',
    values: {
      basic: 'Von der Grundart der Nation.',
      choice: 'Von einer beliebigen ihrer Arten, von der noch ein Spielstein da ist; der Besitzer wählt.',
    },
  },
  short_pool: {
    question: 'Welcher Zuwachs verfällt, wenn die Spielsteine nicht reichen?',
    why: 'Das Regelblatt erlaubt Zuwachs nur, solange Steine da sind, und sagt nicht, wer zuerst kommt.',
    values: {
      owner: 'Es wird für alle gewürfelt, dann sucht der Besitzer die Gebiete aus, die eine Einheit bekommen.',
      in_order: 'Die Gebiete bekommen ihre Einheiten in der Reihenfolge der Würfe, bis die Steine aufgebraucht sind.',
    },
  },
  natural_one_fails: {
    question: 'Kann der Zuwachs misslingen, auch wenn noch so viele Bauern helfen?',
    why: 'Das Regelblatt zählt für jeden Bauern 1 hinzu und nennt keine Grenze: Mit 4 von ihnen kann nichts schiefgehen.',
    values: { false: 'Nein: Mit genug Bauern ist er sicher.', true: 'Ja: Ein Würfel, der 1 zeigt, misslingt immer.' },
  },
}

export const NEW_UNIT_RULINGS_DE: RulingTranslation<typeof NEW_UNIT_RULINGS> = {
  14: {
    question: 'Was, wenn Einheiten eintreffen, wo fremde stehen, oder die Spielsteine fehlen?',
    decision:
      'Sie werden hingestellt. In Phase 3 dürfen sie weiterziehen, sonst kämpfen sie in Phase 4; ohne Spielstein verfallen sie. Setzt ein Ereignis Einheiten zu fremden, so kämpfen sie, sobald eine der beiden Nationen ihre Kampfphase hat.',
  },
}

export const NEW_UNIT_SWITCHES_DE: Texts<typeof NEW_UNIT_SWITCHES> = {
  arrival_blocked: {
    question: 'Was geschieht mit Einheiten, die eintreffen, wo fremde stehen?',
    why: 'Das Regelblatt überlässt die Ankunft den Angaben der Runde und denkt nicht an Gebiete, die inzwischen genommen sind.',
    values: {
      fight: 'Sie werden dort hingestellt: Sie dürfen weiterziehen, oder sie kämpfen in diesem Zug.',
      wait: 'Sie warten neben der Karte auf einen späteren Zug, in dem keine fremde Einheit dort steht.',
      lost: 'Sie treffen gar nicht ein.',
    },
  },
}
