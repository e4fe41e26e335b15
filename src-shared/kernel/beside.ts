import type { NamingEntry, StandInEntry } from './journal.ts'
import { checkNames } from './naming.ts'
import type { Outcome } from './problem.ts'
import { accept, refuse } from './problem.ts'
import type { SeatId } from './rule.ts'
import type { Ruleset } from './ruleset.ts'
import { standInProblem } from './standIns.ts'
import type { World } from './world.ts'

/** What people write down beside the play, which it changes nothing of. */
export type Beside = Pick<NamingEntry, 'kind' | 'names'> | Pick<StandInEntry, 'kind' | 'seat' | 'by'>

/** As it is written down; refused where it names what is not there. `by`: the seat that names by itself what is its own; absent: the game master. */
export function checkBeside(
  beside: Beside,
  { namable, seats }: Pick<Ruleset, 'namable' | 'seats'>,
  world: World,
  by?: SeatId,
): Outcome<Beside> {
  if (beside.kind === 'naming') {
    const names = checkNames(beside.names, namable?.(world, by) ?? [])
    return names.ok ? accept({ kind: 'naming', names: names.value }) : names
  }
  const trouble = standInProblem(beside.seat, beside.by, seats(world))
  return trouble === null ? accept(beside) : refuse(trouble)
}
