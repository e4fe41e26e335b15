import { held } from '../rulings/ruled.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { GREAT } from '../tables.ts'
import { isAerial, type TypeCode } from '../types.ts'
import { mayPassRecoiling, type Meeting } from './passing.ts'

/** What lies behind a recoiler: nothing, ground it cannot enter, wood or BUA, the edge, or an element. */
export type Behind = 'nothing' | 'impassable' | 'builtUp' | 'edge' | Omit<Meeting, 'mover'>

/** What then becomes of it: `crushed` is the other, all else the recoiler. */
export type Met = 'clear' | 'lost' | 'stops' | 'destroyed' | 'crushed' | 'passes' | 'pushes'

/** T-MEET, tried from above. `room`: to end clear, or for a friend to be pushed into. */
export function meet(mover: TypeCode, behind: Behind, room: boolean, houseRules: HouseRules): Met {
  if (behind === 'nothing') return 'clear'
  if (behind === 'edge') return held(houseRules, 'over_edge') === 'stops' ? 'stops' : 'lost'
  if (behind === 'impassable') return 'destroyed'
  if (behind === 'builtUp') return isAerial(mover) ? 'destroyed' : 'clear'
  if (behind.met === 'ST') return 'destroyed'
  if (crushes(mover, behind.met)) return 'crushed'
  if (room && mayPassRecoiling({ mover, ...behind })) return 'passes'
  if (room && mayPush(mover, behind)) return 'pushes'
  return 'destroyed'
}

/** HQ-RES-7 Behemoths and Dragons that recoil destroy what they meet, except Behemoths, aerials and Sneakers (RULING-51). */
function crushes(mover: TypeCode, met: TypeCode): boolean {
  return (mover === 'BM' || mover === 'DR') && met !== 'BM' && met !== 'SN' && !isAerial(met)
}

/** HQ-RES-4 Friends that cannot be passed are pushed back; Behemoths, Dragons and Gods by each other alone. */
function mayPush(mover: TypeCode, { met, friend }: Omit<Meeting, 'mover'>): boolean {
  return friend && (!GREAT.includes(met) || GREAT.includes(mover))
}
