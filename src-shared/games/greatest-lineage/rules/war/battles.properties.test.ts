import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../../insight/bots/bot.ts'
import { random } from '../../bots/random.ts'
import { takeAnswer } from '../../../../kernel/forms/answer.ts'
import type { Effect } from '../../../../kernel/world/effect.ts'
import type { Procedure } from '../../../../kernel/engine/procedure.ts'
import type { Json } from '../../../../kernel/world/rule.ts'
import { Run } from '../../../../kernel/engine/run.ts'
import type { World, WorldState } from '../../../../kernel/world/world.ts'
import { settleFalls } from '../factions/ending.ts'
import type { Faction } from '../factions/faction.ts'
import { tribeLand } from '../factions/tribes.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import type { HouseRules } from '../rulings/switches.ts'
import { KINGDOMS, SEATS } from '../seats.ts'
import { war, WAR_ID } from '../../testing/battles.ts'
import { house, stage } from '../../testing/stage.ts'
import { textsOf } from '../../testing/texts.ts'
import { worldProblems } from '../../testing/worldInvariants.ts'
import { ENGLISH } from '../../words/english/english.ts'
import { battle } from './battle.ts'
import { WARS } from './records.ts'
import { occupiedLand } from './wars.ts'

type Chance = ReturnType<typeof seededChance>

const SEED = '5eed'.repeat(16)

/** Battle after battle while the war goes on, at most twelve. */
function* campaign(world: World): Procedure {
  for (let turn = 0; turn < 12 && world.record(WARS, WAR_ID) !== undefined; turn++) {
    yield* battle(world, WAR_ID)
    yield* settleFalls(world)
  }
}

function pick<T>(chance: Chance, ...of: readonly [T, ...T[]]): T {
  return of[chance(0, of.length - 1)] ?? of[0]
}

function anyRules(chance: Chance): HouseRules {
  const coin = (): boolean => chance(0, 1) === 1
  return {
    territories_per_combat: chance(1, 3),
    royal_kill_rolls: pick(chance, 'one', 'each'),
    reuse_kill_roll: coin(),
    destroy_needs_capture: coin(),
    casualty_cap_100: coin(),
    shared_army: coin(),
    npt_goals: pick(chance, 'kill', 'all'),
    decay_accelerators: pick(chance, 'per_turn', 'sticky'),
    settlement_prestige: pick(chance, 'tied', 'one_time'),
    unfinished_loss: pick(chance, 'full', 'none'),
    map_mode: pick(chance, 'none', 'map'),
    captured_city: pick(chance, 'fill', 'extra'),
    occupied_on_end: pick(chance, 'captor', 'return'),
  }
}

/** Two peoples with everything that can be lost, at war with each other, or one of them with a kingdom or a tribe. */
function anyWar(chance: Chance): WorldState {
  const enemy: Faction = pick(chance, 'humans', 'humans', 'undead', 'tribe-3')
  const people = () => ({ males: chance(0, 90), females: chance(0, 60), food: 200, metal: 50, wealth: 50, age: chance(1, 6) })
  const warriors = [chance(0, 120), chance(0, 120)] as const
  const world = stage({
    turn: 9,
    phase: 5,
    rules: anyRules(chance),
    elves: { ...people(), warriors: warriors[0], territories: 1, militaryTechnology: chance(0, 60) },
    humans: { ...people(), warriors: enemy === 'humans' ? warriors[1] : 0, territories: 1, militaryTechnology: chance(0, 60) },
    others: { undead: { warriors: chance(0, 60), nonWarriors: chance(0, 30), territories: chance(1, 4) } },
    records: {
      royal: { ...house('elves'), ...house('humans'), ...house('dwarves') },
      tribe: { 'tribe-3': { id: 'tribe-3', race: 'elves', territories: 3, warriors: 60, females: 40 } },
      war: {
        [WAR_ID]: war(
          { defender: enemy, turns: chance(0, 10) },
          { warriors: warriors[0] },
          { warriors: enemy === 'humans' ? warriors[1] : 0 },
        ),
      },
    },
  })
  settle(world, chance)
  return world
}

/** Land as corrections give it, the settlements that go with it, names and monuments. */
function settle(world: WorldState, chance: Chance): void {
  const run = new Run(GREATEST_LINEAGE, world, nothing())
  run.correct(SEATS.map((owner) => ({ owner, account: 'territories', to: chance(1, 14) })))
  for (const owner of SEATS) {
    for (let number = 1; number <= chance(0, 2); number++)
      put(world, 'land', `${owner}-land-${number}`, { id: `${owner}-land-${number}`, owner, name: `Land ${number} of ${owner}` })
    const id = `${owner}-monument-1`
    const built = { builder: pick(chance, ...SEATS), holder: owner, settlement: `${owner}-settlement-1`, name: '', prestige: chance(1, 30) }
    const work = {
      started: 1,
      due: 30,
      blessed: false,
    }
    put(world, 'monument', id, { id, ...built, ...work, stage: pick(chance, 'standing', 'building') })
  }
}

