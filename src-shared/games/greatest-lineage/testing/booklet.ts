import { DONE, type ActRequest, type Request } from '../../../kernel/engine/request.ts'

/** Whether the question lets somebody write in the booklet. */
export function isBooklet(request: Request | null): request is ActRequest {
  return request?.wording === 'act.fieldAndBooklet' || request?.wording === 'act.bookletOpen'
}

/** The question with nothing else than what is written in secret: what is done before everybody, everybody may see. */
export function onlyWriting(request: ActRequest): ActRequest {
  return { ...request, acts: request.acts.filter(({ id, wording }) => id === DONE || wording.startsWith('act.booklet.')) }
}
