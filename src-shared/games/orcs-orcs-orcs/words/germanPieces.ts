import type { Figure } from '../../../kernel/world/rule.ts'
import { figure } from '../../../language/figures.ts'
import { capital } from '../../../language/grammar.ts'
import { listed } from '../../../language/numbers.ts'
import type { TranslationOf, Wording } from '../../../language/wordings.ts'
import { say } from '../../text/playing.ts'
import { CREATURE_TYPES, PATHS, SECTIONS, type Category, type Section } from '../rules/types.ts'
import type { Piece } from './creaturesEnglish.ts'
import { creatureName, einName, trophyName } from './creaturesGerman.ts'
import type { ENGLISH_PIECES } from './englishPieces.ts'
import { areAll, readFate } from './fateText.ts'
import { hintPerPiece, perPiece } from './perPiece.ts'

type Told = Figure | undefined

const RINGS: Readonly<Record<Section, string>> = { 1: 'innen', 2: 'in der Mitte', 3: 'außen' }
/** In front of "Abschnitt" in the nominative, without its ending: "der äußere". */
const RING_STEMS: Readonly<Record<Section, string>> = { 1: 'inner', 2: 'mittler', 3: 'äußer' }
const CATEGORY_STEMS: Readonly<Record<Category, string>> = { weak: 'schwach', strong: 'stark', brute: 'brutal' }

/** "außen": where on a path. */
export function ringText(section: Told): string {
  const found = sectionOf(section)
  return found === undefined ? String(section) : RINGS[found]
}

/** "äußeren", with its ending. */
export function ringWord(section: Told, ending: string): string {
  const found = sectionOf(section)
  return found === undefined ? String(section) : `${RING_STEMS[found]}${ending}`
}

function sectionOf(section: Told): Section | undefined {
  return SECTIONS.find((one) => String(one) === String(section))
}

/** What the upper part of a fate card moves: "schwache und starke Kreaturen". Null for no fate card. */
export function fateMoves(face: Told): string | null {
  const parts = readFate(String(face))
  if (parts === null) return null
  if ('categories' in parts) {
    const { categories } = parts
    return categories.length === 0 ? 'keine Kreaturen' : `${listed(categories.map((one) => `${CATEGORY_STEMS[one]}e`))} Kreaturen`
  }
  const { paths, sections } = parts
  const where =
    paths.length === PATHS.length ? 'auf allen Pfaden' : `auf ${paths.length === 1 ? 'Pfad' : 'den Pfaden'} ${listed(paths.map(String))}`
  const rings = listed([...sections].sort((one, other) => one - other).map(ringText))
  return `Kreaturen ${where}${areAll(sections) ? '' : ` (${rings})`}`
}

function fateCard(face: Told): string {
  const moves = fateMoves(face)
  if (moves === null) return `Schicksalskarte ${figure(face)}`
  const rule = readFate(String(face))?.rule ?? null
  return capital(rule === null ? moves : `${moves}; ${say(`fateRule.${rule}`)}`)
}

/** A creature by its name; in a question with where it is and the damage it has taken. */
function creature(type: Piece): Wording {
  return ({ path, section, damage = 0 }) => {
    const hurt = damage === 0 ? '' : `, ${figure(damage)} Schaden`
    const where = path === undefined ? '' : ` (Pfad ${figure(path)}, ${ringText(section)}${hurt})`
    return `${creatureName(type)}${where}`
  }
}

const many = (type: Piece): string => creatureName(type, 2)

