/** A sentence told large, and whether somebody has something to do on the table. */
export interface ToldLine {
  readonly text: string
  readonly toDo: boolean
}

/** What is said in the same words of several things goes on behind each of them: it has no line of its own. */
export function joined(lines: readonly ToldLine[]): readonly ToldLine[] {
  const isSaidOften = ({ text, toDo }: ToldLine): boolean => !toDo && lines.filter((line) => line.text === text).length > 1
  const told: ToldLine[] = []
  for (const line of lines) {
    const last = told.at(-1)
    if (last !== undefined && !last.toDo && isSaidOften(line)) told[told.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else told.push(line)
  }
  return told
}
