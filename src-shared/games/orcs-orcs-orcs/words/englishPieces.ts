import type { Figure } from '../../../kernel/world/rule.ts'
import { figure } from '../../../language/figures.ts'
import { capital } from '../../../language/grammar.ts'
import { listed } from '../../../language/numbers.ts'
import type { Wording, Wordings } from '../../../language/wordings.ts'
import { say } from '../../text/playing.ts'
import { CREATURE_TYPES, PATHS, SECTIONS, type Section } from '../rules/types.ts'
import { aCreature, creatureName, type Piece } from './creaturesEnglish.ts'
import { areAll, readFate } from './fateText.ts'
import { hintPerPiece, perPiece } from './perPiece.ts'

type Told = Figure | undefined

const RINGS: Readonly<Record<Section, string>> = { 1: 'inner', 2: 'middle', 3: 'outer' }

/** "outer section of path 3". */
export function placeText(path: Told, section: Told): string {
  return `${ringText(section)} section of path ${figure(path)}`
}

export function ringText(section: Told): string {
  const found = SECTIONS.find((one) => String(one) === String(section))
  return found === undefined ? String(section) : RINGS[found]
}

/** What the upper part of a fate card moves: "weak and strong creatures", "creatures on paths 1 and 2". Null for no fate card. */
export function fateMoves(face: Told): string | null {
  const parts = readFate(String(face))
  if (parts === null) return null
  if ('categories' in parts) return parts.categories.length === 0 ? 'no creatures' : `${listed(parts.categories)} creatures`
  const { paths, sections } = parts
  const where = paths.length === PATHS.length ? 'all paths' : `${paths.length === 1 ? 'path' : 'paths'} ${listed(paths.map(String))}`
  const rings = listed([...sections].sort((one, other) => one - other).map(ringText))
  return `creatures on ${where}${areAll(sections) ? '' : ` (${rings} ${sections.length === 1 ? 'section' : 'sections'})`}`
}

function fateCard(face: Told): string {
  const moves = fateMoves(face)
  if (moves === null) return `Fate card ${figure(face)}`
  const rule = readFate(String(face))?.rule ?? null
  return capital(rule === null ? moves : `${moves}; ${say(`fateRule.${rule}`)}`)
}

/** A creature by its name; in a question with where it is and the damage it has taken. */
function creature(type: Piece): Wording {
  return ({ path, section, damage = 0 }) => {
    const hurt = damage === 0 ? '' : `, ${figure(damage)} damage`
    const where = path === undefined ? '' : ` (path ${figure(path)}, ${ringText(section)} section${hurt})`
    return `${capital(creatureName(type))}${where}`
  }
}

const many = (type: Piece): string => creatureName(type, 2)

