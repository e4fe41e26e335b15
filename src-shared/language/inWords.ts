/** An id that no catalogue knows, as words: "royalBirth" gives "royal birth". */
export function inWords(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.:]+/g, ' ')
    .toLowerCase()
}
