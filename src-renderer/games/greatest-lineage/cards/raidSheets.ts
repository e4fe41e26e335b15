import { effectiveMomentsReversed, type Moment } from '../../../../src-shared/kernel/journal/history.ts'
import type { Request } from '../../../../src-shared/kernel/engine/request.ts'
import type { Figures } from '../../../../src-shared/kernel/world/rule.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { warriorsOf, type Faction } from '../../../../src-shared/games/greatest-lineage/rules/factions/faction.ts'
import { RAID } from '../../../../src-shared/games/greatest-lineage/rules/tables/raid.ts'
import { bonusSheet, type Fighter } from '../../../../src-shared/games/greatest-lineage/rules/war/bonus.ts'
import { rollCardTexts } from '../../../features/requests/texts/rollCards.ts'
import { nameOfBonus, type BonusComparison } from './bonusSheets.ts'

type Asked = Pick<Request, 'seat' | 'wording' | 'figures'>

/**
 * GL-RAID-8 The sheets behind the fight with raiders, reckoned from the world of somebody who sees both ledgers; what the totals count beyond
 * them is the ground. Null where nothing of that is asked.
 */
export function raidSheets(moments: readonly Moment[], world: World, request: Asked): BonusComparison | null {
  const sides = sidesOf(request)
  const { bonus, enemyBonus } = request.figures
  if (sides === null || typeof bonus !== 'number' || typeof enemyBonus !== 'number') return null
  const raid = newestRaid(moments, sides)
  if (raid === undefined) return null
  const { raider, target } = raid
  const fighters = { [raider]: fighter(raider, raid.raiders), [target]: fighter(target, warriorsOf(world, target)) }
  const own = amounts(world, fighters[sides.own], fighters[sides.enemy])
  const enemy = amounts(world, fighters[sides.enemy], fighters[sides.own])
  const wordings = [...new Set([...own.keys(), ...enemy.keys()])]
  const forGoals = (faction: Faction): number | null => (faction === target ? RAID.perGoal * raid.goals : null)
  const lines = [
    ...wordings.map((wording) => ({ name: nameOfBonus(wording), own: own.get(wording) ?? null, enemy: enemy.get(wording) ?? null })),
    { name: rollCardTexts.raidGoals, own: forGoals(sides.own), enemy: forGoals(sides.enemy) },
  ]
  const known = (side: 'own' | 'enemy'): number => lines.reduce((sum, line) => sum + (line[side] ?? 0), 0)
  const ground = { name: nameOfBonus('part.war.ground'), own: bonus - known('own'), enemy: enemyBonus - known('enemy') }
  return {
    ...sides,
    lines: [...lines, ground].filter((line) => (line.own ?? 0) !== 0 || (line.enemy ?? 0) !== 0),
    totals: { own: bonus, enemy: enemyBonus },
  }
}

interface Sides {
  readonly own: Faction
  readonly enemy: Faction
}

function sidesOf({ seat, wording, figures }: Asked): Sides | null {
  if (wording === 'choose.raidAnswer') return { own: seat as Faction, enemy: figures['raider'] as Faction }
  if (wording === 'roll.raidFight') return { own: figures['faction'] as Faction, enemy: figures['enemy'] as Faction }
  return null
}

interface AnnouncedRaid {
  readonly raider: Faction
  readonly target: Faction
  readonly raiders: number
  readonly goals: number
}

/** The newest raid of one of the two on the other that stands. */
function newestRaid(moments: readonly Moment[], { own, enemy }: Sides): AnnouncedRaid | undefined {
  for (const { effects } of effectiveMomentsReversed(moments)) {
    const set = effects.findLast(({ effect }) => effect.kind === 'line' && effect.wording === 'line.raidSetsOut')?.effect
    if (set?.kind !== 'line') continue
    const told = readRaid(set.figures ?? {})
    if ((told.raider === own && told.target === enemy) || (told.raider === enemy && told.target === own)) return told
  }
  return undefined
}

function readRaid(figures: Figures): AnnouncedRaid {
  const goals = String(figures['goals']).split(',').length
  return { raider: figures['raider'] as Faction, target: figures['target'] as Faction, raiders: Number(figures['raiders']), goals }
}

/** Neither royals nor shamans take part in a raid. */
function fighter(faction: Faction, warriors: number): Fighter {
  return { faction, force: { warriors, royals: [], base: null } }
}

function amounts(world: World, own: Fighter | undefined, enemy: Fighter | undefined): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  if (own === undefined || enemy === undefined) return sums
  for (const { wording, amount } of bonusSheet(world, own, enemy)) sums.set(wording, (sums.get(wording) ?? 0) + amount)
  return sums
}
