import type { World } from '../../kernel/world/world.ts'
import type { AheadFace, AheadLine } from '../api/aheadFace.ts'
import { beatenBy, standingOf } from './rules/ending.ts'
import { lurkerPrice } from './rules/command/prices.ts'
import { BATTLE, elementsOf, foeOf, isHost, onTable, type Host } from './rules/records.ts'
import { ruled } from './rules/rulings/ruled.ts'

/** How near each army is to being beaten, and what waits. Everybody sees all of it. */
export const AHEAD: AheadFace = {
  of: (world, owner) => (isHost(owner) && isOn(world) ? ofHost(world, owner) : []),
  table: (world) => (isOn(world) ? limit(world) : []),
}

function isOn(world: World): boolean {
  const battle = world.record(BATTLE, 'battle')
  return battle !== undefined && battle.defender !== null && battle.ended === null
}

function ofHost(world: World, host: Host): readonly AheadLine[] {
  return [...defeat(world, host), ...frogs(world, host), ...lurkers(world, host)]
}

/** Beaten as it stands; else how much more makes half of the army, and what a lost general means. */
function defeat(world: World, host: Host): readonly AheadLine[] {
  const { ap, lost, general } = standingOf(world, host)
  const clause = beatenBy(world, host)
  const rule = 'HQ-WIN-1'
  if (clause !== null) return [{ kind: 'threat', wording: 'ahead.beaten', figures: { host, clause }, rule }]
  const more = Math.max(Math.ceil(ap / 2) - lost, world.balance(foeOf(host), 'apLost') + 1 - lost)
  const near = more <= Math.ceil(ap / 4) && ruled(world, 'beaten') !== 'general'
  return [
    ...(near ? [{ kind: 'threat', wording: 'ahead.toHalf', figures: { host, ap: more }, rule } as const] : []),
    ...(general ? [] : [{ kind: 'threat', wording: 'ahead.noGeneral', figures: { host }, rule: 'HQ-PIP-3' } as const]),
  ]
}

function frogs(world: World, host: Host): readonly AheadLine[] {
  return onTable(world, host)
    .filter(({ type, ones }) => type === 'MA' && ones > 0)
    .map(({ id }) => ({ kind: 'threat', wording: 'ahead.frog', figures: { element: id }, rule: 'HQ-RES-9' }))
}

function lurkers(world: World, host: Host): readonly AheadLine[] {
  return elementsOf(world, host).flatMap((one): readonly AheadLine[] => {
    const price = one.type === 'LU' && one.status === 'reserve' ? lurkerPrice(world, one) : null
    return price === null ? [] : [{ kind: 'comes', wording: 'ahead.lurkers', figures: { element: one.id, price }, rule: 'HQ-PIP-4' }]
  })
}

function limit(world: World): readonly AheadLine[] {
  const bound = ruled(world, 'bound_limit')
  return bound === 'none' ? [] : [{ kind: 'comes', wording: 'ahead.limit', figures: { bound }, rule: 'HQ-WIN-1' }]
}
