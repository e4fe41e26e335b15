import { groupField, numberField, type Field, type Fields, type Limit, type Sheet } from '../../../../kernel/forms/field.ts'
import { sheetIn } from '../../../../kernel/forms/form.ts'
import { fill, post, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { nationsInOrder, offMap, onMap, seatOf, typesOf, unitOf, unitsAt, unitsIn } from '../board.ts'
import { groupsIn, takeFromGroup } from '../movement/stacks.ts'
import { ruled } from '../rulings/ruled.ts'
import { scoreKills } from '../scoring.ts'
import { foremost } from './foremost.ts'

/** Hits of each side. */
export interface Hits {
  readonly attack: number
  readonly defence: number
}

export interface Dead {
  readonly attackers: number
  readonly defenders: number
}

/** Units that can die in one another's place. `key` names them in a sheet. */
interface Mortal {
  readonly key: string
  readonly nation: string
  readonly type: string
  readonly from: string | null
  readonly count: number
}

/** Units of one side, and how many of them die. */
interface Toll {
  /** The group of fields that stands for them. */
  readonly id: 'own' | 'foes'
  readonly mortals: readonly Mortal[]
  readonly dead: number
}

/** NT-BAT-8 The attacker names the casualties of both sides, as many as hits and no more than stand there; they leave together. */
export function* casualties(world: World, nation: string, area: string, hits: Hits): Procedure<Dead> {
  const scorer = foremost(world, nation, area)
  const own = (): Toll => ownToll(world, nation, area, hits.defence)
  const foes = (): Toll => foesToll(world, nation, area, hits.attack)
  const isOwners = ruled(world, 'casualty_choice') === 'owner'
  const named = isOwners ? yield* ownersName(world, nation, area, own, foes) : yield* nameDead(world, nation, area, () => [own(), foes()])
  for (const { mortal, count } of named) yield* die(world, nation, area, mortal, count)
  const dead = { attackers: sumOf(named, (one) => one === nation), defenders: sumOf(named, (one) => one !== nation) }
  for (const victim of new Set(named.map(({ mortal }) => mortal.nation))) {
    const killer = victim === nation ? scorer : nation
    if (killer !== null)
      yield* scoreKills(
        world,
        killer,
        victim,
        sumOf(named, (one) => one === victim),
      )
  }
  return dead
}

interface Named {
  readonly mortal: Mortal
  readonly count: number
}

function sumOf(named: readonly Named[], counts: (nation: string) => boolean): number {
  return named.reduce((sum, { mortal, count }) => (counts(mortal.nation) ? sum + count : sum), 0)
}

function ownToll(world: World, nation: string, area: string, hits: number): Toll {
  const mortals = groupsIn(world, nation, area).map(({ type, from, count }) => ({
    ...{ key: from === null ? type : `${type}-${from}`, nation },
    ...{ type, from, count },
  }))
  return tollOf('own', mortals, hits)
}

function foesToll(world: World, nation: string, area: string, hits: number): Toll {
  const foes = nationsInOrder(world).filter((other) => other !== nation)
  return tollOf(
    'foes',
    foes.flatMap((foe) => mortalsOf(world, foe, area)),
    hits,
  )
}

function mortalsOf(world: World, nation: string, area: string): readonly Mortal[] {
  return typesOf(world, nation).flatMap((type) => {
    const count = unitsAt(world, nation, area, type)
    return count > 0 ? [{ key: `${nation}-${type}`, nation, type, from: null, count }] : []
  })
}

function tollOf(id: Toll['id'], mortals: readonly Mortal[], hits: number): Toll {
  return {
    id,
    mortals,
    dead: Math.min(
      hits,
      mortals.reduce((sum, { count }) => sum + count, 0),
    ),
  }
}

/** Under `casualty_choice` = `owner` each names his own. Several defending nations share their dead in turn, the largest first. */
function* ownersName(world: World, nation: string, area: string, own: () => Toll, foes: () => Toll): Procedure<readonly Named[]> {
  const named = [...(yield* nameDead(world, nation, area, () => [own()]))]
  for (const foe of nationsInOrder(world)) {
    if (foe === nation) continue
    const share = (): readonly Toll[] => {
      const toll = foes()
      return [
        tollOf(
          'own',
          toll.mortals.filter((mortal) => mortal.nation === foe),
          shareOf(world, area, foe, toll),
        ),
      ]
    }
    named.push(...(yield* nameDead(world, foe, area, share)))
  }
  return named
}

/** How many of a side's dead are one nation's: dealt out one by one to whoever has most units left, of several the first in order. */
function shareOf(world: World, area: string, nation: string, { mortals, dead }: Toll): number {
  const nations = nationsInOrder(world).filter((one) => mortals.some((mortal) => mortal.nation === one))
  const left = new Map(nations.map((one) => [one, unitsIn(world, one, area)]))
  for (let dealt = 0; dealt < dead; dealt++) {
    const [most] = [...left].sort(([, one], [, other]) => other - one)
    if (most !== undefined) left.set(most[0], most[1] - 1)
  }
  return unitsIn(world, nation, area) - (left.get(nation) ?? 0)
}

/** Asked where units differ and not all of them die; else as it must be. */
function* nameDead(world: World, asked: string, area: string, tolls: () => readonly Toll[]): Procedure<readonly Named[]> {
  const sheet = yield* fill('dead', seatOf(world, asked), () => {
    const open = tolls().filter(isOpen)
    if (open.length === 0) return null
    const fields: Fields = open.map((toll) => tollField(world, toll))
    const figures = { nation: asked, area, dead: open.reduce((sum, { dead }) => sum + dead, 0) }
    return { rule: 'NT-BAT-8', fields, figures }
  })
  return tolls().flatMap((toll) => {
    const given = sheet !== null && isOpen(toll) ? sheetIn(sheet[toll.id]) : presetOf(world, toll)
    return toll.mortals.flatMap((mortal) => {
      const count = Number(given[mortal.key] ?? 0)
      return count > 0 ? [{ mortal, count }] : []
    })
  })
}

function isOpen({ mortals, dead }: Toll): boolean {
  return dead > 0 && mortals.length > 1 && dead < mortals.reduce((sum, { count }) => sum + count, 0)
}

function tollField(world: World, toll: Toll): Field {
  const { id, mortals, dead } = toll
  const preset = presetOf(world, toll)
  const weights = (each: number): Limit['weights'] => Object.fromEntries(mortals.map(({ key }) => [key, each]))
  return groupField(id, {
    ...{ wording: `field.dead.${id}`, figures: { dead } },
    fields: mortals.map(({ key, nation, type, from, count }) =>
      numberField(key, {
        wording: from === null ? 'field.unitOf' : 'field.unitFrom',
        figures: { nation, unit: type, ...(from === null ? {} : { area: from }) },
        ...{ min: 0, max: Math.min(count, dead), preset: Number(preset[key] ?? 0) },
      }),
    ),
    limits: [
      { rule: 'NT-BAT-8', wording: 'limit.mostDead', weights: weights(1), max: dead },
      { rule: 'NT-BAT-8', wording: 'limit.leastDead', weights: weights(-1), max: -dead },
    ],
  })
}

/** The plainest first. */
function presetOf(world: World, { mortals, dead }: Toll): Sheet {
  let left = dead
  const strength = ({ type }: Mortal): number => 10 * unitOf(world, type).dice + unitOf(world, type).mod
  const given = [...mortals]
    .sort((one, other) => strength(one) - strength(other))
    .map((mortal): readonly [string, number] => {
      const count = Math.min(left, mortal.count)
      left -= count
      return [mortal.key, count]
    })
  return Object.fromEntries(given)
}

/** A casualty's counter goes back to the pool, or out of the game (RULING-27). */
function* die(world: World, attacker: string, area: string, { nation, type, from }: Mortal, count: number): Procedure {
  if (nation === attacker) yield* takeFromGroup('NT-BAT-2', world, nation, area, { type, from }, count)
  yield* post('NT-BAT-2', nation, onMap(area, type), -count, { about: area })
  if (ruled(world, 'dead_return')) yield* post('NT-BAT-2', nation, offMap(type), count, { about: area })
  yield* tell('NT-BAT-2', 'line.dead', { seat: nation, about: area, figures: { nation, area, unit: type, count } })
}
