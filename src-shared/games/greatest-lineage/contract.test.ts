import { gameContract } from '../testing/gameContract.ts'
import { GAME } from './game.ts'
import { SOAK } from './testing/soak.ts'

gameContract({
  game: GAME,
  soak: SOAK,
  seeds: [1, 2, 3],
  steps: 300,
  severalAlways: ['line.begin', 'line.beginPeaceful', 'line.kingdomWar.reason'],
  told: 100,
  bare: /\b(?:seat|account|unit|goal)\.[a-z]/,
  // The same in both languages while every figure is 3.
  alike: [
    ...['account.prestige', 'act.treaty.land', 'actGroup.land', 'field.deaths', 'field.record.agent', 'field.record.bonus'],
    ...[
      'field.record.landName',
      'field.record.monumentName',
      'field.record.prestige',
      'field.record.raidOn',
      'field.record.side',
      'figure.bronze',
    ],
    ...['figure.chance', 'figure.land', 'figure.monument', 'figure.prestige', 'group.land', 'line.event.change'],
    ...['line.event.own', 'line.opposedRoll', 'option.diplomacy.partner', 'option.namedLand', 'option.place', 'option.suggestedName'],
    ...['option.treaty.victor', 'record.monument', 'record.title.land', 'record.title.monument', 'record.title.tribe', 'score.prestige'],
  ],
  // Who begins is asked once for each seat, by one wording; not every figure of a question is listed beside it.
  unworded: ['question.first.', 'figure.'],
})
