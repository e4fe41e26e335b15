import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { count } from '../../../../src-shared/language/figures.ts'
import { seatName } from '../../../wording/names.ts'
import type { EN } from './deskDialogs.en.ts'

export const DE: Texts<typeof EN> = {
  leaveIt: 'Abbrechen',
  reason: 'Grund',
  correct: {
    title: 'Eine Zahl korrigieren',
    description: 'Du stehst über den Regeln. Die Korrektur steht mit deinem Grund in der Chronik und lässt sich zurücknehmen.',
    whose: 'Von wem',
    account: 'Konto',
    to: 'Soll sein',
    now: (value) => `Jetzt steht da ${value}.`,
    example: 'Nachgezählt: Zwei Holz fehlten',
    run: 'Korrigieren',
    done: (account, owner, value) => `${account} (${seatName(owner)}) steht jetzt auf ${value}.`,
  },
  note: {
    title: 'Eine Notiz schreiben',
    description: 'Sie steht in der Chronik, für dich allein.',
    label: 'Notiz',
    keep: 'Speichern',
  },
  restart: {
    title: 'Diese Phase neu beginnen?',
    description:
      'Was seit Beginn der Phase geantwortet wurde, wird durchgestrichen und neu gefragt. Alles davor bleibt, wie es aufgezeichnet ist.',
    preset: 'Die Regeln wurden berichtigt; wir spielen diese Phase nach den heutigen noch einmal.',
    notNow: 'Nicht jetzt',
    run: 'Neu beginnen',
  },
  takeBack: {
    title: (entries) => `${count(entries, 'Eintrag', 'Einträge')} zurücknehmen?`,
    description: (entries) =>
      `${entries === 1 ? 'Er bleibt' : 'Sie bleiben'} durchgestrichen in der Chronik. Die Würfel der App behalten ihre Werte: Derselbe Wurf ergibt wieder dieselbe Zahl.`,
    entry: (seq, name) => `${seq}: ${name}`,
    more: (entries) => `und ${entries === 1 ? '1 weiterer' : `${entries} weitere`}`,
    ifYouLike: '(wenn du magst)',
    leave: 'Abbrechen',
    run: 'Zurücknehmen',
    done: (entries) => `${count(entries, 'Eintrag', 'Einträge')} zurückgenommen.`,
  },
}
