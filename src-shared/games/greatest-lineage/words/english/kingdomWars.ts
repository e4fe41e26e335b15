import type { Figures } from '../../../../kernel/world/rule.ts'
import { capitalThe, the } from '../names.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Texts of what kingdoms (and tribes that may) decide, and why. */
export const KINGDOM_WAR_WORDS = {
  'line.kingdomWar.reason': (war) => `${capitalThe(war['kingdom'])} turns on ${the(war['target'])}: ${occasion(war)}, ${choice(war)}.`,
  'line.kingdomWar.already': ({ kingdom, target }) =>
    `${capitalThe(kingdom)} would turn on ${the(target)}, and is at war with them already.`,
  'fill.kingdomEnemies.first': ({ kingdom }) => `Whom does ${the(kingdom)} attack first?`,
  'fill.kingdomEnemies.first.hint': () =>
    'The owner of the land closest to its capital; if several are equally close, the one with the most land there; all who are still tied.',
  'fill.kingdomEnemies.again': ({ kingdom }) => `Whom does ${the(kingdom)} attack now?`,
  'fill.kingdomEnemies.again.hint': () => 'The owner of the territory closest to its capital; all of them where several are as close.',
  'field.kingdomEnemy': ({ seat, territories }) => `${capitalThe(seat)} (${count(territories, 'territory', 'territories')})`,
  'roll.lot': ({ faction, enemy, candidates }) =>
    enemy === undefined
      ? `Lot for ${the(faction)}: whose land, of ${figure(candidates)} territories, lies closest to its capital`
      : `Lot for ${the(faction)} against ${the(enemy)}: one of ${figure(candidates)}`,
  'roll.lot.hint': ({ candidates, fair }) =>
    `Dice read as one number, 01 first. They fall to the ${figure(candidates)} in turn; above ${figure(fair)} the lot is drawn again.`,
  'fill.kingdomTarget': ({ faction, enemy }) => `Which land of ${the(enemy)} does ${the(faction)} go for?`,
  'fill.kingdomTarget.hint': () => 'The land nearest to its capital, as the map shows it.',
  'field.kingdomTarget.land': () => 'Nearest land',
  'field.kingdomTarget.ground': () => 'Its ground',
  'option.kingdomTarget.land': () => 'Open land',
  'option.kingdomTarget.occupied': () => 'Land that is occupied',
  'option.kingdomTarget.settlement': ({ type, number }) => `The ${figure(type)} ${figure(number)} with its land`,
  'line.kingdomGoal.land': (goal) =>
    `${capitalThe(goal['faction'])} goes for ${land(goal)}${goal['destroy'] === 1 ? ', to tear down the monument there' : ''}: ${landReason(goal)}.`,
  'line.kingdomGoal.royal': ({ faction, enemy, role, reason }) =>
    `${capitalThe(faction)} is out to kill ${person(role)} of ${the(enemy)}: ${reason === 'lot' ? 'drawn by lot among those of the highest rank who fight' : 'nobody of higher rank fights'}.`,
  'line.kingdomGone': ({ kingdom }) => `${capitalThe(kingdom)} has lost its last territory and is no more.`,
  'line.tribeAtWarGrew': ({ tribe, culture, females, warriors }) =>
    `${capitalThe(tribe)}, at war, grows by ${count(females, 'female')} and ${count(warriors, 'male warrior')}, and gains ${figure(culture)} culture.`,
  'line.tribeAtWarGrewInCulture': ({ tribe, culture }) => `${capitalThe(tribe)}, at war, gains ${figure(culture)} culture.`,
} satisfies Wordings

function occasion({ occasion: first }: Figures): string {
  return first === 'first' ? 'all players have left the first three ages' : 'it has been at peace for two rounds'
}

function choice({ reason, territories, tied }: Figures): string {
  const land = count(territories, 'territory', 'territories')
  if (reason === 'board')
    return `and by the map their land, ${land}, lies closest to its capital${tied === 1 ? '' : ', like that of others'}`
  if (reason === 'lot') return `and among all land of players the lot falls on a territory of theirs (of ${figure(territories)})`
  return tied === 1 ? `and nobody has more land than they (${land})` : `and they are among those with most land (${land} each)`
}

function land({ kind, enemy, type, number }: Figures): string {
  if (kind === 'settlement') return `the ${figure(type)} ${figure(number)} of ${the(enemy)} with its land`
  return kind === 'occupied' ? `land that ${the(enemy)} have occupied` : `open land of ${the(enemy)}`
}

function landReason({ reason }: Figures): string {
  if (reason === 'only') return 'there is no other'
  return reason === 'board' ? 'by the map it is the nearest to its capital' : 'drawn by lot among all there is'
}

const PERSONS: Readonly<Record<string, string>> = { ruler: 'the ruler', spouse: 'the spouse', child: 'a child', heir: 'an heir' }

function person(role: Figures[string] | undefined): string {
  return PERSONS[String(role)] ?? String(role)
}
