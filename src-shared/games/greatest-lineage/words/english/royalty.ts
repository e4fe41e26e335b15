import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { royalName } from '../named.ts'
import { kin, kinAmong } from './persons.ts'

/** Texts of the royal house. */
export const ROYALTY_WORDS = {
  'field.royalChild': ({ chance, children }) =>
    `Try for a royal child (chance ${figure(chance)}%${children === 4 ? '; it would take the place of one of the four' : ''})`,
  'field.wed': (price) => `Arrange a wedding for the ruler (${tokens(price)})`,
  'field.heirsMale': (price) => `Name male heirs from outside the family (${eachFor(price)})`,
  'field.heirsFemale': (price) => `Name female heirs from outside the family (${eachFor(price)})`,
  'limit.houseFood': () => 'The food in store must pay for the wedding and all heirs.',
  'limit.houseWealth': () => 'The wealth in store must pay for the wedding and all heirs.',
  'limit.heirs': () => 'A house has three named heirs at most, those on their way included.',

  'roll.royalChild': ({ chance }) => `A royal child: ${figure(chance)} or less`,
  'roll.royalSex': ({ chance }) => `A royal child is born: a son on ${figure(chance)} or less`,
  'roll.royalMother': ({ role, chance }) => `The birth went wrong: the ${person(role)} dies on ${figure(chance)} or less`,
  'roll.heirsChildren': ({ children }) => `The new ruler's ${children === 1 ? 'child' : 'children'}: a son on 50 or less`,
  'roll.heirsChildren.hint': () => 'Every new ruler begins with children; one die for each.',
  'outcome.royalChild': () => 'A child is born',
  'outcome.noRoyalChild': () => 'No child',
  'outcome.son': () => 'Son',
  'outcome.daughter': () => 'Daughter',
  'outcome.royalMotherDies': () => 'She dies',
  'outcome.royalMotherLives': () => 'She lives',

  'choose.royalRoom': ({ sex }) => `The house has four children already: who makes room for the new ${child(sex)}?`,
  'choose.royalRoom.hint': () => 'A person taken out of the line lives on, but no longer belongs to the house.',
  'option.declineChild': ({ sex }) => `Nobody: the new ${child(sex)} stays out of the line`,
  'option.outOfLine': (royal) => `${relationOf(royal)}, is put out of the line`,
  'choose.heir': () => 'The throne is empty: who follows?',
  'choose.heir.hint': () => "An heir of the late ruler's sex keeps the ruler's figures; one of the other sex starts afresh.",
  'option.heir': (royal) =>
    `${relationOf(royal)}: culture ${signed(royal['culture'])}, military ${signed(royal['military'])}${royal['territory'] === 0 ? '' : `, land ${signed(royal['territory'])}`}`,

  'line.rulerDiesOfAge': ({ sex, reigned, about }) =>
    `${royalName({ about }) ?? 'The ruler'}, ${sex === 'female' ? 'a queen' : 'a king'} of ${count(reigned, 'round')}, dies of old age.`,
  'line.royalMotherDies': ({ role, about }) => `${named({ about }, `The ${person(role)}`)} dies in childbirth.`,
  'line.spouseFollows': (royal) => `${named(royal, 'The spouse')} dies with the ruler.`,
  'line.weddingOff': () => 'With the ruler gone the wedding is off; what was paid for it is lost.',
  'line.accession': ({ role, sex, culture, military, about }) =>
    `${named({ about }, `A ${kin(role, sex)}`)} comes to the throne, with culture ${signed(culture)} and military ${signed(military)}.`,
  'line.siblingsLeave': ({ siblings }) => `${count(siblings, 'brother or sister leaves', 'brothers and sisters leave')} the house.`,
  'line.heirsChildren': ({ sons, daughters }) => `The new ruler has ${family(sons, daughters)}.`,
  'line.weddingPaid': () => 'A wedding is arranged; the spouse will arrive in the next turn.',
  'line.spouseArrives': (royal) => `The ruler weds${after(royal, ' ')}.`,
  'line.heirsNamed': ({ heirs, sex }) =>
    `${count(heirs, `${figure(sex)} heir is`, `${figure(sex)} heirs are`)} named, to join the house in the next turn.`,
  'line.heirArrives': ({ sex, about }) => `${named({ about }, `A ${kin('heir', sex)}`)} joins the house.`,
  'line.royalChild': ({ sex, about }) => `A royal ${child(sex)} is born${after({ about }, ': ')}.`,
  'line.noRoyalChild': () => 'No royal child is born.',
  'line.royalChildDeclined': ({ sex }) => `A royal ${child(sex)} is born, but stays out of the line.`,
  'line.outOfLine': ({ sex, about }) => `${named({ about }, `A ${child(sex)} of the house`)} is put out of the line.`,

  'part.ruler': () => 'Ruler',
  'part.spouse': () => 'Spouse',
  'part.child': ({ sex }) => capital(child(sex)),
  'figure.children': () => 'Children',
  'figure.candidates': () => 'To choose from',
  'figure.sex': () => 'Sex',
  'figure.role': () => 'In the house',
  'figure.max': () => 'At most',
} satisfies Wordings

function child(sex: Figure): string {
  return sex === 'female' ? 'daughter' : 'son'
}

function person(role: Figure): string {
  return role === 'heir' ? 'named heir' : String(role)
}

/** The name, else what the royal is. */
function named(royal: Partial<Figures>, otherwise: string): string {
  return royalName(royal) ?? otherwise
}

/** The name behind a mark, or nothing. */
function after(royal: Partial<Figures>, mark: string): string {
  const name = royalName(royal)
  return name === undefined ? '' : `${mark}${name}`
}

/** "Ingrid (daughter, born in round 6)"; without a name what the royal is. */
function relationOf(royal: Figures): string {
  const name = royalName(royal)
  return name === undefined ? capital(relation(royal)) : `${name} (${relation({ ...royal, alike: 1 })})`
}

/** "second daughter, born in round 6". */
function relation(royal: Figures): string {
  return `${kinAmong(royal)}, ${royal['role'] === 'heir' ? 'of the house since' : 'born in'} round ${figure(royal['since'])}`
}

function tokens({ food, wealth }: Figures): string {
  const price = [food === 0 ? '' : `${figure(food)} food`, wealth === 0 ? '' : `${figure(wealth)} wealth`].filter((part) => part !== '')
  return price.length === 0 ? 'free' : price.join(' and ')
}

function eachFor(price: Figures): string {
  return price['food'] === 0 && price['wealth'] === 0 ? 'at no cost' : `${tokens(price)} each`
}

function family(sons: Figure, daughters: Figure): string {
  return [sons === 0 ? '' : count(sons, 'son'), daughters === 0 ? '' : count(daughters, 'daughter')]
    .filter((part) => part !== '')
    .join(' and ')
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
