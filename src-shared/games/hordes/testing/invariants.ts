import type { Effect } from '../../../kernel/world/effect.ts'
import { effectiveMoments, momentsOf, type SeenEntry } from '../../../kernel/journal/history.ts'
import { WorldState, type World } from '../../../kernel/world/world.ts'
import { armyProblems } from '../rules/army.ts'
import { lossesOf } from '../rules/losses.ts'
import {
  BATTLE,
  battleOf,
  ELEMENTS,
  elementsOf,
  HOSTS,
  isHost,
  SHEETS,
  type CombatSheet,
  type Element,
  type Host,
} from '../rules/records.ts'
import { ruled } from '../rules/rulings/ruled.ts'
import { FACES, PHASE, PRICE, RESERVE_TYPES } from '../rules/tables.ts'
import { sheetProblems, toldProblems } from './sheetInvariants.ts'

const MOVES = ['HQ-PIP-1', 'HQ-PIP-2', 'HQ-PIP-3']
const RETURNS = ['HQ-PIP-5', 'HQ-PIP-6']

/** The invariants of the rules document (part F) held against every entry that stands. Empty: all is well; else what the first entry breaks. */
export function brokenInvariants(entries: readonly SeenEntry[]): readonly string[] {
  const watch = new InvariantWatch()
  for (const { entry, effects } of effectiveMoments(momentsOf(entries))) {
    const problems = watch.hold({ ...entry, effects: effects.map(({ effect }) => effect) })
    if (problems.length > 0) return problems
  }
  return []
}

/** Follows a campaign entry by entry. */
export class InvariantWatch {
  #world = new WorldState()
  /** Hosts whose AP lost were set by hand, and do not follow from their elements any more. */
  #loose = new Set<Host>()
  readonly #entries: SeenEntry[] = []

