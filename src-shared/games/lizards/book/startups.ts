import type { RuleTexts } from '../../text/ruleText.ts'

export const STARTING_UP = {
  'LZ-STARTUP-1': {
    title: 'Spending 1200 points',
    summary:
      'For a start-up of your own you spend 1200 points on a template, terrain, dens, den lizards and warriors. Points you do not spend are lost. The rest of the world is made at random.',
  },
  'LZ-STARTUP-2': {
    title: 'Eight templates',
    summary:
      'Choose one of eight templates: they have 7, 9, 11, 14, 16, 17, 19 or 22 hexes and cost 100, 110, 120, 140, 150, 160, 180 or 200 points. Their hexes have numbers of their own, and all of them are Water at first.',
    rulings: [68],
  },
  'LZ-STARTUP-3': {
    title: 'Prices of terrain',
    summary:
      'For each hex you may buy one terrain or one den. A Ruin or Temple costs 40 points, a Fertile hex 25, Plains or a Cursed hex 15, a Swamp, Scrub, a Peak or a Volcano 10, and a Whirlpool 5. A Red den costs 110, a Yellow one 175, a Green or Grey one 185, and a Black one 300.',
  },
  'LZ-STARTUP-4': {
    title: 'Prices of den lizards',
    summary:
      'Each den brings 30 den lizards for nothing. Ten more of its colour cost 15 points for Reds, 25 for Greens or Yellows, 30 for Greys and 50 for Blacks. Under POP write only those you buy.',
  },
  'LZ-STARTUP-5': {
    title: 'Prices of warriors',
    summary:
      'Ten warriors cost 10 points for Reds, 15 for Yellows, 20 for Greens or Greys and 30 for Blacks. They may begin in any hex, in any colours, with at most 300 in one hex and 600 in all.',
    rulings: [69],
  },
  'LZ-STARTUP-6': {
    title: 'Choosing the Home Den',
    summary:
      'Name the hex of your Home Den: a den of any colour with at least one Fertile hex of the template next to it. If it does not fit, the first den that fits is taken. If none fits, you get default start-up 3.',
    rulings: [70],
  },
  'LZ-STARTUP-7': {
    title: 'Volcanoes that become Peaks',
    summary: 'A Volcano on a template becomes a Peak if a den or a Fertile hex of the template is next to it.',
    rulings: [71],
  },
  'LZ-STARTUP-8': {
    title: 'Beyond 1200 points',
    summary:
      'If your start-up costs more than 1200 points, it is bought hex by hex, and in each hex first the terrain, then den lizards, then warriors. What would cost too much is skipped, and what follows is still tried.',
    rulings: [69],
  },
  'LZ-STARTUP-9': {
    title: 'Four default start-ups',
    summary:
      'Instead of designing a start-up you can take one of four defaults: number 1 has a Black Home Den, number 2 a Red one, number 3 a Yellow one and number 4 a Grey one.',
    rulings: [72],
  },
  'LZ-STARTUP-10': {
    title: 'The start-up sheet',
    summary:
      'The sheet names the template and the Home Den, and for each hex its terrain, the den lizards you buy and the warriors of each colour. What does not fit is struck with a notice, and numbers are lowered to tens. A CSV file with a line for each hex works as well.',
    rulings: [69],
  },
} satisfies RuleTexts
