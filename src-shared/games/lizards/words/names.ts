import type { OwnerId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { germanFeminine, germanProperName, HE, type EnglishName, type GermanName } from '../../../language/grammar.ts'
import { clanIn, clanOf, WORLD } from '../rules/records.ts'

/** The name this campaign has given a clan; null for every owner that is no clan of it. */
function clanName(owner: OwnerId, world: World): string | null {
  return clanIn(world, clanOf(owner))?.name ?? null
}

/** A clan without a name is called by its number. */
function fallback(owner: OwnerId): string {
  const clan = clanOf(owner)
  return clan === 0 ? owner : `Clan ${clan}`
}

export function englishName(owner: OwnerId, world: World): EnglishName {
  if (owner === WORLD) return { the: 'the world', many: false }
  return { the: clanName(owner, world) ?? fallback(owner), many: false }
}

export function germanName(owner: OwnerId, world: World): GermanName {
  if (owner === WORLD) return germanFeminine('Welt')
  return germanProperName(clanName(owner, world) ?? fallback(owner), HE)
}

/** What this campaign calls the clan of `seat.clan-3`; null for every other key. */
export function givenName(key: string, world: World): string | null {
  const [, owner = ''] = /^seat\.(clan-\d+)$/.exec(key) ?? []
  return clanName(owner, world)
}
