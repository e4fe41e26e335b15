import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { capital } from '../../../../language/grammar.ts'
import { figure } from '../../../../language/figures.ts'
import { royalName } from '../named.ts'

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

/** "Herrscherin", "Zweite Tochter (geboren in Runde 6)", with its round where there are several alike. */
export function member({ role, sex, since, number, alike, about }: Partial<Figures>): string {
  const { name } = person(role, sex)
  const own = royalName({ about })
  if (own !== undefined) return `${own} (${name})`
  if (!isOneOfMany({ alike })) return name
  return `${kinAmong({ role, sex, number, alike })} (${role === 'heir' ? 'benannt' : 'geboren'} in Runde ${figure(since)})`
}

/** "Die Herrscherin", "Die zweite Tochter (geboren in Runde 6)", at the beginning of a sentence. */
export function theMember(royal: Partial<Figures>): string {
  if (royalName(royal) !== undefined) return member(royal)
  return capital(member(royal).replace(kinAmong(royal), theKin(royal)))
}

/** "den Herrscher", "die zweite Tochter": whom somebody is after. */
export function whom(victim: Figures): string {
  const { accusative } = person(victim['role'], victim['sex'])
  return isOneOfMany(victim) ? behindArticle(accusative, `${ordinal(victim)}${bySex(victim['sex'], 'n', '')}`) : accusative
}

/** "Sohn"; "Zweiter Sohn" where the house has several. Every page calls a royal without a name of its own by this. */
export function kinAmong(royal: Partial<Figures>): string {
  const { name } = person(royal['role'], royal['sex'])
  if (!isOneOfMany(royal)) return name
  return `${capital(ordinal(royal))}${bySex(royal['sex'], 'r', '')} ${name.replace('Benannt', 'benannt')}`
}

/** "der Sohn", "der zweite Sohn". */
export function theKin(royal: Partial<Figures>): string {
  const { nominative } = person(royal['role'], royal['sex'])
  return isOneOfMany(royal) ? behindArticle(nominative, ordinal(royal)) : nominative
}

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte', 'neunte', 'zehnte'] as const

/** "zweite", as it stands behind "der" and "die". */
function ordinal({ number }: Partial<Figures>): string {
  const place = Number(number)
  return ORDINALS[place - 1] ?? `${figure(place)}te`
}

function isOneOfMany({ alike }: Partial<Figures>): boolean {
  return Number(alike ?? 1) > 1
}

/** "der Sohn" and "zweite" become "der zweite Sohn". */
function behindArticle(noun: string, adjective: string): string {
  return noun.replace(' ', ` ${adjective} `)
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
