import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import type { EN } from './display.en.ts'

export const DE: Texts<typeof EN> = {
  standings: 'Stand',
  player: 'Spieler',
  out: (round) => `ausgeschieden in Runde ${round}`,
  lately: 'Zuletzt',
  quiet: 'Am Tisch ist noch nichts geschehen.',
  whoIsIn: 'Wer fertig ist',
  isIn: 'fertig',
  awaited: 'fehlt noch',
  over: 'Das Spiel ist aus',
  lost: 'Nicht verbunden: neuer Versuch',
  elsewhere: 'Unter dieser Adresse wird jetzt eine andere Kampagne gespielt',
  fullScreen: 'Ganzer Bildschirm',
  leave: 'Nicht mehr zusehen',
}
