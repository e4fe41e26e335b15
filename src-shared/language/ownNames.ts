import { isolated } from './isolated.ts'

let asked: (id: string) => string | undefined = () => undefined

/** What the people at the table call an owner or a thing, by its id; undefined where it has no name of its own. Read it when a text is made. */
export function ownName(id: string): string | undefined {
  const name = asked(id)
  return name === undefined ? undefined : isolated(name)
}

/** The name of its own that stands for the wording `seat.<owner>`; undefined for every other, and for whoever has none. */
export function called(wording: string): string | undefined {
  return wording.startsWith('seat.') ? ownName(wording.slice('seat.'.length)) : undefined
}

/** From now on things go by the names `which` gives when it is asked. */
export function nameBy(which: (id: string) => string | undefined): void {
  asked = which
}

/** What `tell` makes while nothing has a name of its own; it must make it at once. */
export function toldPlainly<T>(tell: () => T): T {
  const before = asked
  asked = () => undefined
  try {
    return tell()
  } finally {
    asked = before
  }
}
