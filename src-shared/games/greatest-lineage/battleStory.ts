import { translated } from '../../language/catalogue.ts'
import { figure } from '../../language/figures.ts'
import { capital } from '../../language/grammar.ts'
import { isolated } from '../../language/isolated.ts'
import { language } from '../../language/language.ts'
import { listed } from '../../language/numbers.ts'
import { ownName } from '../../language/ownNames.ts'
import type { Figures } from '../../kernel/world/rule.ts'
import type { StorySource } from '../api/highlightFace.ts'
import { tellLine } from '../text/telling.ts'
import { akk, den, der, die, Die, verb } from './words/german/names.ts'
import { capitalThe, isMany, the } from './words/names.ts'
import { placeName } from './words/named.ts'
import { placeKind } from './words/english/places.ts'

type BattleLine = StorySource['lines'][number]

/** Names of land that are listed before the rest is counted. */
const MOST_NAMES = 6
/** Counts up to this one are written as words. */
const WORDS: Readonly<Record<'en' | 'de', readonly string[]>> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
}
/** A lead of this many points is called a rout. */
const ROUT = 50

const TEXTS = translated({
  en: {
    wins: (one: string, other: string, isRout: boolean) =>
      `${capitalThe(one)} ${isRout ? verbOf(one, 'routs', 'rout') : `${verbOf(one, 'gets', 'get')} the better of`} ${the(other)}.`,
    even: (one: string, other: string) => `Neither ${the(one)} nor ${the(other)} gain the upper hand.`,
    fights: (names: readonly string[], faction: string) =>
      `${listed(names)} ${names.length === 1 ? 'fights' : 'fight'} for ${the(faction)}.`,
    takes: (one: string, other: string, land: string) => `${capitalThe(one)} ${verbOf(one, 'takes', 'take')} ${land} from ${the(other)}.`,
    winsBack: (one: string, land: string) => `${capitalThe(one)} ${verbOf(one, 'wins', 'win')} back ${land}.`,
    land: (territories: number) => `${inWords(territories)} ${territories === 1 ? 'territory' : 'territories'}`,
    moreLand: (territories: number) => `${inWords(territories)} more ${territories === 1 ? 'territory' : 'territories'}`,
    inVain: (one: string) => `${capitalThe(one)} ${verbOf(one, 'gains', 'gain')} none of the land ${isMany(one) ? 'they' : 'it'} went for.`,
    taken: (places: readonly string[]) => `${capital(listed(places))} ${places.length === 1 ? 'is' : 'are'} taken.`,
    destroyed: (places: readonly string[]) => `${capital(listed(places))} ${places.length === 1 ? 'is' : 'are'} destroyed.`,
    place: (type: string, number: string) => `${placeKind(type)} ${number}`,
    monument: (name: string, faction: string) => `${name === '' ? 'A monument' : `The monument ${name}`} passes to ${the(faction)}.`,
    warriors: (dead: number, faction: string) => `${inWords(dead)} ${dead === 1 ? 'warrior' : 'warriors'} of ${the(faction)}`,
    people: (dead: number, faction: string) => `${inWords(dead)} ${dead === 1 ? 'person' : 'people'} of ${the(faction)} without arms`,
    fall: (who: readonly string[], one: boolean) => `${listed(who)} ${one ? 'falls' : 'fall'}.`,
    and: (who: string, others: number) => `${who} and ${inWords(others)} without arms`,
    nobodyFalls: 'Nobody falls.',
  },
  de: {
    wins: (one, other, isRout) =>
      isRout
        ? `${Die(one)} ${verb(one, 'schlägt', 'schlagen')} ${akk(other)} vernichtend.`
        : `${Die(one)} ${verb(one, 'behält', 'behalten')} gegen ${akk(other)} die Oberhand.`,
    even: (one, other) => `Weder ${die(one)} noch ${die(other)} gewinnen die Oberhand.`,
    fights: (names, faction) => `Für ${akk(faction)} ${names.length === 1 ? 'kämpft' : 'kämpfen'} ${listed(names)}.`,
    takes: (one, other, land) => `${Die(one)} ${verb(one, 'nimmt', 'nehmen')} ${den(other)} ${land}.`,
    winsBack: (one, land) => `${Die(one)} ${verb(one, 'gewinnt', 'gewinnen')} ${land} zurück.`,
    land: (territories) => `${inWords(territories)} ${territories === 1 ? 'Gebiet' : 'Gebiete'}`,
    moreLand: (territories) => (territories === 1 ? 'ein weiteres Gebiet' : `${inWords(territories)} weitere Gebiete`),
    inVain: (one) => `${Die(one)} ${verb(one, 'gewinnt', 'gewinnen')} nichts von dem Land, um das es ging.`,
    taken: (places) => `${listed(places)} ${places.length === 1 ? 'wird' : 'werden'} genommen.`,
    destroyed: (places) => `${listed(places)} ${places.length === 1 ? 'wird' : 'werden'} zerstört.`,
    place: (type, number) => `${{ tribe: 'Stammessitz', town: 'Stadt', city: 'Großstadt' }[type] ?? type} ${number}`,
    monument: (name, faction) => `${name === '' ? 'Ein Monument' : `Das Monument „${name}“`} geht an ${akk(faction)}.`,
    warriors: (dead, faction) => `${inWords(dead)} Krieger ${der(faction)}`,
    people: (dead, faction) =>
      dead === 1 ? `eine Person ${der(faction)} ohne Waffen` : `${inWords(dead)} Leute ${der(faction)} ohne Waffen`,
    fall: (who, one) => `${capital(listed(who))} ${one ? 'fällt' : 'fallen'}.`,
    and: (who, others) => `${who} und ${others === 1 ? 'eine Person' : `${inWords(others)} Leute`} ohne Waffen`,
    nobodyFalls: 'Niemand fällt.',
  },
})

