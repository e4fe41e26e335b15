import { describe, expect, test } from 'vitest'
import type { Sheet } from '../../../kernel/forms/field.ts'
import { LANGUAGES, toldIn } from '../../../language/language.ts'
import { toldOf } from '../../text/playing.ts'
import { started } from '../testing/position.ts'
import { WORDED } from '../testing/worded.ts'
import { ANSWERS } from './answers.ts'

describe('answers', () => {
  const { world } = started()
  const told = (question: string, answer: string | Sheet): readonly (string | undefined)[] =>
    LANGUAGES.map((language) => toldIn(language, () => toldOf({ game: WORDED, world }, () => ANSWERS.sentence?.(question, answer))))

  test.each<[string, string | Sheet, string, string]>([
    ['target', 'toad-3', 'The target is the breeding toad.', 'Das Ziel ist die Brutkröte.'],
    ['target', 'toadling-toad-3', 'The target is the toadling.', 'Das Ziel ist der Krötling.'],
    ['target', '4-3', 'The target is the outer section of path 4.', 'Das Ziel ist der äußere Abschnitt von Pfad 4.'],
    ['target', 'red', 'The target is Red.', 'Das Ziel ist Rot.'],
    ['replenish', '1', 'Up to 1 card is drawn.', 'Bis zu 1 Karte wird gezogen.'],
    ['turn', { act: 'cast', card: 'zap' }, 'Zap is to be cast.', '„Blitzschlag“ soll gewirkt werden.'],
    [
      'cast',
      { act: 'enhance', card: 'wisdom:water', teleport: '3', draw: true },
      'Wisdom adds one point of water, teleports the mage to space 3, and a card is drawn.',
      '„Weisheit“ gibt einen Punkt Wasser dazu und teleportiert den Magier auf Feld 3; dazu wird eine Karte gezogen.',
    ],
    ['turn', { act: 'damage', creature: 'orc-4', amount: 2 }, 'The orc takes 2 damage.', 'Der Ork erleidet 2 Schaden.'],
    ['did', { act: 'damage', creature: 'toadling-toad-3', amount: 1 }, 'The toadling takes 1 damage.', 'Der Krötling erleidet 1 Schaden.'],
    [
      'did',
      { act: 'moved', creature: 'toad-3', section: '4-2' },
      'The breeding toad goes to the middle section of path 4.',
      'Die Brutkröte kommt auf den mittleren Abschnitt von Pfad 4.',
    ],
    ['did', { act: 'moved', creature: 'orc-4', section: 'tower' }, 'The orc goes to the tower.', 'Der Ork kommt zum Turm.'],
    ['did', { act: 'mage', space: '3' }, 'A spell teleports the mage to space 3.', 'Ein Zauber teleportiert den Magier auf Feld 3.'],
    ['did', { act: 'actions', amount: 1 }, 'A spell brings 1 more action.', 'Ein Zauber bringt 1 weitere Aktion.'],
    ['did', 'done', 'The spell does nothing else.', 'Der Zauber bewirkt sonst nichts.'],
    ['turn', { act: 'quiet' }, 'A spell changes nothing on the board.', 'Ein Zauber ändert nichts auf dem Spielplan.'],
    ['turn', { act: 'done' }, 'No more actions are taken.', 'Weitere Aktionen werden nicht ausgeführt.'],
    ['turn', { act: 'remove' }, 'A card of the hand is to leave the game.', 'Eine Handkarte soll aus dem Spiel.'],
    ['turn', { act: 'remove', back: true }, 'A poison card is to go back to its pile.', 'Eine Giftkarte soll auf ihren Stapel zurück.'],
    [
      'owned',
      { supports: 1, learned: 3, poison: 0 },
      'Counted: 1 spell of support, 3 learned spells and 0 poison cards.',
      'Es zählen: 1 Unterstützungszauber, 3 erlernte Zauber und 0 Giftkarten.',
    ],
    ['cast', 'done', 'Nothing more is added to the spell.', 'Zum Zauber kommt nichts mehr dazu.'],
  ])('%s %j', (question, answer, english, german) => {
    expect(told(question, answer)).toEqual([english, german])
  })

  test('what these rules do not know is told by no sentence', () => {
    const strange: readonly (readonly [string, string | Sheet])[] = [
      ['target', 'nobody'],
      ['order', 'red'],
      ['take', 'orc-1'],
      ['bonus', 'more'],
      ['other', '1'],
      ['reveal', '7'],
      ['did', { act: 'damage', creature: 'nobody', amount: 1 }],
      ['did', { act: 'moved', creature: 'orc-1', section: '7-1' }],
      ['did', { act: 'other' }],
      ['owned', { supports: 1 }],
    ]
    expect(strange.flatMap(([question, answer]) => ANSWERS.sentence?.(question, answer) ?? [])).toEqual([])
  })

  test('options and acts are named by what is in them', () => {
    const names = toldOf({ game: WORDED, world }, () => [
      ...['zap', 'orc-4', '4-2', 'red', 'fire', 'weak', 'nothing', '2'].map((option) => ANSWERS.option(option)),
      ANSWERS.act('turn', 'teleport', { space: '3' }),
      ANSWERS.act('cast', 'enhance', { card: 'wisdom:water', teleport: 'stay', draw: true }),
      ANSWERS.act('turn', 'tile', { tile: 'toadling-toad-3', creature: 'nothing' }),
      ANSWERS.act('cast', 'done', {}),
      ANSWERS.act('turn', 'damage', { creature: 'orc-4', amount: 2 }),
      ANSWERS.act('did', 'moved', { creature: 'orc-4', section: 'tower' }),
      ANSWERS.act('did', 'done', {}),
      ANSWERS.act('turn', 'done', {}),
      ANSWERS.act('turn', 'remove', { back: true }),
      ANSWERS.sheet({ supports: 4, learned: 6, poison: 2 }),
    ])
    expect(names).toEqual([
      ...['Zap', 'Orc', 'Middle section of path 4', 'Red', 'fire', 'Weak', 'Nothing', '2'],
      'Teleport the mage: Space 3',
      'Add a card: Wisdom: one point of water; Draw a card',
      'Use a toadling tile',
      'Cast it now',
      ...['A spell does damage: Orc; Amount: 2', 'A spell moves a creature: Orc; The tower', 'The spell does nothing else'],
      ...['No more actions', 'Put a card of the hand into the box: It is poison and goes back to its pile'],
      'Spells of support: 4; Learned spells: 6; Poison cards: 2',
    ])
  })

  test('cards that were drawn are named by their faces', () => {
    const faces = ['goblin', 'zap', 'poison', 'WS:exchange', '34-M', 'tendrils', 'draw', 'life', 'weak', 's3']
    const names = (): readonly string[] => toldOf({ game: WORDED, world }, () => faces.map((face) => ANSWERS.option(face)))
    expect(names()).toEqual([
      ...['Goblin', 'Zap', 'Poison', 'Weak and strong creatures; Exchange', 'Creatures on paths 3 and 4 (middle section)'],
      ...['Tendrils (life −1)', 'Draw a card', 'One life less for a creature this turn', 'Weak', 'Outer section'],
    ])
    expect(toldIn('de', names).slice(-1)).toEqual(['Äußerer Abschnitt'])
  })
})
