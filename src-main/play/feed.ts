import { answerByBot } from '../../src-shared/insight/bots/answering.ts'
import { numberOf, seededChance, type Bot, type Chance } from '../../src-shared/insight/bots/bot.ts'
import type { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import type { Appended } from '../../src-shared/kernel/journal/recording.ts'
import { standInRefused } from '../../src-shared/kernel/journal/standIns.ts'
import { refuse, type Outcome, type Problem } from '../../src-shared/kernel/problem.ts'
import { isChance, type Request } from '../../src-shared/kernel/engine/request.ts'
import type { Line } from './answerLines.ts'
import { UsageError } from './commandLine.ts'
import { isAsked, notAsked, type Asked } from './waiting.ts'

/** Sources of answers, in this order: lines, the app's dice, a bot. */
export interface Feed {
  readonly lines: readonly Line[]
  at: number
  readonly appDice: boolean
  readonly bot: Bot | null
  /** Bots that may stand in for a seat. */
  readonly bots: readonly string[]
  /** Questions asked so far, to detect an awaited question that never comes. */
  readonly asked: Asked
}

/** The next step. `line`: number of the line it comes from; null if it comes from no line. */
export interface Act {
  readonly line: number | null
  readonly perform: () => Outcome<Appended>
}

/** Returns the next step; null if no source has an answer. Throws UsageError if an awaited question never comes. */
export function nextAct(campaign: Campaign, feed: Feed): Act | null {
  const { pending } = campaign
  const line = feed.lines[feed.at]
  if (line?.kind === 'until') {
    if (!campaign.asked.some((request) => isAsked(request, line.question))) return whileWaiting(campaign, feed, line)
    feed.at++
    return nextAct(campaign, feed)
  }
  const appRolls = feed.appDice && pending !== null && isChance(pending) && (line === undefined || line.kind === 'answer')
  if (appRolls) return rolled(campaign)
  if (line !== undefined) {
    feed.at++
    return { line: line.number, perform: () => feedLine(campaign, line, feed) }
  }
  return pending === null || feed.bot === null ? null : byBot(campaign, pending, feed.bot)
}

function whileWaiting(campaign: Campaign, { bot, appDice, asked }: Feed, line: Line & { readonly kind: 'until' }): Act {
  const { pending, world } = campaign
  const missed = notAsked(line.question, asked, pending, world.cursor)
  if (missed !== null) throw new UsageError(`Line ${line.number} of the answers: ${missed}`)
  if (bot === null || pending === null)
    throw new UsageError(`Line ${line.number} of the answers: "until" needs a bot to play on: give --bot.`)
  return isChance(pending) && appDice ? rolled(campaign) : byBot(campaign, pending, bot)
}

function rolled(campaign: Campaign): Act {
  return { line: null, perform: () => campaign.answer({ by: 'app' }) }
}

function byBot(campaign: Campaign, pending: Request, bot: Bot): Act {
  return {
    line: null,
    perform: () => answerByBot(campaign, pending, bot, chanceFor(campaign, pending)).outcome,
  }
}

function feedLine(campaign: Campaign, line: Line, { bots }: Feed): Outcome<Appended> {
  switch (line.kind) {
    case 'answer':
    case 'roll':
      return campaign.answer(line.value)
    case 'correct':
      return corrected(campaign, line)
    case 'rule':
      return campaign.decide(line.decided, line.reason)
    case 'decree':
      return campaign.decree(line.decree, line.reason)
    case 'retract':
      return campaign.retract(line.seq)
    case 'note':
      return campaign.note(line.text)
    case 'names':
      return campaign.annotate({ kind: 'naming', names: line.names })
    case 'standIn': {
      const refused = standInRefused(line.by, bots)
      if (refused !== null) return refuse(refused)
      return campaign.annotate({ kind: 'standIn', seat: line.seat, by: line.by })
    }
    case 'until':
      throw new Error(`${line.question} is waited for, not answered`)
    default:
      return line satisfies never
  }
}

/** Leaves out changes that change nothing, unless there are no others. Problems name the change that is at fault. */
function corrected(campaign: Campaign, { changes, reason }: Line & { readonly kind: 'correct' }): Outcome<Appended> {
  const outcome = campaign.correct(changes, reason)
  if (outcome.ok) return outcome
  const unchanged = new Set(outcome.problems.flatMap(({ wording, change }) => (UNCHANGED.has(wording) ? (change ?? []) : [])))
  const others = changes.flatMap((change, at) => (unchanged.has(at) ? [] : [{ change, at }]))
  if (unchanged.size === 0 || others.length === 0) return namingChanges(outcome, changes.length, (at) => at)
  const rest = campaign.correct(
    others.map(({ change }) => change),
    reason,
  )
  return namingChanges(rest, changes.length, (at) => others[at]?.at ?? at)
}

const UNCHANGED: ReadonlySet<string> = new Set(['problem.same', 'problem.sameRecord'])

/** Puts the place of the change in its line before the field, where there are several. */
function namingChanges(outcome: Outcome<Appended>, count: number, placeOf: (at: number) => number): Outcome<Appended> {
  if (outcome.ok || count < 2) return outcome
  const named = ({ change, field, ...rest }: Problem): Problem => ({
    ...rest,
    field: change === undefined ? field : `changes[${placeOf(change)}].${field}`,
  })
  return refuse(...outcome.problems.map(named))
}

/** Makes a bot's chance repeatable: it chooses the same again on the same campaign. */
export function chanceFor(campaign: Campaign, { id, occurrence }: Request): Chance {
  return seededChance(numberOf(`${campaign.header.seedCommitment}/${id}/${occurrence}`))
}
