import type { RuleTranslation } from '../../../text/ruleText.ts'
import type { SPIES } from '../spies.ts'

export const SPIES_DE: RuleTranslation<typeof SPIES> = {
  'GL-SPY-1': {
    title: 'Spione anwerben',
    summary: 'Einen Spion auszubilden verlangt 60 Kultur; 2 % der Leute, Männer wie Frauen, dürfen Spione sein.',
  },
  'GL-SPY-2': { title: 'Spione ausbilden', summary: 'Ein oder zwei Spione lernen zusammen, mindestens 2 Züge lang.' },
  'GL-SPY-3': { title: 'Die Chance eines Spions', summary: '40, und 5 mehr für jeden weiteren Zug der Ausbildung; höchstens 65.' },
  'GL-SPY-4': {
    title: 'Aufträge für Spione',
    summary: '10 Technik stehlen, 5 Kriegstechnik stehlen oder die Kriegspläne eines Spielers erfahren.',
  },
  'GL-SPY-5': {
    title: 'Einen Spion enttarnen',
    summary:
      'Hat ein Spieler heimlich geschrieben, würfelt jeder andere. Unter 25 enttarnt und tötet der Ausgespähte den Spion; für alle anderen bedeutet der Wurf nichts.',
  },
  'GL-SPY-6': { title: 'Wann Spione handeln', summary: 'Der Versuch kommt im nächsten Zug des Ausgespähten.' },
  'GL-SPY-7': { title: 'Wenn ein Spion scheitert', summary: 'Ein misslungener Versuch verrät den Spion, und er stirbt.' },
  'GL-SPY-8': {
    title: 'Wenn es dem Spion gelingt',
    summary: 'Ein Diebstahl endet mit dem ersten Erfolg. Erfahrene Pläne geben Zug um Zug 5 für einen selbst und nehmen dem Gegner 5.',
  },
}
