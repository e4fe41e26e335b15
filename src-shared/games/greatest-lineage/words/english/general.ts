import type { Figures } from '../../../../kernel/world/rule.ts'
import { METAL_OF_AGE } from '../../rules/tables/gathering.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Names that every page speaks of. */
export const GENERAL_WORDS = {
  'rail.table': () => 'The non-players move',
  'head.decree': () => 'Events to come changed',

  'counts.people': () => 'people',
  'counts.points': () => 'points',
  'counts.tokens': () => 'tokens',
  'counts.land': () => 'land',
  'counts.prestige': () => 'prestige',
  'counts.age': () => 'age',

  'actGroup.wars': () => 'Wars',
  'actGroup.land': () => 'Land',
  'actGroup.raids': () => 'Raids',
  'actGroup.diplomacy': () => 'Diplomacy',
  'actGroup.training': () => 'Training',
  'actGroup.missions': () => 'Missions',
  'actGroup.clauses': () => 'Put into it',
  'actGroup.standing': () => 'What it contains',

  ...accounts(),
  ...seats(),
  ...phases(),

  'derived.effectiveCulture': () => 'Culture that counts',
  'derived.effectiveCulture.hint': () => 'Stored culture and what the royal house adds.',
  'derived.people': () => 'People in all',
  'derived.people.hint': () => 'Everybody who eats and needs room.',
  'derived.peopleFree': () => 'People at home',
  'derived.peopleFree.hint': () => 'Those who count for points, gatherers and land: all but warriors.',
  'derived.capacity': () => 'Room for people',
  'derived.capacity.hint': () => 'How many people land and settlements can carry at the resource check.',
  'derived.tokens': () => 'Tokens in all',
  'derived.tokens.hint': () => 'Food, wood, stone, metal and wealth together.',
  'derived.birthChance': () => 'Chance of a child',
  'derived.birthChance.hint': () => 'In percent, for each woman who tries.',

  'part.culture': () => 'Stored culture',
  'part.land': ({ territories }) => `${count(territories, 'territory', 'territories')}, room for 20 each`,
  'part.landCulture': ({ bonus, times }) =>
    `Culture: 5 for each full 10 make ${figure(bonus)}${times === 1 ? '' : `, on each of ${figure(times)} territories`}`,
  'part.settlements': ({ settlements }) => count(settlements, 'settlement'),
  'part.house': () => 'Royal house',
  'part.warriorsLeftOut': () => 'Warriors left out',

  'age.1': () => 'Pre-stone Age',
  'age.2': () => 'Stone Age',
  'age.3': () => 'Soft Metal Age',
  'age.4': () => 'Early Humanoid Age',
  'age.5': () => 'Middle Humanoid Age',
  'age.6': () => 'High Humanoid Age',

  'sex.male': () => 'male',
  'sex.female': () => 'female',
  'role.ruler': () => 'Ruler',
  'role.spouse': () => 'Spouse',
  'role.child': () => 'Child',
  'role.heir': () => 'Named heir',
  'race.elves': () => 'elven',
  'race.humans': () => 'human',
  'race.dwarves': () => 'dwarven',
  'material.copper': () => 'copper',
  'material.bronze': () => 'bronze',
  'material.iron': () => 'iron',

  'bot.builder': () => 'The builder',
  'bot.builder.hint': () => 'Gathers, grows, buys land and culture and puts up monuments; never goes to war.',
  'bot.warlike': () => 'The warrior',
  'bot.warlike.hint': () => 'Arms, raids and opens wars where there is something to win; yields when beaten.',
  'bot.schemer': () => 'The schemer',
  'bot.schemer.hint': () => 'Trains spies and assassins and plays for what others have.',

  'goal.conquest': () => 'Conquest',
  'goal.conquest.hint': () => 'The last player left wins.',
  'goal.peaceful': () => 'Peaceful game',
  'goal.peaceful.hint': () => 'Players do not attack each other; the highest score at the end of the timeline wins.',

  'outcome.success': () => 'Success',
  'outcome.failure': () => 'Failure',
  'rule.TABLE-GM-1': () => "Game master's correction",
  'rule.TABLE-GM-1.hint': () => 'A figure the game master set by hand, with the reason.',
  'prose.before': ({ value }) => `${figure(value)} before`,

  'line.workersLost': ({ name, workers }) =>
    `Workers are missing at ${name === '' || name === undefined ? 'a monument' : name}: ${count(workers, 'worker is', 'workers are')} left.`,
} satisfies Wordings

