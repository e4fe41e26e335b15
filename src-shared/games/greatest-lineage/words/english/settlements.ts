import type { Figures } from '../../../../kernel/rule.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { placeName } from '../named.ts'

type Figure = number | string | undefined

const PLURAL: Readonly<Record<string, string>> = { tribe: 'tribes', town: 'towns', city: 'cities' }

/** Texts of settlements and their shamans. */
export const SETTLEMENT_WORDS = {
  'choose.giveUp': ({ tooMany }) =>
    tooMany === 1
      ? 'Too little land: which settlement is given up?'
      : `Too little land: ${figure(tooMany)} settlements are given up. Which goes first?`,
  'choose.giveUp.hint': ({ territories, cards }) =>
    `${count(territories, 'territory', 'territories')} cannot hold ${count(cards, 'settlement')}. Shaman, prestige and monument go with the one that is given up.`,
  'option.settlement': (settlement) => place(settlement),
  'option.settlementWithMonument': (settlement) =>
    `${place(settlement)}, with ${settlement['monument'] === '' ? 'a monument' : `the monument ${figure(settlement['monument'])}`} of ${figure(settlement['monumentPrestige'])} prestige`,
  'choose.tribeLand': () => 'Is there land for one more tribe?',
  'choose.tribeLand.hint': ({ standing, promises, territories }) =>
    `Each tribe needs low land near water and land near a mountain. By the map, are there both for ${Number(standing) + 1} tribes on these ${count(territories, 'territory', 'territories')}? ${Number(promises) === 1 ? 'One card is' : `${figure(promises)} cards are`} open; what is not founded brings no people, prestige or shaman, and is asked about again in phase 9.`,
  'option.tribeFounded': (settlement) => `Yes: ${place(settlement)} is founded`,
  'option.tribePromised': () => 'Not yet: the card remains a promise',
  'field.settlement': () => 'Settlement',

  'line.settlementsFounded': ({ settlements, type, prestige }) =>
    `${amount(settlements, type)} founded, with ${settlements === 1 ? 'a shaman' : 'a shaman each'}; ${signed(prestige)} prestige.`,
  'line.settlementsPromised': ({ settlements }) =>
    `${settlements === 1 ? 'One card remains a promise' : `${figure(settlements)} cards remain promises`}, until there is low land near water and land near a mountain for one more tribe.`,
  'line.settlementsConverted': ({ settlements, before, type }) =>
    `${amount(settlements, before)} ${settlements === 1 ? `becomes a ${figure(type)}` : `become ${plural(type)}`}.`,
  'line.settledDown': () => 'The people settle down: from now on each settlement is fixed to one territory. Mark them on the board.',
  'line.migratingAgain': () => 'The people migrate again: settlements are no longer fixed to a territory.',
  'line.settlementGivenUp': ({ prestige, ...settlement }) =>
    `${place(settlement)} is given up${prestige === 0 ? '' : ` (${signed(-Number(prestige))} prestige)`}.`,
  'line.promiseGivenUp': (settlement) => `The promise of ${placeName(settlement) ?? place(settlement).toLowerCase()} is given up.`,
  'line.shamanFound': (settlement) => `${place(settlement)} has a new shaman.`,

  'figure.tooMany': () => 'Settlements too many',
  'figure.cards': () => 'Settlements',
  'figure.standing': () => 'Tribes founded',
  'figure.promises': () => 'Cards open',
} satisfies Wordings

/** "Tribe 2", or its name. */
function place({ type, number, about }: Partial<Figures>): string {
  const name = placeName({ about })
  if (name !== undefined) return name
  const word = String(type)
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${figure(number)}`
}

function plural(type: Figure): string {
  return PLURAL[String(type)] ?? String(type)
}

function amount(settlements: Figure, type: Figure): string {
  return count(settlements, String(type), plural(type))
}
