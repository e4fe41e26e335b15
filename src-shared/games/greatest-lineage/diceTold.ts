import type { Figure } from '../../kernel/world/rule.ts'
import type { CastTold, DiceFace, DiceTold } from '../api/diceFace.ts'

/** Lines that tell of dice: rolls of two sides, and single ones everybody sees. */
export const DICE: DiceFace = {
  told({ wording, figures = {} }): DiceTold | null {
    const { faction, enemy, seat, die, enemyDie, value, bonus, enemyBonus, total, enemyTotal, margin, need } = figures
    switch (wording) {
      case 'line.opposedRoll':
        return { ...hundred(side(faction, die, bonus, total), side(enemy, enemyDie, enemyBonus, enemyTotal)), margin: Number(margin) }
      case 'line.firstRoll':
        return hundred(single(seat, value))
      case 'line.royalRoll':
      case 'line.destructionRoll':
        return hundred({ ...single(faction, die), from: Number(need) })
      case 'line.war.heldOut':
        return hundred(single(seat, die))
      default:
        return null
    }
  },
}

function hundred(...casts: readonly CastTold[]): DiceTold {
  return { faces: 100, casts }
}

function single(owner: Figure, die: Figure): CastTold {
  return { owner: String(owner), dice: [Number(die)] }
}

function side(owner: Figure, die: Figure, modifier: Figure, total: Figure): CastTold {
  return { ...single(owner, die), sum: { modifier: Number(modifier), total: Number(total) } }
}
