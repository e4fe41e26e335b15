import type { Texts } from '../../../src-shared/language/catalogue.ts'
import type { EN } from './chance.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Etwas zu den Würfeln geben',
  lead: 'Vor dem ersten Wurf kann dieses Gerät eigenen Zufall dazugeben. Dann hat niemand allein, auch nicht die Spielleitung, bestimmt, was die App würfeln wird.',
  add: 'Zu den Würfeln dazugeben',
  added: 'Dieses Gerät gibt etwas dazu, sobald die Spielleitung es abruft. Lass die Seite so lange offen.',
  elsewhere:
    'Ein anderes Gerät von dir hat versprochen, etwas zu den Würfeln zu geben, oder diese Seite, bevor sie neu geöffnet wurde. Für deinen Platz gibt ein Gerät etwas dazu: Überlass es jenem, oder gib stattdessen von hier etwas dazu.',
  instead: 'Stattdessen von hier dazugeben',
  leftOut: 'Die Würfel wurden ohne das gemischt, was dieses Gerät geschickt hat. Frag die Spielleitung, warum.',
  doing: 'etwas zu den Würfeln gegeben wurde',
  facts: 'Die Würfel',
  hash: 'Das ist die Prüfsumme des Startwerts. Schreib sie auf: Mit ihr erkennst du am Ende, dass die Würfel vor dem ersten Wurf feststanden.',
  seed: 'Das ist der Startwert, gezeigt, seit das Spiel aus ist: Jeder Wurf folgt aus ihm.',
  how: 'Eine Seite, die mit dem Programm kommt, prüft jeden Wurf, sobald das Spiel aus ist; sie braucht kein Netz und kein Programm.',
}
