import { englishOf, type EnglishName } from '../../../language/grammar.ts'
import { language } from '../../../language/language.ts'
import { germanName } from './german/names.ts'

const NAMES: Readonly<Record<string, EnglishName>> = {
  elves: { the: 'the elves', many: true },
  humans: { the: 'the humans', many: true },
  dwarves: { the: 'the dwarves', many: true },
  demonic: { the: 'the Demonic kingdom', many: false },
  undead: { the: 'the Undead kingdom', many: false },
  monstrous: { the: 'the Monstrous Humanoid kingdom', many: false },
  tribes: { the: 'the tribes', many: true },
}

/** An owner or a tribe by its id. */
export function englishName(owner: string): EnglishName {
  return NAMES[owner] ?? { the: owner.replace(/^tribe-(\d+)$/, 'tribe $1'), many: false }
}

/** What an owner is called in the language of the moment; for German in the nominative. */
function nameOf(owner: string): EnglishName {
  if (language() === 'en') return englishName(owner)
  const { nominative, many } = germanName(owner)
  return { the: nominative, many }
}

/** Names that stand in no catalogue: each of the tribes, as a heading. Null for every other wording key. */
export function givenName(key: string): string | null {
  const owner = /^seat\.(tribe-\d+)$/.exec(key)?.[1]
  return owner === undefined ? null : capitalThe(owner)
}

export const { the, capitalThe, allOf, isMany } = englishOf(nameOf)
