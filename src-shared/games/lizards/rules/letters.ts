import type { Problem } from '../../../kernel/problem.ts'
import { ownProblem } from './messages.ts'
import type { ClanNumber } from './tables.ts'

/** Most characters of a letter (RULING-78). */
export const LETTER_LENGTH = 500

export interface WrittenLetter {
  readonly to: readonly ClanNumber[]
  readonly text: string
}

/** Letters of a clan before they are sent: who writes, who can be written to, and how many there may be. */
export interface Writing {
  readonly clan: ClanNumber
  readonly clans: readonly ClanNumber[]
  readonly most: number
}

/** `to 3, 7: text`; in German `an 3, 7: text`. The text goes on to the next such line. */
const ADDRESS = /^\s*(?:to|an)\s+(\d[\d\s,;+&]*?|all|alle)\s*(?::(.*))?$/i

/** Reads the letters that a clan has written below each other. @returns the letters, and problems of the field `letters` */
export function readLetters(
  text: string,
  { clan, clans, most }: Writing,
): { readonly letters: readonly WrittenLetter[]; readonly problems: readonly Problem[] } {
  const letters: { to: readonly ClanNumber[]; lines: string[] }[] = []
  const problems: Problem[] = []
  for (const line of text.split('\n')) {
    const [, address, rest = ''] = ADDRESS.exec(line) ?? []
    if (address !== undefined) {
      const to = addresseesOf(address, clan, clans)
      const stranger = to.find((other) => !clans.includes(other) || other === clan)
      if (stranger !== undefined)
        problems.push(
          ownProblem('letters', 'problem.addressee', { value: stranger, clans: clans.filter((other) => other !== clan).join(', ') }),
        )
      letters.push({ to, lines: [rest] })
    } else if (letters.length > 0) letters.at(-1)?.lines.push(line)
    else if (line.trim() !== '')
      return { letters: [], problems: [ownProblem('letters', 'problem.noAddressee', { value: line.trim().slice(0, 40) })] }
  }
  const written = letters.map(({ to, lines }) => ({ to, text: lines.join('\n').trim() }))
  if (written.length > most) problems.push(ownProblem('letters', 'problem.manyLetters', { value: written.length, most }))
  for (const [at, letter] of written.entries()) {
    if (letter.text === '') problems.push(ownProblem('letters', 'problem.emptyLetter', { place: at + 1 }))
    if (letter.text.length > LETTER_LENGTH)
      problems.push(ownProblem('letters', 'problem.longLetter', { place: at + 1, value: letter.text.length, max: LETTER_LENGTH }))
  }
  return { letters: written, problems }
}

function addresseesOf(address: string, clan: ClanNumber, clans: readonly ClanNumber[]): readonly ClanNumber[] {
  if (/^all/i.test(address)) return clans.filter((other) => other !== clan)
  return [
    ...new Set(
      address
        .split(/[\s,;+&]+/)
        .filter((word) => word !== '')
        .map(Number),
    ),
  ]
}
