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
  newcomersSex: 'sexes of the newcomers',
  boughtSex: 'sexes of the people bought',
  gather: 'who gathers what',
  conflict: 'land claims',
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
  const name = id.split('/').slice(3).join(' ')
  return NAMES[name] ?? inWords(name)
}

/** An id as words: "royalBirth" gives "royal birth". */
export function inWords(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.:]+/g, ' ')
    .toLowerCase()
}
