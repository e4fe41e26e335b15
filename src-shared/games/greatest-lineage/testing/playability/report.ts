import { percent, quantile, quartiles } from '../../../testing/quantiles.ts'
import { SEATS, type Civilisation } from '../../rules/seats.ts'
import { LAST_AGE } from '../../rules/tables/ages.ts'
import { WAY_IDS, WAYS, type Way } from '../../rules/ways.ts'
import type { Fate, Outcome, Trial } from './observe.ts'

/** Who plays: a name for the mix, and the bots of elves, humans and dwarves. */
export const MIXES: Readonly<Record<string, Readonly<Record<Civilisation, string>>>> = {
  'three builders': { elves: 'builder', humans: 'builder', dwarves: 'builder' },
  'builder, warlike, schemer': { elves: 'builder', humans: 'warlike', dwarves: 'schemer' },
  'three warlike': { elves: 'warlike', humans: 'warlike', dwarves: 'warlike' },
  'three schemers': { elves: 'schemer', humans: 'schemer', dwarves: 'schemer' },
  'two builders, one warlike': { elves: 'builder', humans: 'warlike', dwarves: 'builder' },
}

const GOALS = ['conquest', 'peaceful'] as const
/** A conquest nobody has won by then is told as open. */
const LAST_ROUND = 60
const TIMELINE_TURNS = 20

/** A trial and what it belongs to. Plain data. */
export interface Cell {
  readonly mix: string
  readonly way: Way
  readonly trial: Trial
}

export interface Observed extends Cell {
  readonly outcome: Outcome
}

/** Every trial of the report: each mix in each way to play for both goals, `campaigns` times. */
export function allTrials(campaigns: number, firstSeed: number): readonly Cell[] {
  return WAY_IDS.flatMap((way) =>
    Object.entries(MIXES).flatMap(([mix, bots]) =>
      GOALS.flatMap((goal) =>
        Array.from({ length: campaigns }, (_, at): Cell => {
          const rounds = goal === 'peaceful' ? TIMELINE_TURNS * WAYS[way].timeline_pace : LAST_ROUND
          return {
            mix,
            way,
            trial: { seed: firstSeed + at, goal, houseRules: WAYS[way], bots, rounds },
          }
        }),
      ),
    ),
  )
}

