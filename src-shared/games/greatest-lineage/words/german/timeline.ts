import type { Figures } from '../../../../kernel/world/rule.ts'
import { royalName, withName } from '../named.ts'
import { toldIn } from '../../../../language/language.ts'
import { listed } from '../../../../language/numbers.ts'
import { ruleEntry } from '../../book.ts'
import { KINGDOMS, SEATS } from '../../rules/seats.ts'
import { EVENTS } from '../../rules/timeline/events.ts'
import type { TIMELINE_WORDS } from '../english/timeline.ts'
import { capital } from '../../../../language/grammar.ts'
import type { TranslationOf } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { alle, den, der, Die, die, verb } from './names.ts'
import { frauen, gebiete, krieger, maenner, maennerUndFrauen, punkte, ware, zahl } from './nouns.ts'

/** Texts of phase 1, in German: what the world tells of each timeline turn, and what its events do. */
export const TIMELINE_DE: TranslationOf<typeof TIMELINE_WORDS> = {
  'line.timelineQuiet': () => 'In der Welt geschieht nichts von Belang.',
  'line.timelineOther': () => 'Die Welt steht nicht still.',
  'line.timeline1': () =>
    'Ein Engel feilscht mit dem Tod um Macht; zwei Menschenseelen sind der Preis, und aus ihnen entsteht der erste große Dämon.',
  'line.timeline3': () =>
    'Der Tod erschafft einen Gott der Rache und einem toten König einen Heiligenschein; durch die Hand des Schemens wird Slithouslon zum Drachen.',
  'line.timeline4': () => 'In der Hölle erhebt sich Archnemerech, der erste der wahren Teufel; Balshtak und Grathlak folgen ihm.',
  'line.timeline6': () => 'Die Erste Welt bricht an, und kein Volk erreicht sie unversehrt.',
  'line.timeline7': () => 'Der Schemen hat einen Bruder, und der ist der erste Vampir. Ihm dient nun Slithouslon, auch er untot.',
  'line.timeline8': () => 'Klamaz entfacht weißes Feuer gegen das Dunkel. Irgendwo unter den Ungeheuern wird Darsh geboren.',
  'line.timeline9': () => 'Ein Paladin namens Hans leistet sein Gelübde und legt den Grundstein Roms.',
  'line.timeline10': () =>
    'Der Vampirfürst findet, was sein Bruder hinterließ, und reißt den Gott, den der Tod erschuf, in Stücke. Hans, zwanzig Jahre alt, erschlägt Darsh.',
  'line.timeline11': () =>
    'Hans ist vierzig, vernarbt und gebrochen, und stirbt nicht mehr: ein Halbgott. Bei den Elfen meistert Alanzas das weiße Feuer.',
  'line.timeline12': () =>
    'Die Hölle hat einen neuen Herrn, Inferno, und sein Feuer ist schwarz. Der Tod bezwingt den Bauern und entzündet ein grünes.',
  'line.timeline13': () => 'Inferno erschafft oranges Feuer und bezahlt dafür mit seinen eigenen Rüstkammern.',
  'line.timeline15': () => 'Inferno reißt die Welt auf. Die Hölle blickt durch den Riss, und jedes Volk wird zurückgeworfen.',
  'line.timeline16': () => 'Aeruth der Dunkle war einst ein Mensch. Nun ist er der jüngste Teufel der Hölle.',
  'line.timeline17': () =>
    'Niemand weiß, warum: Tiamat wendet sich gegen die eigene Seite und lässt die Mächte des Himmels in die Hölle ein.',
  'line.timeline18': () =>
    'Der Himmel einigt sich, stürmt die Hölle und zerbricht an Ocursts Dämonen. Tiamat ist tot, und mit ihr der Bauer des Krieges; Bahumut fällt, als er den Rückzug deckt.',
  'line.timeline19': () => 'Ein Rat der Mächte wird gegründet.',
  'line.timeline20': () => 'Über das Feuer wacht nun Yithrey.',

  'line.event.change': (figures) => sentence(figures, changes(figures)),
  'line.event.losePeople': (figures) =>
    sentence(figures, [{ verb: 'lose', what: maennerUndFrauen(figures['males'], figures['females']), shared: true }]),
  'line.event.levy': (figures) =>
    `${sentence(figures, [{ verb: 'lose', what: maennerUndFrauen(figures['males'], figures['females']), shared: true }]).slice(0, -1)}; wer von einem der beiden zu wenige hat, fällt stattdessen um ein Zeitalter zurück, und wer schon im ersten steht, scheidet aus.`,
  'line.event.rolls': (figures) =>
    sentence(figures, [{ verb: 'have', what: `${signed(figures['amount'])} auf Kriegswürfe`, shared: false }]),
  'line.event.spread': ({ who, territories }) =>
    `${Die(who)} ${verb(who, 'breitet', 'breiten')} sich auf ${territories === 1 ? '1 Nachbargebiet' : `${figure(territories)} Nachbargebiete`} aus.`,
  'line.event.recede': ({ who, territories }) => `${Die(who)} ${verb(who, 'gibt', 'geben')} ${gebiete(territories)} auf.`,
  'line.event.seize': ({ who, from, territories }) =>
    `${Die(who)} ${verb(who, 'nimmt', 'nehmen')} ${den(from)} ${territories === 1 ? 'das nächste Gebiet' : `die ${figure(territories)} nächsten Gebiete`} ab.`,
  'line.event.gainLand': (figures) => sentence(figures, [{ verb: 'gain', what: gebiete(figures['territories']), shared: true }]),
  'line.event.yieldLand': (figures) =>
    sentence(figures, [{ verb: 'yield', what: `${gebiete(figures['territories'])} eigener Wahl`, shared: true }]),
  'line.event.fallBack': (figures) => sentence(figures, [{ verb: 'fall', what: 'um ein Zeitalter', shared: false }]),
  'line.event.royalDies': ({ who }) => `Das Herrscherhaus ${der(who)} verliert seinen ersten Mann.`,
  'line.event.inherit': ({ who }) => `${Die(who)} ${verb(who, 'gewinnt', 'gewinnen')}, was der Verlorene seinem Volk gegeben hat.`,
  'line.event.raiseTheLost': ({ who }) =>
    `${Die(who)} ${verb(who, 'gewinnt', 'gewinnen')} so viele Krieger, wie Leute verloren gegangen sind.`,
  'line.event.own': ({ told }) => figure(told),
  'line.event.void': ({ who }) => `Daraus wird nichts: ${capital(alle(who))} ${verb(who, 'ist', 'sind')} nicht im Spiel.`,

  'line.event.lostFewer': ({ seat, males, females }) =>
    `${Die(seat)} hatten ${males === 0 && females === 0 ? 'niemanden zu verlieren' : `nicht mehr zu verlieren als ${maennerUndFrauen(males, females)}`}.`,
  'line.event.keepsTwo': ({ seat, males, females }) =>
    `${Die(seat)} haben zu wenige Leute und verlieren ${males === 0 && females === 0 ? 'niemanden' : maennerUndFrauen(males, females)}; der letzte Mann und die letzte Frau werden verschont.`,
  'line.event.fallsBackInstead': ({ seat }) =>
    `${Die(seat)} haben zu wenige Leute: Sie verlieren niemanden und fallen dafür um ein Zeitalter zurück.`,
  'line.event.nothingToLose': ({ seat }) => `${Die(seat)} stehen im ersten Zeitalter und haben keines zu verlieren.`,
  'line.event.figureFixed': ({ owner, account }) => `Nach Hausregel bleibt die ${ware(account)} ${der(owner)}, wie sie ist.`,
  'line.event.raised': ({ owner, warriors }) => `${Die(owner)} ${verb(owner, 'hat', 'haben')} ${krieger(warriors)} gewonnen.`,
  'line.event.rollsForGood': () => 'Das gilt für immer.',
  'line.event.rollsForTheTurn': ({ turn }) => `Das gilt, bis Zug ${figure(turn)} der Zeitleiste vorbei ist.`,
  'line.event.landPicked': ({ territories, picker }) =>
    territories === 0
      ? 'Es war kein Land mehr zu nehmen.'
      : `${gebiete(territories)} ${zahl(territories, 'wird', 'werden')} genommen; ${territories === 1 ? 'welches' : 'welche'}, ${verb(picker, 'sagt', 'sagen')} ${die(picker)}.`,
  'line.event.landByLot': ({ territories }) =>
    territories === 0
      ? 'Es war kein Land mehr zu nehmen.'
      : `${gebiete(territories)} ${zahl(territories, 'wird', 'werden')} genommen; ${territories === 1 ? 'welches' : 'welche'}, entscheidet das Los.`,
  'line.event.landGivenUp': ({ picker }) =>
    picker === ''
      ? 'Das Land gehört nun niemandem.'
      : `Welches Land es ist, ${verb(picker, 'sagt', 'sagen')} ${die(picker)}; es gehört nun niemandem.`,
  'line.event.noMale': ({ seat }) => `Im Herrscherhaus ${der(seat)} gibt es keinen Mann: Niemand stirbt.`,
  'line.event.maleDies': ({ role, about }) =>
    `${capital(withName(royalName({ about }), LOST_ROYALS[String(role)] ?? 'ein Mann des Hauses'))} geht an die Hölle verloren.`,
  'line.event.nothingInherited': ({ owner }) => `${Die(owner)} ${verb(owner, 'hat', 'haben')} dadurch nichts gewonnen.`,
  'line.event.inherited': ({ owner, culture, military }) => {
    const parts = [...(culture === 0 ? [] : [`Kultur ${signed(culture)}`]), ...(military === 0 ? [] : [`Kriegswürfe ${signed(military)}`])]
    return `${Die(owner)} ${verb(owner, 'hat', 'haben')} dadurch gewonnen: ${listed(parts)}.`
  },

  'choose.eventLand': ({ kingdom }) => `${Die(kingdom)} breitet sich aus: Wessen Land nimmt es?`,
  'choose.eventLand.hint': () => 'Wird für jedes Gebiet einzeln gefragt. Nach Hausregel darf es das eines Spielers sein.',
  'roll.eventLand': ({ kingdom }) => `${Die(kingdom)} breitet sich aus: Wessen Land nimmt es?`,
  'roll.eventLand.hint': () => 'Alle, die Land daneben haben, bekommen einen gleich großen Teil des Würfels.',
  'option.unownedLand': ({ territories }) => `Niemandsland (noch ${figure(territories)})`,
  'option.playersLand': ({ seat, territories }) => `Land ${der(seat)} (noch ${figure(territories)})`,
  'outcome.lot.unowned': () => 'Niemandsland',
  'outcome.lot.elves': () => 'Land der Elfen',
  'outcome.lot.humans': () => 'Land der Menschen',
  'outcome.lot.dwarves': () => 'Land der Zwerge',
  'outcome.lotAgain': () => 'Noch einmal würfeln',
  'line.timeline.off': (figures) => `Zeitleiste: ${eventOf(figures)} ist abgeschaltet.`,
  'line.timeline.on': (figures) => `Zeitleiste: ${eventOf(figures)} ist wieder eingeschaltet, in Zug ${figure(figures['turn'])}.`,
  'line.timeline.moved': (figures) =>
    `Zeitleiste: ${eventOf(figures)} ist von Zug ${figure(figures['before'])} auf Zug ${figure(figures['turn'])} verschoben.`,
  'line.timeline.added': (figures) => `Zeitleiste: ${eventOf(figures)} kommt in Zug ${figure(figures['turn'])} dazu.`,
  'line.timeline.changed': (figures) => `Zeitleiste: ${eventOf(figures)} ist neu geschrieben, für Zug ${figure(figures['turn'])}.`,
  'line.timeline.removed': (figures) => `Zeitleiste: ${eventOf(figures)} ist gestrichen.`,
  'figure.kingdom': () => 'Reich',
  'figure.territoriesLeft': () => 'Gebiete noch zu nehmen',
}

