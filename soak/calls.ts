import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'

/** Rule -> how often the functions that do it were called. */
export type Calls = Readonly<Record<string, number>>

/** A doc comment that names the rules done by the function right below it, one id at the beginning of each line. */
const DONE_HERE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:async )?function\s*\*?\s*([\w$]+)/g
/** The same above a table, which the functions that read it do. */
const TOLD_HERE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const ([\w$]+) =/g
const RULE_LINE = /^\s*\*?\s*([A-Z]+-[A-Z]+-\w+)\b/gm

/** Which functions of a bundle do which rules, by where they stand in it: offset of the word `function` -> rules. */
export function placesOfRules(bundle: string): ReadonlyMap<number, readonly string[]> {
  const places = new Map<number, readonly string[]>()
  for (const { 0: whole, 1: comment = '', index } of bundle.matchAll(DONE_HERE)) {
    const rules = rulesIn(comment)
    if (rules.length > 0) places.set(index + whole.lastIndexOf('function'), rules)
  }
  return places
}

/** Which tables of a bundle hold which rules: name of the constant -> rules. */
export function tablesOfRules(bundle: string): ReadonlyMap<string, readonly string[]> {
  return new Map([...bundle.matchAll(TOLD_HERE)].map(([, comment = '', name = '']) => [name, rulesIn(comment)]))
}

function rulesIn(comment: string): string[] {
  return [...comment.matchAll(RULE_LINE)].map(([, rule = '']) => rule)
}

/** Counts the calls of every function of the running bundle from now on. Gives what ends it and tells the calls of each rule. */
export async function countCalls(url: string): Promise<() => Promise<Calls>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    await session.post('Profiler.stopPreciseCoverage')
    session.disconnect()
    const bundle = readFileSync(fileURLToPath(url), 'utf8')
    const ranges = result
      .filter((script) => script.url === url)
      .flatMap(({ functions }) => functions.flatMap((one) => one.ranges.slice(0, 1)))
    return callsIn(bundle, ranges)
  }
}

/** A function of a bundle, from offset to offset, and how often it was called. */
interface Called {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}

/** Calls of each rule: of the functions that do it, or of the busiest that reads its table. */
export function callsIn(bundle: string, functions: readonly Called[]): Calls {
  const calls: Record<string, number> = {}
  const places = placesOfRules(bundle)
  for (const { startOffset, count } of functions) {
    for (const rule of places.get(startOffset) ?? []) calls[rule] = (calls[rule] ?? 0) + count
  }
  for (const [table, rules] of tablesOfRules(bundle)) {
    if (rules.length === 0) continue
    const reads = new RegExp(`(?<![\\w$])${table.replaceAll('$', '\\$')}(?![\\w$])`)
    const readers = functions.filter(({ startOffset, endOffset }) => startOffset > 0 && reads.test(bundle.slice(startOffset, endOffset)))
    for (const rule of rules) calls[rule] = Math.max(calls[rule] ?? 0, ...readers.map(({ count }) => count))
  }
  return calls
}
