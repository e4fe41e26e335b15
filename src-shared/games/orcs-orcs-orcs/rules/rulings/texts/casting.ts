import type { RulingTexts, SwitchTexts } from './rulingText.ts'

export const SPELL_RULINGS = {
  5: {
    question: 'How much power does each line of a spell need?',
    decision:
      'Small attacks need 1, 2 and 3 for their three lines, big attacks 2 and 3, Spells of Support 1 and 2. Another deck file may say otherwise.',
  },
  25: {
    question: 'May a card of another type be added to a spell?',
    decision: 'Yes, but its power stays of its own type, and a line counts only power of the type of the spell or of those it names.',
    switches: ['any_type_enhances'],
  },
  26: {
    question: 'Which line is used if the power is enough for several?',
    decision: 'Any of them, as the player chooses.',
    switches: ['line_choice'],
  },
  27: {
    question: 'Are all enhancements laid down before any takes effect?',
    decision: 'No: they are added one by one, each with its effect, until the player casts. A card drawn on the way may be added too.',
  },
  28: {
    question: 'May a spell be cast that does nothing?',
    decision: 'Yes. It costs the action, the cards go to the discard pile, and the effects of enhancements work all the same.',
    switches: ['cast_for_nothing'],
  },
  30: {
    question: 'Does bonus power count as the enhancement that a big attack needs?',
    decision: 'Yes, a point of it is as good as a card.',
    switches: ['bonus_power_enhances'],
  },
  31: {
    question: 'Which section does Earthquake hit besides the first?',
    decision: 'The same section of the path to the left or right around the tower. One of the two is named, even an empty one.',
    switches: ['earthquake_adjacent'],
  },
  32: {
    question: 'What does Ice Storm hit behind the outer section?',
    decision: 'Nothing: behind means away from the tower, and there is no further section.',
  },
  33: {
    question: 'When can a card that was just learned be played?',
    decision:
      'Not in this turn: it lies aside, open to all, and goes to the discard pile when the actions are over. With empty displays nothing is learned.',
    switches: ['new_spell_same_turn'],
  },
  34: {
    question: 'Which creatures can Switch move?',
    decision: 'Any on the board, towards the tower or away from it; their damage goes with them. Two on the same section stay as they are.',
  },
  35: {
    question: 'What if Magic Bonds would move a creature beyond the tower?',
    decision: 'It arrives, and steps left over are lost. An arrival on your own path costs you a trophy as well.',
  },
  36: {
    question: 'Who chooses the card that another player discards?',
    decision:
      'Its owner, who may choose poison. Several owners choose at once. A player with 3 cards or fewer may be named and discards nothing.',
    switches: ['voodoo_pick'],
  },
  60: {
    question: 'What if a cast ends before its first line is reached?',
    decision:
      'Its cards are discarded and the action is spent. A card can be cast only if hand, toadlings and bonus power are enough for its first line; cards still to be drawn do not count.',
  },
  65: {
    question: 'Must Replenish draw both cards?',
    decision:
      'No, up to 2. The player is asked only if the draw pile holds fewer than 2 or if there is poison in hand or draw pile; else both are drawn.',
  },
} satisfies RulingTexts

export const SPELL_SWITCHES = {
  any_type_enhances: {
    question: 'Does power of another type help to reach a line?',
    why: 'The book lets any card be added, but counts power by type.',
    values: { false: 'No, only power of the type of the spell.', true: 'Yes, every point counts, except for a line that names its types.' },
  },
  line_choice: {
    question: 'Which line may be used if the power is enough for several?',
    why: 'The book asks for one line whose power is reached, and does not say which.',
    values: { any: 'Any of them.', highest: 'Only the highest.' },
  },
  cast_for_nothing: {
    question: 'May a spell be cast that can do nothing?',
    why: 'The book does not ask for a target.',
    values: { allowed: 'Yes, for an action.', refused: 'No, a card is offered only if a line within reach has something to do.' },
  },
  bonus_power_enhances: {
    question: 'Is bonus power enough of an enhancement for a big attack?',
    why: 'The book asks for an enhancement, which is a card elsewhere.',
    values: { true: 'Yes.', false: 'No, a card must be added.' },
  },
  earthquake_adjacent: {
    question: 'Where does Earthquake spread to?',
    why: 'The book says left or right, and its picture is lost.',
    values: { ring: 'To the path on the left or right, at the same distance.', path: 'One section inwards or outwards on the same path.' },
  },
  new_spell_same_turn: {
    question: 'Where does a card go that was just learned?',
    why: 'The book puts it onto the discard pile, which may be shuffled in the same turn, yet calls it a card for later.',
    values: {
      barred: 'It lies aside until the actions are over.',
      natural: 'Onto the discard pile at once, so that it may be drawn in the same turn.',
    },
  },
  voodoo_pick: {
    question: 'Who chooses the card that another player discards?',
    why: 'The book does not say whether its owner chooses.',
    values: { victim: 'Its owner.', random: 'Nobody: it is drawn at random.' },
  },
} satisfies Partial<SwitchTexts>

export const ENHANCING_RULINGS = {
  37: {
    question: 'How many effects of enhancements work in one cast?',
    decision: 'All that the player does not decline, in the order in which the cards are added.',
  },
} satisfies RulingTexts
