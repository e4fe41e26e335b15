import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { der } from '../../../../src-shared/games/text/playing.ts'
import { count, figure, signed } from '../../../../src-shared/language/figures.ts'
import { accountName } from '../../../wording/names.ts'
import type { EN } from './rules.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Regeln',
  lead: 'In eigenen Worten, mit dem, was das Buch offenlässt, und wie dieser Tisch es spielt.',
  unknown: (id) => `Eine Regel ${id} gibt es nicht. Such mit einem Wort danach.`,
  search: 'Regeln durchsuchen',
  searchCommand: 'Regeln: suchen',
  print: 'Regeln drucken',
  placeholder: (rule) => `Suchen: ${rule} oder irgendwelche Wörter`,
  chapter: 'Zu einem Kapitel',
  all: (rules) => count(rules, 'Regel', 'Regeln'),
  found: (found, rules) => `${figure(found)} von ${count(rules, 'Regel', 'Regeln')}`,
  none: {
    title: 'Keine Regel enthält alle diese Wörter',
    text: 'Nimm weniger oder einen Teil einer Regelnummer wie MON.',
    back: 'Alle Regeln zeigen',
  },
  status: {
    moderator: 'Das entscheidet die Spielleitung am Tisch.',
    open: 'Das spielt der Tisch für sich.',
  },
  here: (text) => `Hier: ${text}`,
  byDefault: (text) => `Sonst: ${text}`,
  applied: 'Zuletzt angewandt:',
  change: (account, owner, delta) => `${accountName(account)} ${der(owner)} ${signed(delta)}`,
  why: (change) => `${change}: Warum?`,
}
