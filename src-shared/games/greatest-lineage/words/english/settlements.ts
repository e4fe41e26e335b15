import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { Place, place, placeKind, placeKinds, places } from './places.ts'

/** Texts of settlements and their shamans. */
export const SETTLEMENT_WORDS = {
  'choose.giveUp': ({ tooMany }) =>
    tooMany === 1
      ? 'Too little land: which settlement is given up?'
      : `Too little land: ${figure(tooMany)} settlements are given up. Which goes first?`,
  'choose.giveUp.hint': ({ territories, cards }) =>
    `${count(territories, 'territory', 'territories')} cannot hold ${count(cards, 'settlement')}. Shaman, prestige and monument go with the one that is given up.`,
  'option.settlement': (settlement) => Place(settlement),
  'option.settlementWithMonument': (settlement) =>
    `${Place(settlement)}, with ${settlement['monument'] === '' ? 'a monument' : `the monument ${figure(settlement['monument'])}`} of ${figure(settlement['monumentPrestige'])} prestige`,
  'choose.tribeLand': () => 'Is there land for one more tribal seat?',
  'choose.tribeLand.hint': ({ standing, promises, territories }) =>
    `Each tribal seat needs low land near water and land near a mountain. By the map, is there both for ${count(Number(standing) + 1, 'tribal seat')} on these ${count(territories, 'territory', 'territories')}? ${Number(promises) === 1 ? 'One card is' : `${figure(promises)} cards are`} open; what is not founded brings no people, prestige or shaman, and is asked about again in phase 9.`,
  'option.tribeFounded': (settlement) => `Yes: ${place(settlement)} is founded`,
  'option.tribePromised': () => 'Not yet: the card remains a promise',
  'field.settlement': () => 'Settlement',

  'line.settlementsFounded': ({ settlements, type, prestige }) =>
    `${places(settlements, type)} founded, with ${settlements === 1 ? 'a shaman' : 'a shaman each'}; ${signed(prestige)} prestige.`,
  'line.settlementsPromised': ({ settlements }) =>
    `${settlements === 1 ? 'One card remains a promise' : `${figure(settlements)} cards remain promises`}, until there is low land near water and land near a mountain for one more tribal seat.`,
  'line.settlementsConverted': ({ settlements, before, type }) =>
    `${places(settlements, before)} ${settlements === 1 ? `becomes a ${placeKind(type)}` : `become ${placeKinds(type)}`}.`,
  'line.settledDown': () => 'The people settle down: from now on each settlement is fixed to one territory. Mark them on the board.',
  'line.migratingAgain': () => 'The people migrate again: settlements are no longer fixed to a territory.',
  'line.settlementGivenUp': ({ prestige, ...settlement }) =>
    `${Place(settlement)} is given up${prestige === 0 ? '' : ` (${signed(-Number(prestige))} prestige)`}.`,
  'line.promiseGivenUp': (settlement) => `The promise of ${place(settlement)} is given up.`,
  'line.shamanFound': (settlement) => `${Place(settlement)} has a new shaman.`,

  'figure.tooMany': () => 'Settlements too many',
  'figure.cards': () => 'Settlements',
  'figure.standing': () => 'Tribal seats founded',
  'figure.promises': () => 'Cards open',
} satisfies Wordings
