import { expect, test } from 'vitest'
import type { Figures } from '../../../../kernel/world/rule.ts'
import { say } from '../say.ts'

const GROWTH = { warriors: 4, extra: 1 }

test.each<[string, string, Figures, string]>([
  ['GL-ROY-7', 'field.heirsMale', { food: 5, wealth: 0 }, 'Name male heirs from outside the family (5 food each)'],
  ['GL-ROY-7', 'field.heirsFemale', { food: 0, wealth: 0 }, 'Name female heirs from outside the family (at no cost)'],
  [
    'GL-ROY-15',
    'option.heir',
    { role: 'heir', sex: 'female', since: 4, number: 1, alike: 1, culture: 10, territory: 0, military: 5 },
    'Named heiress, of the house since round 4: culture +10, military +5',
  ],
  ['GL-CITY-5', 'choose.giveUp', { tooMany: 1 }, 'Too little land: which settlement is given up?'],
  ['GL-CITY-5', 'choose.giveUp', { tooMany: 5 }, 'Too little land: 5 settlements are given up. Which goes first?'],
  ['GL-CHK-1', 'line.roomEnough', { people: 0, capacity: 65 }, 'Room for 65: nobody needs it.'],
  ['GL-CHK-1', 'line.roomEnough', { people: 1, capacity: 65 }, 'Room for 65: enough for the one person there is.'],
  ['GL-CHK-4', 'roll.loss', { people: 19 }, 'Death by shortage: 20% and what the die shows, of 19 people'],
  ['GL-WAR-23', 'line.royalSlain', { role: 'ruler', sex: 'male', owner: 'humans' }, 'The ruler of the humans is killed in battle.'],
  ['GL-WAR-23', 'line.royalSlain', { role: 'child', sex: 'female', owner: 'elves' }, 'A daughter of the elves is killed in battle.'],
  [
    'GL-WAR-23',
    'line.royalSlain',
    { role: 'child', sex: 'male', since: 6, number: 2, alike: 2, owner: 'elves' },
    'The second son (born in round 6) of the elves is killed in battle.',
  ],
  ['GL-WAR-23', 'line.royalSlain', { role: 'ruler', sex: 'male' }, 'Ruler is killed in battle.'],
  ['GL-SPEND-8', 'line.rulerRaised', { power: 'territory', by: 1, to: 3 }, '1 territory through the ruler: 3 altogether.'],
  ['GL-NPK-9', 'line.kingdomsGrew', { ...GROWTH, kingdoms: 3, kind: 'warrior' }, 'The 3 kingdoms gain 5 warriors each.'],
  ['GL-NPK-9', 'line.kingdomsGrew', { ...GROWTH, kingdoms: 1, kind: 'warrior' }, 'The last kingdom gains 5 warriors.'],
  [
    'GL-NPK-9',
    'line.kingdomsGrew',
    { ...GROWTH, kingdoms: 2, kind: 'non_warrior' },
    'The 2 kingdoms gain 4 warriors and 1 other person each.',
  ],
  [
    'GL-NPK-9',
    'line.kingdomsGrew',
    { ...GROWTH, kingdoms: 1, kind: 'mil_tech' },
    'The last kingdom gains 4 warriors and 1 military technology.',
  ],
])('%s %s of %j reads: %s', (_, wording, figures, text) => {
  expect(say(wording, figures)).toBe(text)
})
