import type { OrderLine } from '../../../contract/orders.ts'
import { allowed, seededChance, type Chance } from '../../../insight/bots/bot.ts'
import { idle } from '../../../insight/bots/idle.ts'
import type { Game } from '../../../games/api/game.ts'
import { GAMES } from '../../../games/registry.ts'
import type { GameSoak } from '../../../games/testing/gameSoak.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Effect } from '../../../kernel/world/effect.ts'
import type { Change } from '../../../kernel/journal/journal.ts'
import type { Request } from '../../../kernel/engine/request.ts'
import type { Json, OwnerId, SeatId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { preparablePhases } from '../../orders/rehearsal.ts'
import { anyCampaign, type TwinGame } from './twinGame.ts'

/** What a game tells the search for canaries: who sits at its table, what is secret there, and where people write. */
export interface SecretTable {
  readonly game: Game
  readonly seats: readonly SeatId[]
  /** A campaign that has begun, with what there is to hide. */
  campaign(seed: number): Campaign
  /** What the player of a seat says, or the game where nobody is asked. `words`: a text of one's own, wherever the game lets people write. */
  reply(request: Request, world: World, chance: Chance, words: (request: Request) => string): unknown
  /** House rules changed in mid-campaign. */
  ruling(chance: Chance): Json
  /** Accounts the game master corrects: those everybody sees, and those only their owner does. */
  readonly corrected: Corrected
  /** What is set now and then while a journal is played for planting. */
  gifts(seat: SeatId, at: number): readonly (readonly Change[])[]
  /** Lines a player prepares for the phases after that one, with the secret wherever it may stand. */
  orders(after: number, secret: () => string, id: () => string): readonly OrderLine[]
  /** Who may read a text of `words` that stands in an effect, beside who wrote it. */
  readersOf(effect: Effect): readonly SeatId[]
  /** How much is played, and what must at least come of it: less would prove nothing. */
  readonly evening: Evening
  readonly planting: Planting
}

interface Corrected {
  readonly open: readonly string[]
  readonly own: readonly string[]
  /** Whose accounts are a seat's: its own, where the game says nothing. */
  readonly ownerOf?: (seat: SeatId) => OwnerId
  readonly amount: (chance: Chance) => number
}

interface Evening {
  readonly runs: number
  /** Answers before devices come, and deeds with them there. */
  readonly before: number
  readonly steps: number
  /** In each campaign. */
  readonly lines: number
  readonly messages: number
  /** In all runs: readings of letters, orders and reasons by those who may read them. */
  readonly letters: number
  readonly orders: number
  readonly reasons: number
}

interface Planting {
  readonly runs: number
  /** Answers in each of five stretches. */
  readonly stretch: number
  /** Canaries in each campaign: in all, and for each seat to read. */
  readonly canaries: number
  readonly own: number
}

/** What that registered game tells; what the first tells, where none is named. */
export async function secretTableOf(id = GAMES[0]?.id ?? ''): Promise<SecretTable> {
  const told = (await import(`../../../games/${id}/testing/secretTable.ts`)) as { readonly SECRET_TABLE: SecretTable }
  return told.SECRET_TABLE
}

/** What the first gift comes to; each after it is one less. */
const GIFT = 6

type Told = Pick<SecretTable, 'seats' | 'corrected' | 'evening' | 'planting'>

/** The table of a game whose players write nothing to each other: played by its bots, as its soak and its twins draw it. */
export function plainTable(game: Game, soak: GameSoak, twin: TwinGame, told: Told): SecretTable {
  const { open, own, ownerOf = (seat) => seat } = told.corrected
  const bots = Object.values(game.bots)
  const botOf = (seat: SeatId) => bots[told.seats.indexOf(seat) % bots.length] ?? idle
  return {
    ...told,
    game,
    campaign: (seed) => anyCampaign(game, soak, twin, seededChance(seed), seed).campaign,
    reply: (request, world, chance) => botOf(request.seat)(request, world, chance),
    ruling: (chance) => soak.ruling(chance),
    gifts: (seat, at) => [[...open.slice(0, 1), ...own.slice(0, 1)].map((account) => ({ owner: ownerOf(seat), account, to: GIFT - at }))],
    orders: (after, secret, id) =>
      preparablePhases(game.rules.rehearsal)
        .filter((phase) => phase > after)
        .map((phase) => ({ id: id(), phase, question: 'any', answer: { act: 'any', text: secret() } })),
    readersOf: () => [],
  }
}

/** Plays on by itself. */
export function playOn(table: SecretTable, campaign: Campaign, chance: Chance, steps: number): void {
  for (let at = 0; at < steps && campaign.pending !== null; at++) answerAnyhow(table, campaign, chance, () => 'words between two')
}

/** So often a player may say something else where a rule refuses what was said. */
const MOST_TRIES = 20

/** Answers the pending question, and gives what was taken. `by`: who answers it for its seat. */
export function answerAnyhow(
  table: SecretTable,
  campaign: Campaign,
  chance: Chance,
  words: (request: Request) => string,
  by?: SeatId,
): unknown {
  const { pending, world } = campaign
  if (pending === null) throw new Error('nothing is asked')
  for (let tries = 1; ; tries++) {
    const raw = table.reply(pending, world, chance, words)
    const outcome = campaign.answer(raw, undefined, by)
    if (outcome.ok) return raw
    if (tries > MOST_TRIES || !allowed(pending, raw)) valueOf(outcome)
  }
}
