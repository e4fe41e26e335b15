import { textOf } from '../../kernel/form.ts'
import type { Field, Sheet } from '../../kernel/field.ts'
import type { Json, SeatId } from '../../kernel/rule.ts'
import { language } from '../../language/language.ts'
import { translated } from '../../language/catalogue.ts'
import type { SetupChoices, SetupFace } from '../setupFace.ts'
import { USUAL_SPACES } from '../../board/geography/geography.ts'
import type { LineageWorld } from './board/world.ts'
import { makeLineageWorld, usualWish } from './board/world.ts'
import { LATEST_EDITION } from './rules/edition.ts'
import { withoutDefaultsOf } from './rules/rulings/switches.ts'
import { SEATS } from './rules/seats.ts'
import { WAY_IDS, WAYS } from './rules/ways.ts'

const TEXTS = translated({
  en: {
    ways: {
      campaign: {
        title: 'Campaign',
        lasts: 'Three to five evenings',
        facts: [
          'Peace ends after round 40; so does a conquest that is still open, by points.',
          'The great loss comes in round 11, when a careful builder can bear it.',
          'Five territories a battle.',
        ],
      },
      printed: {
        title: 'As printed',
        lasts: 'Two evenings of peace; no end of its own in conquest',
        facts: [
          'Peace ends after round 20.',
          'The great loss comes in round 6 and ends most civilisations.',
          'One territory a battle: a war for all the land takes many evenings.',
        ],
      },
      evening: {
        title: 'Short evening',
        lasts: 'One evening',
        facts: [
          'A conquest ends after round 12 at the latest, by points; peace after round 20.',
          'The great loss comes in round 6 and spares whoever is in the first age.',
          'Ten territories a battle: a war is soon decided.',
        ],
      },
    },
    hint: "The ruler's sex decides which children add most to culture and to battle.",
    world: 'World',
  },
  de: {
    ways: {
      campaign: {
        title: 'Kampagne',
        lasts: 'Drei bis fünf Abende',
        facts: [
          'Der Frieden endet nach Runde 40, ebenso nach Punkten eine Eroberung, die dann noch offen ist.',
          'Der große Verlust kommt in Runde 11, wenn ihn tragen kann, wer umsichtig aufbaut.',
          'Fünf Gebiete je Schlacht.',
        ],
      },
      printed: {
        title: 'Wie gedruckt',
        lasts: 'Zwei Abende Frieden; eine Eroberung ohne eigenes Ende',
        facts: [
          'Der Frieden endet nach Runde 20.',
          'Der große Verlust kommt in Runde 6 und beendet die meisten Völker.',
          'Ein Gebiet je Schlacht: Ein Krieg um alles Land dauert viele Abende.',
        ],
      },
      evening: {
        title: 'Kurzer Abend',
        lasts: 'Ein Abend',
        facts: [
          'Eine Eroberung endet spätestens nach Runde 12 nach Punkten, der Frieden nach Runde 20.',
          'Der große Verlust kommt in Runde 6 und verschont, wer noch im ersten Zeitalter steht.',
          'Zehn Gebiete je Schlacht: Ein Krieg ist bald entschieden.',
        ],
      },
    },
    hint: 'Vom Geschlecht des Herrschers hängt ab, welche Kinder am meisten zu Kultur und Schlacht beitragen.',
    world: 'Welt',
  },
})

/** Rolled for: nobody is named. */
const ROLL = 'roll'

