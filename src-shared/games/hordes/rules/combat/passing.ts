import { isAerial, isGround, isMounted, TYPES, type TypeCode } from '../types.ts'

/** Two that come together: one moves, the other is met. */
export interface Meeting {
  readonly mover: TypeCode
  readonly met: TypeCode
  readonly friend: boolean
  /** It faces the way of the mover, or the opposite one. */
  readonly aligned: boolean
  /** What is met is in close combat. */
  readonly engaged: boolean
}

/** Whether an element may pass what it meets as it recoils, where there is room to end clear. */
export function mayPassRecoiling(meeting: Meeting): boolean {
  return (
    passesSneakers(meeting) ||
    passesAsMagician(meeting) ||
    passesAsGod(meeting) ||
    (!isHeldAloft(meeting) && (passesUnder(meeting) || passesAsMounted(meeting)))
  )
}

/** Whether an element may pass what it meets as it moves, or flees behind its recoil. */
export function mayPassMoving(meeting: Meeting): boolean {
  return mayPassRecoiling(meeting) || (fliesOverGround(meeting.mover) && isGround(meeting.met))
}

/** HQ-INT-1 Sneakers pass, and are passed by, anything. */
function passesSneakers({ mover, met }: Meeting): boolean {
  return mover === 'SN' || met === 'SN'
}

/** HQ-INT-2 Magicians pass through any friends. */
function passesAsMagician({ mover, friend }: Meeting): boolean {
  return mover === 'MA' && friend
}

/** HQ-INT-3 Gods pass through any elements. */
function passesAsGod({ mover }: Meeting): boolean {
  return mover === 'GO'
}

/** HQ-INT-4 Ground troops pass under friendly aerials, and under enemy Fliers and Aerial Heroes, unless these are in close combat (RULING-21). */
function passesUnder({ mover, met, friend, engaged }: Meeting): boolean {
  return isGround(mover) && isAerial(met) && (friend || met === 'FL' || met === 'AH') && !engaged
}

/** HQ-INT-5 Aerials that do not recoil pass over any ground troops. */
export function fliesOverGround(mover: TypeCode): boolean {
  return isAerial(mover)
}

/** HQ-INT-6 Aerials that recoil pass over nobody; Sneakers and Gods keep their right (RULING-52). */
function isHeldAloft({ mover }: Meeting): boolean {
  return isAerial(mover)
}

/** HQ-INT-7 Mounted pass through friendly foot that faces the same or the opposite way. */
function passesAsMounted({ mover, met, friend, aligned }: Meeting): boolean {
  return isMounted(mover) && friend && TYPES[met].class === 'F' && aligned
}
