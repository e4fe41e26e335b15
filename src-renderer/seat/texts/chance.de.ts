import type { Texts } from '../../../src-shared/language/catalogue.ts'
import type { EN } from './chance.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Etwas zu den Würfeln geben',
  lead: 'Vor dem ersten Wurf kann dieses Gerät eigenen Zufall dazugeben. Dann hat niemand allein, auch nicht die Spielleitung, bestimmt, was die App würfeln wird.',
  add: 'Zu den Würfeln dazugeben',
  added: 'Dieses Gerät gibt etwas dazu, sobald die Spielleitung es abruft. Lass die Seite so lange offen.',
  leftOut: 'Die Würfel wurden ohne das gemischt, was dieses Gerät geschickt hat. Frag die Spielleitung, warum.',
  doing: 'etwas zu den Würfeln gegeben wurde',
  facts: 'Die Würfel',
  hash: 'Prüfsumme des Startwerts, von Anfang an gezeigt. Schreib sie auf: Mit ihr erkennst du am Ende, dass die Würfel vor dem ersten Wurf feststanden.',
  seed: 'Startwert, gezeigt, seit das Spiel aus ist',
  how: 'Wie man Würfel prüft, steht in der Datei docs/verify-dice.md des Programms.',
}
