import { geographyOf } from '../rules/geography.ts'
import { held } from '../rules/rulings/switches.ts'
import { BAND, COLOURS, DEN, isWater, MILITIA, STARVING, sumOf, TERRAIN, TOP_LEVEL, type ClanNumber } from '../rules/tables.ts'
import { hungerOf } from '../rules/turn/bands.ts'
import { holdingsOf } from '../rules/turn/holdings.ts'
import type { HexState, TurnState } from '../rules/turn/state.ts'
import type { Posted } from '../rules/turn/turn.ts'

/** Invariants that a state of the game breaks (part F of the rules). */
export function brokenIn(state: TurnState): readonly string[] {
  const geography = geographyOf({ hex_layout: held(state.houseRules, 'hex_layout'), wrap: held(state.houseRules, 'wrap') })
  const broken: string[] = []
  const say = (what: string, cell: number): void => void broken.push(`${geography.code(cell)}: ${what}`)
  for (const [cell, hex] of state.hexes.entries()) for (const what of brokenHex(hex, state.turn)) say(what, cell)
  const bands = new Map<string, number>()
  const owners = new Map<number, ClanNumber>()
  for (const group of state.groups) {
    const size = sumOf(group.counts)
    if (size < 1 || COLOURS.some((colour) => group.counts[colour] < 0)) say(`group ${group.id} of ${size}`, group.hex)
    if (group.level < 0 || group.level > TOP_LEVEL) say(`level ${group.level}`, group.hex)
    if (hungerOf(group, state.turn) > STARVING || group.fed > state.turn) say(`fed in ${group.fed}`, group.hex)
    const key = `${group.clan} ${group.hex}`
    bands.set(key, (bands.get(key) ?? 0) + size)
    if ((bands.get(key) ?? 0) > BAND) say(`${bands.get(key)} warriors of ${group.clan}`, group.hex)
    const other = owners.get(group.hex)
    if (other !== undefined && other !== group.clan) say(`${other} and ${group.clan} share it`, group.hex)
    owners.set(group.hex, group.clan)
    const den = state.hexes[group.hex]?.den
    if (den != null && den.owner === null && den.militia > 0) say(`warriors and militia`, group.hex)
    if (den != null && den.owner !== group.clan && group.clan !== MILITIA)
      say(`warriors of ${group.clan} in a den of ${den.owner}`, group.hex)
  }
  const active = new Set(state.clans.filter((clan) => clan.state === 'active').map(({ clan }) => clan))
  for (const { clan } of state.groups) if (clan !== MILITIA && !active.has(clan)) broken.push(`clan ${clan} has warriors and is out`)
  for (const hex of state.hexes) for (const { clan } of holdingsOf(hex)) if (!active.has(clan)) broken.push(`clan ${clan} owns and is out`)
  return broken
}

function brokenHex({ terrain, den, owner, bridge, raft, halfbuilt }: HexState, turn: number): readonly string[] {
  const broken: string[] = []
  if ((den !== null) !== (terrain === 'den')) broken.push(`a den and terrain ${terrain}`)
  if (bridge && raft !== null) broken.push('bridge and raft')
  if ((bridge || raft !== null) && !isWater(terrain)) broken.push('a bridge or raft on land')
  if (raft !== null && raft > turn + 7) broken.push(`raft until ${raft}`)
  if (halfbuilt !== null && (TERRAIN[terrain].denTurns !== 2 || halfbuilt.turn < turn - 1)) broken.push('half-built den')
  if (owner !== null && terrain !== 'temple' && !bridge) broken.push(`owner ${owner} of nothing`)
  if (den !== null && (den.pop < 0 || den.militia < 0 || den.militia > BAND)) broken.push(`den of ${den.pop}, militia ${den.militia}`)
  if (den !== null && den.owner !== null && den.militia > 0) broken.push('militia in an owned den')
  return broken
}

/** After World: colourless dens have fewer than ten lizards. */
export function brokenAfterWorld({ hexes }: TurnState): readonly string[] {
  return hexes.flatMap(({ den }) =>
    den !== null && den.colour === null && den.pop >= DEN.colouredAt ? [`a colourless den of ${den.pop}`] : [],
  )
}

/** Lizards and sites of each clan, as accounts count them: `3 red`. */
export function totalsOf({ groups, spies, hexes }: TurnState): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  const add = (clan: ClanNumber, account: string, count: number): void => {
    if (clan !== MILITIA && count !== 0) totals.set(`${clan} ${account}`, (totals.get(`${clan} ${account}`) ?? 0) + count)
  }
  for (const { clan, counts } of groups) for (const colour of COLOURS) add(clan, colour, counts[colour])
  for (const { clan } of spies) add(clan, 'spies', 1)
  for (const hex of hexes) for (const { clan, account, count } of holdingsOf(hex)) add(clan, account, count)
  return totals
}

/** Accounts that differ from what was there before and was posted. */
export function unbooked(before: TurnState, after: TurnState, posted: readonly Posted[]): readonly string[] {
  const expected = new Map(totalsOf(before))
  for (const { clan, account, delta } of posted) {
    const key = `${clan} ${account}`
    expected.set(key, (expected.get(key) ?? 0) + delta)
  }
  const found = totalsOf(after)
  return [...new Set([...expected.keys(), ...found.keys()])]
    .filter((key) => (expected.get(key) ?? 0) !== (found.get(key) ?? 0))
    .map((key) => `${key}: ${found.get(key) ?? 0} on the map, ${expected.get(key) ?? 0} booked`)
}

/** Lizards in the world: warriors, spies, den lizards and militia. */
export function lizardsIn({ groups, spies, hexes }: TurnState): number {
  const inDens = hexes.reduce((sum, { den }) => sum + (den === null ? 0 : den.pop + den.militia), 0)
  return groups.reduce((sum, { counts }) => sum + sumOf(counts), 0) + spies.length + inDens
}
