/** Keys of the desk and the booklets as the key map shows them: they belong to the question of the moment, so they are told even while another is up. */
export const KEY_MAP: readonly { readonly title: string; readonly rows: readonly { readonly keys: string; readonly title: string }[] }[] = [
  {
    title: 'Answering',
    rows: [
      { keys: 'KeyR', title: 'Roll with the app' },
      { keys: '0-9', title: "Type the table's dice, in the field" },
      { keys: 'Enter', title: 'Accept what is typed, filled in or chosen' },
      { keys: '↑ ↓', title: 'Choose among options or acts; step a number' },
      { keys: 'KeyD', title: 'Done, where acts are asked for' },
      { keys: 'Escape', title: 'Leave the field or the dialog' },
      { keys: 'KeyA', title: 'Back to the question' },
      { keys: 'KeyU', title: 'Use the orders that were prepared for it' },
    ],
  },
  {
    title: 'At the table',
    rows: [
      { keys: '1-9', title: "Open a phase's record" },
      { keys: '$mod+KeyZ', title: 'Take back the newest entry' },
      { keys: 'KeyC', title: 'Correct a figure' },
      { keys: 'KeyN', title: 'Write a note' },
    ],
  },
  {
    title: 'Looking back',
    rows: [
      { keys: 'KeyJ', title: 'One entry back; with Shift, one turn' },
      { keys: 'KeyL', title: 'One entry on; with Shift, one turn' },
      { keys: 'Escape', title: 'Back to now' },
    ],
  },
  {
    title: 'In the booklets',
    rows: [
      { keys: 'Comma', title: 'Turn back' },
      { keys: 'Period', title: 'Turn on' },
    ],
  },
]
