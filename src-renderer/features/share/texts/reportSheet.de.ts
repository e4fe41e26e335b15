import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { den } from '../../../../src-shared/games/text/playing.ts'
import type { EN } from './reportSheet.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Bericht einer Runde',
  lead: (seat) =>
    `Was ${den(seat)} geschah, was sie sahen und wonach sie als Nächstes gefragt werden. Zum Verschicken an den Spieler oder zum Drucken: Darin steht nur, was ihn angeht.`,
  roundLabel: 'Runde',
  inPlay: ' (läuft)',
  page: 'Als Seite speichern',
  markdown: 'Als Markdown speichern',
  print: 'Drucken oder als PDF speichern',
}
