import { questionName } from '../../kernel/engine/requestId.ts'
import type { HighlightFace, ToldKind } from '../api/highlightFace.ts'
import { KINDS, type CombatKind } from './rules/records.ts'

const COMBATS = KINDS.map((kind: CombatKind) => `line.combat.${kind}`)
/** What the table does with its miniatures. */
const TO_DO = [
  ...['line.destroyed', 'line.ensorcelled', 'line.recoils', 'line.pushes', 'line.passes', 'line.crushes', 'line.edgeStops'],
  ...[
    'line.overEdge',
    'line.caught',
    'line.blocked',
    'line.flees',
    'line.fliesOff',
    'line.fleesToEdge',
    'line.fleesLost',
    'line.leavesField',
  ],
  ...['line.toReserve', 'line.follows', 'line.ranksFollow', 'line.frog'],
]

function of(kind: ToldKind, wordings: readonly string[]): Readonly<Record<string, ToldKind>> {
  return Object.fromEntries(wordings.map((wording) => [wording, kind]))
}

/** What of the chronicle the table should not miss: combats and what they came to, the end of a bound, and the end. */
export const HIGHLIGHTS: HighlightFace = {
  kinds: {
    ...of('battle', [...COMBATS, ...TO_DO, 'line.nothing', 'line.spared', 'line.firstOne']),
    ...of('event', ['line.defence', 'line.begin', 'line.freed', 'line.bound']),
    ...of('end', ['line.won', 'line.drawn']),
  },
  begins: COMBATS,
  toDo: TO_DO,
  aside: COMBATS,
  during: ({ id }) => (['combat', 'wayBack', 'shootBack', 'shot'].includes(questionName(id)) ? 'battle' : null),
}
