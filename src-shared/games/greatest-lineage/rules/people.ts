import { post, record, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import type { RuleId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { loseAgents } from './espionage/agents.ts'
import { MONUMENTS, SITES } from './records.ts'
import { royalsOf } from './royalty/culture.ts'
import { ruled } from './rulings/switches.ts'
import type { Civilisation } from './seats.ts'
import { putSite, workersOn } from './settlements/sites.ts'
import { WARS } from './war/records.ts'
import { enemyOf, sideOf, warsOf, withSide } from './war/wars.ts'

/** Everybody a civilisation feeds and houses; the royal house counts only under RULING-10. */
export function everybody(world: World, seat: Civilisation): number {
  const commoners = ['males', 'females', 'warriors', 'spies', 'assassins'] as const
  const house = ruled(world, 'royals_in_population') ? royalsOf(world, seat).length : 0
  return commoners.reduce((sum, account) => sum + world.balance(seat, account), house)
}

/** GL-GEN-4 People as benefits count them: warriors left out (RULING-04). */
export function peopleForBenefits(world: World, seat: Civilisation): number {
  const warriors = ruled(world, 'warriors_count_for') === 'all' ? 0 : world.balance(seat, 'warriors')
  return everybody(world, seat) - warriors
}

/** People as burdens count them: warriors eat and need room (RULING-04). */
export function peopleForBurdens(world: World, seat: Civilisation): number {
  const warriors = ruled(world, 'warriors_count_for') === 'none' ? world.balance(seat, 'warriors') : 0
  return everybody(world, seat) - warriors
}

/** Commoners bound to monuments under construction, by sex (RULING-102). */
export function tiedWorkers(world: World, seat: Civilisation): { readonly males: number; readonly females: number } {
  let males = 0
  let females = 0
  for (const { owner, workers } of world.records(SITES)) {
    if (owner !== seat) continue
    males += workers.males
    females += workers.females
  }
  return { males, females }
}

/** Commoners free for other work. */
export function untiedPeople(world: World, seat: Civilisation): number {
  const tied = tiedWorkers(world, seat)
  return world.balance(seat, 'males') + world.balance(seat, 'females') - tied.males - tied.females
}

/** Accounts people are lost from; `maleAgents` and `femaleAgents` are spies, then assassins, of that sex. */
type PeopleAccount = 'males' | 'females' | 'warriors' | 'spies' | 'assassins' | 'maleAgents' | 'femaleAgents'

/**
 * People leave a civilisation: `count` of them from the accounts in the order given, as far as there are any. Gives how many really went.
 * Workers who are no longer there leave their site (RULING-102); with `new_population = net` newcomers who die cost no wood.
 */
export function* losePeople(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  count: number,
  from: readonly PeopleAccount[],
  about?: string,
): Procedure<number> {
  let lost = 0
  for (const account of from) lost += yield* loseFrom(rule, world, seat, account, count - lost, about)
  if (ruled(world, 'new_population') === 'net')
    yield* post(rule, seat, 'newPeople', -Math.min(lost, world.balance(seat, 'newPeople')), { about })
  yield* releaseMissingWorkers(rule, world, seat)
  yield* releaseMissingWarriors(rule, world, seat)
  return lost
}

function* loseFrom(
  rule: RuleId,
  world: World,
  seat: Civilisation,
  account: PeopleAccount,
  count: number,
  about: string | undefined,
): Procedure<number> {
  switch (account) {
    case 'spies':
      return yield* loseAgents(rule, world, seat, 'spy', null, count)
    case 'assassins':
      return yield* loseAgents(rule, world, seat, 'assassin', null, count)
    case 'maleAgents':
    case 'femaleAgents': {
      const sex = account === 'maleAgents' ? 'male' : 'female'
      const spies = yield* loseAgents(rule, world, seat, 'spy', sex, count)
      return spies + (yield* loseAgents(rule, world, seat, 'assassin', sex, count - spies))
    }
    default: {
      const gone = Math.min(count, world.balance(seat, account))
      yield* post(rule, seat, account, -gone, { about })
      return gone
    }
  }
}

/** Sites keep no more workers than there are commoners of that sex; the newest site gives up its own first. */
export function* releaseMissingWorkers(rule: RuleId, world: World, seat: Civilisation): Procedure {
  for (const sex of ['males', 'females'] as const) {
    for (const id of [...world.recordIds(SITES.name)].reverse()) {
      const missing = tiedWorkers(world, seat)[sex] - world.balance(seat, sex)
      if (missing <= 0) break
      const site = world.record(SITES, id)
      if (site?.owner !== seat || site.workers[sex] === 0) continue
      const left = { ...site, workers: { ...site.workers, [sex]: Math.max(0, site.workers[sex] - missing) } }
      yield* putSite(rule, id, left)
      {
        const figures = { name: world.record(MONUMENTS, id)?.name ?? '', workers: workersOn(left) }
        yield* tell('GL-MON-2', 'line.workersLost', { seat, see: [seat], about: id, figures })
      }
    }
  }
}

/** Warriors who belong to no war's army: raiders, and those the game master added. Below 0 where armies have lost some they still count. */
export function strayWarriors(world: World, seat: Civilisation): number {
  return warsOf(world, seat).reduce((left, war) => left - war.sides[sideOf(war, seat)].warriors, world.balance(seat, 'warriors'))
}

/**
 * The armies of a civilisation hold no more warriors than it has; the newest war's gives up its own first. Whoever takes warriors from one
 * certain war writes its side before the account.
 */
export function* releaseMissingWarriors(rule: RuleId, world: World, seat: Civilisation): Procedure {
  for (const war of [...warsOf(world, seat)].reverse()) {
    const missing = -strayWarriors(world, seat)
    if (missing <= 0) return
    const side = sideOf(war, seat)
    const { warriors } = war.sides[side]
    const left = Math.max(0, warriors - missing)
    if (left === warriors) continue
    yield* record(rule, WARS, war.id, withSide(war, side, { warriors: left }))
    if (!ruled(world, 'shared_army'))
      yield* tell('GL-WAR-3', 'line.armyShrinks', { seat, about: war.id, figures: { enemy: enemyOf(war, seat), warriors: left } })
  }
}
