import type { Figures } from '../../kernel/world/rule.ts'
import type { CastTold, DiceFace } from '../api/diceFace.ts'
import type { Host } from './rules/records.ts'
import { FACES } from './rules/tables.ts'

/** Combats, PIPs and the dice for the defence tell what was thrown. */
export const DICE: DiceFace = {
  told({ wording, figures = {} }) {
    if (wording === 'line.pips') return { faces: FACES, casts: [{ owner: String(figures['host']), dice: [Number(figures['pips'])] }] }
    if (wording === 'line.defence' || wording === 'line.defenceTied') {
      const blue = figures['blueDie'] ?? figures['redDie']
      return { faces: FACES, casts: [cast('redHost', figures['redDie']), cast('blueHost', blue)] }
    }
    return wording.startsWith('line.combat.') ? combat(figures) : null
  },
}

function combat(figures: Figures): { readonly faces: number; readonly casts: readonly CastTold[]; readonly margin: number } {
  const { element, die, total, score, other, otherDie, otherTotal, otherScore } = figures
  return {
    faces: FACES,
    casts: [
      { ...cast(hostOf(element), die), sum: { modifier: Number(total), total: Number(score) } },
      { ...cast(hostOf(other), otherDie), sum: { modifier: Number(otherTotal), total: Number(otherScore) } },
    ],
    margin: Number(score) - Number(otherScore),
  }
}

function cast(owner: Host, die: number | string | undefined): CastTold {
  return { owner, dice: [Number(die)] }
}

function hostOf(element: number | string | undefined): Host {
  return String(element).startsWith('red-') ? 'redHost' : 'blueHost'
}
