import { seededChance } from '../../../insight/bots/bot.ts'
import type { Game } from '../../../games/api/game.ts'
import type { GameSoak } from '../../../games/testing/gameSoak.ts'
import type { TableUpdate } from '../../../contract/workbenchApi.ts'
import type { SeatId } from '../../../kernel/world/rule.ts'
import { differenceOf, type Difference } from './parting.ts'
import { anyCampaign, drawPlayers, isParting, type TwinGame } from './twinGame.ts'
import { shownIn, TwinTable, type TwinParts } from './twinTable.ts'
import { besideTheGame, hiddenFigures, isSettled, whisperOf, type Deeds } from './whispers.ts'

/** Both are played until so many questions were answered, if the writer's turn does not come again before. */
const MOST_STEPS = 260
/** So many more are played after the tables have come to differ, so that it can be told what was put in. */
const STEPS_AFTER = 2
/** Of so many questions of others, at one everything is looked at that could be taken home. */
const HOME_ONCE_IN = 12

/** What came of a pair. */
export interface PairOutcome {
  readonly seed: number
  /** What others could see that no rule told them, in words for whoever reads the failed test; null: all is well. */
  readonly leak: string | null
  /** Rules by which the tables came to differ; empty: they never did. */
  readonly parted: readonly string[]
  /** Messages that were the same. */
  readonly messages: number
  /** Effects at the table without the secret that others may see, each as often as there are seats that may. */
  readonly told: number
  /** Effects that they were sent. */
  readonly sent: number
  /** Times at which all that could be taken home was the same. */
  readonly homes: number
  /** Answers at both tables to questions that were put to one seat alone. */
  readonly alone: number
  readonly deeds: Deeds
}

/** What both tables of a pair begin with: it follows from the seed alone. */
export function drawParts(game: Game, soak: GameSoak, twin: TwinGame, seed: number): TwinParts {
  const chance = seededChance(seed)
  const beginning = anyCampaign(game, soak, twin, chance, seed)
  const { seats } = beginning
  const writer: SeatId = seats[chance(0, seats.length - 1)] ?? ''
  return { game, twin, beginning, writer, players: drawPlayers(game, seats, chance), seed, isQuiet: chance(0, 2) > 0 }
}

/** Two tables over the same file: at one the writer has secrets, at the other none. */
export class Pair {
  readonly secret: TwinTable
  readonly plain: TwinTable
  readonly deeds: Deeds = new Map()
  readonly #parts: TwinParts
  readonly #isWhispering: boolean
  readonly #rounds: number
  #steps = new Map<TwinTable, number>()
  #difference: Difference | null = null

  private constructor(parts: TwinParts, rounds: number, secret: TwinTable, plain: TwinTable) {
    this.#parts = parts
    this.#rounds = rounds
    this.secret = secret
    this.plain = plain
    this.#isWhispering = secret.chanceAt('whispering')(0, 2) > 0
  }

  /** `rounds`: played until the writer's turn has come again so many times. */
  static async of(parts: TwinParts, rounds: number): Promise<Pair> {
    const pair = new Pair(parts, rounds, await TwinTable.of(parts), await TwinTable.of(parts))
    await pair.#hide()
    return pair
  }

  /** Where the tables have come to differ for others. */
  get difference(): Difference | null {
    return this.#difference
  }

