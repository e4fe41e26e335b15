import { textField, type Field, type FieldValue } from '../../kernel/forms/field.ts'
import { textOf } from '../../kernel/forms/form.ts'
import type { Json, SeatId } from '../../kernel/world/rule.ts'
import { translated } from '../../language/catalogue.ts'
import type { SetupChoices, SetupFace, SetupNote } from '../setup/setupFace.ts'
import { tellMessage, tellProblem } from '../text/telling.ts'
import { accentOf } from './ledger.ts'
import { seatOfPlayer } from './rules/board.ts'
import { SAMPLE } from './rules/sample.ts'
import type { Scenario } from './rules/scenario.ts'
import { readNewScenario, scenarioGaps } from './rules/scenarioCheck.ts'
import { seatsFor } from './rules/setup.ts'
import { parseOutside } from '../../kernel/forms/nesting.ts'

/** Twice as many as a scenario can have players; with a player for each nation, as many as there is room for. */
const MOST_SEATS = 24
const SEATS: readonly SeatId[] = Array.from({ length: MOST_SEATS }, (_, index) => seatOfPlayer(index + 1))

/** Names in the sheet the scenario of the workshop that is chosen: its text stands in the field, which is not asked then. */
export const MADE = 'made'

export const SETUP: SetupFace = {
  seats: SEATS.map((id) => ({ id, accent: accentOf(id) })),
  seatsFor: (choices) => SEATS.filter((seat) => playing(choices).includes(seat)),
  leftOut,
  hint: () => TEXTS.hint,
  summary: (choices) => [{ title: TEXTS.played, value: scenarioName(choices) }],
  seatFields: () => [],
  fields,
  notes,
  raw,
}

const TEXTS = translated({
  en: {
    hint: 'How many players there are follows from the scenario, and from who commands the nations (step Game, step House rules).',
    played: 'Scenario',
    sample: (name: string) => `${name}, which comes with the program`,
    noScenario: 'none yet: the file is missing, or cannot be played',
    tooMany: 'Nobody can be seated for all of it.',
    tooManyText: (players: number, most: number) =>
      `It would have ${players} players, and this set-up seats ${most}: give several nations to one player, or let the scenario say who commands them.`,
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
    hint: 'Wie viele Spieler es gibt, ergibt sich aus dem Szenario und daraus, wer die Nationen führt (Schritt Spiel, Schritt Hausregeln).',
    played: 'Szenario',
    sample: (name: string) => `${name}, das mit dem Programm kommt`,
    noScenario: 'noch keines: Die Datei fehlt oder ist nicht spielbar',
    tooMany: 'Nicht alle finden Platz.',
    tooManyText: (players: number, most: number) =>
      `Es hätte ${players} Spieler, und hier ist Platz für ${most}: Gib einem Spieler mehrere Nationen, oder lass das Szenario sagen, wer sie führt.`,
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
  const read = readNewScenario(given)
  if (!read.ok)
    return [{ ...note, lead: TEXTS.wrong, text: TEXTS.wrongText, lines: read.problems.map((one) => `${one.field}: ${tellProblem(one)}`) }]
  const players = playing({ names: {}, seats: {}, houseRules, sheet }).length
  if (players > SEATS.length) return [{ ...note, lead: TEXTS.tooMany, text: TEXTS.tooManyText(players, SEATS.length) }]
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
function leftOut(choices: SetupChoices): readonly SeatId[] {
  const there = playing(choices)
  return SEATS.filter((seat) => !there.includes(seat))
}

/** Seats of the players of what is played, of those of the sample while that is no scenario yet. */
function playing(choices: SetupChoices): readonly SeatId[] {
  return seatsFor({ nations: (chosen(choices) ?? SAMPLE).nations }, choices.houseRules)
}

/** The scenario that is played; null while what was given is none. */
function chosen({ houseRules, sheet }: SetupChoices): Scenario | null {
  if (houseRules['scenario'] !== 'file') return SAMPLE
  const read = readNewScenario(written(sheet['scenario']))
  return read.ok ? read.value : null
}

function scenarioName(choices: SetupChoices): string {
  const scenario = chosen(choices)
  if (scenario === null) return TEXTS.noScenario
  return choices.houseRules['scenario'] === 'file' ? scenario.name : TEXTS.sample(scenario.name)
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
    return parseOutside(text) as Json
  } catch {
    return text
  }
}
