import { fill, post, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Field, Limit, Sheet } from '../../../../kernel/forms/field.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { TOKENS, type Token } from '../accounts.ts'
import { held } from '../civilisation.ts'
import { between } from '../diplomacy/partners.ts'
import type { Civilisation } from '../seats.ts'
import { RAID } from '../tables/raid.ts'

/** Tokens a raid may burn and steal at most. */
export interface LootLimits {
  readonly burn: number
  readonly steal: number
}

type Loot = Readonly<Record<'burn' | 'steal', Readonly<Record<Token, number>>>>

const NOTHING: Readonly<Record<Token, number>> = { food: 0, wood: 0, stone: 0, metal: 0, wealth: 0 }

/** Tokens a successful die allows: half of it, rounded down (RULING-73). */
export function lootOf(die: number): number {
  return Math.floor(die * RAID.loot)
}

/** GL-RAID-6 Tokens are burnt and stolen, each up to half of its die, of the kinds the raider chooses in one form, as far as there are any. */
export function* takeLoot(world: World, seat: Civilisation, target: Civilisation, limits: LootLimits): Procedure {
  if (limits.burn + limits.steal === 0) return
  if (TOKENS.every((token) => held(world, target, token) === 0)) {
    const figures = { raider: seat, target }
    return yield* tell('GL-RAID-6', 'line.raidFindsNothing', { seat: target, figures, see: between(seat, target) })
  }
  const chosen = (yield* chooseLoot(world, seat, target, limits)) ?? usualLoot(world, target, limits)
  yield* take(world, seat, target, 'burn', chosen.burn)
  yield* take(world, seat, target, 'steal', chosen.steal)
}

function* take(world: World, seat: Civilisation, target: Civilisation, what: keyof Loot, chosen: Loot['burn']): Procedure {
  const taken = { ...NOTHING }
  for (const token of TOKENS) {
    taken[token] = Math.min(chosen[token], held(world, target, token))
    yield* post('GL-RAID-6', target, token, -taken[token], { about: seat })
    if (what === 'steal') yield* post('GL-RAID-6', seat, token, taken[token], { about: target })
  }
  const total = TOKENS.reduce((sum, token) => sum + taken[token], 0)
  if (total === 0) return
  const burn = what === 'burn'
  yield* tell('GL-RAID-6', burn ? 'line.raidBurns' : 'line.raidSteals', { seat: target, figures: { raider: seat, target } })
  const figures = { raider: seat, target, ...taken }
  yield* tell('GL-RAID-6', burn ? 'line.raidBurnt' : 'line.raidStolen', { seat: target, figures, see: between(seat, target) })
}

/** As much as may be taken, stolen before burnt, of the greatest store first. */
function usualLoot(world: World, target: Civilisation, limits: LootLimits): Loot {
  const stock = TOKENS.map((token) => ({ token, left: held(world, target, token) })).sort((one, other) => other.left - one.left)
  const of = (most: number) => {
    const taken = { ...NOTHING }
    let left = most
    for (const kind of stock) {
      taken[kind.token] = Math.min(left, kind.left)
      left -= taken[kind.token]
      kind.left -= taken[kind.token]
    }
    return taken
  }
  const steal = of(limits.steal)
  return { steal, burn: of(limits.burn) }
}

/** Null where there is nothing to choose: one kind of token only, or one goal and no more tokens than it may take. */
function* chooseLoot(world: World, seat: Civilisation, target: Civilisation, limits: LootLimits): Procedure<Loot | null> {
  const goals = (['steal', 'burn'] as const).filter((goal) => limits[goal] > 0)
  const sheet = yield* fill('raidLoot', seat, () => {
    const kinds = TOKENS.filter((token) => held(world, target, token) > 0)
    const stock = kinds.reduce((sum, token) => sum + held(world, target, token), 0)
    if (kinds.length <= 1 || (goals.length === 1 && stock <= limits.burn + limits.steal)) return null
    const usual = usualLoot(world, target, limits)
    const fields = goals.flatMap((goal) =>
      kinds.map((token): Field => {
        const max = Math.min(limits[goal], held(world, target, token))
        const figures = { token, held: held(world, target, token) }
        return { id: fieldOf(goal, token), type: 'number', wording: `field.loot.${goal}`, figures, min: 0, max, preset: usual[goal][token] }
      }),
    )
    return {
      rule: 'GL-RAID-6',
      figures: { target, burn: limits.burn, steal: limits.steal },
      fields,
      limits: limitsOf(world, target, goals, kinds, limits),
    }
  })
  return sheet === null ? null : { burn: read(sheet, 'burn'), steal: read(sheet, 'steal') }
}

function limitsOf(
  world: World,
  target: Civilisation,
  goals: readonly (keyof Loot)[],
  kinds: readonly Token[],
  most: LootLimits,
): readonly Limit[] {
  const together = goals.map((goal): Limit => {
    const weights = Object.fromEntries(kinds.map((token) => [fieldOf(goal, token), 1]))
    return { rule: 'GL-RAID-6', wording: `limit.loot.${goal}`, weights, max: most[goal] }
  })
  if (goals.length === 1) return together
  const stored = kinds.map((token): Limit => {
    const weights = Object.fromEntries(goals.map((goal) => [fieldOf(goal, token), 1]))
    return { rule: 'GL-RAID-6', wording: 'limit.lootStock', weights, max: held(world, target, token) }
  })
  return [...together, ...stored]
}

function read(sheet: Sheet, goal: keyof Loot): Readonly<Record<Token, number>> {
  const taken = { ...NOTHING }
  for (const token of TOKENS) taken[token] = Number(sheet[fieldOf(goal, token)] ?? 0)
  return taken
}

/** `stealFood`. */
function fieldOf(goal: keyof Loot, token: Token): string {
  return `${goal}${token.charAt(0).toUpperCase()}${token.slice(1)}`
}
