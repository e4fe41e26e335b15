import type { Cursor } from '../../src-shared/kernel/world/effect.ts'
import { questionKey, type Request } from '../../src-shared/kernel/engine/request.ts'

/** Ids of the questions asked since play went on, in order, each once. */
export type Asked = Set<string>

/** Whether that question is open: by its id, for any occurrence, or by its key. */
export function isAsked(pending: Request | null, question: string): pending is Request {
  return pending !== null && (pending.id === question || questionKey(pending) === question)
}

/** Explains why an awaited question can no longer come, with the alternatives; null if it still may. */
export function notAsked(question: string, asked: Asked, pending: Request | null, cursor: Cursor): string | null {
  const [round = ''] = question.split('/')
  if (pending === null) return `The game is over before ${question} is asked.${offered(question, asked)}`
  if (cursor.turn <= Number(round)) return null
  const [first = pending.id] = asked
  if (Number(first.split('/')[0]) > Number(round)) return `${question} is over: now ${first} is asked. Give a question of a round to come.`
  return `${question} is not asked.${offered(question, asked)}`
}

/** Lists the questions asked of that seat in that round, or of everybody in it. */
function offered(question: string, asked: Asked): string {
  const [round = '', seat = ''] = question.split('/')
  const ofRound = [...asked].filter((id) => id.startsWith(`${round}/`))
  const ofSeat = ofRound.filter((id) => id.startsWith(`${round}/${seat}/`))
  const shown = ofSeat.length > 0 ? ofSeat : ofRound
  return shown.length === 0 ? '' : ` What is asked ${ofSeat.length > 0 ? 'in that turn' : 'in that round'}: ${shown.join(', ')}.`
}
