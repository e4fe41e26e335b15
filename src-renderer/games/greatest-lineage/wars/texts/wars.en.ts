import type { Royal, Sex } from '../../../../../src-shared/games/greatest-lineage/rules/records.ts'
import { capitalThe, the } from '../../../../../src-shared/games/greatest-lineage/words/names.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'

/** Names of wars, how each stands, those to come and those that are over. */
export const EN = {
  title: 'Wars',
  lead: 'Every war with both bonus sheets and the odds of its next battle; raids, alliances and treaties next to it.',
  /** Between the two sides of a war; the second in the case that follows it. */
  against: 'against',
  enemy: (seat: string) => the(seat),
  notKnown: 'not known',
  inRound: (round: number) => `Round ${figure(round)}:`,
  card: {
    since: (round: number, turns: number) => `Open since round ${figure(round)}; ${count(turns, 'turn')} of war so far.`,
    next: 'The next battle, tried out',
    show: 'Show odds and bonus',
    fold: 'Hide',
    againstWhom: (enemy: string) => ` against ${the(enemy)}`,
    battles: 'Battles so far',
  },
  standing: {
    title: 'State of the war',
    what: 'What',
    warriors: 'Warriors in it',
    royals: 'Royals in battle',
    royal: (role: Royal['role'], _sex: Sex): string => role,
    noRoyals: 'none',
    land: 'Own land',
    occupied: 'Land it occupies',
    noneOccupied: 'none',
    settlementsAmong: (settlements: number) => `, ${figure(settlements)} with a settlement`,
    prestige: 'Prestige',
    noPrestige: 'none',
    lost: 'Prestige lost by this war',
    leader: 'Led by',
    drift: 'Its length costs, next turn',
    truce: {
      agreed: 'Both sides have agreed not to fight the next battle.',
      refused: 'A proposal not to fight the next battle was refused.',
    },
    tribute: (payer: string, tokens: string) => `${capitalThe(payer)} could make peace at once for ${tokens}.`,
    lasts: (one: string, other: string) => `Only a treaty ends it, a withdrawal, or the fall of ${the(one)} or ${the(other)}.`,
  },
  drift: {
    later: (prestige: number, from: number, next: number) =>
      `From turn ${figure(from)} of the war on it costs each player ${figure(prestige)} prestige a turn; the next is turn ${figure(next)}.`,
    now: (prestige: number, land: number, half: number, monument: number, sticks: boolean) =>
      `Every turn now costs each player ${figure(prestige)} prestige a turn; ${figure(land)} more for lost land, ${figure(half)} for half of the warriors and ${figure(monument)} for each lost monument, ${sticks ? 'once that has happened in this war' : 'in that battle'}.`,
  },
  none: {
    title: 'No war is being fought',
    how: 'How one begins',
    written:
      'In phase 5 a player writes the war down in the booklet, in secret: only the name of whom it is against. Allies are no targets.',
    writtenPeaceful:
      'In phase 5 a player writes the war down in the booklet, in secret: only the name of whom it is against. Allies are no targets, and in the peaceful game neither are other players.',
    opens: (rounds: number) =>
      `${rounds === 0 ? 'In the same round' : `${count(rounds, 'round')} later`}, or in any after that, it may be opened before everybody, or struck out for nothing.`,
    muster: 'Males become warriors, for tokens, and the first battle is fought in the same turn.',
    battle: 'Both sides roll and add their bonus; the lower sum loses as many in a hundred of its warriors as it is behind.',
    then: 'During a war this page shows both bonus sheets and the odds of its next battle before anybody rolls.',
  },
  planned: {
    title: 'Wars to come',
    announced: (entered: number, opens: number) => `, announced in round ${figure(entered)}: opens in round ${figure(opens)}.`,
    noneAnnounced: 'No war is announced.',
    booklets: 'Contents of the booklets',
    own: 'In your booklet',
    mayOpenNow: (entered: number) => `, written in round ${figure(entered)}: may open now.`,
    mayOpenFrom: (entered: number, opens: number) => `, written in round ${figure(entered)}: may open from round ${figure(opens)} on.`,
    noneWritten: 'No war is written in any booklet.',
  },
  ended: {
    title: 'Wars that are over',
    rounds: (from: number, to: number) => `rounds ${figure(from)} to ${figure(to)}`,
    summary: (battles: number, one: string, deadOfOne: number, other: string, deadOfOther: number) =>
      `${count(battles, 'battle')}; dead: ${figure(deadOfOne)} of ${the(one)}, ${figure(deadOfOther)} of ${the(other)}.`,
  },
  kingdoms: {
    title: 'Kingdoms',
    none: 'There are no kingdoms.',
    warriors: 'warriors',
    territories: 'territories',
    atWar: (enemies: readonly string[]) => `At war with ${enemies.map(the).join(' and ')}: it goes for everything there is.`,
    quiet: 'Keeps quiet until every living player has left the first three ages.',
    first: (round: number) => `Opens its first war in round ${figure(round)}.`,
    peace: 'At peace.',
    peaceUntil: (since: number, again: number) => `At peace since round ${figure(since)}: it attacks again in round ${figure(again)}.`,
  },
}
