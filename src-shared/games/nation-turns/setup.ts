import type { Field, FieldValue } from '../../kernel/field.ts'
import { textField } from '../../kernel/field.ts'
import { textOf } from '../../kernel/form.ts'
import type { Json, SeatId } from '../../kernel/rule.ts'
import type { SetupChoices, SetupFace } from '../setupFace.ts'
import { accentOf } from './ledger.ts'
import { SAMPLE } from './rules/sample.ts'
import type { Scenario } from './rules/scenario.ts'
import { readScenario } from './rules/scenarioCheck.ts'
import { seatsFor } from './rules/setup.ts'

/** As many seats as the sample has nations; those nobody plays stay empty. A scenario of one's own comes with a file. */
const SEATS: readonly SeatId[] = seatsFor(SAMPLE, { control: 'one_each' })

export const SETUP: SetupFace = {
  seats: SEATS.map((id) => ({ id, accent: accentOf(id) })),
  leftOut,
  seatFields: () => [],
  fields,
  raw,
}

/** The longest scenario a file may hold, in characters. */
const LONGEST = 400_000

/** What house rules say comes from a file is given as its text. */
function fields({ houseRules }: SetupChoices): readonly Field[] {
  const file = (id: 'scenario' | 'units'): Field => textField(id, { wording: `setup.${id}`, maxLength: LONGEST, lines: true, preset: '' })
  return [...(houseRules['scenario'] === 'file' ? [file('scenario')] : []), ...(houseRules['unit_table'] === 'file' ? [file('units')] : [])]
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
