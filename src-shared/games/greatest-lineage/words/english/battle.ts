import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { listed } from '../../../../language/numbers.ts'
import { capitalThe, isMany, the } from '../names.ts'
import { capital } from '../../../../language/grammar.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { royalName } from '../named.ts'
import { kin, kinAmong } from './persons.ts'
import { Place, place } from './places.ts'

/** Texts of battles: mustering, goals, rolls and what comes of them. */
export const BATTLE_WORDS = {
  'fill.muster': ({ enemy, turn }) => `Battle ${figure(turn)} of the war against ${the(enemy)}: who fights?`,
  'fill.muster.hint': () =>
    'New warriors are paid for at once and serve nothing else until the war is over. Royals help only where they fight, and may be killed there.',
  'field.muster': (price) => `Warriors to raise (${musterPrice(price)})`,
  'field.royalFights': (royal) =>
    `${member(royal)} fights (${royal['military'] === 0 ? 'adds nothing' : `${signed(royal['military'])} on rolls`})`,
  'field.base.aggressor': () => 'Settlement the army sets out from; its shaman helps',
  'field.base.defender': () => 'Settlement that is nearest to the battle; its shaman helps',
  'option.shamanOf': ({ military, opponent, ...place }) =>
    `${Place(place)}: ${signed(military)} on own rolls, ${signed(-Number(opponent))} on the enemy's`,
  'option.noShaman': () => 'None: the battle is fought far from all of them',
  'line.mustered': (figures) => `${raised(figures)} against ${the(figures['enemy'])}${fighting(figures['royals'])}.`,
  'line.armyShrinks': ({ enemy, warriors }) =>
    `${count(warriors, 'warrior is', 'warriors are')} left of the army in the war against ${the(enemy)}.`,
  'choose.warriorsLost': ({ missing }) => `${count(missing, 'warrior is', 'warriors are')} lost: which army loses them?`,
  'choose.warriorsLost.hint': () => 'What that army cannot lose is taken from another.',
  'option.armyAgainst': ({ enemy, warriors }) => `The army against ${the(enemy)}, ${count(warriors, 'warrior')}`,

  'fill.goals': ({ enemy }) => `Battle against ${the(enemy)}: what is tried besides killing warriors?`,
  'fill.goals.hint': ({ enemyWarriors }) =>
    `${enemyWarriors === 0 ? 'Nobody fights for the enemy: it is time to talk, or to take all the land there is. ' : ''}Trying is free. A lead of 15 takes the land that is named, 95 or more kills the royal, 50 or more destroys a monument or settlement on land that is taken.`,
  'field.goal.land': (goal) => (goal['many'] === 1 ? 'Territory to take' : `Territory to take, goal ${figure(goal['number'])}`),
  'field.goal.lands': ({ most }) => `Territories to take (up to ${figure(most)})`,
  'field.goal.destroyed': () => 'To destroy there, instead of taking it',
  'option.goal.tearDown.monument': ({ name, ...place }) => `The monument at ${Place(place)} (${figure(name)})`,
  'option.goal.tearDown.settlement': ({ name, ...place }) => `${Place(place)} (${figure(name)})`,
  'field.goal.destroy': (goal) => `To destroy there, instead of taking it${ofGoal(goal)}`,
  'option.goal.destroy.none': () => 'Nothing: everything there is taken',
  'option.goal.destroy.monument': () => 'The monument',
  'option.goal.destroy.settlement': () => 'The settlement',
  'field.goal.ground': (goal) => `Ground of that territory, as the map shows it${ofGoal(goal)}`,
  'field.goal.royal': () => 'Royal to kill',
  'option.goal.none': () => 'None',
  'option.goal.occupied': ({ territories }) => `Land they have occupied (${count(territories, 'territory', 'territories')})`,
  'option.goal.land': ({ territories }) => `Open land (${count(territories, 'territory', 'territories')})`,
  'option.goal.settlement': (place) => `${Place(place)} with its land`,
  'option.goal.settlementWithMonument': ({ monument, monumentPrestige, ...place }) =>
    `${Place(place)} with its land and ${monument === '' ? 'a monument' : `the monument ${figure(monument)}`} of ${figure(monumentPrestige)} prestige`,
  'option.goal.royal': (royal) => member(royal),
  'option.goal.royals': ({ royals }) => `Each of the ${figure(royals)} who fight`,
  'option.ground.unknown': () => 'Not known',
  'option.ground.low': () => 'Low land',
  'option.ground.lowForest': () => 'Forest on low land',
  'option.ground.swamp': () => 'Swamp',
  'option.ground.hill': () => 'Hills',
  'option.ground.hillForest': () => 'Forested hills',
  'option.ground.mountain': () => 'Mountains',
  'option.ground.mountainForest': () => 'Forested mountains',
  'line.goals': (figures) => `Goals against ${the(figures['enemy'])}: ${listed(goals(figures))}.`,

  'part.war.warriors': ({ warriors }) => count(warriors, 'warrior'),
  'part.war.culture': ({ culture }) => `Culture ${figure(culture)}`,
  'part.war.technology': ({ technology }) => `Technology ${figure(technology)}`,
  'part.war.militaryTechnology': ({ militaryTechnology }) => `Military technology ${figure(militaryTechnology)}`,
  'part.war.prestige': ({ prestige, enemyPrestige }) => `Prestige ${figure(prestige)} against ${figure(enemyPrestige)}`,
  'part.war.shortage': () => 'Shortage at the last resource check',
  'part.war.royal': (royal) => `${member(royal)} in battle`,
  'part.war.shaman': (of) => `Shaman of ${place(of)}`,
  'part.war.enemyShaman': (of) => `Enemy shaman of ${place(of)}`,
  'part.war.timeline': () => 'An event of the timeline',
  'part.war.intelligence': ({ findings }) => (findings === 1 ? 'What spies found out' : `What spies found out ${figure(findings)} times`),
  'part.war.spiedUpon': ({ findings }) =>
    findings === 1 ? 'Spied upon by the enemy' : `Spied upon by the enemy ${figure(findings)} times`,
  'part.war.ground': ({ ground }) => GROUND[String(ground)] ?? 'Ground',
  'bonus.warriors': () => 'warriors',
  'bonus.culture': () => 'culture',
  'bonus.technology': () => 'technology',
  'bonus.militaryTechnology': () => 'military technology',
  'bonus.prestige': () => 'prestige',
  'bonus.shortage': () => 'shortage',
  'bonus.royal': () => 'royal',
  'bonus.shaman': () => 'shaman',
  'bonus.enemyShaman': () => 'enemy shaman',
  'bonus.timeline': () => 'timeline',
  'bonus.intelligence': () => 'intelligence',
  'bonus.spiedUpon': () => 'spied upon',
  'bonus.ground': () => 'ground',

  'figure.idle': () => 'Free males',
  'figure.enemyWarriors': () => "Enemy's warriors",
  'figure.enemyTerritories': () => "Enemy's territories",

  'roll.battle': ({ faction, enemy, enemyTotal }) => `Kill roll: ${the(faction)} against ${the(enemy)}${who(enemyTotal)}`,
  'roll.battle.hint': () => 'Both sides add roll and bonus. The lower sum loses as many percent of its force as it is behind.',
  'roll.territory': ({ faction, enemy, enemyTotal, ...place }) =>
    `Roll for ${prize(place)}: ${the(faction)} against ${the(enemy)}${who(enemyTotal)}`,
  'roll.territory.hint': ({ lead }) => `A lead of ${figure(lead)} or more of the side that goes for it takes it.`,
  'roll.royalKill': ({ enemy, royals, need, ...royal }) =>
    royals === 1
      ? `${capital(member(royal))} of ${the(enemy)} in battle: killed on ${figure(need)} or more`
      : `${figure(royals)} royals of ${the(enemy)} in battle: each is killed on ${figure(need)} or more`,
  'roll.royalKill.hint': () => 'No bonus counts.',
  'roll.destruction': ({ enemy, need, ...works }) => `${capital(toDestroy(works))} of ${the(enemy)}: destroyed on ${figure(need)} or more`,
  'roll.destruction.hint': () => 'No bonus counts. On less it is taken, if its land is.',
  'outcome.royalSlain': () => 'Killed',
  'outcome.royalUnharmed': () => 'Unharmed',
  'outcome.destroyed': () => 'Destroyed',
  'outcome.notDestroyed': () => 'Not destroyed',
  'choose.takenLand': ({ enemy }) => `A territory of ${the(enemy)} is taken: which one is it?`,
  'choose.takenLand.hint': () => 'It belongs to nobody until the war ends: mark it on the board as guarded.',
  'choose.wonBackLand': ({ enemy }) => `A territory is won back from ${the(enemy)}: which one is it?`,
  'choose.wonBackLand.hint': () => 'It is owned again from now on.',

  'line.battleBonus': ({ faction, enemy, bonus, ...lines }) =>
    `Bonus of ${the(faction)} against ${the(enemy)}: ${signedOrNought(bonus)}${bonusLines(lines)}.`,
  'line.battleGround': ({ ground, faction, bonus, enemy, enemyBonus }) =>
    `${GROUND[String(ground)] ?? 'On this ground'}: ${the(faction)} ${signedOrNought(bonus)}, ${the(enemy)} ${signedOrNought(enemyBonus)}.`,
  'line.opposedRoll': ({ faction, die, bonus, total, enemy, enemyDie, enemyBonus, enemyTotal }) =>
    `${capitalThe(faction)}: ${sum(die, bonus, total)}; ${the(enemy)}: ${sum(enemyDie, enemyBonus, enemyTotal)}.`,
  'line.battleEven': ({ one, other }) => `Between ${the(one)} and ${the(other)} nobody is ahead, and nobody falls.`,
  'line.casualties': ({ faction, margin, percent, force, unarmed, due, ...dead }) =>
    `${capitalThe(faction)} ${areOrIs(faction)} ${figure(margin)} behind and ${isMany(faction) ? 'lose' : 'loses'} ${share(percent, force === undefined ? 'those without arms' : `the ${unarmed === 1 ? `${count(force, 'person', 'people')} without arms` : count(force, 'warrior who fights', 'warriors who fight')}`, due)}. ${fallen(dead)}.`,
  'line.casualtiesAtHome': ({ percent, force, due }) =>
    `No warriors are there, so people at home die: ${share(percent, `the ${count(force, 'person', 'people')} without arms`, due)}.`,
  'line.landTaken': ({ faction, enemy, margin, ...place }) =>
    `With a lead of ${figure(margin)} over ${the(enemy)}, ${the(faction)} ${isMany(faction) ? 'take' : 'takes'} ${prize(place)}.`,
  'line.landHeld': ({ faction, enemy, margin, lead, ...place }) =>
    `${capitalThe(faction)} ${isMany(faction) ? 'do' : 'does'} not take ${prize(place)} from ${the(enemy)}: ${ahead(margin)}, where a lead of ${figure(lead)} was needed.`,
  'line.landOccupied': ({ faction, enemy, name, left }) =>
    `${named(name, 'A territory')} of ${the(enemy)} is occupied by ${the(faction)}; ${left === 0 ? `no land is left to ${the(enemy)}` : `${the(enemy)} still ${hasOrHave(enemy)} ${count(left, 'territory', 'territories')}`}.`,
  'line.landWonBack': ({ faction, enemy, name, balance }) =>
    `${named(name, 'A territory')} is won back from ${the(enemy)}: ${the(faction)} now ${hasOrHave(faction)} ${count(balance, 'territory', 'territories')}.`,
  'line.settlementTaken': ({ prestige, ...place }) => `${Place(place)} is taken with its land${prestigeLost(prestige)}.`,
  'line.settlementTornDown': ({ prestige, ...place }) => `${Place(place)} is destroyed${prestigeLost(prestige)}.`,
  'line.monumentTaken': ({ faction, enemy, name, lost, gained }) =>
    `${named(name, 'A monument')} passes from ${the(enemy)} (${signedOrNought(-Number(lost))} prestige) to ${the(faction)} (${signedOrNought(gained)} prestige).`,
  'line.royalRoll': ({ faction, enemy, die, need, ...royal }) =>
    `${capitalThe(faction)} against a royal of ${the(enemy)} (${member(royal)}): ${figure(die)} where ${figure(need)} are needed.`,
  'line.royalSlain': (royal) => `${whoseMember(royal)} is killed in battle.`,
  'line.destructionRoll': ({ faction, die, need, ...works }) =>
    `${capitalThe(faction)} against ${toDestroy(works)}: ${figure(die)} where ${figure(need)} are needed to destroy it.`,
  'line.warDragsOn': ({ enemy, turn, each, territory, half, monuments }) =>
    `Turn ${figure(turn)} of the war against ${the(enemy)} costs prestige: ${listed([
      figure(each),
      ...reason(territory, 'for lost land'),
      ...reason(half, 'for half of the warriors'),
      ...reason(monuments, 'for lost monuments'),
    ])}.`,

  'figure.bonus': () => 'Own bonus',
  'figure.enemyBonus': () => "Enemy's bonus",
  'figure.enemyTotal': () => "Enemy's total",
  'figure.lead': () => 'Lead needed',
  'figure.need': () => 'Needed',
} satisfies Wordings

