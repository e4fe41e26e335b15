import { nodeDigest } from '../src-main/campaigns/digest.ts'
import { answerByBot } from '../src-shared/insight/bots/answering.ts'
import { numberOf, seededChance, type Bot, type Chance } from '../src-shared/insight/bots/bot.ts'
import { random } from '../src-shared/insight/bots/random.ts'
import type { Appended } from '../src-shared/kernel/journal/recording.ts'
import { Campaign } from '../src-shared/kernel/engine/campaign.ts'
import { effectsOf, sealAll } from '../src-shared/kernel/journal/journal.ts'
import type { Outcome } from '../src-shared/kernel/problem.ts'
import { questionKey } from '../src-shared/kernel/engine/request.ts'
import { worldAsJson } from '../src-shared/kernel/world/world.ts'
import { countEffects, countRequest, noCoverage, type Coverage } from './coverage.ts'
import { botOf, type Plan } from './plan.ts'

/** Answers in one player's turn beyond which it counts as running away. */
const MOST_ANSWERS = 400

/** One campaign in so many is played again from its beginning; all are opened again. */
const REPLAYED = 3
/** Broken invariants of one entry that are told. */
const MOST_TOLD = 4

/** What came of one campaign. Plain data, so that it can cross from a worker. */
export interface Played {
  readonly seed: number
  readonly entries: number
  readonly rounds: number
  /** How the game ended, or `open` where the last round came first. */
  readonly end: string
  /** What went wrong, with where; null: nothing. */
  readonly failure: string | null
  readonly coverage: Coverage
}

/** Something that must never happen at the table. */
class Broken extends Error {}

/** Plays a campaign to its end or its last round, checking all invariants after every entry. Never throws for what a rule does wrong. */
export function playThrough(plan: Plan): Played {
  const table = new Table(plan)
  let failure: string | null = null
  try {
    table.play()
  } catch (trouble) {
    failure = `${table.where}: ${trouble instanceof Broken ? trouble.message : ((trouble as Error).stack ?? String(trouble))}`
  }
  return { seed: plan.seed, failure, ...table.told() }
}

class Table {
  readonly #plan: Plan
  readonly #chance: Chance
  readonly #watch: ReturnType<Plan['played']['soak']['watch']>
  readonly #coverage = noCoverage()
  readonly #bots: Readonly<Record<string, Bot>>
  #campaign: Campaign
  #turn = ''
  #answers = 0
  /** Entries the invariants were held against. */
  #watched = 0

  constructor(plan: Plan) {
    this.#plan = plan
    this.#watch = plan.played.soak.watch()
    this.#chance = seededChance(numberOf(`table ${plan.seed}`))
    this.#bots = Object.fromEntries(Object.entries(plan.bots).map(([seat, name]) => [seat, botOf(plan.played, name)]))
    const head = { id: `soak-${plan.seed}`, title: `Soak ${plan.seed}`, seed: plan.dice }
    this.#campaign = held(Campaign.begin(plan.played.game.rules, head, plan.setup, nodeDigest))
  }

  /** Where play stands, for whoever looks for the fault. */
  get where(): string {
    const { pending, world, entries } = this.#campaign
    const { turn, seat, phase } = world.cursor
    return `entry ${entries.length}, ${pending === null ? `${turn}/${seat}/${phase}` : questionKey(pending)}`
  }

