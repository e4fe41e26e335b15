import { listed } from '../../../../language/numbers.ts'
import type { MONUMENT_WORDS } from '../english/monuments.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { benannt, ware, zuege } from './nouns.ts'

/** Texts of phase 6, in German. */
export const MONUMENT_DE: TranslationOf<typeof MONUMENT_WORDS> = {
  'act.monument': () => 'Ein Monument beginnen?',
  'act.monument.hint': ({ building, workers }) =>
    `${count(building, 'Monument', 'Monumente')} im Bau, höchstens zwei sind erlaubt; ${count(workers, 'Person ist', 'Leute sind')} frei für die Arbeit.`,
  'act.monument.build': () => 'Ein Monument bauen',
  'act.monument.build.hint': () =>
    'Der Beginn kostet 8 Prestige, die zurückkommen, wenn es fertig ist; ein Segen erspart sie. Gebaut wird einen Zug je angefangene 10 Prestige.',
  'act.monument.buildUnblessed': () => 'Ein Monument bauen, wo kein Schamane ist',
  'act.monument.buildUnblessed.hint': () =>
    'Der Beginn kostet 8 Prestige, die zurückkommen, wenn es fertig ist. Gebaut wird einen Zug je angefangene 10 Prestige.',
  'act.monument.done': () => 'Kein Monument',
  'field.bundles': ({ material, prestige, workers }) =>
    `Bündel zu 5 ${ware(material)} (je ${signed(prestige)} Prestige, ${count(workers, 'Arbeiter', 'Arbeiter')})`,
  'field.extraWorkers': () => 'Zusätzliche Arbeiter (25 sparen einen Zug)',
  'field.bless': ({ food, wealth, prestige }) =>
    `Für ${figure(food)} Nahrung und ${figure(wealth)} Reichtum segnen lassen (${signed(prestige)} Prestige, und der Beginn kostet nichts)`,
  'option.suggestedName': ({ de }) => figure(de),
  'field.monumentName': () => 'Name, wenn es einen haben soll',
  'limit.monumentBundle': () => 'Ein Monument braucht mindestens ein Bündel.',
  'limit.monumentWorkers': () => 'Arbeiter für alle Bündel und die zusätzlichen müssen unter den freien Leuten zu finden sein.',
  'limit.monumentWealth': () => 'Der Reichtum im Vorrat muss für Bündel und Segen zusammen reichen.',

  'line.monumentStarted': ({ name, prestige, turns, start }) =>
    `Die Arbeit an ${benannt(name, 'einem Monument')} (${figure(prestige)} Prestige) beginnt: ${turns === 0 ? 'sogleich fertig' : zuege(turns)}${start === 0 ? '' : `; der Beginn kostet ${figure(start)} Prestige, die zurückkommen, wenn es fertig ist`}.`,
  'line.monumentBlessed': ({ name, prestige }) =>
    `${benannt(name, 'Das Monument')} wird vor dem Beginn gesegnet${prestige === 0 ? '' : ` (${signed(prestige)} Prestige)`}.`,
  'line.monumentFinished': ({ name, prestige, start, blessing }) =>
    `${benannt(name, 'Das Monument')} ist fertig: ${listed([
      `${signed(prestige)} Prestige`,
      ...(start === 0 ? [] : [`die ${figure(start)} vom Beginn zurück`]),
      ...(blessing === 0 ? [] : [`${signed(blessing)} für den Segen`]),
    ])}. Die Arbeiter sind frei.`,
  'line.monumentLost': ({ name, prestige }) =>
    `${benannt(name, 'Das Monument')} geht zugrunde${prestige === 0 ? '' : ` (${signed(-Number(prestige))} Prestige)`}.`,
  'line.workersTied': ({ name, workers }) => `${count(workers, 'Arbeiter nimmt', 'Arbeiter nehmen')} ${atWork(name)} die Arbeit auf.`,
  'line.monumentDelayed': ({ name }) => `Die Arbeit an ${benannt(name, 'dem Monument')} verliert einen Zug: Es fehlen Arbeiter.`,
  'line.workersLacking': ({ name, workers, required }) =>
    `${benannt(name, 'Das Monument')} hat ${figure(workers)} von ${count(required, 'Arbeiter', 'Arbeitern')}, und sonst ist niemand frei.`,
  'line.workersSent': ({ name, workers }) =>
    `${count(workers, 'Arbeiter rückt', 'Arbeiter rücken')} ${atWork(name)} für die fehlenden nach.`,

  'figure.building': () => 'im Bau',
  'figure.workers': () => 'frei für die Arbeit',
  'figure.stone': () => 'Stein',
  'figure.metal': () => 'Metall',
  'figure.copper': () => 'Kupfer',
  'figure.bronze': () => 'Bronze',
  'figure.iron': () => 'Eisen',
  'figure.monument': () => 'Monument',
}

/** "bei „Große Treppe“", "beim Monument". */
function atWork(name: number | string | undefined): string {
  return name === '' || name === undefined ? 'beim Monument' : `bei ${benannt(name, '')}`
}
