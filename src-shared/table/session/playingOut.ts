import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { MOST_ROUNDS_PLAYED_OUT, type PlayedOut, type PlayOutWish } from '../../contract/playOut.ts'
import { StoreError } from '../../contract/journalStore.ts'
import type { Game } from '../../games/api/game.ts'
import { findGame } from '../../games/registry.ts'
import { message } from '../../messages/message.ts'
import { answerUntilTaken } from '../../insight/bots/answering.ts'
import { numberOf, seededChance, type Bot } from '../../insight/bots/bot.ts'
import { takeAnswer } from '../../kernel/forms/answer.ts'
import { branchOf } from '../../kernel/journal/branching.ts'
import { tryRules } from '../../kernel/engine/brokenRule.ts'
import type { Campaign } from '../../kernel/engine/campaign.ts'
import type { Seed } from '../../kernel/chance/dice.ts'
import { accept, problem, refuse, type Outcome } from '../../kernel/problem.ts'
import { questionKey, type Request } from '../../kernel/engine/request.ts'
import { GAME_MASTER, maySee, type Json } from '../../kernel/world/rule.ts'
import type { Ruleset } from '../../kernel/engine/ruleset.ts'
import type { Run } from '../../kernel/engine/run.ts'
import { fieldsOf, orNull, text, whole } from '../../kernel/forms/shape.ts'
import type { World } from '../../kernel/world/world.ts'

/** Most answers of bots in one copy; no round of any game needs as many. */
const MOST_ANSWERS = 20_000
/** Bots that choose at random or do nothing. A game's own bots replace them, because their play says nothing about the odds. */
const AIMLESS: ReadonlySet<string> = new Set(['idle', 'random'])

const WISH = fieldsOf<PlayOutWish>({
  first: orNull(fieldsOf<NonNullable<PlayOutWish['first']>>({ question: text, answer: text })),
  series: text,
  copy: whole(0),
  rounds: whole(1, MOST_ROUNDS_PLAYED_OUT),
})

/** Returns the game with these rules. Throws StoreError if this program does not know it. */
export async function gameOf({ id }: Pick<Ruleset<Json>, 'id'>): Promise<Game> {
  const game = await findGame(id)?.load()
  if (game === undefined) throw new StoreError(message('campaign.otherGame', { game: id }))
  return game
}

/**
 * Plays a copy of the campaign on with the bots of its game, and discards it.
 * If the rules throw on figures at or beyond their bounds, returns a refusal: the campaign itself is unharmed.
 */
export function playOut(game: Game, campaign: Campaign, raw: unknown): Outcome<PlayedOut> {
  const played = tryRules(() => playedOut(game, campaign, raw))
  return played.ok ? played.value : played
}

function playedOut(game: Game, campaign: Campaign, raw: unknown): Outcome<PlayedOut> {
  const wish = WISH.read(raw, 'wish')
  if (!wish.ok) return wish
  const run = branchOf(campaign)
  if (run === null || run.asked.length === 0) return refuse(problem('request', 'problem.nothingPending'))
  const { first, series, copy, rounds } = wish.value
  const seed: Seed = seedOf(series, copy)
  run.reseed(seed)
  const until = run.world.cursor.turn + rounds
  if (first !== null) {
    const given = take(run, run.find(first.question)?.request, first.answer, seed)
    if (!given.ok) return given
  }
  const bots = seatedBots(game, `${series}/${copy}`)
  for (let answers = 0; run.world.cursor.turn < until; answers++) {
    const request = run.pending
    if (request === null) break
    if (answers > MOST_ANSWERS) return refuse(problem('rounds', 'problem.range', { value: rounds, min: 1, max: Math.max(1, rounds - 1) }))
    const bot = bots(request.seat)
    const { outcome } = answerUntilTaken(
      request,
      () => bot(request, run.world),
      (said) => take(run, request, said, seed),
    )
    if (!outcome.ok) return outcome
  }
  return accept({ figures: figuresOf(game, run.world), isOver: game.ending(run.world) !== null })
}

/** Derives a seed from series and copy alone, so that it does not reveal the campaign's dice. */
function seedOf(series: string, copy: number): Seed {
  return bytesToHex(sha256(utf8ToBytes(`${series}/${copy}`)))
}

type SeatedBot = (request: Request, world: World) => unknown

/** Assigns the game's own bots to the seats; the assignment and the chance of each bot differ from copy to copy. */
function seatedBots(game: Game, copy: string): (seat: string) => SeatedBot {
  const named = Object.entries(game.bots)
  const own = named.filter(([name]) => !AIMLESS.has(name))
  const all = (own.length > 0 ? own : named.filter(([name]) => name === 'random')).map(([, bot]) => bot)
  const seated = new Map<string, SeatedBot>()
  return (seat) => {
    const there = seated.get(seat)
    if (there !== undefined) return there
    const number = numberOf(`${copy}/${seat}`)
    const bot: Bot | undefined = all[(number >>> 0) % Math.max(1, all.length)]
    const chance = seededChance(number)
    const plays: SeatedBot = (request, world) => bot?.(request, world, chance)
    seated.set(seat, plays)
    return plays
  }
}

function take(run: Run, request: Request | undefined, raw: unknown, seed: Seed): Outcome<null> {
  if (request === undefined) return refuse(problem('request', 'problem.nothingPending'))
  const key = questionKey(request)
  const taken = takeAnswer(request, raw, seed, (reply) => run.objections(key, reply))
  if (!taken.ok) return taken
  run.take(key, taken.value)
  return accept(null)
}

/** Returns score and key figures of the players and of the owners they command, without figures hidden from the game master. */
function figuresOf(game: Game, world: World): PlayedOut['figures'] {
  return game.owners(world).flatMap(({ id: owner, kind, commander }) => {
    if (kind !== 'player' && commander === undefined) return []
    const score = game.score?.(world, owner) ?? null
    const reckoned = new Map(game.ledger.figures(world, owner).map(({ id, value }) => [`derived.${id}`, value]))
    const keys = game.ledger.keyFigures(world, owner).filter((key) => {
      const see = game.rules.account(world, owner, key)?.see
      return reckoned.has(key) || see === undefined || maySee(see, GAME_MASTER)
    })
    return [
      ...(score === null ? [] : [{ owner, id: 'score', value: score.total / 100 }]),
      ...keys.map((key) => {
        const value = reckoned.get(key)
        return value === undefined ? { owner, id: `account.${key}`, value: world.balance(owner, key) } : { owner, id: key, value }
      }),
    ]
  })
}
