import type { Cursor, Effect } from '../../src-shared/kernel/world/effect.ts'
import type { SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import type { RuleId } from '../../src-shared/kernel/world/rule.ts'
import { SEATS } from '../../src-shared/games/greatest-lineage/rules/seats.ts'
import { newCivilisation } from '../../src-shared/games/greatest-lineage/testing/stage.ts'
import type { HouseRules } from '../../src-shared/games/greatest-lineage/rules/rulings/switches.ts'

/** Effects by hand, for tests of pages that only show what happened. */
export function posting(
  owner: string,
  account: string,
  delta: number,
  rule: RuleId = 'GL-SPEND-4',
  figures: Record<string, number | string> = {},
): Effect {
  return { kind: 'posting', rule, owner, account, delta, figures }
}

export function at(turn: number, seat: string, phase = 0): Effect {
  const cursor: Cursor = { turn, seat, phase }
  return { kind: 'checkpoint', cursor }
}

/** A campaign of these effects: the set-up with the game's own records first, then one answer for each list. */
export function entriesOf(
  setup: readonly Effect[],
  answers: readonly (readonly Effect[])[],
  houseRules: HouseRules = {},
  goal = 'conquest',
): SeenEntry[] {
  const game: Effect = {
    kind: 'record',
    rule: 'GL-SET-2',
    collection: 'game',
    id: 'game',
    value: { goal, houseRules, order: SEATS, ended: null } as never,
  }
  const civilisations: Effect[] = SEATS.map((seat) => ({
    kind: 'record',
    rule: 'GL-SET-1',
    collection: 'civilisation',
    id: seat,
    value: newCivilisation(seat) as never,
  }))
  return [
    { seq: 0, kind: 'setup', effects: [game, ...civilisations, ...setup] },
    ...answers.map((effects, index) => ({
      seq: index + 1,
      kind: 'answer' as const,
      request: `1/elves/1/question${index}`,
      answer: 'yes',
      effects,
    })),
  ]
}
