import type { World } from '../../../../kernel/world/world.ts'
import { ruled, type SwitchValue } from './switches.ts'

/**
 * RULING-01 How a percentage loss of people is rounded: up (a lost roll costs at least one person), down or to the nearest whole.
 * `numerator` / `denominator` keeps the sum exact.
 */
export function roundLoss(world: World, numerator: number, denominator: number): number {
  return roundAs(ruled(world, 'loss_rounding'), numerator, denominator)
}

export type LossRounding = SwitchValue<'loss_rounding'>

/** The same where the table's decision is known. */
export function roundAs(rounding: LossRounding, numerator: number, denominator: number): number {
  switch (rounding) {
    case 'up':
      return Math.ceil(numerator / denominator)
    case 'down':
      return Math.floor(numerator / denominator)
    case 'nearest':
      return Math.floor(numerator / denominator + 0.5)
  }
}

/** GL-GEN-2 Where the book rounds up, a group that was only started counts whole: cards per territories, wood per newcomers. */
export function started(value: number, perGroup: number): number {
  return Math.ceil(value / perGroup)
}
