import { POWERS, type Category, type FateRule, type Power, type Section } from '../types.ts'
import type { Deck, FateCard, FateCardX1, Line, Source, Spell, SpellName } from './deck.ts'

/** A small attack on one creature: one damage for each power, up to three. */
function smallAttack(id: SpellName, power: Power): Spell {
  const line = (amount: number): Line => ({ need: amount, does: { do: 'damage', amount, area: 'one' } })
  return { id, name: id, kind: 'attack', powers: [power], lines: [line(1), line(2), line(3)], effects: [], pile: 'start', copies: 1 }
}

function spellBook(...powers: readonly [Power, Power]): Spell {
  return {
    id: `spell_book_${powers.join('_')}`,
    name: 'spell_book',
    kind: 'lore',
    powers,
    lines: [],
    effects: [],
    pile: 'start',
    copies: 1,
  }
}

function bigAttack(id: SpellName, power: Power, lines: readonly Line[]): Spell {
  return { id, name: id, kind: 'attack', powers: [power], lines, effects: [], pile: 'A', copies: 5 }
}

function support(id: SpellName, power: Power, effect: 'teleport' | 'draw', lines: readonly Line[]): Spell {
  return { id, name: id, kind: 'support', powers: [power], lines, effects: [effect], pile: 'B', copies: 4 }
}

const SPELLS: readonly Spell[] = [
  smallAttack('smash', 'earth'),
  smallAttack('zap', 'lightning'),
  smallAttack('cold_snap', 'water'),
  smallAttack('fire_spark', 'fire'),
  spellBook('earth', 'lightning'),
  spellBook('lightning', 'water'),
  spellBook('water', 'fire'),
  spellBook('fire', 'earth'),
  bigAttack('fireball', 'fire', [
    { need: 2, does: { do: 'damage', amount: 3, area: 'one' } },
    { need: 3, does: { do: 'damage', amount: 5, area: 'one' } },
  ]),
  bigAttack('lightning_bolt', 'lightning', [
    { need: 2, does: { do: 'damage', amount: 2, area: 'one' } },
    { need: 3, does: { do: 'damage', amount: 4, area: 'one' } },
  ]),
  bigAttack('earthquake', 'earth', [
    { need: 2, does: { do: 'damage', amount: 2, area: 'section' } },
    { need: 3, does: { do: 'damage', amount: 2, area: 'beside' } },
  ]),
  bigAttack('ice_storm', 'water', [
    { need: 2, does: { do: 'damage', amount: 2, area: 'section' } },
    { need: 3, does: { do: 'damage', amount: 2, area: 'behind' } },
  ]),
  support('switch', 'earth', 'draw', [
    { need: 1, does: { do: 'swap' } },
    { need: 2, does: { do: 'bring' } },
  ]),
  support('replenish', 'lightning', 'teleport', [
    { need: 1, does: { do: 'draw', cards: 2, actions: 0 } },
    { need: 2, does: { do: 'draw', cards: 2, actions: 1 } },
  ]),
  support('magic_bonds', 'water', 'teleport', [
    { need: 1, does: { do: 'forward', steps: 1 } },
    { need: 2, does: { do: 'forward', steps: 2 } },
  ]),
  support('voodoo', 'fire', 'draw', [
    { need: 1, does: { do: 'discard', who: 'one', actions: 0 } },
    { need: 2, does: { do: 'discard', who: 'all', actions: 1 } },
  ]),
  { id: 'wisdom', name: 'wisdom', kind: 'lore', powers: POWERS, lines: [], effects: ['teleport', 'draw'], pile: 'B', copies: 4 },
]

const LETTERS: Readonly<Record<string, Category>> = { W: 'weak', S: 'strong', B: 'brute' }

function fate(moves: string, rule: FateRule | null = null): FateCard {
  return { moves: moves.split('').flatMap((letter) => LETTERS[letter] ?? []), rule }
}

const RINGS: Readonly<Record<string, Section>> = { I: 1, M: 2, O: 3 }

function fateX1(paths: string, sections: string, rule: FateRule | null = null): FateCardX1 {
  return { paths: paths.split('').map(Number), sections: sections.split('').flatMap((letter) => RINGS[letter] ?? []), rule }
}