/** Creatures, cards, tiles and accounts in German. */
export const GERMAN_PIECES: TranslationOf<typeof ENGLISH_PIECES> = {
  'creature.goblin': creature('goblin'),
  'creature.orc': creature('orc'),
  'creature.shaman': creature('shaman'),
  'creature.rider': creature('rider'),
  'creature.golem': creature('golem'),
  'creature.chief': creature('chief'),
  'creature.croco': creature('croco'),
  'creature.toad': creature('toad'),
  'creature.bomber': creature('bomber'),
  'creature.toadling': creature('toadling'),
  'category.weak': () => 'schwach',
  'category.strong': () => 'stark',
  'category.brute': () => 'brutal',
  ...perPiece('section.', SECTIONS, (section) => `${capital(RING_STEMS[section])}er Abschnitt`),

  'spell.smash': () => 'Wuchtschlag',
  'spell.zap': () => 'Blitzschlag',
  'spell.cold_snap': () => 'Kälteschock',
  'spell.fire_spark': () => 'Feuerfunke',
  'spell.fireball': () => 'Feuerball',
  'spell.lightning_bolt': () => 'Kettenblitz',
  'spell.earthquake': () => 'Erdbeben',
  'spell.ice_storm': () => 'Eissturm',
  'spell.spell_book': () => 'Zauberbuch',
  'spell.spell_book_earth_lightning': () => 'Zauberbuch (Erde, Blitz)',
  'spell.spell_book_lightning_water': () => 'Zauberbuch (Blitz, Wasser)',
  'spell.spell_book_water_fire': () => 'Zauberbuch (Wasser, Feuer)',
  'spell.spell_book_fire_earth': () => 'Zauberbuch (Feuer, Erde)',
  'spell.switch': () => 'Tausch',
  'spell.replenish': () => 'Nachschub',
  'spell.magic_bonds': () => 'Magische Fesseln',
  'spell.voodoo': () => 'Voodoo',
  'spell.wisdom': () => 'Weisheit',
  'spell.poison': () => 'Gift',
  'power.earth': () => 'Erde',
  'power.lightning': () => 'Blitz',
  'power.water': () => 'Wasser',
  'power.fire': () => 'Feuer',
  'effect.teleport': () => 'Teleportation',
  'effect.draw': () => 'eine Karte',

  'fate.card': ({ card }) => fateCard(card),
  'fateRule.life_plus_1': () => 'Kreaturen +1 Leben',
  'fateRule.no_spells': () => 'Keine Zauber',
  'fateRule.no_teleportation': () => 'Keine Teleportation',
  'fateRule.no_extra_skills': () => 'Keine Fertigkeiten',
  'fateRule.three_spells': () => '3 Zauber',
  'fateRule.exchange': () => 'Austausch',
  'skill.draw_plus_1': () => 'Zusätzlicher Zauber',
  'skill.no_change_of_rules': () => 'Keine Regeländerung',
  'skill.remove_hand': () => 'Handkarte entfernen',
  'skill.extra_action': () => 'Zusätzliche Aktion',
  'skill.no_loss': () => 'Kein Verlust',
  'skill.poison': () => 'Gift',
  'bonus.power': ({ count }) => `Eine Zauberkraft für die nächste Aktion${often(count)}`,
  'bonus.card': ({ count }) => `Eine Karte ziehen${often(count)}`,
  'bonus.discard': ({ count }) => `Andere mit mehr als drei Karten legen eine ab${often(count)}`,
  'bonus.action': ({ count }) => `Eine Aktion mehr${often(count)}`,
  'bonus.toadling': () => 'Ein Krötling auf dem Abschnitt',
  'bonus.blast': () => 'Eine Explosion auf dem Abschnitt',
  'mission.weak': () => 'Schwache: 2 Punkte für je zwei schwache Trophäen',
  'mission.strong': () => 'Starke: 3 Punkte für je zwei starke Trophäen',
  'mission.brute': () => 'Brutale: 2 Punkte für jede brutale Trophäe',
  'mission.many': () => 'Viele: 3 Punkte für je vier Trophäen',
  'mission.sets': () => 'Sätze: 3 Punkte für jeden Satz aus einer schwachen, einer starken und einer brutalen Trophäe',
  'mission.skills': () => 'Fertigkeiten: 2 Punkte für jede erlangte Fertigkeit',
  'mission.maximum': () => 'Mehrheit: 3 Punkte für jede Art, von der niemand mehr Trophäen hat',
  'mission.spells': () => 'Zauber: 3 Punkte für je zwei erlernte Zauber',
  'missionName.weak': () => 'Schwache',
  'missionName.strong': () => 'Starke',
  'missionName.brute': () => 'Brutale',
  'missionName.many': () => 'Viele',
  'missionName.sets': () => 'Sätze',
  'missionName.skills': () => 'Fertigkeiten',
  'missionName.maximum': () => 'Mehrheit',
  'missionName.spells': () => 'Zauber',
  'terrain.tendrils': () => 'Ranken (Leben −1)',
  'terrain.stone': () => 'Steinfeld (Leben +1)',
  'terrain.road': () => 'Straße',
  'toadling.draw': () => 'Eine Karte ziehen',
  'toadling.action': () => 'Eine Aktion mehr',
  'toadling.power': () => 'Eine Zauberkraft',
  'toadling.life': () => 'In diesem Zug ein Leben weniger für eine Kreatur',
  'module.missions': () => 'Geheime Missionen',
  'module.bonus': () => 'Bonusaktionen',
  'module.x1_fate': () => 'Neue Schicksalskarten',
  'module.x1_terrain': () => 'Gelände',
  'deckPart.markers': () => 'Marker',
  'deckPart.weak': () => 'Marker schwacher Kreaturen',
  'deckPart.strong': () => 'Marker starker Kreaturen',
  'deckPart.brute': () => 'Marker brutaler Kreaturen',
  'deckPart.A + B': () => 'Karten der Stapel A und B',
  'deckPart.start': () => 'Startzauber',
  'deckPart.fate': () => 'Schicksalskarten',
  'deckPart.fateX1': () => 'Schicksalskarten der ersten Erweiterung',
  'deckPart.toadlings': () => 'Krötlingsplättchen',
  'deckPart.threes': () => 'Marker mit einer 3',
  'deckPart.fours': () => 'Marker mit einer 4',

  ...perPiece('account.counter_', CREATURE_TYPES, (type) => `Zähler der ${many(type)}`),
  ...hintPerPiece(
    'account.counter_',
    CREATURE_TYPES,
    (type) => `So viele Felder ist der weiße Würfel der ${many(type)} gefallen; mit jedem wird eine Trophäe weniger wert.`,
  ),
  ...perPiece('account.trophy_', CREATURE_TYPES, (type) => trophyName(type, 2)),
  ...hintPerPiece(
    'account.trophy_',
    CREATURE_TYPES,
    (type) => `Trophäen im Besitz; eine geht verloren, wenn ${einName(type)} unter dem eigenen Magier den Turm erreicht.`,
  ),
  ...perPiece('account.skull_', CREATURE_TYPES, (type) => `Totenkopfleiste der ${many(type)}`),
  ...hintPerPiece('account.skull_', CREATURE_TYPES, () => 'Bei 2 liegt der Würfel ganz oben, und die Fertigkeit der Art ist erlangt.'),
  ...perPiece('account.defeats_', CREATURE_TYPES, (type) => `Besiegte ${many(type)}`),
  ...hintPerPiece(
    'account.defeats_',
    CREATURE_TYPES,
    (type) => `Alle Siege über ${many(type)} bisher, auch die, deren Trophäe wieder weg ist.`,
  ),
  ...perPiece('account.markers_', PATHS, (path) => `Marker auf Pfad ${path}`),
  ...hintPerPiece('account.markers_', PATHS, () => 'Sobald vier Pfade keine Marker mehr haben, ist die Runde die letzte.'),
  'account.actions': () => 'Aktionen übrig',
  'account.actions.hint': () => 'Aktionen dieses Zugs, die noch nicht genommen sind.',
  'account.hand': () => 'Handkarten',
  'account.hand.hint': () => 'Wie viele Karten auf der Hand sind.',
  'account.drawPile': () => 'Nachziehstapel',
  'account.drawPile.hint': () => 'Wie viele Karten noch im eigenen Nachziehstapel sind.',
  'account.discard': () => 'Ablagestapel',
  'account.discard.hint': () => 'Wie viele Karten offen im eigenen Ablagestapel liegen.',
  'account.supports': () => 'Unterstützungszauber',
  'account.supports.hint': () => 'Wie viele der eigenen echten Karten Unterstützungszauber sind, wie bei der Wertung angegeben.',
  'account.learned': () => 'Erlernte Zauber',
  'account.learned.hint': () => 'Wie viele Zauber erlernt und noch da sind, wie bei der Wertung angegeben.',
  'account.poisonCards': () => 'Giftkarten',
  'account.poisonCards.hint': () => 'Wie viele der eigenen echten Karten Gift sind, wie bei der Wertung angegeben.',
  'account.poison': () => 'Giftstapel',
  'account.poison.hint': () => 'Giftkarten, die noch niemand bekommen hat.',
  'account.revealed': () => 'Aufgedeckte Marker',
  'account.revealed.hint': () => 'Alle bisher aufgedeckten Marker; jeder brachte eine Kreatur und ist aus dem Spiel.',
  'account.vp': () => 'Siegpunkte',
  'account.vp.hint': () => 'Die Punkte werden zusammengezählt, wenn das Spiel vorbei ist.',
}

/** How often something can still be used, where it is more than once. */
function often(count: Told): string {
  return typeof count === 'number' && count > 1 ? ` (${figure(count)}-mal)` : ''
}
