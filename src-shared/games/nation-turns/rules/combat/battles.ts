import { choose, post, record, roll, tell, type Procedure } from '../../../../kernel/engine/procedure.ts'
import type { World } from '../../../../kernel/world/world.ts'
import { contestedBy, foreignersIn, offMap, onMap, presentIn, seatOf, unitsIn } from '../board.ts'
import { groupsIn, takeFromGroup } from '../movement/stacks.ts'
import { BATTLES, tellsMore, type Battle, type BattleRound, type SideRound } from '../records.ts'
import { ruled } from '../rulings/ruled.ts'
import { FACES } from '../tables.ts'
import { battleDice, diceCount, isHopeless, needGroups, type BattleDice } from './dice.ts'
import { casualties } from './casualties.ts'
import { attackersGoBack, canGoBack, earlyRetreats, retreats, trappedIn } from './retreats.ts'

/** NT-CBT-1 One round of one battle after the other, in the order the attacker chooses, until no area is contested (RULING-20). */
export function* combatPhase(world: World, nation: string): Procedure {
  for (;;) {
    const area = yield* nextBattle(world, nation)
    if (area === null) return
    yield* battleRound(world, nation, area)
    yield* openRetreats(world, nation)
  }
}

/** The only battle, or the one the attacker names; null where none is left. */
function* nextBattle(world: World, nation: string): Procedure<string | null> {
  const chosen = yield* choose('battle', seatOf(world, nation), () => {
    const areas = contestedBy(world, nation)
    const [first] = areas
    if (first === undefined || areas.length === 1) return null
    const options = areas.map((id) => ({
      ...{ id, wording: 'option.battle' },
      figures: {
        area: id,
        own: unitsIn(world, nation, id),
        foes: foreignersIn(world, nation, id),
        rounds: battleIn(world, nation, id).rounds,
      },
    }))
    return { rule: 'NT-CBT-1', options, preset: first, figures: { nation } }
  })
  return chosen ?? contestedBy(world, nation)[0] ?? null
}

export function battleIn(world: World, nation: string, area: string): Battle {
  const known = world.record(BATTLES, area)
  return known?.nation === nation ? known : { area, nation, rounds: 0, early: false, due: false, log: [] }
}

function isContested(world: World, nation: string, area: string): boolean {
  return unitsIn(world, nation, area) > 0 && foreignersIn(world, nation, area) > 0
}

/** NT-BAT-2 All dice of an area at once; every 5 or more is a casualty of the other side. */
function* battleRound(world: World, nation: string, area: string): Procedure {
  if (!battleIn(world, nation, area).early) {
    yield* earlyRetreats(world, nation, area)
    yield* record('NT-CBT-2', BATTLES, area, { ...battleIn(world, nation, area), early: true })
  }
  if (!isContested(world, nation, area)) return
  if (isHopeless(battleDice(world, nation, area))) return yield* giveWay(world, nation, area)
  const rolled = yield* roll('round', seatOf(world, nation), () => {
    const isOn = isContested(world, nation, area)
    const dice = isOn ? battleDice(world, nation, area) : []
    return {
      ...{ rule: 'NT-BAT-2', rules: ['NT-BAT-1'], faces: FACES, count: diceCount(dice) },
      test: { type: 'atLeastEach', groups: needGroups(dice), success: 'hit', failure: 'miss' },
      figures: {
        ...{ nation, area, round: battleIn(world, nation, area).rounds + 1 },
        own: sideDice(dice, 'attack'),
        foes: sideDice(dice, 'defence'),
      },
    }
  })
  if (rolled.values === null || rolled.values.length === 0) return
  const dice = battleDice(world, nation, area)
  const attack = shown(dice, 'attack', rolled.values)
  const defence = shown(dice, 'defence', rolled.values)
  const figures = {
    nation,
    area,
    attack: attack.dice.join(' '),
    defence: defence.dice.join(' '),
    hits: attack.hits,
    suffered: defence.hits,
  }
  yield* tell('NT-BAT-2', 'line.round', { seat: nation, about: area, figures })
  const dead = yield* casualties(world, nation, area, { attack: attack.hits, defence: defence.hits })
  const round: BattleRound = { attack: { ...attack, dead: dead.attackers }, defence: { ...defence, dead: dead.defenders } }
  const battle = battleIn(world, nation, area)
  yield* record('NT-BAT-2', BATTLES, area, {
    ...battle,
    rounds: battle.rounds + 1,
    due: isContested(world, nation, area),
    log: [...battle.log, round],
  })
  yield* tellOutcome(world, nation, area)
}

