import { pickField, textField } from '../../../kernel/forms/field.ts'
import { textOf } from '../../../kernel/forms/form.ts'
import { act, checkpoint, collect, fill, record, roll, tell, type Procedure } from '../../../kernel/engine/procedure.ts'
import { DONE, type Act } from '../../../kernel/engine/request.ts'
import { accept, problem, refuse, shown, wrongType, type Outcome, type Problem } from '../../../kernel/problem.ts'
import { TABLE_SEAT, type Cursor } from '../../../kernel/world/effect.ts'
import { GAME_MASTER, type SeatId } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { afterTurn, testEnding } from './after.ts'
import { book, secretOf, stateIn } from './keeping.ts'
import { readLetters } from './letters.ts'
import { ownMessage } from './messages.ts'
import { activeSeats, clanOf, gameOf, GAMES, ruled, SECRETS, SHEETS } from './records.ts'
import { keptOrders, readSheet, type Asked, type ReadSheet } from './sheet/readSheet.ts'
import type { ClanLine } from './sheet/line.ts'
import { PHASE, type ClanNumber } from './tables.ts'
import { PhaseChance } from './turn/chance.ts'
import { dropClan } from './turn/dropping.ts'
import { resolve, type ResolvedPhase } from './turn/resolve.ts'

/** Most characters of a sheet: 30 lines of ten fields, with some room. */
export const SHEET_LENGTH = 3_500
/** Most characters of the letters of a turn. */
export const LETTERS_LENGTH = 5_600
/** d100 that make the key of a phase. */
export const PHASE_DICE = 16
const MOST_TURNS = 1_295
const NOTICE_LENGTH = 500

/** The game from the place where play is, until it is over. Phases are numbered as cursors are. */
export function* play(world: World): Procedure {
  for (;;) {
    const { turn, phase } = world.cursor
    if (phase === PHASE.after) {
      yield* afterTurn(world)
      if (gameOf(world).ended !== null) return
      yield* moderate(world)
      yield* checkpoint({ turn: turn + 1, seat: TABLE_SEAT, phase: PHASE.intake })
      continue
    }
    if (phase === PHASE.intake) yield* intake(world)
    else yield* playPhase(world, phaseOf(phase))
    yield* checkpoint({ turn, seat: TABLE_SEAT, phase: phase + 1 })
  }
}

function phaseOf(phase: number): ResolvedPhase {
  return phase === 2 || phase === 3 || phase === 4 ? phase : 5
}

/** Takes the sheets of all clans at once, and their letters with them. The last sheet before this counts, whole (RULING-10). */
function* intake(world: World): Procedure {
  const { turn } = world.cursor
  const seats = activeSeats(world)
  const sheets = yield* collect(seats, (seat) =>
    fill('sheet', seat, () => ({
      rule: 'LZ-ORDER-1',
      figures: { turn },
      fields: [
        textField('lines', { wording: 'field.lines', maxLength: SHEET_LENGTH, lines: true, preset: '' }),
        textField('letters', { wording: 'field.letters', maxLength: LETTERS_LENGTH, lines: true, preset: '' }),
      ],
      check: ({ lines, letters }) => sheetProblems(world, seat, lines, letters),
    })),
  )
  for (const [seat, sheet] of sheets) yield* takeSheet(world, seat, sheet?.lines ?? '', sheet?.letters ?? '')
}

/** What keeps a sheet from being taken at all: it is headed by another clan or turn, or its letters cannot be sent. Lines are refused one by one. */
function sheetProblems(world: World, seat: SeatId, lines: string, letters: string): readonly Problem[] {
  const read = readSheet(lines, askedOf(world, seat))
  return [...(read.ok ? [] : read.problems), ...lettersOf(world, seat, letters).problems]
}

/** Clan, turn and house rules for the reader of a sheet. */
export function askedOf(world: World, seat: SeatId): Asked {
  const { clans, houseRules } = gameOf(world)
  return {
    clan: clanOf(seat),
    turn: world.cursor.phase === PHASE.after ? world.cursor.turn + 1 : world.cursor.turn,
    clans: clans.filter(({ state }) => state === 'active').map(({ clan }) => clan),
    houseRules,
  }
}

function lettersOf(world: World, seat: SeatId, text: string): ReturnType<typeof readLetters> {
  const { clan, clans } = askedOf(world, seat)
  return readLetters(text, { clan, clans, most: ruled(world, 'letters') })
}

function* takeSheet(world: World, seat: SeatId, lines: string, written: string): Procedure {
  const { turn } = world.cursor
  const see = [seat]
  yield* record('LZ-ORDER-1', SHEETS, seat, { turn, lines }, see)
  const read = readSheet(lines, askedOf(world, seat))
  const states = (read.ok ? read.value.lines : []).map(({ state }) => state)
  const countOf = (state: string): number => states.filter((one) => one === state).length
  const figures = { kept: countOf('kept'), refused: countOf('refused'), struck: countOf('struck') }
  yield* tell('LZ-ORDER-1', states.length === 0 ? 'line.noSheet' : 'line.sheet', { seat, figures, see })
  const secret = secretOf(world)
  const letters = lettersOf(world, seat, written).letters.map((letter) => ({ turn, from: clanOf(seat), ...letter }))
  if (letters.length > 0) yield* record('LZ-REPORT-4', SECRETS, 'ledger', { ...secret, letters: [...secret.letters, ...letters] }, 'gm')
}

