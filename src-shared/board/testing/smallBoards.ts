import type { AreaPlan, HexPlan } from '../plan.ts'

/** Two islands with a lake, a river along two sides and a crossing. */
export const ISLANDS: HexPlan = {
  kind: 'hexes',
  name: 'Two islands',
  layout: { columns: 5, rows: 4, top: 'corner', shifted: 'even', wraps: false, codes: 'letters-first' },
  legend: { '.': ['low', 'open'], m: ['mountain'], '~': ['sea'], o: ['lake'] },
  closed: '~o',
  ground: ['..~~.', '.o~..', 'm.~.~', '..~~~'],
  rivers: ['00000', '00000', '10000', '10000'],
  crossings: [['B3', 'D3']],
  names: { A1: 'North Point', D3: 'Landing' },
}

export const VALLEYS: AreaPlan = {
  kind: 'areas',
  name: 'Three valleys',
  width: 100,
  height: 80,
  areas: [
    { id: 'upper', name: 'Upper Valley', grounds: ['hill'], borders: ['middle'], x: 20, y: 20 },
    {
      ...{ id: 'middle', name: 'Middle Valley', grounds: ['open', 'river'], borders: ['upper', 'lower'], x: 50, y: 40 },
      outline: [
        { x: 40, y: 30 },
        { x: 60, y: 30 },
        { x: 50, y: 60 },
      ],
    },
    { id: 'lower', name: 'Lower Valley', grounds: ['open'], borders: ['middle'], x: 80, y: 70 },
  ],
}
