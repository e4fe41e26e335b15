import { Board } from '../../../board/board.ts'
import { COVERS } from '../../../board/geography/cover.ts'
import { ELEVATIONS } from '../../../board/geography/relief.ts'
import type { BoardPlan, HexPlan } from '../../../board/plan.ts'
import { PLAN_SHAPE, planProblems } from '../../../board/planFile.ts'
import { accept, problem, refuse, shown, type Outcome, type Problem } from '../../../kernel/problem.ts'
import { fieldsOf, listOf, oneOf, text, type Shape } from '../../../kernel/forms/shape.ts'
import { KINGDOMS, SEATS } from '../rules/seats.ts'
import { START } from '../rules/tables/start.ts'
import type { LineageWorld, TribeLand } from './world.ts'
import { parseOutside } from '../../../kernel/forms/nesting.ts'

export const WORLD_FORMAT = 'greatest-lineage-world'
export const WORLD_VERSION = 1

const LANDS = listOf(text)
export const HEX_PLAN: Shape<HexPlan> = {
  schema: PLAN_SHAPE.schema,
  read: (value, field) => {
    const read: Outcome<BoardPlan> = PLAN_SHAPE.read(value, field)
    if (!read.ok) return read
    const plan = read.value
    return plan.kind === 'hexes'
      ? accept(plan)
      : refuse(problem(`${field}.kind`, 'problem.option', { value: shown(plan.kind), options: 'hexes' }))
  },
}

const WORLD: Shape<LineageWorld> = fieldsOf<LineageWorld>({
  plan: HEX_PLAN,
  homes: fieldsOf<LineageWorld['homes']>({ elves: LANDS, humans: LANDS, dwarves: LANDS }),
  kingdoms: fieldsOf<LineageWorld['kingdoms']>({ demonic: LANDS, undead: LANDS, monstrous: LANDS }),
  tribes: listOf(fieldsOf<TribeLand>({ race: oneOf(SEATS), lands: LANDS })),
})

/** Reads a world from outside, with a problem per place: `world.tribes.3.lands.0`. */
export function readWorld(raw: unknown, field = 'world'): Outcome<LineageWorld> {
  const read = WORLD.read(raw, field)
  if (!read.ok) return read
  const at = (path: string): string => (field === '' ? path : `${field}.${path}`)
  const problems = planProblems(read.value.plan, at('plan'))
  if (problems.length > 0) return refuse(...problems)
  const others = [...groundProblems(read.value.plan, at), ...holderProblems(read.value, at)]
  return others.length > 0 ? refuse(...others) : read
}

/** A world as a file of its own. */
export function worldFile(world: LineageWorld): string {
  return `${JSON.stringify({ format: WORLD_FORMAT, version: WORLD_VERSION, ...world }, null, 1)}\n`
}

/** Reads the text of such a file. */
export function readWorldFile(file: string): Outcome<LineageWorld> {
  let raw: unknown
  try {
    raw = parseOutside(file)
  } catch {
    return refuse(problem('file', 'problem.notJson'))
  }
  const { format, version, ...world } = typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {}
  if (format !== WORLD_FORMAT) return refuse(problem('format', 'problem.format', { value: shown(format), wanted: WORLD_FORMAT }))
  if (typeof version === 'number' && version > WORLD_VERSION) return refuse(problem('version', 'problem.version', { value: version }))
  if (version !== WORLD_VERSION) return refuse(problem('version', 'problem.option', { value: shown(version), options: `${WORLD_VERSION}` }))
  return readWorld(world, '')
}

type At = (path: string) => string

/** All land lies at one height and bears one cover (GL-GEN-7). */
function* groundProblems({ legend, closed }: HexPlan, at: At): Iterable<Problem> {
  for (const [letter, grounds] of Object.entries(legend)) {
    if (closed.includes(letter)) continue
    for (const kinds of [ELEVATIONS, COVERS]) {
      const found = grounds.filter((ground) => (kinds as readonly string[]).includes(ground))
      const figures = { value: shown(found.join(', ')), options: kinds.join(', ') }
      if (found.length !== 1) yield problem(at(`plan.legend.${letter}`), 'problem.option', figures)
    }
  }
}

/** Land is there, and has one holder at most; everybody begins with some. */
function* holderProblems({ plan, homes, kingdoms, tribes }: LineageWorld, at: At): Iterable<Problem> {
  const board = new Board(plan)
  const held = new Set<string>()
  const lists: readonly (readonly [string, readonly string[], number])[] = [
    ...SEATS.map((seat) => [`homes.${seat}`, homes[seat], START.territories] as const),
    ...KINGDOMS.map((kingdom) => [`kingdoms.${kingdom}`, kingdoms[kingdom], 1] as const),
    ...tribes.map(({ lands }, nth) => [`tribes.${nth}.lands`, lands, 1] as const),
  ]
  for (const [path, lands, least] of lists) {
    if (lands.length < least) yield problem(at(path), 'problem.picks', { value: lands.length, min: least, max: board.spaces.length })
    for (const [nth, id] of lands.entries()) {
      if (!board.has(id)) yield problem(at(`${path}.${nth}`), 'problem.boardCode', { value: shown(id) })
      else if (held.has(id)) yield problem(at(`${path}.${nth}`), 'problem.repeated', { value: shown(id) })
      held.add(id)
    }
  }
}
