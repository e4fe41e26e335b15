import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { listed, plural } from '../../../../language/numbers.ts'
import { count, figure } from '../../../../language/figures.ts'
import { placeName } from '../named.ts'

const GOODS: Readonly<Record<string, string>> = {
  food: 'Nahrung',
  wood: 'Holz',
  stone: 'Stein',
  metal: 'Metall',
  copper: 'Kupfer',
  bronze: 'Bronze',
  iron: 'Eisen',
  wealth: 'Reichtum',
  culture: 'Kultur',
  technology: 'Technik',
  militaryTechnology: 'Kriegstechnik',
  prestige: 'Prestige',
}

/** "Nahrung", "Bronze", "Kriegstechnik", by the id of a token, a metal or a score. */
export function ware(id: Figure): string {
  return GOODS[String(id)] ?? String(id)
}

/** "5 Nahrung und 3 Holz", of `food:5,wood:3`; "nichts" of an empty text. */
export function waren(what: Figure): string {
  const parts = String(what ?? '')
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [token = '', amount = ''] = part.split(':')
      return `${figure(Number(amount))} ${ware(token)}`
    })
  return parts.length === 0 ? 'nichts' : listed(parts)
}

/** "1 Gebiet", "3 Gebiete". */
export const gebiete = (amount: Figure): string => count(amount, 'Gebiet', 'Gebiete')
/** "1 Gebiet", "3 Gebieten", after "mit", "von" and "auf". */
export const gebieten = (amount: Figure): string => count(amount, 'Gebiet', 'Gebieten')
/** "1 Person", "14 Leute". */
export const leute = (amount: Figure): string => count(amount, 'Person', 'Leute')
/** "1 Person", "14 Leuten", after "mit" and "von". */
export const leuten = (amount: Figure): string => count(amount, 'Person', 'Leuten')
export const krieger = (amount: Figure): string => count(amount, 'Krieger', 'Krieger')
export const kriegern = (amount: Figure): string => count(amount, 'Krieger', 'Kriegern')
export const maenner = (amount: Figure): string => count(amount, 'Mann', 'Männer')
export const frauen = (amount: Figure): string => count(amount, 'Frau', 'Frauen')
export const punkte = (amount: Figure): string => count(amount, 'Punkt', 'Punkte')
export const marken = (amount: Figure): string => count(amount, 'Marke', 'Marken')
export const zuege = (amount: Figure): string => count(amount, 'Zug', 'Züge')
/** "1 Zug", "4 Zügen", after "in", "nach" and "seit". */
export const zuegen = (amount: Figure): string => count(amount, 'Zug', 'Zügen')

/** "5 Männer und 5 Frauen"; who is not touched is not named. */
export function maennerUndFrauen(males: Figure, females: Figure): string {
  return listed([...(males === 0 ? [] : [maenner(males)]), ...(females === 0 ? [] : [frauen(females)])])
}

/** "60 %", with a no-break space. */
export function prozent(value: Figure): string {
  return `${figure(value)}\u00a0%`
}

/** `one` after a figure that is 1, else `many`: verbs that follow what is counted. */
export function zahl(amount: Figure, one: string, many: string): string {
  return typeof amount === 'number' ? plural(amount, one, many) : many
}

/** "„Große Treppe“", or what is said of something without a name. */
export function benannt(name: Figure, otherwise: string): string {
  return name === '' || name === undefined ? otherwise : `„${name}“`
}

/** A kind of settlement: its name, its plural, and what others are turned into. */
interface Kind {
  readonly one: string
  readonly many: string
  readonly into: string
  readonly manyInto: string
}

const KINDS: Readonly<Record<string, Kind>> = {
  tribe: { one: 'Stammessitz', many: 'Stammessitze', into: 'zum Stammessitz', manyInto: 'zu Stammessitzen' },
  town: { one: 'Stadt', many: 'Städte', into: 'zur Stadt', manyInto: 'zu Städten' },
  city: { one: 'Großstadt', many: 'Großstädte', into: 'zur Großstadt', manyInto: 'zu Großstädten' },
}

function kindOf(type: Figure): Kind {
  const name = String(type)
  return KINDS[name] ?? { one: name, many: name, into: `zu ${name}`, manyInto: `zu ${name}` }
}

/** "Stadt 3", or its name; it stands without an article in every case. */
export function ort({ type, number, about }: Partial<Figures>): string {
  return placeName({ about }) ?? `${kindOf(type).one} ${figure(number)}`
}

/** "1 Stammessitz", "3 Städte". */
export function orte(amount: Figure, type: Figure): string {
  return count(amount, kindOf(type).one, kindOf(type).many)
}

/** "zur Stadt", "zu Städten": what settlements become. */
export function zuOrten(amount: Figure, type: Figure): string {
  return zahl(amount, kindOf(type).into, kindOf(type).manyInto)
}
