import type { RuleTexts } from '../../text/ruleText.ts'

export const TIMELINE = {
  'GL-TIME-1': {
    title: 'When events happen',
    summary:
      'All events of a timeline turn happen once, in phase 1 of the first living player of the round in which that timeline turn begins. A timeline turn lasts 2 rounds unless the table sets another pace.',
    rulings: [14, 15, 16, 158],
  },
  'GL-TIME-2': {
    title: 'Losses by events',
    summary:
      'An event takes no more than there is. Free commoners go first, then warriors (of the oldest war unless the owner says otherwise), then spies and assassins.',
    rulings: [18],
  },
  'GL-TIME-3': {
    title: 'Events change kingdoms',
    summary: 'What an event gives or takes from a kingdom is added to the figures it began with, for good.',
    rulings: [17],
  },
  'GL-TIME-4': {
    title: 'Events without a target',
    summary: 'If a player or kingdom has fallen, its part of an event is left out and the other parts still happen.',
    rulings: [23],
  },
  'GL-TIME-T01a': { title: 'Two human souls', summary: 'Timeline turn 1: the humans lose 2 males.' },
  'GL-TIME-T01b': { title: 'Demonic culture grows', summary: 'Timeline turn 1: the Demonic kingdom gains 16 culture.' },
  'GL-TIME-T01c': { title: 'Two undead warriors', summary: 'Timeline turn 1: the Undead kingdom gains 2 warriors.' },
  'GL-TIME-T03a': {
    title: 'Undead land grows',
    summary: 'Timeline turn 3: the Undead kingdom gains 2 territories next to its own, picked by the elven player.',
    rulings: [23],
  },
  'GL-TIME-T03b': { title: 'Undead arms improve', summary: 'Timeline turn 3: the Undead kingdom gains 5 military technology.' },
  'GL-TIME-T03c': { title: 'A monster is lost', summary: 'Timeline turn 3: the Monstrous Humanoid kingdom loses 1 warrior.' },
  'GL-TIME-T03d': {
    title: 'Monstrous arms improve',
    summary: 'Timeline turn 3: the Monstrous Humanoid kingdom gains 5 military technology.',
  },
  'GL-TIME-T03e': { title: 'Monstrous culture grows', summary: 'Timeline turn 3: the Monstrous Humanoid kingdom gains 8 culture.' },
  'GL-TIME-T03f': { title: 'Eight undead warriors', summary: 'Timeline turn 3: the Undead kingdom gains 8 warriors.' },
  'GL-TIME-T04a': { title: 'Demonic arms improve', summary: 'Timeline turn 4: the Demonic kingdom gains 10 military technology.' },
  'GL-TIME-T04b': { title: 'Hell gains culture', summary: 'Timeline turn 4: the Demonic kingdom gains 15 culture.' },
  'GL-TIME-T06a': {
    title: 'The great loss',
    summary:
      'Timeline turn 6: every player loses 30 males and 30 females. Whoever is short of either falls back one age instead, and whoever has no age to fall back from is out.',
    rulings: [19],
  },
  'GL-TIME-T06b': {
    title: 'Kingdoms lose people',
    summary: 'Timeline turn 6: every kingdom loses 30 warriors and 30 other people, as far as it has them.',
    rulings: [20],
  },
  'GL-TIME-T06c': { title: 'Undead arms decline', summary: 'Timeline turn 6: the Undead kingdom loses 5 military technology.' },
  'GL-TIME-T06d': {
    title: 'Undead land shrinks',
    summary: 'Timeline turn 6: the Undead kingdom loses 1 territory, picked by the elven player; nobody owns or guards it then.',
    rulings: [25],
  },
  'GL-TIME-T07a': { title: 'The first vampire', summary: 'Timeline turn 7: every player loses 5 males and 5 females.' },
  'GL-TIME-T07b': {
    title: 'The lost rise undead',
    summary: 'Timeline turn 7: the Undead kingdom gains as many warriors as people were really lost in this event, 30 at most.',
    rulings: [21],
  },
  'GL-TIME-T07c': { title: 'Undead culture grows', summary: 'Timeline turn 7: the Undead kingdom gains 12 culture.' },
  'GL-TIME-T08a': {
    title: 'White fire helps players',
    summary: 'Timeline turn 8: every player adds 8 to military rolls from now on.',
    rulings: [22],
  },
  'GL-TIME-T08b': {
    title: 'White fire hurts monsters',
    summary: 'Timeline turn 8: the Undead and Demonic kingdoms take 5 from their military rolls from now on.',
    rulings: [22],
  },
  'GL-TIME-T08c': {
    title: 'Monstrous land grows',
    summary: 'Timeline turn 8: the Monstrous Humanoid kingdom gains 4 territories next to its own, picked by the dwarven player.',
    rulings: [23],
  },
  'GL-TIME-T09a': {
    title: 'Human arms improve',
    summary: 'Timeline turn 9: the humans gain 8 military technology, whatever their age.',
    rulings: [28],
  },
  'GL-TIME-T09b': {
    title: 'Elven, dwarven arms improve',
    summary: 'Timeline turn 9: the elves and the dwarves gain 3 military technology each, whatever their age.',
    rulings: [28],
  },
  'GL-TIME-T09c': { title: 'Another monster is lost', summary: 'Timeline turn 9: the Monstrous Humanoid kingdom loses 1 warrior.' },
  'GL-TIME-T09d': { title: 'Elven, dwarven culture grows', summary: 'Timeline turn 9: the elves and the dwarves gain 10 culture each.' },
  'GL-TIME-T09e': { title: 'Human culture grows', summary: 'Timeline turn 9: the humans gain 5 culture.' },
  'GL-TIME-T10a': { title: 'Undead technology grows', summary: 'Timeline turn 10: the Undead kingdom gains 5 technology.' },
  'GL-TIME-T10b': {
    title: 'Undead land grows again',
    summary: 'Timeline turn 10: the Undead kingdom gains 2 territories next to its own, picked by the elven player.',
    rulings: [24],
  },
  'GL-TIME-T10c': { title: 'A human victory', summary: 'Timeline turn 10: the humans gain 5 prestige.' },
  'GL-TIME-T10d': { title: 'Dwarven culture grows', summary: 'Timeline turn 10: the dwarves gain 8 culture.' },
  'GL-TIME-T10e': {
    title: 'Dwarves take monstrous land',
    summary: 'Timeline turn 10: the nearest Monstrous Humanoid territory passes to the dwarves; no troops move.',
    rulings: [24],
  },
  'GL-TIME-T11a': { title: 'Humans gain culture', summary: 'Timeline turn 11: the humans gain 8 culture.' },
  'GL-TIME-T11b': { title: 'Elven arms improve', summary: 'Timeline turn 11: the elves gain 5 military technology.' },
  'GL-TIME-T12a': {
    title: 'Kingdoms at their height',
    summary: 'Timeline turn 12: every kingdom adds 10 to military rolls until this timeline turn is over.',
  },
  'GL-TIME-T13a': { title: 'Demonic arms decline', summary: 'Timeline turn 13: the Demonic kingdom loses 4 military technology.' },
  'GL-TIME-T15a': {
    title: 'The world falls back',
    summary: 'Timeline turn 15: every player falls back one age and loses 10 prestige; those in the first age are spared.',
    rulings: [26],
  },
  'GL-TIME-T16a': {
    title: 'A human prince falls',
    summary:
      'Timeline turn 16: the highest-ranking male of the human royal house dies: the ruler or spouse, else the eldest son, else a named heir.',
    rulings: [27],
  },
  'GL-TIME-T16b': {
    title: 'Demons take his gifts',
    summary: 'Timeline turn 16: what that royal added to culture and to military rolls goes to the Demonic kingdom for good.',
    rulings: [27],
  },
  'GL-TIME-T17a': { title: 'Technology for all', summary: 'Timeline turn 17: every player gains 5 technology.' },
  'GL-TIME-T17b': { title: 'Males lost to war', summary: 'Timeline turn 17: every player loses 5 males.' },
  'GL-TIME-T18a': { title: 'Hell rearms', summary: 'Timeline turn 18: the Demonic kingdom gains 5 military technology.' },
  'GL-TIME-T18b': { title: 'Five demonic warriors', summary: 'Timeline turn 18: the Demonic kingdom gains 5 warriors.' },
  'GL-TIME-T18c': {
    title: 'Every player loses land',
    summary: 'Timeline turn 18: every player gives up 1 territory of their own choice; nobody owns or guards it then.',
    rulings: [25],
  },
  'GL-TIME-T19a': { title: 'Kingdoms lose warriors', summary: 'Timeline turn 19: every kingdom loses 5 warriors.' },
  'GL-TIME-T19b': { title: 'Kingdom arms decline', summary: 'Timeline turn 19: every kingdom loses 5 military technology.' },
  'GL-TIME-T19c': { title: 'Culture for all', summary: 'Timeline turn 19: every player gains 4 culture.' },
  'GL-TIME-T20a': { title: 'Humans gain arms', summary: 'Timeline turn 20: the humans gain 8 military technology.' },
} satisfies RuleTexts
