/** A sentence told large, and whether somebody has something to do on the table. */
export interface ToldLine {
  readonly text: string
  readonly toDo: boolean
}

/** What is said in the same words of several things, each told once, goes on behind each of them: it has no line of its own. */
export function joined(lines: readonly ToldLine[]): readonly ToldLine[] {
  const times = (text: string): number => lines.filter((line) => line.text === text).length
  const goesOn = ({ text, toDo }: ToldLine): boolean =>
    !toDo &&
    times(text) > 1 &&
    lines.every((line, at) => {
      const before = lines[at - 1]
      return line.text !== text || (before !== undefined && !before.toDo && times(before.text) === 1)
    })
  const told: ToldLine[] = []
  for (const line of lines) {
    const last = told.at(-1)
    if (last !== undefined && goesOn(line)) told[told.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else told.push(line)
  }
  return told
}
