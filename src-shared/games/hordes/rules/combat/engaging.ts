import { elementOf, onTable, SUPPORTS, activeHost, type Host, type Element } from '../records.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { ruled } from '../rulings/ruled.ts'
import { REACH } from '../tables.ts'
import { sheetsNow } from './plan.ts'

/** HQ-RNG-1 How far an element bespells or shoots, in paces: spells 600, Artillery 500, Shooters 200; 0 where it does neither. */
export function reachOf({ type }: Pick<Element, 'type'>): number {
  if (type === 'MA') return REACH.bespell
  return type === 'AR' || type === 'SH' ? REACH[type] : 0
}

/** Whether a target so far away can be reached; the figure itself is within. */
export function isWithin(element: Pick<Element, 'type'>, paces: number): boolean {
  return paces <= reachOf(element)
}

/** HQ-SEQ-3 Artillery shoots in its own bound alone, and only if it did not move (RULING-49). */
function mayShootArtillery(world: World, { owner, movedIn }: Element): boolean {
  return owner === activeHost(world) && movedIn !== world.cursor.turn
}

/** On the table, and not used at range in this bound (RULING-26, RULING-28). */
function isUnused(world: World, { id, status, shotIn, spelledIn }: Element): boolean {
  const { turn } = world.cursor
  return status === 'table' && shotIn !== turn && spelledIn !== turn && world.record(SUPPORTS, id) === undefined
}

/** Who may still shoot, or aid a shot. */
export function shooters(world: World, host: Host): readonly Element[] {
  return onTable(world, host).filter(
    (one) => isUnused(world, one) && (one.type === 'SH' || (one.type === 'AR' && mayShootArtillery(world, one))),
  )
}

/** Who may still bespell, or aid a spell: Magicians of the player of the bound (RULING-25). */
export function casters(world: World, host: Host): readonly Element[] {
  if (host !== activeHost(world)) return []
  const moved = ruled(world, 'bespell_after_move')
  return onTable(world, host).filter((one) => one.type === 'MA' && isUnused(world, one) && (moved || one.movedIn !== world.cursor.turn))
}

/** Whom spells and shots may be aimed at (RULING-27). */
export function targets(world: World, enemy: Host): readonly Element[] {
  return onTable(world, enemy).filter(({ type }) => type !== 'ST' || ruled(world, 'stronghold_ranged'))
}

/** Who may still fight: nobody twice in a bound, nor who has aided against a Stronghold (RULING-43, RULING-57). */
export function fighters(world: World, host: Host): readonly Element[] {
  const fought = sheetsNow(world)
    .filter(({ kind }) => kind === 'close')
    .flatMap(({ a, b }) => [a.element, ...a.aiders, b.element, ...b.aiders])
  return onTable(world, host).filter(({ id }) => !fought.includes(id))
}

/** Supporters that count against an element now: they stand on the table and have not been dropped. */
export function supportersAgainst(world: World, id: string): readonly string[] {
  return world
    .records(SUPPORTS)
    .filter(({ supporter, against }) => against === id && elementOf(world, supporter).status === 'table')
    .map(({ supporter }) => supporter)
}
