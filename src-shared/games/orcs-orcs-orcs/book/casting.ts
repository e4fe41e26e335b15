import type { RuleTexts } from '../../text/ruleText.ts'

export const ENHANCING = {
  'OO-ENH-1': {
    title: 'Effects of enhancements',
    summary: 'A symbol works only on a card you play as an enhancement: at once, before the spell. You may decline it.',
    rulings: [37],
  },
  'OO-ENH-2': {
    title: 'Teleporting while casting',
    summary: 'Your mage may move to any free space of the tower, without an action. The spell then counts from the new path.',
  },
  'OO-ENH-3': {
    title: 'Drawing while casting',
    summary: 'Draw one card from your pile. You may play it at once, in this cast too.',
  },
  'OO-ENH-4': {
    title: 'Two effects of Wisdom',
    summary: 'Wisdom as an enhancement offers a teleportation and a card: use either, both or neither.',
  },
  'OO-ENH-5': {
    title: 'Power of lore cards',
    summary: 'As an enhancement, a Spell Book gives 1 power of one of its two types, Wisdom of any type. You choose.',
  },
  'OO-ENH-6': { title: 'For the effect alone', summary: 'You may add a card for its effect alone, even if its power is of no use.' },
} satisfies RuleTexts

export const DEFEATS = {
  'OO-DEFEAT-1': {
    title: 'Defeating a creature',
    summary: 'A creature is defeated when its damage reaches its life. Its token becomes a trophy of the player on turn.',
    rulings: [38],
  },
  'OO-DEFEAT-2': {
    title: 'Raising the skull cube',
    summary: 'Your first two defeats of a type raise your skull cube of that type by one space each.',
    rulings: [18],
  },
  'OO-DEFEAT-3': {
    title: 'Gaining an extra skill',
    summary: "At the top of its track the cube gives you that type's extra skill, at once and for the rest of the game.",
    rulings: [8, 40],
  },
  'OO-DEFEAT-4': { title: 'Damage within a turn', summary: 'Damage adds up until the turn ends. Then it is gone.' },
  'OO-DEFEAT-5': {
    title: 'Life of a creature',
    summary:
      'Life is as printed, +1 under the fate card, −1 on tendrils, +1 on a stone field, −1 for each toadling used on it. It is at least 1.',
    rulings: [39],
  },
} satisfies RuleTexts

export const DRAWING = {
  'OO-DRAW-1': { title: 'Discarding your hand', summary: 'At the end of your turn, discard the cards left in your hand.' },
  'OO-DRAW-2': { title: 'Drawing a new hand', summary: 'Then draw 4 cards. A skill or a fate card may change the number.' },
  'OO-DRAW-3': {
    title: 'An empty draw pile',
    summary: 'When your draw pile runs out, shuffle your discard pile into it and go on drawing.',
    rulings: [29],
  },
} satisfies RuleTexts

export const EXTRA_SKILLS = {
  'OO-SKILL-1': { title: 'Skill Additional spell', summary: 'Draw 5 cards instead of 4 at the end of your turn.' },
  'OO-SKILL-2': {
    title: 'Skill No change of rules',
    summary: 'The rules that fate cards bring do not apply to you, except Exchange.',
    rulings: [20, 21],
  },
  'OO-SKILL-3': { title: 'Skill Remove hand', summary: 'Once a turn, as an action, put a card of your hand into the box.' },
  'OO-SKILL-4': { title: 'Skill Extra action', summary: 'You have 3 actions a turn instead of 2.', rulings: [40] },
  'OO-SKILL-5': { title: 'Skill No loss', summary: 'You lose no trophies when creatures reach the tower on your path.' },
  'OO-SKILL-6': { title: 'Skill Poison', summary: 'Once a turn, as an action, give a poison card to another player.' },
} satisfies RuleTexts

export const POISONING = {
  'OO-POISON-1': {
    title: 'Giving poison',
    summary: "Put a card of the poison pile onto another player's discard pile, while there are any.",
  },
  'OO-POISON-2': {
    title: 'What poison does',
    summary: 'Poison does nothing. It fills your hand and can be neither cast nor added to a spell.',
    rulings: [41],
  },
} satisfies RuleTexts
