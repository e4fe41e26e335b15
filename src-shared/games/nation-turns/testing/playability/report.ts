import { percent, quantile, quartiles } from '../../../testing/quantiles.ts'
import { SAMPLE } from '../../rules/sample.ts'
import type { HouseRules } from '../../rules/rulings/switches.ts'
import type { Fate, Outcome, Trial } from './observe.ts'

/** Who plays: a name for the mix, and the bots of players 1, 2 and 3. */
export const MIXES: Readonly<Record<string, readonly string[]>> = {
  'three holders': ['holder', 'holder', 'holder'],
  'three at random': ['random', 'random', 'random'],
  'holder first': ['holder', 'random', 'random'],
  'holder second': ['random', 'holder', 'random'],
  'holder third': ['random', 'random', 'holder'],
}

/** House rules beside the defaults that change most of how it goes; played by the first mix. */
export const OTHERWISE: Readonly<Record<string, HouseRules>> = {
  'maxima as a total of the nation': { overpop: 'nation_total' },
  'difficult ground stops nobody': { difficult_stops: false },
  'one area a move': { move_areas: 1 },
  'each side names its own dead': { casualty_choice: 'owner' },
  'order of the nations rolled each round': { nation_order: 'rolled' },
}

/** A trial and what it belongs to. Plain data. */
export interface Cell {
  readonly group: string
  readonly trial: Trial
}

export interface Observed extends Cell {
  readonly outcome: Outcome
}

/** Every trial of the report: each mix by the default house rules, holders by each other house rule, `campaigns` times. */
export function allTrials(campaigns: number, firstSeed: number): readonly Cell[] {
  const seeds = Array.from({ length: campaigns }, (_, at) => firstSeed + at)
  const holders = MIXES['three holders'] ?? []
  return [
    ...Object.entries(MIXES).flatMap(([group, bots]) => seeds.map((seed): Cell => ({ group, trial: { seed, bots, houseRules: {} } }))),
    ...Object.entries(OTHERWISE).flatMap(([group, houseRules]) =>
      seeds.map((seed): Cell => ({ group, trial: { seed, bots: holders, houseRules } })),
    ),
  ]
}

const PLAYERS = [0, 1, 2] as const

