import type { Texts } from '../../../src-shared/language/catalogue.ts'
import { den } from '../../../src-shared/rulesets/greatest-lineage/wording/german/names.ts'
import { figure } from '../../../src-shared/rulesets/greatest-lineage/wording/words.ts'
import type { EN } from '../en/reportSheet.ts'

export const DE: Texts<typeof EN> = {
  title: 'Bericht einer Runde',
  lead: (seat) =>
    `Was ${den(seat)} geschah, was sie sahen und wonach sie als Nächstes gefragt werden. Für die Post an den Spieler oder zum Drucken: Darin steht nur, was ihm gehört.`,
  roundLabel: 'Runde',
  round: (round) => `Runde ${round}`,
  before: 'Vor der ersten Runde',
  inPlay: ' (läuft)',
  page: 'Als Seite speichern',
  markdown: 'Als Markdown speichern',
  print: 'Drucken oder als PDF speichern',
  paper: {
    head: (seat, round) => `${seat}, Runde ${figure(round)}`,
    over: 'Die Runde ist vorbei',
    running: 'Die Runde wird noch gespielt',
    asked: 'Wonach du als Nächstes gefragt wirst',
    yourTurn: 'Dein Zug',
    elsewhere: 'Was die Züge der anderen dir brachten',
    saw: 'Was du sahst',
    times: (times) => ` (${figure(times)}-mal)`,
    then: (balance, why) => `, dann ${figure(balance)}: ${why}`,
    booklet: 'Dein Heft',
    stood: 'Wie du am Ende der Runde standest',
    stand: 'Wie du stehst',
    age: (age) => `Zeitalter: ${age}`,
    next: (age, needs) => `. Für ${age}: ${needs}`,
    need: (name, have, need) => `${name} ${figure(have)} von ${figure(need)}`,
    met: ' (erfüllt)',
    account: 'Konto',
    opening: 'Vorher',
    change: 'Änderung',
    balance: 'Nachher',
  },
}
