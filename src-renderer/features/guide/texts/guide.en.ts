/** The look around for a first session, a step each. `todo` is what the step waits for; the keys that do it stand behind. */
export const EN = {
  label: 'Guide',
  place: (step: number, of: number) => `Step ${step} of ${of}`,
  spoken: (place: string, title: string, text: string, todo: string) => `Guide, ${place}. ${title}. ${text} ${todo}`,
  command: 'Show me around',
  focus: 'Go to the guide',
  keys: 'Be shown around; to the guide and back',
  end: 'End the guide',
  done: 'Close',
  back: 'Back',
  next: 'Next',
  steps: {
    rail: {
      title: 'A turn follows a rail of phases',
      text: 'Here you see the round, whose turn it is, and how far it has come. A tick marks a phase that is over; the figure next to it is what the phase brought.',
      todo: 'Open the record of a phase, and close it again.',
    },
    question: {
      title: 'One question at a time',
      text: 'The card says what comes next, and who is asked. The ids under the question are the rules that ask it.',
      todo: 'Press one of them, and read the rule.',
    },
    preview: {
      title: 'See it before it counts',
      text: 'Once an answer is whole, the card shows at once what it changes; for dice, it shows what they mean while you type. Nothing is written down yet.',
      todo: 'Choose or type something in the card.',
    },
    accept: {
      title: 'Then confirm it',
      text: 'An answer is written down and saved at once; the bar below the page says so. Then comes the next question.',
      todo: 'Answer the question.',
    },
    dice: {
      title: 'Dice: yours, or those of the app',
      text: 'Let the app roll. Or roll on the table, type the dice into the field and press Enter; several dice go in one line, with spaces between.',
      todo: 'Keep answering until dice are asked for, then roll them.',
    },
    ledger: {
      title: 'Every number can say why',
      text: 'The ledger has all figures of one player, with what this round changed. Each figure opens the postings that made it.',
      todo: 'Press a number, and close the sheet again.',
    },
    takeBack: {
      title: 'Nothing is lost',
      text: 'What is taken back stays in the chronicle, struck through. Asked again, the dice of the app show the same numbers.',
      todo: 'Take the newest entry back.',
    },
    past: {
      title: 'Go back in time',
      text: 'The chronicle lists all that happened. The whole workbench can be seen as it was after any entry; looking changes nothing.',
      todo: 'Open the page Chronicle, press the clock of an entry, and come back to now with Esc.',
    },
    commands: {
      title: 'Everything by its name',
      text: 'Everything you can do is in one list: type part of its name. The page of all keys comes with the question mark.',
      todo: 'Open the list, and close it with Esc.',
    },
    share: {
      title: 'And the others at the table',
      text: 'Players can read and answer on their phones, at this screen behind a curtain, or at home by file. Nobody sees what is not theirs.',
      todo: 'Open the page Share.',
    },
    end: {
      title: 'That was the tour',
      text: 'Play on, or begin a campaign of your own in the library. The menu brings this guide back whenever you like.',
      todo: '',
    },
  },
}