  /** What the next entry of a journal breaks: invariants with their numbers. */
  take(entry: SeenEntry): readonly string[] {
    this.#entries.push(entry)
    if (entry.kind !== 'retraction' && entry.kind !== 'restart') return this.hold(entry)
    this.#world = new WorldState()
    this.#loose = new Set()
    for (const { entry: standing, effects } of effectiveMoments(momentsOf(this.#entries)))
      this.hold({ ...standing, effects: effects.map(({ effect }) => effect) })
    return []
  }

  /** Holds a standing entry against the invariants, and folds it. */
  hold(entry: SeenEntry): readonly string[] {
    const effects = entry.effects ?? []
    const byHand = entry.kind === 'correction' || entry.kind === 'ruling'
    const before = this.#world.clone()
    const found: string[] = []
    for (const effect of effects) {
      if (!byHand) found.push(...this.#effect(effect))
      this.#world.apply(effect)
    }
    if (byHand) this.#loosen()
    else found.push(...moveProblems(before, effects), ...this.#losses())
    if (entry.kind === 'setup') found.push(...setupProblems(this.#world))
    return found.map((problem) => `entry ${entry.seq}: invariant ${problem}`)
  }

  #effect(effect: Effect): readonly string[] {
    switch (effect.kind) {
      case 'posting':
        return this.#posting(effect.owner, effect.account, effect.delta, effect.rule)
      case 'record':
        if (effect.collection === ELEMENTS.name) return elementProblems(this.#world, effect.value as unknown as Element)
        return effect.collection === SHEETS.name ? this.#sheet(effect.value as unknown as CombatSheet) : []
      case 'checkpoint':
        return this.#phaseEnds()
      default:
        return []
    }
  }

  /** 1, 19, 22: figures. */
  #posting(owner: string, account: string, delta: number, rule: string): readonly string[] {
    const now = this.#world.balance(owner, account) + delta
    const found = now < 0 || (account === 'pipsLeft' && now > FACES) ? [`1: ${account} of ${owner} comes to ${now}`] : []
    if (account === 'apLost' && delta < 0 && !RETURNS.includes(rule)) found.push(`19: ${rule} gives AP back`)
    if (this.#world.record(BATTLE, 'battle')?.ended != null) found.push('22: something is posted after the end')
    return found
  }

  /** 4 to 18 for dice that were just thrown; 17 and 20 for what was told then. */
  #sheet(sheet: CombatSheet): readonly string[] {
    if (sheet.a.die === 0) return []
    const known = this.#world.record(SHEETS, sheet.id)
    if (known !== undefined && known.a.die > 0) return toldProblems(this.#world, sheet)
    return [...sheetProblems(this.#world, sheet), ...(sheet.kind === 'close' ? this.#foughtBefore(sheet) : [])]
  }

  /** RULING-43: nobody fights twice in a bound. */
  #foughtBefore({ bound, a, b }: CombatSheet): readonly string[] {
    const others = this.#world.records(SHEETS).filter((one) => one.bound === bound && one.kind === 'close' && one.a.die > 0)
    const fought = others.flatMap((one) => [one.a.element, one.b.element])
    return [a.element, b.element].filter((id) => fought.includes(id)).map((id) => `9: ${id} fights twice in bound ${bound}`)
  }

  /** 1: where step 2 ends. */
  #phaseEnds(): readonly string[] {
    const world = this.#world
    const { phase, turn, seat } = world.cursor
    if (turn === 0 || phase !== PHASE.ranged || world.balance(seat, 'pipsLeft') === 0) return []
    return [`1: ${seat} has PIPs left after step 2`]
  }

  /** 19, 21: what is lost follows from the elements. */
  #losses(): readonly string[] {
    const world = this.#world
    if (world.record(BATTLE, 'battle') === undefined) return []
    const off = HOSTS.filter((host) => world.balance(host, 'apLost') !== lossesOf(world, host))
    for (const host of HOSTS) if (!off.includes(host)) this.#loose.delete(host)
    const found = off
      .filter((host) => !this.#loose.has(host))
      .map((host) => `19: ${host} has ${world.balance(host, 'apLost')} AP lost, its elements make ${lossesOf(world, host)}`)
    const frogs = world.records(ELEMENTS).filter(({ status, ones }) => status === 'frog' && ones < 2)
    return [...found, ...frogs.map(({ id }) => `21: ${id} is a frog too early`)]
  }

  #loosen(): void {
    const world = this.#world
    if (world.record(BATTLE, 'battle') === undefined) return
    for (const host of HOSTS) if (world.balance(host, 'apLost') !== lossesOf(world, host)) this.#loose.add(host)
  }
}

/** 2, 5, 7, 9, 23: marks of an element that is put anew. */
function elementProblems(world: World, after: Element): readonly string[] {
  const before = world.record(ELEMENTS, after.id)
  const { turn } = world.cursor
  if (before === undefined || turn === 0) return []
  const now = (mark: 'movedIn' | 'shotIn' | 'spelledIn' | 'deployedIn'): boolean => after[mark] === turn && after[mark] !== before[mark]
  const again = (mark: 'movedIn' | 'shotIn' | 'spelledIn'): boolean => after[mark] < before[mark]
  const found: string[] = []
  if ((['movedIn', 'shotIn', 'spelledIn'] as const).some(again)) found.push(`2: ${after.id} forgets what it did`)
  if (now('movedIn') && before.deployedIn === turn && !ruled(world, 'deploy_then_move'))
    found.push(`23: ${after.id} moves after it was deployed`)
  if ((now('movedIn') || now('shotIn') || now('spelledIn')) && before.status !== 'table') found.push(`4: ${after.id} acts off the table`)
  if (now('spelledIn') && (after.type !== 'MA' || world.cursor.seat !== after.owner)) found.push(`7: ${after.id} bespells`)
  if (now('deployedIn') && elementsOf(world, after.owner).some(({ movedIn }) => movedIn === turn))
    found.push(`23: ${after.id} is deployed after a move`)
  if (after.lurkerUses > PRICE.lurker.length && ruled(world, 'lurker_fourth') === 'barred' && now('deployedIn'))
    found.push(`5: ${after.id} comes a ${after.lurkerUses}th time`)
  return found
}

/** 2, 5: what a move, or a Lurker, costs; Dragons come together. */
function moveProblems(before: World, effects: readonly Effect[]): readonly string[] {
  const spent = (rules: readonly string[]): number =>
    effects.reduce(
      (sum, one) => (one.kind === 'posting' && one.account === 'pipsLeft' && rules.includes(one.rule) ? sum - one.delta : sum),
      0,
    )
  const cost = spent(MOVES)
  const found = cost > 3 ? [`2: a move costs ${cost}`] : []
  const marched = effects.some(({ kind, ...one }) => kind === 'line' && 'wording' in one && one.wording === 'line.march')
  if (marched && cost < 1) found.push('2: a move costs nothing')
  const brought = effects.flatMap((one) => (one.kind === 'line' && one.rule === 'HQ-PIP-8' ? [one.figures?.['host']] : []))
  const [host] = brought
  if (isHost(host)) {
    const waiting = elementsOf(before, host).filter(({ type, status }) => type === 'DR' && status === 'reserve')
    if (waiting.length !== brought.length) found.push('5: Dragons stay behind')
  }
  return found
}

/** 3: the armies. */
function setupProblems(world: World): readonly string[] {
  return HOSTS.flatMap((host) => {
    const elements = elementsOf(world, host).filter(({ type }) => type !== 'ST')
    const reserve = elements.filter(({ type, status }) => status === 'reserve' && !RESERVE_TYPES.includes(type))
    return [
      ...armyProblems(elements, battleOf(world).armies[host].ap, host).map(({ message }) => `3: ${message}`),
      ...reserve.map(({ id }) => `3: ${id} begins in the reserve`),
    ]
  })
}
