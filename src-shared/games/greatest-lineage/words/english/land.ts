import type { Figure } from '../../../../kernel/world/rule.ts'
import { capitalThe, the } from '../names.ts'
import { listed } from '../../../../language/numbers.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Texts of phase 5, and of land that is gained or lost in any phase. */
export const LAND_WORDS = {
  'act.conflict': () => 'War and land: what is to be done?',
  'act.conflict.hint': ({ people, territories, blank, raids }) =>
    `${count(people, 'person', 'people')} (warriors left out) on ${count(territories, 'territory', 'territories')}; ${figure(blank)} on the board are blank.${raids === undefined ? '' : ' Raid before you claim: once land is claimed, no raid is possible in this turn.'}`,
  'act.conflict.claim': ({ max }) => `Claim blank land at no cost (up to ${figure(max)})`,
  'act.conflict.claim.hint': () => 'There must be 20 people, warriors left out, for every territory held afterwards.',
  'act.conflict.done': () => 'Nothing else this turn',
  'field.landCount': ({ max }) => `Territories (up to ${figure(max)})`,
  'field.landOfTribe': () => 'Of which tribe',
  'option.tribeLand': ({ tribe, territories }) => `${capitalThe(tribe)}, ${count(territories, 'territory', 'territories')}`,
  'field.landName': () => 'Name on the board, if it is to have one (commas between several)',

  'choose.lostLand': ({ left }) =>
    left === 1 ? 'A territory is lost: which one?' : `${figure(left)} territories are lost: which one goes first?`,
  'choose.lostLand.hint': () => 'It becomes blank; its counter is taken off the board.',
  'choose.wonLand': ({ owner, left }) =>
    left === 1
      ? `A territory of ${the(owner)} comes to you: which one?`
      : `${figure(left)} territories of ${the(owner)} come to you: which one goes first?`,
  'choose.wonLand.hint': () => 'The counters on the board change hands.',
  'option.namedLand': ({ name }) => figure(name),
  'option.unnamedLand': ({ territories }) =>
    `A territory without a name (there ${territories === 1 ? 'is' : 'are'} ${figure(territories)})`,

  'field.lands': ({ most }) => `Territories on the map (${figure(most)})`,
  'option.place': ({ name }) => figure(name),
  'fill.land.gain': ({ territories }) =>
    territories === 1 ? 'Which territory is gained?' : `Which ${figure(territories)} territories are gained?`,
  'fill.land.gain.hint': () => 'The map shows what lies near enough.',
  'fill.land.lose': ({ territories }) =>
    territories === 1 ? 'Which territory is given up?' : `Which ${figure(territories)} territories are given up?`,
  'fill.land.lose.hint': () => 'It is nobody’s land then, or goes to whom it was promised.',
  'fill.land.take': ({ owner, territories }) =>
    territories === 1
      ? `Which territory of ${the(owner)} comes over?`
      : `Which ${figure(territories)} territories of ${the(owner)} come over?`,
  'fill.land.take.hint': () => 'The player who gains the land points it out.',
  'fill.land.spread': ({ owner, territories }) =>
    `${capitalThe(owner)} spread over ${count(territories, 'territory', 'territories')}: which?`,
  'fill.land.spread.hint': () => 'Land that borders theirs, or other land that is pointed out.',
  'fill.land.recede': ({ owner, territories }) => `${capitalThe(owner)} give up ${count(territories, 'territory', 'territories')}: which?`,
  'fill.land.recede.hint': () => 'It becomes blank.',
  'fill.seats': ({ settlements }) =>
    settlements === 1 ? 'Where is the settlement fixed for good?' : 'Where are the settlements fixed for good?',
  'fill.seats.hint': () => 'From the fourth age on settlements no longer move. A player who takes the territory takes the settlement.',
  'field.seats': ({ settlements }) => `Their territories (${figure(settlements)})`,

  'line.mapLaid': ({ territories }) => `The campaign has a map now, with ${count(territories, 'territory', 'territories')}.`,
  'line.mapPainted': ({ holders, names, ground, rivers = 0, seats }) =>
    `The map is changed: ${painted(holders, names, ground, rivers, seats)}.`,
  'line.land.gained': ({ territories, names, balance }) =>
    `${count(territories, 'territory', 'territories')} gained${called(names)}: ${figure(balance)} held now.`,
  'line.land.lost': ({ territories, names, balance }) =>
    `${count(territories, 'territory', 'territories')} lost${called(names)}: ${figure(balance)} held now.`,

  'figure.territories': () => 'Territories',
  'figure.blank': () => 'Blank on the board',
  'figure.left': () => 'Still to go',
} satisfies Wordings

function called(names: Figure): string {
  return names === '' || names === undefined ? '' : ` (${figure(names)})`
}

function painted(holders: Figure, names: Figure, ground: Figure, rivers: Figure, seats: Figure): string {
  const some = (of: Figure, one: string, many: string): string[] => (Number(of) > 0 ? [count(of, one, many)] : [])
  return listed([
    ...some(holders, 'territory changes hands', 'territories change hands'),
    ...some(names, 'name', 'names'),
    ...some(ground, 'ground', 'grounds'),
    ...some(rivers, 'course of a river', 'courses of rivers'),
    ...some(seats, 'seat of a settlement', 'seats of settlements'),
  ])
}
