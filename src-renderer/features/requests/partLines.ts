import type { RollRequest } from '../../../src-shared/kernel/engine/request.ts'
import { say } from '../../../src-shared/games/text/playing.ts'
import type { DiceLine } from '../../games/game.ts'
import { outcomeName } from '../../wording/names.ts'
import { oddsText } from '../../wording/odds.ts'
import { needOf } from './dice.ts'

/** A line for each part of a roll that is made for several things; empty where it is made for one. */
export function partLines({ test }: Pick<RollRequest, 'test'>): readonly DiceLine[] {
  if (test.type !== 'parts') return []
  return test.parts.map(({ count, wording, figures = {}, whose, test: own }): DiceLine => {
    const need = needOf(own)
    const success = 'success' in own ? outcomeName(own.success) : null
    return {
      title: say(wording, figures),
      note: need === null || success === null ? '' : `${success}: ${need}`,
      count,
      ...(whose === undefined ? {} : { owner: whose }),
      ...(count > 1 && success !== null ? { tally: (hits) => `${hits} × ${success}` } : {}),
    }
  })
}

/** Odds of one part of a roll, under the name its line has. `owner`: seat whose colour it takes. */
export interface PartOdds {
  title: string
  note: string
  owner: string
  odds: string
}

/** Odds of each part of a roll that is made for several things; empty where it is made for one. `lines`: their names, in order. */
export function partOdds(request: RollRequest, lines: readonly DiceLine[]): readonly PartOdds[] {
  const { test } = request
  if (test.type !== 'parts') return []
  return test.parts.map((part, at) => ({
    title: lines[at]?.title ?? '',
    note: lines[at]?.note ?? '',
    owner: part.whose ?? request.seat,
    odds: oddsText({ ...request, test: part.test, count: part.count }) ?? '',
  }))
}
