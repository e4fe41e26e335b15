import { percent, quantile, quartiles } from '../../../testing/quantiles.ts'
import type { HouseRules } from '../../rules/rulings/switches.ts'
import type { BotName, Outcome, Trial } from './observe.ts'

/** Who plays, by the name of the mix; the rest of the table is squashers. */
const FIRST: Readonly<Record<string, BotName>> = {
  squashers: 'squasher',
  'one at random': 'random',
  'one that passes': 'idle',
  'one thief': 'thief',
  'one learner': 'learner',
}
const SEATS = [2, 3, 4] as const

/** House rules other than the defaults that change most of how it goes; played by four squashers. */
const OTHERWISE: Readonly<Record<string, HouseRules>> = {
  'cards of any type enhance': { any_type_enhances: true },
  'the front creature alone': { front_rule: 'always' },
  'one loss a card': { loss: 'per_card' },
  'the first seat changes': { start_player: 'rotate' },
}

/** A trial and what it belongs to. Plain data. */
export interface Cell {
  readonly group: string
  readonly trial: Trial
}

export interface Observed extends Cell {
  readonly outcome: Outcome
}

/** The groups of the report, each with how its trials are played. */
export function groupsOf(): readonly { readonly group: string; readonly trial: Omit<Trial, 'seed'> }[] {
  const squashers = (seats: number): readonly BotName[] => Array.from({ length: seats }, () => 'squasher')
  return [
    ...SEATS.flatMap((seats) =>
      Object.entries(FIRST).map(([mix, first]) => ({
        ...{ group: `${seats}: ${mix}` },
        trial: { bots: [...squashers(seats - 1), first], all: false, houseRules: {} },
      })),
    ),
    ...SEATS.map((seats) => ({ group: `${seats}: squashers, all modules`, trial: { bots: squashers(seats), all: true, houseRules: {} } })),
    ...Object.entries(OTHERWISE).map(([rule, houseRules]) => ({
      ...{ group: `4: squashers, ${rule}` },
      trial: { bots: squashers(4), all: false, houseRules },
    })),
  ]
}

/** Every trial of the report, each group `campaigns` times. */
export function allTrials(campaigns: number, firstSeed: number): readonly Cell[] {
  return groupsOf().flatMap(({ group, trial }) =>
    Array.from({ length: campaigns }, (_, at): Cell => ({ group, trial: { seed: firstSeed + at, ...trial } })),
  )
}

/** The whole report, as Markdown. It depends on what was played alone. */
export function playabilityReport(observed: readonly Observed[], command: string): string {
  const groups = [...new Set(observed.map(({ group }) => group))]
  const of = (group: string): readonly Outcome[] => observed.filter((one) => one.group === group).map(({ outcome }) => outcome)
  const rows = (tell: (outcomes: readonly Outcome[]) => readonly string[]): string =>
    groups.map((group) => `| ${[group, ...tell(of(group))].join(' | ')} |`).join('\n')
  const heading = (...heads: readonly string[]): string => `| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`
  return `${[
    '# How Orcs Orcs Orcs plays',
    `Made by \`${command}\`: bots play every mix ${observed.length / groups.length} times, ${observed.length} games in all. A squasher defeats what is worth most and teleports to where it can; the bot that differs from the others has the last seat. Spells, markers and counters are those of the program's own deck file.`,
    '## What it says',
    findings(observed)
      .map((line) => `- ${line}`)
      .join('\n'),
    '## Points',
    'Lower quartile, median and upper quartile.',
    `${heading('players', 'winner', 'all', 'first seat', 'last seat', 'first wins', 'last wins')}\n${rows((all) => [
      quartiles(all.map(({ points }) => Math.max(...points))),
      quartiles(all.flatMap(({ points }) => points)),
      quartiles(all.map(({ points: [first = 0] }) => first)),
      quartiles(all.map(({ points }) => points.at(-1) ?? 0)),
      percent(all.filter(({ winners }) => winners.includes(0)).length, all.length),
      percent(...lastWins(all)),
    ])}`,
    '## How long it takes, and what happens',
    'In a whole game: lower quartile, median and upper quartile.',
    `${heading('players', 'rounds', 'questions', 'a turn', 'defeats', 'arrivals', 'skills')}\n${rows((all) => [
      quartiles(all.map(({ rounds }) => rounds)),
      quartiles(all.map(({ questions }) => questions)),
      quartiles(all.map(({ questions, rounds, points }) => Math.round(questions / (rounds * points.length)))),
      ...(['defeats', 'arrivals', 'skills'] as const).map((figure) => quartiles(all.map((one) => one[figure]))),
    ])}`,
  ].join('\n\n')}\n`
}

function findings(observed: readonly Observed[]): readonly string[] {
  const of = (group: string): readonly Outcome[] => observed.filter((one) => one.group === group).map(({ outcome }) => outcome)
  const median = (values: readonly number[]): number => quantile(values, 0.5)
  return [
    `Every game ends, after ${Math.max(...observed.map(({ outcome }) => outcome.rounds))} rounds at most.`,
    ...SEATS.map((seats) => {
      const all = of(`${seats}: squashers`)
      return `Between ${seats} squashers a game lasts ${median(all.map(({ rounds }) => rounds))} rounds in the median, with ${median(all.map(({ questions }) => questions))} questions; the winner has ${median(all.map(({ points }) => Math.max(...points)))} points.`
    }),
    `A bot that plays at random wins ${percent(...lastWins(of('3: one at random')))} of its games against two squashers, one that passes ${percent(...lastWins(of('3: one that passes')))}.`,
  ]
}

/** Games that the last seat wins, and games. */
function lastWins(all: readonly Outcome[]): readonly [number, number] {
  return [all.filter(({ winners, points }) => winners.includes(points.length - 1)).length, all.length]
}
