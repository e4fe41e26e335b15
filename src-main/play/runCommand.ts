import { readFile } from 'node:fs/promises'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import type { Bot } from '../../src-shared/insight/bots/bot.ts'
import { BOTS } from '../../src-shared/games/bots.ts'
import type { Campaign } from '../../src-shared/kernel/campaign.ts'
import type { ChainBreak } from '../../src-shared/kernel/journal.ts'
import { reasonOf } from '../campaigns/faults.ts'
import { JournalFile } from '../campaigns/journalFile.ts'
import { placeOf } from '../../src-shared/table/library/stored.ts'
import { readCampaign, realFile } from './campaignFile.ts'
import type { CommandLine, Usage } from './commandLine.ts'
import { UsageError } from './commandLine.ts'
import { EXIT, print, printJson, printProblems } from './output.ts'
import { readAnswerLines } from './answerLines.ts'
import type { Feed } from './feed.ts'
import { nextAct } from './feed.ts'

export const RUN_USAGE: Usage = {
  words: ['file.lineage'],
  options: { answers: 'value', dice: 'value', bot: 'value', until: 'value', help: 'flag' },
}

export const RUN_HELP = `play run <file.lineage> [--answers <answers.jsonl>] [--dice app] [--bot <name>] [--until turn:<n>|phase:<1-9>|end]

Plays on. Answers are fed in order to what is asked, one JSON object a line:
  {"answer": ...}                         a choice, a sheet, an act
  {"roll": [34, 77]} or {"roll": "app"}   dice of the table, or of the app
  {"roll": {"child": 8, "noChild": 4, "motherLost": 2}}   counts per outcome, where the roll may be typed so
  {"correct": {"seat": "elves", "account": "culture", "to": 70, "reason": "..."}}
  {"rule": {"birth_death": "none"}, "reason": "..."}   house rules that hold from here on
  {"retract": <seq>}                      takes back that entry and all after it
  {"note": "..."}
  {"until": "3/elves/5/council"}          the bot answers until that question is asked
--dice app   the app rolls whatever is not typed
--bot        ${Object.keys(BOTS).join(', ')}: answers what is left
--until      stops when that round or phase is reached, or at the end of the game; without it, when all answers are given

Exit: 0 --until reached or the game is over, 3 answers ran out (the pending request as JSON on stdout),
      4 an answer was refused (the problems as JSON on stdout), 1 the file cannot be played, 2 command line not understood.`

/** `play run`: feeds answers, dice and a bot to a campaign; everything accepted is saved at once. */
export async function runCommand({ words, options }: CommandLine): Promise<number> {
  const goal = readGoal(options['until'])
  const bot = readBot(options['bot'])
  if (options['dice'] !== undefined && options['dice'] !== 'app')
    throw new UsageError(`--dice is "${options['dice']}": only "app" is known (dice of the table come with --answers).`)
  const lines = options['answers'] === undefined ? [] : readAnswerLines(await readAnswers(options['answers']))
  const file = await realFile(words[0] ?? '')
  refuseDamaged((await readCampaign(file)).broken)
  const journal = await JournalFile.open(file)
  try {
    const { campaign, broken } = await readCampaign(file)
    refuseDamaged(broken)
    if (campaign.disagreement !== null) {
      const { seq } = campaign.disagreement
      throw new StoreError(
        `The rules make something else of entry ${seq} than it holds: open it in the workbench and start the phase again.`,
      )
    }
    return await playOn(campaign, journal, { lines, at: 0, appDice: options['dice'] === 'app', bot }, goal)
  } finally {
    await journal.close()
  }
}

function refuseDamaged(broken: ChainBreak | null): void {
  if (broken !== null) throw new StoreError(`The chain breaks in ${placeOf(broken)}: the file is left as it is.`)
}

/** Whether to stop. `since`: how many entries there were at the start. */
type Goal = (campaign: Campaign, since: number) => boolean

async function playOn(campaign: Campaign, journal: JournalFile, feed: Feed, reached: Goal): Promise<number> {
  const since = campaign.entries.length
  for (;;) {
    if (reached(campaign, since)) return finished(campaign, feed)
    const act = nextAct(campaign, feed)
    if (act === null) return stopped(campaign)
    const outcome = act()
    if (!outcome.ok) return printProblems(outcome.problems)
    await journal.append(outcome.value.line)
  }
}

function finished(campaign: Campaign, feed: Feed): number {
  const { turn, seat, phase } = campaign.world.cursor
  const unused = feed.lines.length - feed.at
  if (unused > 0) process.stderr.write(`${unused} ${unused === 1 ? 'answer was' : 'answers were'} not used.\n`)
  print(
    campaign.pending === null
      ? `The game is over in round ${turn}.`
      : `Round ${turn}, ${seat}, phase ${phase}; ${campaign.entries.length} entries.`,
  )
  return EXIT.done
}

function stopped(campaign: Campaign): number {
  if (campaign.pending === null) {
    print(`The game is over in round ${campaign.world.cursor.turn}.`)
    return EXIT.done
  }
  printJson(campaign.pending)
  return EXIT.pending
}

/** Whether that round or phase is reached, or the game over; without `until` never. Throws UsageError. */
export function readGoal(until: string | undefined): Goal {
  if (until === undefined) return () => false
  if (until === 'end') return (campaign) => campaign.pending === null
  const [, kind, digits] = /^(turn|phase):(\d+)$/.exec(until) ?? []
  const number = Number(digits)
  if (kind === undefined || (kind === 'phase' && (number < 1 || number > 9))) {
    throw new UsageError(`--until is "${until}": give turn:<round>, phase:<1-9> or end.`)
  }
  if (kind === 'turn') return (campaign) => campaign.pending === null || campaign.world.cursor.turn >= number
  return (campaign, since) => campaign.pending === null || campaign.world.cursor.phase === number || passedPhase(campaign, since, number)
}

/** Phases that ask nothing are over before anybody can stop in them. */
function passedPhase(campaign: Campaign, since: number, phase: number): boolean {
  const last = campaign.entries.at(-1)
  if (campaign.entries.length <= since || last?.kind !== 'answer') return false
  return last.effects?.some((effect) => effect.kind === 'checkpoint' && effect.cursor.phase === phase) ?? false
}

/** The bot of that name; null for none. Throws UsageError. */
export function readBot(name: string | undefined): Bot | null {
  if (name === undefined) return null
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (bot === undefined) throw new UsageError(`--bot is "${name}": choose one of ${Object.keys(BOTS).join(', ')}.`)
  return bot
}

async function readAnswers(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((fault: unknown) => {
    throw new StoreError(`The answers "${file}" cannot be read: ${reasonOf(fault)}.`)
  })
}
