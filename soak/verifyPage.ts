import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInThisContext } from 'node:vm'

/** What the page found in a campaign file. */
export interface Found {
  readonly faults: readonly string[]
  readonly open: readonly string[]
  /** Draws that fit. */
  readonly cards: number
  readonly notes: readonly string[]
  readonly hand: readonly string[]
  readonly many: readonly string[]
  readonly good: number
  readonly commitment: string
}

/** The reckoning of docs/verify-dice.html, without its page. */
interface VerifyPage {
  readonly GAMES: Readonly<Record<string, { readonly rolls: readonly string[]; readonly draws?: readonly string[] }>>
  readonly check: (file: string, wanted?: string) => Promise<Found>
  readonly verdictOf: (found: Found) => { readonly tone: 'good' | 'open' | 'bad'; readonly said: string }
}

const PAGE = path.join(import.meta.dirname, '../docs/verify-dice.html')

/** Reads the reckoning out of the page itself, so that tests run what strangers run. */
export function readVerifyPage(): VerifyPage {
  const script = /<script id="reckoning">([\s\S]*?)<\/script>/.exec(readFileSync(PAGE, 'utf8'))?.[1]
  if (script === undefined) throw new Error('the page has no script of that id')
  return runInThisContext(`(() => {${script}\nreturn { GAMES, check, verdictOf }})()`) as VerifyPage
}

/** Entries as a forger sees them: text to be written anew. */
export type Line = Record<string, unknown> & { effects?: Record<string, unknown>[] }

/** The tone of what the page says of a file, and its faults and what it left open, a line each. */
export async function toneIn({ check, verdictOf }: VerifyPage, file: string, hash = ''): Promise<string> {
  const found = await check(file, hash)
  return [verdictOf(found).tone, ...found.faults, ...found.open].join('\n')
}
