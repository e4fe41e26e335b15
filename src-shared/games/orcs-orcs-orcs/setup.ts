import { flagField, groupField, numberField, pickField, textField, type Field, type Sheet } from '../../kernel/forms/field.ts'
import { textOf } from '../../kernel/forms/form.ts'
import { parseOutside } from '../../kernel/forms/nesting.ts'
import type { Outcome, Problem } from '../../kernel/problem.ts'
import type { Json, SeatId } from '../../kernel/world/rule.ts'
import { translated } from '../../language/catalogue.ts'
import { count } from '../../language/figures.ts'
import { listed } from '../../language/numbers.ts'
import type { SetupChoices, SetupFace, SetupNote } from '../setup/setupFace.ts'
import { say } from '../text/playing.ts'
import { tellProblem } from '../text/telling.ts'
import { SEAT_ACCENTS } from './emblems.ts'
import type { Deck } from './rules/deck/deck.ts'
import { newDeckProblems } from './rules/deck/deckProblems.ts'
import { readDeck } from './rules/deck/deckShape.ts'
import { OURS_1 } from './rules/deck/ours.ts'
import { MODULES, type Module } from './rules/records.ts'
import { MOST_ON_PATH, TERRAIN_TILES } from './rules/setup.ts'
import { BASIC_TYPES, COLOURS, isColour, NEWCOMERS, PATHS, type Colour, type Newcomer } from './rules/types.ts'

/** Field of the sheet with the text of a deck file; blank for the program's own deck. */
export const DECK_TEXT = 'deck'
/** Field with the workshop's document that the text was made from. Not asked, and not sent. */
export const DECK_MADE = 'deckMade'
/** Field that says that the text is given here. Not asked, and not sent. */
export const DECK_GIVEN = 'deckGiven'
/** The longest deck file, in characters. */
const LONGEST = 100_000
/** Picked for a newcomer that is not played. */
const NOBODY = 'nobody'
const [PLAYS, EMPTY] = ['plays', 'empty']

const TEXTS = translated({
  en: {
    hint: 'Two to four play. A colour is a space of the tower: blue begins on space 1, green on 2, red on 3, yellow on 5.',
    order: 'Order of play',
    modules: 'Modules',
    none: 'The basic game',
    deck: 'The deck',
    wrong: 'It cannot be played with yet.',
    wrongText: 'Each line says where, and what to do about it.',
    right: 'It can be played with.',
    blank: 'No file is given yet.',
    blankText: 'Until then it is played with the program’s own deck.',
    rightText: (name: string, spells: number) => `${name}: ${count(spells, 'spell')}.`,
    terrain: 'Tiles of terrain',
    tooMany: 'There are not so many.',
    enough: 'There are enough.',
    tiles: (tiles: number, most: number) => `${tiles} of ${most} are laid out.`,
  },
  de: {
    hint: 'Zwei bis vier spielen. Zu jeder Farbe gehört ein Feld des Turms: Blau beginnt auf Feld 1, Grün auf 2, Rot auf 3, Gelb auf 5.',
    order: 'Reihenfolge',
    modules: 'Module',
    none: 'Das Grundspiel',
    deck: 'Der Kartensatz',
    wrong: 'So kann man noch nicht mit ihm spielen.',
    wrongText: 'Jede Zeile nennt die Stelle und was dort zu tun ist.',
    right: 'Man kann mit ihm spielen.',
    blank: 'Noch ist keine Datei angegeben.',
    blankText: 'Bis dahin wird mit dem Kartensatz des Programms gespielt.',
    rightText: (name: string, spells: number) => `${name}: ${count(spells, 'Zauber', 'Zauber')}.`,
    terrain: 'Geländeplättchen',
    tooMany: 'So viele gibt es nicht.',
    enough: 'Es sind genug.',
    tiles: (tiles: number, most: number) => `${tiles} von ${most} liegen aus.`,
  },
})

export const SETUP: SetupFace = {
  hasNoDice: true,
  seats: COLOURS.map((id) => ({ id, accent: SEAT_ACCENTS[id] })),
  leftOut: (choices) => COLOURS.filter((seat) => !playing(choices).includes(seat)),
  seatFields: (seat) => [
    pickField('plays', {
      ...{ wording: 'setup.plays', figures: { seat }, preset: PLAYS, rule: 'OO-SET-6' },
      options: [PLAYS, EMPTY].map((id) => ({ id, wording: `setup.plays.${id}` })),
    }),
  ],
  fields,
  notes,
  summary: (choices) => [
    { title: TEXTS.order, value: listed(inOrder(choices).map((seat) => say(`seat.${seat}`))) },
    { title: TEXTS.modules, value: modulesText(choices.sheet) },
    ...deckSummary(choices.sheet),
  ],
  hint: () => TEXTS.hint,
  raw,
}

function playing({ seats }: SetupChoices): readonly Colour[] {
  return COLOURS.filter((seat) => seats[seat]?.['plays'] !== EMPTY)
}

/** Seats that play, clockwise from the one that begins (OO-SET-9). */
function inOrder(choices: SetupChoices): readonly Colour[] {
  const seats = playing(choices)
  const first = textOf(choices.sheet['first'] ?? '')
  const at = isColour(first) ? Math.max(0, seats.indexOf(first)) : 0
  return [...seats.slice(at), ...seats.slice(0, at)]
}

