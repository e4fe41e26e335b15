import { countOutcomes, outcomeOfDie } from '../../../src-shared/kernel/chance/rollTest.ts'
import { signed } from '../../../src-shared/language/figures.ts'
import type { RollRequest } from '../../../src-shared/kernel/engine/request.ts'
import type { Answered } from '../../stores/tableState.ts'
import { deskTexts } from './texts/desk.ts'
import { tallies } from '../../wording/dice.ts'
import { accountName, outcomeName, seatName } from '../../wording/names.ts'
import { digestOf } from '../requests/effects.ts'
import { tellLine } from '../../../src-shared/games/text/telling.ts'

/** More dice than this are read out by their outcomes. */
const ONE_BY_ONE = 6
const MOST_LINES = 3

/** What an answer came to, for ears: its dice with their outcomes, what changed, and what the chronicle tells. Empty where there is nothing to tell. */
export function spokenOutcome({ request, entry }: Answered): string {
  const { changes, lines } = digestOf(entry.effects ?? [], request.seat)
  const owners = [...new Set(changes.map(({ owner }) => owner))]
  return [
    request.kind === 'roll' ? spokenDice(request, entry.answer) : '',
    ...owners.map((owner) => {
      const theirs = changes.filter((change) => change.owner === owner)
      return deskTexts.spoken.changes(
        seatName(owner),
        theirs.map(({ account, delta }) => `${signed(delta)} ${accountName(account)}`),
      )
    }),
    ...lines.slice(0, MOST_LINES).map((line) => tellLine(line)),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function spokenDice({ test }: RollRequest, answer: unknown): string {
  const { dice, counts } = (answer ?? {}) as { readonly dice?: readonly number[]; readonly counts?: Readonly<Record<string, number>> }
  if (dice !== undefined && dice.length <= ONE_BY_ONE) {
    const shown = dice.map((value, place) => {
      const outcome = outcomeOfDie(test, value, place)
      return outcome === null ? String(value) : `${value}, ${outcomeName(outcome)}`
    })
    return deskTexts.spoken.dice(test.type === 'sum' ? [...shown, ...tallies({ test }, countOutcomes(test, dice))] : shown)
  }
  const known = tallies({ test }, counts ?? (dice === undefined ? {} : countOutcomes(test, dice)))
  return known.length === 0 ? '' : deskTexts.spoken.dice(known)
}
