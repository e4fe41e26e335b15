import { gameContract } from '../testing/gameContract.ts'
import { GAME } from './game.ts'
import { SOAK } from './testing/soak.ts'

gameContract({
  game: GAME,
  soak: SOAK,
  seeds: [1, 2, 3, 4, 5],
  steps: 300,
  told: 100,
  bare: /\b(?:element|seat|clause|host|type)\./,
  // Chances, which are drawn.
  unworded: ['figure.good', 'figure.even', 'figure.bad'],
  alike: [
    ...['account.pipsLeft', 'counts.pips', 'type.BM', 'type.HO', 'option.priced', 'type.PA', 'figure.pips', 'figure.price'],
    ...['field.record.general', 'figure.element', 'part.element', 'die.defence', 'record.element', 'field.element'],
    ...['question.pips'],
  ],
})
