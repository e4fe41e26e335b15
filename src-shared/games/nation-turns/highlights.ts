import { questionName } from '../../kernel/engine/requestId.ts'
import type { HighlightFace } from '../api/highlightFace.ts'

/** What of the chronicle the table should not miss: events, battles, nations that are gone, and the end. */
export const HIGHLIGHTS: HighlightFace = {
  kinds: {
    'line.note': 'event',
    'line.modify': 'event',
    'line.modifyAll': 'event',
    'line.round': 'battle',
    'line.dead': 'battle',
    'line.taken': 'battle',
    'line.defended': 'battle',
    'line.emptied': 'battle',
    'line.hopeless': 'battle',
    'line.retreat': 'battle',
    'line.noRefuge': 'battle',
    'line.noReturn': 'battle',
    'line.out': 'fall',
    'line.won': 'end',
    'line.shared': 'end',
  },
  aside: ['line.round'],
  during: ({ id }) => (['round', 'dead', 'retreat'].includes(questionName(id)) ? 'battle' : null),
}
