import type { World } from '../../kernel/world/world.ts'
import { translated } from '../../language/catalogue.ts'
import { ownerTone, type ChartFace, type ChartFigures, type ChartSource, type ChartSpec, type Series } from '../api/chartFace.ts'
import { sampleRounds, within, type RoundRange } from '../reading/chartRounds.ts'
import { say } from '../text/playing.ts'
import { trophyValue } from './rules/figures.ts'
import { GAMES, seatsIn, typesIn } from './rules/records.ts'
import type { Colour } from './rules/types.ts'

const TEXTS = translated({
  en: {
    round: 'Round',
    worth: {
      name: 'worth of the trophies',
      title: 'What the trophies are worth',
      about: 'Trophies by the value of their type, at the end of each round.',
      unit: 'points',
      empty: 'No round has been played.',
    },
    types: {
      name: 'trophies by type',
      title: 'Who holds which trophies',
      about: 'Trophies held now.',
      unit: 'trophies',
      axis: 'Type',
      empty: 'Nobody holds a trophy.',
    },
  },
  de: {
    round: 'Runde',
    worth: {
      name: 'Wert der Trophäen',
      title: 'Was die Trophäen wert sind',
      about: 'Trophäen nach dem Wert ihrer Art, am Ende jeder Runde.',
      unit: 'Punkte',
      empty: 'Noch keine Runde ist gespielt.',
    },
    types: {
      name: 'Trophäen nach Art',
      title: 'Wer welche Trophäen hat',
      about: 'Trophäen, die jetzt da sind.',
      unit: 'Trophäen',
      axis: 'Art',
      empty: 'Niemand hat eine Trophäe.',
    },
  },
})

function worthOf(world: World, seat: Colour): number {
  if (world.record(GAMES, 'game') === undefined) return 0
  return typesIn(world).reduce((sum, type) => sum + world.balance(seat, `trophy_${type}`) * trophyValue(world, type), 0)
}

const WORTH: ChartSpec = {
  id: 'worth',
  wide: true,
  name: () => TEXTS.worth.name,
  empty: () => TEXTS.worth.empty,
  figures: worthFigures,
}

function worthFigures(source: ChartSource, range: RoundRange): ChartFigures {
  const seats = seatsIn(source.world)
  const rounds = within(
    sampleRounds(source.moments, (world) => Object.fromEntries(seats.map((seat) => [seat, worthOf(world, seat)]))),
    range,
  )
  const { title, about, unit } = TEXTS.worth
  return {
    ...{ kind: 'lines', title, about, unit, axis: TEXTS.round, rounds: true, notes: [] },
    labels: rounds.map(({ round }) => String(round)),
    series: seats.map((id): Series => ({
      ...{ id, name: say(`seat.${id}`), tone: ownerTone(id), why: { owner: id, derived: 'worth' } },
      values: rounds.map(({ sample }) => sample[id] ?? null),
    })),
  }
}

const TYPES: ChartSpec = {
  id: 'types',
  wide: true,
  name: () => TEXTS.types.name,
  empty: () => TEXTS.types.empty,
  figures: ({ world }) => typeFigures(world),
}

function typeFigures(world: World): ChartFigures {
  const seats = seatsIn(world)
  const types = seats.length === 0 ? [] : typesIn(world)
  const { title, about, unit, axis } = TEXTS.types
  const anyHeld = seats.some((seat) => types.some((type) => world.balance(seat, `trophy_${type}`) > 0))
  return {
    ...{ kind: 'bars', title, about, unit, axis, notes: [] },
    labels: types.map((type) => say(`creature.${type}`)),
    series: seats.map((id): Series => ({
      ...{ id, name: say(`seat.${id}`), tone: ownerTone(id) },
      values: types.map((type) => (anyHeld ? world.balance(id, `trophy_${type}`) : null)),
    })),
  }
}

export const CHARTS: ChartFace = { choices: [], charts: [WORTH, TYPES] }
