import { TABLE_SEAT, type Cursor } from '../world/effect.ts'
import { GAME_MASTER, type SeatId } from '../world/rule.ts'

/** What the id of a request says. */
export interface RequestPlace {
  /** Where play stood when it was asked. */
  readonly cursor: Cursor
  /** The question's own name: `treatyAnswer`. */
  readonly name: string
  /** Who was asked. */
  readonly seat: SeatId
}

/**
 * The id of a request, `turn/seat/phase/name`: `3/elves/3/births`. A seat that is asked while another is on turn is named behind it
 * (`3/elves/5/treatyAnswer@humans`), so that how often one seat was asked does not show in the numbers of another's questions. Actor,
 * step and pass of the cursor stand in it where it has them: `3/elves:north/5.2~1/spend`.
 */
export function writeRequestId(cursor: Cursor, name: string, seat: SeatId): string {
  return `${writePlace(cursor)}/${name}${seat === onTurn(cursor) ? '' : `@${seat}`}`
}

/** A cursor as it begins the ids of its questions: `3/elves/5`. */
export function writePlace({ turn, seat, phase, actor, step = 0, pass = 0 }: Cursor): string {
  const who = actor === undefined ? seat : `${seat}:${actor}`
  return `${turn}/${who}/${phase}${step > 0 ? `.${step}` : ''}${pass > 0 ? `~${pass}` : ''}`
}

const ID =
  /^(?<turn>\d+)\/(?<seat>[^/:]+)(?::(?<actor>[^/]+))?\/(?<phase>\d+)(?:\.(?<step>\d+))?(?:~(?<pass>\d+))?\/(?<name>[^@#]+)(?:@(?<asked>[^#]+))?(?:#\d+)?$/

/** Reads the id of a request, or its key (`questionKey`). Null for a text that is none. */
export function readRequestId(id: string): RequestPlace | null {
  const found = ID.exec(id)?.groups
  if (found === undefined) return null
  const { turn, seat = '', actor, phase, step, pass, name = '', asked } = found
  const cursor: Cursor = {
    turn: Number(turn),
    seat,
    phase: Number(phase),
    ...(actor === undefined ? {} : { actor }),
    ...(step === undefined ? {} : { step: Number(step) }),
    ...(pass === undefined ? {} : { pass: Number(pass) }),
  }
  return { cursor, name, seat: asked ?? onTurn(cursor) }
}

/** The question's own name in an id or key: `treatyAnswer` of `3/elves/5/treatyAnswer@humans`. Empty for a text that is none. */
export function questionName(id: string): string {
  return readRequestId(id)?.name ?? ''
}

/** Whether the id (no key) is one of a question of this name: what `questionName` would tell, without reading all of it. */
export function isNamed(id: string, name: string): boolean {
  const seat = id.indexOf('/')
  const phase = id.indexOf('/', seat + 1)
  const begin = id.indexOf('/', phase + 1) + 1
  const end = begin + name.length
  return seat > 0 && phase > seat && begin > phase && id.startsWith(name, begin) && (end === id.length || id[end] === '@')
}

/** Who is asked where nobody else is named. */
function onTurn({ seat }: Cursor): SeatId {
  return seat === TABLE_SEAT ? GAME_MASTER : seat
}
