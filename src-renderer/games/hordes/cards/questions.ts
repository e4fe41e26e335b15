import type { FillRequest, Request } from '../../../../src-shared/kernel/engine/request.ts'

/** Figures the title of every question tells, or its card shows. */
const IN_TITLE: readonly string[] = ['host', 'pips', 'element', 'other', 'total', 'otherTotal', 'good', 'even', 'bad', 'paces']

export function figuresOnCard(_: Request): readonly string[] {
  return IN_TITLE
}

export function isWayBack({ fields }: FillRequest): boolean {
  return fields.some(({ id }) => id === 'meets')
}

export function isShot({ fields }: FillRequest): boolean {
  return fields.length === 2 && fields.every(({ type }) => type === 'group')
}

export function isShootBack({ fields }: FillRequest): boolean {
  return fields.some(({ id }) => id === 'shootsBack')
}

export function isCombatRoll({ kind, wording }: Request): boolean {
  return kind === 'roll' && wording.startsWith('roll.combat.')
}

/** In the middle of a combat: what it came to is told on its card, and no other has come up yet. */
export function isInCombat({ kind, wording }: Request): boolean {
  return kind === 'fill' && wording.startsWith('fill.wayBack')
}
