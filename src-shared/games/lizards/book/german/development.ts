import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { DEVELOPING, SPYING } from '../development.ts'

export const DEVELOPING_DE: RuleTranslation<typeof DEVELOPING> = {
  'LZ-DEV-1': {
    title: 'Ablauf der Entwicklung',
    summary:
      'Zuerst werden die Befehle dieser Phase gemischt und ausgeführt. Dann sinken Flöße, stürzen herrenlose Stammhöhlen und unfertige Höhlen ein, verhungern Krieger, kehren Späher in Banden zurück und verwildern Späher, die zu lange allein waren. Am Ende wird geprüft, ob jemand gewonnen hat.',
  },
  'LZ-DEV-2': {
    title: 'Krieger anwerben',
    summary:
      'RE macht 34 % der Höhlenechsen einer eigenen Höhle zu Kriegern, höchstens einmal je Höhle und Runde. Die Höhle darf auch erst in dieser Runde eingenommen worden sein, aber der Clan muss eine Stammhöhle besitzen.',
  },
  'LZ-DEV-3': {
    title: 'Rekruten bleiben, wo sie sind',
    summary: 'Rekruten können in der Runde, in der sie angeworben werden, nicht ziehen.',
  },
  'LZ-DEV-4': {
    title: 'Besitz verschenken',
    summary:
      'GI schenkt einem anderen Clan alles, was der eigene in einem Feld besitzt: die Krieger, die Höhle mit ihren Höhlenechsen oder den Tempel, die Brücke oder das Floß. Eine Stammhöhle lässt sich nicht verschenken. Jeder Clan hat ein GI je Runde.',
  },
  'LZ-DEV-5': {
    title: 'Gestörte Arbeit',
    summary:
      'Eine Arbeit misslingt, wenn die Arbeitenden in dieser Runde gestört wurden: wenn sie angegriffen oder getroffen wurden, einen feindlichen Späher gefangen haben oder Freunde in ihr Feld gezogen sind.',
  },
  'LZ-DEV-6': {
    title: 'Arbeiten je Feld',
    summary: 'In einem Feld können Grüne je Runde eine Arbeit verrichten, und Graue ebenfalls eine.',
  },
  'LZ-DEV-7': {
    title: 'Fruchtland anlegen',
    summary:
      'Mit BF machen mindestens 10 Grüne aus Ebene, Sumpf oder Busch Fruchtland. Sie müssen seit Beginn der Runde in diesem Feld sein.',
  },
  'LZ-DEV-8': {
    title: 'Fruchtland zerstören',
    summary: 'Mit DF machen mindestens 10 Grüne aus Fruchtland eine Ebene. Sie müssen seit Beginn der Runde in diesem Feld sein.',
  },
  'LZ-DEV-9': {
    title: 'Ein Floß bauen',
    summary:
      'Mit BR bauen mindestens 20 Grüne im Busch ein Floß in einem Feld mit Wasser neben ihnen. Nach 5 bis 7 Runden sinkt es. Grüne an Bord wissen, wann.',
  },
  'LZ-DEV-10': {
    title: 'Eine Höhle bauen',
    summary:
      'Mit BD bauen mindestens 50 Graue eine Höhle auf Ebene, Busch oder Fruchtland. Sie brauchen zwei Runden hintereinander, auf einer Ruine nur eine.',
  },
  'LZ-DEV-11': {
    title: 'Eine Brücke bauen',
    summary:
      'Mit BB bauen mindestens 20 Graue, die an Land sind, eine Brücke in einem Wasserfeld neben ihnen, wenn auf dessen anderer Seite Land liegt. Danach kann man sie von allen Seiten betreten.',
  },
  'LZ-DEV-12': {
    title: 'Eine Brücke zerstören',
    summary:
      'Mit DB zerstören mindestens 20 Graue eine Brücke in einem Feld neben ihnen. Eine Brücke, auf der sie selbst sind, können sie nicht zerstören.',
  },
  'LZ-DEV-13': {
    title: 'Halbfertige Höhlen',
    summary: 'Eine halbfertige Höhle, die in der nächsten Runde nicht vollendet wird, verschwindet und hinterlässt keine Ruine.',
  },
  'LZ-DEV-14': {
    title: 'Krieger verhungern',
    summary: 'Von jedem Trupp, der am Verhungern ist, stirbt in jeder Runde die Hälfte, abgerundet. Eine einzelne Echse überlebt also.',
  },
  'LZ-DEV-15': {
    title: 'Wem was gehört',
    summary:
      'Höhlen, Tempel und Brücken gehören dem Clan, der sie gebaut oder gekauft hat, bis eine Bande eines anderen Clans sie einnimmt, indem sie ihr Feld betritt. Sie bleiben Besitz ihres Clans, wenn die Bande weiterzieht.',
  },
}

export const SPYING_DE: RuleTranslation<typeof SPYING> = {
  'LZ-SPY-1': {
    title: 'Wie Späher ziehen',
    summary: 'Nur SN bewegt Späher. Sie dürfen Felder mit Feinden betreten und dort bleiben.',
  },
  'LZ-SPY-2': {
    title: 'Späher fangen',
    summary:
      'Ein Späher, der gefangen wird, stirbt. In einem Feld mit Feinden beträgt die Chance dafür 1 % je 3 Feinde, höchstens aber 95 %. In einer fremden Höhle wird er immer gefangen.',
  },
  'LZ-SPY-3': {
    title: 'Was Späher gefährdet',
    summary:
      'Späher kämpfen nicht, und Steine treffen sie nie. Seeungeheuer, Sümpfe, Strudel und Verfluchtes Land sind für sie so gefährlich wie für andere Echsen.',
  },
  'LZ-SPY-4': {
    title: 'Späher kehren zurück',
    summary:
      'In der Entwicklung wird ein Späher, der im selben Feld ist wie eine Bande seines Clans, wieder ein Krieger seiner Farbe, wenn die Grenze von 300 es erlaubt. Die Bande darf ein einzelner Krieger sein, aber andere Späher oder Höhlenechsen sind keine Bande.',
  },
  'LZ-SPY-5': {
    title: 'Späher verwildern',
    summary: 'Ein Späher, der nicht innerhalb von 4 Runden in eine Bande zurückgekehrt ist, geht in die Wildnis zurück und ist verloren.',
  },
  'LZ-SPY-6': {
    title: 'Späher auf Flößen',
    summary: 'Ein Floß schützt einen Späher, der an Bord geht. Segeln kann er aber nicht: Legt das Floß ab, bleibt er im Wasser zurück.',
  },
}
