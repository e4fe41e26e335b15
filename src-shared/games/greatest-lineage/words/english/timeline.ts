import type { Figures } from '../../../../kernel/world/rule.ts'
import { royalName, withName } from '../named.ts'
import { KINGDOMS, SEATS } from '../../rules/seats.ts'
import { listed } from '../../../../language/numbers.ts'
import { allOf, capitalThe, isMany, the } from '../names.ts'
import { capital } from '../../../../language/grammar.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'

/** Texts of phase 1: what the world tells of each timeline turn, and what its events do. */
export const TIMELINE_WORDS = {
  'line.timelineQuiet': () => 'Nothing of note happens in the world.',
  'line.timelineOther': () => 'The world does not stand still.',
  'line.timeline1': () => 'An angel bargains with Death for power; two human souls are the price, and the first great demon is born of it.',
  'line.timeline3': () => 'Death makes a god of vengeance and a halo for a dead king; at the hand of the Wraith, Slithouslon turns dragon.',
  'line.timeline4': () => 'Archnemerech rises in Hell, the first of the true devils; Balshtak and Grathlak follow.',
  'line.timeline6': () => 'The First World dawns, and no people reaches it unharmed.',
  'line.timeline7': () => 'The Wraith has a brother, and he is the first vampire. Slithouslon serves him now, undead as well.',
  'line.timeline8': () => 'Klamaz kindles white fire against the dark. Somewhere among the monsters, Darsh is born.',
  'line.timeline9': () => 'A paladin named Hans takes his vows, and lays the first stone of Rome.',
  'line.timeline10': () => "The vampire lord finds what his brother left and takes Death's god apart. Hans, twenty years old, kills Darsh.",
  'line.timeline11': () =>
    'Hans is forty, scarred and broken, and dies no more: a demigod. Among the elves Alanzas masters the white fire.',
  'line.timeline12': () => 'Hell has a new lord, Inferno, and his fire is black. Death beats the Peasant, and lights a green one.',
  'line.timeline13': () => 'Inferno makes orange fire, and pays for it with his own armouries.',
  'line.timeline15': () => 'Inferno tears the world open. Hell looks through the rift, and every civilisation loses ground.',
  'line.timeline16': () => 'Aeruth the Dark was human once. Now Hell counts him as its youngest devil.',
  'line.timeline17': () => 'Nobody knows why, but Tiamat turns on her own side and lets the powers of heaven into Hell.',
  'line.timeline18': () =>
    "Heaven unites, storms Hell and breaks on Ocurst's demons. Tiamat is dead, and so is the Peasant of War; Bahumut dies covering the retreat.",
  'line.timeline19': () => 'A Council of Power is formed.',
  'line.timeline20': () => 'The fire has a keeper: Yithrey.',

  'line.event.change': (figures) => sentence(figures, changes(figures)),
  'line.event.losePeople': (figures) => sentence(figures, [{ verb: 'lose', what: people(figures['males'], figures['females']) }]),
  'line.event.levy': (figures) =>
    `${sentence(figures, [{ verb: 'lose', what: people(figures['males'], figures['females']) }]).slice(0, -1)}; one with too few of either falls back an age instead, or is out of the game if it is in the first age.`,
  'line.event.rolls': (figures) =>
    sentence(figures, [{ verb: 'have', what: `${signed(figures['amount'])} on military rolls` }]).replace(' each.', '.'),
  'line.event.spread': ({ who, territories }) =>
    `${capitalThe(who)} spreads over ${count(territories, 'territory', 'territories')} in addition to its own.`,
  'line.event.recede': ({ who, territories }) => `${capitalThe(who)} gives up ${count(territories, 'territory', 'territories')}.`,
  'line.event.seize': ({ who, from, territories }) =>
    `${capitalThe(who)} take the nearest ${territories === 1 ? 'territory' : `${figure(territories)} territories`} of ${the(from)}.`,
  'line.event.gainLand': (figures) =>
    sentence(figures, [{ verb: 'gain', what: count(figures['territories'], 'territory', 'territories') }]),
  'line.event.yieldLand': (figures) =>
    sentence(figures, [{ verb: 'give up', what: `${count(figures['territories'], 'territory', 'territories')} of its own choice` }]),
  'line.event.fallBack': (figures) => sentence(figures, [{ verb: 'fall back', what: 'one age' }]),
  'line.event.royalDies': ({ who }) => `The first man in the royal house of ${the(who)} is lost.`,
  'line.event.inherit': ({ who }) => `${capitalThe(who)} gains what the lost royal gave to his people.`,
  'line.event.raiseTheLost': ({ who }) => `${capitalThe(who)} gains as many warriors as people were lost.`,
  'line.event.own': ({ told }) => figure(told),
  'line.event.void': ({ who }) => `Nothing comes of it: ${allOf(who)} ${subjectOf(String(who)).plural ? 'are' : 'is'} not in the game.`,

  'line.event.lostFewer': ({ seat, males, females }) =>
    `${capitalThe(seat)} had ${males === 0 && females === 0 ? 'nobody to lose' : `no more to lose than ${people(males, females)}`}.`,
  'line.event.keepsTwo': ({ seat, males, females }) =>
    `${capitalThe(seat)} have too few people: ${males === 0 && females === 0 ? 'nobody' : people(males, females)} lost, the last male and the last female spared.`,
  'line.event.fallsBackInstead': ({ seat }) => `${capitalThe(seat)} have too few people, lose none of them, and fall back an age.`,
  'line.event.nothingToLose': ({ seat }) => `${capitalThe(seat)} are in the first age and have none to lose.`,
  'line.event.figureFixed': ({ owner, account }) =>
    `By house rule the ${ACCOUNT_NAMES[String(account)] ?? figure(account)} of ${the(owner)} stays as it is.`,
  'line.event.raised': ({ owner, warriors }) => `${capitalThe(owner)} gained ${count(warriors, 'warrior')}.`,
  'line.event.rollsForGood': () => 'This is permanent.',
  'line.event.rollsForTheTurn': ({ turn }) => `This applies until timeline turn ${figure(turn)} is over.`,
  'line.event.landPicked': ({ territories, picker }) =>
    territories === 0
      ? 'There was no land left to take.'
      : `${capital(count(territories, 'territory', 'territories'))} ${territories === 1 ? 'is' : 'are'} taken; ${the(picker)} ${isMany(picker) ? 'say' : 'says'} which.`,
  'line.event.landByLot': ({ territories }) =>
    territories === 0
      ? 'There was no land left to take.'
      : `${capital(count(territories, 'territory', 'territories'))} ${territories === 1 ? 'is' : 'are'} taken; lots are drawn for which.`,
  'line.event.landGivenUp': ({ picker }) =>
    picker === ''
      ? 'The land belongs to nobody now.'
      : `${capitalThe(picker)} ${isMany(picker) ? 'say' : 'says'} which; it belongs to nobody now.`,
  'line.event.noMale': ({ seat }) => `The royal house of ${the(seat)} has no male member: nobody dies.`,
  'line.event.maleDies': ({ role, sex, about }) =>
    `${capital(withName(royalName({ about }), LOST_ROYALS[String(role)] ?? figure(sex)))} is lost to Hell.`,
  'line.event.nothingInherited': ({ owner }) => `${capitalThe(owner)} gained nothing by it.`,
  'line.event.inherited': ({ owner, culture, military }) => {
    const parts = [
      ...(culture === 0 ? [] : [`culture ${signed(culture)}`]),
      ...(military === 0 ? [] : [`military rolls ${signed(military)}`]),
    ]
    return `${capitalThe(owner)} gained by it: ${listed(parts)}.`
  },

  'choose.eventLand': ({ kingdom }) => `${capitalThe(kingdom)} spreads: whose land does it take?`,
  'choose.eventLand.hint': () => 'Asked for each territory in turn. By house rule it may be a player\u2019s.',
  'roll.eventLand': ({ kingdom }) => `${capitalThe(kingdom)} spreads: whose land does it take?`,
  'roll.eventLand.hint': () => 'Everybody who has land next to it has an equal share of the die.',
  'option.unownedLand': ({ territories }) => `Land nobody owns (${figure(territories)} left)`,
  'option.playersLand': ({ seat, territories }) => `Land of ${the(seat)} (${figure(territories)} left)`,
  'outcome.lot.unowned': () => 'Land nobody owns',
  'outcome.lot.elves': () => 'Land of the elves',
  'outcome.lot.humans': () => 'Land of the humans',
  'outcome.lot.dwarves': () => 'Land of the dwarves',
  'outcome.lotAgain': () => 'Roll again',
  'line.timeline.off': (figures) => `Timeline: ${eventOf(figures)} is switched off.`,
  'line.timeline.on': (figures) => `Timeline: ${eventOf(figures)} is switched on again, in timeline turn ${figure(figures['turn'])}.`,
  'line.timeline.moved': (figures) =>
    `Timeline: ${eventOf(figures)} is moved from timeline turn ${figure(figures['before'])} to ${figure(figures['turn'])}.`,
  'line.timeline.added': (figures) => `Timeline: ${eventOf(figures)} is added to timeline turn ${figure(figures['turn'])}.`,
  'line.timeline.changed': (figures) => `Timeline: ${eventOf(figures)} is rewritten, for timeline turn ${figure(figures['turn'])}.`,
  'line.timeline.removed': (figures) => `Timeline: ${eventOf(figures)} is taken out.`,
  'figure.kingdom': () => 'Kingdom',
  'figure.territoriesLeft': () => 'Territories still to take',
} satisfies Wordings