const FIGURES_BY_SOURCE: Readonly<Record<Exclude<Source, 'O'>, readonly string[]>> = {
  P: [
    ...['creatures.goblin.life', 'creatures.rider.life', 'creatures.golem.life', 'creatures.croco.life', 'creatures.croco.markers'],
    ...['creatures.toad.markers', 'creatures.bomber.markers', 'spells.zap.powers', 'spells.cold_snap.powers', 'spells.wisdom.powers'],
    ...['spells.zap.lines.0', 'spells.zap.lines.1', 'spells.cold_snap.lines.0', 'spells.replenish.effects', 'spells.voodoo.lines.0'],
    ...['spells.wisdom.effects', 'fateX1.0'],
  ],
  D: [
    ...['goblin', 'orc', 'shaman', 'rider', 'golem', 'chief'].flatMap((type) => [`creatures.${type}.markers`, `creatures.${type}.track`]),
    ...['creatures.shaman.life', 'creatures.orc.life', 'creatures.toad.bonus', 'creatures.bomber.bonus'],
    ...['smash', 'fire_spark', 'fireball', 'lightning_bolt', 'earthquake', 'ice_storm', 'replenish'].map((id) => `spells.${id}.powers`),
    ...['smash.lines.0', 'smash.lines.1', 'smash.lines.2', 'zap.lines.2', 'cold_snap.lines.1', 'cold_snap.lines.2'].map(
      (at) => `spells.${at}`,
    ),
    ...['fire_spark.lines.0', 'fire_spark.lines.1', 'fire_spark.lines.2', 'fireball.lines.0', 'fireball.lines.1'].map(
      (at) => `spells.${at}`,
    ),
    ...['earthquake.lines.0', 'ice_storm.lines.0', 'ice_storm.lines.1', 'replenish.lines.0'].map((at) => `spells.${at}`),
  ],
  W: ['creatures.chief.life'],
}

/** The deck the program brings: figures of the book where it prints them, derived ones where they follow, ours elsewhere (RULING-01). */
export const OURS_1: Deck = {
  name: 'ours-1',
  ring: [1, 2, 3, 4, 5, 6],
  creatures: [
    { id: 'goblin', category: 'weak', markers: 16, threes: 2, fours: 3, life: 2, track: [3, 2, 1], skill: 'draw_plus_1', bonus: null },
    { id: 'orc', category: 'weak', markers: 16, threes: 2, fours: 3, life: 2, track: [3, 2, 1], skill: 'no_loss', bonus: null },
    { id: 'shaman', category: 'strong', markers: 12, threes: 2, fours: 2, life: 3, track: [5, 4, 3, 2], skill: 'poison', bonus: 'power' },
    {
      id: 'rider',
      category: 'strong',
      markers: 12,
      threes: 2,
      fours: 2,
      life: 3,
      track: [5, 4, 3, 2],
      skill: 'remove_hand',
      bonus: 'card',
    },
    {
      id: 'golem',
      category: 'brute',
      markers: 8,
      threes: 2,
      fours: 1,
      life: 4,
      track: [7, 6, 5, 4, 3],
      skill: 'no_change_of_rules',
      bonus: 'discard',
    },
    {
      id: 'chief',
      category: 'brute',
      markers: 8,
      threes: 2,
      fours: 1,
      life: 5,
      track: [7, 6, 5, 4, 3],
      skill: 'extra_action',
      bonus: 'action',
    },
    /** Three life (OO-XREIN-3). */
    { id: 'croco', category: 'weak', markers: 16, threes: 2, fours: 3, life: 3, bonus: null },
    { id: 'toad', category: 'strong', markers: 12, threes: 2, fours: 2, life: 3, bonus: 'toadling' },
    { id: 'bomber', category: 'brute', markers: 8, threes: 2, fours: 1, life: 4, bonus: 'blast' },
  ],
  spells: SPELLS,
  fate: [
    ...[fate('W'), fate('S'), fate('B'), fate('WS'), fate('WB'), fate('SB'), fate('WSB')],
    ...[fate('W', 'no_extra_skills'), fate('S', 'three_spells'), fate('B', 'no_spells'), fate('WS', 'exchange')],
    ...[fate('WB', 'no_teleportation'), fate('SB', 'life_plus_1'), fate('WSB'), fate('SB')],
  ],
  fateX1: [
    ...[fateX1('34', 'M'), fateX1('12', 'OMI'), fateX1('56', 'OMI')],
    ...[fateX1('135', 'OMI', 'life_plus_1'), fateX1('135', 'OMI', 'no_spells'), fateX1('135', 'MI', 'no_teleportation')],
    ...[fateX1('246', 'OMI', 'no_extra_skills'), fateX1('246', 'OMI', 'three_spells'), fateX1('246', 'MI', 'exchange')],
    ...[
      fateX1('1234', 'OMI'),
      fateX1('3456', 'OMI'),
      fateX1('1256', 'OMI'),
      fateX1('2345', 'OMI'),
      fateX1('1456', 'OMI'),
      fateX1('1236', 'OMI'),
    ],
    ...[fateX1('123456', 'OM'), fateX1('123456', 'MI'), fateX1('123456', 'OI'), fateX1('123456', 'OMI')],
  ],
  toadlings: { draw: 3, action: 3, power: 3, life: 3 },
  sources: Object.fromEntries(
    Object.entries(FIGURES_BY_SOURCE).flatMap(([source, paths]) => paths.map((path) => [path, source as Source])),
  ),
}
