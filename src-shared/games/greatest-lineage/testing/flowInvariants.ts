import type { Cursor, Effect, Posting } from '../../../kernel/world/effect.ts'
import { CORRECTION_RULE } from '../../../kernel/journal/journal.ts'
import type { World } from '../../../kernel/world/world.ts'
import { TOKENS } from '../rules/accounts.ts'
import { held } from '../rules/civilisation.ts'
import { CIVILISATIONS, HAPPENED, MONUMENTS, SETTLEMENTS, type Monument } from '../rules/records.ts'
import { ruleEntry } from '../book.ts'
import { ruled } from '../rules/rulings/switches.ts'
import { isCivilisation, isKingdom, type Civilisation, type Kingdom } from '../rules/seats.ts'
import { timelineTurnOf } from '../rules/timeline/calendar.ts'
import { isOwnEvent, scheduled } from '../rules/timeline/schedule.ts'

/** Which rules may change an account, by the beginning of their ids. What is not named here may be changed by any. */
const CHANGERS: readonly {
  readonly invariant: number
  readonly accounts: readonly string[]
  readonly up: RegExp
  readonly down: RegExp
}[] = [
  {
    invariant: 7,
    accounts: ['newPeople'],
    up: /^GL-(POP-4|SPEND-3|AGE-3|TREATY-|WAR-31)/,
    down: /^GL-(CHK-[34]|TIME|POP-5|WIN-6|WAR-|RAID-|SPY-|ASN-|TREATY-)/,
  },
  {
    invariant: 8,
    accounts: TOKENS,
    up: /^GL-(SET-4|STK-2|RAID-6|ALLY-3|TREATY-|WAR-31)/,
    down: /^GL-(MON-[25]|CHK-[23]|AGE-2|ROY-[78]|WIN-6|WAR-[3-6]$|WAR-31|RAID-|ALLY-3|TREATY-|NPK-5|NPT-3)/,
  },
  { invariant: 10, accounts: ['points'], up: /^GL-PTS-1/, down: /^GL-(SPEND|TERR|PTS-3|WIN-6)/ },
  { invariant: 20, accounts: ['age'], up: /^GL-(SET-8|AGE-1)/, down: /^GL-(AGE-6|TIME)/ },
  { invariant: 21, accounts: ['militaryTechnology'], up: /^GL-(SPEND-6|TIME|SET|NPK|SPY-)/, down: /^GL-(TIME|WIN-6|SPY-)/ },
]

/** What must be true of an effect in the world right before it. The number is that of the rules document, part F. */
export function effectProblems(world: World, effect: Effect): string[] {
  if (effect.kind === 'posting') return postingProblems(world, effect)
  if (effect.kind !== 'record') return []
  if (effect.collection === HAPPENED.name) return eventProblems(world, effect.id)
  return effect.collection === MONUMENTS.name ? monumentProblems(world, effect.value as unknown as Monument) : []
}

function postingProblems(world: World, posting: Posting): string[] {
  const { rule, owner, account, delta } = posting
  if (rule === CORRECTION_RULE) return []
  const said = `${rule} changes ${account} of ${owner} by ${delta}`
  const own = isOwnEvent(rule)
  const problems = ruleEntry(rule) === undefined && !own ? [`2: ${said}, but is in no rulebook`] : []
  if (isKingdom(owner)) return [...problems, ...kingdomProblems(world, owner, posting).map((invariant) => `${invariant}: ${said}`)]
  if (!isCivilisation(owner)) return problems
  if (world.record(CIVILISATIONS, owner)?.alive === false) problems.push(`33: ${said}, who has fallen`)
  // What the table writes itself may change anything.
  const changer = own ? undefined : CHANGERS.find(({ accounts }) => accounts.includes(account))
  if (changer !== undefined && !(delta > 0 ? changer.up : changer.down).test(rule)) problems.push(`${changer.invariant}: ${said}`)
  if (account === 'newPeople' && delta < 0 && rule !== 'GL-CHK-3' && rule !== 'GL-WIN-6' && ruled(world, 'new_population') !== 'net')
    problems.push(`7: ${said}`)
  if (account === 'culture' && rule.startsWith('GL-ROY') && ruled(world, 'ruler_culture') === 'standing') problems.push(`19: ${said}`)
  return [
    ...problems,
    ...ageProblems(world, owner, posting).map((invariant) => `${invariant}: ${said} in age ${held(world, owner, 'age')}`),
  ]
}

