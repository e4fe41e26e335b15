import type { RuleTexts } from '../../text/ruleText.ts'

export const RESULTS = {
  'HQ-RES-1': {
    title: 'Comparing the scores',
    summary:
      'If the scores are equal, each side looks at its own row; otherwise the lower side looks at its row under less than, or under doubled. Where both suffer they suffer at once.',
    rulings: [36, 37, 50],
  },
  'HQ-RES-2': {
    title: 'Shooters and bespellers are safe',
    summary:
      'Who bespells or shoots ignores a bad result, unless the target of the spell was a God or a Magician, or the target of the shot has shot back.',
    rulings: [29],
  },
  'HQ-RES-3': {
    title: 'Beaten by Sneakers',
    summary: 'Opponents of Sneakers ignore a bad result, unless they are Sneakers, a general or a Stronghold.',
  },
  'HQ-RES-4': {
    title: 'Recoiling into friends',
    summary:
      'Who recoils passes through friends where that is allowed, and pushes them back otherwise. Behemoths, Dragons and Gods are pushed back by each other alone.',
    rulings: [38],
  },
  'HQ-RES-5': {
    title: 'No recoil with enemies beside',
    summary: 'Who has to recoil with an enemy other than Sneakers touching flank or rear is destroyed.',
  },
  'HQ-RES-6': {
    title: 'No room to recoil',
    summary:
      'A recoiler is destroyed where it meets ground nobody can enter, a Stronghold, or an element it can neither pass nor push back nor destroy.',
  },
  'HQ-RES-7': {
    title: 'Behemoths and Dragons crush',
    summary: 'Behemoths and Dragons that recoil destroy what they meet, friend or enemy, except Behemoths, aerials and Sneakers.',
    rulings: [51],
  },
  'HQ-RES-8': {
    title: 'Fleeing elements',
    summary: 'Who flees, Lurkers excepted, recoils first, and then goes 600 paces, or off the field.',
    rulings: [39, 40, 53],
  },
  'HQ-RES-9': {
    title: 'The frog',
    summary: 'A Magician who throws a 1 for his own spell, and did so once before, becomes a frog.',
    rulings: [41],
  },
  'HQ-RES-10': {
    title: 'Following up',
    summary: 'Knights, Beasts, Behemoths and Warband follow a beaten opponent, Warband with its second rank.',
    rulings: [44, 45],
  },
  'HQ-RES-11': {
    title: 'What counts as lost',
    summary: 'Whatever leaves the table, for good or for a time, adds its cost to the AP lost, once.',
    rulings: [47],
  },
} satisfies RuleTexts
