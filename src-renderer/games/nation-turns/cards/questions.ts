import { readTolls } from '../../../../src-shared/games/nation-turns/reading/tolls.ts'
import { presetSheet } from '../../../../src-shared/kernel/forms/form.ts'
import type { FillRequest, Request } from '../../../../src-shared/kernel/engine/request.ts'

/** Figures the title of every question tells, or its dice and fields. */
const IN_TITLE: readonly string[] = ['nation', 'area', 'areas', 'count', 'dead', 'surplus', 'round', 'own', 'foes', 'text']

export function figuresOnCard(_: Request): readonly string[] {
  return IN_TITLE
}

/** The nation a question is asked of; those of the table have none. */
export function actorOf({ figures }: Request): string | null {
  const nation = figures['nation']
  return typeof nation === 'string' ? nation : null
}

/** Whether all a sheet asks is that so many are named. */
export function isToll(request: FillRequest): boolean {
  const shown = readTolls(request, presetSheet(request)).flatMap(({ rows }) => rows)
  const asked = request.fields.flatMap((field) => (field.type === 'group' ? field.fields : [field]))
  return asked.length > 0 && shown.length === asked.length
}

export function isRetreat({ fields }: FillRequest): boolean {
  return fields.every((field) => field.type === 'group' && field.fields.every(({ type }) => type === 'number'))
}

export function isMove({ fields }: FillRequest): boolean {
  return fields.length === 1 && fields.every(({ type, id }) => type === 'list' && id === 'moves')
}

/** Questions about a battle that goes on. */
const IN_BATTLE: ReadonlySet<string> = new Set(['roll.round', 'fill.retreat', 'fill.early'])

export function isInBattle({ wording }: Request): boolean {
  return IN_BATTLE.has(wording)
}