/** The whole report, as Markdown. It depends on the trials alone. */
export function playabilityReport(observed: readonly Observed[], command: string): string {
  const campaigns = observed.length / (WAY_IDS.length * Object.keys(MIXES).length * GOALS.length)
  return `${[
    '# How the game plays',
    `Made by \`${command}\`: bots play ${campaigns} campaigns for each way to play, each mix of bots and each goal, ${observed.length} in all. A conquest without a last round of its own is broken off after round ${LAST_ROUND}. Bots are no people: they never plan together, and what they cannot do a table may.`,
    '## What it says about the ways to play',
    ...findings(observed).map((finding) => `- ${finding}`),
    '## Who survives the sixth turn of the timeline',
    'Civilisations alive when its seventh turn begins, of those that came so far or fell before.',
    table(['mix', ...WAY_IDS], survivalRows(observed)),
    '## When ages are reached',
    'Round in which an age is first reached: lower quartile, median, upper quartile; in brackets the share of civilisations that reach it.',
    ...WAY_IDS.flatMap((way) => [
      `### ${way}`,
      table(['mix', ...agesPastFirst().map((age) => `age ${age}`)], ageRows(observed.filter((one) => one.way === way))),
    ]),
    '## How campaigns end',
    'Won: one was left. By points: nobody had won when the last round was over.',
    table(['mix', 'goal', ...WAY_IDS], endRows(observed)),
    '## What civilisations fall of',
    table(['mix', ...WAY_IDS], fallRows(observed)),
    '## Points at the end of the peaceful game',
    'Lower quartile, median and upper quartile of those alive, in thousands of points.',
    table(['mix', ...WAY_IDS], scoreRows(observed)),
  ].join('\n\n')}\n`
    .replaceAll(/\n\n- /g, '\n- ')
    .replace('play\n- ', 'play\n\n- ')
}

function agesPastFirst(): number[] {
  return Array.from({ length: LAST_AGE - 1 }, (_, at) => at + 2)
}

function fatesOf(observed: readonly Observed[], bot?: string): readonly Fate[] {
  const fates = observed.flatMap(({ outcome }) => outcome.fates)
  return bot === undefined ? fates : fates.filter((fate) => fate.bot === bot)
}

function survival(fates: readonly Fate[]): { readonly survived: number; readonly of: number } {
  const told = fates.filter(({ survivedTurn6 }) => survivedTurn6 !== null)
  return { survived: told.filter(({ survivedTurn6 }) => survivedTurn6).length, of: told.length }
}

function survivalRows(observed: readonly Observed[]): string[][] {
  const row = (name: string, of: (way: Way) => readonly Fate[]): string[] => [
    name,
    ...WAY_IDS.map((way) => {
      const { survived, of: all } = survival(of(way))
      return all === 0 ? '-' : `${survived} of ${all}`
    }),
  ]
  const at = (way: Way): readonly Observed[] => observed.filter((one) => one.way === way)
  const bots = [...new Set(fatesOf(observed).map(({ bot }) => bot))]
  return [
    ...Object.keys(MIXES).map((mix) => row(mix, (way) => fatesOf(at(way).filter((one) => one.mix === mix)))),
    ...bots.map((bot) => row(`every ${bot}`, (way) => fatesOf(at(way), bot))),
  ]
}

function ageRows(observed: readonly Observed[]): string[][] {
  return Object.keys(MIXES).map((mix) => {
    const fates = fatesOf(observed.filter((one) => one.mix === mix))
    return [
      mix,
      ...agesPastFirst().map((age) => {
        const rounds = fates.flatMap(({ ages }) => ages[age] ?? [])
        return rounds.length === 0 ? '-' : `${quartiles(rounds, String)} (${percent(rounds.length, fates.length)})`
      }),
    ]
  })
}

function endRows(observed: readonly Observed[]): string[][] {
  return Object.keys(MIXES).flatMap((mix) =>
    GOALS.map((goal) => [
      mix,
      goal,
      ...WAY_IDS.map((way) => {
        const all = observed.filter((one) => one.mix === mix && one.trial.goal === goal && one.way === way)
        return counted(all.map((one) => endOf(one, different(all))))
      }),
    ]),
  )
}

function endOf(one: Observed, telling: boolean): string {
  const { end, winners } = one.outcome
  if (end !== 'won') return end
  const how = one.trial.goal === 'conquest' && byPoints(one) ? 'by points' : 'won'
  return telling ? `${how} by ${winners.join(' and ')}`.replace('by points by', 'by points for') : how
}

/** Ended with its last round, more than one being left. */
function byPoints({ trial, outcome }: Observed): boolean {
  return (
    outcome.fates.filter(({ fell }) => fell === null).length > 1 &&
    outcome.end !== 'open' &&
    outcome.rounds >= (lastRoundOf(trial) ?? Infinity)
  )
}

function lastRoundOf({ houseRules }: Trial): number | null {
  const limit = houseRules.conquest_turn_limit
  return typeof limit === 'number' ? limit : null
}

/** Whether it says something that a bot won: not where all are of one kind. */
function different(observed: readonly Observed[]): boolean {
  return new Set(fatesOf(observed).map(({ bot }) => bot)).size > 1
}

function fallRows(observed: readonly Observed[]): string[][] {
  return Object.keys(MIXES).map((mix) => [
    mix,
    ...WAY_IDS.map((way) => {
      const fates = fatesOf(observed.filter((one) => one.mix === mix && one.way === way))
      return counted(fates.flatMap(({ fell }) => (fell === null ? [] : [fell.of]))) || 'nobody falls'
    }),
  ])
}

function scoreRows(observed: readonly Observed[]): string[][] {
  return Object.keys(MIXES).map((mix) => [
    mix,
    ...WAY_IDS.map((way) => {
      const scores = scoresOf(observed.filter((one) => one.mix === mix && one.way === way))
      return scores.length === 0 ? '-' : quartiles(scores, (points) => String(Math.round(points / 1000)))
    }),
  ])
}

function scoresOf(observed: readonly Observed[]): number[] {
  const ended = observed.filter(({ trial, outcome }) => trial.goal === 'peaceful' && outcome.end !== 'open')
  return fatesOf(ended).flatMap(({ score }) => score ?? [])
}

/** What the figures say, in sentences that follow from them. */
function findings(observed: readonly Observed[]): string[] {
  return WAY_IDS.flatMap((way) => {
    const ofWay = observed.filter((one) => one.way === way)
    const levied = fatesOf(ofWay).filter(({ fell }) => fell?.of === 'levy').length
    const pace = WAYS[way].timeline_pace
    return [
      `**${way}**: ${share(survival(fatesOf(ofWay, 'builder')))} of the builders survive the sixth turn of the timeline, which ends ${levied} civilisations.`,
      lastAge(ofWay, pace),
      ...seatFindings(ofWay.filter(({ mix }) => mix === 'three builders')),
      conquests(ofWay),
    ]
  })
}

function share(one: { readonly survived: number; readonly of: number } | undefined): string {
  return one === undefined || one.of === 0 ? 'none' : `${one.survived} of ${one.of} (${percent(one.survived, one.of)})`
}

function lastAge(observed: readonly Observed[], pace: number): string {
  const peaceful = observed.filter(({ trial }) => trial.goal === 'peaceful')
  const fates = fatesOf(peaceful, 'builder')
  const reached = fates.filter(({ ages }) => ages[LAST_AGE] !== undefined).length
  const rounds = fates.flatMap(({ ages }) => ages[LAST_AGE] ?? [])
  const when = rounds.length === 0 ? '' : `, in the median in round ${middle(rounds)} of ${TIMELINE_TURNS * pace}`
  return `The last age can be reached before a peaceful game is over: ${reached} of ${fates.length} builders do (${percent(reached, fates.length)})${when}.`
}

/** Whether a seat is better than another where all play alike. */
function seatFindings(observed: readonly Observed[]): string[] {
  const peaceful = observed.filter(({ trial, outcome }) => trial.goal === 'peaceful' && outcome.end !== 'open')
  if (peaceful.length === 0) return []
  const medians = SEATS.map((seat, at) => {
    const scores = peaceful.flatMap(({ outcome }) => outcome.fates[at]?.score ?? [])
    return `${seat} ${scores.length === 0 ? '-' : Math.round(middle(scores) / 1000)}`
  })
  return [`Where all three build, their points at the end are in the median, in thousands: ${medians.join(', ')}.`]
}

/** Whether conquests end, and when. */
function conquests(observed: readonly Observed[]): string {
  const wars = observed.filter(({ trial, mix }) => trial.goal === 'conquest' && mix !== 'three builders')
  const open = wars.filter(({ outcome }) => outcome.end === 'open').length
  const decided = wars.filter((one) => one.outcome.end !== 'open' && !byPoints(one))
  const when =
    decided.length === 0
      ? ''
      : `, in rounds ${quartiles(
          decided.map(({ outcome }) => outcome.rounds),
          String,
        )}`
  const points = wars.filter(byPoints).length
  return `Of ${wars.length} conquests with somebody who fights ${decided.length} end because nobody or one is left${when}; ${points} go by points after the last round, and ${open} are open after round ${LAST_ROUND}.`
}

function counted(items: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([item, count]) => `${count} ${item}`)
    .join(', ')
}

function middle(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
