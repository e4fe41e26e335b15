import type { RuleTexts } from '../../text/ruleText.ts'

export const NEW_FATE = {
  'OO-XFATE-1': { title: 'New fate cards', summary: '19 new fate cards take the place of the 15.', rulings: [10] },
  'OO-XFATE-2': {
    title: 'The front section',
    summary: 'Attacks reach only the front section of a path: the first with creatures, counted from the tower.',
    rulings: [50],
  },
  'OO-XFATE-3': {
    title: 'Big attacks at the front',
    summary: 'Lightning Bolt hits the front section of any path. Earthquake and Ice Storm must begin at the front section.',
    rulings: [51],
  },
  'OO-XFATE-4': {
    title: 'Marked sections move',
    summary: 'All creatures on the marked sections of the marked paths move one section forward, the inner ones first.',
  },
  'OO-XFATE-5': { title: 'The rest stays', summary: 'Arrivals and the lower parts of the cards work as in the basic game.' },
} satisfies RuleTexts

export const TERRAIN_TILES = {
  'OO-XTERR-1': {
    title: 'Placing terrain',
    summary: 'Of 9 hidden tiles, one is placed on each path, on a section you choose. Then they are revealed; 3 stay out.',
    rulings: [52],
  },
  'OO-XTERR-2': { title: 'Terrain Tendrils', summary: 'A creature on tendrils has 1 life less.' },
  'OO-XTERR-3': { title: 'Terrain Stone field', summary: 'A creature on a stone field has 1 life more.' },
  'OO-XTERR-4': {
    title: 'Terrain Road',
    summary: 'A creature never stops on a road but goes one section on. From an inner road it reaches the tower.',
    rulings: [53],
  },
} satisfies RuleTexts

export const REINFORCEMENT = {
  'OO-XREIN-1': {
    title: 'Newcomers take over',
    summary: 'Croco Flyer, Breeding Toad or Bomber take the place of a basic type of their category, with all its pieces.',
    rulings: [54],
  },
  'OO-XREIN-2': {
    title: 'Skill of a newcomer',
    summary: 'A newcomer gives the extra skill of the type it replaces. Its life and its bonus are its own.',
    rulings: [55],
  },
  'OO-XREIN-3': { title: 'Croco Flyer', summary: 'The Croco Flyer has 3 life.' },
  'OO-XREIN-4': { title: 'Breeding Toad', summary: 'A defeated toad leaves a toadling tile on its section, front side up.', rulings: [56] },
  'OO-XREIN-5': {
    title: 'Taking a toadling',
    summary: '1 damage takes a toadling. Turn it over and put it beside your board.',
    rulings: [57],
  },
  'OO-XREIN-6': {
    title: 'Using a toadling',
    summary: 'Each tile works once, in your own turn: a card, an action, 1 power, or 1 life less for a creature this turn.',
    rulings: [58],
  },
  'OO-XREIN-7': { title: 'Bomber explodes', summary: 'A defeated bomber does 1 damage to every creature on its section.', rulings: [59] },
} satisfies RuleTexts