/** 30 and 33: a kingdom grows by 4 or 5 warriors, and one without land not at all. */
function kingdomProblems(world: World, kingdom: Kingdom, { rule, account, delta }: Posting): number[] {
  if (rule !== 'GL-NPK-9') return []
  const fallen = world.balance(kingdom, 'territories') === 0
  return [...(account === 'warriors' && delta !== 4 && delta !== 5 ? [30] : []), ...(fallen ? [33] : [])]
}

/** 20 and 21: what is too early for the age. */
function ageProblems(world: World, owner: Civilisation, { rule, account, delta }: Posting): number[] {
  const age = held(world, owner, 'age')
  if (account === 'age' && Math.abs(delta) !== 1) return [20]
  if (rule === 'GL-SPEND-6') return age < 3 ? [21] : []
  if (rule !== 'GL-STK-2') return []
  return (account === 'stone' && age < 2) || ((account === 'metal' || account === 'wealth') && age < 3) ? [21] : []
}

/** 32: every event of the timeline once, in the turn where this table has it, and none that is switched off. */
function eventProblems(world: World, id: string): string[] {
  const event = scheduled(world, id)
  const now = timelineTurnOf(world, world.cursor.turn)
  return [
    ...(world.record(HAPPENED, id) === undefined ? [] : [`32: ${id} happens twice`]),
    ...(event?.row.turn === now && !event.off && now <= 20 ? [] : [`32: ${id} happens in timeline turn ${now}`]),
  ]
}

/** 21: no monument is started in age 1. */
function monumentProblems(world: World, monument: Monument): string[] {
  const started = world.record(MONUMENTS, monument.id) === undefined
  return started && held(world, monument.builder, 'age') < 2 ? [`21: ${monument.id} is started in age 1`] : []
}

/** What happened to people and ages since a player's turn, or phase 3, began. */
export class TurnCount {
  #mothers: number | null = null
  #born = 0
  #died = 0
  #advances = 0
  /** Something was set by hand in this phase. */
  #overruled = false
  #prestigeOfSettlements = new Map<string, number>()

  /** The game master set something: what was counted no longer tells. */
  corrected(): void {
    this.#mothers = null
    this.#overruled = true
  }

  /** What the settlements that stand have brought is what stands on their cards. */
  countFrom(world: World): void {
    this.#prestigeOfSettlements.clear()
    for (const { owner, prestige } of world.records(SETTLEMENTS))
      this.#prestigeOfSettlements.set(owner, this.prestigeOfSettlements(owner) + prestige)
  }

  /** 14: what a civilisation's settlements have brought it. */
  prestigeOfSettlements(seat: Civilisation): number {
    return this.#prestigeOfSettlements.get(seat) ?? 0
  }

  take(effect: Effect): void {
    if (effect.kind !== 'posting') return
    const { rule, owner, account, delta, about } = effect
    if (rule === 'GL-POP-4' && account === 'newPeople') this.#born += delta
    if (rule === 'GL-POP-5' && account === 'females') this.#died -= delta
    if (rule === 'GL-AGE-1' && account === 'age') this.#advances += delta
    if (account === 'prestige' && about?.includes('-settlement-') === true) {
      this.#prestigeOfSettlements.set(owner, (this.#prestigeOfSettlements.get(owner) ?? 0) + delta)
    }
  }

  /** A phase ends at `world.cursor`, the next is `next`: 6, 7 and 20. */
  phaseEnds(world: World, next: Cursor): string[] {
    const { seat, phase, turn } = world.cursor
    const problems: string[] = []
    if (phase === 3 && this.#mothers !== null && this.#born + this.#died > this.#mothers) {
      problems.push(`6: ${this.#born} born and ${this.#died} mothers dead of ${this.#mothers} who may try, ${seat} in round ${turn}`)
    }
    if (phase === 8 && !this.#overruled && isCivilisation(seat) && held(world, seat, 'newPeople') !== 0)
      problems.push(`7: ${seat} has new people after the resource check`)
    if (phase === 9 && this.#advances > 1) problems.push(`20: ${seat} advances ${this.#advances} ages in one turn`)
    this.#overruled = false
    if (next.phase === 0) this.#advances = 0
    if (next.phase === 3 && isCivilisation(next.seat)) {
      this.#mothers = mostMothers(world, next.seat)
      this.#born = 0
      this.#died = 0
    }
    return problems
  }
}

/** Women who may try: half of them, if there are enough men. */
function mostMothers(world: World, seat: Civilisation): number {
  const [males, females, warriors] = [held(world, seat, 'males'), held(world, seat, 'females'), held(world, seat, 'warriors')]
  const fathers = ruled(world, 'birth_gate_males') === 'include_warriors' ? males + warriors : males
  return 2 * fathers >= females ? Math.floor(females / 2) : 0
}
