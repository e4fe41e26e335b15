import type { Cell } from '../../../../board/hexes.ts'
import { InvariantError } from '../../../../kernel/invariantError.ts'
import type { Figures, RuleId } from '../../../../kernel/world/rule.ts'
import { geographyOf, type Geography } from '../geography.ts'
import { held, type SwitchName, type SwitchValue } from '../rulings/switches.ts'
import type { ClanLine } from '../sheet/line.ts'
import { COLOURS, MILITIA, NATURE, sumOf, type ClanNumber, type Colour, type Counts } from '../tables.ts'
import type { Battle } from './battle.ts'
import type { PhaseChance } from './chance.ts'
import { holdingsOf, type Holding } from './holdings.ts'
import type { ClanState, GroupState, HexState, SpyState, TurnState } from './state.ts'

/** Codes of orders that failed when they came up (LZ-ORDER-8). */
export type Failure = 'F01' | 'F02' | 'F03' | 'F04' | 'F05' | 'F06' | 'F07' | 'F08' | 'F09' | 'F10' | 'F11' | 'F12' | 'F13'

/** What else is said of an order that was obeyed. */
export type Note = 'fewer' | 'cut' | 'fought' | 'mired'

export interface LineResult {
  readonly clan: ClanNumber
  readonly line: number
  /** Null: obeyed. */
  readonly failed: Failure | null
  readonly notes: readonly Note[]
}

/** A change of an account, to be posted. */
export interface Posted {
  readonly clan: ClanNumber
  readonly account: Colour | Holding | 'spies'
  readonly delta: number
  readonly rule: RuleId
  readonly cell: Cell
  /** Its owner is not to know before the turn ends (RULING-84). */
  readonly silent: boolean
}

/** An event that clans learn of. */
export interface Event {
  readonly rule: RuleId
  /** Ending of its wording. */
  readonly kind: string
  /** `OFF`: it happened in no hex. */
  readonly cell: Cell
  readonly figures: Figures
  readonly see: readonly ClanNumber[]
  /** Number of the line of the sheet it followed from, where only the clan of that sheet learns of it. */
  readonly line: number | null
}

interface Telling {
  readonly figures?: Figures
  /** Clans that learn all of it; 0 is ignored. */
  readonly full?: readonly ClanNumber[]
  /** The line it followed from; its clan reads the event under that line. */
  readonly line?: ClanLine | undefined
  /** Short form for clans that have the hex in sight at this moment and do not learn all of it. */
  readonly seen?: { readonly kind: string; readonly figures?: Figures }
}

/** What a phase came to. */
export interface PhaseOutcome {
  readonly state: TurnState
  readonly posted: readonly Posted[]
  readonly events: readonly Event[]
  readonly results: readonly LineResult[]
  readonly battles: readonly Battle[]
}

/** A turn in the midst of a phase. Every change of lizards and sites goes through it with its rule, so that accounts always equal the map. */
export class Turn {
  readonly turn: number
  readonly geography: Geography
  readonly chance: PhaseChance
  readonly battles: Battle[] = []
  readonly #begun: TurnState
  readonly #hexes: HexState[]
  readonly #groups: Pieces<GroupState>
  readonly #spies: Pieces<SpyState>
  readonly #clans: Map<ClanNumber, ClanState>
  readonly #posted = new Map<string, Posted>()
  readonly #events: Event[] = []
  readonly #results = new Map<string, LineResult>()
  #ids: number

  constructor(state: TurnState, chance: PhaseChance) {
    this.#begun = state
    this.turn = state.turn
    this.chance = chance
    this.geography = geographyOf({ hex_layout: held(state.houseRules, 'hex_layout'), wrap: held(state.houseRules, 'wrap') })
    this.#hexes = [...state.hexes]
    this.#groups = new Pieces(state.groups)
    this.#spies = new Pieces(state.spies)
    this.#clans = new Map(state.clans.map((clan) => [clan.clan, clan]))
    this.#ids = state.ids
  }

