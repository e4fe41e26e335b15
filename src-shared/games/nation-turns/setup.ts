import type { Field, FieldValue } from '../../kernel/field.ts'
import { textField } from '../../kernel/field.ts'
import { textOf } from '../../kernel/form.ts'
import type { Json, SeatId } from '../../kernel/rule.ts'
import { translated } from '../../language/catalogue.ts'
import type { SetupChoices, SetupFace, SetupNote } from '../setupFace.ts'
import { tellMessage, tellProblem } from '../telling.ts'
import { accentOf } from './ledger.ts'
import { SAMPLE } from './rules/sample.ts'
import type { Scenario } from './rules/scenario.ts'
import { readScenario, scenarioGaps } from './rules/scenarioCheck.ts'
import { seatsFor } from './rules/setup.ts'

/** As many seats as the sample has nations; those nobody plays stay empty. A scenario of one's own comes with a file. */
const SEATS: readonly SeatId[] = seatsFor(SAMPLE, { control: 'one_each' })

/** Names in the sheet the scenario of the workshop that is chosen: its text stands in the field, which is not asked then. */
export const MADE = 'made'

export const SETUP: SetupFace = {
  seats: SEATS.map((id) => ({ id, accent: accentOf(id) })),
  leftOut,
  seatFields: () => [],
  fields,
  notes,
  raw,
}

const TEXTS = translated({
  en: {
    scenario: 'What the program reads in it',
    none: 'Nothing yet.',
    noneText: 'Paste the scenario above; it is checked as you change it.',
    wrong: 'It cannot be played yet.',
    wrongText: 'Each line says where, and what to do about it.',
    whole: 'It can be played.',
    wholeText: 'It has all that the sheet refers to.',
    gaps: 'It can be played.',
    gapsText: 'The sheet refers to what it leaves out. Add it, or play without:',
  },
  de: {
    scenario: 'Was das Programm darin liest',
    none: 'Noch nichts.',
    noneText: 'Füge das Szenario oben ein; es wird bei jeder Änderung geprüft.',
    wrong: 'So ist es noch nicht spielbar.',
    wrongText: 'Jede Zeile nennt die Stelle und was dort zu tun ist.',
    whole: 'Es ist spielbar.',
    wholeText: 'Es enthält alles, worauf sich das Blatt bezieht.',
    gaps: 'Es ist spielbar.',
    gapsText: 'Das Blatt bezieht sich auf etwas, das darin fehlt. Ergänze es, oder spielt ohne:',
  },
})

/** Behind the text of a scenario of one's own: its problems, or what the sheet refers to and it lacks. */
function notes({ houseRules, sheet }: SetupChoices): readonly SetupNote[] {
  if (houseRules['scenario'] !== 'file') return []
  const note = { behind: 'scenario', title: TEXTS.scenario }
  const given = written(sheet['scenario'])
  if (given === null) return [{ ...note, lead: TEXTS.none, text: TEXTS.noneText }]
  const read = readScenario(given)
  if (!read.ok)
    return [{ ...note, lead: TEXTS.wrong, text: TEXTS.wrongText, lines: read.problems.map((one) => `${one.field}: ${tellProblem(one)}`) }]
  const gaps = scenarioGaps(read.value).map(tellMessage)
  if (gaps.length === 0) return [{ ...note, lead: TEXTS.whole, text: TEXTS.wholeText }]
  return [{ ...note, lead: TEXTS.gaps, text: TEXTS.gapsText, lines: gaps }]
}

/** The longest scenario a file may hold, in characters. */
const LONGEST = 400_000

/** What house rules say comes from a file is given as its text. */
function fields({ houseRules, sheet }: SetupChoices): readonly Field[] {
  const file = (id: 'scenario' | 'units'): Field => textField(id, { wording: `setup.${id}`, maxLength: LONGEST, lines: true, preset: '' })
  const isMade = textOf(sheet[MADE]) !== ''
  return [
    ...(houseRules['scenario'] === 'file' && !isMade ? [file('scenario')] : []),
    ...(houseRules['unit_table'] === 'file' && !isMade ? [file('units')] : []),
  ]
}

/** Seats the scenario has no player for. */
function leftOut({ houseRules, sheet }: SetupChoices): readonly SeatId[] {
  const nations = houseRules['scenario'] === 'file' ? nationsIn(written(sheet['scenario'])) : SAMPLE.nations
  const playing = seatsFor({ nations }, houseRules)
  return SEATS.filter((seat) => !playing.includes(seat))
}

function raw(choices: SetupChoices): { readonly [key: string]: Json } {
  const { sheet, houseRules, names } = choices
  const out = leftOut(choices)
  const players = SEATS.filter((seat) => !out.includes(seat)).map((seat) => [seat, { name: names[seat] ?? '' }] as const)
  const scenario = houseRules['scenario'] === 'file' ? { scenario: written(sheet['scenario']) } : {}
  const units = houseRules['unit_table'] === 'file' ? { units: written(sheet['units']) } : {}
  return { players: Object.fromEntries(players), houseRules, ...scenario, ...units }
}

/** What a text of JSON holds; the text itself where it is none, so that the rules refuse it; nothing where it is empty. */
function written(value: FieldValue | undefined): Json {
  const text = textOf(value)
  if (text.trim() === '') return null
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

/** The nations of what may become a scenario, for their players; those of the sample where there are none. */
function nationsIn(scenario: Json): Scenario['nations'] {
  const read = readScenario(scenario)
  return read.ok ? read.value.nations : SAMPLE.nations
}
