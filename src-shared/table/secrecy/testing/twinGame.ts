import type { Bot, Chance } from '../../../insight/bots/bot.ts'
import { answerByBot } from '../../../insight/bots/answering.ts'
import { idle } from '../../../insight/bots/idle.ts'
import type { Game } from '../../../games/api/game.ts'
import type { GameSoak } from '../../../games/testing/gameSoak.ts'
import type { RollRequest } from '../../../kernel/engine/request.ts'
import type { SeatId } from '../../../kernel/world/rule.ts'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import { linesOf, valueOf } from '../../../kernel/testing/toyTable.ts'

/** Where two tables that differ in one seat's secret may come to differ for others, by a rule. */
export interface Parting {
  /** Rules that tell: whole ids, or with a `*` how they begin. */
  readonly rules: readonly string[]
  /** What others come to see by them. */
  readonly why: string
}

/** What a game adds to the search for differences that others can see. */
export interface TwinGame {
  /** Every way in which its rules themselves let others see what hangs on a secret; nothing else may. */
  readonly partings: readonly Parting[]
  /** What the game master sets before the first turn, so that there is something to hide. */
  headStart: GameSoak['headStart']
  /** Pairs of tables in every run of the tests. */
  readonly pairs: number
  /** Seeds of pairs that once failed: they are played in every run, before the pairs that are drawn. */
  readonly seeds?: readonly number[]
  /** Times the writer's turn comes again while a pair is played; twice where nothing is said. */
  readonly rounds?: number
  /** Dice that are typed at both tables, so that nobody finds out anything; null: the app rolls. */
  readonly quiet?: (request: RollRequest) => readonly number[] | null
}

/** Who plays each seat, by the name of the bot. */
export type Players = ReadonlyMap<SeatId, Bot>

/** Whether a parting names a rule. */
export function isParting(partings: readonly Parting[], rule: string): boolean {
  return partings.some(({ rules }) => rules.some((one) => (one.endsWith('*') ? rule.startsWith(one.slice(0, -1)) : one === rule)))
}

/** A bot of the game for every seat, drawn. */
export function drawPlayers({ bots }: Game, seats: readonly SeatId[], chance: Chance): Players {
  const all = Object.values(bots)
  return new Map(seats.map((seat) => [seat, all[chance(0, all.length - 1)] ?? idle]))
}

export interface Beginning {
  readonly campaign: Campaign
  readonly seats: readonly SeatId[]
}

/** So many answers, at least, are still to come. */
const ANSWERS_LEFT = 40

/** A campaign with its seats and a head start, played for a while by bots that are drawn, and not nearly to its end. */
export function anyCampaign(game: Game, soak: GameSoak, twin: TwinGame, chance: Chance, seed: number): Beginning {
  const dice = Array.from({ length: 64 }, () => chance(0, 15).toString(16)).join('')
  const setup = soak.setup(chance, seed)
  const campaign = valueOf(Campaign.begin(game.rules, { id: 'twins', title: 'Twins', seed: dice, dice: 'app' }, setup))
  while (campaign.world.cursor.turn < 1 && campaign.pending !== null)
    valueOf(campaign.answer(idle(campaign.pending, campaign.world, chance)))
  const start = twin
    .headStart(chance, seed, setup)
    .filter((change) => !('account' in change) || campaign.world.balance(change.owner, change.account) !== change.to)
  if (campaign.pending !== null && start.length > 0) valueOf(campaign.correct(start, 'a head start'))
  const seats = game.owners(campaign.world).flatMap(({ id, kind }) => (kind === 'player' ? [id] : []))
  const players = drawPlayers(game, seats, chance)
  const playOn = (steps: number): void => {
    for (let at = 0; at < steps && campaign.pending !== null; at++)
      answerByBot(campaign, campaign.pending, players.get(campaign.pending.seat) ?? idle, chance)
  }
  playOn(chance(0, 250))
  const lines = linesOf(campaign)
  playOn(ANSWERS_LEFT)
  if (campaign.pending === null) return anyCampaign(game, soak, twin, chance, seed)
  return { campaign: Campaign.open(game.rules, campaign.headerLine, lines).campaign, seats }
}

/** The text of its file. */
export function textOf(campaign: Campaign): string {
  return [campaign.headerLine, ...linesOf(campaign), ''].join('\n')
}
