import type { World } from '../../kernel/world/world.ts'
import { translated } from '../../language/catalogue.ts'
import { ownerTone, type ChartFace, type ChartFigures, type ChartSource, type ChartSpec, type Series } from '../api/chartFace.ts'
import { sampleRounds, within, type RoundRange, type RoundSample } from '../reading/chartRounds.ts'
import { say } from '../text/playing.ts'
import { ownersOf } from './rules/accounts.ts'
import { holds, unitsOf } from './rules/board.ts'
import { GAME, SCENARIO } from './rules/records.ts'
import { contenders } from './rules/ending.ts'

const TEXTS = translated({
  en: {
    round: 'Round',
    players: {
      name: 'points of the players',
      title: 'What each player has',
      about: 'Victory points of all nations of a player.',
      unit: 'points',
    },
    points: {
      name: 'points of the nations',
      title: 'What each nation has',
      about: 'Victory points at the end of each round.',
      unit: 'points',
    },
    units: {
      name: 'units of the nations',
      title: 'Units on the map',
      about: 'Units in all areas at the end of each round.',
      unit: 'units',
    },
    areas: {
      name: 'areas of the nations',
      title: 'Land held by each',
      about: 'Areas with nobody else in them, at the end of each round.',
      unit: 'areas',
    },
    empty: 'No round has been played.',
  },
  de: {
    round: 'Runde',
    players: {
      name: 'Punkte der Spieler',
      title: 'Was jeder Spieler hat',
      about: 'Siegpunkte aller Nationen eines Spielers.',
      unit: 'Punkte',
    },
    points: { name: 'Punkte der Nationen', title: 'Was jede Nation hat', about: 'Siegpunkte am Ende jeder Runde.', unit: 'Punkte' },
    units: {
      name: 'Einheiten der Nationen',
      title: 'Wie viele auf der Karte stehen',
      about: 'Einheiten in allen Gebieten am Ende jeder Runde.',
      unit: 'Einheiten',
    },
    areas: {
      name: 'Gebiete der Nationen',
      title: 'Wer wie viel hält',
      about: 'Gebiete, in denen sonst niemand steht, am Ende jeder Runde.',
      unit: 'Gebiete',
    },
    empty: 'Noch keine Runde ist gespielt.',
  },
})

/** What stands at the end of a round, by owner. */
interface Sample {
  readonly players: ReadonlyMap<string, number>
  readonly points: ReadonlyMap<string, number>
  readonly units: ReadonlyMap<string, number>
  readonly areas: ReadonlyMap<string, number>
}

type Measure = keyof Sample

const SAMPLES = new WeakMap<ChartSource, readonly RoundSample<Sample>[]>()

/** Read off once for all charts. */
function samplesOf(source: ChartSource): readonly RoundSample<Sample>[] {
  const known = SAMPLES.get(source)
  if (known !== undefined) return known
  const samples = sampleRounds(source.moments, read)
  SAMPLES.set(source, samples)
  return samples
}

function read(world: World): Sample {
  const nations = ownersOf(world)
  const areas = world.record(SCENARIO, 'scenario')?.areas ?? []
  const by = (count: (nation: string) => number): ReadonlyMap<string, number> => new Map(nations.map((nation) => [nation, count(nation)]))
  return {
    players: playersOf(world),
    points: by((nation) => world.balance(nation, 'vp')),
    units: by((nation) => unitsOf(world, nation)),
    areas: by((nation) => areas.filter(({ id }) => holds(world, nation, id)).length),
  }
}

/** Points by player, also where nations win. */
function playersOf(world: World): ReadonlyMap<string, number> {
  const points = new Map<string, number>()
  if (world.record(GAME, 'game') === undefined) return points
  for (const one of contenders(world)) points.set(one.seat, (points.get(one.seat) ?? 0) + one.points)
  return points
}

function chart(measure: Measure): ChartSpec {
  return {
    id: measure,
    wide: measure === 'players',
    small: true,
    name: () => TEXTS[measure].name,
    empty: () => TEXTS.empty,
    figures: (source, range) => figures(source, range, measure),
  }
}

function figures(source: ChartSource, range: RoundRange, measure: Measure): ChartFigures {
  const rounds = within(samplesOf(source), range)
  const owners = [...(rounds.at(-1)?.sample[measure].keys() ?? [])]
  const { title, about, unit } = TEXTS[measure]
  return {
    ...{ kind: 'lines', title, about, unit, axis: TEXTS.round, rounds: true, notes: [], steps: measure !== 'units' },
    labels: rounds.map(({ round }) => String(round)),
    series: owners.map((id): Series => ({
      ...{ id, name: say(`seat.${id}`), tone: ownerTone(id) },
      values: rounds.map(({ sample }) => sample[measure].get(id) ?? null),
      ...(measure === 'players' ? {} : { why: { owner: id, ...(measure === 'points' ? { account: 'vp' } : { derived: measure }) } }),
    })),
  }
}

export const CHARTS: ChartFace = { choices: [], charts: [chart('players'), chart('points'), chart('units'), chart('areas')] }