/** Creatures, cards, tiles and accounts in English. */
export const ENGLISH_PIECES = {
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
  'category.weak': () => 'weak',
  'category.strong': () => 'strong',
  'category.brute': () => 'brute',
  ...perPiece('section.', SECTIONS, (section) => `${capital(RINGS[section])} section`),

  'spell.smash': () => 'Smash',
  'spell.zap': () => 'Zap',
  'spell.cold_snap': () => 'Cold Snap',
  'spell.fire_spark': () => 'Fire Spark',
  'spell.fireball': () => 'Fireball',
  'spell.lightning_bolt': () => 'Lightning Bolt',
  'spell.earthquake': () => 'Earthquake',
  'spell.ice_storm': () => 'Ice Storm',
  'spell.spell_book': () => 'Spell Book',
  'spell.spell_book_earth_lightning': () => 'Spell Book (earth, lightning)',
  'spell.spell_book_lightning_water': () => 'Spell Book (lightning, water)',
  'spell.spell_book_water_fire': () => 'Spell Book (water, fire)',
  'spell.spell_book_fire_earth': () => 'Spell Book (fire, earth)',
  'spell.switch': () => 'Switch',
  'spell.replenish': () => 'Replenish',
  'spell.magic_bonds': () => 'Magic Bonds',
  'spell.voodoo': () => 'Voodoo',
  'spell.wisdom': () => 'Wisdom',
  'spell.poison': () => 'Poison',
  'power.earth': () => 'earth',
  'power.lightning': () => 'lightning',
  'power.water': () => 'water',
  'power.fire': () => 'fire',
  'effect.teleport': () => 'teleportation',
  'effect.draw': () => 'a card',

  'fate.card': ({ card }) => fateCard(card),
  'fateRule.life_plus_1': () => 'Creature +1 life',
  'fateRule.no_spells': () => 'No spells',
  'fateRule.no_teleportation': () => 'No teleportation',
  'fateRule.no_extra_skills': () => 'No extra skills',
  'fateRule.three_spells': () => '3 spells',
  'fateRule.exchange': () => 'Exchange',
  'skill.draw_plus_1': () => 'Additional spell',
  'skill.no_change_of_rules': () => 'No change of rules',
  'skill.remove_hand': () => 'Remove hand',
  'skill.extra_action': () => 'Extra action',
  'skill.no_loss': () => 'No loss',
  'skill.poison': () => 'Poison',
  'bonus.power': ({ count }) => `One spell power for the next action${often(count)}`,
  'bonus.card': ({ count }) => `Draw a card${often(count)}`,
  'bonus.discard': ({ count }) => `Others with more than three cards discard one${often(count)}`,
  'bonus.action': ({ count }) => `One more action${often(count)}`,
  'bonus.toadling': () => 'A toadling on its section',
  'bonus.blast': () => 'A blast on its section',
  'mission.weak': () => 'Weak: 2 points for each pair of weak trophies',
  'mission.strong': () => 'Strong: 3 points for each pair of strong trophies',
  'mission.brute': () => 'Brute: 2 points for each brute trophy',
  'mission.many': () => 'Many: 3 points for every four trophies',
  'mission.sets': () => 'Sets: 3 points for each set of a weak, a strong and a brute trophy',
  'mission.skills': () => 'Extra skills: 2 points for each skill gained',
  'mission.maximum': () => 'Maximum: 3 points for each type nobody has more trophies of',
  'mission.spells': () => 'Spells: 3 points for every two spells learned',
  'missionName.weak': () => 'Weak',
  'missionName.strong': () => 'Strong',
  'missionName.brute': () => 'Brute',
  'missionName.many': () => 'Many',
  'missionName.sets': () => 'Sets',
  'missionName.skills': () => 'Extra skills',
  'missionName.maximum': () => 'Maximum',
  'missionName.spells': () => 'Spells',
  'terrain.tendrils': () => 'Tendrils (life −1)',
  'terrain.stone': () => 'Stone field (life +1)',
  'terrain.road': () => 'Road',
  'toadling.draw': () => 'Draw a card',
  'toadling.action': () => 'One more action',
  'toadling.power': () => 'One spell power',
  'toadling.life': () => 'One life less for a creature this turn',
  'module.missions': () => 'Secret Missions',
  'module.bonus': () => 'Bonus Actions',
  'module.x1_fate': () => 'New Fate Cards',
  'module.x1_terrain': () => 'Terrain',
  'deckPart.markers': () => 'Markers',
  'deckPart.weak': () => 'Markers of weak creatures',
  'deckPart.strong': () => 'Markers of strong creatures',
  'deckPart.brute': () => 'Markers of brute creatures',
  'deckPart.A + B': () => 'Cards of piles A and B',
  'deckPart.start': () => 'Start spells',
  'deckPart.fate': () => 'Fate cards',
  'deckPart.fateX1': () => 'Fate cards of Expansion 1',
  'deckPart.toadlings': () => 'Toadling tiles',
  'deckPart.threes': () => 'Markers with a 3',
  'deckPart.fours': () => 'Markers with a 4',

  ...perPiece('account.counter_', CREATURE_TYPES, (type) => `Counter of ${many(type)}`),
  ...hintPerPiece(
    'account.counter_',
    CREATURE_TYPES,
    (type) => `Spaces the white cube of ${many(type)} has come down; each makes a trophy worth less.`,
  ),
  ...perPiece('account.trophy_', CREATURE_TYPES, (type) => `${capital(creatureName(type))} trophies`),
  ...hintPerPiece(
    'account.trophy_',
    CREATURE_TYPES,
    (type) => `Tokens of ${many(type)} held now; one goes whenever ${aCreature(type)} reaches the tower below the own mage.`,
  ),
  ...perPiece('account.skull_', CREATURE_TYPES, (type) => `Skull track of ${many(type)}`),
  ...hintPerPiece('account.skull_', CREATURE_TYPES, () => 'At 2 the cube is at the top and the extra skill of the type is gained.'),
  ...perPiece('account.defeats_', CREATURE_TYPES, (type) => `${capital(many(type))} defeated`),
  ...hintPerPiece('account.defeats_', CREATURE_TYPES, (type) => `All ${many(type)} defeated so far, trophies lost since included.`),
  ...perPiece('account.markers_', PATHS, (path) => `Markers on path ${path}`),
  ...hintPerPiece('account.markers_', PATHS, () => 'Once four paths have no markers left, the round is the last.'),
  'account.actions': () => 'Actions left',
  'account.actions.hint': () => 'Actions of this turn that are not taken yet.',
  'account.hand': () => 'Hand',
  'account.hand.hint': () => 'How many cards are in the hand.',
  'account.drawPile': () => 'Draw pile',
  'account.drawPile.hint': () => 'How many cards are left in the own draw pile.',
  'account.discard': () => 'Discard pile',
  'account.discard.hint': () => 'How many cards lie open in the own discard pile.',
  'account.supports': () => 'Spells of support',
  'account.supports.hint': () => 'How many of the own real cards are spells of support, as told at the scoring.',
  'account.learned': () => 'Learned spells',
  'account.learned.hint': () => 'How many spells were learned and are still owned, as told at the scoring.',
  'account.poisonCards': () => 'Poison cards',
  'account.poisonCards.hint': () => 'How many of the own real cards are poison, as told at the scoring.',
  'account.poison': () => 'Poison pile',
  'account.poison.hint': () => 'Poison cards that nobody has been given yet.',
  'account.revealed': () => 'Markers revealed',
  'account.revealed.hint': () => 'All markers revealed so far; each brought a creature and left the game.',
  'account.vp': () => 'Victory points',
  'account.vp.hint': () => 'Points are added up once the game is over.',
} satisfies Wordings

/** How often something can still be used, where it is more than once. */
function often(count: Told): string {
  return typeof count === 'number' && count > 1 ? ` (${figure(count)} times)` : ''
}