/**
 * A battle in a few sentences: who won, who led, what changed hands, who fell. Dice, sums and percentages are left to the chronicle.
 * Null: its kill roll is not among the lines.
 */
export function battleStory(lines: readonly BattleLine[]): readonly string[] | null {
  const kill = lines.find(({ wording }) => wording === 'line.opposedRoll')
  if (kill === undefined) return null
  const [one, other] = [String(kill.figures['faction']), String(kill.figures['enemy'])]
  const margin = Number(kill.figures['margin'])
  const [winner, loser] = margin < 0 ? [other, one] : [one, other]
  return [
    margin === 0 ? TEXTS.even(one, other) : TEXTS.wins(winner, loser, Math.abs(margin) >= ROUT),
    ...leadersTold(lines, winner, loser),
    ...landTold(lines, winner, loser),
    ...settlementsTold(lines),
    ...lines.filter(({ wording }) => wording === 'line.royalSlain').map(tellLine),
    ...deadTold(lines),
  ]
}

/** Royals who fight, as far as they have names. */
function leadersTold(lines: readonly BattleLine[], ...sides: readonly string[]): readonly string[] {
  return sides.flatMap((faction) => {
    const mustered = lines.filter(({ wording, figures }) => wording === 'line.mustered' && figures['enemy'] !== faction)
    const names = mustered.flatMap(({ about }) =>
      about.filter((id) => id.startsWith(`${faction}-royal-`)).flatMap((id) => ownName(id) ?? []),
    )
    return names.length === 0 ? [] : [TEXTS.fights(names.map(isolated), faction)]
  })
}

function landTold(lines: readonly BattleLine[], ...sides: readonly [string, string]): readonly string[] {
  const of = (line: string, faction: string): readonly BattleLine[] =>
    lines.filter(({ wording, figures }) => wording === `line.${line}` && figures['faction'] === faction)
  return sides.flatMap((faction) => {
    const [taken, back] = [of('landOccupied', faction), of('landWonBack', faction)]
    const enemy = sides[0] === faction ? sides[1] : sides[0]
    const inVain = taken.length + back.length === 0 && of('landHeld', faction).length > 0
    return [
      ...(taken.length === 0 ? [] : [TEXTS.takes(faction, enemy, landNames(taken))]),
      ...(back.length === 0 ? [] : [TEXTS.winsBack(faction, landNames(back))]),
      ...(inVain ? [TEXTS.inVain(faction)] : []),
    ]
  })
}

/** "Woodlaw, Bramcliff and two more territories"; "three territories" where none has a name. */
function landNames(lines: readonly BattleLine[]): string {
  const names = lines.flatMap(({ figures: { name } }) => (name === undefined || name === '' ? [] : [isolated(String(name))]))
  const told = names.slice(0, names.length === MOST_NAMES + 1 ? names.length : MOST_NAMES)
  const rest = lines.length - told.length
  if (told.length === 0) return TEXTS.land(rest)
  return listed([...told, ...(rest === 0 ? [] : [TEXTS.moreLand(rest)])])
}

function settlementsTold(lines: readonly BattleLine[]): readonly string[] {
  const of = (line: string): readonly BattleLine[] => lines.filter(({ wording }) => wording === `line.${line}`)
  const [taken, destroyed] = [of('settlementTaken').map(placeOf), of('settlementTornDown').map(placeOf)]
  return [
    ...(taken.length === 0 ? [] : [TEXTS.taken(taken)]),
    ...(destroyed.length === 0 ? [] : [TEXTS.destroyed(destroyed)]),
    ...of('monumentTaken').map(({ figures: { name, faction } }) => TEXTS.monument(isolated(String(name ?? '')), String(faction))),
  ]
}

function placeOf({ figures: { type, number }, about }: BattleLine): string {
  const named = about.map((id) => placeName({ about: id })).find((name) => name !== undefined)
  return named === undefined ? TEXTS.place(String(type), figure(number)) : isolated(named)
}

function deadTold(lines: readonly BattleLine[]): readonly string[] {
  const told = lines.filter(({ wording }) => wording === 'line.casualties').map(({ figures }) => figures)
  const dead = told.map((figures) => ({ faction: String(figures['faction']), ...deadOf(figures) })).filter(({ all }) => all > 0)
  if (dead.length === 0) return [TEXTS.nobodyFalls]
  return dead.map(({ faction, warriors, others, all }) => {
    if (warriors === 0) return capital(TEXTS.fall([TEXTS.people(others, faction)], all === 1))
    const who = TEXTS.warriors(warriors, faction)
    return capital(TEXTS.fall([others === 0 ? who : TEXTS.and(who, others)], all === 1))
  })
}

function deadOf(figures: Figures): { readonly warriors: number; readonly others: number; readonly all: number } {
  const [warriors = 0, ...rest] = ['warriors', 'males', 'females', 'others'].map((kind) => Number(figures[kind] ?? 0))
  const others = rest.reduce((sum, amount) => sum + amount, 0)
  return { warriors, others, all: warriors + others }
}

function inWords(amount: number): string {
  return WORDS[language()][amount] ?? figure(amount)
}

function verbOf(faction: string, one: string, many: string): string {
  return isMany(faction) ? many : one
}