export const SETUP: SetupFace = {
  seats: SEATS.map((id, index) => ({ id, accent: index + 1 })),
  leftOut,
  ways: () => WAY_IDS.map((id) => ({ id, ...TEXTS.ways[id], houseRules: withoutDefaultsOf(LATEST_EDITION, WAYS[id]) })),
  seatFields: (seat) => [
    {
      type: 'pick',
      id: 'rulerSex',
      wording: 'setup.ruler',
      figures: { seat },
      options: [
        { id: 'male', wording: 'setup.ruler.male' },
        { id: 'female', wording: 'setup.ruler.female' },
      ],
      preset: 'male',
    },
  ],
  fields: (choices) => [
    {
      type: 'pick',
      id: 'goal',
      wording: 'setup.goal',
      options: [
        { id: 'conquest', wording: 'goal.conquest' },
        { id: 'peaceful', wording: 'goal.peaceful' },
      ],
      preset: 'conquest',
    },
    {
      type: 'pick',
      id: 'firstPlayer',
      wording: 'setup.first',
      options: [{ id: ROLL, wording: 'setup.first.roll' }, ...SEATS.map((id) => ({ id, wording: `seat.${id}` }))],
      preset: ROLL,
    },
    ...mapFields(choices),
  ],
  summary: ({ sheet, ...choices }) => (isMapped(sheet) ? [{ title: TEXTS.world, value: worldSeed({ ...choices, sheet }) }] : []),
  hint: () => TEXTS.hint,
  raw,
}

const ON_MAP = 'map'
const ON_TABLE = 'table'
const LEAST_SPACES = 200
const MOST_SPACES = 2000
const SEED_LENGTH = 60

function isMapped(sheet: Sheet): boolean {
  return sheet['board'] === ON_MAP
}

/** Whether the workbench keeps the map, and which world it is (RULING-05, RULING-12). */
function mapFields({ sheet }: SetupChoices): readonly Field[] {
  const board: Field = {
    ...{ type: 'pick', id: 'board', wording: 'setup.board', preset: ON_TABLE },
    options: [
      { id: ON_TABLE, wording: 'setup.board.table' },
      { id: ON_MAP, wording: 'setup.board.map' },
    ],
  }
  if (!isMapped(sheet)) return [board]
  return [
    board,
    { type: 'text', id: 'seed', wording: 'setup.world.seed', maxLength: SEED_LENGTH, preset: '' },
    { type: 'number', id: 'spaces', wording: 'setup.world.spaces', min: LEAST_SPACES, max: MOST_SPACES, preset: USUAL_SPACES },
  ]
}

/** What the world grows from: what was typed, or the names of those who play. */
function worldSeed({ names, sheet }: SetupChoices): string {
  const typed = textOf(sheet['seed'] ?? '').trim()
  return typed === ''
    ? SEATS.map((seat) => names[seat] ?? '')
        .join(' ')
        .trim()
    : typed
}

let last: { readonly key: string; readonly world: LineageWorld } | null = null

/** Asked for more often than it is made: the last one is kept. */
function worldOf(choices: SetupChoices): LineageWorld {
  const spaces = Math.min(MOST_SPACES, Math.max(LEAST_SPACES, Number(choices.sheet['spaces'] ?? USUAL_SPACES)))
  const seed = worldSeed(choices)
  const key = `${language()}/${spaces}/${seed}`
  if (last?.key !== key) last = { key, world: makeLineageWorld({ ...usualWish(seed, spaces), name: seed, language: language() }) }
  return last.world
}

/** A seat nobody was named for, where the table plays with two. */
function leftOut({ names, houseRules }: SetupChoices): readonly SeatId[] {
  const empty = SEATS.filter((seat) => (names[seat] ?? '') === '')
  return houseRules['min_players'] === 2 && empty.length === 1 ? empty : []
}

function raw(choices: SetupChoices): { readonly [key: string]: Json } {
  const { names, seats, sheet, houseRules } = choices
  const out = leftOut(choices)
  const playing = SEATS.filter((seat) => !out.includes(seat))
  const { firstPlayer = ROLL, goal = 'conquest' } = sheet
  return {
    players: Object.fromEntries(
      playing.map((seat) => [seat, { name: names[seat] ?? '', rulerSex: textOf(seats[seat]?.['rulerSex'] ?? 'male') }]),
    ),
    goal: textOf(goal),
    houseRules,
    ...(isMapped(sheet) ? { world: worldOf(choices) as unknown as Json } : {}),
    ...(firstPlayer === ROLL ? {} : { firstPlayer: textOf(firstPlayer) }),
  }
}
