import { describe, expect, test } from 'vitest'
import type { Figures } from '../../../kernel/world/rule.ts'
import { LANGUAGES, toldIn } from '../../../language/language.ts'
import { say, toldOf } from '../../text/playing.ts'
import { tellProblem } from '../../text/telling.ts'
import { OURS_1 } from '../rules/deck/ours.ts'
import { readSetup } from '../rules/setup.ts'
import { CREATURE_TYPES } from '../rules/types.ts'
import { started } from '../testing/position.ts'
import { WORDED } from '../testing/worded.ts'

describe('sentences', () => {
  const { world } = started()
  const both = (key: string, figures: Figures): readonly string[] =>
    LANGUAGES.map((language) => toldIn(language, () => toldOf({ game: WORDED, world }, () => say(key, figures))))

  test.each<[string, Figures, string, string]>([
    ['fate.card', { card: 'WS:exchange' }, 'Weak and strong creatures; Exchange', 'Schwache und starke Kreaturen; Austausch'],
    ['fate.card', { card: 'B' }, 'Brute creatures', 'Brutale Kreaturen'],
    [
      'fate.card',
      { card: '135-OMI:life_plus_1' },
      'Creatures on paths 1, 3 and 5; Creature +1 life',
      'Kreaturen auf den Pfaden 1, 3 und 5; Kreaturen +1 Leben',
    ],
    ['fate.card', { card: '34-M' }, 'Creatures on paths 3 and 4 (middle section)', 'Kreaturen auf den Pfaden 3 und 4 (in der Mitte)'],
    [
      'fate.card',
      { card: '123456-OI' },
      'Creatures on all paths (inner and outer sections)',
      'Kreaturen auf allen Pfaden (innen und außen)',
    ],
    ['fate.card', { card: ':no_spells' }, 'No creatures; No spells', 'Keine Kreaturen; Keine Zauber'],
    [
      'line.castPower',
      { seat: 'blue', spell: 'fireball', power: 3 },
      'Blue casts Fireball with power 3.',
      'Blau wirkt „Feuerball“ mit Kraft 3.',
    ],
    [
      'line.arrived',
      { type: 'orc', path: 2, each: 1 },
      'The orc on path 2 reaches the tower: an orc trophy is now worth 1 point.',
      'Der Ork auf Pfad 2 erreicht den Turm: Eine Ork-Trophäe ist jetzt 1 Punkt wert.',
    ],
    [
      'line.defeated',
      { seat: 'red', type: 'shaman', path: 6 },
      'Red defeats the shaman on path 6.',
      'Rot besiegt den Schamanen auf Pfad 6.',
    ],
    [
      'line.defeated',
      { seat: 'red', type: 'toad', path: 6 },
      'Red defeats the breeding toad on path 6.',
      'Rot besiegt die Brutkröte auf Pfad 6.',
    ],
    ['line.passed', { seat: 'green', actions: 1 }, 'Green passes: 1 action is not used.', 'Grün passt: 1 Aktion bleibt ungenutzt.'],
    [
      'line.score.trophies',
      { seat: 'yellow', type: 'chief', trophies: 1, each: 7, points: 7 },
      'Yellow scores 7 points for a chief trophy.',
      'Gelb bekommt 7 Punkte für eine Häuptlings-Trophäe.',
    ],
    [
      'line.score.poison',
      { seat: 'blue', count: 1, points: -2 },
      'Blue loses 2 points for 1 poison card.',
      'Blau verliert 2 Punkte für 1 Giftkarte.',
    ],
    ['creature.orc', { path: 4, section: 3, damage: 1 }, 'Orc (path 4, outer section, 1 damage)', 'Ork (Pfad 4, außen, 1 Schaden)'],
    ['creature.orc', {}, 'Orc', 'Ork'],
    [
      'option.enhance',
      { spell: 'wisdom', power: 'water', effects: 'teleport,draw' },
      'Wisdom: one point of water (teleportation and a card)',
      'Weisheit: ein Punkt Wasser (Teleportation und eine Karte)',
    ],
  ])('%s %j', (key, figures, english, german) => {
    expect(both(key, figures)).toEqual([english, german])
  })

  test('creatures have a name, an account of each kind and a place in every sentence', () => {
    expect(CREATURE_TYPES.filter((type) => both('line.revealed', { type, path: 1 }).some((text) => text.includes('undefined')))).toEqual([])
    expect(CREATURE_TYPES.map((type) => both('line.revealed', { type, path: 1 })[1]).slice(-3)).toEqual([
      'Ein Krokoflieger erscheint auf Pfad 1.',
      'Eine Brutkröte erscheint auf Pfad 1.',
      'Ein Bomber erscheint auf Pfad 1.',
    ])
  })

  test('a spell that only the deck of this campaign has is told by what it does', () => {
    const spells = OURS_1.spells.map((spell) =>
      spell.id === 'spell_book_fire_earth' ? { ...spell, id: 'red_book', powers: ['fire', 'water'] } : spell,
    )
    const { world: own } = started({ deck: { ...OURS_1, name: 'ours', spells } as never })
    const told = (): string => toldOf({ game: WORDED, world: own }, () => say('spell.red_book'))
    expect([told(), toldIn('de', told)]).toEqual(['Spell Book (fire, water)', 'Zauberbuch (Feuer, Wasser)'])
    expect(toldOf({ game: WORDED, world: own }, () => say('spell.zap'))).toBe('Zap')
  })

  test('a refusal names types and colours by their words', () => {
    const read = readSetup({
      players: ['blue', 'blue'].map((colour) => ({ colour, name: 'A' })),
      newcomers: { toad: 'golem' },
    })
    const told = (): readonly string[] => (read.ok ? [] : toldOf({ game: WORDED, world }, () => read.problems.map(tellProblem)))
    expect([told(), toldIn('de', told)]).toEqual([
      [
        'Blue is taken by another player: choose another colour.',
        'Breeding toad is strong, and Golem is not: let it replace one of Shaman, Rider.',
      ],
      [
        'Blau ist schon vergeben: Wähle eine andere Farbe.',
        'Brutkröte zählt als stark, Golem nicht: Lass es eines von Schamane, Reiter ersetzen.',
      ],
    ])
  })
})