/** The whole report, as Markdown. It depends on what was played alone. */
export function playabilityReport(observed: readonly Observed[], command: string): string {
  const groups = [...Object.keys(MIXES), ...Object.keys(OTHERWISE)]
  const of = (group: string): readonly Outcome[] => observed.filter((one) => one.group === group).map(({ outcome }) => outcome)
  const rows = (tell: (outcomes: readonly Outcome[], group: string) => readonly string[]): string =>
    groups.map((group) => `| ${[group, ...tell(of(group), group)].join(' | ')} |`).join('\n')
  const heading = (...heads: readonly string[]): string => `| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`
  const perGroup = observed.length / groups.length
  return `${[
    '# How Nation Turns plays',
    `Made by \`${command}\`: bots play the sample (${SAMPLE.name}) ${perGroup} times for each mix of bots by the default house rules, and as three holders for some other house rules, ${observed.length} campaigns in all. A holder keeps what scores and attacks where the odds are good; the others choose at random. Bots are no people: they never plan together.`,
    '## What it says',
    findings(of('three holders'), of('three at random'), observed)
      .map((line) => `- ${line}`)
      .join('\n'),
    '## Who wins',
    'Share of campaigns each player wins alone, or is among those who share the victory; what decided the first place.',
    `${heading('who plays', 'player 1', 'player 2', 'player 3', 'by points', 'by units', 'shared')}\n${rows((all) => [
      ...PLAYERS.map((at) => percent(all.filter(({ fates }) => fates[at]?.isFirst === true).length, all.length)),
      ...(['points', 'units', 'shared'] as const).map((by) => percent(all.filter(({ decidedBy }) => decidedBy === by).length, all.length)),
    ])}`,
    '## Points at the end',
    'Lower quartile, median and upper quartile.',
    `${heading('who plays', 'player 1', 'player 2', 'player 3', 'first', 'last')}\n${rows((all) => [
      ...PLAYERS.map((at) => quartiles(all.map(({ fates }) => fates[at]?.points ?? 0))),
      quartiles(all.map(({ fates }) => Math.max(...fates.map(({ points }) => points)))),
      quartiles(all.map(({ fates }) => Math.min(...fates.map(({ points }) => points)))),
    ])}`,
    '## Points of the nations',
    'Median.',
    `${heading('who plays', ...SAMPLE.nations.map(({ name }) => name))}\n${rows((all) =>
      SAMPLE.nations.map(({ id }) =>
        String(
          quantile(
            all.map(({ nations }) => nations[id] ?? 0),
            0.5,
          ),
        ),
      ),
    )}`,
    '## How long it takes',
    'Rounds, and questions: in the whole game, in a round, and of one player in the whole game. Lower quartile, median and upper quartile.',
    `${heading('who plays', 'rounds', 'questions', 'in a round', 'of a player')}\n${rows((all) => [
      quartiles(all.map(({ rounds }) => rounds)),
      quartiles(all.map(({ asked }) => asked.reduce((sum, count) => sum + count, 0))),
      quartiles(all.flatMap(({ asked }) => asked)),
      quartiles(all.flatMap(({ fates }) => fates.map(({ asked }) => asked))),
    ])}`,
    '## What happens',
    'In a whole game: lower quartile, median and upper quartile.',
    `${heading('who plays', 'battles', 'dead', 'born', 'removed by maxima', 'changes of the lead')}\n${rows((all) =>
      (['battles', 'dead', 'born', 'removed', 'leads'] as const).map((figure) => quartiles(all.map((one) => one[figure]))),
    )}`,
  ].join('\n\n')}\n`
}

function findings(holders: readonly Outcome[], randoms: readonly Outcome[], observed: readonly Observed[]): readonly string[] {
  const wins = PLAYERS.map((at) => holders.filter(({ fates }) => fates[at]?.isFirst === true).length)
  const questions = (all: readonly Outcome[]): number =>
    quantile(
      all.flatMap(({ asked }) => asked),
      0.5,
    )
  const mixed = observed.filter(({ group }) => group.startsWith('holder ')).map(({ outcome }) => outcome)
  const alone = mixed.flatMap(({ fates }) => fates.filter(({ bot }) => bot === 'holder'))
  const ofRandom = mixed.flatMap(({ fates }) => fates.filter(({ bot }) => bot === 'random'))
  return [
    `Every campaign ends after round ${Math.max(...observed.map(({ outcome }) => outcome.rounds))}; none is left open.`,
    `Among three holders players 1, 2 and 3 are first in ${wins.map((count) => percent(count, holders.length)).join(', ')} of the campaigns (they may share it).`,
    `${percent(holders.filter(({ decidedBy }) => decidedBy !== 'points').length, holders.length)} of them end on equal points, so that units or nothing decide.`,
    `One holder among two who choose at random is first in ${percent(alone.filter(({ isFirst }) => isFirst).length, alone.length)} of the campaigns, with ${median(alone)} points in the median to their ${median(ofRandom)}.`,
    `A round asks ${questions(holders)} questions in the median where holders play, ${questions(randoms)} where all choose at random.`,
    `Of ${sum(holders, 'born')} births among holders ${percent(sum(holders, 'removed'), sum(holders, 'born'))} are matched by units that maxima remove again.`,
  ]
}

function sum(outcomes: readonly Outcome[], figure: 'born' | 'removed'): number {
  return outcomes.reduce((total, one) => total + one[figure], 0)
}

function median(fates: readonly Fate[]): number {
  return quantile(
    fates.map(({ points }) => points),
    0.5,
  )
}
