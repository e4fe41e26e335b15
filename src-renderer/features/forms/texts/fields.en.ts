import { count, figure } from '../../../../src-shared/language/figures.ts'

/** Fields that are a group of controls: several picks, an order, a space, rows. */
export const EN = {
  chosen: (chosen: number, least: number, most: number) =>
    least === most ? `${figure(chosen)} of ${figure(most)} chosen` : `${figure(chosen)} chosen, ${figure(least)} to ${figure(most)} wanted`,
  giveUp: (name: string) => `Give ${name} up`,
  replacesLast: 'The next one replaces the last.',
  noPlaces: 'Choose none',
  asList: 'As a list',
  up: (name: string) => `${name}: up`,
  down: (name: string) => `${name}: down`,
  nowAt: (name: string, place: number, places: number) => `${name}: place ${figure(place)} of ${figure(places)}`,
  noPlace: 'No space answers here.',
  barred: (places: number) => `${count(places, 'space', 'spaces')} not possible`,
  row: (row: number, rows: number) => `Row ${figure(row)} of ${figure(rows)}`,
  rows: (rows: number, least: number, most: number) =>
    least === most ? count(rows, 'row', 'rows') : `${count(rows, 'row', 'rows')}, ${figure(least)} to ${figure(most)} wanted`,
  add: 'Add a row',
  remove: 'Remove',
  suggestions: 'Suggested names',
}
