import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import type { ESPIONAGE_WORDS } from '../english/espionage.ts'
import { capital } from '../../../../language/grammar.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'
import { royalName, withName } from '../named.ts'
import { akk, beim, Den, den, der, Die, verb, vom } from './names.ts'
import { ort, prozent, zuegen } from './nouns.ts'
import { person, theKin, whom } from './persons.ts'

/** Texts of spies and assassins, in German. */
export const ESPIONAGE_DE: TranslationOf<typeof ESPIONAGE_WORDS> = {
  'act.booklet': () => 'Dein Heft: Was trägst du ein?',
  'act.booklet.hint': () => 'Niemand sieht es außer dir und der Spielleitung.',
  'act.booklet.done': () => 'Das Heft schließen',
  'act.booklet.trainSpies': ({ most }) => (most === 1 ? 'Einen Spion ausbilden' : `Spione ausbilden, höchstens ${figure(most)}`),
  'act.booklet.trainSpies.hint': ({ turns, chance }) =>
    `Sie sind in ${zuegen(turns)} bereit, mit einer Chance von ${prozent(chance)}, und werden mit jedem Zug, den du sie länger lernen lässt, um 5 besser.`,
  'field.recruits.male': () => 'Männer',
  'field.recruits.female': () => 'Frauen',
  'limit.recruitsTooMany': () => 'Für mehr ist kein Platz.',
  'limit.recruitsNone': () => 'Jemand muss ausgebildet werden.',
  'act.booklet.trainAssassin': () => 'Einen Attentäter ausbilden',
  'act.booklet.trainAssassin.hint': ({ turns }) =>
    `In ${zuegen(turns)} bereit, und mit jedem Zug, den du ihn länger lernen lässt, um 5 besser. Die Methode bleibt.`,
  'field.method': () => 'Methode',
  'option.method.plain': (method) => `Schlicht (${methodOf(method)})`,
  'option.method.poison': (method) => `Gift (${methodOf(method)})`,
  'option.method.melee': (method) => `Nahkampf (${methodOf(method)})`,
  'field.recruitSex': () => 'Wer',
  'option.recruit.male': () => 'Ein Mann',
  'option.recruit.female': () => 'Eine Frau',
  'act.booklet.releaseSpies': (batch) =>
    Number(batch['batches']) > 1
      ? 'Die Ausbildung von Spionen beenden'
      : `Die Ausbildung von ${count(batch['agents'], 'Spion', 'Spionen')} beenden (${batchOf(batch)})`,
  'act.booklet.releaseSpies.hint': () => 'Wer ausgelernt hat, kann ausgesandt werden, lernt aber nichts mehr dazu.',
  'act.booklet.releaseAssassin': (batch) =>
    Number(batch['batches']) > 1
      ? 'Die Ausbildung eines Attentäters beenden'
      : `Die Ausbildung des Attentäters beenden (${batchOf(batch)})`,
  'act.booklet.releaseAssassin.hint': () => 'Wer ausgelernt hat, kann ausgesandt werden, lernt aber nichts mehr dazu.',
  'field.batch': () => 'Wen davon',
  'option.batch': (batch) => `${count(batch['agents'], 'Agent', 'Agenten')}, seit ${zuegen(batch['turns'])} (${batchOf(batch)})`,
  'line.spiesTrain': ({ spies, round }) =>
    `${count(spies, 'Spion beginnt', 'Spione beginnen')} die Ausbildung, mindestens bis Runde ${figure(round)}.`,
  'line.assassinTrains': ({ method, round }) =>
    `Ein Attentäter beginnt die Ausbildung (${METHODS[String(method)] ?? figure(method)}), mindestens bis Runde ${figure(round)}.`,
  'line.agentReady': ({ kind, chance, turns }) =>
    `${oneOf(kind)} hat nach ${zuegen(turns)} ausgelernt, mit einer Chance von ${prozent(chance)}.`,

  'act.booklet.sendSpy': ({ ready }) => `Einen Spion aussenden (${figure(ready)} bereit)`,
  'act.booklet.sendSpy.hint': () =>
    'Der Versuch kommt in der nächsten Phase 5 des Ziels, als Erstes. Misslingt er, ist der Spion verloren.',
  'act.booklet.sendAssassin': ({ ready }) => `Einen Attentäter aussenden (${figure(ready)} bereit)`,
  'act.booklet.sendAssassin.hint': () => 'Der Versuch kommt in der nächsten Phase 5 des Ziels, nach denen aller Spione.',
  'field.mission.spy': () => 'Wozu',
  'field.mission.assassin': () => 'Gegen wen',
  'field.agent': () => 'Wer geht',
  'option.agent.spy': ({ chance }) => `Ein Spion mit einer Chance von ${prozent(chance)}`,
  'option.agent.plain': ({ chance }) => `Ein Attentäter ohne besondere Methode, Chance ${prozent(chance)}`,
  'option.agent.poison': ({ chance }) => `Ein Giftmischer, Chance ${prozent(chance)}`,
  'option.agent.melee': ({ chance }) => `Ein Nahkämpfer, Chance ${prozent(chance)}`,
  'option.mission.technology': ({ target }) => `${Den(target)} Technik stehlen`,
  'option.mission.militaryTechnology': ({ target }) => `${Den(target)} Kriegstechnik stehlen`,
  'option.mission.intelligence': ({ target }) => `Die Kriegspläne ${der(target)} auskundschaften`,
  'option.mission.ruler': ({ target }) => `Das Oberhaupt des Herrscherhauses ${der(target)} töten`,
  'option.mission.royal': ({ target }) => `Jemanden vom Herrscherhaus ${der(target)} töten`,
  'option.mission.shaman': ({ target }) => `Einen Schamanen ${der(target)} töten`,
  'mission.aim': (mission) => capital(aim(mission)),
  'option.victim.royal': (victim) => `${Die(victim['target'])}: ${named(victim)}, seit Runde ${figure(victim['since'])}`,
  'option.victim.shaman': (victim) => `${Die(victim['target'])}: der Schamane von ${ort(victim)}`,
  'act.booklet.recall': (mission) =>
    mission['goal'] === undefined ? 'Einen Agenten zurückrufen' : `Den Agenten zurückrufen (${aim(mission)})`,
  'act.booklet.recall.hint': () => 'Der Agent kommt unversehrt heim und kann wieder ausgesandt werden.',
  'field.recall': () => 'Mit dem Auftrag',
  'line.missionEntered': (mission) => `${oneOf(mission['kind'])} ist ausgesandt: ${aim(mission)}.`,
  'line.missionRecalled': (mission) => `Der Agent ist zurückgerufen (${aim(mission)}).`,
  'line.missionVoid': (mission) => `Der Agent findet niemanden mehr vor und kommt heim (${aim(mission)}).`,

  'roll.uncover': ({ owner, assassins }) =>
    Number(assassins) > 0 ? `Sind Spione oder Attentäter ${der(owner)} unterwegs?` : `Sind Spione ${der(owner)} unterwegs?`,
  'roll.uncover.hint': ({ spies, assassins }) =>
    Number(assassins) === 0
      ? `${dice(spies)}; gewürfelt wird auch, wenn nichts eingetragen ist. Unter 25 enttarnt einen Spion, der gegen dich ausgesandt ist.`
      : `Erst ${dice(spies)} für Spione, dann ${dice(assassins)} für Attentäter; gewürfelt wird auch, wenn nichts eingetragen ist. Unter 25 enttarnt einen Spion gegen dich oder einen Attentäter ohne besondere Methode, Gift unter 15, Nahkampf unter 40.`,
  'line.nothingFound': ({ owner }) => `Kein Agent ${der(owner)} wird enttarnt.`,
  'line.spyUncovered': ({ owner, target }) =>
    `${Die(target)} ${verb(target, 'enttarnt', 'enttarnen')} einen Spion ${der(owner)}; er wird hingerichtet.`,
  'line.assassinUncovered': ({ owner, target }) =>
    `${Die(target)} ${verb(target, 'enttarnt', 'enttarnen')} einen Attentäter ${der(owner)}; er wird hingerichtet.`,
  'choose.plot': (mission) => `Du hast vom Auftrag eines Attentäters ${der(mission['owner'])} erfahren: ${aim(mission)}. Was tust du?`,
  'choose.plot.hint': () => 'Niemand sonst weiß, dass du es weißt.',
  'option.plot.ignore': () => 'Nichts',
  'option.plot.counter': ({ chance }) =>
    `Einen eigenen Attentäter schicken: Bei ${figure(chance)} oder weniger stirbt der fremde, sonst deiner`,
  'option.plot.aid': ({ chance }) => `Helfen: Die Chance ist dann ${prozent(chance)}`,
  'roll.counter': ({ owner, chance }) => `Dein Attentäter gegen den ${der(owner)}: ${figure(chance)} oder weniger`,
  'outcome.intruderDies': () => 'Der fremde stirbt',
  'outcome.ownDies': () => 'Deiner stirbt',
  'line.plotIgnored': ({ owner, target }) => `Du weißt von einem Anschlag ${der(owner)} auf ${akk(target)} und lässt ihn geschehen.`,
  'line.plotAided': ({ seat, owner, target, chance }) =>
    `${Die(seat)} wissen vom Anschlag ${der(owner)} auf ${akk(target)} und helfen dabei: Die Chance ist nun ${prozent(chance)}.`,
  'line.plotCountered': ({ seat, owner, target, dead }) =>
    `${Die(seat)} haben gegen den Anschlag ${der(owner)} auf ${akk(target)} einen Attentäter geschickt: Der Attentäter ${der(dead)} ist tot.`,
  'line.assassinFoundDead': ({ owner }) => `Ein Attentäter ${der(owner)} wird tot aufgefunden.`,

  'roll.mission': (mission) => `${capital(aim(mission))}: ${figure(mission['chance'])} oder weniger`,
  'roll.mission.hint': () => 'Es würfelt, wer den Agenten ausgesandt hat.',
  'outcome.missionSucceeds': () => 'Gelungen',
  'outcome.missionFails': () => 'Misslungen',
  'roll.caught': ({ target, chance }) =>
    `Der Mord ist misslungen: ${Die(target)} ${verb(target, 'fasst', 'fassen')} den Attentäter bei ${figure(chance)} oder weniger`,
  'outcome.assassinCaught': () => 'Gefasst und getötet',
  'outcome.assassinEscapes': () => 'Entkommen',
  'line.technologyStolen': ({ target, amount }) => `${Den(target)} ${stolen(amount, 'Technik')}.`,
  'line.militaryTechnologyStolen': ({ target, amount }) => `${Den(target)} ${stolen(amount, 'Kriegstechnik')}.`,
  'line.theftSucceeded': ({ target, amount, what }) =>
    amount === 0
      ? `Dein Spion findet ${beim(target)} nichts zu stehlen und kommt heim.`
      : `Dein Spion bringt ${figure(amount)} ${what === 'technology' ? 'Technik' : 'Kriegstechnik'} ${der(target)} heim.`,
  'line.plansLearnt': ({ target }) =>
    `Dein Spion erfährt die Pläne ${der(target)}: In euren Schlachten hast du 5 mehr und sie 5 weniger, bis zu ihrer nächsten Phase 5.`,
  'line.spyCaught': ({ owner, target }) => `Ein Spion ${der(owner)} wird ${vom(target)} gefasst und hingerichtet.`,
  'line.murderSucceeded': (mission) => `Dein Attentäter hat seinen Auftrag erfüllt (${aim(mission)}) und ist zurück.`,
  'line.royalMurdered': ({ role, sex, about }) => {
    const what = role === 'child' || role === 'heir' ? person(role, sex).anybody : person(role, sex).nominative
    return `${capital(withName(royalName({ about }), what))} wird ermordet.`
  },
  'line.shamanMurdered': (victim) => `Der Schamane von ${ort(victim)} wird ermordet.`,
  'line.assassinCaught': ({ owner, target }) =>
    `Ein Mord misslingt: ${Die(target)} ${verb(target, 'fasst', 'fassen')} einen Attentäter ${der(owner)}; er wird hingerichtet.`,
  'line.assassinEscaped': ({ target }) => `Dein Attentäter hat versagt, entkommt ${den(target)} aber unversehrt.`,

  'figure.spies': () => 'Würfel für Spione',
  'figure.assassins': () => 'Würfel für Attentäter',
}

