import type { Figure } from '../../../../kernel/world/rule.ts'
import { listed } from '../../../../language/numbers.ts'
import { capital } from '../../../../language/grammar.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'

/** Texts of phase 6. */
export const MONUMENT_WORDS = {
  'act.monument': () => 'Start a monument?',
  'act.monument.hint': ({ building, workers }) =>
    `${count(building, 'monument')} under construction, two at most; ${count(workers, 'person is', 'people are')} free to work.`,
  'act.monument.build': () => 'Build a monument',
  'act.monument.build.hint': () =>
    'Starting costs 8 prestige, which comes back when it is finished; a blessing spares them. A turn for every started 10 prestige.',
  'act.monument.buildUnblessed': () => 'Build a monument where there is no shaman',
  'act.monument.buildUnblessed.hint': () =>
    'Starting costs 8 prestige, which comes back when it is finished. A turn for every started 10 prestige.',
  'act.monument.done': () => 'No monument',
  'field.bundles': ({ material, prestige, workers }) =>
    `Bundles of 5 ${figure(material)} (each ${signed(prestige)} prestige, ${count(workers, 'worker')})`,
  'field.extraWorkers': () => 'Extra workers (25 spare a turn)',
  'field.bless': ({ food, wealth, prestige }) =>
    `Have it blessed for ${figure(food)} food and ${figure(wealth)} wealth (${signed(prestige)} prestige, and nothing for starting)`,
  'option.suggestedName': ({ en }) => figure(en),
  'field.monumentName': () => 'Name, if it is to have one',
  'limit.monumentBundle': () => 'A monument takes at least one bundle.',
  'limit.monumentWorkers': () => 'There must be workers for every bundle, and the extra ones, among the people who are free.',
  'limit.monumentWealth': () => 'The wealth in store must be enough for bundles and blessing together.',

  'line.monumentStarted': ({ name, prestige, turns, start }) =>
    `Work begins on ${named(name, 'a monument')} of ${figure(prestige)} prestige: ${turns === 0 ? 'done at once' : count(turns, 'turn')}${start === 0 ? '' : `; it takes ${figure(start)} prestige, which come back when it is finished`}.`,
  'line.monumentBlessed': ({ name, prestige }) =>
    `${capital(named(name, 'The monument'))} is blessed before it is begun${prestige === 0 ? '' : ` (${signed(prestige)} prestige)`}.`,
  'line.monumentFinished': ({ name, prestige, start, blessing }) =>
    `${capital(named(name, 'The monument'))} is finished: ${listed([
      `${signed(prestige)} prestige`,
      ...(start === 0 ? [] : [`the ${figure(start)} of its start back`]),
      ...(blessing === 0 ? [] : [`${signed(blessing)} for the blessing`]),
    ])}. Its workers are free.`,
  'line.monumentLost': ({ name, prestige }) =>
    `${capital(named(name, 'The monument'))} perishes${prestige === 0 ? '' : ` (${signed(-Number(prestige))} prestige)`}.`,
  'line.workersTied': ({ name, workers }) => `${count(workers, 'worker goes', 'workers go')} to work on ${named(name, 'the monument')}.`,
  'line.monumentDelayed': ({ name }) => `Work on ${named(name, 'the monument')} loses a turn: there are not enough workers.`,
  'line.workersLacking': ({ name, workers, required }) =>
    `${capital(named(name, 'The monument'))} has ${figure(workers)} of ${count(required, 'worker')}, and nobody else is free.`,
  'line.workersSent': ({ name, workers }) =>
    `${count(workers, 'worker is', 'workers are')} sent to ${named(name, 'the monument')} for those who are missing.`,

  'figure.building': () => 'Under construction',
  'figure.workers': () => 'Free to work',
  'figure.stone': () => 'Stone',
  'figure.metal': () => 'Metal',
  'figure.copper': () => 'Copper',
  'figure.bronze': () => 'Bronze',
  'figure.iron': () => 'Iron',
  'figure.monument': () => 'Monument',
} satisfies Wordings

function named(name: Figure, otherwise: string): string {
  return name === '' || name === undefined ? otherwise : String(name)
}
