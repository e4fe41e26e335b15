/** Where what two tables sent comes to differ. */
export interface Difference {
  /** Place in what was sent. */
  readonly at: number
  readonly one: string
  readonly other: string
  /** Rules of what came to be seen at one table and not at the other; empty where messages differ in nothing a rule has said. */
  readonly rules: readonly string[]
}

/** A part of a message that can be there or not: an effect, a question, or anything else that stands in it. */
interface Item {
  readonly text: string
  /** The rule that says so; null for what no rule says. */
  readonly rule: string | null
}

/** Where two logs (`seat name json` each) first differ; null where they are the same, or the shorter is how the longer begins and `cut` says so. */
export function differenceOf(one: readonly string[], other: readonly string[], cut = false): Difference | null {
  const length = cut ? Math.min(one.length, other.length) : Math.max(one.length, other.length)
  for (let at = 0; at < length; at++) {
    const [first, second] = [one[at] ?? 'nothing', other[at] ?? 'nothing']
    if (first !== second) return { at, one: first, other: second, rules: rulesBetween(one, other, at) }
  }
  return null
}

/** Of the first thing that differs for a seat whose message this is, at one table or the other: it has to lie in that message. */
function rulesBetween(one: readonly string[], other: readonly string[], at: number): readonly string[] {
  const seats = new Set([one[at], other[at]].flatMap((line) => (line === undefined ? [] : [seatOf(line)])))
  return [...seats].flatMap((seat) => {
    const here = [one, other].map((log) => (log[at] !== undefined && seatOf(log[at]) === seat ? itemsOf(log[at]).length : 0))
    const [first = [], second = []] = [one, other].map((log) => itemsFrom(log, at, seat))
    const index = first.findIndex(({ text }, place) => second[place]?.text !== text)
    const place = index < 0 ? first.length : index
    if (place >= Math.max(...here)) return []
    return rulesOf(first.slice(place), second.slice(place))
  })
}

/** Where one of the two comes later at the other table, the other was put in before it: what was put in is what tells. */
function rulesOf([one, ...afterOne]: readonly Item[], [other, ...afterOther]: readonly Item[]): readonly string[] {
  const isAmong = (item: Item | undefined, items: readonly Item[]): boolean =>
    item !== undefined && items.some(({ text }) => text === item.text)
  const told = isAmong(one, afterOther) ? [other] : isAmong(other, afterOne) ? [one] : [one, other]
  return told.flatMap((item) => (item?.rule == null ? [] : [item.rule]))
}

/** Enough of them to tell one that was put in from one in another's place. */
const LOOKED_AT = 60

function itemsFrom(log: readonly string[], from: number, seat: string): readonly Item[] {
  const items: Item[] = []
  for (let at = from; at < log.length && items.length < LOOKED_AT; at++) {
    const line = log[at] ?? ''
    if (seatOf(line) === seat) items.push(...itemsOf(line))
  }
  return items
}

function seatOf(line: string): string {
  return line.slice(0, line.indexOf(' '))
}

interface Told {
  readonly entries: readonly { readonly effects?: readonly { readonly rule?: string }[] }[]
  readonly pending: readonly { readonly rule: string }[]
}

const UPDATE = ' tableChanged '

function itemsOf(line: string): readonly Item[] {
  const start = line.indexOf(UPDATE)
  if (start < 0) return [{ text: line, rule: null }]
  const { entries, pending, ...rest } = JSON.parse(line.slice(start + UPDATE.length)) as Told
  return [
    ...entries.flatMap(({ effects = [], ...entry }) => [
      ...effects.map((effect) => ({ text: JSON.stringify(effect), rule: effect.rule ?? null })),
      { text: JSON.stringify(entry), rule: null },
    ]),
    ...pending.map((request) => ({ text: JSON.stringify(request), rule: request.rule })),
    { text: JSON.stringify(rest), rule: null },
  ]
}
