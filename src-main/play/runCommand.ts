import { StoreError } from '../../src-shared/contract/journalStore.ts'
import type { Bot } from '../../src-shared/insight/bots/bot.ts'
import { BOT_NAMES } from '../../src-shared/games/bots.ts'
import type { Game } from '../../src-shared/games/api/game.ts'
import type { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import type { Appended } from '../../src-shared/kernel/journal/recording.ts'
import type { ChainBreak } from '../../src-shared/kernel/journal/journal.ts'
import type { Problem } from '../../src-shared/kernel/problem.ts'
import { JournalFile } from '../campaigns/journalFile.ts'
import { placeOf } from '../../src-shared/table/library/stored.ts'
import { readCampaign, realFile } from './campaignFile.ts'
import { UsageError, type CommandLine, type Usage } from './commandLine.ts'
import { EXIT, print, printJson, printProblems, type RefusedAt } from './output.ts'
import { readText } from './playerFiles.ts'
import { readAnswerLines } from './answerLines.ts'
import { nextAct, type Feed } from './feed.ts'
import { readGoal, type Goal } from './stops.ts'

export const RUN_USAGE: Usage = {
  words: ['file.lineage'],
  options: { answers: 'value', dice: 'value', bot: 'value', until: 'value', help: 'flag' },
}

export const RUN_HELP = `play run <file.lineage> [--answers <answers.jsonl>] [--dice app] [--bot <name>] [--until turn:<n>|phase:<n>|<question>|end]

Plays on. Answers are fed in order to what is asked, one JSON object a line:
  {"answer": ...}                         a choice, a sheet, an act
  {"roll": [34, 77]} or {"roll": "app"}   dice of the table, or of the app
  {"roll": {"hit": 8, "miss": 4}}   counts per outcome, where the roll may be typed so
  {"correct": {"seat": "red", "account": "gold", "to": 70, "reason": "..."}}
  {"correct": {"changes": [{"seat": "red", "account": "gold", "to": 70}, {"collection": "hen", "id": "hen-1", "to": {...}},
               {"cursor": {"turn": 3, "seat": "red", "phase": 5}}], "reason": "..."}}   figures, records (null: out) and the place of play, at once
  {"rule": {"fair": false}, "reason": "..."}   house rules that hold from here on
  {"retract": <seq>}                      takes back that entry and all after it
  {"note": "..."}
  {"names": {"red": "Fox Hall"}}          names of things, by their ids
  {"standIn": {"seat": "red", "by": "idle"}}   who answers for a seat this round; by "": its player
  {"until": "3/red/5/council"}          the bot answers until that question is asked ("play questions" lists them)
--dice app   the app rolls whatever is not typed
--bot        ${BOT_NAMES.join(', ')}: answers what the lines leave open; without --until it plays to the end of the game
--until      stops early:
  turn:<n>     at the first question of round n
  phase:<n>    where that phase begins: at its first question, or, where it asks none, before the answer that leads through it
  <question>   where that question waits, unanswered: 3/red/5/council (#1 after it: when it is asked the second time)
  end          at the end of the game
  without it   when nobody has an answer: with a bot at the end of the game, else when lines and dice have run out

Exit: 0 --until reached or the game is over, 3 nobody had an answer (the pending request as JSON on stdout),
      4 an answer was refused (line, request and problems as JSON on stdout; what was accepted before is saved),
      1 the file cannot be played, 2 command line not understood, or a question that is waited for is never asked (nothing is played).`

/** `play run`: feeds answers, dice and a bot to a campaign; saves every accepted answer at once. */
export async function runCommand({ words, options }: CommandLine): Promise<number> {
  if (options['dice'] !== undefined && options['dice'] !== 'app')
    throw new UsageError(`--dice is "${options['dice']}": only "app" is known (dice of the table come with --answers).`)
  const lines = options['answers'] === undefined ? [] : readAnswerLines(await readText('The answers', options['answers']))
  const file = await realFile(words[0] ?? '')
  const { campaign: copy, game, broken: brokenCopy } = await readCampaign(file)
  const goal = readGoal(options['until'], phasesOf(game, copy))
  const bot = readBot(game, options['bot'])
  const fresh = (): Feed => ({ lines, at: 0, appDice: options['dice'] === 'app', bot, bots: Object.keys(game.bots), asked: new Set() })
  refuseDamaged(brokenCopy)
  refuseDisagreeing(copy)
  await rehearse(copy, fresh(), goal)
  const journal = await JournalFile.open(file)
  try {
    const { campaign, broken } = await readCampaign(file)
    refuseDamaged(broken)
    refuseDisagreeing(campaign)
    const feed = fresh()
    return told(campaign, feed, await playOn(campaign, feed, goal, ({ line }) => journal.append(line)))
  } finally {
    await journal.close()
  }
}

function refuseDamaged(broken: ChainBreak | null): void {
  if (broken !== null) throw new StoreError(`The chain breaks in ${placeOf(broken).text}: the file is left as it is.`)
}

function refuseDisagreeing({ disagreement }: Campaign): void {
  if (disagreement === null) return
  throw new StoreError(
    `The rules now give another result for entry ${disagreement.seq} than it has: open it in the workbench and start the phase again.`,
  )
}

/** Reason and place of a stop. */
type Stop =
  | { readonly kind: 'reached' | 'answersRanOut' }
  | { readonly kind: 'before'; readonly phase: number }
  | ({ readonly kind: 'refused'; readonly problems: readonly Problem[] } & RefusedAt)

async function playOn(campaign: Campaign, feed: Feed, goal: Goal, keep: (appended: Appended) => Promise<void>): Promise<Stop> {
  for (;;) {
    const request = campaign.pending?.id ?? null
    if (request !== null) feed.asked.add(request)
    if (goal.reached(campaign, feed.asked)) return { kind: 'reached' }
    const act = nextAct(campaign, feed)
    if (act === null) return { kind: 'answersRanOut' }
    const outcome = act.perform()
    if (!outcome.ok) return { kind: 'refused', problems: outcome.problems, line: act.line, request }
    const phase = goal.passed(outcome.value)
    // The answer is not saved, so the file ends before the phase.
    if (phase !== null) return { kind: 'before', phase }
    await keep(outcome.value)
  }
}

/**
 * If the lines wait for questions, plays to the last of them on a discarded copy. So a mistyped question is refused before anything is
 * played: the same answers and seed lead to the same questions. Throws UsageError.
 */
async function rehearse(copy: Campaign, feed: Feed, goal: Goal): Promise<void> {
  const last = goal.question === null ? feed.lines.findLastIndex(({ kind }) => kind === 'until') : Infinity
  if (last < 0) return
  const reached: Goal['reached'] = (campaign, asked) => goal.reached(campaign, asked) || feed.at > last
  await playOn(copy, feed, { ...goal, reached }, () => Promise.resolve())
}

/** Reports why play stopped. Returns the exit code. */
function told(campaign: Campaign, feed: Feed, stop: Stop): number {
  switch (stop.kind) {
    case 'reached':
      tellUnused(feed)
      print(campaign.pending === null ? over(campaign) : standing(campaign))
      return EXIT.done
    case 'before':
      tellUnused(feed)
      print(`Phase ${stop.phase} asks nothing: the next answer leads through it.`)
      return EXIT.done
    case 'answersRanOut':
      if (campaign.pending === null) print(over(campaign))
      else printJson(campaign.pending)
      return campaign.pending === null ? EXIT.done : EXIT.pending
    case 'refused':
      return printProblems(stop.problems, { line: stop.line, request: stop.request })
    default:
      return stop satisfies never
  }
}

/** Ignores a line that waits for a question already asked: it has served its purpose. */
function tellUnused({ lines, at, asked }: Feed): void {
  const unused = lines.slice(at).filter((line) => line.kind !== 'until' || !asked.has(line.question)).length
  if (unused > 0) process.stderr.write(`${unused} ${unused === 1 ? 'answer was' : 'answers were'} not used.\n`)
}

function over({ world }: Campaign): string {
  return `The game is over in round ${world.cursor.turn}.`
}

function standing({ world, entries }: Campaign): string {
  const { turn, seat, phase } = world.cursor
  return `Round ${turn}, ${seat}, phase ${phase}; ${entries.length} entries.`
}

/** Returns the game's bot with that name; null if none is named. Throws UsageError. */
export function readBot({ bots }: Game, name: string | undefined): Bot | null {
  if (name === undefined) return null
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined
  if (bot === undefined) throw new UsageError(`--bot is "${name}": choose one of ${Object.keys(bots).join(', ')}.`)
  return bot
}

/** Returns the phases of a turn, by the game's calendar. */
export function phasesOf({ calendar }: Game, { world }: Campaign): readonly number[] {
  return calendar.steps(world.cursor).map(({ phase }) => phase)
}
