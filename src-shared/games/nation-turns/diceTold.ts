import type { DiceFace } from '../api/diceFace.ts'
import { FACES } from './rules/tables.ts'

/** A round of a battle tells the dice of both sides; several may defend. */
export const DICE: DiceFace = {
  told({ wording, figures = {} }) {
    if (wording !== 'line.round') return null
    const { nation, attack, defence } = figures
    const casts = [
      { owner: String(nation), dice: thrown(attack) },
      { owner: null, dice: thrown(defence) },
    ]
    return { faces: FACES, casts: casts.filter(({ dice }) => dice.length > 0) }
  },
}

function thrown(dice: number | string | undefined): readonly number[] {
  return String(dice ?? '')
    .split(' ')
    .filter((die) => die !== '')
    .map(Number)
}
