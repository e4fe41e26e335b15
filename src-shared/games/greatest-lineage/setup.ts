import { textOf } from '../../kernel/form.ts'
import type { Json, SeatId } from '../../kernel/rule.ts'
import { translated } from '../../language/catalogue.ts'
import type { SetupChoices, SetupFace } from '../setupFace.ts'
import { SEATS } from './rules/seats.ts'

const TEXTS = translated({
  en: {
    hint: "The ruler's sex decides which children add most to culture and to battle.",
    board: 'Board',
    ownBoard: 'Your own board.',
    ownBoardText:
      'The land lies on your table; the workbench keeps counts and, if you like, names of territories. Where a rule speaks of the nearest land, it draws lots.',
  },
  de: {
    hint: 'Vom Geschlecht des Herrschers hängt ab, welche Kinder am meisten zu Kultur und Schlacht beitragen.',
    board: 'Spielbrett',
    ownBoard: 'Euer eigenes Spielbrett.',
    ownBoardText:
      'Das Land liegt auf eurem Tisch; das Programm zählt es und merkt sich, wenn ihr wollt, die Namen der Gebiete. Wo eine Regel vom nächsten Land spricht, lost es aus.',
  },
})

/** Rolled for: nobody is named. */
const ROLL = 'roll'

export const SETUP: SetupFace = {
  seats: SEATS.map((id, index) => ({ id, accent: index + 1 })),
  leftOut,
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
  notes: () => [{ behind: 'goal', title: TEXTS.board, lead: TEXTS.ownBoard, text: TEXTS.ownBoardText }],
  hint: () => TEXTS.hint,
  raw,
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
    ...(firstPlayer === ROLL ? {} : { firstPlayer: textOf(firstPlayer) }),
  }
}