  told(): Omit<Played, 'seed' | 'failure'> {
    const { entries, world } = this.#campaign
    const ended = this.#plan.played.game.ending(world)
    return { entries: entries.length, rounds: world.cursor.turn, end: ended?.status ?? 'open', coverage: this.#coverage }
  }

  play(): void {
    const { mischief, rounds, headStart } = this.#plan
    for (const entry of this.#campaign.entries) countEffects(this.#coverage, effectsOf(entry))
    this.#follow()
    let ahead = headStart.length > 0
    while (this.#campaign.pending !== null && this.#campaign.world.cursor.turn <= rounds) {
      if (ahead && this.#campaign.world.cursor.turn > 0) {
        ahead = false
        this.#took(this.#correct(headStart))
      } else if (mischief > 0 && this.#chance(1, mischief) === 1) this.#mischief()
      else this.#answer()
    }
    this.#comesOut()
  }

  #answer(): void {
    const campaign = this.#campaign
    const { pending } = campaign
    if (pending === null) return
    this.#runsNotAway()
    const { raw, outcome } = answerByBot(campaign, pending, this.#bots[pending.seat] ?? random, this.#chance)
    if (!outcome.ok) throw new Broken(`refuses ${JSON.stringify(raw)}: ${outcome.problems[0]?.message ?? ''}`)
    countRequest(this.#coverage, pending, raw)
    this.#took(outcome)
  }

  /** A turn that goes on and on has run away. */
  #runsNotAway(): void {
    const { turn, seat } = this.#campaign.world.cursor
    const now = `${turn}/${seat}`
    this.#answers = now === this.#turn ? this.#answers + 1 : 1
    this.#turn = now
    if (this.#answers > MOST_ANSWERS) throw new Broken(`the turn runs away: ${this.#answers} questions`)
  }

  #mischief(): void {
    const way = this.#chance(0, 19)
    if (way < 9) this.#retract()
    else if (way < 12) this.#decideSomething()
    else if (way < 19) this.#correctSomething()
    else this.#reopen()
  }

  #retract(): void {
    const last = this.#campaign.lastRetractable
    if (last === null) return
    const outcome = this.#campaign.retract(Math.max(0, last - this.#chance(0, 12)))
    if (outcome.ok) this.#took(outcome)
    if (this.#campaign.disagreement !== null)
      throw new Broken(`after a retraction the rules disagree with entry ${this.#campaign.disagreement.seq}`)
  }

  #correctSomething(): void {
    const { ruleset, world } = this.#campaign
    const owners = ruleset.owners(world)
    const owner = owners[this.#chance(0, owners.length - 1)] ?? ''
    const accounts = ruleset.accountsOf(world, owner)
    const account = accounts[this.#chance(0, accounts.length - 1)] ?? ''
    const before = this.#campaign.world.balance(owner, account)
    const to = [before + this.#chance(-12, 12), before + this.#chance(1, 60), Math.floor(before / 2)][this.#chance(0, 2)] ?? 0
    const outcome = this.#correct([{ owner, account, to }])
    if (outcome.ok) this.#took(outcome)
  }

  /** A house rule is decided anew, where it may be in mid-campaign. */
  #decideSomething(): void {
    const outcome = this.#campaign.decide(this.#plan.played.soak.ruling(this.#chance), 'the table thought again')
    if (outcome.ok) this.#took(outcome)
  }

  /** Sets figures; what they read already is left out. */
  #correct(changes: Plan['headStart']): Outcome<Appended> {
    const { world } = this.#campaign
    const others = changes.filter((change) => !('account' in change) || world.balance(change.owner, change.account) !== change.to)
    return this.#campaign.correct(others, 'as the table wants it')
  }

  #took(outcome: Outcome<Appended>): void {
    const { entry } = held(outcome)
    countEffects(this.#coverage, effectsOf(entry))
    this.#follow()
  }

  /** The invariants follow the journal. */
  #follow(): void {
    const { entries } = this.#campaign
    for (const entry of entries.slice(this.#watched)) {
      this.#watched++
      const problems = this.#watch.take(entry)
      if (problems.length > 0) throw new Broken(problems.slice(0, MOST_TOLD).join('; '))
    }
  }

  /** Written down and opened again it must be what it was; play goes on with what was opened. */
  #reopen(): void {
    const before = this.#campaign
    const lines = sealAll(before.headerLine, before.entries, nodeDigest)
    const { campaign, chain } = Campaign.open(before.ruleset, before.headerLine, lines, nodeDigest)
    if (chain.broken !== null) throw new Broken(`its file breaks in line ${chain.broken.line}: ${chain.broken.reason}`)
    if (campaign.disagreement !== null) throw new Broken(`opened again the rules disagree with entry ${campaign.disagreement.seq}`)
    if (shown(campaign) !== shown(before)) throw new Broken('opened again it is another campaign')
    this.#campaign = campaign
  }

  /** Only a game that is over asks nothing, and its answers give the same ledger once more (34). */
  #comesOut(): void {
    const campaign = this.#campaign
    if (campaign.pending === null && this.#plan.played.game.ending(campaign.world) === null)
      throw new Broken('a dead end: nothing is asked, but the game is not over')
    const disagreement = this.#plan.seed % REPLAYED === 0 ? campaign.verify() : null
    if (disagreement !== null) throw new Broken(`34: replayed, entry ${disagreement.seq} comes to something else`)
    this.#reopen()
  }
}

function shown({ world, pending, lastRetractable }: Campaign): string {
  return JSON.stringify({ world: worldAsJson(world), pending, lastRetractable })
}

function held<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Broken(outcome.problems.map(({ message }) => message).join(' '))
}