/** All kept lines of the turn, clan by clan. */
export function linesOf(world: World): readonly ClanLine[] {
  const { turn } = world.cursor
  return activeSeats(world).flatMap((seat) => {
    const sheet = world.record(SHEETS, seat)
    if (sheet?.turn !== turn) return []
    const read: Outcome<ReadSheet> = readSheet(sheet.lines, askedOf(world, seat))
    return read.ok ? keptOrders(read.value).map((order) => ({ ...order, clan: clanOf(seat) })) : []
  })
}

/** Rolls the key of a phase and resolves it; everything of a phase is one entry, and is taken back as one. */
function* playPhase(world: World, phase: ResolvedPhase): Procedure {
  const rolled = yield* roll('dice', GAME_MASTER, () => ({
    rule: 'LZ-SET-10',
    faces: 100,
    count: PHASE_DICE,
    test: { type: 'number' },
    wording: `roll.phase${phase}`,
    figures: { turn: world.cursor.turn },
    see: 'gm',
  }))
  const state = stateIn(world)
  const chance = new PhaseChance(Array.from(rolled.values ?? []))
  yield* book(world, state, resolve(state, phase, linesOf(world), chance))
  if (phase === PHASE.development) yield* testEnding(world)
}

/** LZ-REPORT-5 Between two turns the game master drops clans, sends notices and says when sheets are due, until he takes the sheets (RULING-82). */
function* moderate(world: World): Procedure {
  for (;;) {
    const deed = yield* act('moderate', GAME_MASTER, () => ({
      rule: 'LZ-REPORT-5',
      acts: deeds(world),
      figures: { turn: world.cursor.turn + 1, due: gameOf(world).due },
    }))
    if (deed === null || deed.act === DONE) return
    const text = textOf(deed['text']).trim()
    const whose = textOf(deed['clan'])
    if (deed.act === 'drop') yield* dropNow(world, clanOf(whose))
    if (deed.act === 'due') yield* sayDue(world, text)
    if (deed.act === 'notice' && text !== '') yield* notice(whose, text)
  }
}

function deeds(world: World): readonly Act[] {
  const options = activeSeats(world).map((id) => ({ id, wording: `seat.${id}` }))
  const [first] = options
  const text = textField('text', { wording: 'field.notice', maxLength: NOTICE_LENGTH, lines: true, preset: '' })
  const all = [{ id: 'all', wording: 'option.all' }, ...options]
  const rule = 'LZ-REPORT-5'
  return [
    {
      ...{ id: 'due', rule, wording: 'act.moderate.due' },
      fields: [textField('text', { wording: 'field.due', maxLength: 60, preset: gameOf(world).due })],
    },
    {
      ...{ id: 'notice', rule, wording: 'act.moderate.notice' },
      fields: [pickField('clan', { wording: 'field.to', options: all, preset: 'all' }), text],
    },
    ...(first === undefined
      ? []
      : [
          {
            ...({ id: 'drop', rule: 'LZ-DROP-1', wording: 'act.moderate.drop' } as const),
            fields: [pickField('clan', { wording: 'field.clan', options, preset: first.id })],
          },
        ]),
    { id: DONE, rule, wording: 'act.moderate.done', fields: [] },
  ]
}

function* dropNow(world: World, clan: ClanNumber): Procedure {
  const state = stateIn(world)
  if (gameOf(world).clans.find((one) => one.clan === clan)?.state !== 'active') return
  yield* book(world, state, dropClan(state, clan))
  yield* afterTurn(world)
}

function* sayDue(world: World, due: string): Procedure {
  yield* record('LZ-REPORT-5', GAMES, 'game', { ...gameOf(world), due })
  yield* tell('LZ-REPORT-5', due === '' ? 'line.noDue' : 'line.due', { figures: { due, turn: world.cursor.turn + 1 } })
}

function* notice(whose: SeatId, text: string): Procedure {
  if (whose === 'all') yield* tell('LZ-REPORT-5', 'line.notice', { figures: { text } })
  else yield* tell('LZ-REPORT-5', 'line.notice', { seat: whose, figures: { text }, see: [whose] })
}

/** Reads where the game master wants play to go on: `{ turn, seat: 'table', phase }`, phases as cursors number them. */
export function readCursor(_world: World, raw: unknown): Outcome<Cursor> {
  if (typeof raw !== 'object' || raw === null) return refuse(wrongType('cursor', raw, ownMessage('noun.cursor')))
  const { turn, seat = TABLE_SEAT, phase } = raw as { readonly turn?: unknown; readonly seat?: unknown; readonly phase?: unknown }
  const least = phase === PHASE.after ? 0 : 1
  const problems = [
    ...(Number.isInteger(turn) && Number(turn) >= least && Number(turn) <= MOST_TURNS
      ? []
      : [problem('cursor.turn', 'problem.range', { value: shown(turn), min: least, max: MOST_TURNS })]),
    ...(seat === TABLE_SEAT ? [] : [problem('cursor.seat', 'problem.option', { value: shown(seat), options: TABLE_SEAT })]),
    ...(Number.isInteger(phase) && Number(phase) >= PHASE.intake && Number(phase) <= PHASE.after
      ? []
      : [problem('cursor.phase', 'problem.range', { value: shown(phase), min: PHASE.intake, max: PHASE.after })]),
  ]
  return problems.length > 0 ? refuse(...problems) : accept({ turn: Number(turn), seat: TABLE_SEAT, phase: Number(phase) })
}