function fields(choices: SetupChoices): readonly Field[] {
  const seats = playing(choices)
  const isLaidOut = choices.sheet['x1_terrain'] === true
  return [
    pickField('first', {
      ...{ wording: 'setup.first', preset: seats[0] ?? COLOURS[0], rule: 'OO-SET-9' },
      options: seats.map((id) => ({ id, wording: `seat.${id}` })),
    }),
    ...MODULES.map((module) => flagField(module, { wording: `module.${module}`, preset: false })),
    ...(isLaidOut ? [terrainField()] : []),
    ...NEWCOMERS.map(newcomerField),
    ...(choices.sheet[DECK_GIVEN] === true
      ? [textField(DECK_TEXT, { wording: 'setup.deck', maxLength: LONGEST, lines: true, preset: '' })]
      : []),
  ]
}

function terrainField(): Field {
  return groupField('terrain', {
    wording: 'setup.terrain',
    rule: 'OO-XTERR-1',
    fields: PATHS.map((path) =>
      numberField(`path${path}`, { wording: 'option.path', figures: { path }, min: 0, max: MOST_ON_PATH, preset: 1 }),
    ),
  })
}

/** The types that a newcomer may replace: those of its category (RULING-54). */
function newcomerField(newcomer: Newcomer): Field {
  const categoryOf = (type: string): string | undefined => OURS_1.creatures.find(({ id }) => id === type)?.category
  const types = BASIC_TYPES.filter((type) => categoryOf(type) === categoryOf(newcomer))
  return pickField(newcomer, {
    ...{ wording: `setup.newcomer.${newcomer}`, preset: NOBODY, rule: 'OO-XREIN-1' },
    options: [{ id: NOBODY, wording: 'setup.newcomer.nobody' }, ...types.map((id) => ({ id, wording: `setup.replaces.${id}` }))],
  })
}

function modulesIn(sheet: Sheet): readonly Module[] {
  return MODULES.filter((module) => sheet[module] === true)
}

function modulesText(sheet: Sheet): string {
  const newcomers = NEWCOMERS.filter((newcomer) => (sheet[newcomer] ?? NOBODY) !== NOBODY)
  const names = [...modulesIn(sheet).map((module) => say(`module.${module}`)), ...newcomers.map((newcomer) => say(`creature.${newcomer}`))]
  return names.length === 0 ? TEXTS.none : listed(names)
}

function tilesIn(sheet: Sheet): readonly number[] {
  const given = (sheet['terrain'] ?? {}) as Sheet
  return PATHS.map((path) => Number(given[`path${path}`] ?? 1))
}

/** The sum of the tiles, and the problems of a deck. */
function notes({ sheet }: SetupChoices): readonly SetupNote[] {
  return [...(sheet['x1_terrain'] === true ? [terrainNote(sheet)] : []), ...deckNotes(sheet)]
}

function terrainNote(sheet: Sheet): SetupNote {
  const total = tilesIn(sheet).reduce((sum, tiles) => sum + tiles, 0)
  return {
    ...{ behind: 'terrain', title: TEXTS.terrain },
    ...{ lead: total > TERRAIN_TILES ? TEXTS.tooMany : TEXTS.enough, text: TEXTS.tiles(total, TERRAIN_TILES) },
  }
}

/** The deck that the sheet gives; null where it gives none. */
function deckIn(sheet: Sheet): Outcome<Deck> | null {
  const text = textOf(sheet[DECK_TEXT])
  return text.trim() === '' ? null : readDeck(written(text), 'deck')
}

/** Of a file all that it comes to, of a deck from the workshop only its problems. */
function deckNotes(sheet: Sheet): readonly SetupNote[] {
  const isGiven = sheet[DECK_GIVEN] === true
  const note = { behind: isGiven ? DECK_TEXT : '', title: TEXTS.deck }
  const read = deckIn(sheet)
  if (read === null) return isGiven ? [{ ...note, lead: TEXTS.blank, text: TEXTS.blankText }] : []
  const problems: readonly Problem[] = read.ok ? newDeckProblems(read.value, 'deck') : read.problems
  if (problems.length > 0)
    return [{ ...note, lead: TEXTS.wrong, text: TEXTS.wrongText, lines: problems.map((one) => `${one.field}: ${tellProblem(one)}`) }]
  return read.ok && isGiven ? [{ ...note, lead: TEXTS.right, text: TEXTS.rightText(read.value.name, read.value.spells.length) }] : []
}

function deckSummary(sheet: Sheet): readonly { readonly title: string; readonly value: string }[] {
  const read = deckIn(sheet)
  return read?.ok === true ? [{ title: TEXTS.deck, value: read.value.name }] : []
}

function raw(choices: SetupChoices): { readonly [key: string]: Json } {
  const { sheet, names, houseRules } = choices
  const modules = modulesIn(sheet)
  const newcomers = NEWCOMERS.flatMap((newcomer) => {
    const replaced = textOf(sheet[newcomer] ?? NOBODY)
    return replaced === NOBODY ? [] : [[newcomer, replaced] as const]
  })
  return {
    players: inOrder(choices).map((colour: SeatId) => ({ colour, name: names[colour] ?? '' })),
    modules: [...modules],
    newcomers: Object.fromEntries(newcomers),
    ...(modules.includes('x1_terrain') ? { terrain: [...tilesIn(sheet)] } : {}),
    ...(textOf(sheet[DECK_TEXT]).trim() === '' ? {} : { deck: written(textOf(sheet[DECK_TEXT])) }),
    houseRules,
  }
}

/** What a text of JSON says; the text itself where it is none, so that the rules refuse it. */
function written(text: string): Json {
  try {
    return parseOutside(text) as Json
  } catch {
    return text
  }
}
