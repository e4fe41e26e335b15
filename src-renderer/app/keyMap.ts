import { commandsTexts } from '../commands/texts/commands.ts'
import type { GameKeys } from '../games/game.ts'
import { guideTexts } from '../features/guide/texts/guide.ts'

/**
 * Keys of the desk, and of the pages of the open game (`own`), as the key map shows them: they belong to the question or page of the moment, so
 * they are told even while another is up.
 */
export function keyMap(own: readonly GameKeys[]): readonly {
  readonly title: string
  readonly rows: readonly { readonly keys: string; readonly title: string }[]
}[] {
  const text = commandsTexts.keys
  return [
    {
      title: text.answering,
      rows: [
        { keys: 'KeyR', title: text.roll },
        { keys: '0-9', title: text.type },
        { keys: 'Enter', title: text.accept },
        { keys: '↑ ↓', title: text.choose },
        { keys: 'Space', title: text.playOn },
        { keys: 'KeyD', title: text.done },
        { keys: 'Shift+Enter', title: text.lastAct },
        { keys: 'Escape', title: text.leave },
        { keys: 'KeyA', title: text.toQuestion },
        { keys: 'KeyU', title: text.useOrders },
      ],
    },
    {
      title: text.atTable,
      rows: [
        { keys: '1-9', title: text.record },
        { keys: '$mod+KeyZ', title: text.takeBack },
        { keys: '$mod+Shift+KeyZ', title: text.redo },
        { keys: 'KeyC', title: text.correct },
        { keys: 'KeyN', title: text.note },
        { keys: 'KeyG', title: guideTexts.keys },
      ],
    },
    {
      title: text.lookingBack,
      rows: [
        { keys: 'KeyJ', title: text.back },
        { keys: 'KeyL', title: text.on },
        { keys: 'Escape', title: text.now },
      ],
    },
    ...own.map(({ title, rows }) => ({ title: title(), rows: rows.map((row) => ({ keys: row.keys, title: row.title() })) })),
  ]
}