/** Copper, bronze or iron where the figures give an age. */
function metal({ age }: Figures): string {
  const name = METAL_OF_AGE[Number(age)] ?? 'metal'
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function accounts() {
  return {
    'group.people': () => 'People',
    'group.stores': () => 'Stores',
    'group.knowledge': () => 'Knowledge',
    'group.standing': () => 'Standing',
    'group.land': () => 'Land',

    'account.males': () => 'Males',
    'account.males.hint': () => 'Men who are neither warriors nor spies nor assassins.',
    'account.females': () => 'Females',
    'account.females.hint': () => 'Women who are neither spies nor assassins.',
    'account.warriors': () => 'Warriors',
    'account.warriors.hint': () => 'Men at war: they eat and need room, but do nothing else until the war is over.',
    'account.nonWarriors': () => 'Other people',
    'account.nonWarriors.hint': () => 'People of a kingdom who do not fight.',
    'account.spies': () => 'Spies',
    'account.spies.hint': () => 'People in training or at work as spies.',
    'account.assassins': () => 'Assassins',
    'account.assassins.hint': () => 'People in training or at work as assassins.',
    'account.newPeople': () => 'New since the check',
    'account.newPeople.hint': () => 'Everybody who joined since the last resource check; each two cost 1 wood there.',
    'account.food': () => 'Food',
    'account.food.hint': () => 'Each five people eat 1 at the resource check.',
    'account.wood': () => 'Wood',
    'account.wood.hint': () => 'Every two newcomers cost 1 at the resource check.',
    'account.stone': () => 'Stone',
    'account.stone.hint': () => 'For monuments and ages; gathered from age 2 on.',
    'account.metal': metal,
    'account.metal.hint': () => 'Copper in age 3, bronze in age 4, iron from age 5 on; for monuments and warriors.',
    'account.wealth': () => 'Wealth',
    'account.wealth.hint': () => 'For monuments, warriors, weddings and ages; gathered from age 3 on.',
    'account.points': () => 'Points',
    'account.points.hint': () => 'Gained in phase 2, spent in phase 7.',
    'account.culture': () => 'Culture',
    'account.culture.hint': () => 'Stored culture, without what the royal house adds.',
    'account.technology': () => 'Technology',
    'account.technology.hint': () => 'Every full 10 lets a gatherer bring in one more token, up to five.',
    'account.militaryTechnology': () => 'Military technology',
    'account.militaryTechnology.hint': () => 'Every full 10 adds 4 to military rolls; bought from age 3 on.',
    'account.prestige': () => 'Prestige',
    'account.prestige.hint': () => 'Every full 20 brings a point a turn, and later ages ask for it; it may fall below 0.',
    'account.territories': () => 'Territories',
    'account.territories.hint': () => 'Land that is owned; land occupied in a running war is not counted.',
    'account.age': () => 'Age',
    'account.age.hint': () => 'From 1, the Pre-stone Age, to 6, the High Humanoid Age.',
  } satisfies Wordings
}

function seats() {
  return {
    'seat.elves': () => 'Elves',
    'seat.humans': () => 'Humans',
    'seat.dwarves': () => 'Dwarves',
    'seat.demonic': () => 'Demonic kingdom',
    'seat.undead': () => 'Undead kingdom',
    'seat.monstrous': () => 'Monstrous Humanoid kingdom',
    'seat.tribes': () => 'Tribes',
  } satisfies Wordings
}

function phases() {
  return {
    'phase.0': () => 'Start of turn',
    'phase.1': () => 'Timeline',
    'phase.2': () => 'Gain points',
    'phase.3': () => 'Population',
    'phase.4': () => 'Stockpile',
    'phase.5': () => 'War and espionage',
    'phase.6': () => 'Monuments',
    'phase.7': () => 'Spend points',
    'phase.8': () => 'Resource check',
    'phase.9': () => 'Age advancement',
    'phase.short.0': () => 'Start',
    'phase.short.1': () => 'Timeline',
    'phase.short.2': () => 'Points',
    'phase.short.3': () => 'People',
    'phase.short.4': () => 'Stores',
    'phase.short.5': () => 'War',
    'phase.short.6': () => 'Works',
    'phase.short.7': () => 'Spending',
    'phase.short.8': () => 'Check',
    'phase.short.9': () => 'Age',
  } satisfies Wordings
}
