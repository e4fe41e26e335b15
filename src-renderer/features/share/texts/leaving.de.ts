import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { der } from '../../../../src-shared/games/text/playing.ts'
import { count } from '../../../../src-shared/language/figures.ts'
import { listed } from '../../../../src-shared/language/numbers.ts'
import type { EN } from './leaving.en.ts'

export const DE: Texts<typeof EN> = {
  question: (title) => `„${title}“ verlassen?`,
  hint: (seats, displays) => {
    const players = seats.length === 0 ? [] : [`die Geräte ${listed(seats.map(der))}`]
    const who = [...players, ...(displays === 0 ? [] : [count(displays, 'Anzeige', 'Anzeigen')])]
    return `Damit verbunden: ${listed(who)}. Beim Verlassen schließt die Tür: Sie sehen nichts Neues, bis diese Kampagne hier wieder offen ist.`
  },
  stay: 'Hier bleiben',
  leave: 'Verlassen',
}
