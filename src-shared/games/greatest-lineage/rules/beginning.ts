import { checkpoint, post, record, roll, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { World } from '../../../kernel/world/world.ts'
import { living } from './civilisation.ts'
import { setKingdoms, setTribes } from './factions/setting.ts'
import { CIVILISATIONS, GAME, type Game } from './records.ts'
import { firstHouse } from './royalty/house.ts'
import { ruled } from './rulings/switches.ts'
import { SEATS, type Civilisation } from './seats.ts'
import { recountSettlements } from './settlements/cards.ts'
import { takeSeats } from './settlements/seats.ts'
import type { PlayerSetup, Setup } from './setup.ts'
import { START } from './tables/start.ts'
import { layMap } from './territory/holding.ts'

/** GL-SET-1 Everything before the first turn: three civilisations, three kingdoms, the tribes, and who begins. */
export function* beginning(world: World, setup: Setup): Procedure {
  const game: Game = { goal: setup.goal, houseRules: setup.houseRules, order: [], ended: null }
  yield* record('GL-SET-1', GAME, 'game', setup.edition === undefined ? game : { ...game, edition: setup.edition })
  for (const seat of SEATS) {
    const player = setup.players[seat]
    if (player !== undefined) yield* found(world, seat, player)
  }
  yield* setKingdoms(world, setup.world)
  yield* setTribes(world, setup.world)
  if (setup.world !== undefined) yield* layMap('GL-SET-1', world, setup.world)
  for (const seat of living(world)) yield* takeSeats('GL-SET-5', world, seat)
  yield* tell('GL-SET-1', setup.goal === 'peaceful' ? 'line.beginPeaceful' : 'line.begin', { figures: { players: living(world).length } })
  const first = setup.firstPlayer ?? (yield* rollForFirst(world))
  yield* seatPlayers(world, first)
  yield* checkpoint({ turn: 1, seat: first, phase: 0 })
}

function* found(world: World, seat: Civilisation, player: PlayerSetup): Procedure {
  yield* record('GL-SET-1', CIVILISATIONS, seat, {
    seat,
    player: player.name,
    alive: true,
    fell: null,
    highestAge: START.age,
    bought: 0,
    claimed: 0,
  })
  yield* zeroes(world, seat)
  yield* firstHouse(world, seat, player.rulerSex)
  yield* firstPeople(world, seat)
  yield* firstTokens(seat)
  yield* firstLand(world, seat)
  yield* firstPrestige(seat)
}

/** GL-SET-3 8 males and 12 females; under RULING-10 the royal house is part of them. */
function* firstPeople(world: World, seat: Civilisation): Procedure {
  const house = ruled(world, 'royals_in_population') ? START.royalsOfEachSex : 0
  yield* post('GL-SET-3', seat, 'males', START.males - house)
  yield* post('GL-SET-3', seat, 'females', START.females - house)
}

/** GL-SET-4 15 food and 18 wood. */
function* firstTokens(seat: Civilisation): Procedure {
  yield* post('GL-SET-4', seat, 'food', START.food)
  yield* post('GL-SET-4', seat, 'wood', START.wood)
}

/** GL-SET-5 Two territories, and so one tribe with its shaman. */
function* firstLand(world: World, seat: Civilisation): Procedure {
  yield* post('GL-SET-5', seat, 'territories', START.territories)
  yield* recountSettlements('GL-SET-5', world, seat)
}

/** GL-SET-6 Prestige 13, of which the tribe has brought its 3 (with every tribe's card: GL-CITY-2). */
function* firstPrestige(seat: Civilisation): Procedure {
  yield* post('GL-SET-6', seat, 'prestige', START.prestige - START.prestigeOfTribe)
}

/** GL-SET-8 Everything else begins at 0, in the first age (RULING-09 allows 10 technology). */
function* zeroes(world: World, seat: Civilisation): Procedure {
  yield* post('GL-SET-8', seat, 'age', START.age)
  yield* post('GL-SET-8', seat, 'technology', ruled(world, 'start_technology'))
}

/** GL-SET-9 Everybody rolls, the highest begins; those who tie for it roll again (RULING-06). */
function* rollForFirst(world: World): Procedure<Civilisation> {
  let contenders = living(world)
  while (contenders.length > 1) {
    const rolls = new Map<Civilisation, number>()
    for (const seat of contenders) {
      const rolled = yield* roll(`first.${seat}`, seat, () => ({
        rule: 'GL-SET-9',
        wording: 'roll.first',
        faces: 100,
        count: 1,
        test: { type: 'number' },
        figures: { seat, contenders: contenders.length },
      }))
      const value = rolled.values?.[0] ?? 0
      rolls.set(seat, value)
      yield* tell('GL-SET-9', 'line.firstRoll', { seat, figures: { seat, value } })
    }
    const highest = Math.max(...rolls.values())
    contenders = contenders.filter((seat) => rolls.get(seat) === highest)
  }
  return contenders[0] ?? 'elves'
}

/** Then clockwise around the table from whoever begins. */
function* seatPlayers(world: World, first: Civilisation): Procedure {
  const seats = living(world)
  const at = seats.indexOf(first)
  const game = world.record(GAME, 'game')
  if (game === undefined) return
  yield* record('GL-SET-9', GAME, 'game', { ...game, order: [...seats.slice(at), ...seats.slice(0, at)] })
  yield* tell('GL-SET-9', 'line.first', { seat: first, figures: { seat: first } })
}
