import type { Bot, Chance } from '../../src-shared/insight/bots/bot.ts'
import { numberOf, seededChance } from '../../src-shared/insight/bots/bot.ts'
import type { Campaign } from '../../src-shared/kernel/campaign.ts'
import type { Appended } from '../../src-shared/kernel/recording.ts'
import type { Outcome } from '../../src-shared/kernel/problem.ts'
import type { Request } from '../../src-shared/kernel/request.ts'
import type { Line } from './answerLines.ts'
import { UsageError } from './commandLine.ts'

/** Where answers come from, in this order: lines, the app's dice, a bot. */
export interface Feed {
  readonly lines: readonly Line[]
  at: number
  readonly appDice: boolean
  readonly bot: Bot | null
}

/** What happens next; null where nobody has an answer. Throws UsageError where a question that is waited for never comes. */
export function nextAct(campaign: Campaign, feed: Feed): (() => Outcome<Appended>) | null {
  const { pending } = campaign
  const line = feed.lines[feed.at]
  if (line?.kind === 'until') {
    if (campaign.asked.every(({ id }) => id !== line.question)) return byBot(campaign, feed, line.question)
    feed.at++
    return nextAct(campaign, feed)
  }
  const appRolls = feed.appDice && pending?.kind === 'roll' && (line === undefined || line.kind === 'answer')
  if (appRolls) return () => campaign.answer({ by: 'app' })
  if (line !== undefined) {
    feed.at++
    return () => feedLine(campaign, line)
  }
  return pending === null || feed.bot === null ? null : byBot(campaign, feed, null)
}

function byBot(campaign: Campaign, { bot, appDice }: Feed, question: string | null): () => Outcome<Appended> {
  const { pending, world } = campaign
  if (question !== null && pending === null) throw new UsageError(`The game is over before ${question} is asked.`)
  if (question !== null && passed(campaign, question)) throw new UsageError(`${question} was not asked; now it is ${pending?.id ?? ''}.`)
  if (bot === null || pending === null) throw new UsageError('"until" needs a bot to play on: give --bot.')
  if (pending.kind === 'roll' && appDice) return () => campaign.answer({ by: 'app' })
  return () => campaign.answer(bot(pending, world, chanceFor(campaign, pending)))
}

/** Play has gone beyond the round of a question. */
function passed({ world }: Campaign, question: string): boolean {
  return world.cursor.turn > Number.parseInt(question, 10)
}

function feedLine(campaign: Campaign, line: Line): Outcome<Appended> {
  switch (line.kind) {
    case 'answer':
    case 'roll':
      return campaign.answer(line.value)
    case 'correct':
      return campaign.correct([{ owner: line.seat, account: line.account, to: line.to }], line.reason)
    case 'rule':
      return campaign.decide(line.decided, line.reason)
    case 'decree':
      return campaign.decree(line.decree, line.reason)
    case 'retract':
      return campaign.retract(line.seq)
    case 'note':
      return campaign.note(line.text)
    case 'until':
      throw new UsageError(`${line.question} is waited for, not answered.`)
    default:
      return line satisfies never
  }
}

/** A bot does the same again on the same campaign. */
function chanceFor(campaign: Campaign, { id, occurrence }: Request): Chance {
  return seededChance(numberOf(`${campaign.header.seedCommitment}/${id}/${occurrence}`))
}
