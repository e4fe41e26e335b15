import { questionName } from '../../src-shared/kernel/request.ts'

/** Short names of questions, for telling and taking back what was answered; the question's own wording needs its figures. */
const NAMES: Readonly<Record<string, string>> = {
  first: 'roll for the first turn',
  population: 'births, weddings and heirs',
  royalChild: 'roll for a royal child',
  royalSex: 'sex of the royal child',
  royalMother: 'royal childbed',
  heirsChildren: 'children of the new ruler',
  heir: 'choice of the heir',
  royalRoom: 'room in the royal house',
  deaths: 'deaths in childbirth',
  birthsSex: 'sexes of the children',
  newcomersSex: 'sexes of the newcomers',
  boughtSex: 'sexes of the people bought',
  gather: 'who gathers what',
  council: 'before the battles',
  conflict: 'war and land',
  booklet: 'entry in the booklet',
  muster: 'who fights',
  goals: 'goals of the battle',
  battle: 'kill roll',
  territory: 'roll for land',
  royalKill: 'roll to kill a royal',
  destruction: 'roll to destroy',
  takenLand: 'land that is taken',
  tribeLand: 'land of the tribe',
  wonBackLand: 'land that is won back',
  warriorsLost: 'army that loses warriors',
  callOff: 'answer to the truce',
  withdrawal: 'roll to stay in the war',
  demand: 'demands of the winner',
  demandAnswer: 'answer to the demands',
  raidGoals: 'goals of the raid',
  raidLoot: 'loot of the raid',
  raidAnswer: 'answer to the raid',
  raidFight: 'fight with the raiders',
  allianceAnswer: 'answer to the alliance',
  cancelAnswer: 'answer about the end of the alliance',
  trade: 'offer of trade',
  tradeAnswer: 'answer to the trade',
  treaty: 'words of the treaty',
  treatyAnswer: 'answer to the treaty',
  mission: 'roll of the agent',
  caught: 'roll to catch the assassin',
  uncover: 'uncovering roll',
  plot: 'what is done about the plot',
  counter: 'assassin against assassin',
  kingdomEnemies: 'whom the kingdom attacks',
  kingdomTarget: 'land the kingdom goes for',
  kingdomEnemy: 'lot for an enemy',
  kingdomLand: 'lot for land',
  kingdomRoyal: 'lot for a royal',
  monument: 'monuments',
  spend: 'spending',
  loss: 'loss at the resource check',
  shortageDeaths: 'deaths by shortage',
  advance: 'the next age',
  ageLand: 'land of the new age',
  eventLand: 'land of the event',
  lostLand: 'land that is lost',
  giveUp: 'what is given up',
}

/** The name of a question from its id: `3/elves/3/royalChild` gives "roll for a royal child". */
export function requestTitle(id: string): string {
  const name = questionName(id)
  return NAMES[name] ?? inWords(name)
}

/** An id as words: "royalBirth" gives "royal birth". */
export function inWords(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.:]+/g, ' ')
    .toLowerCase()
}
