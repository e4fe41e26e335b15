import { gameContract } from '../testing/gameContract.ts'
import { GAME } from './game.ts'
import { SOAK } from './testing/soak.ts'

gameContract({
  game: GAME,
  soak: SOAK,
  seeds: [1, 2, 3, 4, 5],
  steps: 600,
  severalAlways: ['gap.nationDetails'],
  told: 200,
  bare: /\b(?:area|unit|seat|rollKind)\./,
  alike: ['unit.troll', 'people.malkioni', 'figure.nation', 'field.nation', 'place.way', 'part.units', 'part.held'],
})