/** An event by the title of its rule, or by what the table tells of it. */
function eventOf({ title }: Figures): string {
  return `\u201c${figure(title)}\u201d`
}

const ACCOUNT_NAMES: Readonly<Record<string, string>> = {
  culture: 'culture',
  technology: 'technology',
  militaryTechnology: 'military technology',
}

const LOST_ROYALS: Readonly<Record<string, string>> = {
  ruler: 'the king',
  spouse: "the queen's husband",
  child: "the ruler's eldest son",
  heir: 'the first of the named heirs',
}

interface Clause {
  /** In the plural. */
  readonly verb: 'gain' | 'lose' | 'have' | 'give up' | 'fall back'
  readonly what: string
}

/** "Every civilisation loses 5 males." "The elves and the dwarves gain 10 culture each." */
function sentence({ who }: Figures, clauses: readonly Clause[]): string {
  const { subject, plural, each } = subjectOf(String(who))
  const told = clauses.map(({ verb, what }) => `${plural ? verb : singular(verb)} ${plural ? what.replace(' its ', ' their ') : what}`)
  return `${subject} ${listed(told)}${each ? ' each' : ''}.`
}

function subjectOf(who: string): { readonly subject: string; readonly plural: boolean; readonly each: boolean } {
  if (who === SEATS.join(',')) return { subject: 'Every civilisation', plural: false, each: false }
  if (who === KINGDOMS.join(',')) return { subject: 'Every kingdom', plural: false, each: false }
  const owners = who.split(',')
  const several = owners.length > 1
  return { subject: capital(allOf(who)), plural: several || (SEATS as readonly string[]).includes(who), each: several }
}

