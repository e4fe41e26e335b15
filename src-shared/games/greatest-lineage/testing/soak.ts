import type { Chance } from '../../../insight/bots/bot.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import type { GameSoak, Playability } from '../../testing/gameSoak.ts'
import { makeLineageWorld, usualWish } from '../board/world.ts'
import { FIRST_EDITION, LATEST_EDITION } from '../rules/edition.ts'
import { SEATS } from '../rules/seats.ts'
import { anyRuling, anySetup } from './anySetup.ts'
import { InvariantWatch } from './invariants.ts'
import { observe } from './playability/observe.ts'
import { allTrials, playabilityReport, type Cell, type Observed } from './playability/report.ts'

const NAMES = { elves: { name: 'Ada', rulerSex: 'female' }, humans: { name: 'Ben' }, dwarves: { name: 'Cy' } } as const
const PACES = [1, 2, 2, 2, 3, 4]

const PLAYABILITY: Playability<Cell, Observed> = {
  trials: allTrials,
  play: (cell) => ({ ...cell, outcome: observe(cell.trial) }),
  report: playabilityReport,
}

export const SOAK: GameSoak = {
  setup: (chance, seed) => {
    const setup = { ...(chance(0, 1) === 0 ? anySetup(chance) : usualSetup(chance)), edition: anyEdition(chance) }
    return isOnMap(seed) ? { ...setup, world: smallWorld(`soak ${seed % WORLDS}`) } : setup
  },
  ruling: anyRuling,
  headStart,
  watch: () => new InvariantWatch(),
  playability: PLAYABILITY,
}

/** One campaign of so many is played on a map. */
const ON_MAP = 5
/** So many worlds are played on. */
const WORLDS = 12
const SMALL = 240
/** Land a small world surely has for each of three. */
const ROOM = 12

function isOnMap(seed: number): boolean {
  return seed % ON_MAP === ON_MAP - 1
}

const made = new Map<string, Json>()

/** A small world, made once: the smaller, the sooner its land is all held. */
function smallWorld(seed: string): Json {
  let world = made.get(seed)
  if (world === undefined) {
    world = makeLineageWorld({ ...usualWish(seed, SMALL), name: 'Soak', language: 'en' }) as unknown as Json
    made.set(seed, world)
  }
  return world
}

/** One in three is of an edition before the latest. */
function anyEdition(chance: Chance): number {
  return chance(0, 2) === 0 ? FIRST_EDITION : LATEST_EDITION
}

function usualSetup(chance: Chance): { readonly [key: string]: Json } {
  const pace = PACES[chance(0, PACES.length - 1)] ?? 2
  return { players: NAMES, goal: chance(0, 2) === 0 ? 'peaceful' : 'conquest', houseRules: { timeline_pace: pace } }
}

/** Scores and stores of a later age, drawn for every civilisation on its own. */
function headStart(chance: Chance, seed: number): Change[] {
  return SEATS.flatMap((owner) => {
    const age = chance(1, 6)
    const scale = age * age
    const wish = {
      age,
      males: chance(30, 300) * age,
      females: chance(30, 300) * age,
      culture: chance(0, 250) * scale,
      technology: chance(10, 250) * scale,
      militaryTechnology: chance(0, 40) * age,
      territories: chance(3, 25) * age,
      prestige: chance(-20, 120) * age,
      food: chance(50, 500) * scale,
      wood: chance(50, 500) * scale,
      stone: chance(0, 300) * scale,
      metal: chance(0, 200) * scale,
      wealth: chance(0, 200) * scale,
      points: chance(0, 50) * scale,
    }
    const all = isOnMap(seed) ? { ...wish, territories: Math.min(wish.territories, ROOM) } : wish
    return Object.entries(all).map(([account, to]) => ({ owner, account, to }))
  })
}
