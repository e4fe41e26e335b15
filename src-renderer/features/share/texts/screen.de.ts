import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { akk, der, Die } from '../../../../src-shared/games/text/playing.ts'
import type { EN } from './screen.en.ts'

export const DE: Texts<typeof EN> = {
  hand: {
    title: 'Den Bildschirm übergeben',
    text: 'Der Vorhang fällt. Dahinter öffnet die PIN eines Spielers dessen Seiten, dessen Anweisungen und wonach er gerade gefragt wird. Sonst steht solange nichts auf diesem Bildschirm.',
    to: (seat) => `An ${akk(seat)}`,
    lower: 'Nur den Vorhang senken',
  },
  own: {
    title: 'Deine eigene Ansicht',
    hasPin:
      'Sie hat eine PIN. Gefragt wird nach ihr, wenn die Kampagne geöffnet wird, wenn der Bildschirm zu dir zurückkommt und nach einer Weile ohne Eingabe.',
    noPin:
      'Sie hat keine PIN: Wer den Bildschirm hat, kommt vom Vorhang in deine Ansicht. Setz eine, wenn Spieler an diesem Rechner sitzen.',
    whose: 'PIN der Spielleitung',
    set: 'PIN setzen',
    change: 'PIN ändern',
    hint: '4 bis 12 Ziffern. Niemand kann sie nachsehen: Schreib sie auf, wenn du sie vergessen könntest. Wer die Datei der Kampagne selbst hat, kann ohnehin alles lesen.',
    soFar: 'Bisherige PIN',
    takeAway: 'Entfernen',
    goOn: 'Weiter',
    changeIt: 'Ändern',
    leave: 'Lassen, wie sie ist',
    gone: 'Die PIN ist weg: Deine Ansicht öffnet sich von selbst.',
    isSet: 'Die PIN ist gesetzt. Deine Ansicht fragt von nun an nach ihr.',
  },
  players: {
    title: 'PINs der Spieler',
    text: 'Jeder Spieler wählt eine, wenn der Bildschirm zum ersten Mal übergeben wird. Eine vergessene lässt sich mit deiner eigenen entfernen und wird dann neu gewählt.',
    chosen: 'PIN gewählt',
    none: 'Noch keine PIN',
    takeAway: 'Entfernen',
    from: (seat) => `: die PIN ${der(seat)}`,
    leave: 'Lassen',
    chooseAnew: (seat) => `${Die(seat)} wählen eine neue PIN, wenn ihnen der Bildschirm das nächste Mal übergeben wird.`,
    ownFirst: (seat) => `Wähle zuerst oben eine eigene PIN: Mit ihr lässt sich die ${der(seat)} entfernen.`,
  },
  falls: 'Wann der Vorhang von selbst fällt',
}
