import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { listed } from '../../../../language/numbers.ts'
import type { RAID_WORDS } from '../english/raids.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'
import { akk, beim, den, der, Die, verb } from './names.ts'
import { benannt, leute, marken, ware, waren } from './nouns.ts'

/** Texts of raids, in German. */
export const RAID_DE: TranslationOf<typeof RAID_WORDS> = {
  'act.conflict.raid': ({ target, max }) => `Raubzug gegen ${akk(target)} (bis zu ${raeuber(max)})`,
  'act.conflict.raid.hint': (figures) =>
    `${price(figures)} Ein Ziel gelingt bei ${figure(figures['one'])} oder weniger; bei zweien, dreien und vieren sind es ${chances(figures)}. Die Antwort der Überfallenen gewinnt 2 für jedes Ziel.`,
  'act.conflict.raidOther': ({ max }) => `Raubzug gegen ein Reich oder einen Stamm (bis zu ${raeuber(max)})`,
  'act.conflict.raidOther.hint': (figures) =>
    `${price(figures)} Zu treffen sind dort nur Leute, bei ${figure(figures['one'])} oder weniger; sie wehren sich immer.`,
  'field.raidTarget': () => 'Wen',
  'field.raiders': ({ max }) => `Räuber (freie Männer, bis zu ${figure(max)})`,
  'field.raidGoal.kill': () => 'Leute töten',
  'field.raidGoal.burn': () => 'Marken verbrennen',
  'field.raidGoal.steal': () => 'Marken rauben',
  'field.raidGoal.raze': ({ name }) => `${benannt(name, 'Ein Monument')} niederreißen`,
  'field.raidMonument': () => 'Welches Monument',
  'field.raidGround': () => 'Gelände, auf dem sie zuschlagen',
  'option.raidTarget': ({ target, people }) => `${Die(target)} (${leute(people)})`,
  'option.raidMonument': ({ name, prestige, stage }) =>
    `${benannt(name, 'Ein Monument')}, ${figure(prestige)} Prestige${stage === 'building' ? ', noch im Bau' : ''}`,
  'limit.raidGoal': () => 'Ein Raubzug braucht ein Ziel.',

  'roll.raidGoals': ({ goals }) =>
    goalsOf(goals).length === 1
      ? `Gelingt es den Räubern, ${infinitive(goals)}?`
      : `Ein Würfel für jedes Ziel, in dieser Reihenfolge: ${goalsOf(goals).map(goalText).join(', ')}`,
  'roll.raidGoals.hint': ({ chance }) =>
    `Jedes gelingt, wenn der Wurf nicht über seiner Chance liegt: ${figure(chance)}. Marken: bis zur Hälfte des Wurfs.`,
  'outcome.raidSuccess': () => 'Ziel erreicht',
  'outcome.raidFailure': () => 'Ziel verfehlt',

  'fill.raidLoot': ({ target }) => `Was wird ${den(target)} genommen?`,
  'fill.raidLoot.hint': (figures) => `Bis zu ${lootLimits(figures)}, gleich welcher Art.`,
  'field.loot.burn': ({ token, held }) => `${ware(token)} verbrennen (${figure(held)} im Vorrat)`,
  'field.loot.steal': ({ token, held }) => `${ware(token)} rauben (${figure(held)} im Vorrat)`,
  'limit.loot.burn': () => 'Verbrannt werden darf nicht mehr als die Hälfte des Wurfs, abgerundet.',
  'limit.loot.steal': () => 'Geraubt werden darf nicht mehr als die Hälfte des Wurfs, abgerundet.',
  'limit.lootStock': () => 'Was verbrannt und was geraubt wird, muss zusammen im Vorrat sein.',

  'choose.raidAnswer': ({ raider, raiders }) =>
    `${Die(raider)} ${verb(raider, 'fällt', 'fallen')} mit ${figure(raiders)} Mann bei dir ein: Stellst du sie auf dem Heimweg?`,
  'choose.raidAnswer.hint': ({ bonus, enemyBonus }) =>
    `Ein Tötungswurf mit ${figure(bonus)} gegen ${figure(enemyBonus)}. Nur Räuber können dabei fallen.`,
  'option.raidFight': () => 'Die Räuber stellen',
  'option.raidLeave': () => 'Sie ziehen lassen',
  'roll.raidFight': ({ faction, enemy }) => `${Die(faction)} gegen ${akk(enemy)}: Tötungswurf des Raubzugs`,
  'roll.raidFight.hint': ({ bonus, enemyBonus }) =>
    `Zum einen Würfel kommen ${figure(bonus)}, zum anderen ${figure(enemyBonus)}. Liegen die Räuber zurück, fällt so viel Prozent von ihnen.`,

  'line.raidSetsOut': ({ raider, target, raiders, goals }) =>
    `${Die(raider)} ${verb(raider, 'überfällt', 'überfallen')} ${akk(target)} mit ${raeubern(raiders)}. ${goalsOf(goals).length === 1 ? 'Das Ziel' : 'Die Ziele'}: ${listed(goalsOf(goals).map(goalText))}.`,
  'line.raidInVain': ({ raider, target }) =>
    `${Die(raider)} ${verb(raider, 'erreicht', 'erreichen')} mit dem Raubzug gegen ${akk(target)} nichts.`,
  'line.raidKilled': ({ raider, target, dead }) =>
    Number(dead) === 0
      ? `Räuber ${der(raider)} finden ${beim(target)} niemanden zu töten.`
      : `Räuber ${der(raider)} töten ${leute(dead)} ${beim(target)}.`,
  'line.raidFindsNothing': ({ raider, target }) => `Räuber ${der(raider)} finden die Vorräte ${der(target)} leer.`,
  'line.raidBurns': ({ raider, target }) => `Räuber ${der(raider)} verbrennen Vorräte ${der(target)}.`,
  'line.raidSteals': ({ raider, target }) => `Räuber ${der(raider)} schleppen Vorräte ${der(target)} fort.`,
  'line.raidBurnt': (figures) => `Räuber ${der(figures['raider'])} verbrennen ${den(figures['target'])} ${tokens(figures)}.`,
  'line.raidStolen': (figures) => `Räuber ${der(figures['raider'])} nehmen ${den(figures['target'])} ${tokens(figures)} ab.`,
  'line.raidUnanswered': ({ raider, target }) => `${Die(target)} ${verb(target, 'lässt', 'lassen')} die Räuber ${der(raider)} ziehen.`,
  'line.raidAnswered': ({ raider, target, dead, raiders }) =>
    dead === 0
      ? `Die Räuber ${der(raider)} entkommen ${den(target)} ohne Verluste.`
      : `${Die(target)} ${verb(target, 'tötet', 'töten')} ${figure(dead)} von ${raeubern(raiders)} ${der(raider)}.`,

  'raidGoal.kill': () => 'Leute töten',
  'raidGoal.burn': () => 'Marken verbrennen',
  'raidGoal.steal': () => 'Marken rauben',
  'raidGoal.raze': () => 'ein Monument niederreißen',
  'figure.raider': () => 'wer überfällt',
  'figure.raiders': () => 'Räuber',
  'figure.goals': () => 'Ziele',
  'figure.burn': () => 'höchstens zu verbrennen',
  'figure.steal': () => 'höchstens zu rauben',
}

