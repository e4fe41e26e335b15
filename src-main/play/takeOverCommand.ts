import type { Game } from '../../src-shared/games/api/game.ts'
import { say, toldOf } from '../../src-shared/games/text/playing.ts'
import { takingOver, type OnPaper } from '../../src-shared/games/setup/takingOver.ts'
import { placesOf } from '../../src-shared/games/reading/turnPlaces.ts'
import type { Cursor } from '../../src-shared/kernel/world/effect.ts'
import type { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import { accept, problem, refuse, shown, type Outcome, type Problem } from '../../src-shared/kernel/problem.ts'
import type { Json } from '../../src-shared/kernel/world/rule.ts'
import { tryChanges } from '../../src-shared/kernel/engine/trying.ts'
import { WorldState } from '../../src-shared/kernel/world/world.ts'
import { readFileText } from '../../src-shared/table/files/checking.ts'
import { PAPER_FILE, type PaperFile } from '../../src-shared/table/files/paperShape.ts'
import { readCampaign } from './campaignFile.ts'
import { UsageError, type CommandLine, type Usage } from './commandLine.ts'
import { EXIT, print, printJson, printProblems } from './output.ts'
import { atTable, readText } from './playerFiles.ts'

export const TAKE_OVER_USAGE: Usage = {
  words: ['file.lineage'],
  further: ['paper.json'],
  options: { try: 'flag', json: 'flag', help: 'flag' },
}

export const TAKE_OVER_HELP = `play take-over <file.lineage> [paper.json] [--try] [--json]

Takes over a campaign that was played on paper so far: the place of play, figures of everybody, records. All of it is checked as one and
becomes one entry with its reason, or nothing is changed. Without a paper file it prints one of the campaign as it stands, to be filled in:
place, every figure, every record (docs/schemas/paper.schema.json). What is left out stays as it is.
--try   only tells what would be set and what does not fit
--json  the changes and what does not fit, as JSON

Exit: 0 done, tried or printed; 4 refused (problems as JSON on stdout), 1 a file cannot be read.`

const REASON = 'Taken over from paper'

/** Contents of a paper file, and their result. */
interface Plan {
  readonly changes: Parameters<Campaign['correct']>[0]
  readonly warnings: readonly string[]
  readonly next: string
}

/** `play take-over`: turns a campaign on paper into one entry. */
export async function takeOverCommand({ words, options }: CommandLine): Promise<number> {
  const [file = '', paper] = words
  const { game, campaign, broken } = await readCampaign(file)
  if (broken !== null) throw new UsageError(`"${file}" is damaged: "play repair" writes what can be had of it; take over into that.`)
  if (campaign.world.cursor.turn === 0)
    throw new UsageError('The set-up of this campaign is not over: play it first, with "play run <file> --dice app --until turn:1".')
  if (paper === undefined) {
    printJson(onPaper(game, campaign))
    return EXIT.done
  }
  const read = readFileText(await readText('The paper file', paper), PAPER_FILE)
  if (!read.ok) return printProblems(read.problems)
  const planned = plan(game, campaign, read.value)
  if (!planned.ok) return printProblems(planned.problems)
  const { changes, warnings, next } = planned.value
  if (options['try'] === undefined) {
    const taken = await atTable(file, async (workbench, table) => {
      const opened = await workbench.openTable(table)
      return opened.ok ? workbench.correct(table, changes, read.value.reason ?? REASON) : opened
    })
    if (!taken.ok) return printProblems(taken.problems)
  }
  if (options['json'] !== undefined) printJson({ changes, warnings })
  else print([told(changes, options['try'] === undefined), ...warnings.map((one) => `! ${one}`), next].join('\n'))
  return EXIT.done
}

/** Returns the present state of the campaign as a paper file. */
function onPaper(game: Game, { world }: Campaign): PaperFile {
  const { turn, seat, actor, phase } = world.cursor
  const owners = game.rules.owners(world).filter((owner) => game.rules.accountsOf(world, owner).length > 0)
  const figuresOf = (owner: string): Record<string, number> =>
    Object.fromEntries(game.rules.accountsOf(world, owner).map((account) => [account, world.balance(owner, account)]))
  const kept = (game.rules.collections ?? []).filter((held) => held.check !== undefined)
  return {
    format: 'lineage-paper',
    version: 1,
    reason: REASON,
    place: { round: turn, who: actor ?? seat, phase },
    figures: Object.fromEntries(owners.map((owner) => [owner, figuresOf(owner)])),
    records: kept.flatMap(({ name: collection }) =>
      world.recordIds(collection).map((id) => ({ collection, id, to: world.record<Json>({ name: collection }, id) ?? null })),
    ),
  }
}

function plan(game: Game, campaign: Campaign, paper: PaperFile): Outcome<Plan> {
  const { world } = campaign
  if (!(world instanceof WorldState)) throw new Error('the world of a campaign is a fold')
  const place = paper.place === undefined ? accept(null) : readPlace(game, world, paper.place)
  if (!place.ok) return place
  const wanted: OnPaper = {
    figures: Object.entries(paper.figures).flatMap(([owner, figures]) =>
      Object.entries(figures).flatMap(([account, to]) => (world.balance(owner, account) === to ? [] : [{ owner, account, to }])),
    ),
    records: paper.records,
    cursor: place.value,
  }
  const checked = checkFigures(game, world, wanted)
  if (!checked.ok) return checked
  const worked = takingOver(game, world, wanted)
  if (!worked.ok) return worked
  const { changes, inconsistencies } = worked.value
  if (changes.length === 0)
    return refuse(problem('file', 'problem.missing', { wanted: 'a place, a figure or a record that is other than it is' }))
  return toldOf({ game, world }, () => {
    const texts = inconsistencies.map(({ wording, figures, blocks }) => ({ text: say(wording, figures), blocks }))
    const blocking = texts.filter(({ blocks }) => blocks)
    if (blocking.length > 0) return refuse(...blocking.map(({ text }) => problem('file', 'problem.breaksRules', { reason: text })))
    const tried = tryChanges(game.rules, world, changes)
    if (!tried.ok) return refuse(...tried.problems.map((one) => inFile(one, changes)))
    const [asked] = tried.value.asked.length > 0 ? tried.value.asked : campaign.asked
    const next = asked === undefined ? 'Nothing is asked.' : `Asked: ${asked.id}  ${say(asked.wording, asked.figures)}`
    return accept({ changes, warnings: texts.map(({ text }) => text), next })
  })
}

/** Returns the place where play goes on; null if it is there already. Each refusal names the choices. */
function readPlace(game: Game, world: WorldState, { round, who, phase }: NonNullable<PaperFile['place']>): Outcome<Cursor | null> {
  const { turn, seat, actor, phase: now } = world.cursor
  if (turn === round && (actor ?? seat) === who && now === phase) return accept(null)
  const turns = placesOf(game, world, round)
  const places = turns.find((one) => one.who === who)?.places
  if (places === undefined)
    return refuse(problem('place.who', 'problem.option', { value: shown(who), options: turns.map((one) => one.who).join(', ') }))
  const found = places.find((place) => place.phase === phase)
  if (found === undefined)
    return refuse(problem('place.phase', 'problem.option', { value: shown(phase), options: places.map((place) => place.phase).join(', ') }))
  return accept(found)
}

/** Checks each figure alone, so that its problem uses the file's name for it. */
function checkFigures(game: Game, world: WorldState, { figures }: OnPaper): Outcome<null> {
  const problems = figures.flatMap((figure) => {
    const tried = tryChanges(game.rules, world, [figure])
    return tried.ok ? [] : tried.problems.map((one) => ({ ...one, field: `figures.${figure.owner}.${figure.account}` }))
  })
  return problems.length === 0 ? accept(null) : refuse(...problems)
}

/** A problem with the file's name for the change that is at fault. */
function inFile({ change, field, ...rest }: Problem, changes: Plan['changes']): Problem {
  const at = change === undefined ? undefined : changes[change]
  return { ...rest, field: at !== undefined && 'collection' in at ? `${at.collection} ${at.id} ${field}` : field }
}

function told(changes: Plan['changes'], isDone: boolean): string {
  const figures = changes.filter((change) => 'account' in change).length
  const records = changes.filter((change) => 'collection' in change).length
  const moves = changes.some((change) => 'cursor' in change) ? ', and the place of play' : ''
  const count = (all: number, one: string): string => `${all} ${one}${all === 1 ? '' : 's'}`
  return `${isDone ? 'Taken over' : 'Would be set'}: ${count(figures, 'figure')}, ${count(records, 'record')}${moves}.`
}
