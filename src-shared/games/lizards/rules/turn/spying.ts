import type { Cell } from '../../../../board/hexes.ts'
import { MILITIA, MOST_CAPTURE, sumOf, type ClanNumber } from '../tables.ts'
import type { SpyState } from './state.ts'
import type { Turn } from './turn.ts'

/** Percent by which a spy is caught among so many enemies (RULING-63). @param per enemies for each percent */
export function capturePercentOf(enemies: number, per: number): number {
  return Math.min(MOST_CAPTURE, Math.ceil(enemies / per))
}

/** Warriors of other clans and militia in a hex. */
export function enemiesOf(turn: Turn, cell: Cell, clan: ClanNumber): number {
  const { den } = turn.hex(cell)
  const militia = den !== null && den.owner === null ? den.militia : 0
  return turn.groupsAt(cell).reduce((sum, group) => sum + (group.clan === clan ? 0 : sumOf(group.counts)), militia)
}

/** LZ-SPY-2 A spy among enemies may be caught and killed; in a den that is not its clan's it is (RULING-63). @returns whether it was */
export function rollCapture(turn: Turn, spy: SpyState, name: string): boolean {
  const { hex: cell } = spy
  const { den } = turn.hex(cell)
  const inForeignDen = den !== null && den.owner !== spy.clan
  const percent = inForeignDen ? 100 : capturePercentOf(enemiesOf(turn, cell, spy.clan), turn.ruled('spy_capture_per'))
  if (percent === 0 || (percent < 100 && !turn.chance.chance(name, percent))) return false
  const catchers = new Set(turn.groupsAt(cell).flatMap(({ clan }) => (clan === spy.clan || clan === MILITIA ? [] : [clan])))
  if (den !== null && den.owner !== null && den.owner !== spy.clan) catchers.add(den.owner)
  turn.dropSpy(spy.id, 'LZ-SPY-2')
  turn.tell('LZ-SPY-2', 'spyCaught', cell, { figures: { clan: spy.clan, colour: spy.colour }, full: [spy.clan, ...catchers] })
  if (catchers.size > 0) turn.disturb(cell)
  return true
}

/** Each spy with its place among the spies of its clan in its hex, the oldest first: dice are named by it. */
export function spiesNamed(turn: Turn, cell: Cell): readonly { readonly spy: SpyState; readonly name: string }[] {
  const ordinals = new Map<ClanNumber, number>()
  return turn.spiesAt(cell).map((spy) => {
    const ordinal = (ordinals.get(spy.clan) ?? 0) + 1
    ordinals.set(spy.clan, ordinal)
    return { spy, name: `${spy.clan}/${turn.code(cell)}/${ordinal}` }
  })
}
