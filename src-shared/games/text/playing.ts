import { TABLE_SEAT } from '../../kernel/world/effect.ts'
import { GAME_MASTER, ONLOOKER, type SeatId } from '../../kernel/world/rule.ts'
import type { World } from '../../kernel/world/world.ts'
import {
  englishOf,
  germanFeminine,
  germanMasculine,
  germanOf,
  germanProperName,
  type EnglishName,
  type GermanName,
} from '../../language/grammar.ts'
import { isolated } from '../../language/isolated.ts'
import { language } from '../../language/language.ts'
import { called, nameBy } from '../../language/ownNames.ts'
import type { Game } from '../api/game.ts'
import type { OwnerFace } from '../api/ledgerFace.ts'
import { NO_BOOK, type Rulebook } from '../rulebook/rulebook.ts'
import { TABLE_WORDS } from './tableWords.ts'

/** The game whose texts are told at the moment, and the world they speak of. */
export interface Playing {
  readonly game: Game
  readonly world: World
  /** What the people at the table call things, by id. */
  readonly names?: ReadonlyMap<string, string>
}

let asked: () => Playing | null = () => null
nameBy((id) => asked()?.names?.get(id))

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

/** The text of a wording key: the campaign's own, else the game's, else the table's; the key itself where none has it. */
export function say(key: string, figures: Readonly<Record<string, number | string>> = {}): string {
  const now = asked()
  return called(key) ?? given(now, key) ?? (now?.game.words.has(key) === true ? now.game.words : TABLE_WORDS).say(key, standing(figures))
}

/** Names, or figures with names among them, as they can stand in a line, whoever wrote them. */
function standing<T extends object>(texts: T): T {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]: [string, unknown]) => [name, typeof value === 'string' ? isolated(value) : value]),
  ) as T
}

export function has(key: string): boolean {
  const now = asked()
  return now?.game.words.has(key) === true || TABLE_WORDS.has(key) || called(key) !== undefined || given(now, key) !== null
}

function given(now: Playing | null, key: string): string | null {
  const name = now?.game.given?.(key, now.world) ?? null
  return name === null ? null : isolated(name)
}

/** "Round 7", as the game calls its rounds; "Before the first round" for 0. */
export function roundName(round: number): string {
  return round === 0 ? say('place.beforeFirst') : say('place.round', { round })
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
  if (language() === 'en') {
    const now = asked()
    return standing(OF_TABLE.en[owner] ?? now?.game.names.en(owner, now.world) ?? { the: owner, many: false })
  }
  const { nominative: the, many } = german(owner)
  return { the, many }
}

function german(owner: string): GermanName {
  const now = asked()
  return standing(OF_TABLE.de[owner] ?? now?.game.names.de(owner, now.world) ?? germanProperName(owner))
}

/** Those who are at every table. */
const OF_TABLE: { readonly en: Readonly<Record<SeatId, EnglishName>>; readonly de: Readonly<Record<SeatId, GermanName>> } = {
  en: {
    [GAME_MASTER]: { the: 'the game master', many: false },
    [TABLE_SEAT]: { the: 'the table', many: false },
    [ONLOOKER]: { the: 'the table display', many: false },
  },
  de: {
    [GAME_MASTER]: germanFeminine('Spielleitung'),
    [TABLE_SEAT]: germanMasculine('Tisch', 'Tisches'),
    [ONLOOKER]: germanFeminine('Tischanzeige'),
  },
}

export const { the, capitalThe, allOf, isMany } = englishOf(nominative)
export const { die, Die, der, den, Den, vom, beim, akk, sie, ihnen, ihr, verb, alle } = germanOf(german)
