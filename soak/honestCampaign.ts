import { nodeDigest } from '../src-main/campaigns/digest.ts'
import { answerByBot } from '../src-shared/insight/bots/answering.ts'
import { numberOf, seededChance, type Chance } from '../src-shared/insight/bots/bot.ts'
import { random } from '../src-shared/insight/bots/random.ts'
import { Campaign } from '../src-shared/kernel/engine/campaign.ts'
import { sealAll, type Entry } from '../src-shared/kernel/journal/journal.ts'
import type { Outcome } from '../src-shared/kernel/problem.ts'
import { botOf, planOf, type Plan } from './plan.ts'

/** A campaign in which everything happens that a table does to its dice: mixed, typed, taken back, corrected, started again. */
export function honestCampaign(
  game: string,
  seed: number,
  { rounds, answers }: { readonly rounds: number; readonly answers: number },
): Campaign {
  const plan = planOf(seed, { game, bots: null, rounds })
  const chance = seededChance(numberOf(`honest ${seed}`))
  const head = { id: `honest-${seed}`, title: `Honest ${seed}`, seed: plan.dice }
  const campaign = held(Campaign.begin(plan.played.game.rules, head, plan.setup, nodeDigest))
  let ahead = plan.headStart
  if (campaign.mayMix && chance(0, 2) > 0) mixIn(campaign, plan, chance)
  for (let given = 0; given < answers && campaign.pending !== null && campaign.world.cursor.turn <= rounds; given++) {
    if (ahead.length > 0 && campaign.world.cursor.turn > 0) {
      held(
        campaign.correct(
          ahead.filter((change) => 'account' in change && campaign.world.balance(change.owner, change.account) !== change.to),
          'late play',
        ),
      )
      ahead = []
    }
    if (chance(1, 8) === 1) atTheTable(campaign, plan, chance)
    else answerOne(campaign, plan, chance)
  }
  return campaign
}

/** The file of a journal, chained as the program chains it. */
export function fileOf(headerLine: string, entries: readonly Entry[]): string {
  return `${[headerLine, ...sealAll(headerLine, entries, nodeDigest)].join('\n')}\n`
}

function mixIn(campaign: Campaign, { bots }: Plan, chance: Chance): void {
  const [first = 'gm', ...others] = Object.keys(bots)
  const added = [first, ...others.filter(() => chance(0, 1) === 1)]
  const share = (): string => Array.from({ length: 64 }, () => chance(0, 15).toString(16)).join('')
  held(
    campaign.mix(
      Object.fromEntries(added.map((seat) => [seat, share()])),
      others.filter((seat) => !added.includes(seat)),
    ),
  )
}

function answerOne(campaign: Campaign, { bots, played }: Plan, chance: Chance): void {
  const { pending } = campaign
  if (pending === null) return
  if (pending.kind === 'roll' && pending.split === undefined && chance(1, 6) === 1) {
    held(campaign.answer(Array.from({ length: pending.count }, () => chance(1, pending.faces))))
    return
  }
  const bot = bots[pending.seat]
  held(answerByBot(campaign, pending, bot === undefined ? random : botOf(played, bot), chance).outcome)
}

/** What the game master does beside the answers. Refusals change nothing. */
function atTheTable(campaign: Campaign, { played }: Plan, chance: Chance): void {
  const { ruleset, world, lastRetractable } = campaign
  switch (chance(0, 7)) {
    case 0:
      return void campaign.restartPhase('newer rules')
    case 1:
      return void campaign.note('a note')
    case 2:
      return void campaign.decide(played.soak.ruling(chance), 'the table thought again')
    case 3:
    case 4: {
      const owners = ruleset.owners(world)
      const owner = owners[chance(0, owners.length - 1)] ?? ''
      const accounts = ruleset.accountsOf(world, owner)
      const account = accounts[chance(0, accounts.length - 1)] ?? ''
      return void campaign.correct([{ owner, account, to: world.balance(owner, account) + chance(-12, 30) }], 'as the table wants it')
    }
    case 5:
      return void campaign.correct([{ cursor: world.cursor }], 'the phase anew')
    default:
      if (lastRetractable !== null) campaign.retract(Math.max(1, lastRetractable - chance(0, 12)))
  }
}

function held<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(outcome.problems.map(({ message }) => message).join(' '))
}
