import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { listed } from '../../../../language/numbers.ts'
import type { WAR_WORDS } from '../english/war.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { figure } from '../../../../language/figures.ts'
import { METAL_OF_AGE } from '../../rules/tables/gathering.ts'
import { akk, den, der, Die, die, ihnen, verb, vom } from './names.ts'
import { frauen, gebiete, krieger, maenner, ware, waren, zahl, zuege, zuegen } from './nouns.ts'

/** Texts of declaring, opening and ending wars, in German. */
export const WAR_DE: TranslationOf<typeof WAR_WORDS> = {
  'act.booklet.declare': () => 'Einen Krieg eintragen',
  'act.booklet.declare.hint': ({ opens }) =>
    `Er kann ab Runde ${figure(opens)} in deiner Phase 5 beginnen oder folgenlos gestrichen werden. Das Ziel erfährt davon, wenn er beginnt.`,
  'act.booklet.dropWar': () => 'Einen Krieg streichen',
  'field.warTarget': () => 'Gegen',
  'field.warToDrop': () => 'Welchen',
  'option.warTarget': ({ target, territories }) => `${Die(target)}, ${gebiete(territories)}`,
  'option.warTargetGuarded': ({ target, territories, warriors }) => `${Die(target)}, ${gebiete(territories)}, ${krieger(warriors)}`,
  'option.warEntry': ({ target, entered }) => `${Die(target)}, eingetragen in Runde ${figure(entered)}`,
  'line.war.written': ({ target, opens }) => `Ein Krieg gegen ${akk(target)} ist eingetragen; er kann ab Runde ${figure(opens)} beginnen.`,
  'line.war.struckOut': ({ target }) => `Der Krieg gegen ${akk(target)} ist wieder gestrichen.`,

  'act.council': () => 'Vor den Schlachten: Was soll geschehen?',
  'act.council.hint': ({ people }) =>
    `${people === 0 ? 'Von deinen Leuten ist niemand mehr da, und keine Schlacht ist zu gewinnen: Ein Vertrag oder die Aufgabe beendet den Krieg. ' : ''}Was jetzt einen Krieg beendet oder beginnt, kommt vor seiner Schlacht; alles andere geht auch danach.`,
  'act.council.done': () => 'Weiter zu den Schlachten',
  'act.council.openWar': () => 'Einen Krieg aus dem Heft beginnen',
  'act.council.openWar.hint': () => 'Dann wissen alle davon, und die erste Schlacht wird in diesem Zug geschlagen.',
  'act.council.callOff': () => 'Für diesen Zug eine Waffenruhe vorschlagen',
  'act.council.callOff.hint': () => 'Stimmt der Feind zu, geht der Krieg einen Zug lang ohne Schlacht weiter.',
  'field.warToOpen': () => 'Gegen',
  'field.warToCallOff': () => 'Krieg',
  'option.war': ({ enemy, turns }) => `Gegen ${akk(enemy)}, bisher ${zuege(turns)}`,
  'choose.callOff': ({ enemy }) => `${Die(enemy)} ${verb(enemy, 'schlägt', 'schlagen')} für diesen Zug eine Waffenruhe vor: einverstanden?`,
  'choose.callOff.hint': () => 'Für den Krieg zählt der Zug trotzdem.',
  'option.truce.callOff': () => 'Ja, keine Schlacht in diesem Zug',
  'option.truce.fight': () => 'Nein, die Schlacht wird geschlagen',
  'line.war.truce.agreed': ({ seat, enemy }) =>
    `${Die(enemy)} ${verb(enemy, 'einigt', 'einigen')} sich mit ${den(seat)} auf eine Waffenruhe in diesem Zug.`,
  'line.war.truce.refused': ({ seat, enemy }) =>
    `${Die(seat)} ${verb(seat, 'schlägt', 'schlagen')} für diesen Zug eine Waffenruhe vor; ${die(enemy)} ${verb(enemy, 'lehnt', 'lehnen')} ab.`,
  'line.war.noBattle': ({ aggressor, defender, turns }) =>
    `Zug ${figure(turns)} des Krieges zwischen ${den(aggressor)} und ${den(defender)} vergeht ohne Schlacht.`,

  'line.war.opened.secret': ({ aggressor, defender, entered }) =>
    `${Die(aggressor)} ${verb(aggressor, 'beginnt', 'beginnen')} einen Krieg gegen ${akk(defender)}. Er stand seit Runde ${figure(entered)} im Heft.`,
  'line.war.opened.announced': ({ aggressor, defender, entered }) =>
    `Der Krieg beginnt, den ${die(aggressor)} ${den(defender)} in Runde ${figure(entered)} erklärt ${verb(aggressor, 'hat', 'haben')}.`,
  'line.war.opened.open': ({ aggressor, defender }) =>
    `${Die(aggressor)} ${verb(aggressor, 'beginnt', 'beginnen')} einen Krieg gegen ${akk(defender)}.`,
  'line.war.announced': ({ aggressor, defender, opensFrom }) =>
    `${Die(aggressor)} ${verb(aggressor, 'erklärt', 'erklären')} ${den(defender)} den Krieg: Er beginnt in Runde ${figure(opensFrom)}.`,
  'line.war.calledOff': ({ aggressor, defender }) => `Der Krieg zwischen ${den(aggressor)} und ${den(defender)} findet nicht statt.`,

  'line.war.ended.treaty': (war) => `${peace(war)} durch einen Vertrag${winner(war)}.`,
  'line.war.ended.withdrawal': (war) => `${peace(war)}: ${Die(loserOf(war))} ${verb(loserOf(war), 'muss', 'müssen')} sich zurückziehen.`,
  'line.war.ended.tribute': (war) => `${peace(war)} mit einem Tribut.`,
  'line.war.ended.elimination': (war) => `${ending(war)} mit dem Untergang ${war['victor'] === '' ? 'beider' : der(loserOf(war))}.`,
  'line.war.victory': ({ victor, prestige }) =>
    `${Die(victor)} ${verb(victor, 'erhält', 'erhalten')} die ${figure(prestige)} Prestige, die der Krieg die Gegenseite gekostet hat.`,
  'line.war.landFound': ({ owner, territories }) =>
    `${Die(owner)} ${verb(owner, 'behält', 'behalten')} ${zahl(territories, '1 besetztes Gebiet', `${figure(territories)} besetzte Gebiete`)} endgültig.`,
  'line.war.settlements': ({ taken, kept }) => settlements(Number(taken), Number(kept)),
  'line.war.occupiedSold': ({ captor, buyer, occupied }) =>
    `${Die(captor)} ${verb(captor, 'verliert', 'verlieren')} ein besetztes Gebiet, das ${die(buyer)} gekauft ${verb(buyer, 'hat', 'haben')}: ${occupied === 0 ? 'Es war das letzte' : `${figure(occupied)} ${zahl(occupied, 'bleibt', 'bleiben')} ${ihnen(captor)}`}.`,

  'act.diplomacy.tribute': () => 'Einen Krieg aufgeben und Tribut zahlen',
  'act.diplomacy.tribute.hint': () => 'Reiche und Stämme schließen dafür sofort Frieden. Er muss ganz bezahlt werden.',
  'field.warToLeave': () => 'Krieg gegen',
  'option.tribute': ({ enemy, food, wood, wealth }) => `${Die(enemy)}, für ${tokens(food, wood, wealth)}`,
  'line.war.tribute': ({ seat, enemy, food, wood, wealth }) =>
    `${Die(seat)} ${verb(seat, 'zahlt', 'zahlen')} ${den(enemy)} einen Tribut: ${tokens(food, wood, wealth)}.`,

  'roll.withdrawal': ({ enemy, prestige }) =>
    `Prestige ${figure(prestige)}: Musst du dich aus dem Krieg gegen ${akk(enemy)} zurückziehen? (30 oder weniger)`,
  'roll.withdrawalAll': ({ prestige, wars }) =>
    `Prestige ${figure(prestige)}: Musst du dich aus ${wars === 1 ? 'deinem Krieg' : `allen ${figure(wars)} Kriegen`} zurückziehen? (30 oder weniger)`,
  'outcome.withdraws': () => 'Zum Rückzug gezwungen',
  'outcome.holdsOut': () => 'Der Krieg geht weiter',
  'line.war.heldOut': ({ seat, enemy, die: rolled }) =>
    `${Die(seat)} ${verb(seat, 'würfelt', 'würfeln')} ${figure(rolled)} und ${verb(seat, 'bleibt', 'bleiben')} im Krieg gegen ${akk(enemy)}.`,

  'fill.demand': ({ loser }) =>
    `${Die(loser)} ${verb(loser, 'muss', 'müssen')} sich aus dem Krieg zurückziehen: Was verlangst du von ${ihnen(loser)}?`,
  'fill.demand.hint': () =>
    'Bis zu 75\u00a0% jeder Art von Marken, die Hälfte der Leute und ein Viertel des Landes müssen hergegeben werden. Was darüber hinausgeht, und alles in Worten, darf abgelehnt werden.',
  'fill.demandProposed': ({ loser }) => `${Die(loser)} ${verb(loser, 'muss', 'müssen')} sich aus dem Krieg zurückziehen: Worum bittest du?`,
  'fill.demandProposed.hint': () => 'Es darf angenommen oder abgelehnt werden.',
  'field.demand.food': (of) => due('Nahrung', of),
  'field.demand.wood': (of) => due('Holz', of),
  'field.demand.stone': (of) => due('Stein', of),
  'field.demand.metal': (of) => due(ware(METAL_OF_AGE[Number(of['age'])] ?? 'metal'), of),
  'field.demand.wealth': (of) => due('Reichtum', of),
  'field.demand.males': (of) => due('Männer', of, ' mit den Frauen zusammen'),
  'field.demand.females': (of) => due('Frauen', of, ' mit den Männern zusammen'),
  'field.demand.territories': (of) => due('Gebiete', of),
  'field.demand.more': () => 'Sonst noch etwas, in Worten',
  'choose.demandAnswer': ({ winner, goods, males, females, territories, more }) =>
    `${Die(winner)} ${verb(winner, 'verlangt', 'verlangen')} ${terms({ goods, males, females, territories, more } as Figures)}: einverstanden?`,
  'choose.demandAnswer.hint': ({ boundGoods, boundMales, boundFemales, boundTerritories }) =>
    `Lehnst du ab, gibst du nur: ${terms({ goods: boundGoods, males: boundMales, females: boundFemales, territories: boundTerritories } as Figures)}.`,
  'line.demand.accepted': ({ winner, loser }) => `${Die(loser)} ${verb(loser, 'nimmt', 'nehmen')} alle Forderungen ${der(winner)} an.`,
  'line.demand.refused': ({ winner, loser }) =>
    `${Die(loser)} ${verb(loser, 'verweigert', 'verweigern')} ${den(winner)}, was nicht gegeben werden muss.`,
  'line.demand.paid': ({ winner, loser }) => `${Die(loser)} ${verb(loser, 'übergibt', 'übergeben')} ${den(winner)}, was ausgemacht war.`,
  'line.demand.settled': (all) =>
    `${Die(all['winner'])} ${verb(all['winner'], 'bekommt', 'bekommen')} ${vom(all['loser'])}: ${terms(all)}.`,
  'figure.opens': () => 'möglich ab Runde',
}

