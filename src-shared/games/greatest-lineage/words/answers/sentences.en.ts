import { figure } from '../../../../language/figures.ts'
import { listed, plural } from '../../../../language/numbers.ts'
import { the } from '../../../playing.ts'

const territories = (count: number): string => `${figure(count)} ${plural(count, 'territory', 'territories')}`
const are = (count: number): string => plural(count, 'is', 'are')
const between = (partner: string): string => (partner === '' ? '' : ` to ${the(partner)}`)

export const EN = {
  /** Options by question and id. */
  options: {
    'raidAnswer/fight': 'The raiders are fought.',
    'raidAnswer/leave': 'The raiders are let go.',
    'treatyAnswer/accept': 'The treaty is agreed to.',
    'treatyAnswer/refuse': 'The treaty is refused.',
    'treatyAnswer/counter': 'The treaty is to be changed.',
    'tradeAnswer/accept': 'The trade is agreed to.',
    'tradeAnswer/refuse': 'The trade is refused.',
    'allianceAnswer/accept': 'The alliance is agreed to.',
    'allianceAnswer/refuse': 'The alliance is refused.',
    'cancelAnswer/accept': 'The end of the alliance is agreed to.',
    'cancelAnswer/refuse': 'The end of the alliance is refused.',
    'callOff/callOff': 'The battle is called off.',
    'callOff/fight': 'The battle is fought.',
    'demandAnswer/accept': 'The demands are met.',
    'demandAnswer/refuse': 'The demands are refused.',
    'plot/aid': 'The plot is aided.',
    'plot/ignore': 'The plot is ignored.',
    'advance/advance': 'The next age is proclaimed.',
    'advance/wait': 'The next age waits.',
    'eventLand/unowned': 'The land of the event is nobody’s.',
  },
  /** Acts that say it all without what was filled in. */
  acts: {
    'treaty/offer': 'The treaty is offered.',
    'treaty/done': 'The treaty is not offered.',
    'treaty/war': 'Clause: the war between the two ends.',
    'treaty/alliance': 'Clause: the two become allies.',
    'treaty/release': 'Clause: captured land goes back.',
    'treaty/remove': 'A clause is taken out of the treaty.',
    'council/openWar': 'A war is opened.',
    'booklet/releaseSpies': 'The training of spies ends.',
    'booklet/releaseAssassin': 'The training of an assassin ends.',
    'booklet/recall': 'An agent is called back.',
    'booklet/dropWar': 'A war is struck out of the booklet.',
    tribute: 'The tribute is paid.',
  },
  mothers: (count: number) =>
    count === 0 ? 'no woman wishes for a child' : `${figure(count)} ${plural(count, 'woman wishes', 'women wish')} for a child`,
  royalChild: 'a royal child is wished for',
  wed: 'the ruler is to wed',
  heirs: (count: number) => `${figure(count)} ${plural(count, 'heir is', 'heirs are')} added`,
  claim: (count: number) => `${territories(count)} of blank land ${are(count)} claimed.`,
  raid: (target: string, raiders: number) =>
    `${figure(raiders)} ${plural(raiders, 'raider sets', 'raiders set')} out against ${the(target)}.`,
  ally: (partner: string) => `An alliance is proposed${between(partner)}.`,
  cancelAlliance: (partner: string) => `The end of the alliance is proposed${between(partner)}.`,
  callOff: (partner: string) => `It is proposed${between(partner)} not to fight.`,
  trade: (partner: string) => `A trade is proposed${between(partner)}.`,
  treaty: (partner: string) => `A treaty${partner === '' ? '' : ` with ${the(partner)}`} is drawn up.`,
  declare: (target: string) => `A war against ${the(target)} is written down.`,
  bought: (what: string) => `Points are spent on ${what}.`,
  purchases: {
    people: (count: number) => `${figure(count)} ${plural(count, 'person', 'people')}`,
    culture: (count: number) => `${figure(count)} culture`,
    technology: (count: number) => `${figure(count)} technology`,
    militaryTechnology: (count: number) => `${figure(count)} military technology`,
    territory: territories,
    tribeTerritory: (count: number) => `${territories(count)} of a tribe`,
    occupiedTerritory: (count: number) => `${figure(count)} occupied ${plural(count, 'territory', 'territories')}`,
    rulerCulture: (count: number) => `${figure(count)} culture of the ruler`,
    rulerTerritory: (count: number) => `${figure(count)} for land by the ruler`,
    rulerMilitary: (count: number) => `${figure(count)} military bonus of the ruler`,
  },
  goods: {
    food: (count: number) => `${figure(count)} food`,
    wood: (count: number) => `${figure(count)} wood`,
    stone: (count: number) => `${figure(count)} stone`,
    metal: (count: number) => `${figure(count)} metal`,
    wealth: (count: number) => `${figure(count)} wealth`,
    males: (count: number) => `${figure(count)} ${plural(count, 'male', 'males')}`,
    females: (count: number) => `${figure(count)} ${plural(count, 'female', 'females')}`,
    territories,
  },
  offer: (goods: string) => `Offered: ${goods}.`,
  clause: (goods: string) => `Clause: ${goods}.`,
  given: (goods: readonly string[]) => `${listed(goods)} given`,
  askedFor: (goods: readonly string[]) => `${listed(goods)} asked for`,
  payment: (payer: string, goods: string, first: number, rounds: number) =>
    `Clause: ${the(payer)} pay ${goods} each round, for ${figure(rounds)} ${plural(rounds, 'round', 'rounds')} from round ${figure(first)} on.`,
  agents: (owners: readonly string[]) => `Clause: the agents of ${listed(owners.map((owner) => the(owner)))} are called back.`,
  words: (text: string) => `Clause: “${text}”`,
}