  /** Plays both on until they differ, or to the end. */
  async play(): Promise<void> {
    for (let table = this.#next(); table !== null && this.#difference === null; table = this.#next()) {
      await this.#step(table)
      // What one has not sent yet may come.
      this.#difference = differenceOf(this.secret.log, this.plain.log, this.#next() !== null || this.isCut)
    }
    if (this.#difference === null) return
    for (const table of [this.secret, this.plain]) for (let at = 0; at < STEPS_AFTER; at++) await this.#step(table)
    this.#difference = differenceOf(this.secret.log, this.plain.log, this.isCut)
  }

  /** What came of it. */
  outcome(): PairOutcome {
    const { seed, twin } = this.#parts
    const difference = this.#difference
    const messages = difference?.at ?? this.plain.log.length
    const told = [...this.plain.told.values()].reduce((all, times) => all + times, 0)
    const sent = this.plain.log.reduce((all, message) => all + effectsIn(message), 0)
    const homes = [...this.plain.homes].flatMap(([key, home]) => {
      const other = this.secret.homes.get(key)
      return other?.at === home.at && home.at <= messages ? [{ key, home, other }] : []
    })
    const differing = homes.flatMap(({ key, home, other }) =>
      [...home.texts].flatMap(([what, text]) =>
        other.texts.get(what) === text ? [] : [`${what} at ${key}: ${apart(other.texts.get(what) ?? '', text)}`],
      ),
    )
    const isByRule = difference === null || isByRules(twin, difference.rules)
    const leak = isByRule
      ? (differing[0] ?? null)
      : `message ${difference.at} (${difference.rules.join(', ') || 'no rule'}): ${apart(difference.one, difference.other)}`
    const alone = this.secret.answersAlone + this.plain.answersAlone
    return { seed, leak, parted: difference?.rules ?? [], messages, told, sent, homes: homes.length, alone, deeds: this.deeds }
  }

  /** The table that has sent less, of those that are still to be played; null where both are done. */
  #next(): TwinTable | null {
    const open = [this.plain, this.secret].filter((table) => !this.#isDone(table))
    const [first, second] = open
    if (first === undefined) return null
    return second !== undefined && second.log.length < first.log.length ? second : first
  }

  #isDone(table: TwinTable): boolean {
    const { turn } = this.#parts.beginning.campaign.world.cursor
    if (table.pending === null || (this.#steps.get(table) ?? 0) >= MOST_STEPS) return true
    return table.cursor.turn >= turn + this.#rounds && table.cursor.seat === this.#parts.writer
  }

  /** Whether one of them has been played as long as it may be. */
  get isCut(): boolean {
    return [...this.#steps.values()].some((steps) => steps >= MOST_STEPS)
  }

  async #step(table: TwinTable): Promise<void> {
    this.#steps.set(table, (this.#steps.get(table) ?? 0) + 1)
    if (table === this.secret && table.chanceAt(`beside ${this.#steps.get(table) ?? 0}`)(1, 12) === 1) await this.#beside()
    await table.takeHome(HOME_ONCE_IN)
    const bots = Object.values(this.#parts.game.bots)
    const isWhispering = table === this.secret && this.#isWhispering
    await table.step(isWhispering ? (whispering, request) => whisperOf(whispering, request, bots, this.deeds) : null)
  }

  async #beside(): Promise<void> {
    await besideTheGame(this.secret, this.secret.chanceAt(`deed ${this.secret.entries}`), this.deeds)
  }

  /** What is secret from the beginning on. */
  async #hide(): Promise<void> {
    const { secret } = this
    const { writer } = this.#parts
    const chance = secret.chanceAt('hidden')
    for (let deeds = chance(1, 3); deeds > 0; deeds--) await this.#beside()
    const hidden = hiddenFigures(secret).filter(() => chance(0, 1) === 0)
    if (hidden.length === 0 || chance(0, 1) === 0 || !isSettled(secret)) return
    const changes = hidden.map((account) => ({ owner: writer, account, to: secret.world.balance(writer, account) + chance(1, 60) }))
    const set = await secret.table.bench.correct(secret.table.ref, changes, 'a hoard')
    await secret.settle()
    if (set.ok) this.deeds.set('figures', 1)
  }
}

/** What the game master sets by hand is no rule of a game. */
function isByRules({ partings }: TwinGame, rules: readonly string[]): boolean {
  return rules.some((rule) => isParting(partings, rule)) && !rules.some((rule) => rule.startsWith('TABLE-'))
}

/** How many effects with something to see a message brings a device. */
function effectsIn(message: string): number {
  const [, json] = /^\S+ tableChanged (.*)$/su.exec(message) ?? []
  return json === undefined ? 0 : shownIn((JSON.parse(json) as TableUpdate).entries).length
}

/** Two texts from a little before where they part. */
function apart(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 240)
  return `\n  with the secret: ...${around(one)}\n  without it:      ...${around(other)}`
}

/** Tries so many seeds for a pair whose secret nothing has told: of some games one in six is. */
const MOST_PAIRS = 200

/** A pair that was played to the end, and never came to differ for others though there is a secret: from that seed on the first. */
export async function wholePair(game: Game, soak: GameSoak, twin: TwinGame, from: number): Promise<Pair> {
  for (let seed = from; seed < from + MOST_PAIRS; seed++) {
    const pair = await Pair.of(drawParts(game, soak, twin, seed), 1)
    await pair.play()
    if (pair.difference === null && !pair.isCut && pair.deeds.size > 1 && pair.secret.entries > pair.plain.entries) return pair
  }
  throw new Error(`every pair from seed ${from} on came to differ`)
}
