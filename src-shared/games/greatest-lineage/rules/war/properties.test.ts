import { expect, test } from 'vitest'
import { seededChance } from '../../../../insight/bots/bot.ts'
import { random } from '../../bots/random.ts'
import { takeAnswer } from '../../../../kernel/forms/answer.ts'
import type { Effect } from '../../../../kernel/world/effect.ts'
import { checkpoint, type Procedure } from '../../../../kernel/engine/procedure.ts'
import { Run } from '../../../../kernel/engine/run.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { gameOf, isAlive, living } from '../civilisation.ts'
import { factionStands } from '../factions/faction.ts'
import { nonPlayerStep } from '../factions/step.ts'
import { conflictPhase } from '../phases/5-conflict.ts'
import { ruled, type HouseRules } from '../rulings/switches.ts'
import { GREATEST_LINEAGE } from '../ruleset.ts'
import { KINGDOMS, SEATS } from '../seats.ts'
import { recountSettlements } from '../settlements/cards.ts'
import { blankLand, guardedLand } from '../territory/land.ts'
import { anySetup } from '../../testing/anySetup.ts'
import { newCivilisation, stage } from '../../testing/stage.ts'
import { HOUSES, tribeOn, warOf } from '../../testing/wars.ts'
import { KINGDOM_WAR_WORDS } from '../../words/english/kingdomWars.ts'
import { WAR_WORDS } from '../../words/english/war.ts'
import { WARS } from './records.ts'
import { forcedWithdrawals } from './withdrawal.ts'
import { openWars, sideOf, warsOf } from './wars.ts'

/** What the chronicles of all these wars told. */
const TOLD = new Set<string>()

const SEED = 'ba77'.repeat(16)
const RICH = {
  age: 4,
  males: 60,
  females: 60,
  food: 90,
  wood: 90,
  metal: 90,
  wealth: 90,
  stone: 40,
  territories: 9,
  culture: 90,
  prestige: 10,
}

/** A world at war: players among themselves, with kingdoms and with tribes, and kingdoms about to begin more. */
function atWar(number: number) {
  const { houseRules } = anySetup(seededChance(number)) as { readonly houseRules: HouseRules }
  const civilisations = Object.fromEntries(SEATS.map((seat) => [seat, newCivilisation(seat, { highestAge: 4 })]))
  const wars = [
    warOf('elves', 'humans', { id: 'a', turns: 8 }),
    warOf('dwarves', 'elves', { id: 'b', turns: 2 }),
    warOf('humans', 'tribe-1', { id: 'c' }),
    warOf('elves', 'undead', { id: 'd', turns: 6 }),
    warOf('humans', 'dwarves', { id: 'e', stage: 'secret', opened: null }),
    warOf('dwarves', 'humans', { id: 'f', stage: 'announced', opensFrom: 11, opened: null }),
    warOf('dwarves', 'demonic', { id: 'g' }),
  ]
  const kingdom = { territories: 2, warriors: 60, culture: 500, technology: 500, militaryTechnology: 80 }
  return stage({
    rules: { ...houseRules, npk_first_war_delay: 1, scenario_total: 60 },
    turn: 9,
    elves: { ...RICH, prestige: -5 },
    humans: { ...RICH, territories: 3 },
    dwarves: { ...RICH, males: 20, food: 6 },
    others: { undead: kingdom, demonic: { territories: 1, warriors: 9 }, monstrous: kingdom },
    records: {
      royal: HOUSES,
      civilisation: civilisations,
      tribe: { 'tribe-1': tribeOn(12, 600), 'tribe-2': tribeOn(3, 150, 'tribe-2') },
      war: Object.fromEntries(wars.map((war) => [war.id, war])),
    },
  })
}

/** The parts of four rounds that concern wars. */
function* rounds(world: World): Procedure {
  for (const seat of SEATS) yield* recountSettlements('GL-CITY-1', world, seat)
  for (let turn = 10; turn < 14; turn += 1) {
    for (const seat of SEATS) {
      for (const [phase, play] of [
        [1, forcedWithdrawals],
        [5, conflictPhase],
      ] as const) {
        yield* checkpoint({ turn, seat, phase })
        if (gameOf(world).ended === null && isAlive(world, seat)) yield* play(world, seat)
      }
    }
    yield* checkpoint({ turn, seat: 'table', phase: 0 })
    if (gameOf(world).ended === null) yield* nonPlayerStep(world)
  }
}

/** What is wrong with wars, armies and land. */
function problems(world: World): string[] {
  const owned = [...SEATS, ...KINGDOMS].reduce((sum, owner) => sum + world.balance(owner, 'territories'), 0)
  const land = owned + guardedLand(world) + blankLand(world)
  const armies = living(world).map((seat) => ({
    seat,
    armed: warsOf(world, seat).reduce((sum, war) => sum + war.sides[sideOf(war, seat)].warriors, 0),
  }))
  const pairs = openWars(world).map(({ aggressor, defender }) => [aggressor, defender].sort().join('/'))
  return [
    ...(land >= ruled(world, 'scenario_total') ? [] : [`${land} territories are left of the board`]),
    ...armies.filter(({ seat, armed }) => armed > world.balance(seat, 'warriors')).map(({ seat }) => `armies of ${seat} without warriors`),
    ...(new Set(pairs).size === pairs.length ? [] : [`two wars of one pair: ${pairs.join(', ')}`]),
    ...openWars(world)
      .flatMap(({ sides }) => Object.values(sides))
      .filter(({ occupied, names }) => occupied < names.length)
      .map(() => 'more names than land'),
  ]
}

/** Where nothing is asked any more: nobody is at war with somebody who is gone. */
function strayWars(world: World): readonly string[] {
  return world
    .records(WARS)
    .flatMap(({ id, aggressor, defender }) => (factionStands(world, aggressor) && factionStands(world, defender) ? [] : [id]))
}

test.each(Array.from({ length: 40 }, (_, number) => number))(
  'GL-WAR-7 GL-WAR-32 four rounds of war, whatever is answered and corrected (%i), leave armies and land sound',
  (number) => {
    const world = atWar(number)
    const chance = seededChance(number + 2000)
    const run = new Run(GREATEST_LINEAGE, world, rounds(world))
    const seen = (effects: readonly Effect[]) => effects.forEach((effect) => effect.kind === 'line' && TOLD.add(effect.wording))
    seen(run.resume(undefined))
    let asked = 0
    for (; asked < 1500; asked += 1) {
      if (chance(0, 19) === 0)
        run.correct([
          {
            owner: SEATS[chance(0, 2)] ?? 'elves',
            account: (['warriors', 'males', 'prestige', 'territories'] as const)[chance(0, 3)] ?? 'males',
            to: chance(0, 30),
          },
        ])
      const request = run.pending
      if (request === null) break
      const taken = takeAnswer(request, random(request, world, chance), SEED)
      if (taken.ok) seen(run.resume(taken.value.reply))
      expect(problems(world)).toEqual([])
    }
    expect(asked).toBeGreaterThan(3)
    if (run.pending === null && gameOf(world).ended === null) expect(strayWars(world)).toEqual([])
  },
)

test('GL-WAR-32 in these wars everything happens that can happen in one, land that is bought aside', () => {
  const words = Object.keys({ ...WAR_WORDS, ...KINGDOM_WAR_WORDS }).filter(
    (key) => key.startsWith('line.') && key !== 'line.war.occupiedSold',
  )
  expect(words.filter((key) => !TOLD.has(key))).toEqual([])
})
