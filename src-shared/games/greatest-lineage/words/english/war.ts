import type { Figures } from '../../../../kernel/world/rule.ts'
import { capital } from '../../../../language/grammar.ts'
import { listed } from '../../../../language/numbers.ts'
import { METAL_OF_AGE } from '../../rules/tables/gathering.ts'
import { capitalThe, isMany, the } from '../names.ts'
import { goods } from './treaties.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Texts of declaring, opening and ending wars. */
export const WAR_WORDS = {
  'act.booklet.declare': () => 'Write down a war',
  'act.booklet.declare.hint': ({ opens }) =>
    `It may open from round ${figure(opens)} on, in your phase 5, or be dropped at no cost. Its target learns of it when it opens.`,
  'act.booklet.dropWar': () => 'Strike out a war',
  'field.warTarget': () => 'Against',
  'field.warToDrop': () => 'Which',
  'option.warTarget': ({ target, territories }) => `${capitalThe(target)}, ${count(territories, 'territory', 'territories')}`,
  'option.warTargetGuarded': ({ target, territories, warriors }) =>
    `${capitalThe(target)}, ${count(territories, 'territory', 'territories')}, ${count(warriors, 'warrior')}`,
  'option.warEntry': ({ target, entered }) => `${capitalThe(target)}, written in round ${figure(entered)}`,
  'line.war.written': ({ target, opens }) => `A war against ${the(target)} is written down; it may open from round ${figure(opens)} on.`,
  'line.war.struckOut': ({ target }) => `The war against ${the(target)} is struck out again.`,

  'act.council': () => 'Before the battles: what is to be done?',
  'act.council.hint': ({ people }) =>
    `${people === 0 ? 'None of your people is left, and no battle can be won: a treaty or a capitulation ends the war. ' : ''}What ends or opens a war now comes before its battle; the rest can be done afterwards as well.`,
  'act.council.done': () => 'Continue to the battles',
  'act.council.openWar': () => 'Open a war from the booklet',
  'act.council.openWar.hint': () => 'It is known to everybody then, and its first battle is fought in this turn.',
  'act.council.callOff': () => 'Propose not to fight in this turn',
  'act.council.callOff.hint': () => 'If the enemy agrees, the war goes on a turn without a battle.',
  'field.warToOpen': () => 'Against',
  'field.warToCallOff': () => 'War',
  'option.war': ({ enemy, turns }) => `Against ${the(enemy)}, ${count(turns, 'turn')} so far`,
  'choose.callOff': ({ enemy }) => `${capitalThe(enemy)} propose not to fight in this turn: agreed?`,
  'choose.callOff.hint': () => 'The turn counts for the war all the same.',
  'option.truce.callOff': () => 'Yes, no battle in this turn',
  'option.truce.fight': () => 'No, the battle is fought',
  'line.war.truce.agreed': ({ seat, enemy }) => `${capitalThe(enemy)} agree with ${the(seat)} not to fight in this turn.`,
  'line.war.truce.refused': ({ seat, enemy }) => `${capitalThe(seat)} propose not to fight in this turn; ${the(enemy)} refuse.`,
  'line.war.noBattle': ({ aggressor, defender, turns }) =>
    `Turn ${figure(turns)} of the war between ${the(aggressor)} and ${the(defender)} passes without a battle.`,

  'line.war.opened.secret': ({ aggressor, defender, entered }) =>
    `${capitalThe(aggressor)} open war on ${the(defender)}. It has been in their booklet since round ${figure(entered)}.`,
  'line.war.opened.announced': ({ aggressor, defender, entered }) =>
    `The war ${the(aggressor)} announced on ${the(defender)} in round ${figure(entered)} opens.`,
  'line.war.opened.open': ({ aggressor, defender }) =>
    `${capitalThe(aggressor)} ${verb(aggressor, 'opens', 'open')} war on ${the(defender)}.`,
  'line.war.announced': ({ aggressor, defender, opensFrom }) =>
    `${capitalThe(aggressor)} declare war on ${the(defender)}: it opens in round ${figure(opensFrom)}.`,
  'line.war.calledOff': ({ aggressor, defender }) => `The war between ${the(aggressor)} and ${the(defender)} will not take place.`,

  'line.war.ended.treaty': (war) => `${peace(war)} by treaty${winner(war)}.`,
  'line.war.ended.withdrawal': (war) => `${peace(war)}: ${the(loserOf(war))} are forced to withdraw.`,
  'line.war.ended.tribute': (war) => `${peace(war)} with a tribute.`,
  'line.war.ended.elimination': (war) => `${ending(war)} with the fall of ${war['victor'] === '' ? 'both' : the(loserOf(war))}.`,
  'line.war.victory': ({ victor, prestige }) => `${capitalThe(victor)} gain the ${figure(prestige)} prestige the war has cost their enemy.`,
  'line.war.landFound': ({ owner, territories }) =>
    `${capitalThe(owner)} ${verb(owner, 'has', 'have')} ${count(territories, 'occupied territory', 'occupied territories')} for good.`,
  'line.war.settlements': ({ taken, kept }) => settlements(Number(taken), Number(kept)),
  'line.war.occupiedSold': ({ captor, buyer, occupied }) =>
    `${capitalThe(captor)} ${verb(captor, 'loses', 'lose')} an occupied territory to ${the(buyer)}, who bought it: ${figure(occupied)} left.`,

  'act.diplomacy.tribute': () => 'Give up a war and pay the tribute',
  'act.diplomacy.tribute.hint': () => 'Kingdoms and tribes make peace for it at once. It must be paid in full.',
  'field.warToLeave': () => 'War against',
  'option.tribute': ({ enemy, food, wood, wealth }) => `${capitalThe(enemy)}, for ${tokens(food, wood, wealth)}`,
  'line.war.tribute': ({ seat, enemy, food, wood, wealth }) =>
    `${capitalThe(seat)} pay ${the(enemy)} a tribute of ${tokens(food, wood, wealth)}.`,

  'roll.withdrawal': ({ enemy, prestige }) =>
    `Prestige ${figure(prestige)}: are you forced out of the war against ${the(enemy)}? (30 or less)`,
  'roll.withdrawalAll': ({ prestige, wars }) =>
    `Prestige ${figure(prestige)}: are you forced out of ${wars === 1 ? 'your war' : `all ${figure(wars)} wars`}? (30 or less)`,
  'outcome.withdraws': () => 'Forced to withdraw',
  'outcome.holdsOut': () => 'The war goes on',
  'line.war.heldOut': ({ seat, enemy, die }) => `${capitalThe(seat)} roll ${figure(die)} and stay in the war against ${the(enemy)}.`,

  'fill.demand': ({ loser }) => `${capitalThe(loser)} are forced out of the war: what do you demand of them?`,
  'fill.demand.hint': () =>
    'They must give up to 75% of each kind of token, half of their people and a quarter of their land. What goes beyond, and anything in words, they may refuse.',
  'fill.demandProposed': ({ loser }) => `${capitalThe(loser)} are forced out of the war: what do you ask of them?`,
  'fill.demandProposed.hint': () => 'They may accept or refuse it.',
  'field.demand.food': (of) => due('Food', of),
  'field.demand.wood': (of) => due('Wood', of),
  'field.demand.stone': (of) => due('Stone', of),
  'field.demand.metal': (of) => due(capital(METAL_OF_AGE[Number(of['age'])] ?? 'metal'), of),
  'field.demand.wealth': (of) => due('Wealth', of),
  'field.demand.males': (of) => due('Males', of, ' of both sexes together'),
  'field.demand.females': (of) => due('Females', of, ' of both sexes together'),
  'field.demand.territories': (of) => due('Territories', of),
  'field.demand.more': () => 'Anything else, in words',
  'choose.demandAnswer': ({ winner, goods: some, males, females, territories, more }) =>
    `${capitalThe(winner)} demand ${terms({ goods: some, males, females, territories, more } as Figures)}: agreed?`,
  'choose.demandAnswer.hint': ({ boundGoods, boundMales, boundFemales, boundTerritories }) =>
    `If you refuse they get ${terms({ goods: boundGoods, males: boundMales, females: boundFemales, territories: boundTerritories } as Figures)}.`,
  'line.demand.accepted': ({ winner, loser }) => `${capitalThe(loser)} accept all demands of ${the(winner)}.`,
  'line.demand.refused': ({ winner, loser }) => `${capitalThe(loser)} refuse what they need not grant ${the(winner)}.`,
  'line.demand.paid': ({ winner, loser }) => `${capitalThe(loser)} hand over to ${the(winner)} what was settled.`,
  'line.demand.settled': (all) => `${capitalThe(all['winner'])} get ${terms(all)} from ${the(all['loser'])}.`,
  'figure.opens': () => 'Can open from round',
} satisfies Wordings

