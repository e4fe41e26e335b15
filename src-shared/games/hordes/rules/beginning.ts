import { checkpoint, record, roll, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { GAME_MASTER } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { countArmy } from './army.ts'
import { BATTLE, battleOf, ELEMENTS, foeOf, HOSTS, type Battle, type Element, type Host } from './records.ts'
import { ruled } from './rulings/ruled.ts'
import { isScenario, type PlayerSetup, type Setup } from './setup.ts'
import { FACES, PHASE, RESERVE_TYPES } from './tables.ts'
import type { TypeCode } from './types.ts'

const PREFIX: Readonly<Record<Host, string>> = { redHost: 'red', blueHost: 'blue' }

/** The element of a host by its place in the roster, from 1 on. */
export function elementId(host: Host, place: number): string {
  return `${PREFIX[host]}-${place}`
}

/** Armies are put down, the dice say who defends, Strongholds stand; then the defender has the first bound (RULING-04). */
export function* beginning(world: World, setup: Setup): Procedure {
  const { houseRules, players } = setup
  const army = (host: Host): Battle['armies'][Host] => ({ name: players[host].army, ap: countArmy(players[host].elements).ap })
  yield* record('HQ-ARM-1', BATTLE, 'battle', {
    players: Object.fromEntries(HOSTS.map((host) => [host, players[host].name])),
    armies: { redHost: army('redHost'), blueHost: army('blueHost') },
    defender: setup.defender,
    houseRules,
    ended: null,
  })
  for (const host of HOSTS) yield* muster(host, players[host], isScenario(houseRules))
  const defender = setup.defender ?? (yield* throwForDefence())
  yield* record('HQ-SEQ-5', BATTLE, 'battle', { ...battleOf(world), defender })
  for (const host of HOSTS) if (hasStronghold(world, host)) yield* putElement(host, players[host].elements.length + 1, 'ST')
  yield* tell('HQ-SEQ-5', 'line.begin', { seat: defender, figures: { host: defender, foe: foeOf(defender) } })
  yield* checkpoint({ turn: 1, seat: defender, phase: PHASE.command })
}

/** Gods, Dragons and Lurkers begin off the table (RULING-08); in a scenario everything stands on it. */
function* muster(host: Host, { elements }: PlayerSetup, scenario: boolean): Procedure {
  for (const [at, entry] of elements.entries()) {
    const reserve = !scenario && RESERVE_TYPES.includes(entry.type)
    yield* putElement(host, at + 1, entry.type, { ...entry, status: reserve ? 'reserve' : 'table' })
  }
}

function* putElement(host: Host, place: number, type: TypeCode, more: Partial<Element> = {}): Procedure {
  const element = freshElement(host, place, type, more)
  yield* record('HQ-ARM-1', ELEMENTS, element.id, element)
}

/** An element on the table that has done nothing yet. @param place its place in the army, from 1 on */
export function freshElement(host: Host, place: number, type: TypeCode, more: Partial<Element> = {}): Element {
  return {
    ...{ id: elementId(host, place), type, owner: host, label: '', general: false, water: false, status: 'table', takenBy: null },
    ...{ movedIn: 0, deployedIn: 0, shotIn: 0, calledIn: 0, spelledIn: 0, lurkerUses: 0, ones: 0 },
    ...more,
  }
}

/** Both throw a die until one is lower: that one defends. */
function* throwForDefence(): Procedure<Host> {
  for (;;) {
    const { values } = yield* roll('defence', GAME_MASTER, () => ({
      ...{ rule: 'HQ-SEQ-5', faces: FACES, count: 2, figures: {} },
      test: {
        type: 'parts',
        parts: HOSTS.map((host) => ({ count: 1, test: { type: 'number' }, wording: 'die.defence', figures: { host }, whose: host })),
      },
    }))
    const [red = 0, blue = 0] = [values?.[0], values?.[1]]
    const figures = { redDie: red, blueDie: blue }
    if (red === blue) yield* tell('HQ-SEQ-5', 'line.defenceTied', { figures })
    else {
      const defender: Host = red < blue ? 'redHost' : 'blueHost'
      yield* tell('HQ-SEQ-5', 'line.defence', { seat: defender, figures: { host: defender, ...figures } })
      return defender
    }
  }
}

function hasStronghold(world: World, host: Host): boolean {
  const who = ruled(world, 'strongholds')
  return who === 'both' || (who === 'defender' && battleOf(world).defender === host)
}
