import { questionName } from '../../../kernel/engine/requestId.ts'
import type { RollRequest } from '../../../kernel/engine/request.ts'
import { say } from '../../text/playing.ts'
import type { OddsTold } from '../../api/oddsFace.ts'

const PAIRS = 36

/** What the two dice of a combat promise to whoever has the bound, counted over all 36. */
export function combatOdds({ id, figures }: RollRequest): OddsTold | null {
  if (questionName(id) !== 'combat') return null
  const [good, even, bad] = [Number(figures['good']), Number(figures['even']), Number(figures['bad'])]
  return {
    text: say('odds.bout', { good, even, bad }),
    need: null,
    parts: [
      { is: 'good', chance: good / PAIRS },
      { is: 'even', chance: even / PAIRS },
      { is: 'bad', chance: bad / PAIRS },
    ],
  }
}
