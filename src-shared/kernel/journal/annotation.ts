import type { NamingEntry, StandInEntry } from './journal.ts'
import { checkNames } from './naming.ts'
import { accept, refuse, type Outcome } from '../problem.ts'
import type { SeatId } from '../world/rule.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { standInProblem } from './standIns.ts'
import type { World } from '../world/world.ts'

/** What people write down about the play: names and stand-ins. It changes nothing of play. */
export type Annotation = Pick<NamingEntry, 'kind' | 'names'> | Pick<StandInEntry, 'kind' | 'seat' | 'by'>

/** As it is written down; refused where it names what is not there. `by`: the seat that names by itself what is its own; absent: the game master. */
export function checkAnnotation(
  annotation: Annotation,
  { namable, seats }: Pick<Ruleset, 'namable' | 'seats'>,
  world: World,
  by?: SeatId,
): Outcome<Annotation> {
  if (annotation.kind === 'naming') {
    const names = checkNames(annotation.names, namable?.(world, by) ?? [])
    return names.ok ? accept({ kind: 'naming', names: names.value }) : names
  }
  const trouble = standInProblem(annotation.seat, annotation.by, seats(world))
  return trouble === null ? accept(annotation) : refuse(trouble)
}