function peace(figures: Figures): string {
  return `${ending(figures)} after ${count(figures['turns'], 'turn')}`
}

/** A side that falls does so in the midst of a turn of the war, which is not counted yet. */
function ending({ aggressor, defender }: Figures): string {
  return `The war between ${the(aggressor)} and ${the(defender)} ends`
}

function winner({ victor }: Figures): string {
  return victor === '' ? ', without a victor' : `; the victors are ${the(victor)}`
}

function loserOf({ aggressor, defender, victor }: Figures): string {
  return String(victor === aggressor ? defender : aggressor)
}

function verb(owner: number | string | undefined, one: string, many: string): string {
  return isMany(owner) ? many : one
}

function tokens(food: Figures[string] | undefined, wood: Figures[string] | undefined, wealth: Figures[string] | undefined): string {
  const some = Object.entries({ food, wood, wealth }).filter(([, amount]) => Number(amount) > 0)
  return some.length === 0 ? 'nothing' : listed(some.map(([token, amount]) => `${figure(amount)} ${token}`))
}

function settlements(taken: number, kept: number): string {
  if (taken === 1) return `The settlement that was taken finds ${kept === 1 ? 'a place' : 'no place and is gone'}.`
  if (kept === 0) return `None of the ${figure(taken)} settlements that were taken finds a place.`
  if (kept === taken) return `All ${figure(taken)} settlements that were taken find a place.`
  return `${figure(kept)} of ${figure(taken)} taken settlements ${kept === 1 ? 'finds' : 'find'} a place; the rest are gone.`
}

function due(name: string, { due: limit, max }: Figures, note = ''): string {
  return `${name} (due ${figure(limit)}${note}, there are ${figure(max)})`
}

/** "12 food, 3 males and 1 territory". */
function terms({ goods: some, males, females, territories, more }: Figures): string {
  const parts = [
    ...(some === undefined || some === '' ? [] : [goods(some)]),
    ...(Number(males) > 0 ? [count(males, 'male')] : []),
    ...(Number(females) > 0 ? [count(females, 'female')] : []),
    ...(Number(territories) > 0 ? [count(territories, 'territory', 'territories')] : []),
    ...(more === undefined || more === '' ? [] : [`"${figure(more)}"`]),
  ]
  return parts.length === 0 ? 'nothing' : listed(parts)
}