/** An event by the title of its rule, which the file tells in English, or by what the table tells of it. */
function eventOf({ title }: Figures): string {
  const rule = toldIn('en', () => EVENTS.find((row) => ruleEntry(row.rule)?.title === title)?.rule)
  return `„${(rule === undefined ? undefined : ruleEntry(rule)?.title) ?? figure(title)}“`
}

const LOST_ROYALS: Readonly<Record<string, string>> = {
  ruler: 'der König',
  spouse: 'der Gemahl der Königin',
  child: 'der älteste Sohn des Hauses',
  heir: 'der erste der benannten Erben',
}

type Verb = 'gain' | 'lose' | 'have' | 'yield' | 'fall'

interface Clause {
  readonly verb: Verb
  readonly what: string
  /** Whether several who are named get or lose so much each. */
  readonly shared: boolean
}

/** In the singular, in the plural, and what stands at the end. */
const VERBS: Readonly<Record<Verb, readonly [string, string, string]>> = {
  gain: ['gewinnt', 'gewinnen', ''],
  lose: ['verliert', 'verlieren', ''],
  have: ['hat', 'haben', ''],
  yield: ['gibt', 'geben', ' auf'],
  fall: ['fällt', 'fallen', ' zurück'],
}

/** "Jedes Volk verliert 5 Männer." "Die Elfen und die Zwerge gewinnen je 10 Kultur." */
function sentence({ who }: Figures, clauses: readonly Clause[]): string {
  const { subject, several, each } = subjectOf(String(who))
  const told = clauses.map(({ verb: name, what, shared }) => {
    const [one, many, behind] = VERBS[name]
    return `${several ? many : one} ${each && shared ? 'je ' : ''}${what}${behind}`
  })
  return `${subject} ${listed(told)}.`
}

