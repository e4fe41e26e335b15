import { roll, type Procedure } from '../../../../kernel/engine/procedure.ts'
import { GAME_MASTER, type Figures, type RuleId } from '../../../../kernel/world/rule.ts'

const FACES = 100

/**
 * One of `count` by lot, 0 to `count` - 1, each as likely as the other: as many percentile dice as it takes (question `name`, rolled by
 * the game master), read as one number (01 01 is the first), which falls to the candidates in turn; dice beyond the last full turn are
 * rolled again. No dice for one candidate.
 */
export function* drawLot(name: string, rule: RuleId, count: number, figures: Figures = {}): Procedure<number> {
  const dice = diceFor(count)
  const fair = Math.floor(FACES ** dice / Math.max(1, count)) * count
  while (count > 1) {
    const { values } = yield* roll(name, GAME_MASTER, () => ({
      rule,
      wording: 'roll.lot',
      faces: FACES,
      count: dice,
      test: { type: 'number' },
      figures: { candidates: count, fair, ...figures },
    }))
    const drawn = Array.from(values ?? []).reduce((number, die) => number * FACES + die - 1, 0)
    if (drawn < fair) return drawn % count
  }
  return 0
}

/** Percentile dice that tell `count` candidates apart. */
function diceFor(count: number): number {
  let dice = 1
  while (FACES ** dice < count) dice += 1
  return dice
}
