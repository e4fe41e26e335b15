import type { Texts } from '../../../src-shared/language/catalogue.ts'
import type { EN } from './chance.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Eigenen Zufall dazugeben',
  lead: 'Bevor gewürfelt oder gezogen wird, kann dieses Gerät eigenen Zufall dazugeben. Dann hat niemand allein, auch nicht die Spielleitung, bestimmt, was die App würfelt und zieht.',
  add: 'Zufall dazugeben',
  added: 'Dieses Gerät gibt etwas dazu, sobald die Spielleitung es abruft. Lass die Seite so lange offen.',
  elsewhere:
    'Ein anderes Gerät von dir hat versprochen, etwas dazuzugeben, oder diese Seite, bevor sie neu geöffnet wurde. Für deinen Platz gibt ein Gerät etwas dazu: Überlass es jenem, oder gib stattdessen von hier etwas dazu.',
  instead: 'Stattdessen von hier dazugeben',
  leftOut: 'Der Zufall wurde ohne das gemischt, was dieses Gerät geschickt hat. Frag die Spielleitung, warum.',
  doing: 'etwas dazugegeben wurde',
  facts: 'Der Zufall an diesem Tisch',
  hash: 'Das ist die Prüfsumme des Startwerts. Schreib sie auf: Mit ihr erkennst du am Ende, dass alles, was gewürfelt und gezogen wird, von Anfang an feststand.',
  seed: 'Das ist der Startwert, gezeigt, seit das Spiel aus ist: Alles Gewürfelte und Gezogene folgt aus ihm.',
  how: 'Eine Seite, die mit dem Programm kommt, prüft alles Gewürfelte und Gezogene, sobald das Spiel aus ist; sie braucht kein Netz und kein Programm.',
}
