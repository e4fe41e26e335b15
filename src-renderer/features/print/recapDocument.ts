import { GAME_MASTER, ONLOOKER } from '../../../src-shared/kernel/world/rule.ts'
import { say } from '../../../src-shared/games/text/playing.ts'
import type { Recap } from '../../../src-shared/report/recap.ts'
import { seatName } from '../../wording/names.ts'
import { pagesTexts } from '../../app/texts/pages.ts'
import { recapTexts } from '../recap/texts/recap.ts'
import type { Block, PrintDocument } from './document.ts'
import { printTexts } from './texts/print.ts'

/** What happened since the table met last, and what lies ahead, on paper. */
export function recapDocument(recap: Recap): PrintDocument {
  const { seat } = recap
  const isPlayer = seat !== ONLOOKER && seat !== GAME_MASTER
  return {
    id: `recap-${seat}`,
    title: isPlayer ? printTexts.recap.titleFor(seatName(seat)) : pagesTexts.recap,
    over: recap.title,
    lead: recap.now,
    owner: isPlayer ? seat : null,
    blocks: [
      ...recap.asked.map(({ seat: whom, text }): Block => {
        return {
          kind: 'text',
          look: 'entry',
          owner: whom === seat ? null : whom,
          text: whom === seat ? text : printTexts.recap.of(seatName(whom), text),
        }
      }),
      { kind: 'heading', level: 2, text: recapTexts.happened },
      ...(recap.rounds.length === 0 ? [{ kind: 'text', text: recapTexts.quiet(recap.from) } as const] : []),
      ...recap.rounds.flatMap(({ name, moments }): readonly Block[] => [
        { kind: 'heading', level: 3, text: name },
        ...moments.flatMap(({ title, seat: whom, lines, more }): readonly Block[] => [
          { kind: 'text', look: 'quiet', owner: whom, text: whom === null ? title : printTexts.recap.of(seatName(whom), title) },
          ...lines.map((text): Block => ({ kind: 'text', look: 'entry', text })),
          ...(more > 0 ? [{ kind: 'text', look: 'quiet', text: recapTexts.more(more) } as const] : []),
        ]),
      ]),
      ...(recap.notes.length === 0 ? [] : [{ kind: 'heading', level: 2, text: recap.notesHeading } as const]),
      ...recap.notes.map(({ text, rule }): Block => ({ kind: 'text', look: 'entry', text, rule })),
      ...(recap.ahead.length === 0 ? [] : [{ kind: 'heading', level: 2, text: recapTexts.ahead } as const]),
      ...recap.ahead.flatMap(({ seat: whom, lines }): readonly Block[] => [
        { kind: 'heading', level: 3, owner: whom, text: whom === null ? recapTexts.all : seatName(whom) },
        ...lines.map(({ wording, figures, rule }): Block => ({ kind: 'text', look: 'entry', text: say(wording, figures), rule })),
      ]),
    ],
  }
}
