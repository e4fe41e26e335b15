import type { World } from '../../kernel/world/world.ts'
import { translated } from '../../language/catalogue.ts'
import { EXPECTED, ownerTone, type ChartFace, type ChartFigures, type ChartSource, type ChartSpec, type Series } from '../api/chartFace.ts'
import { sampleRounds, within, type RoundRange } from '../reading/chartRounds.ts'
import { say } from '../text/playing.ts'
import { HOSTS, SHEETS, type Host } from './rules/records.ts'
import { FACES } from './rules/tables.ts'

const TEXTS = translated({
  en: {
    bound: 'Bound',
    lost: {
      name: 'AP lost',
      title: 'What each army has lost',
      about: 'AP lost at the end of each bound.',
      unit: 'AP',
      empty: 'No bound has been played.',
    },
    dice: {
      name: 'dice of the combats',
      title: 'What the dice of the combats showed',
      about: 'Dice of each player by what they showed, in percent.',
      axis: 'Die',
      unit: '% of the dice',
      expected: 'fair dice',
      thrown: (host: string, dice: number) => `${host}: ${dice} thrown`,
      empty: 'No combat has been rolled.',
    },
  },
  de: {
    bound: 'Zug',
    lost: {
      name: 'verlorene AP',
      title: 'Was jede Armee verloren hat',
      about: 'Verlorene AP am Ende jedes Zugs.',
      unit: 'AP',
      empty: 'Noch kein Zug ist gespielt.',
    },
    dice: {
      name: 'Würfel der Kämpfe',
      title: 'Was die Würfel der Kämpfe zeigten',
      about: 'Würfel jedes Spielers nach dem, was sie zeigten, in Prozent.',
      axis: 'Würfel',
      unit: '% der Würfe',
      expected: 'faire Würfel',
      thrown: (host: string, dice: number) => `${host}: ${dice}-mal gewürfelt`,
      empty: 'Noch kein Kampf ist gewürfelt.',
    },
  },
})

const LOST: ChartSpec = {
  id: 'lost',
  wide: true,
  name: () => TEXTS.lost.name,
  empty: () => TEXTS.lost.empty,
  figures: (source, range) => lostFigures(source, range),
}

function lostFigures(source: ChartSource, range: RoundRange): ChartFigures {
  const read = (world: World): Readonly<Record<Host, number>> => ({
    redHost: world.balance('redHost', 'apLost'),
    blueHost: world.balance('blueHost', 'apLost'),
  })
  const rounds = within(sampleRounds(source.moments, read), range)
  const { title, about, unit } = TEXTS.lost
  return {
    ...{ kind: 'lines', title, about, unit, axis: TEXTS.bound, rounds: true, steps: true, notes: [] },
    labels: rounds.map(({ round }) => String(round)),
    series: HOSTS.map((id): Series => ({
      ...{ id, name: say(`seat.${id}`), tone: ownerTone(id), why: { owner: id, account: 'apLost' } },
      values: rounds.map(({ sample }) => sample[id]),
    })),
  }
}

const DICE: ChartSpec = {
  id: 'dice',
  wide: false,
  name: () => TEXTS.dice.name,
  empty: () => TEXTS.dice.empty,
  figures: (source, range) => diceFigures(source, range),
}

function diceFigures({ world }: ChartSource, { from, to }: RoundRange): ChartFigures {
  const { title, about, unit, axis } = TEXTS.dice
  const shown = Array.from({ length: FACES }, (_, at) => at + 1)
  const thrown = new Map(HOSTS.map((host) => [host, diceOf(world, host, from, to)]))
  const share = (host: Host, face: number): number | null => {
    const dice = thrown.get(host) ?? []
    return dice.length === 0 ? null : (100 * dice.filter((die) => die === face).length) / dice.length
  }
  const any = [...thrown.values()].some((dice) => dice.length > 0)
  const expected: Series = {
    ...{ id: EXPECTED, name: TEXTS.dice.expected, tone: { colour: 'ink', mark: HOSTS.length } },
    values: shown.map(() => (any ? 100 / FACES : null)),
  }
  return {
    ...{ kind: 'shares', title, about, unit, axis },
    labels: shown.map(String),
    series: [
      ...HOSTS.map((id): Series => ({ id, name: say(`seat.${id}`), tone: ownerTone(id), values: shown.map((face) => share(id, face)) })),
      expected,
    ],
    notes: HOSTS.map((host) => TEXTS.dice.thrown(say(`seat.${host}`), thrown.get(host)?.length ?? 0)),
  }
}

/** A host's own dice in combats of these bounds. */
function diceOf(world: World, host: Host, from: number, to: number): readonly number[] {
  return world
    .records(SHEETS)
    .filter(({ bound, a }) => bound >= from && bound <= to && a.die > 0)
    .map(({ active, a, b }) => (active === host ? a.die : b.die))
}

export const CHARTS: ChartFace = { choices: [], charts: [LOST, DICE] }
