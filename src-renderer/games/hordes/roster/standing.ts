import { lossOf } from '../../../../src-shared/games/hordes/rules/losses.ts'
import { BATTLE, elementsOf, foeOf, SHEETS, type Element, type Host } from '../../../../src-shared/games/hordes/rules/records.ts'
import { ruled } from '../../../../src-shared/games/hordes/rules/rulings/ruled.ts'
import { PRICE } from '../../../../src-shared/games/hordes/rules/tables.ts'
import { elementText } from '../../../../src-shared/games/hordes/words/names.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'

/** An army as it stands. */
export interface ArmyStatus {
  readonly host: Host
  /** What the army is called; empty where nobody said. */
  readonly name: string
  readonly player: string
  readonly ap: number
  readonly lost: number
  readonly half: number
  readonly foeLost: number
  /** So many more AP lost, and it is beaten by them; null where AP do not decide. */
  readonly toBeaten: number | null
  readonly hasGeneral: boolean
  readonly onTable: readonly RosterRow[]
  readonly reserve: readonly RosterRow[]
  readonly away: readonly RosterRow[]
}

export interface RosterRow {
  readonly element: Element
  readonly label: string
  /** AP it counts as lost for. */
  readonly loss: number
  /** What it has done in this bound. */
  readonly done: readonly Deed[]
  /** PIPs its next deployment costs; null where it is no Lurker, or cannot come again. */
  readonly nextPrice: number | null
  /** One more 1 makes it a frog. */
  readonly nearlyFrog: boolean
}

export type Deed = 'deployed' | 'moved' | 'shot' | 'spelled' | 'fought'

/** Null before the battle is set up. */
export function standingOf(world: World, host: Host): ArmyStatus | null {
  const battle = world.record(BATTLE, 'battle')
  if (battle === undefined) return null
  const rows = elementsOf(world, host).map((element) => rowOf(world, element))
  const { name, ap } = battle.armies[host]
  const [lost, foeLost] = [world.balance(host, 'apLost'), world.balance(foeOf(host), 'apLost')]
  const hasGeneral = rows.some(({ element }) => element.general && element.status === 'table')
  return {
    ...{ host, name, player: battle.players[host] ?? '', ap, lost, foeLost, hasGeneral, half: Math.ceil(ap / 2) },
    toBeaten: toBeaten(world, { ap, lost, foeLost, hasGeneral }),
    onTable: rows.filter(({ element }) => element.status === 'table'),
    reserve: rows.filter(({ element }) => element.status === 'reserve'),
    away: rows.filter(({ element }) => element.status !== 'table' && element.status !== 'reserve'),
  }
}

function toBeaten(
  world: World,
  { ap, lost, foeLost, hasGeneral }: Pick<ArmyStatus, 'ap' | 'lost' | 'foeLost' | 'hasGeneral'>,
): number | null {
  const rule = ruled(world, 'beaten')
  if (rule === 'general') return null
  const pastFoe = Math.max(0, foeLost + 1 - lost)
  return rule === 'three' && !hasGeneral ? pastFoe : Math.max(pastFoe, Math.ceil(ap / 2) - lost)
}

function rowOf(world: World, element: Element): RosterRow {
  return {
    element,
    label: elementText(element.id),
    loss: lossOf(world, element),
    done: deedsOf(world, element),
    nextPrice: nextPriceOf(world, element),
    nearlyFrog: element.type === 'MA' && element.ones > 0 && element.status === 'table',
  }
}

function deedsOf(world: World, { id, deployedIn, movedIn, shotIn, spelledIn }: Element): readonly Deed[] {
  const bound = world.cursor.turn
  const fought = world
    .records(SHEETS)
    .some(
      (sheet) => sheet.bound === bound && sheet.kind === 'close' && sheet.a.die > 0 && (sheet.a.element === id || sheet.b.element === id),
    )
  const deeds: readonly (readonly [Deed, boolean])[] = [
    ['deployed', deployedIn === bound],
    ['moved', movedIn === bound],
    ['shot', shotIn === bound],
    ['spelled', spelledIn === bound],
    ['fought', fought],
  ]
  return bound === 0 ? [] : deeds.flatMap(([deed, done]) => (done ? [deed] : []))
}

function nextPriceOf(world: World, { type, lurkerUses, status }: Element): number | null {
  if (type !== 'LU' || status === 'destroyed') return null
  return PRICE.lurker[lurkerUses] ?? (ruled(world, 'lurker_fourth') === 'barred' ? null : PRICE.lurkerLater)
}
