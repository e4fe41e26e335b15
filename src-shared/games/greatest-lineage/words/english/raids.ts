import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { listed } from '../../../../language/numbers.ts'
import { capitalThe, the } from '../names.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Texts of raids. */
export const RAID_WORDS = {
  'act.conflict.raid': ({ target, max }) => `Raid ${the(target)} (up to ${count(max, 'raider')})`,
  'act.conflict.raid.hint': (figures) =>
    `${price(figures)} One goal comes true on ${figure(figures['one'])} or less; ${chances(figures)} with two, three and four. The answer of the raided gains 2 for every goal.`,
  'act.conflict.raidOther': ({ max }) => `Raid a kingdom or a tribe (up to ${count(max, 'raider')})`,
  'act.conflict.raidOther.hint': (figures) =>
    `${price(figures)} People are all there is to strike at, on ${figure(figures['one'])} or less; they always answer.`,
  'field.raidTarget': () => 'Whom',
  'field.raiders': ({ max }) => `Raiders (free males, up to ${figure(max)})`,
  'field.raidGoal.kill': () => 'Kill people',
  'field.raidGoal.burn': () => 'Burn tokens',
  'field.raidGoal.steal': () => 'Steal tokens',
  'field.raidGoal.raze': ({ name }) => (name === '' || name === undefined ? 'Tear down a monument' : `Tear down ${figure(name)}`),
  'field.raidMonument': () => 'Which monument',
  'field.raidGround': () => 'Ground on which they strike',
  'option.raidTarget': ({ target, people }) => `${capitalThe(target)} (${count(people, 'person', 'people')})`,
  'option.raidMonument': ({ name, prestige, stage }) =>
    `${name === '' || name === undefined ? 'A monument' : figure(name)} of ${figure(prestige)} prestige${stage === 'building' ? ', not finished' : ''}`,
  'limit.raidGoal': () => 'A raid needs a goal.',

  'roll.raidGoals': ({ goals }) =>
    goalsOf(goals).length === 1
      ? `Do the raiders ${goalText(goals)}?`
      : `A die for each goal, in this order: ${goalsOf(goals).map(goalText).join(', ')}`,
  'roll.raidGoals.hint': ({ chance }) => `Each comes true on no more than its chance: ${figure(chance)}. Tokens: up to half of the die.`,
  'outcome.raidSuccess': () => 'Goal reached',
  'outcome.raidFailure': () => 'Goal missed',

  'fill.raidLoot': ({ target }) => `What is taken from ${the(target)}?`,
  'fill.raidLoot.hint': (figures) => `Up to ${lootLimits(figures)}, of any kinds.`,
  'field.loot.burn': ({ token, held }) => `Burn ${figure(token)} (${figure(held)} in store)`,
  'field.loot.steal': ({ token, held }) => `Carry off ${figure(token)} (${figure(held)} in store)`,
  'limit.loot.burn': () => 'No more may be burnt than half of the die, rounded down.',
  'limit.loot.steal': () => 'No more may be carried off than half of the die, rounded down.',
  'limit.lootStock': () => 'What is burnt and what is carried off must be in store together.',

  'choose.raidAnswer': ({ raider, raiders }) => `${capitalThe(raider)} raid with ${figure(raiders)}: fight them on their way home?`,
  'choose.raidAnswer.hint': ({ bonus, enemyBonus }) =>
    `A kill roll with ${figure(bonus)} against ${figure(enemyBonus)}. Only raiders can die in it.`,
  'option.raidFight': () => 'Fight the raiders',
  'option.raidLeave': () => 'Let them go',
  'roll.raidFight': ({ faction, enemy }) => `${capitalThe(faction)} against ${the(enemy)}: kill roll of the raid`,
  'roll.raidFight.hint': ({ bonus, enemyBonus }) =>
    `${figure(bonus)} is added to the die, ${figure(enemyBonus)} to the other. If the raiders are behind, as many in a hundred of them die.`,

  'line.raidSetsOut': ({ raider, target, raiders, goals }) =>
    `${capitalThe(raider)} raid ${the(target)} with ${count(raiders, 'raider')}, to ${listed(goalsOf(goals).map(goalText))}.`,
  'line.raidInVain': ({ raider, target }) => `${capitalThe(raider)} gain nothing in their raid on ${the(target)}.`,
  'line.raidKilled': ({ raider, target, dead }) =>
    Number(dead) === 0
      ? `Raiders of ${the(raider)} find nobody to kill among ${the(target)}.`
      : `Raiders of ${the(raider)} kill ${figure(dead)} of ${the(target)}.`,
  'line.raidFindsNothing': ({ raider, target }) => `Raiders of ${the(raider)} find the stores of ${the(target)} empty.`,
  'line.raidBurns': ({ raider, target }) => `Raiders of ${the(raider)} burn stores of ${the(target)}.`,
  'line.raidSteals': ({ raider, target }) => `Raiders of ${the(raider)} carry off stores of ${the(target)}.`,
  'line.raidBurnt': (figures) => `Raiders of ${the(figures['raider'])} burn ${tokens(figures)} of ${the(figures['target'])}.`,
  'line.raidStolen': (figures) => `Raiders of ${the(figures['raider'])} carry off ${tokens(figures)} of ${the(figures['target'])}.`,
  'line.raidUnanswered': ({ raider, target }) => `${capitalThe(target)} let the raiders of ${the(raider)} go.`,
  'line.raidAnswered': ({ raider, target, dead, raiders }) =>
    dead === 0
      ? `The raiders of ${the(raider)} get past ${the(target)} without loss.`
      : `${capitalThe(target)} kill ${figure(dead)} of ${count(raiders, 'raider')} of ${the(raider)}.`,

  'raidGoal.kill': () => 'kill',
  'raidGoal.burn': () => 'burn',
  'raidGoal.steal': () => 'steal',
  'raidGoal.raze': () => 'raze',
  'figure.raider': () => 'Raider',
  'figure.raiders': () => 'Raiders',
  'figure.goals': () => 'Goals',
  'figure.burn': () => 'To burn, at most',
  'figure.steal': () => 'To carry off, at most',
} satisfies Wordings

const GOALS: Readonly<Record<string, string>> = {
  kill: 'kill people',
  burn: 'burn tokens',
  steal: 'steal tokens',
  raze: 'tear down a monument',
}

function goalText(goal: Figure): string {
  return GOALS[String(goal)] ?? String(goal)
}

function goalsOf(goals: Figure): readonly string[] {
  return String(goals ?? '').split(',')
}

function price({ cost }: Figures): string {
  return cost === 'none' ? 'Raiders cost nothing.' : 'Raiders cost what warriors of a war cost.'
}

function chances({ two, three, four }: Figures): string {
  return listed([two, three, four].map(figure))
}

/** "12 tokens to carry off and up to 3 tokens to burn". */
function lootLimits({ burn, steal }: Figures): string {
  const parts = [
    Number(steal) > 0 ? `${count(steal, 'token')} to carry off` : '',
    Number(burn) > 0 ? `${count(burn, 'token')} to burn` : '',
  ]
  return parts.filter((part) => part !== '').join(' and up to ')
}

/** "3 food and 2 wood". */
function tokens(figures: Figures): string {
  return listed(
    ['food', 'wood', 'stone', 'metal', 'wealth'].flatMap((token) =>
      Number(figures[token] ?? 0) > 0 ? [`${figure(figures[token])} ${token}`] : [],
    ),
  )
}
