import { figure } from '../../../../src-shared/language/figures.ts'

/** The board of a campaign in play. */
export const EN = {
  title: 'Map',
  lead: 'Who owns each territory, where it is and what is on it. Point at a territory, or move with the arrow keys.',
  none: 'The land of this campaign is on your table; the workbench only counts it.',
  notYet: 'There was no map yet.',
  round: 'As it was in round',
  asOf: (round: number, isNow: boolean) => (isNow ? `Round ${figure(round)}, now` : `End of round ${figure(round)}`),
  /** Of the board, as a file. */
  file: (campaign: string, round: number) => `${campaign}, map, round ${figure(round)}`,
  list: 'All territories as a list',
  change: (name: string) => `Change ${name}`,
  holder: 'Whose land it is',
  nobody: 'Nobody’s',
  name: 'Name',
  ground: 'Ground',
  reason: 'Reason',
  decree: 'Change it',
  changed: (name: string) => `${name} is changed.`,
  lay: 'Give the campaign a map',
  layText:
    'Land is laid out to fit the ledgers: everybody begins where the world places them and has as much land as now. What is elsewhere on your table can be changed afterwards. From then on you point out land on the map, and the map works out what is nearest.',
  layFile: 'Open a world from a file',
  laid: 'The campaign has a map now.',
}
