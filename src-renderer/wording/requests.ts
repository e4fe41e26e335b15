import { requestTexts } from './texts/requests.ts'
import { questionName } from '../../src-shared/kernel/requestId.ts'

/**
 * The short name of a question from its id, for telling and taking back what was answered (the question's own wording needs its figures):
 * `3/elves/3/royalChild` gives "roll for a royal child".
 */
export function requestTitle(id: string): string {
  const name = questionName(id)
  const titles: Readonly<Record<string, string>> = requestTexts.titles
  const known = [name, name.replace(/\..*/, '')].find((one) => Object.hasOwn(titles, one))
  return (known === undefined ? undefined : titles[known]) ?? inWords(name)
}

/** An id that no catalogue knows, as words: "royalBirth" gives "royal birth". */
export function inWords(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.:]+/g, ' ')
    .toLowerCase()
}
