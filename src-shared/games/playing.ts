import type { World } from '../kernel/world.ts'
import type { EnglishName, GermanName } from '../language/grammar.ts'
import { englishOf, germanOf, germanProperName } from '../language/grammar.ts'
import { language } from '../language/language.ts'
import type { Game } from './game.ts'
import type { OwnerFace } from './ledgerFace.ts'
import type { Rulebook } from './rulebook.ts'
import { NO_BOOK } from './rulebook.ts'
import { TABLE_WORDS } from './tableWords.ts'

/** The game whose texts are told at the moment, and the world they speak of. */
export interface Playing {
  readonly game: Game
  readonly world: World
}

let asked: () => Playing | null = () => null

/** Null where no campaign is open. Read it when a text is made, never beforehand. */
export function playing(): Playing | null {
  return asked()
}

/**
 * From now on texts are told for the game that `which` gives when it is asked; a page passes one that its drawing follows. What is given
 * back puts an end to that, unless another has come since.
 */
export function playOn(which: () => Playing | null): () => void {
  const before = asked
  asked = which
  return () => {
    if (asked === which) asked = before
  }
}

/** What `tell` makes while texts are told for `now`; it must make it at once. */
export function toldOf<T>(now: Playing, tell: () => T): T {
  const before = asked
  asked = () => now
  try {
    return tell()
  } finally {
    asked = before
  }
}

/** The text of a wording key: the game's own, else the table's; the key itself where neither has it. */
export function say(key: string, figures: Readonly<Record<string, number | string>> = {}): string {
  const words = asked()?.game.words
  return (words?.has(key) === true ? words : TABLE_WORDS).say(key, figures)
}

export function has(key: string): boolean {
  return asked()?.game.words.has(key) === true || TABLE_WORDS.has(key)
}

/** The rules of the game texts are told for; empty where no campaign is open. */
export function book(): Rulebook {
  return asked()?.game.book ?? NO_BOOK
}

/** Those somebody sits for; none where no campaign is open. */
export function players(): readonly OwnerFace[] {
  const now = asked()
  return now?.game.owners(now.world).filter(({ kind }) => kind === 'player') ?? []
}

/** What an owner is called in the language of the moment; for German in the nominative. */
function nominative(owner: string): EnglishName {
  if (language() === 'en') return asked()?.game.names.en(owner) ?? { the: owner, many: false }
  const { nominative: the, many } = german(owner)
  return { the, many }
}

function german(owner: string): GermanName {
  return asked()?.game.names.de(owner) ?? germanProperName(owner)
}

export const { the, capitalThe, allOf, isMany } = englishOf(nominative)
export const { die, Die, der, den, Den, vom, beim, akk, sie, ihnen, ihr, verb, alle } = germanOf(german)
