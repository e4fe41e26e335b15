import type { RollRequest } from '../../../src-shared/kernel/request.ts'
import { say } from '../../../src-shared/games/playing.ts'
import type { DiceLine } from '../../games/game.ts'
import { outcomeName } from '../../wording/names.ts'
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
