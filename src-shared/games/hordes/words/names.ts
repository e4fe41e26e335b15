import type { Figure } from '../../../kernel/world/rule.ts'
import type { World } from '../../../kernel/world/world.ts'
import { translated } from '../../../language/catalogue.ts'
import { germanProperName, IT, type EnglishName, type GermanName } from '../../../language/grammar.ts'
import { listed } from '../../../language/numbers.ts'
import { say } from '../../text/playing.ts'
import { BATTLE, ELEMENTS, elementsOf, isHost, type Element, type Host } from '../rules/records.ts'

const TEXTS = translated({
  en: { mine: (name: string, host: string) => `${name} (${host})`, red: 'red', blue: 'blue' },
  de: { mine: (name: string, host: string) => `${name} (${host})`, red: 'rot', blue: 'blau' },
})

/** Names only the campaign knows: of armies, and of elements. Null for every other key. */
export function givenName(key: string, world: World, known: (key: string) => string): string | null {
  const [kind, id = '', rest] = key.split('.')
  if (rest !== undefined) return null
  if (kind === 'seat') return armyName(id, world)
  const element = kind === 'element' ? world.record(ELEMENTS, id) : undefined
  return element === undefined ? null : elementName(element, world, known)
}

/** Its own name; else its type, with its number among those of its type where there are several. */
function elementName({ id, type, label, owner }: Element, world: World, known: (key: string) => string): string {
  if (label !== '') return label
  const alike = elementsOf(world, owner).filter((one) => one.type === type && one.label === '')
  const name = known(`type.${type}`)
  return alike.length === 1 ? name : `${name} ${alike.findIndex((one) => one.id === id) + 1}`
}

function armyName(host: string, world: World): string | null {
  const name = isHost(host) ? world.record(BATTLE, 'battle')?.armies[host].name : undefined
  return name === undefined || name === '' ? null : name
}

const ENGLISH: Readonly<Record<Host, string>> = { redHost: 'the red host', blueHost: 'the blue host' }
const GERMAN: Readonly<Record<Host, GermanName>> = { redHost: germanHost('rote'), blueHost: germanHost('blaue') }

function germanHost(colour: string): GermanName {
  const the = `das ${colour} Heer`
  return {
    ...{ nominative: the, genitive: `des ${colour}n Heers`, dative: `dem ${colour}n Heer`, accusative: the },
    ...{ pronoun: IT, many: false },
  }
}

export function englishName(owner: string, world: World): EnglishName {
  return { the: armyName(owner, world) ?? (isHost(owner) ? ENGLISH[owner] : owner), many: false }
}

export function germanName(owner: string, world: World): GermanName {
  const own = armyName(owner, world)
  if (own !== null) return germanProperName(own, IT)
  return isHost(owner) ? GERMAN[owner] : germanProperName(owner, IT)
}

/** An element of the campaign that is told. */
export function elementText(id: Figure): string {
  return say(`element.${String(id)}`)
}

/** The same with whose it is: both armies may have Knights. */
export function who(id: Figure): string {
  const colour = String(id).startsWith('red-') ? TEXTS.red : TEXTS.blue
  return TEXTS.mine(elementText(id), colour)
}

/** Several elements, of ids with commas between. */
export function elementTexts(ids: Figure): string {
  return listed(
    String(ids ?? '')
      .split(',')
      .map((id) => elementText(id.trim())),
  )
}

/** "4 + 5 = 9", of a die, what is added to it, and what that makes. */
export function sumText(die: Figure, total: Figure, score: Figure): string {
  const added = Number(total ?? 0)
  return `${String(die)} ${added < 0 ? '\u2212' : '+'} ${Math.abs(added)} = ${String(score).replace('-', '\u2212')}`
}
