import type { Figures } from '../../../../kernel/world/rule.ts'
import { royalName } from '../named.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import type { TOGETHER_WORDS } from '../english/together.ts'
import { akk, der, die, Die, verb } from './names.ts'
import { gebiete, leute, ort } from './nouns.ts'

/** Texts of what is asked together, in German. */
export const TOGETHER_DE: TranslationOf<typeof TOGETHER_WORDS> = {
  'roll.family': ({ mothers, chance, royalChance }) =>
    `Ein Kind im Herrscherhaus (${figure(royalChance)} oder weniger) und ${count(mothers, 'Frau, die eines', 'Frauen, die eines')} bekommen will (je ${figure(chance)} oder weniger)`,
  'roll.family.hint': () =>
    'Der erste Würfel gilt dem Herrscherhaus. Viele Würfel lassen sich als Liste eintippen, oder wie viele wie ausgegangen sind.',
  'roll.afterBirths': ({ children, mothers }) =>
    `Nach den Geburten: ${count(children, 'Kind', 'Kinder')} geboren, ${count(mothers, 'Geburt', 'Geburten')} misslungen`,
  'roll.afterBirths.hint': () =>
    'Eine Frau stirbt bei ihrer misslungenen Zahl oder weniger, die kleinste Zahl zuerst; der letzte Würfel gilt Männern und Frauen auf Anhang A.',
  'die.royalChild': () => 'Kind im Herrscherhaus',
  'die.births': ({ mothers }) => count(mothers, 'Frau, die ein Kind will', 'Frauen, die ein Kind wollen'),
  'die.royalSex': () => 'Kind im Herrscherhaus: Sohn oder Tochter',
  'die.deaths': ({ mothers }) => `${count(mothers, 'misslungene Geburt', 'misslungene Geburten')}: Wer stirbt?`,
  'die.newcomers': ({ newcomers }) => `Männer und Frauen unter ${count(newcomers, 'neuen Person', 'neuen Leuten')}`,

  'act.fieldAndBooklet': () => 'Land, Raubzüge, Diplomatie und das Heft: Was soll geschehen?',
  'act.fieldAndBooklet.hint': ({ people, territories, blank, raids }) =>
    `Du hast ${leute(people)} und ${gebiete(territories)}; ${figure(blank)} gehören niemandem.${raids === undefined ? '' : ' Ein Raubzug kommt vor dem freien Land: Ist welches genommen, gibt es keinen mehr.'} Das Heft (Kriege, Ausbildung, Aufträge) sehen nur du und die Spielleitung. Wer darin geschrieben hat, nimmt in diesem Zug kein Land mehr, raubt nicht und verhandelt nicht.`,
  'act.bookletOpen': () => 'Dein Heft: Was trägst du noch ein?',
  'act.bookletOpen.hint': () =>
    'Niemand sieht es außer dir und der Spielleitung. Was vor aller Augen geschieht, ist für diesen Zug vorbei.',

  'act.spend.buy': () => 'Alles auf einem Blatt',
  'act.spend.buy.hint': () =>
    'Alles, was du in dieser Phase kaufst, auf einmal. Um eines nach dem anderen zu kaufen, wähle es darunter aus.',

  'limit.points': ({ max }) => `Punkte, von ${figure(max)}`,
  'limit.landThisTurn': ({ max }) => `Land, das in diesem Zug gekauft wird: höchstens ${figure(max)}`,
  'limit.landPeople': ({ max }) => `Land, für das die Leute reichen: noch ${figure(max)}`,
  'limit.landThere': ({ max }) => `Land, das zu haben ist: ${figure(max)}`,

  'fill.battlePlan': ({ enemy, turn }) => `Schlacht ${figure(turn)} des Krieges gegen ${akk(enemy)}: Wer kämpft, und worum?`,
  'fill.battlePlan.hint': (figures) =>
    `${shamanHelps(figures)}Neue Krieger werden sofort bezahlt. Das Herrscherhaus hilft nur, wo es kämpft, und kann dort fallen. Der Versuch kostet nichts: Ein Vorsprung von 15 nimmt das genannte Land, 95 oder mehr tötet, wer vom Herrscherhaus genannt ist, 50 oder mehr zerstört ein Monument oder eine Siedlung auf genommenem Land.`,
  'roll.battleGoals': ({ faction, enemy }) => `Ziele der Schlacht ${der(faction)} gegen ${akk(enemy)}: alle Würfel`,
  'roll.battleGoals.hint': () =>
    'Sie zählen in dieser Reihenfolge. Ein Würfel, dessen Ziel durch einen früheren hinfällig ist, zählt nicht.',
  'die.side': ({ faction, bonus }) => `${Die(faction)}, Bonus ${signedOrNought(bonus)}`,
  'die.land': ({ faction, by, bonus, lead, ...place }) =>
    faction === by
      ? `${Die(faction)} ${verb(faction, 'will', 'wollen')} ${prize(place)}: ${signedOrNought(bonus)}, nötig ist ein Vorsprung von ${figure(lead)}`
      : `${Die(faction)} ${verb(faction, 'hält', 'halten')} es: ${signedOrNought(bonus)}`,
  'die.royalKill': ({ faction, enemy, need }) =>
    `${Die(faction)} gegen das Herrscherhaus ${der(enemy)}: fällt bei ${figure(need)} oder mehr`,
  'die.destruction': ({ faction, need, what, ...place }) =>
    `${Die(faction)} gegen ${what === 'monument' ? 'das Monument in ' : ''}${ort(place)}: zerstört bei ${figure(need)} oder mehr`,
  'line.royalAbsent': ({ enemy, role, about }) =>
    `Wer vom Herrscherhaus ${der(enemy)} fallen sollte (${royalName({ about }) ?? ROLES[String(role)] ?? 'Herrscherhaus'}), kämpft nicht mit.`,

  'roll.uncoverAll': ({ owner }) => `Was ${die(owner)} eingetragen haben ${verb(owner, 'mag', 'mögen')}: Alle anderen würfeln`,
  'roll.uncoverAll.hint': () =>
    'Gewürfelt wird immer, was auch eingetragen ist; zu entscheiden ist nichts. Unter 25 findet einen Spion oder einen Attentäter; bei diesem hängt die Zahl von der Art zu töten ab.',
  'die.watch': ({ seat, kind }) => `${Die(seat)}: ${kind === 'spy' ? 'Spione' : 'Attentäter'}`,
  'line.watchedInVain': ({ owner, spies, assassins }) =>
    `Was ${die(owner)} eingetragen haben ${verb(owner, 'mag', 'mögen')}: Du würfelst ${figure(spies)} für Spione${assassins === '' ? '' : ` und ${figure(assassins)} für Attentäter`} und findest nichts.`,
  'line.watched': ({ owner, spies, assassins }) =>
    `Was ${die(owner)} eingetragen haben ${verb(owner, 'mag', 'mögen')}: Du würfelst ${figure(spies)} für Spione${assassins === '' ? '' : ` und ${figure(assassins)} für Attentäter`}.`,
}

const ROLES: Readonly<Record<string, string>> = {
  ruler: 'das Oberhaupt',
  spouse: 'Gemahl oder Gemahlin',
  child: 'ein Kind',
  heir: 'ein benannter Erbe',
}

function signedOrNought(amount: Figures[string] | undefined): string {
  return Number(amount) === 0 ? '0' : signed(amount)
}

function prize({ type, ...place }: Figures): string {
  if (type === 'occupied') return 'besetztes Land'
  return type === 'land' ? 'offenes Land' : `${ort({ type: type ?? '', ...place })} mit dem Land`
}

/** Told where the map says it. */
function shamanHelps({ base, type, number }: Figures): string {
  if (base === undefined) return ''
  if (base === '') return 'Kein Schamane von dir wohnt nahe der Schlacht. '
  return `Am nächsten liegt der Schlacht ${ort({ type, number, about: base })}; der Schamane dort hilft dir. `
}