  ruled<S extends SwitchName>(name: S): SwitchValue<S> {
    return held(this.#begun.houseRules, name)
  }

  get mould(): TurnState['mould'] {
    return this.#begun.mould
  }

  code(cell: Cell): string {
    return this.geography.code(cell)
  }

  hex(cell: Cell): HexState {
    const hex = this.#hexes[cell]
    if (hex === undefined) throw new InvariantError(`there is no hex ${cell}`)
    return hex
  }

  /** Hexes for which `is` is true, row by row. */
  cellsWhere(is: (hex: HexState) => boolean): Cell[] {
    return this.#hexes.flatMap((hex, cell) => (is(hex) ? [cell] : []))
  }

  /** Groups in a hex, older ones first. */
  groupsAt(cell: Cell): readonly GroupState[] {
    return this.#groups.at(cell)
  }

  bandAt(cell: Cell, clan: ClanNumber): readonly GroupState[] {
    return this.groupsAt(cell).filter((group) => group.clan === clan)
  }

  /** Warriors of a clan in a hex. */
  warriorsAt(cell: Cell, clan: ClanNumber): number {
    return this.bandAt(cell, clan).reduce((sum, { counts }) => sum + sumOf(counts), 0)
  }

  /** LZ-SET-7 How many more warriors of a clan fit in a hex (RULING-43). */
  roomAt(cell: Cell, clan: ClanNumber, most: number): number {
    return Math.max(0, most - this.warriorsAt(cell, clan))
  }

  group(id: number): GroupState | undefined {
    return this.#groups.get(id)
  }

  get groups(): readonly GroupState[] {
    return this.#groups.all()
  }

  /** Spies in a hex, oldest first. */
  spiesAt(cell: Cell): readonly SpyState[] {
    return [...this.#spies.at(cell)].sort((a, b) => a.made - b.made || a.id - b.id)
  }

  spy(id: number): SpyState | undefined {
    return this.#spies.get(id)
  }

  get spies(): readonly SpyState[] {
    return this.#spies.all()
  }

  get clans(): readonly ClanState[] {
    return [...this.#clans.values()]
  }

  clan(clan: ClanNumber): ClanState | undefined {
    return this.#clans.get(clan)
  }

  setClan(clan: ClanNumber, change: Partial<ClanState>): void {
    const now = this.#clans.get(clan)
    if (now !== undefined) this.#clans.set(clan, { ...now, ...change })
  }

  /** Changes a hex and posts what clans gain and lose by it. `silent`: the clan that is not to know of its loss yet. */
  setHex(cell: Cell, change: Partial<HexState>, rule: RuleId, silent: ClanNumber | null = null): void {
    const before = this.hex(cell)
    const after = { ...before, ...change }
    this.#hexes[cell] = after
    for (const { clan, account, count } of holdingsOf(before)) this.#post(clan, account, -count, rule, cell, clan === silent)
    for (const { clan, account, count } of holdingsOf(after)) this.#post(clan, account, count, rule, cell, clan === silent)
  }

  /** Adds warriors that no other group had. */
  addGroup(group: Omit<GroupState, 'id'>, rule: RuleId): GroupState {
    const added = { ...group, id: ++this.#ids }
    this.#groups.put(added)
    this.#postCounts(added.clan, added.counts, 1, rule, added.hex)
    return added
  }

  /** Changes a group; without lizards it ends. Lizards gained and lost are posted. */
  setGroup(id: number, change: Partial<Omit<GroupState, 'id'>>, rule: RuleId): void {
    const before = this.#groups.get(id)
    if (before === undefined) throw new InvariantError(`there is no group ${id}`)
    const after = { ...before, ...change }
    if (before.clan !== after.clan || before.counts !== after.counts) {
      this.#postCounts(before.clan, before.counts, -1, rule, after.hex)
      this.#postCounts(after.clan, after.counts, 1, rule, after.hex)
    }
    if (sumOf(after.counts) === 0) this.#groups.drop(id)
    else this.#groups.put(after)
  }

  addSpy(spy: Omit<SpyState, 'id'>, rule: RuleId): SpyState {
    const added = { ...spy, id: ++this.#ids }
    this.#spies.put(added)
    this.#post(added.clan, 'spies', 1, rule, added.hex, false)
    return added
  }

  setSpy(id: number, change: Partial<Omit<SpyState, 'id' | 'clan'>>): void {
    const before = this.#spies.get(id)
    if (before === undefined) throw new InvariantError(`there is no spy ${id}`)
    this.#spies.put({ ...before, ...change })
  }

  dropSpy(id: number, rule: RuleId): void {
    const spy = this.#spies.get(id)
    if (spy === undefined) throw new InvariantError(`there is no spy ${id}`)
    this.#spies.drop(id)
    this.#post(spy.clan, 'spies', -1, rule, spy.hex, false)
  }

  /** LZ-DEV-5 Marks that builders in a hex were disturbed: their works of this turn fail (RULING-57). */
  disturb(cell: Cell): void {
    if (this.hex(cell).disturbed !== this.turn) this.setHex(cell, { disturbed: this.turn }, 'LZ-DEV-5')
  }

  /** LZ-SIGHT-1 Clans whose warriors or spies see a hex now: 2 hexes around them, 3 from a Peak (RULING-08). */
  seersOf(cell: Cell): Set<ClanNumber> {
    const clans = new Set<ClanNumber>()
    const near = this.geography.disc(cell, NATURE.sight).length
    for (const [at, from] of this.geography.disc(cell, NATURE.peakSight).entries()) {
      if (at >= near && this.hex(from).terrain !== 'peak') continue
      for (const { clan } of this.#groups.at(from)) clans.add(clan)
      for (const { clan } of this.#spies.at(from)) clans.add(clan)
    }
    clans.delete(MILITIA)
    return clans
  }

  /** Tells clans what happened in a hex: those concerned in full, those who see the hex what an eye sees. */
  tell(rule: RuleId, kind: string, cell: Cell, { figures = {}, full = [], line, seen }: Telling): void {
    const own = line === undefined ? [] : [line.clan]
    const others = [...new Set(full)].filter((clan) => clan !== MILITIA && !own.includes(clan))
    for (const clan of own) this.#events.push({ rule, kind, cell, figures, see: [clan], line: line?.line ?? null })
    if (others.length > 0) this.#events.push({ rule, kind, cell, figures, see: others, line: null })
    if (seen === undefined) return
    const seers = [...this.seersOf(cell)].filter((clan) => !own.includes(clan) && !others.includes(clan)).sort((a, b) => a - b)
    if (seers.length > 0) this.#events.push({ rule, kind: seen.kind, cell, figures: seen.figures ?? {}, see: seers, line: null })
  }

  done(line: ClanLine, ...notes: Note[]): void {
    const key = `${line.clan} ${line.line}`
    const before = this.#results.get(key)?.notes ?? []
    this.#results.set(key, { clan: line.clan, line: line.line, failed: null, notes: [...new Set([...before, ...notes])] })
  }

  /** LZ-ORDER-8 An order whose preconditions do not hold when it comes up fails at no cost, with its code (RULING-11). */
  fail(line: ClanLine, failed: Failure): void {
    this.#results.set(`${line.clan} ${line.line}`, { clan: line.clan, line: line.line, failed, notes: [] })
  }

  /** The phase is over. Events come line by line of each sheet, then by hex: their order tells nothing of the order of resolution (LZ-REPORT-8). */
  end(): PhaseOutcome {
    return {
      state: {
        ...this.#begun,
        hexes: this.#hexes,
        groups: this.groups,
        spies: this.spies,
        clans: this.clans,
        ids: this.#ids,
      },
      posted: [...this.#posted.values()].filter(({ delta }) => delta !== 0),
      events: [
        ...this.#events.filter(({ line }) => line !== null).sort(byLine),
        ...this.#events.filter(({ line }) => line === null).sort(byCell),
      ],
      results: [...this.#results.values()].sort((a, b) => a.clan - b.clan || a.line - b.line),
      battles: this.battles,
    }
  }

  #postCounts(clan: ClanNumber, counts: Counts, sign: 1 | -1, rule: RuleId, cell: Cell): void {
    for (const colour of COLOURS) if (counts[colour] !== 0) this.#post(clan, colour, sign * counts[colour], rule, cell, false)
  }

  #post(clan: ClanNumber, account: Posted['account'], delta: number, rule: RuleId, cell: Cell, silent: boolean): void {
    if (clan === MILITIA) return
    const key = `${clan} ${account} ${rule} ${cell} ${String(silent)}`
    const before = this.#posted.get(key)?.delta ?? 0
    this.#posted.set(key, { clan, account, delta: before + delta, rule, cell, silent })
  }
}

function byLine(one: Event, other: Event): number {
  return (one.see[0] ?? 0) - (other.see[0] ?? 0) || (one.line ?? 0) - (other.line ?? 0)
}

function byCell(one: Event, other: Event): number {
  return one.cell - other.cell
}

/** Groups or spies, found by id and by hex. */
class Pieces<T extends { readonly id: number; readonly hex: Cell }> {
  readonly #pieces = new Map<number, T>()
  readonly #at = new Map<Cell, T[]>()

  constructor(pieces: readonly T[]) {
    for (const piece of pieces) this.put(piece)
  }

  get(id: number): T | undefined {
    return this.#pieces.get(id)
  }

  at(cell: Cell): readonly T[] {
    return this.#at.get(cell) ?? []
  }

  all(): T[] {
    return [...this.#pieces.values()].sort((a, b) => a.id - b.id)
  }

  put(piece: T): void {
    this.drop(piece.id)
    this.#pieces.set(piece.id, piece)
    const there = [...(this.#at.get(piece.hex) ?? []), piece].sort((a, b) => a.id - b.id)
    this.#at.set(piece.hex, there)
  }

  drop(id: number): void {
    const piece = this.#pieces.get(id)
    if (piece === undefined) return
    this.#pieces.delete(id)
    const rest = this.at(piece.hex).filter((other) => other.id !== id)
    if (rest.length === 0) this.#at.delete(piece.hex)
    else this.#at.set(piece.hex, rest)
  }
}