const GOALS: Readonly<Record<string, string>> = {
  kill: 'Leute töten',
  burn: 'Marken verbrennen',
  steal: 'Marken rauben',
  raze: 'ein Monument niederreißen',
}

const INFINITIVES: Readonly<Record<string, string>> = {
  kill: 'Leute zu töten',
  burn: 'Marken zu verbrennen',
  steal: 'Marken zu rauben',
  raze: 'ein Monument niederzureißen',
}

function goalText(goal: Figure): string {
  return GOALS[String(goal)] ?? String(goal)
}

function infinitive(goal: Figure): string {
  return INFINITIVES[String(goal)] ?? String(goal)
}

function goalsOf(goals: Figure): readonly string[] {
  return String(goals ?? '').split(',')
}

function raeuber(amount: Figure): string {
  return count(amount, 'Räuber', 'Räuber')
}

function raeubern(amount: Figure): string {
  return count(amount, 'Räuber', 'Räubern')
}

function price({ cost }: Figures): string {
  return cost === 'none' ? 'Räuber kosten nichts.' : 'Räuber kosten so viel wie Krieger eines Krieges.'
}

function chances({ two, three, four }: Figures): string {
  return listed([two, three, four].map(figure))
}

/** "12 geraubte und bis zu 3 verbrannte Marken". */
function lootLimits({ burn, steal }: Figures): string {
  const parts = [Number(steal) > 0 ? `${marken(steal)} zum Rauben` : '', Number(burn) > 0 ? `${marken(burn)} zum Verbrennen` : '']
  return parts.filter((part) => part !== '').join(' und bis zu ')
}

/** "3 Nahrung und 2 Reichtum". */
function tokens(figures: Figures): string {
  const taken = ['food', 'wood', 'stone', 'metal', 'wealth'].filter((token) => Number(figures[token] ?? 0) > 0)
  return waren(taken.map((token) => `${token}:${String(figures[token])}`).join(','))
}
