import type { Texts } from '../../../../../src-shared/language/catalogue.ts'
import { listed } from '../../../../../src-shared/language/numbers.ts'
import { akk, den, der, Die, verb } from '../../../../../src-shared/games/greatest-lineage/words/german/names.ts'
import { person } from '../../../../../src-shared/games/greatest-lineage/words/german/persons.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'
import type { EN } from './wars.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Kriege',
  lead: 'Jeder Krieg mit beiden Bonusblättern und den Chancen der nächsten Schlacht; daneben Raubzüge, Bündnisse und Verträge.',
  against: 'gegen',
  enemy: (seat) => akk(seat),
  notKnown: 'nicht bekannt',
  inRound: (round) => `Runde ${figure(round)}:`,
  card: {
    since: (round, turns) => `Begonnen in Runde ${figure(round)}; er dauert bisher ${count(turns, 'Zug', 'Züge')}.`,
    next: 'Die nächste Schlacht durchspielen',
    show: 'Chancen und Bonus zeigen',
    fold: 'Einklappen',
    againstWhom: (enemy) => ` gegen ${akk(enemy)}`,
    battles: 'Bisherige Schlachten',
  },
  standing: {
    title: 'Wie der Krieg steht',
    what: 'Was',
    warriors: 'Krieger im Krieg',
    royals: 'Vom Herrscherhaus in der Schlacht',
    royal: (role, sex) => person(role, sex).name,
    noRoyals: 'niemand',
    land: 'Eigenes Land',
    occupied: 'Besetztes Land',
    noneOccupied: 'keins',
    settlementsAmong: (settlements) => `, davon ${figure(settlements)} mit Siedlung`,
    prestige: 'Prestige',
    noPrestige: 'keins',
    lost: 'Prestige durch den Krieg verloren',
    leader: 'Angeführt von',
    drift: 'Kosten der Dauer im nächsten Zug',
    truce: {
      agreed: 'Beide Seiten sind sich einig, die nächste Schlacht nicht zu schlagen.',
      refused: 'Der Vorschlag, die nächste Schlacht nicht zu schlagen, wurde abgelehnt.',
    },
    tribute: (payer, tokens) => `${Die(payer)} ${verb(payer, 'könnte', 'könnten')} sofort Frieden haben, für ${tokens}.`,
    lasts: (one, other) => `Ihn beendet nur ein Vertrag, ein Rückzug oder der Untergang ${der(one)} oder ${der(other)}.`,
  },
  drift: {
    later: (prestige, from, next) =>
      `Ab dem ${figure(from)}. Zug des Krieges kostet er jeden Spieler ${figure(prestige)} Prestige pro Zug; der nächste ist der ${figure(next)}.`,
    now: (prestige, land, half, monument, sticks) =>
      `Jeder Zug kostet jetzt jeden Spieler ${figure(prestige)} Prestige; dazu ${figure(land)} für verlorenes Land, ${figure(half)} für die Hälfte der Krieger und ${figure(monument)} für jedes verlorene Monument, ${sticks ? 'sobald das in diesem Krieg einmal geschehen ist' : 'jeweils in der Schlacht, in der es geschieht'}.`,
  },
  none: {
    title: 'Zurzeit ist kein Krieg',
    how: 'Wie einer beginnt',
    written:
      'In Phase 5 schreibt ein Spieler den Krieg heimlich in sein Heft: nur den Namen dessen, gegen den er geht. Verbündete sind keine Ziele.',
    writtenPeaceful:
      'In Phase 5 schreibt ein Spieler den Krieg heimlich in sein Heft: nur den Namen dessen, gegen den er geht. Verbündete sind keine Ziele, im friedlichen Spiel auch keine anderen Spieler.',
    opens: (rounds) =>
      `${rounds === 0 ? 'In derselben Runde' : `${count(rounds, 'Runde', 'Runden')} danach`} oder in jeder späteren darf er vor aller Augen beginnen oder ohne Kosten gestrichen werden.`,
    muster: 'Männer werden gegen Marken zu Kriegern, und noch im selben Zug ist die erste Schlacht.',
    battle:
      'Beide Seiten würfeln und zählen ihren Bonus dazu; wer die kleinere Summe hat, verliert so viel Prozent seiner Krieger, wie er zurückliegt.',
    then: 'Solange ein Krieg dauert, stehen hier beide Bonusblätter und die Chancen der nächsten Schlacht, bevor jemand würfelt.',
  },
  planned: {
    title: 'Kommende Kriege',
    announced: (entered, opens) => `, angekündigt in Runde ${figure(entered)}: beginnt in Runde ${figure(opens)}.`,
    noneAnnounced: 'Kein Krieg ist angekündigt.',
    booklets: 'Was in den Heften steht',
    own: 'In deinem Heft',
    mayOpenNow: (entered) => `, eingetragen in Runde ${figure(entered)}: darf jetzt beginnen.`,
    mayOpenFrom: (entered, opens) => `, eingetragen in Runde ${figure(entered)}: darf ab Runde ${figure(opens)} beginnen.`,
    noneWritten: 'In keinem Heft steht ein Krieg.',
  },
  ended: {
    title: 'Vergangene Kriege',
    rounds: (from, to) => `Runde ${figure(from)} bis ${figure(to)}`,
    summary: (battles, one, deadOfOne, other, deadOfOther) =>
      `${count(battles, 'Schlacht', 'Schlachten')}; Tote: ${figure(deadOfOne)} auf der Seite ${der(one)}, ${figure(deadOfOther)} auf der Seite ${der(other)}.`,
  },
  kingdoms: {
    title: 'Monsterreiche',
    none: 'Kein Monsterreich besteht mehr.',
    warriors: 'Krieger',
    territories: 'Gebiete',
    atWar: (enemies) => `Im Krieg mit ${listed(enemies.map(den))}: Es nimmt, was zu holen ist.`,
    quiet: 'Hält still, bis alle lebenden Spieler die ersten drei Zeitalter hinter sich haben.',
    first: (round) => `Beginnt seinen ersten Krieg in Runde ${figure(round)}.`,
    peace: 'Im Frieden.',
    peaceUntil: (since, again) => `Im Frieden seit Runde ${figure(since)}: In Runde ${figure(again)} greift es wieder an.`,
  },
}
