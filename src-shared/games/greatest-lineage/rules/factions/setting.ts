import { Board } from '../../../../board/board.ts'
import { post, record, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import type { LineageWorld } from '../../board/world.ts'
import { TRIBE_RECORDS } from '../records.ts'
import { ruled } from '../rulings/switches.ts'
import { KINGDOMS, SEATS, TRIBES } from '../seats.ts'
import { KINGDOM } from '../tables/kingdom.ts'
import { TRIBE } from '../tables/tribe.ts'
import { tribeLand } from './tribes.ts'

/**
 * GL-SET-10 Each kingdom begins with 50 warriors per territory and its printed scores. How much land (RULING-12) and whether others live
 * there beside the warriors (RULING-20) the table decides.
 */
export function* setKingdoms(world: World, map?: LineageWorld): Procedure {
  for (const kingdom of KINGDOMS) {
    const territories = map?.kingdoms[kingdom].length ?? ruled(world, 'scenario_kingdom')
    const warriors = KINGDOM.warriorsPerTerritory * territories
    yield* post('GL-SET-10', kingdom, 'territories', territories)
    yield* post('GL-SET-10', kingdom, 'warriors', warriors)
    yield* post('GL-SET-10', kingdom, 'nonWarriors', ruled(world, 'npk_nonwarriors_start') === 0 ? 0 : warriors)
    yield* post('GL-SET-10', kingdom, 'culture', KINGDOM.culture)
    yield* post('GL-SET-10', kingdom, 'technology', KINGDOM.technology)
    yield* post('GL-SET-10', kingdom, 'militaryTechnology', KINGDOM.militaryTechnology)
  }
  const territories = world.balance(KINGDOMS[0], 'territories')
  yield* tell('GL-SET-10', 'line.kingdomsSet', { figures: { territories, warriors: world.balance(KINGDOMS[0], 'warriors') } })
}

/**
 * GL-SET-11 Each tribe begins with 50 people per territory, half of them warriors, the other half female (RULING-145). Number and land of
 * the tribes are the table's (RULING-12); they are elven, human and dwarven in turn.
 */
export function* setTribes(world: World, map?: LineageWorld): Procedure {
  const many = map?.tribes.length ?? ruled(world, 'scenario_tribes')
  for (let number = 1; number <= many; number += 1) {
    const territories = map?.tribes[number - 1]?.lands.length ?? ruled(world, 'scenario_tribe')
    const id = `tribe-${number}` as const
    yield* record('GL-SET-11', TRIBE_RECORDS, id, {
      id,
      race: map?.tribes[number - 1]?.race ?? SEATS[(number - 1) % SEATS.length] ?? SEATS[0],
      territories,
      warriors: TRIBE.warriorsPerTerritory * territories,
      females: TRIBE.femalesPerTerritory * territories,
    })
  }
  const total = map === undefined ? ruled(world, 'scenario_total') : new Board(map.plan).spaces.length
  const figures = { tribes: many, territories: tribeLand(world), total }
  yield* tell('GL-SET-11', 'line.tribesSet', { seat: TRIBES, figures })
}