function* nothing(): Procedure {
  // The run is only there for its corrections.
}

function put(world: WorldState, collection: string, id: string, value: Json): void {
  world.apply({ kind: 'record', rule: 'GL-SET-8', collection, id, value })
}

/** Plays a war at random. With `overruled` the game master sets figures while questions wait. */
function playWar(
  seed: number,
  overruled: boolean,
): { readonly world: WorldState; readonly effects: readonly Effect[]; readonly asked: number } {
  const chance = seededChance(seed)
  const world = anyWar(chance)
  const run = new Run(GREATEST_LINEAGE, world, campaign(world))
  const effects = [...run.resume(undefined)]
  let asked = 0
  for (; run.pending !== null && asked < 1000; asked++) {
    if (overruled && chance(0, 3) === 0) {
      const account = pick(chance, 'males', 'females', 'warriors', 'territories', 'prestige', 'food')
      effects.push(...run.correct([{ owner: pick(chance, ...SEATS), account, to: chance(0, 9) }]))
      continue
    }
    const request = run.pending
    const taken = takeAnswer(request, random(request, world, chance), SEED)
    if (!taken.ok) throw new Error(JSON.stringify(taken.problems))
    const texts = { world, effects: [], asked: [request], pending: null, problems: [], postings: () => [] }
    textsOf(texts, ENGLISH)
    const came = run.resume(taken.value.reply)
    textsOf({ ...texts, asked: [], effects: came }, ENGLISH)
    const [problem] = worldProblems(world, came)
    if (problem !== undefined) throw new Error(`seed ${seed}: ${problem}`)
    effects.push(...came)
  }
  if (run.pending !== null) throw new Error(`seed ${seed}: the war goes on after a thousand answers`)
  return { world, effects, asked }
}

const PLAYED = Array.from({ length: 80 }, (_, seed) => ({ seed, before: landOf(anyWar(seededChance(seed))), ...playWar(seed, false) }))

describe('GL-WAR-20 to GL-WAR-28: whatever happens in a war', () => {
  test('nothing goes below its bound, every text is worded, and all of it happens', () => {
    const told = new Set(PLAYED.flatMap(({ effects }) => effects.flatMap((effect) => (effect.kind === 'line' ? [effect.wording] : []))))
    const results =
      'landTaken landHeld landOccupied landWonBack settlementTaken settlementTornDown monumentTaken royalSlain warDragsOn casualties'
    expect(results.split(' ').filter((result) => !told.has(`line.${result}`))).toEqual([])
  })

  test('no territory appears or is lost but with somebody who falls', () => {
    for (const { seed, before, world, effects } of PLAYED) {
      const fell = effects.some((effect) => effect.kind !== 'checkpoint' && /^GL-(WIN|NPT-4|NPK-10)/.test(effect.rule))
      const land = landOf(world)
      if (fell) expect(land, `seed ${seed}`).toBeLessThanOrEqual(before)
      else expect(land, `seed ${seed}`).toBe(before)
    }
  })

  test('every prestige a side loses is booked on the war, less what came back at once, and nothing else', () => {
    const open = PLAYED.flatMap(({ seed, world, effects }) => {
      const fought = world.record(WARS, WAR_ID)
      return fought === undefined ? [] : [{ seed, fought, effects }]
    })
    expect(open.length).toBeGreaterThan(10)
    for (const { seed, fought, effects } of open)
      for (const name of ['aggressor', 'defender'] as const) {
        const { lost, foundedAnew } = prestigeOf(fought[name], effects)
        const booked = fought.sides[name].prestigeLost
        expect([booked <= lost, booked >= lost - foundedAnew], `seed ${seed}: ${booked} of ${lost}`).toEqual([true, true])
      }
  })

  test('the game master may overrule any figure at any moment', () => {
    for (let seed = 0; seed < 80; seed++) expect(playWar(seed, true).asked).toBeGreaterThan(0)
  })
})

/** What a side lost, and what settlements founded brought: of it that is set against the loss which came at once. */
function prestigeOf(faction: Faction, effects: readonly Effect[]) {
  let lost = 0
  let foundedAnew = 0
  for (const effect of effects) {
    if (effect.kind !== 'posting' || effect.owner !== faction || effect.account !== 'prestige') continue
    if (effect.delta < 0) lost -= effect.delta
    else if (effect.rule === 'GL-CITY-2') foundedAnew += effect.delta
  }
  return { lost, foundedAnew }
}

/** Everything somebody holds, guards or occupies. */
function landOf(world: World): number {
  const owned = [...SEATS, ...KINGDOMS].reduce((sum, owner) => sum + world.balance(owner, 'territories'), 0)
  return owned + occupiedLand(world) + tribeLand(world)
}
