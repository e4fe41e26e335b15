import type { Figures } from '../../../../kernel/rule.ts'
import { capital } from '../../../../language/grammar.ts'
import { figure } from '../../../../language/figures.ts'
import { royalName } from '../named.ts'

type Figure = Figures[string] | undefined

/** Somebody of a royal house: "Herrscherin", "die Herrscherin", "der Herrscherin", "eine Herrscherin". */
interface Person {
  readonly name: string
  readonly nominative: string
  readonly genitive: string
  readonly accusative: string
  readonly anybody: string
}

const MALE: Readonly<Record<string, Person>> = {
  ruler: masculine('Herrscher', 'Herrschers'),
  spouse: masculine('Gemahl', 'Gemahls'),
  child: masculine('Sohn', 'Sohnes'),
  heir: {
    name: 'Benannter Erbe',
    nominative: 'der benannte Erbe',
    genitive: 'des benannten Erben',
    accusative: 'den benannten Erben',
    anybody: 'ein benannter Erbe',
  },
}

const FEMALE: Readonly<Record<string, Person>> = {
  ruler: feminine('Herrscherin'),
  spouse: feminine('Gemahlin'),
  child: feminine('Tochter'),
  heir: {
    name: 'Benannte Erbin',
    nominative: 'die benannte Erbin',
    genitive: 'der benannten Erbin',
    accusative: 'die benannte Erbin',
    anybody: 'eine benannte Erbin',
  },
}

/** By the role and the sex a record has. */
export function person(role: Figure, sex: Figure): Person {
  const name = String(role)
  return (sex === 'female' ? FEMALE : MALE)[name] ?? { name, nominative: name, genitive: name, accusative: name, anybody: name }
}

/** "Herrscherin", "Tochter 2 (geboren in Runde 6)", with a number and its round where there are several alike. */
export function member({ role, sex, since, number, alike, about }: Partial<Figures>): string {
  const { name } = person(role, sex)
  const own = royalName({ about })
  if (own !== undefined) return `${own} (${name})`
  if (Number(alike) <= 1 || alike === undefined) return name
  return `${name} ${figure(number)} (${role === 'heir' ? 'benannt' : 'geboren'} in Runde ${figure(since)})`
}

/** "Die Herrscherin", "Tochter 2 (geboren in Runde 6)", at the beginning of a sentence. */
export function theMember(royal: Partial<Figures>): string {
  const name = member(royal)
  return name.includes(' (') ? name : capital(person(royal['role'], royal['sex']).nominative)
}

/** "den Herrscher", "Tochter 2": whom somebody is after. */
export function whom({ role, sex, number, alike }: Figures): string {
  const { name, accusative } = person(role, sex)
  return Number(alike) > 1 ? `${name} ${figure(number)}` : accusative
}

/** "Sohn" or "Tochter", by sex. */
export function child(sex: Figure): string {
  return sex === 'female' ? 'Tochter' : 'Sohn'
}

/** `er` for a male, `sie` for a female: whatever differs by sex. */
export function bySex(sex: Figure, male: string, female: string): string {
  return sex === 'female' ? female : male
}

function masculine(name: string, genitive: string): Person {
  return { name, nominative: `der ${name}`, genitive: `des ${genitive}`, accusative: `den ${name}`, anybody: `ein ${name}` }
}

function feminine(name: string): Person {
  return { name, nominative: `die ${name}`, genitive: `der ${name}`, accusative: `die ${name}`, anybody: `eine ${name}` }
}
