import type { Effect } from '../../../kernel/world/effect.ts'
import type { World } from '../../../kernel/world/world.ts'
import { ACCOUNTS, accountBounds } from '../rules/accounts.ts'
import { held, living } from '../rules/civilisation.ts'
import { tribeLand, tribePeople, tribes } from '../rules/factions/tribes.ts'
import { tiedWorkers } from '../rules/people.ts'
import { MONUMENTS, ROYALS, SETTLEMENTS, SHAMANS, SITES } from '../rules/records.ts'
import { royalsOf } from '../rules/royalty/culture.ts'
import { ruled } from '../rules/rulings/switches.ts'
import { KINGDOMS, SEATS, type Civilisation } from '../rules/seats.ts'
import { HOUSE_AT_MOST } from '../rules/tables/royalFigures.ts'
import { SETTLEMENT_OF_AGE } from '../rules/tables/settlements.ts'
import { boardOf } from '../rules/territory/map.ts'
import { occupiedLand } from '../rules/war/wars.ts'

/**
 * What must be true of the world after an entry with these effects; what they do not touch is not looked at again. The number is that of
 * the rules document, part F. Empty: all is well.
 */
export function worldProblems(world: World, effects: readonly Effect[]): string[] {
  const touched = new Set(effects.map((effect) => (effect.kind === 'record' || effect.kind === 'drop' ? effect.collection : effect.kind)))
  const where = (check: (world: World, seat: Civilisation) => string[], ...kinds: readonly string[]): string[] =>
    kinds.some((kind) => touched.has(kind)) ? living(world).flatMap((seat) => check(world, seat)) : []
  return [
    ...(touched.has('posting') ? accountProblems(world) : []),
    ...where(houseProblems, ROYALS.name),
    ...where(shamanProblems, SHAMANS.name, SETTLEMENTS.name),
    ...where(monumentProblems, MONUMENTS.name, SITES.name, 'posting'),
  ]
}

/** What must be true as well where a phase ends: nothing is left to be decided or put right. */
export function settledProblems(world: World): string[] {
  return [...living(world).flatMap((seat) => settlementProblems(world, seat)), ...throneProblems(world), ...tribeProblems(world)]
}

/** 1 and 20. */
function accountProblems(world: World): string[] {
  return world.owners().flatMap((owner) =>
    [...world.accounts(owner)].flatMap(([account, balance]) => {
      const bounds = accountBounds(owner, account)
      if (bounds === undefined) return [`1: ${owner} has no account ${account}`]
      const inBounds = balance >= bounds.min && balance <= bounds.max
      return inBounds ? [] : [`1: ${account} of ${owner} is ${balance}`]
    }),
  )
}

/** 16 and 17, as far as nobody is just being buried. */
function houseProblems(world: World, seat: Civilisation): string[] {
  const house = royalsOf(world, seat)
  const count = (role: keyof typeof HOUSE_AT_MOST): number => house.filter((royal) => royal.role === role).length
  const tooMany = (Object.keys(HOUSE_AT_MOST) as (keyof typeof HOUSE_AT_MOST)[]).filter((role) => count(role) > HOUSE_AT_MOST[role])
  const widowed = count('spouse') > 0 && count('ruler') === 0 ? [`17: the spouse of ${seat} has outlived the ruler`] : []
  return [...tooMany.map((role) => `16: ${seat} has ${count(role)} of ${role}`), ...widowed]
}

/** 15. */
function shamanProblems(world: World, seat: Civilisation): string[] {
  const shamans = world.records(SHAMANS).filter(({ owner }) => owner === seat)
  const stray = shamans.filter(({ settlement }) => {
    const home = world.record(SETTLEMENTS, settlement)
    return home?.owner !== seat || !home.established
  })
  return stray.map(({ settlement }) => `15: a shaman of ${seat} serves ${settlement}`)
}

