import { questionName } from '../../src-shared/kernel/engine/requestId.ts'
import { has, say } from '../../src-shared/games/text/playing.ts'
import { inWords } from '../../src-shared/language/inWords.ts'

/**
 * The short name of a question from its id, for telling and taking back what was answered (the question's own wording needs its figures):
 * `3/elves/3/royalChild` gives "roll for a royal child".
 */
export function requestTitle(id: string): string {
  const name = questionName(id)
  const known = [name, name.replace(/\..*/, '')].find((one) => has(`question.${one}`))
  return known === undefined ? inWords(name) : say(`question.${known}`)
}
