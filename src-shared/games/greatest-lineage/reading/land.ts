import type { Board } from '../../../board/board.ts'
import type { Space } from '../../../board/graph.ts'
import type { Request } from '../../../kernel/engine/request.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { LandFace, LandReading, SpaceShown } from '../../api/landFace.ts'
import { say } from '../../text/playing.ts'
import { landTexts } from '../board/texts/landTexts.ts'
import { BOARD } from '../board/boardFace.ts'
import { MONUMENTS, SETTLEMENTS, type Settlement } from '../rules/records.ts'
import { KINGDOMS, isCivilisation, isKingdom, isTribe, type Kingdom } from '../rules/seats.ts'
import { settlementFigures } from '../rules/settlements/cards.ts'
import { living } from '../rules/civilisation.ts'
import { standingKingdoms } from '../rules/factions/kingdoms.ts'
import { tribes } from '../rules/factions/tribes.ts'
import type { Faction } from '../rules/factions/faction.ts'
import { holdingsOf, territoryAt } from '../rules/territory/map.ts'
import { MAP, type Territory } from '../rules/territory/mapRecords.ts'
import { WARS } from '../rules/war/records.ts'
import { enemyOf } from '../rules/war/wars.ts'
import { armiesOf, type ArmyShown } from './fronts.ts'

type Mark = NonNullable<SpaceShown['marks']>[number]

/** The map of a campaign: who holds what, capitals, settlements with their monuments, and what wars have made of it. */
export const LAND: LandFace = {
  editing: {
    holders: (world) =>
      [...living(world), ...standingKingdoms(world), ...tribes(world).map(({ id }) => id)].map((id) => ({
        id,
        name: landTexts.holder(id),
      })),
    grounds: (world) => {
      const { legend = {}, closed = '' } = world.record(MAP, 'map')?.plan ?? {}
      const letters = Object.entries(legend).filter(([letter]) => !closed.includes(letter))
      return letters.map(([id, grounds]) => ({ id, name: grounds.map((ground) => BOARD.grounds[ground]?.name ?? ground).join(', ') }))
    },
    now: (world, space) => ({ holder: territoryAt(world, space)?.holder ?? null, ground: letterAt(world, space) }),
    change: (space, { holder, name, ground, rivers }) => ({
      map: {
        ...(holder === undefined ? {} : { holders: { [space]: holder } }),
        ...(name === undefined ? {} : { names: { [space]: name } }),
        ...(ground === undefined ? {} : { ground: { [space]: ground } }),
        ...(rivers === undefined ? {} : { rivers: { [space]: rivers } }),
      },
    }),
    lay: (made) => ({ map: { world: made } }),
  },
  read(world) {
    const holdings = holdingsOf(world)
    const map = world.record(MAP, 'map')
    if (holdings === null || map === undefined) return null
    const { board } = holdings
    const spaces = new Map<Space, SpaceShown>()
    const armies = armiesOf(world)
    for (const space of board.spaces.keys()) {
      const { id } = board.at(space)
      const territory = holdings.at(space)
      const marks = [...capitalAt(map.capitals, id), ...settlementsAt(world, id), ...armiesAt(armies, space)]
      if (territory !== undefined || marks.length > 0)
        spaces.set(space, { ...held(world, territory), ...(marks.length > 0 ? { marks } : {}) })
    }
    return {
      ...{ board, grounds: BOARD.grounds, spaces, fronts: armies },
      own: (owner) => (isCivilisation(owner) || isKingdom(owner) || isTribe(owner) ? holdings.owned(owner) : []),
      whyNot: (request, space) => whyNot(world, board, request, space),
    } satisfies LandReading
  },
}

function letterAt(world: World, id: string): string {
  const board = holdingsOf(world)?.board
  if (board?.hexes === null || board?.has(id) !== true) return ''
  return board.hexes.letterAt(board.at(board.numberOf(id)).cell ?? 0)
}

function held(world: World, territory: Territory | undefined): SpaceShown {
  if (territory === undefined) return {}
  const { holder, war } = territory
  const notes = war === undefined ? {} : { notes: [occupiedIn(world, war, holder)] }
  return {
    ...(isTribe(holder) ? {} : { owner: holder, realm: say(`seat.${holder}`) }),
    holder: landTexts.holder(holder),
    region: war === undefined ? holder : `${holder}/${war}`,
    ...notes,
  }
}

function occupiedIn(world: World, warId: string, holder: Faction): string {
  const war = world.record(WARS, warId)
  return war === undefined ? landTexts.occupied : landTexts.occupiedFrom(enemyOf(war, holder))
}

function armiesAt(armies: readonly ArmyShown[], space: Space): readonly Mark[] {
  return armies.filter(({ from }) => from === space).map(({ name }) => ({ sign: 'army', name }))
}

function capitalAt(capitals: Readonly<Record<Kingdom, string>>, id: string): readonly Mark[] {
  return KINGDOMS.filter((kingdom) => capitals[kingdom] === id).map((kingdom) => ({ sign: 'capital', name: landTexts.capitalOf(kingdom) }))
}

function settlementsAt(world: World, id: string): readonly Mark[] {
  return world
    .records(SETTLEMENTS)
    .filter(({ place, established }) => established && place === id)
    .flatMap((settlement): readonly Mark[] => [
      { sign: settlement.type === 'tribe' ? 'camp' : 'settlement', name: settlementName(settlement) },
      ...world
        .records(MONUMENTS)
        .filter((monument) => monument.settlement === settlement.id)
        .map(({ name }): Mark => ({ sign: 'tower', name })),
    ])
}

function settlementName(settlement: Settlement): string {
  return say('option.settlement', { ...settlementFigures(settlement), about: settlement.id, prestige: settlement.prestige })
}

/** Questions that ask for land of somebody: all others ask for land that is nobody's, or a tribe's. */
const OF_AN_OWNER: readonly string[] = ['fill.land.lose', 'fill.land.take', 'fill.land.recede']

function whyNot(world: World, board: Board, request: Request, space: Space): string {
  const holdings = holdingsOf(world)
  const territory = holdings?.at(space)
  const { wording, figures, seat } = request
  const holder = territory?.holder
  if (wording === 'fill.seats') return holder === seat ? landTexts.settled : notOf(holder, seat)
  if (OF_AN_OWNER.includes(wording))
    return holder === figures['owner'] ? landTexts.farther : notOf(holder, String(figures['owner'] ?? seat))
  const enemy = figures['enemy']
  if (enemy !== undefined) return holder === enemy ? landTexts.noBorder : notOf(holder, String(enemy))
  if (territory?.war !== undefined) return landTexts.occupied
  if (holder === seat) return landTexts.yours
  if (holder === undefined) return landTexts.tooFar
  return isTribe(holder) ? landTexts.guarded(holder) : landTexts.belongs(holder)
}

function notOf(holder: string | undefined, wanted: string): string {
  return holder === undefined ? landTexts.blankNot(wanted) : landTexts.notOf(holder, wanted)
}