/** 22, and workers who are there. */
function monumentProblems(world: World, seat: Civilisation): string[] {
  const monuments = world.records(MONUMENTS)
  const building = monuments.filter(({ stage, holder }) => stage === 'building' && holder === seat)
  const own = monuments.filter(({ builder }) => builder === seat).map(({ settlement }) => settlement)
  const tied = tiedWorkers(world, seat)
  return [
    ...(building.length > 2 ? [`22: ${seat} builds ${building.length} monuments`] : []),
    ...(new Set(own).size < own.length ? [`22: ${seat} has built two monuments at one settlement`] : []),
    ...(['males', 'females'] as const)
      .filter((sex) => tied[sex] > held(world, seat, sex))
      .map((sex) => `9: more ${sex} of ${seat} are tied than there are`),
  ]
}

/** Territories that somebody owns, occupies or guards. */
export function landHeld(world: World): number {
  const owned = [...SEATS, ...KINGDOMS].reduce((sum, owner) => sum + world.balance(owner, 'territories'), 0)
  return owned + occupiedLand(world) + tribeLand(world)
}

/** 11: nobody gains land the board does not have. (The game master may have given more out: it is not gained again.) */
export function boardProblems(world: World, before: number): string[] {
  const held = landHeld(world)
  const total = boardOf(world)?.spaces.length ?? ruled(world, 'scenario_total')
  return held > total && held > before ? [`11: ${held} territories are held of ${total}, ${held - before} more than before`] : []
}

/** Of whoever has just fallen nothing is left: see GL-WIN-6. */
export function fallenProblems(world: World, seat: Civilisation): string[] {
  const left = ACCOUNTS.filter((account) => account !== 'age' && held(world, seat, account) !== 0)
  const records = [
    ...world.records(ROYALS).filter(({ owner }) => owner === seat),
    ...world.records(SETTLEMENTS).filter(({ owner }) => owner === seat),
    ...world.records(MONUMENTS).filter(({ holder }) => holder === seat),
  ]
  return [
    ...left.map((account) => `33: ${account} of the fallen ${seat} is left`),
    ...records.map(({ id }) => `33: ${id} of the fallen ${seat} is left`),
  ]
}

/** 13 and 14. */
function settlementProblems(world: World, seat: Civilisation): string[] {
  const settlements = world.records(SETTLEMENTS).filter(({ owner }) => owner === seat)
  const counted = settlements.filter(({ extra }) => extra !== true).length
  const cards = Math.ceil(held(world, seat, 'territories') / 5)
  const type = SETTLEMENT_OF_AGE[held(world, seat, 'age')]
  return [
    ...(counted === cards ? [] : [`13: ${seat} has ${counted} cards for ${held(world, seat, 'territories')} territories`]),
    ...settlements.filter((settlement) => settlement.type !== type).map(({ id }) => `14: ${id} is no ${type ?? 'settlement'}`),
  ]
}

/** 16 where a house that has died out falls, and 18 for whoever has just taken a turn. */
function throneProblems(world: World): string[] {
  const { seat, turn } = world.cursor
  return living(world).flatMap((owner) => {
    const ruler = world.records(ROYALS).find((royal) => royal.owner === owner && royal.role === 'ruler')
    if (ruler === undefined) return ruled(world, 'line_extinct') === 'simultaneous' ? [] : [`16: nobody rules ${owner}`]
    const old = owner === seat && turn >= ruler.since + ruled(world, 'ruler_lifespan')
    return old ? [`18: the ruler of ${owner} since ${ruler.since} still lives in round ${turn}`] : []
  })
}

/** 31, after the step of the non-players. */
function tribeProblems(world: World): string[] {
  if (world.cursor.seat !== 'table' || world.cursor.turn === 0) return []
  return tribes(world)
    .filter((tribe) => tribe.territories > Math.floor(tribePeople(world, tribe) / 10))
    .map(({ id, territories }) => `31: ${id} holds ${territories} territories`)
}
