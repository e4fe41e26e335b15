import { percent, quantile, quartiles } from '../../../testing/quantiles.ts'
import { CLAUSES, type Clause, type Host } from '../../rules/records.ts'
import type { HouseRules } from '../../rules/rulings/switches.ts'
import type { Outcome, Trial } from './observe.ts'

/** Who plays: a name for the mix, and the bots of red and blue. */
export const MIXES: Readonly<Record<string, readonly [string, string]>> = {
  'two captains': ['captain', 'captain'],
  'two at random': ['random', 'random'],
  'captain with the Hill Host': ['captain', 'random'],
  'captain with the Grave Host': ['random', 'captain'],
}

/** House rules beside the defaults that change most of how it goes; played by the first mix. */
export const OTHERWISE: Readonly<Record<string, HouseRules>> = {
  'no Stronghold': { strongholds: 'none' },
  'half of the AP alone': { strongholds: 'none', beaten: 'half_only' },
  'the general alone': { strongholds: 'none', beaten: 'general' },
  'Hordes do not count': { strongholds: 'none', hordes_count: false },
}

/** A trial and what it belongs to. Plain data. */
export interface Cell {
  readonly group: string
  readonly trial: Trial
}

export interface Observed extends Cell {
  readonly outcome: Outcome
}

const CAPTAINS = ['captain', 'captain'] as const

/** Every trial of the report: each mix by the default house rules, captains by each other house rule, `campaigns` times. */
export function allTrials(campaigns: number, firstSeed: number): readonly Cell[] {
  const seeds = Array.from({ length: campaigns }, (_, at) => firstSeed + at)
  return [
    ...Object.entries(MIXES).flatMap(([group, bots]) => seeds.map((seed): Cell => ({ group, trial: { seed, bots, houseRules: {} } }))),
    ...Object.entries(OTHERWISE).flatMap(([group, houseRules]) =>
      seeds.map((seed): Cell => ({ group, trial: { seed, bots: CAPTAINS, houseRules } })),
    ),
  ]
}

/** The whole report, as Markdown. It depends on what was played alone. */
export function playabilityReport(observed: readonly Observed[], command: string): string {
  const groups = [...Object.keys(MIXES), ...Object.keys(OTHERWISE)]
  const of = (group: string): readonly Outcome[] => observed.filter((one) => one.group === group).map(({ outcome }) => outcome)
  const rows = (tell: (outcomes: readonly Outcome[]) => readonly string[]): string =>
    groups.map((group) => `| ${[group, ...tell(of(group))].join(' | ')} |`).join('\n')
  const heading = (...heads: readonly string[]): string => `| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}`
  const share = (all: readonly Outcome[], is: (one: Outcome) => boolean): string => percent(all.filter(is).length, all.length)
  return `${[
    '# How Hordes plays',
    `Made by \`${command}\`: bots play the two sample armies ${observed.length / groups.length} times for each mix of bots by the default house rules, and as two captains for some other house rules, ${observed.length} battles in all. A captain fights the pairs with the best odds, whoever stands where; the others choose at random. Nobody of them knows of ground, overlaps or blocked ways back, so the shares say little of a real table; the length and the number of questions say more.`,
    '## What it says',
    findings(of('two captains'), observed)
      .map((line) => `- ${line}`)
      .join('\n'),
    '## Who wins',
    `${heading('who plays', 'Hill Host', 'Grave Host', 'draw', 'the defender', ...CLAUSES)}\n${rows((all) => [
      share(all, ({ winner }) => winner === 'redHost'),
      share(all, ({ winner }) => winner === 'blueHost'),
      share(all, ({ winner }) => winner === null),
      share(all, ({ winner, defender }) => winner !== null && winner === defender),
      ...CLAUSES.map((clause: Clause) => share(all, (one) => one.clause === clause)),
    ])}`,
    '## How long it takes',
    'Lower quartile, median and upper quartile.',
    `${heading('who plays', 'bounds', 'questions', 'in a bound', 'rolls')}\n${rows((all) => [
      quartiles(all.map(({ bounds }) => bounds)),
      quartiles(all.map(({ questions }) => questions)),
      quartiles(all.map(({ questions, bounds }) => Math.round(questions / bounds))),
      quartiles(all.map(({ rolls }) => rolls)),
    ])}`,
    '## What happens',
    'In a whole battle: lower quartile, median and upper quartile.',
    `${heading('who plays', 'close combats', 'shots', 'spells', 'with a result', 'AP lost by the loser', 'by the winner')}\n${rows(
      (all) => [
        ...(['close', 'shots', 'spells', 'decided'] as const).map((figure) => quartiles(all.map((one) => one[figure]))),
        quartiles(all.map((one) => lostBy(one, false))),
        quartiles(all.map((one) => lostBy(one, true))),
      ],
    )}`,
  ].join('\n\n')}\n`
}

function lostBy({ lost, winner }: Outcome, won: boolean): number {
  const [red = 0, blue = 0] = lost
  const host: Host = winner ?? 'redHost'
  return (host === 'redHost') === won ? red : blue
}

function findings(captains: readonly Outcome[], observed: readonly Observed[]): readonly string[] {
  const all = observed.map(({ outcome }) => outcome)
  const limit = all.filter(({ clause }) => clause === 'limit').length
  const median = (tell: (one: Outcome) => number): number => quantile(captains.map(tell), 0.5)
  return [
    `Every battle ends; ${percent(limit, all.length)} of them only with the last bound that is allowed.`,
    `Between two captains the Hill Host wins ${percent(captains.filter(({ winner }) => winner === 'redHost').length, captains.length)}, the Grave Host ${percent(captains.filter(({ winner }) => winner === 'blueHost').length, captains.length)}, the defender ${percent(captains.filter(({ winner, defender }) => winner !== null && winner === defender).length, captains.length)}.`,
    `A battle of theirs lasts ${median(({ bounds }) => bounds)} bounds in the median, with ${median(({ questions }) => questions)} questions and ${median(({ rolls }) => rolls)} rolls.`,
    `${percent(
      captains.reduce((sum, { decided }) => sum + decided, 0),
      captains.reduce((sum, { close, shots, spells }) => sum + close + shots + spells, 0),
    )} of their combats have a result.`,
  ]
}
