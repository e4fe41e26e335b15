import type { Chance } from '../../insight/bots/bot.ts'

/** Makes values and texts into what nobody meant: of another kind, left out, doubled, put elsewhere, with bytes that were changed. */

export const ODD: readonly unknown[] = [
  ...[null, true, -1, 0, 0.5, 1e12, 2 ** 53, '', 'x', '__proto__', 'constructor', [], {}, [[]], { a: 1 }],
  ...['gm', 'table', 'all', 'x'.repeat(5000), '\u202e', '<img src=x onerror=alert(1)>'],
]

export function oddValue(chance: Chance): unknown {
  return copied(ODD[chance(0, ODD.length - 1)])
}

/** Something in the value is another: replaced, left out, doubled, or moved elsewhere. The value itself is changed. */
export function bent(value: unknown, chance: Chance): unknown {
  const places = placesOf(value)
  const [parent, key] = places[chance(0, places.length - 1)] ?? [null, '']
  if (parent === null) return oddValue(chance)
  const other = places[chance(0, places.length - 1)]
  switch (chance(0, 3)) {
    case 0:
      if (Array.isArray(parent)) parent.splice(Number(key), 1)
      else Reflect.deleteProperty(parent, key)
      break
    case 1:
      if (Array.isArray(parent)) parent.push(copied(parent[Number(key)]))
      else parent[`${key}2`] = copied(parent[key])
      break
    case 2:
      set(parent, key, copied(other === undefined ? null : get(...other)))
      break
    default:
      set(parent, key, oddValue(chance))
  }
  return value
}

function copied(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown)
}

type Parent = Record<string, unknown> | unknown[]

function get(parent: Parent, key: string): unknown {
  return Array.isArray(parent) ? parent[Number(key)] : parent[key]
}

function set(parent: Parent, key: string, value: unknown): void {
  if (Array.isArray(parent)) parent[Number(key)] = value
  else parent[key] = value
}

function placesOf(value: unknown): [Parent, string][] {
  if (typeof value !== 'object' || value === null) return []
  const parent = value as Parent
  return Object.keys(parent).flatMap((key) => [[parent, key] as [Parent, string], ...placesOf(get(parent, key))])
}

/** A text some of whose bytes were changed, cut out, doubled, put elsewhere or put in. */
export function scarred(text: string, chance: Chance): string {
  const at = (): number => chance(0, text.length)
  const [from = 0, to = 0] = [at(), at()].toSorted((one, other) => one - other)
  const piece = text.slice(from, Math.min(to, from + 200))
  switch (chance(0, 6)) {
    case 0:
      return text.slice(0, from)
    case 1:
      return text.slice(0, from) + text.slice(to)
    case 2:
      return text.slice(0, from) + piece + text.slice(from)
    case 3:
      return text.slice(0, to) + piece + text.slice(to)
    case 4:
      return text.slice(0, from) + NOISE[chance(0, NOISE.length - 1)] + text.slice(from)
    case 5:
      return (
        text.slice(0, from) +
        String.fromCharCode(text.charCodeAt(Math.min(from, text.length - 1)) ^ (1 << chance(0, 7))) +
        text.slice(from + 1)
      )
    default:
      return text.slice(0, from) + String.fromCharCode(chance(0, 0xffff)) + text.slice(from + 1)
  }
}

const NOISE: readonly string[] = [
  ...['\0', '\ufeff', '\ud800', '\u2028', '\u202e', '"', '\\', '{', '}', '[', ']', ',', ':', '-', '1e999', 'null', '\r\n', '\n', ' '],
  ...['"__proto__":', '['.repeat(5000), '{"a":'.repeat(5000), '9'.repeat(400), '<script>', '\\u0000', '\\ud800'],
]

interface Kept {
  readonly kind: string
  readonly collection?: string
  readonly value?: unknown
}

/** One record is another, each collection as likely as any other, however seldom it is written: as a whole, or somewhere in it. */
export function bendRecord(effects: readonly Kept[], chance: Chance): void {
  const names = [...new Set(effects.flatMap(({ kind, collection }) => (kind === 'record' && collection !== undefined ? [collection] : [])))]
  const name = names[chance(0, names.length - 1)]
  const records = effects.filter(({ kind, collection }) => kind === 'record' && collection === name)
  const record = records[chance(0, records.length - 1)] as { value?: unknown } | undefined
  if (record === undefined) return
  const within = typeof record.value === 'object' && record.value !== null && chance(0, 2) > 0
  record.value = within ? bent(record.value, chance) : oddValue(chance)
}