function subjectOf(who: string): { readonly subject: string; readonly several: boolean; readonly each: boolean } {
  if (who === SEATS.join(',')) return { subject: 'Jedes Volk', several: false, each: false }
  if (who === KINGDOMS.join(',')) return { subject: 'Jedes Reich', several: false, each: false }
  return { subject: capital(alle(who)), several: verb(who, '', 'several') !== '', each: who.includes(',') }
}

const AMOUNTS: Readonly<Record<string, (amount: number) => string>> = {
  males: maenner,
  females: frauen,
  warriors: krieger,
  nonWarriors: (amount) => count(amount, 'andere Person', 'andere Leute'),
  points: punkte,
}
const SCORES = ['culture', 'technology', 'militaryTechnology', 'prestige', 'food', 'wood', 'stone', 'metal', 'wealth']

function amountOf(id: string, amount: number): string | null {
  if (SCORES.includes(id)) return `${figure(amount)} ${ware(id)}`
  return AMOUNTS[id]?.(amount) ?? null
}

/** What is gained and what is lost, as far as the figures say so. */
function changes(figures: Figures): readonly Clause[] {
  const told = (name: Verb, sign: 1 | -1): Clause[] => {
    const parts = Object.entries(figures).flatMap(([id, value]) => {
      const amount = typeof value === 'number' && value * sign > 0 ? amountOf(id, value * sign) : null
      return amount === null ? [] : [amount]
    })
    return parts.length > 0 ? [{ verb: name, what: listed(parts), shared: true }] : []
  }
  return [...told('gain', 1), ...told('lose', -1)]
}