const METHODS: Readonly<Record<string, string>> = { plain: 'schlicht', poison: 'Gift', melee: 'Nahkampf' }

function methodOf({ chance, uncovered, caught }: Figures): string {
  return `Chance ${prozent(chance)}, enttarnt unter ${figure(uncovered)}, nach einem Fehlschlag gefasst bei ${figure(caught)} oder weniger`
}

function batchOf({ chances, later }: Figures): string {
  return chances === later
    ? `Chance ${prozent(chances)}, mehr geht nicht`
    : `Chance jetzt ${prozent(chances)}, im nächsten Zug ${prozent(later)}`
}

function oneOf(kind: Figure): string {
  return kind === 'assassin' ? 'Ein Attentäter' : 'Ein Spion'
}

/** "den Herrscher der Menschen töten", "den Elfen Technik stehlen". */
function aim(mission: Figures): string {
  const { target, goal } = mission
  switch (goal) {
    case 'technology':
      return `${den(target)} Technik stehlen`
    case 'militaryTechnology':
      return `${den(target)} Kriegstechnik stehlen`
    case 'ruler':
    case 'royal':
      return mission['role'] === undefined
        ? `jemanden vom Herrscherhaus ${der(target)} töten`
        : `${withName(royalName(mission), whom(mission))} ${der(target)} töten`
    case 'shaman':
      return mission['type'] === undefined
        ? `einen Schamanen ${der(target)} töten`
        : `den Schamanen von ${ort(mission)} ${der(target)} töten`
    default:
      return `die Pläne ${der(target)} auskundschaften`
  }
}

/** "die Herrscherin", "der zweite Sohn". */
function named(victim: Figures): string {
  return withName(royalName(victim), theKin(victim))
}

function dice(amount: Figure): string {
  return count(amount, 'Würfel', 'Würfel')
}

function stolen(amount: Figure, what: string): string {
  return `${amount === 1 ? 'wird' : 'werden'} ${figure(amount)} ${what} gestohlen`
}