function singular(verb: Clause['verb']): string {
  if (verb === 'have') return 'has'
  const [first = verb, ...rest] = verb.split(' ')
  return [`${first}s`, ...rest].join(' ')
}

const AMOUNTS: Readonly<Record<string, (amount: number) => string>> = {
  males: (amount) => count(amount, 'male'),
  females: (amount) => count(amount, 'female'),
  warriors: (amount) => count(amount, 'warrior'),
  nonWarriors: (amount) => count(amount, 'other person', 'other people'),
  culture: (amount) => `${figure(amount)} culture`,
  technology: (amount) => `${figure(amount)} technology`,
  militaryTechnology: (amount) => `${figure(amount)} military technology`,
  prestige: (amount) => `${figure(amount)} prestige`,
  points: (amount) => count(amount, 'point'),
  food: (amount) => `${figure(amount)} food`,
  wood: (amount) => `${figure(amount)} wood`,
  stone: (amount) => `${figure(amount)} stone`,
  metal: (amount) => `${figure(amount)} metal`,
  wealth: (amount) => `${figure(amount)} wealth`,
}

/** What is gained and what is lost, as far as the figures say so. */
function changes(figures: Figures): readonly Clause[] {
  const told = (verb: Clause['verb'], sign: 1 | -1): Clause[] => {
    const parts = Object.entries(figures).flatMap(([id, value]) => {
      const name = AMOUNTS[id]
      return name !== undefined && typeof value === 'number' && value * sign > 0 ? [name(value * sign)] : []
    })
    return parts.length > 0 ? [{ verb, what: listed(parts) }] : []
  }
  return [...told('gain', 1), ...told('lose', -1)]
}

/** "5 males and 5 females"; who is not touched is not named. */
function people(males: number | string | undefined, females: number | string | undefined): string {
  return listed([...(males === 0 ? [] : [count(males, 'male')]), ...(females === 0 ? [] : [count(females, 'female')])])
}
