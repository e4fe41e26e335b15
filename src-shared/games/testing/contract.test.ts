import { CROWD_SOAK } from './crowd.ts'
import { gameContract } from './gameContract.ts'
import { toyFace } from './toyFace.ts'

gameContract({
  game: toyFace({ feast: true, craft: true, sheets: true }),
  soak: { ...CROWD_SOAK, headStart: () => [] },
  seeds: [1, 2, 3],
  steps: 200,
  told: 50,
  bare: /\b(?:seat|account|option)\.[a-z]/,
  alike: ['roll.wind'],
  unlisted: ['TOY-'],
  unworded: ['question.'],
})
