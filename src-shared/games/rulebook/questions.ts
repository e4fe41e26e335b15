import type { Request } from '../../kernel/engine/request.ts'
import type { Words } from '../../language/wordings.ts'

/** A question of a game, by the name that stands in its id. */
export interface WordedQuestion {
  readonly kind: Request['kind']
  readonly name: string
}

const KINDS: readonly Request['kind'][] = ['roll', 'choose', 'fill', 'act', 'draw']

/** The questions that have a wording of their own, taken from the catalogue; those that borrow one of another are not here. */
export function wordedQuestions({ keys }: Words): readonly WordedQuestion[] {
  return keys.flatMap((key) => {
    const [first, name = '', ...rest] = key.split('.')
    const kind = KINDS.find((known) => known === first)
    return kind === undefined || rest.length > 0 ? [] : [{ kind, name }]
  })
}
