import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'

/** Rule -> how often the functions that do it were called. */
export type Calls = Readonly<Record<string, number>>

/** A doc comment that names the rules done by the function right below it, one id at the beginning of each line. */
const DONE_HERE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:async )?function\s*\*?\s*([\w$]+)/g
const RULE_LINE = /^\s*\*?\s*(GL-[A-Z]+-\w+)\b/gm

/** Which functions of a bundle do which rules, by where they stand in it: offset of the word `function` -> rules. */
export function placesOfRules(bundle: string): ReadonlyMap<number, readonly string[]> {
  const places = new Map<number, readonly string[]>()
  for (const { 0: whole, 1: comment = '', index } of bundle.matchAll(DONE_HERE)) {
    const rules = [...comment.matchAll(RULE_LINE)].map(([, rule = '']) => rule)
    if (rules.length > 0) places.set(index + whole.lastIndexOf('function'), rules)
  }
  return places
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
    const places = placesOfRules(readFileSync(fileURLToPath(url), 'utf8'))
    const calls: Record<string, number> = {}
    for (const { functions } of result.filter((script) => script.url === url)) {
      for (const { ranges } of functions) {
        const [whole] = ranges
        for (const rule of whole === undefined ? [] : (places.get(whole.startOffset) ?? []))
          calls[rule] = (calls[rule] ?? 0) + (whole?.count ?? 0)
      }
    }
    return calls
  }
}
