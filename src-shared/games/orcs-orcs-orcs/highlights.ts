import { questionName } from '../../kernel/engine/requestId.ts'
import type { HighlightFace, ToldKind } from '../api/highlightFace.ts'
import { FATE_RULES } from './rules/types.ts'

function of(kind: ToldKind, wordings: readonly string[]): Readonly<Record<string, ToldKind>> {
  return Object.fromEntries(wordings.map((wording) => [wording, kind]))
}

/** A spell that is cast begins a card: what it does follows on the same. */
const CASTS = ['line.cast', 'line.lore', 'line.spellCast']

/** Pieces that are moved by hand where the board is on the table. */
const TO_DO = [
  ...['line.fate', 'line.revealed', 'line.arrived', 'line.arrivedLast', 'line.lostTrophy', 'line.teleported', 'line.defeated'],
  ...['line.swapped', 'line.brought', 'line.forwarded', 'line.toadling', 'line.terrain', 'line.poisoned'],
  ...['line.newHand', 'line.mustDiscard'],
]

/** What everybody should have noticed: the fate card with what it brings home, casts with what they do, the end. */
export const HIGHLIGHTS: HighlightFace = {
  kinds: {
    ...of('event', [
      ...['line.fate', 'line.noFate', 'line.arrived', 'line.arrivedLast', 'line.lostTrophy', 'line.noLoss'],
      ...FATE_RULES.map((rule) => `line.fateRule.${rule}`),
    ]),
    ...of('battle', [
      ...[
        ...CASTS,
        'line.enhanced',
        'line.bonusPower',
        'line.bonusAdds',
        'line.actionsGained',
        'line.castPower',
        'line.castFailed',
        'line.learned',
        'line.discarded',
        'line.hit',
        'line.defeated',
        'line.skill',
      ],
      ...['line.blast', 'line.toadling', 'line.tile', 'line.swapped', 'line.brought', 'line.forwarded'],
    ]),
    ...of('end', ['line.won']),
  },
  begins: [...CASTS, 'line.fate', 'line.noFate'],
  together: ['event', 'battle'],
  toDo: TO_DO,
  aside: [...CASTS, 'line.enhanced', 'line.bonusPower', 'line.castPower', 'line.hit', 'line.fate'],
  light: ['event', 'battle'],
  during: ({ id }) => (DURING_A_CAST.includes(questionName(id)) ? 'battle' : null),
}

const DURING_A_CAST = ['cast', 'did', 'power', 'line', 'target', 'order', 'bonus', 'take', 'replenish', 'discard']
