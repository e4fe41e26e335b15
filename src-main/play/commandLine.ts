import { personalPath } from '../personalPath.ts'

/**
 * Words and options of a command of the headless player. An option with `value` takes one; `maybe` takes the next word if it is no option.
 */
export interface Usage {
  readonly words: readonly string[]
  /** Optional words behind them. */
  readonly further?: readonly string[]
  readonly options: Readonly<Record<string, 'flag' | 'value' | 'maybe'>>
}

export interface CommandLine {
  readonly words: readonly string[]
  /** Option -> its value; '' for a flag or a missing value. */
  readonly options: Readonly<Record<string, string>>
}

/** A command line that was not understood: the message says what is wrong and how to go on. */
export class UsageError extends Error {}

/** Parses the words after a command. */
export function readCommandLine(given: readonly string[], usage: Usage): CommandLine {
  const words: string[] = []
  const options: Record<string, string> = {}
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? ''
    if (!word.startsWith('--')) {
      words.push(fromHome(word))
      continue
    }
    const [name = '', joined] = word.slice(2).split(/=(.*)/s)
    const takes = Object.hasOwn(usage.options, name) ? usage.options[name] : undefined
    if (takes === undefined)
      throw new UsageError(
        `--${name} is no option of this command: it takes ${Object.keys(usage.options)
          .map((option) => `--${option}`)
          .join(', ')}.`,
      )
    const next = given[at + 1]
    const follows = joined === undefined && takes !== 'flag' && next !== undefined && !next.startsWith('--')
    if (takes === 'value' && joined === undefined && !follows) throw new UsageError(`--${name} needs a value.`)
    options[name] = fromHome(joined ?? (follows ? next : ''))
    if (follows) at++
  }
  const { further = [] } = usage
  if (words.length < usage.words.length || words.length > usage.words.length + further.length) {
    const taken = [...usage.words.map((word) => `<${word}>`), ...further.map((word) => `[${word}]`)]
    throw new UsageError(
      `This command takes ${taken.join(' ') || 'no words'}, but ${words.length} ${words.length === 1 ? 'word was' : 'words were'} given.`,
    )
  }
  return { words, options }
}

/** Expands a leading "~": shells leave it as it is within a word, and those of Windows always. */
function fromHome(word: string): string {
  return /^~[/\\]/.test(word) ? personalPath(word, '.') : word
}
