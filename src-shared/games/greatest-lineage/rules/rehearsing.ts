import type { RollRequest } from '../../../kernel/engine/request.ts'
import type { Rehearsing, SimpleRoll } from '../../../kernel/engine/ruleset.ts'
import { REFUSE } from './diplomacy/partners.ts'

/** Everything but phase 1: what the timeline brings is known to nobody but the game master until it comes. */
const PHASES = [0, 2, 3, 4, 5, 6, 7, 8, 9]

/** How a turn of this game is tried out: nobody is born, found or hit, nobody agrees to anything, and battles end even. */
export const REHEARSING: Rehearsing = {
  phases: PHASES,
  // GL-AGE-6 Whether others can hold their age hangs on what only they know.
  decided: { revert_check: 'phase9' },
  refusals: [REFUSE],
  stillDie,
}

function stillDie({ faces, test, figures, wording }: SimpleRoll): number | null {
  switch (test.type) {
    case 'atMost':
      // The mildest failure: GL-POP-5 a mother dies by the very number by which her child was not born.
      return test.need < faces ? Math.max(1, test.need + 1) : 1
    case 'atMostEach':
      return faces
    case 'atLeast':
    case 'atLeastEach':
      return 1
    case 'sum':
      return test.be === 'atLeast' ? 1 : faces
    case 'table':
      return test.rows[0]?.from ?? 1
    case 'number':
      // GL-CHK-4 A people in need loses somebody whatever the die shows.
      if (faces === 10) return null
      return wording === 'roll.lot' ? 1 : evenDie(figures, faces)
    default:
      return test satisfies never
  }
}

/** RULING-51 Equal sums cost nobody: the die of an opposed roll that makes, or lets the other make, the sums equal. High where nobody opposes: nothing is found. */
function evenDie({ bonus, enemyBonus, enemyTotal }: RollRequest['figures'], faces: number): number {
  if (bonus === undefined) return faces
  const die = enemyTotal === undefined ? (faces + Number(enemyBonus) - Number(bonus)) / 2 : Number(enemyTotal) - Number(bonus)
  return Math.min(faces, Math.max(1, Math.floor(die)))
}
