import { ownName } from '../../../language/ownNames.ts'

/** Figures of a line or an option; `about` is the id of what it is told of. */
type Told = Readonly<Record<string, number | string | undefined>>

/** The name of the royal a text is told of; undefined where it is told of nobody, or of one without a name. */
export function royalName(told: Told): string | undefined {
  return nameIn(told, 'royal')
}

/** The name of the settlement a text is told of. */
export function placeName(told: Told): string | undefined {
  return nameIn(told, 'settlement')
}

/** "Ingrid (queen)"; what it is alone where it has no name. */
export function withName(name: string | undefined, what: string): string {
  return name === undefined ? what : `${name} (${what})`
}

/** Ids say what they are of: `elves-royal-3` (`nextId`). */
function nameIn({ about }: Told, series: string): string | undefined {
  return typeof about === 'string' && about.includes(`-${series}-`) ? ownName(about) : undefined
}
