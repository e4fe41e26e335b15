import type { Cell } from '../../../../board/hexes.ts'
import { problem, type Problem } from '../../../../kernel/problem.ts'
import { ownProblem } from '../messages.ts'
import { defaultProblems } from '../start/reduceStart.ts'
import { START } from '../start/startTables.ts'
import { templateProblems } from '../start/template.ts'
import { BAND, COLOURS, isWater, MILITIA, TERRAINS } from '../tables.ts'
import { startTablesOf } from './world.ts'
import { CODES, type GroupEntry, type WorldFile } from './worldShape.ts'

/** Problems of one kind beyond these say nothing more. */
const MOST_MISSING = 5

/** What in a world file does not fit together: sites and their terrain, owners, bands, ids, tables. */
export function worldProblems(file: WorldFile): readonly Problem[] {
  return [
    ...denProblems(file),
    ...siteProblems(file),
    ...clanProblems(file),
    ...bandProblems(file),
    ...idProblems(file),
    ...tableProblems(file),
  ]
}

/** Numbers of the clans a file lists, or of all it names where it lists none; from low to high. */
export function clansIn({ clans, dens, owners, halfbuilt, groups, spies }: WorldFile): readonly number[] {
  const named = [
    ...[...(dens ?? [])].flatMap(([, { owner }]) => (typeof owner === 'number' ? [owner] : [])),
    ...(owners?.values() ?? []),
    ...[...(halfbuilt ?? [])].map(([, { clan }]) => clan),
    ...[...(groups ?? []), ...(spies ?? [])].map(({ clan }) => clan),
  ]
  return [...new Set(clans?.map(({ clan }) => clan) ?? named)].sort((one, other) => one - other)
}

function* denProblems({ terrain, dens }: WorldFile): Iterable<Problem> {
  for (const [cell, { owner, militia }] of dens ?? []) {
    const [field, hex] = [`dens.${CODES.code(cell)}`, CODES.code(cell)]
    if (terrain[cell] !== 'den') yield ownProblem(field, 'problem.noDenThere', { hex, value: terrain[cell] ?? '' }, 'LZ-MAP-4')
    if (typeof owner === 'number' && (militia ?? 0) > 0)
      yield ownProblem(`${field}.militia`, 'problem.ownedMilitia', { value: militia ?? 0 }, 'LZ-SET-8')
  }
  const missing = terrain.flatMap((kind, cell) => (kind === 'den' && dens?.has(cell) !== true ? [cell] : []))
  for (const cell of missing.slice(0, MOST_MISSING)) yield ownProblem('dens', 'problem.denMissing', { value: CODES.code(cell) }, 'LZ-MAP-4')
}

function* siteProblems({ terrain, owners, bridges, rafts, halfbuilt }: WorldFile): Iterable<Problem> {
  const onWater = (cell: Cell): boolean => isWater(terrain[cell] ?? 'water')
  for (const cell of owners?.keys() ?? [])
    if (terrain[cell] !== 'temple' && bridges?.includes(cell) !== true)
      yield ownProblem(`owners.${CODES.code(cell)}`, 'problem.noSite', { hex: CODES.code(cell) }, 'LZ-DEV-15')
  for (const [at, cell] of (bridges ?? []).entries())
    if (!onWater(cell)) yield ownProblem(`bridges.${at}`, 'problem.onWater', { value: CODES.code(cell) }, 'LZ-MAP-6')
  for (const cell of rafts?.keys() ?? []) {
    if (!onWater(cell)) yield ownProblem('rafts', 'problem.onWater', { value: CODES.code(cell) }, 'LZ-MAP-6')
    if (bridges?.includes(cell) === true) yield ownProblem('rafts', 'problem.bridgeAndRaft', { value: CODES.code(cell) }, 'LZ-MAP-6')
  }
  for (const cell of halfbuilt?.keys() ?? [])
    if (!['plains', 'scrub', 'fertile'].includes(terrain[cell] ?? ''))
      yield ownProblem('halfbuilt', 'problem.builtOn', { hex: CODES.code(cell), value: terrain[cell] ?? '' }, 'LZ-DEV-10')
}

