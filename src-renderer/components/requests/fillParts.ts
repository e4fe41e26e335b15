import type { Component } from 'vue'
import type { FillRequest } from '../../../src-shared/kernel/request.ts'
import { isGathering } from '../../requests/gathering.ts'
import BattleAhead from './BattleAhead.vue'
import GatherFields from './GatherFields.vue'

/** What a sheet has of its own: fields made for it instead of the general ones, and what it leads to, shown beneath. */
export interface FillParts {
  /** Takes `name`, `request`, `problems` and the sheet as its model. */
  readonly fields?: Component
  /** Takes `request` and `sheet`. */
  readonly ahead?: Component
}

interface Entry extends FillParts {
  /** Whether the question is asked with all that these parts show. */
  readonly fits?: (request: FillRequest) => boolean
}

const PARTS: Readonly<Record<string, Entry>> = {
  'fill.gather': { fields: GatherFields, fits: isGathering },
  'fill.muster': { ahead: BattleAhead },
  'fill.goals': { ahead: BattleAhead },
}

/** By the wording of the question; nothing of its own for any other. */
export function fillParts(request: FillRequest): FillParts {
  const entry = PARTS[request.wording]
  return entry !== undefined && (entry.fits?.(request) ?? true) ? entry : {}
}