function sideDice(dice: readonly BattleDice[], side: BattleDice['side']): number {
  return diceCount(dice.filter((one) => one.side === side))
}

/** What the dice of one side showed. */
function shown(dice: readonly BattleDice[], side: BattleDice['side'], values: ArrayLike<number>): Omit<SideRound, 'dead'> {
  const faces: number[] = []
  const needs: number[] = []
  let at = 0
  for (const one of dice) {
    for (let nth = 0; nth < one.dice; nth++, at++) {
      if (one.side !== side) continue
      faces.push(values[at] ?? 0)
      needs.push(one.need)
    }
  }
  return { dice: faces, needs, hits: faces.filter((face, index) => face >= (needs[index] ?? 0)).length }
}

/** NT-RET-4 An area is resolved where one side, or both, has nobody left in it. */
function* tellOutcome(world: World, nation: string, area: string): Procedure {
  if (isContested(world, nation, area)) return
  const left = presentIn(world, area)
  const wording = left.length === 0 ? 'line.emptied' : left.includes(nation) ? 'line.taken' : 'line.defended'
  yield* tell('NT-RET-4', wording, { seat: nation, about: area, figures: { nation, area } })
}

/** NT-RET-1 After an area's round its units may retreat; under `retreat_opens` = `all_areas` only once every area had a round (RULING-28). */
function* openRetreats(world: World, nation: string): Procedure {
  const contested = contestedBy(world, nation)
  const isEarly = contested.some((area) => battleIn(world, nation, area).rounds === 0)
  if (isEarly && ruled(world, 'retreat_opens') === 'all_areas') return
  for (const area of contested) {
    if (!battleIn(world, nation, area).due) continue
    yield* tellTrapped(world, nation, area)
    yield* retreats(world, nation, area)
    const battle = battleIn(world, nation, area)
    yield* record('NT-RET-1', BATTLES, area, { ...battle, due: false })
    yield* tellOutcome(world, nation, area)
  }
}

/** Who may retreat now and has nowhere to go is not asked, and told so once. */
function* tellTrapped(world: World, nation: string, area: string): Procedure {
  if (!tellsMore(world)) return
  const { trapped = [] } = battleIn(world, nation, area)
  const found = trappedIn(world, nation, area).filter((one) => !trapped.includes(one))
  if (found.length === 0) return
  yield* record('NT-RET-1', BATTLES, area, { ...battleIn(world, nation, area), trapped: [...trapped, ...found] })
  for (const one of found) {
    const notes = { seat: one, about: area, figures: { nation: one, area } }
    yield* one === nation ? tell('NT-RET-2', 'line.noReturn', notes) : tell('NT-RET-3', 'line.noRefuge', notes)
  }
}

/** Where nobody can ever hit the attackers must go back; those who cannot are removed (RULING-33). */
function* giveWay(world: World, nation: string, area: string): Procedure {
  yield* tell('NT-RET-4', 'line.hopeless', { seat: nation, about: area, figures: { nation, area } })
  for (const group of groupsIn(world, nation, area)) {
    if (canGoBack(world, nation, group)) {
      yield* attackersGoBack('NT-RET-4', world, nation, area, group, group.count)
      continue
    }
    yield* takeFromGroup('NT-RET-4', world, nation, area, group, group.count)
    yield* post('NT-RET-4', nation, onMap(area, group.type), -group.count, { about: area })
    yield* post('NT-RET-4', nation, offMap(group.type), group.count, { about: area })
    yield* tell('NT-RET-4', tellsMore(world) ? 'line.noWayBack' : 'line.removed', {
      ...{ seat: nation, about: area },
      figures: { nation, area, unit: group.type, count: group.count },
    })
  }
}