/** "61 + 20 = 81", "61 − 5 = 56". */
function sum(die: Figure, bonus: Figure, total: Figure): string {
  const sign = Number(bonus) < 0 ? '\u2212' : '+'
  return `${figure(die)} ${sign} ${figure(Math.abs(Number(bonus)))} = ${figure(total)}`
}

/** "+3", "−4", "0". */
function signedOrNought(amount: Figure): string {
  return Number(amount) === 0 ? '0' : signed(amount)
}

/** ", who have 73", of the side that has rolled already. */
function who(total: Figure): string {
  return total === undefined ? '' : `, who come to ${figure(total)}`
}

/** " (warriors +3, military technology +4)", of figures named as the lines of the bonus sheet are worded. */
function bonusLines(lines: Figures): string {
  const parts = Object.entries(lines).map(([wording, amount]) => `${plainName(wording)} ${signedOrNought(amount)}`)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

/** "military technology", of `part.war.militaryTechnology`. */
function plainName(wording: string): string {
  const words: Wordings = BATTLE_WORDS
  return words[`bonus.${wording.slice(wording.lastIndexOf('.') + 1)}`]?.({}) ?? wording
}

function prize({ type, ...home }: Figures): string {
  if (type === 'occupied') return 'occupied land'
  return type === 'land' ? 'open land' : `${place({ type: type ?? '', ...home })} with its land`
}

function ahead(margin: Figure): string {
  return Number(margin) >= 0 ? `a lead of ${figure(margin)}` : `${figure(-Number(margin))} behind`
}

/** "53% of the 4 warriors who fight: 3"; a share above the whole says so. */
function share(percent: Figure, whom: string, due: Figure): string {
  const amount = `${figure(percent)}% of ${whom}${due === undefined ? '' : `: ${figure(due)}`}`
  return Number(percent) > 100 ? `${amount}, more than there are` : amount
}

function areOrIs(faction: Figure): string {
  return isMany(faction) ? 'are' : 'is'
}

function hasOrHave(faction: Figure): string {
  return isMany(faction) ? 'have' : 'has'
}

/** "14 warriors and 2 males die". */
function fallen({ warriors, males, females, others }: Figures): string {
  const dead = [
    [warriors, 'warrior', 'warriors'],
    [males, 'male', 'males'],
    [females, 'female', 'females'],
    [others, 'other person', 'other people'],
  ] as const
  const parts = dead.filter(([amount]) => Number(amount) > 0).map(([amount, one, many]) => count(amount, one, many))
  return parts.length === 0 ? 'Nobody is left to die' : `Dead: ${listed(parts)}`
}

function named(name: Figure, otherwise: string): string {
  return name === '' || name === undefined ? otherwise : figure(name)
}

function prestigeLost(prestige: Figure): string {
  return Number(prestige) === 0 ? '' : ` (${signed(-Number(prestige))} prestige)`
}

function reason(prestige: Figure, why: string): string[] {
  return Number(prestige) === 0 ? [] : [`${figure(prestige)} ${why}`]
}

const GROUND: Readonly<Record<string, string>> = {
  low: 'On low land',
  lowForest: 'In forest on low land',
  swamp: 'In swamp',
  hill: 'On hills',
  hillForest: 'On forested hills',
  mountain: 'In mountains',
  mountainForest: 'In forested mountains',
}

/** "2 food for every started 5". */
function musterPrice({ group, full, foodPrice, metalPrice, wealthPrice, metal }: Figures): string {
  const tokens = [
    [foodPrice, 'food'],
    [metalPrice, figure(metal)],
    [wealthPrice, 'wealth'],
  ] as const
  const price = tokens.filter(([amount]) => amount !== undefined).map(([amount, token]) => `${figure(amount)} ${token}`)
  return `${listed(price)} for every ${full === 1 ? 'full' : 'started'} ${figure(group)}`
}

/** "Ruler", "Second daughter (born in round 6)". */
function member({ role, sex, since, number, alike, about }: Partial<Figures>): string {
  const name = royalName({ about })
  if (name !== undefined) return `${name} (${kin(role, sex)})`
  const when = Number(alike) > 1 ? ` (${role === 'heir' ? 'named' : 'born'} in round ${figure(since)})` : ''
  return `${capital(kinAmong({ role, sex, number, alike }))}${when}`
}

/** "The ruler of the humans"; older campaigns do not say whose. */
function whoseMember(royal: Partial<Figures>): string {
  const { owner, role } = royal
  if (owner === undefined) return member(royal)
  const name = royalName(royal)
  if (name !== undefined) return `${name} of ${the(owner)}`
  const one = (role === 'heir' || role === 'child') && !(Number(royal.alike) > 1)
  return `${one ? 'A' : 'The'} ${member(royal).toLowerCase()} of ${the(owner)}`
}

/** "20 warriors are raised, 35 fight". */
function raised({ raised: more, warriors }: Figures): string {
  if (more === 0) return count(warriors, 'warrior fights', 'warriors fight')
  const raisedNow = count(more, 'warrior is raised', 'warriors are raised')
  return more === warriors ? raisedNow : `${raisedNow}, ${figure(warriors)} fight`
}

/** ", with the ruler and 2 others of the house", by their roles with commas between. */
function fighting(royals: Figure): string {
  const roles = String(royals ?? '')
    .split(',')
    .filter((role) => role !== '')
  const others = roles.filter((role) => role !== 'ruler').length
  const parts = [...(roles.includes('ruler') ? ['the ruler'] : []), ...(others > 0 ? [count(others, 'other', 'others')] : [])]
  if (parts.length === 0) return ''
  return roles.includes('ruler')
    ? `, with ${listed(parts)}${others > 0 ? ' of the house' : ''}`
    : `, with ${figure(others)} of the royal house`
}

/** " (goal 2)" where there are several. */
function ofGoal({ number, many }: Figures): string {
  return many === 1 ? '' : ` (goal ${figure(number)})`
}

/** "Town 2", "the monument Great Stair at Town 2". */
function toDestroy({ what, name, type, number, about }: Partial<Figures>): string {
  if (what !== 'monument') return place({ type, number, about })
  return `${name === '' ? 'the monument' : `the monument ${figure(name)}`} at ${place({ type, number, about })}`
}

/** " (1 to be destroyed and 1 monument to be destroyed)", of so many settlements that are gone for. */
function tornDown(settlements: Figure, destroyed: Figure, monuments: Figure): string {
  const only = settlements === 1
  const all = Number(destroyed) > 0 ? [only ? 'to be destroyed' : `${figure(destroyed)} to be destroyed`] : []
  const works = Number(monuments) > 0 ? [only ? 'its monument to be destroyed' : `${count(monuments, 'monument')} to be destroyed`] : []
  return all.length + works.length === 0 ? '' : ` (${listed([...all, ...works])})`
}

function goals({ occupied, open, settlements, destroyed, monuments, role, each }: Figures): string[] {
  const land = (territories: Figure, what: string): string[] =>
    Number(territories) > 0 ? [`${count(territories, 'territory', 'territories')} of ${what}`] : []
  const towns =
    Number(settlements) > 0 ? [`${count(settlements, 'settlement')} with land${tornDown(settlements, destroyed, monuments)}`] : []
  const royal =
    each === 1 ? 'every royal who fights' : role === 'child' ? "a ruler's child" : role === 'heir' ? 'a named heir' : `the ${figure(role)}`
  return [...land(occupied, 'occupied land'), ...land(open, 'open land'), ...towns, ...(role === '' ? [] : [royal])]
}
