import { collect, fill, post, type Procedure } from '../../../kernel/engine/procedure.ts'
import { numberField } from '../../../kernel/forms/field.ts'
import type { Problem } from '../../../kernel/problem.ts'
import type { World } from '../../../kernel/world/world.ts'
import { ownProblem } from './messages.ts'
import { deckOf, plays, seatsIn } from './records.ts'
import { POISON_CARDS, type Colour } from './types.ts'

/** What a seat says at the scoring of the real cards it owns; accounts of the seat. */
export const OWNED_ACCOUNTS = ['supports', 'learned', 'poisonCards'] as const
export type OwnedAccount = (typeof OWNED_ACCOUNTS)[number]

export function isOwnedAccount(account: string): account is OwnedAccount {
  return OWNED_ACCOUNTS.some((one) => one === account)
}

/** Asks every seat at once what it owns of the real cards (RULING-63): what the scoring counts, and no more. */
export function* countOwned(world: World): Procedure {
  yield* collect(seatsIn(world), (seat) => askOwned(world, seat))
}

/**
 * Spells of Support and poison cards in hand, draw pile and discard pile (OO-SCORE-2, OO-SCORE-3, RULING-43), and spells learned that are
 * still owned (OO-MISSION-10, RULING-48).
 */
function* askOwned(world: World, seat: Colour): Procedure {
  const owned = yield* fill('owned', seat, () => {
    const preset = (account: OwnedAccount): number => world.balance(seat, account)
    const max = spellsToLearn(world)
    return {
      ...{ rule: 'OO-SCORE-2' as const, rules: ['OO-SCORE-3' as const, 'OO-MISSION-10' as const] },
      fields: [
        numberField('supports', { wording: 'field.supports', min: 0, max, preset: preset('supports'), rule: 'OO-SCORE-2' }),
        numberField('learned', { wording: 'field.learned', min: 0, max, preset: preset('learned'), rule: 'OO-MISSION-10' }),
        numberField('poison', {
          ...{ wording: 'field.poison', min: 0, max: POISON_CARDS },
          ...{ preset: preset('poisonCards'), rule: 'OO-SCORE-3' },
        }),
      ],
      check: (answer) => ownedProblems(world, answer),
    }
  })
  if (owned === null) return
  yield* post('OO-SCORE-2', seat, 'supports', owned.supports - world.balance(seat, 'supports'))
  yield* post('OO-MISSION-10', seat, 'learned', owned.learned - world.balance(seat, 'learned'))
  yield* post('OO-SCORE-3', seat, 'poisonCards', owned.poison - world.balance(seat, 'poisonCards'))
}

/** Spells of the box that a seat can learn. */
function spellsToLearn(world: World): number {
  return deckOf(world).spells.reduce((sum, { pile, copies }) => sum + (pile === 'start' ? 0 : copies), 0)
}

/** Supports are learned, unless start spells are supports: where missions count learned spells, both numbers have to fit. */
function ownedProblems(world: World, { supports, learned }: { readonly supports: number; readonly learned: number }): readonly Problem[] {
  const areAllLearned = !deckOf(world).spells.some(({ pile, kind }) => pile === 'start' && kind === 'support')
  if (!plays(world, 'missions') || !areAllLearned || supports <= learned) return []
  return [ownProblem('learned', 'problem.fewLearned', { value: learned, supports }, 'OO-MISSION-10')]
}
