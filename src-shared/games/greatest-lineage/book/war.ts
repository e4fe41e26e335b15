import type { RuleTexts } from '../../text/ruleText.ts'

export const WAR = {
  'GL-WAR-1': {
    title: 'What needs a war',
    summary: 'Any attack larger than a raid, and taking owned or guarded land, needs a war. Raids and espionage do not.',
  },
  'GL-WAR-2': {
    title: 'Declaring in secret',
    summary:
      'A war is written in the booklet, target named, at least 2 turns before it opens. Allies cannot be named, nor players in the peaceful game.',
    rulings: [43],
  },
  'GL-WAR-3': {
    title: 'Males become warriors',
    summary: 'When a war opens, each side makes warriors of males; until it ends they serve for nothing else.',
    rulings: [45],
  },
  'GL-WAR-4': {
    title: 'Price of warriors, early ages',
    summary: 'In ages 1 and 2 every started group of 5 warriors costs 2 food.',
    rulings: [46],
  },
  'GL-WAR-5': {
    title: 'Price of warriors, later ages',
    summary: 'From age 3 on every started group of 10 warriors costs 1 food, 1 metal and 1 wealth.',
    rulings: [46],
  },
  'GL-WAR-6': {
    title: 'Reinforcements and royals',
    summary: 'In every turn of the war each side may add warriors at the same price and says which royals fight; only those give bonuses.',
    rulings: [47],
  },
  'GL-WAR-7': { title: 'When battle is fought', summary: "Each war has one battle a round, in the aggressor's turn.", rulings: [44] },
  'GL-WAR-8': {
    title: 'Goals of a battle',
    summary:
      'Killing warriors is always a goal. Each side may add up to five territories, one royal who fights, and the destruction of a monument or settlement on captured land; each goal has a roll of its own.',
    rulings: [49, 53],
  },
  'GL-WAR-9': {
    title: 'The military bonus',
    summary: 'All the lines below are added up; the sum may be below 0.',
    rulings: [48],
  },
  'GL-WAR-10': { title: 'Bonus for warriors', summary: '1 for every started 10 warriors.' },
  'GL-WAR-11': { title: 'Bonus for culture', summary: "1 for every full 15 culture, the royal house's included." },
  'GL-WAR-12': { title: 'Bonus for technology', summary: '1 for every full 10 technology.' },
  'GL-WAR-13': { title: 'Bonus for military technology', summary: '4 for every full 10 military technology.' },
  'GL-WAR-14': {
    title: 'Bonus for prestige',
    summary: "1 for every full 10 prestige above the enemy's; never below 0.",
    rulings: [61],
  },
  'GL-WAR-15': {
    title: 'Penalty for shortage',
    summary: '30 off while the last resource check lacked food or wood.',
    rulings: [62],
  },
  'GL-WAR-16': {
    title: 'Bonus for royals',
    summary: "The ruler adds the military figure, each child of the ruler's sex 2; other royals add nothing, and none who stays at home.",
    rulings: [63],
  },
  'GL-WAR-17': {
    title: 'Bonus for shamans',
    summary: "The own shaman of the battle adds 4 or more; the enemy's takes 4 or more off.",
    rulings: [64],
  },
  'GL-WAR-18': {
    title: 'Bonus for other causes',
    summary: 'What the timeline gave or took, and 5 for or against through spies.',
    rulings: [93],
  },
  'GL-WAR-19': {
    title: 'Bonus for ground',
    summary: '15 more on ground that suits a people, 15 less on ground that does not.',
    rulings: [65],
  },
  'GL-WAR-20': {
    title: 'Killing warriors',
    summary: 'Both sides add roll and bonus; the lower loses the difference in percent of its force: 82 against 54 kills 28%, rounded up.',
    rulings: [50, 51],
  },
  'GL-WAR-21': {
    title: 'More dead than warriors',
    summary: 'When no warriors are left, males who took no part die, then females.',
  },
  'GL-WAR-22': {
    title: 'Taking a territory',
    summary: 'Both sides add roll and bonus; being 15 or more ahead takes the territory that was named.',
    rulings: [52, 58],
  },
  'GL-WAR-23': {
    title: 'Killing a royal',
    summary: 'A roll of 95 or more, with no bonus, kills the enemy royal that was named and fights.',
    rulings: [54],
  },
  'GL-WAR-24': {
    title: 'Taking what is built there',
    summary: 'A monument or settlement on captured land is taken with it.',
    rulings: [56, 57],
  },
  'GL-WAR-25': {
    title: 'Destroying it instead',
    summary: 'A roll of 50 or more destroys the monument or settlement on captured land; the loser loses its prestige.',
    rulings: [55],
  },
  'GL-WAR-26': {
    title: 'Worth of taken monuments',
    summary: "A taken monument gives half of its builder's prestige; taken back by its builder, all of it.",
    rulings: [56],
  },
  'GL-WAR-27': {
    title: 'Wars that drag on',
    summary: 'From the 9th turn of a war on, each side loses 2 prestige a turn.',
    rulings: [59],
  },
  'GL-WAR-28': {
    title: 'Losses that shame',
    summary: 'On top of that: 4 for losing territory, 6 for losing half the warriors or more, 2 for every monument lost.',
    rulings: [59],
  },
  'GL-WAR-29': {
    title: 'Prestige of victory',
    summary: 'At the end the victor gains all the prestige the loser lost through the war, less what came back to the loser at once.',
    rulings: [60],
  },
  'GL-WAR-30': {
    title: 'Forced to withdraw',
    summary: 'With prestige below 0, a player at war rolls in phase 1; 30 or less ends the war against their will.',
    rulings: [29],
  },
  'GL-WAR-31': {
    title: 'Price of withdrawal',
    summary: 'The opponent may then demand up to 75% of the tokens, 50% of the people and 25% of the land, and propose anything more.',
    rulings: [30],
  },
  'GL-WAR-32': {
    title: 'When a war ends',
    summary: 'Warriors are males again, occupied land finds its owner, and the war is closed.',
    rulings: [66],
  },
} satisfies RuleTexts