function* clanProblems(file: WorldFile): Iterable<Problem> {
  const listed = (file.clans ?? []).map(({ clan }) => clan)
  for (const [at, clan] of listed.entries())
    if (listed.indexOf(clan) < at) yield problem(`clans.${at}.clan`, 'problem.repeated', { value: clan })
  if (file.clans === undefined) return
  const named: (readonly [string, number])[] = [
    ...[...(file.dens ?? [])].flatMap(([cell, { owner }]) =>
      typeof owner === 'number' ? [[`dens.${CODES.code(cell)}.owner`, owner] as const] : [],
    ),
    ...[...(file.owners ?? [])].map(([cell, clan]) => [`owners.${CODES.code(cell)}`, clan] as const),
    ...[...(file.halfbuilt ?? [])].map(([cell, { clan }]) => [`halfbuilt.${CODES.code(cell)}.clan`, clan] as const),
    ...(file.groups ?? []).map(({ clan }, at) => [`groups.${at}.clan`, clan] as const),
    ...(file.spies ?? []).map(({ clan }, at) => [`spies.${at}.clan`, clan] as const),
  ]
  for (const [field, clan] of named)
    if (!listed.includes(clan)) yield ownProblem(field, 'problem.strangeClan', { value: clan, options: listed.join(', ') }, 'LZ-SET-1')
}

/** A clan has 300 warriors in a hex at most, and no other clan and no militia with them. */
function* bandProblems({ groups, dens }: WorldFile): Iterable<Problem> {
  const bands = new Map<Cell, { clan: number; size: number }>()
  for (const [cell, { militia }] of dens ?? []) if ((militia ?? 0) > 0) bands.set(cell, { clan: MILITIA, size: militia ?? 0 })
  for (const [at, group] of (groups ?? []).entries()) {
    const [field, size, hex] = [`groups.${at}`, sizeOf(group), CODES.code(group.hex)]
    if (size === 0) yield ownProblem(field, 'problem.noLizards')
    if (group.fed !== undefined && group.hunger !== undefined) yield problem(`${field}.hunger`, 'problem.together', { other: 'fed' })
    const band = bands.get(group.hex) ?? { clan: group.clan, size: 0 }
    if (band.clan === MILITIA) yield ownProblem(`${field}.hex`, 'problem.withMilitia', { clan: group.clan, hex }, 'LZ-COMBAT-1')
    else if (band.clan !== group.clan)
      yield ownProblem(`${field}.hex`, 'problem.twoBands', { clan: group.clan, value: band.clan, hex }, 'LZ-COMBAT-1')
    const total = band.size + size
    if (band.clan === group.clan && total > BAND)
      yield ownProblem(field, 'problem.bandLimit', { clan: group.clan, value: total, hex, max: BAND }, 'LZ-SET-7')
    bands.set(group.hex, { ...band, size: total })
  }
}

function sizeOf(group: GroupEntry): number {
  return COLOURS.reduce((sum, colour) => sum + (group[colour] ?? 0), 0)
}

/** Groups and spies have one row of ids. */
function* idProblems({ groups, spies, ids }: WorldFile): Iterable<Problem> {
  const given = [
    ...(groups ?? []).map(({ id }, at) => ({ id, field: `groups.${at}.id` })),
    ...(spies ?? []).map(({ id }, at) => ({ id, field: `spies.${at}.id` })),
  ]
  const seen = new Set<number>()
  for (const { id, field } of given) {
    if (id === undefined) continue
    if (seen.has(id)) yield problem(field, 'problem.repeated', { value: id })
    seen.add(id)
  }
  const highest = Math.max(0, ...seen)
  if (ids !== undefined && ids < highest) yield ownProblem('ids', 'problem.idCount', { value: ids, max: highest })
}

function* tableProblems({ mix, mould, templates, defaults }: WorldFile): Iterable<Problem> {
  if (mix !== undefined) {
    const dry = TERRAINS.reduce((sum, terrain) => sum + (terrain === 'water' ? 0 : mix[terrain]), 0)
    if (dry >= 1_000) yield ownProblem('mix', 'problem.mixSum', { value: dry })
  }
  for (const [name, rows] of Object.entries(mould ?? {}) as [string, readonly (readonly [string, number])[]][]) {
    const wrong = rows.findIndex(([, most], at) => most <= (rows[at - 1]?.[1] ?? 0))
    const last = rows.at(-1)?.[1] ?? 0
    if (wrong >= 0 || last !== 100)
      yield ownProblem(`mould.${name}`, 'problem.rising', { value: wrong < 0 ? last : (rows[wrong]?.[1] ?? 0) })
  }
  const wrong = (templates ?? []).flatMap((template, at) => templateProblems(template, `templates.${at}`))
  yield* wrong
  if (defaults !== undefined && defaults.length < START.usual)
    yield ownProblem('defaults', 'problem.fewDefaults', { value: defaults.length, min: START.usual })
  else if (wrong.length === 0 && (templates !== undefined || defaults !== undefined))
    yield* defaultProblems(startTablesOf({ ...(templates && { templates }), ...(defaults && { defaults }) }), 'defaults')
}
