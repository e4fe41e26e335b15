/** The name of a question from its id: `3/elves/3/royalBirth` gives "royal birth". */
export function requestTitle(id: string): string {
  const name = id.split('/').slice(3).join(' ')
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.:]+/g, ' ')
    .toLowerCase()
}
