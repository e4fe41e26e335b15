import type { Figures } from '../../../../kernel/world/rule.ts'
import { capital } from '../../../../language/grammar.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'

/** Texts of phase 7. */
export const SPENDING_WORDS = {
  'act.spend': ({ points }) => `${count(points, 'point')} to spend: on what?`,
  'act.spend.hint': () => 'As often and in whatever order you like; what is left is kept, unless your table decided otherwise.',
  'act.spend.people': (act) => `People (${price(act)} each)`,
  'act.spend.people.hint': () => 'One die on Appendix A says how many of them are male. They cost wood at the resource check.',
  'act.spend.culture': (act) => `Culture (${price(act)} each)`,
  'act.spend.technology': (act) => `Technology (${price(act)} each)`,
  'act.spend.militaryTechnology': (act) => `Military technology (${price(act)} each)`,
  'act.spend.territory': (act) => `Blank land (${price(act)} each, ${figure(act['left'])} more this turn)`,
  'act.spend.territory.hint': ({ reach }) =>
    `Within ${count(reach, 'territory', 'territories')} of own land, with 8 people for every territory held afterwards.`,
  'act.spend.tribeTerritory': (act) => `Land of a tribe (${price(act)} each, ${figure(act['left'])} more this turn)`,
  'act.spend.tribeTerritory.hint': ({ reach }) =>
    `Within ${count(reach, 'territory', 'territories')} of own land, with 15 culture and 8 people for every territory held afterwards. It starts no war.`,
  'act.spend.occupiedTerritory': (act) => `Land occupied in a war (${price(act)} each, ${figure(act['left'])} more this turn)`,
  'act.spend.occupiedTerritory.hint': ({ reach }) =>
    `Within ${count(reach, 'territory', 'territories')} of own land, with 15 culture and 8 people for every territory held afterwards. It leaves whoever occupies most.`,
  'act.spend.rulerCulture': (act) => `Ruler's culture, ${figure(act['have'])} now (${price(act)} for ${signed(act['brings'])})`,
  'act.spend.rulerTerritory': (act) => `Land through the ruler (${price(act)} each)`,
  'act.spend.rulerTerritory.hint': ({ reach }) =>
    `Does not count towards the limit on buying; within ${count(reach, 'territory', 'territories')} of own land, with 8 people for every territory held afterwards.`,
  'act.spend.rulerMilitary': (act) => `Ruler's bonus on military rolls, ${signed(act['have'])} now (${price(act)} for +1)`,
  'act.spend.shamanMilitary': (act) => `A shaman's bonus on military rolls (${price(act)} for +1)`,
  'act.spend.shamanOpponent': (act) => `A shaman's hold on enemy rolls (${price(act)} for 1 more)`,
  'act.spend.shamanBirth': (act) => `A shaman's help with births (${price(act)} for ${signed(act['brings'])}, once each)`,
  'act.spend.shamanBirth.hint': () => 'All shamans together raise the chance by 10 at most.',
  'act.spend.done': () => 'Nothing more',
  'field.amount': ({ max }) => `How many (up to ${figure(max)})`,
  'field.shaman': () => 'Shaman of',
  'option.shaman': ({ type, number, military, opponent, birth }) =>
    `${capital(String(type))} ${figure(number)} (own rolls ${signed(military)}, enemy rolls ${signed(-Number(opponent))}, births ${birth === 0 ? 'none' : signed(birth)})`,

  'line.rulerRaised': ({ power, by, to }) =>
    power === 'territory'
      ? `${count(by, 'territory', 'territories')} through the ruler: ${figure(to)} altogether.`
      : `The ruler's ${RULER[String(power)] ?? String(power)} rises by ${figure(by)} to ${figure(to)}.`,
  'line.peopleBought': ({ amount, points }) => `${count(amount, 'person', 'people')} for ${count(points, 'point')}.`,
  'line.scoreBought': ({ account, amount, points, balance }) =>
    `${figure(amount)} ${account === 'militaryTechnology' ? 'military technology' : figure(account)} for ${count(points, 'point')}: ${figure(balance)} now.`,
  'line.shamanRaised': ({ type, number, power, by, to }) =>
    `The shaman of ${figure(type)} ${figure(number)} gains ${figure(by)} ${SHAMAN[String(power)] ?? String(power)}: ${figure(to)} now.`,
  'line.pointsLapse': ({ points }) => `${count(points, 'point')} not spent ${points === 1 ? 'lapses' : 'lapse'}.`,

  'figure.points': () => 'Points',
  'figure.price': () => 'Points each',
  'figure.amount': () => 'How many',
  'figure.have': () => 'Now',
  'figure.reach': () => 'Reach',
  'figure.brings': () => 'Brings',
} satisfies Wordings

const RULER: Readonly<Record<string, string>> = { culture: 'culture', territory: 'land', military: 'bonus on military rolls' }

const SHAMAN: Readonly<Record<string, string>> = { military: 'on own rolls', opponent: 'against enemy rolls', birth: 'for births' }

function price(act: Figures): string {
  return count(act['price'], 'point')
}
