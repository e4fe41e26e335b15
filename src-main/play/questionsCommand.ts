import { idle } from '../../src-shared/insight/bots/idle.ts'
import { answerByBot } from '../../src-shared/insight/bots/answering.ts'
import type { Bot } from '../../src-shared/insight/bots/bot.ts'
import { BOT_NAMES } from '../../src-shared/games/bots.ts'
import type { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import { isChance, questionKey, type Request } from '../../src-shared/kernel/engine/request.ts'
import { questionName } from '../../src-shared/kernel/engine/requestId.ts'
import type { Words } from '../../src-shared/language/wordings.ts'
import { say, toldOf } from '../../src-shared/games/text/playing.ts'
import { wordedQuestions } from '../../src-shared/games/rulebook/questions.ts'
import { readCampaign } from './campaignFile.ts'
import type { CommandLine, Usage } from './commandLine.ts'
import { chanceFor } from './feed.ts'
import { readBot } from './runCommand.ts'
import { EXIT, print, printJson, table } from './output.ts'

export const QUESTIONS_USAGE: Usage = { words: ['file.lineage'], options: { bot: 'value', json: 'flag', help: 'flag' } }

export const QUESTIONS_HELP = `play questions <file.lineage> [--bot <name>] [--json]

Lists the ids of questions, round/seat/phase/question, as "until" takes them (@seat after it: another seat than the one on turn is asked):
what is asked now; what comes to the end of the next round if a bot plays on; and every question of the game, with the phases it was met in
and an id as an example. Made by playing on a copy with every bot: the file stays as it is. For the game master: it tells of all seats.
--bot   who plays on in the second list (${BOT_NAMES.join(', ')}; default idle)

Exit: 0 listed, 1 the file cannot be read, 2 command line not understood.`

/** Rounds that every bot plays on a copy, to meet late and rare questions. */
const TRIED_ROUNDS = 12
/** Most questions of these rounds, many times as many as any game asks: a round that does not end is abandoned. */
const MOST_TRIED = 10_000

interface Met {
  readonly kind: Request['kind'] | null
  readonly phases: Set<number>
  readonly example: string
}

/** `play questions`: lists the present, the coming and the possible questions. */
export async function questionsCommand({ words, options }: CommandLine): Promise<number> {
  const [file = ''] = words
  const named = options['bot'] ?? 'idle'
  const { campaign, game } = await readCampaign(file)
  const playing = readBot(game, named) ?? idle
  const { pending } = campaign
  const { turn } = campaign.world.cursor
  const ahead = playOn((await readCampaign(file)).campaign, playing, turn + 1)
  const tried: Request[] = []
  for (const bot of Object.values(game.bots)) tried.push(...playOn((await readCampaign(file)).campaign, bot, turn + TRIED_ROUNDS))
  const met = metIn(campaign, game.words, tried)
  const coming = [...new Set(ahead.map(({ id }) => id))]
  if (options['json'] !== undefined) printJson({ now: pending === null ? [] : [questionKey(pending)], coming, questions: rowsOf(met) })
  else print(toldOf({ game, world: campaign.world }, () => inWords(pending, coming, met, named)))
  return EXIT.done
}

/** Plays a copy to the end of that round with the app's dice; returns all its requests. */
function playOn(copy: Campaign, bot: Bot, lastRound: number): readonly Request[] {
  const asked: Request[] = []
  for (
    let { pending } = copy;
    pending !== null && copy.world.cursor.turn <= lastRound && asked.length < MOST_TRIED;
    pending = copy.pending
  ) {
    asked.push(pending)
    const { outcome } = answerByBot(copy, pending, isChance(pending) ? idle : bot, chanceFor(copy, pending))
    if (!outcome.ok) break
  }
  return asked
}

/** Collects questions by name: those in the campaign's journal, those met on copies, and those with a wording only. */
function metIn({ entries, world }: Campaign, words: Words, tried: readonly Request[]): ReadonlyMap<string, Met> {
  const met = new Map<string, Met>()
  const meet = (id: string, kind: Met['kind']): void => {
    const name = questionName(id)
    const known = met.get(name)
    const phases = (known?.phases ?? new Set<number>()).add(Number(id.split('/')[2]))
    met.set(name, { kind: known?.kind ?? kind, phases, example: known?.example ?? id })
  }
  // Requests that are still to come are the better examples.
  for (const { id, kind } of tried.filter((request) => Number(request.id.split('/')[0]) > world.cursor.turn)) meet(id, kind)
  for (const { id, kind } of tried) meet(id, kind)
  for (const entry of entries) if (entry.kind === 'answer') meet(entry.request, null)
  for (const { name, kind } of wordedQuestions(words)) {
    const known = met.get(name)
    met.set(name, known === undefined ? { kind, phases: new Set(), example: '' } : { ...known, kind: known.kind ?? kind })
  }
  // Some questions use the wording of another under a name of their own.
  for (const key of words.keys) {
    const [first, name = ''] = key.split('.')
    if (first === 'question' && !met.has(name)) met.set(name, { kind: null, phases: new Set(), example: '' })
  }
  return met
}

interface Row {
  readonly question: string
  readonly kind: Request['kind'] | null
  /** Phases in which it was met; empty if it never was. */
  readonly phases: readonly number[]
  readonly example: string | null
}

function rowsOf(met: ReadonlyMap<string, Met>): readonly Row[] {
  return [...met]
    .map(([question, { kind, phases, example }]) => ({
      question,
      kind,
      phases: [...phases].sort((a, b) => a - b),
      example: example === '' ? null : example,
    }))
    .sort((a, b) => (a.question < b.question ? -1 : 1))
}

function inWords(pending: Request | null, coming: readonly string[], met: ReadonlyMap<string, Met>, bot: string): string {
  const now =
    pending === null ? 'Nothing is asked: the game is over.' : `  ${questionKey(pending)}  ${say(pending.wording, pending.figures)}`
  const rows = rowsOf(met).map(({ question, kind, phases, example }) => [question, kind ?? '', phases.join(' ') || '-', example ?? ''])
  return [
    ...['Asked now:', now, ''],
    ...[`What comes to the end of the next round, if ${bot} plays on:`, ...coming.map((id) => `  ${id}`), ''],
    ...['Every question:', table([['question', 'kind', 'phases', 'for example'], ...rows])],
  ].join('\n')
}
