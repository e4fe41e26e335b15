import type { Request } from '../../../kernel/request.ts'
import { ENGLISH } from './english/english.ts'

/** A question of the game, by the name that stands in its id. */
export interface WordedQuestion {
  readonly kind: Request['kind']
  readonly name: string
}

const KINDS: readonly Request['kind'][] = ['roll', 'choose', 'fill', 'act']

/** The questions that have a wording of their own, taken from the catalogue; those that borrow one of another (`roll.newcomers`) are not here. */
export function wordedQuestions(): readonly WordedQuestion[] {
  return Object.keys(ENGLISH).flatMap((key) => {
    const [first, name = '', ...rest] = key.split('.')
    const kind = KINDS.find((known) => known === first)
    return kind === undefined || rest.length > 0 ? [] : [{ kind, name }]
  })
}
