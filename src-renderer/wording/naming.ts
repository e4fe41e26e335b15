import type { Names } from '../../src-shared/kernel/journal/journal.ts'
import { playing } from '../../src-shared/games/text/playing.ts'
import type { NamedThing } from '../../src-shared/games/api/namingFace.ts'
import { toldPlainly } from '../../src-shared/language/ownNames.ts'
import { wordTexts } from './texts/words.ts'

/** What people may name now, told without the names they have; nothing where no campaign is open, or its game names nothing. */
export function namedThings(): readonly NamedThing[] {
  const now = playing()
  return now === null ? [] : toldPlainly(() => now.game.naming?.things(now.world) ?? [])
}

/** What an entry named, for people. */
export function namingText(names: Names = {}): string {
  const things = namedThings()
  return Object.entries(names)
    .map(([id, name]) => {
      const what = things.find((thing) => thing.id === id)?.title ?? wordTexts.naming.gone
      return name === '' ? wordTexts.naming.unnamed(what) : wordTexts.naming.named(what, name)
    })
    .join('; ')
}