function peace(figures: Figures): string {
  return `${ending(figures)} nach ${zuegen(figures['turns'])}`
}

/** A side that falls does so in the midst of a turn of the war, which is not counted yet. */
function ending({ aggressor, defender }: Figures): string {
  return `Der Krieg zwischen ${den(aggressor)} und ${den(defender)} endet`
}

function winner({ victor }: Figures): string {
  return victor === '' ? ', ohne Sieger' : `; gesiegt ${verb(victor, 'hat', 'haben')} ${die(victor)}`
}

function loserOf({ aggressor, defender, victor }: Figures): string {
  return String(victor === aggressor ? defender : aggressor)
}

function tokens(food: Figure, wood: Figure, wealth: Figure): string {
  const some = Object.entries({ food, wood, wealth }).filter(([, amount]) => Number(amount) > 0)
  return waren(some.map(([token, amount]) => `${token}:${String(amount)}`).join(','))
}

function settlements(taken: number, kept: number): string {
  if (taken === 1)
    return kept === 1 ? 'Die eroberte Siedlung findet einen Platz.' : 'Für die eroberte Siedlung ist kein Platz; sie ist verloren.'
  if (kept === 0) return `Keine der ${figure(taken)} eroberten Siedlungen findet einen Platz.`
  if (kept === taken) return `Alle ${figure(taken)} eroberten Siedlungen finden einen Platz.`
  return `Von ${figure(taken)} eroberten Siedlungen ${kept === 1 ? 'findet 1' : `finden ${figure(kept)}`} einen Platz; die übrigen sind verloren.`
}

function due(name: string, { due: limit, max }: Figures, note = ''): string {
  return `${name} (Anspruch ${figure(limit)}${note}, vorhanden ${figure(max)})`
}

/** "12 Nahrung, 3 Männer und 1 Gebiet". */
function terms({ goods, males, females, territories, more }: Figures): string {
  const parts = [
    ...(goods === undefined || goods === '' ? [] : [waren(goods)]),
    ...(Number(males) > 0 ? [maenner(males)] : []),
    ...(Number(females) > 0 ? [frauen(females)] : []),
    ...(Number(territories) > 0 ? [gebiete(territories)] : []),
    ...(more === undefined || more === '' ? [] : [`„${figure(more)}“`]),
  ]
  return parts.length === 0 ? 'nichts' : listed(parts)
}
