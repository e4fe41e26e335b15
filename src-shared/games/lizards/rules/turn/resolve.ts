import type { ClanLine } from '../sheet/line.ts'
import { MILITIA, PHASE_OF, WORKS, type OrderCode, type Work } from '../tables.ts'
import { chant, free, lob } from './artillery.ts'
import { mergeAll } from './bands.ts'
import type { PhaseChance } from './chance.ts'
import { closeDevelopment, give, recruit } from './development.ts'
import { move, nameOf, sail, sneak, split } from './moving.ts'
import { happen, tokensOf, type Token } from './nature.ts'
import type { TurnState } from './state.ts'
import { Turn, type PhaseOutcome } from './turn.ts'
import { work } from './works.ts'
import { worldPhase } from './world.ts'

/** The phases that are resolved, as cursors number them. */
export type ResolvedPhase = 2 | 3 | 4 | 5

/**
 * LZ-SET-10 Resolves a phase of the turn: World, Artillery, Movement, Development.
 * @param lines kept lines of all clans, in any order: those of other phases are left alone
 * @returns the state after it and all that followed; a pure function of state, lines and chance
 */
export function resolve(state: TurnState, phase: ResolvedPhase, lines: readonly ClanLine[], chance: PhaseChance): PhaseOutcome {
  const turn = new Turn(state, chance)
  const own = lines.filter(({ order }) => PHASE_OF[order] === phase).sort((a, b) => a.clan - b.clan || a.line - b.line)
  switch (phase) {
    case 2:
      worldPhase(turn)
      break
    case 3:
      for (const line of artilleryOrder(turn, own)) obey(turn, line)
      break
    case 4:
      for (const each of turn.chance.shuffle<ClanLine | Token>([...own, ...tokensOf(turn)], nameOfEvent))
        if ('order' in each) obey(turn, each)
        else happen(turn, each)
      mergeAll(turn)
      break
    case 5:
      for (const line of turn.chance.shuffle(own, nameOf)) obey(turn, line)
      closeDevelopment(turn)
      break
    default:
      return phase satisfies never
  }
  if (turn.ruled('site_owner') === 'garrison') garrison(turn)
  return turn.end()
}

function nameOfEvent(event: ClanLine | Token): string {
  return 'order' in event ? nameOf(event) : event.name
}

/** Artillery in one shuffle, or chants, lobs and freeing in turn where the table says so (RULING-12). */
function artilleryOrder(turn: Turn, lines: readonly ClanLine[]): readonly ClanLine[] {
  const shuffled = turn.chance.shuffle(lines, nameOf)
  if (turn.ruled('artillery_order') === 'mixed') return shuffled
  return (['CH', 'LO', 'FR'] as const).flatMap((code) => shuffled.filter(({ order }) => order === code))
}

/** LZ-ORDER-9 Orders that came in are obeyed; without a sheet a clan does nothing (RULING-82). */
function obey(turn: Turn, line: ClanLine): void {
  if (turn.clan(line.clan)?.state !== 'active') return
  if (isWork(line)) return work(turn, line)
  switch (line.order as Exclude<OrderCode, Work>) {
    case 'FR':
      return free(turn, line)
    case 'LO':
      return lob(turn, line)
    case 'CH':
      return chant(turn, line)
    case 'MO':
      return move(turn, line)
    case 'SP':
      return split(turn, line)
    case 'SN':
      return sneak(turn, line)
    case 'SA':
      return sail(turn, line)
    case 'RE':
      return recruit(turn, line)
    case 'GI':
      return give(turn, line)
  }
}

function isWork(line: ClanLine): line is ClanLine & { readonly order: Work } {
  return Object.hasOwn(WORKS, line.order)
}

/** Temples and bridges belong to whose warriors are in them, where the table says so (RULING-42). */
function garrison(turn: Turn): void {
  for (const cell of turn.cellsWhere(({ terrain, bridge, owner }) => owner !== null && (terrain === 'temple' || bridge))) {
    const clan = turn.groupsAt(cell)[0]?.clan ?? MILITIA
    if (clan !== turn.hex(cell).owner) turn.setHex(cell, { owner: clan === MILITIA ? null : clan }, 'LZ-DEV-15')
  }
}
