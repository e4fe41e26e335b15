import { isTarget, otherSide, type Bout } from '../../../../src-shared/games/hordes/rules/combat/bout.ts'
import type { Side } from '../../../../src-shared/games/hordes/rules/records.ts'
import { held } from '../../../../src-shared/games/hordes/rules/rulings/ruled.ts'
import { MOST_AID, MOST_FLANKS } from '../../../../src-shared/games/hordes/rules/tables.ts'
import { isAerial, isGround, type TypeCode } from '../../../../src-shared/games/hordes/rules/types.ts'
import type { Offers } from './factorRows.ts'

/** More supporters than this are not tried out. */
const MOST_SUPPORT = 3

/** Everything that could be said of a combat between two types, whoever they are. */
export function offersFor(bout: Bout): Readonly<Record<Side, Offers>> {
  return { a: sideOffers(bout, 'a'), b: sideOffers(bout, 'b') }
}

/** Whether it matters that contact was made in this bound: Knights against somebody they fear. */
export function asksFresh({ kind, a, b }: Pick<Bout, 'kind' | 'a' | 'b'>): boolean {
  const met = (own: Bout['a'], foe: Bout['a']): boolean => own.type === 'KN' && FEARED.has(foe.type)
  return kind === 'close' && (met(a, b) || met(b, a))
}

const FEARED: ReadonlySet<TypeCode> = new Set<TypeCode>(['MA', 'SH', 'AR'])

function sideOffers(bout: Bout, side: Side): Offers {
  const { type } = bout[side]
  const foe = bout[otherSide(side)]
  const stands = type !== 'AR' && (!isAerial(type) || held(bout.houseRules, 'aerial_bad'))
  const going = stands ? { bad: 1 } : {}
  if (bout.kind === 'close')
    return {
      ...going,
      ...{ flanks: MOST_FLANKS, rear: 1, supporters: MOST_SUPPORT },
      ...(isGround(foe.type) ? { height: 1 } : {}),
      ...(type === 'SP' || type === 'WB' ? { rank: 1 } : {}),
      ...(foe.type === 'ST' ? { aid: MOST_AID } : {}),
    }
  const target = isTarget(bout, side)
  const spell = bout.kind === 'bespell'
  return {
    ...going,
    ...(stands && (target || !spell) ? { cover: 1 } : {}),
    ...(target && spell ? { ward: 1, water: 1 } : {}),
    ...(target && spell && type === 'MA' ? { ownStronghold: 1 } : {}),
    ...(bout.by === side || bout.kind === 'mutual' ? { aid: MOST_AID } : {}),
  }
}
