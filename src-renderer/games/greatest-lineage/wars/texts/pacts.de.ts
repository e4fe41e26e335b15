import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { den, Die, die, verb } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { ware } from '../../../../../src-shared/games/greatest-lineage/words/german/nouns.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './pacts.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Bündnisse und Verträge',
  since: (round) => `seit Runde ${figure(round)}`,
  round: (round) => `Runde ${figure(round)}`,
  inRound: (round) => `Runde ${figure(round)}:`,
  alliances: {
    title: 'Bündnisse',
    none: (prestige) =>
      `Niemand ist verbündet. Zwei Spieler im Frieden können es in Phase 5 vereinbaren: je ${figure(prestige)} Prestige, solange es hält.`,
    broken: (by, round) => `${Die(by)} ${verb(by, 'bricht', 'brechen')} es: Es endet in Runde ${figure(round)}, und der Krieg beginnt.`,
    bonusNow: (prestige) => `Nächster Bonus von je ${figure(prestige)} Prestige in dieser Runde.`,
    bonusThen: (prestige, round) => `Nächster Bonus von je ${figure(prestige)} Prestige in Runde ${figure(round)}.`,
    noDeal: 'Sie haben noch nicht gehandelt.',
    dealNow: 'In dieser Runde haben sie schon gehandelt.',
    dealThen: (round) => `Zuletzt haben sie in Runde ${figure(round)} gehandelt.`,
    credit: (who, tokens, of) => `${die(who)} ${figure(tokens)} von ${figure(of)}`,
    credits: (each) => `Durch Handel erhalten, bis zum nächsten Bonus: ${each}.`,
  },
  payments: {
    title: 'Fällige Zahlungen',
    none: 'Keine ist zugesagt.',
    debtor: (from) => die(from),
    owed: (from, to, amount, token) => `${verb(from, 'schuldet', 'schulden')} ${den(to)} ${figure(amount)} ${ware(token)}.`,
  },
  treaties: {
    title: 'Verträge',
    none: 'Noch keiner geschlossen.',
  },
  told: (lines) => `Was davon erzählt wurde, ${count(lines, 'Zeile', 'Zeilen')}`,
}
