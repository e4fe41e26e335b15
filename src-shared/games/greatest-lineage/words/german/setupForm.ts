import type { SETUP_FORM_WORDS } from '../english/setupForm.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'

const SEATS: Readonly<Record<string, string>> = { elves: 'Elfen', humans: 'Menschen', dwarves: 'Zwerge' }

/** What is asked when a campaign is set up, in German. */
export const SETUP_FORM_DE: TranslationOf<typeof SETUP_FORM_WORDS> = {
  'setup.ruler': ({ seat }) => `${SEATS[String(seat)] ?? String(seat)}: Es herrscht`,
  'setup.ruler.male': () => 'ein König',
  'setup.ruler.female': () => 'eine Königin',
  'setup.goal': () => 'Ziel',
  'goal.conquest.summary': () => 'Eroberung',
  'goal.peaceful.summary': () => 'Friedlich, nach Punkten',
  'setup.first': () => 'Wer anfängt',
  'setup.first.roll': () => 'Höchster Wurf',
  'setup.first.roll.summary': () => 'Wird ausgewürfelt',
  'setup.board': () => 'Spielbrett',
  'setup.board.table': () => 'Euer eigenes Spielbrett',
  'setup.board.table.hint': () =>
    'Das Land liegt auf eurem Tisch; das Programm zählt es und merkt sich, wenn ihr wollt, die Namen der Gebiete. Wo eine Regel vom nächsten Land spricht, lost es aus.',
  'setup.board.map': () => 'Eine Karte im Programm',
  'setup.board.map.hint': () =>
    'Eine eigene Welt mit Namen, Nachbarn und Gelände. Wer Land gewinnt, zeigt es; was das nächste ist, weiß die Karte.',
}
