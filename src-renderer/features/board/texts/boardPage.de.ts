import type { Texts } from '../../../../src-shared/language/catalogue.ts'
import { figure } from '../../../../src-shared/language/figures.ts'
import type { EN } from './boardPage.en.ts'

export const DE: Texts<typeof EN> = {
  title: 'Karte',
  lead: 'Wem das Land gehört, wo es liegt und was darauf steht. Zeig auf ein Gebiet, oder geh mit den Pfeiltasten.',
  none: 'Das Land dieser Kampagne liegt auf eurem Tisch; das Programm zählt es.',
  notYet: 'Damals gab es noch keine Karte.',
  round: 'Wie es war in Runde',
  asOf: (round, isNow) => (isNow ? `Runde ${figure(round)}, jetzt` : `Ende der Runde ${figure(round)}`),
  file: (campaign, round) => `${campaign}, Karte, Runde ${figure(round)}`,
  list: 'Alle Gebiete als Liste',
  change: (name) => `${name} ändern`,
  holder: 'Wem es gehört',
  nobody: 'Niemandem',
  name: 'Name',
  ground: 'Gelände',
  reason: 'Grund',
  decree: 'Ändern',
  changed: (name) => `${name} ist geändert.`,
  lay: 'Der Kampagne eine Karte geben',
  layText:
    'Das Land wird so ausgelegt, dass es zu den Hauptbüchern passt: Alle beginnen, wo die Welt sie hat, und haben so viel wie jetzt. Was auf eurem Tisch anders liegt, lässt sich danach ändern. Von da an wird Land gezeigt, und was das nächste ist, weiß die Karte.',
  layFile: 'Eine Welt aus einer Datei öffnen',
  laid: 'Die Kampagne hat jetzt eine Karte.',
}
