import { textOf } from '../../kernel/forms/form.ts'
import type { Sheet } from '../../kernel/forms/field.ts'
import type { Json, SeatId } from '../../kernel/world/rule.ts'
import { translated } from '../../language/catalogue.ts'
import type { SetupChoices, SetupFace } from '../setup/setupFace.ts'
import type { LineageWorld } from './board/world.ts'
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
    noWorld: 'None chosen yet',
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
    hint: 'Vom Geschlecht des Oberhaupts hängt ab, welche Kinder am meisten zu Kultur und Schlacht beitragen.',
    world: 'Welt',
    noWorld: 'Noch keine gewählt',
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
  fields: () => [
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
  ],
  summary: ({ sheet }) => (isMapped(sheet) ? [{ title: TEXTS.world, value: worldName(sheet) }] : []),
  hint: () => TEXTS.hint,
  raw,
}

/** Names in the sheet whether the land lies on the table or in the workbench (RULING-05), and the world it lies in then (RULING-12): both are asked before the fields. */
export const BOARD_CHOICE = 'board'
export const CHOSEN_WORLD = 'world'
export const ON_MAP = 'map'
export const ON_TABLE = 'table'

function isMapped(sheet: Sheet): boolean {
  return sheet[BOARD_CHOICE] === ON_MAP
}

/** The world that was chosen, as the text of its data; what was not chosen is refused by the rules. */
function worldOf(sheet: Sheet): Json {
  const text = textOf(sheet[CHOSEN_WORLD] ?? '')
  return text === '' ? '' : (JSON.parse(text) as Json)
}

function worldName(sheet: Sheet): string {
  const world = worldOf(sheet)
  return world === '' ? TEXTS.noWorld : (world as unknown as LineageWorld).plan.name
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
    ...(isMapped(sheet) ? { world: worldOf(sheet) } : {}),
    ...(firstPlayer === ROLL ? {} : { firstPlayer: textOf(firstPlayer) }),
  }
}
