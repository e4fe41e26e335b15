import type { Figures } from '../../../../kernel/world/rule.ts'
import { royalName } from '../named.ts'
import { place } from './places.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure, signed } from '../../../../language/figures.ts'
import { capitalThe, isMany, the } from '../names.ts'

/** Texts of what is asked together, and of rolls that are made for several things. */
export const TOGETHER_WORDS = {
  'roll.family': ({ mothers, chance, royalChance }) =>
    `A royal child (${figure(royalChance)} or less) and ${count(mothers, 'woman who tries', 'women who try')} for one (${figure(chance)} or less each)`,
  'roll.family.hint': () =>
    'The first die is that of the royal house. Many dice can be typed as a list, or as how many came out which way.',
  'roll.afterBirths': ({ children, mothers }) =>
    `After the births: ${count(children, 'child', 'children')} born, ${count(mothers, 'birth', 'births')} failed`,
  'roll.afterBirths.hint': () =>
    'A woman dies on her failed number or less, the lowest number first; the last die is for males and females on Appendix A.',
  'die.royalChild': () => 'Royal child',
  'die.births': ({ mothers }) => count(mothers, 'woman who tries', 'women who try'),
  'die.royalSex': () => 'Royal child: a son or a daughter',
  'die.deaths': ({ mothers }) => `${count(mothers, 'failed birth', 'failed births')}: who dies`,
  'die.newcomers': ({ newcomers }) => `Males and females among ${count(newcomers, 'newcomer')}`,

  'act.fieldAndBooklet': () => 'Land, raids, diplomacy and the booklet: what is to be done?',
  'act.fieldAndBooklet.hint': ({ people, territories, blank, raids }) =>
    `You have ${count(people, 'person', 'people')} and ${count(territories, 'territory', 'territories')}; ${figure(blank)} are nobody's.${raids === undefined ? '' : ' Raid before you claim: once land is claimed, no raid is possible.'} Only you and the game master see the booklet (wars, training, missions). Once you have written in it, you can no longer claim, raid or bargain this turn.`,
  'act.bookletOpen': () => 'Your booklet: what else do you write?',
  'act.bookletOpen.hint': () => 'Only you and the game master see it. Once you write, nothing more is done openly in this turn.',

  'act.spend.buy': () => 'All on one sheet',
  'act.spend.buy.hint': () => 'Everything you buy in this phase, at once. To buy one thing after the other, choose it below.',

  'limit.points': ({ max }) => `Points, of ${figure(max)}`,
  'limit.landThisTurn': ({ max }) => `Land bought this turn, at most ${figure(max)}`,
  'limit.landPeople': ({ max }) => `Land the people are enough for: ${figure(max)} more`,
  'limit.landThere': ({ max }) => `Land there is to have: ${figure(max)}`,

  'fill.battlePlan': ({ enemy, turn }) => `Battle ${figure(turn)} of the war against ${the(enemy)}: who fights, and what for?`,
  'fill.battlePlan.hint': (figures) =>
    `${shamanHelps(figures)}New warriors are paid for at once. Royals help only where they fight, and may be killed there. Trying is free: a lead of 15 takes the land that is named, 95 or more kills the royal, 50 or more destroys a monument or settlement on land that is taken.`,
  'roll.battleGoals': ({ faction, enemy }) => `Goals of the battle of ${the(faction)} against ${the(enemy)}: all dice`,
  'roll.battleGoals.hint': () => 'They count in this order. A die whose goal has come to nothing by an earlier one is not looked at.',
  'die.side': ({ faction, bonus }) => `${capitalThe(faction)}, bonus ${signedOrNought(bonus)}`,
  'die.land': ({ faction, by, bonus, lead, ...place }) =>
    faction === by
      ? `${capitalThe(faction)} ${isMany(faction) ? 'go' : 'goes'} for ${prize(place)}: ${signedOrNought(bonus)}, a lead of ${figure(lead)} takes it`
      : `${capitalThe(faction)} ${isMany(faction) ? 'hold' : 'holds'} it: ${signedOrNought(bonus)}`,
  'die.royalKill': ({ faction, enemy, need }) =>
    `${capitalThe(faction)} against a royal of ${the(enemy)}: killed on ${figure(need)} or more`,
  'die.destruction': ({ faction, need, what, ...home }) =>
    `${capitalThe(faction)} against ${what === 'monument' ? 'the monument at ' : ''}${place(home)}: destroyed on ${figure(need)} or more`,
  'line.royalAbsent': ({ enemy, role, about }) =>
    `The royal of ${the(enemy)} who was to be killed (${royalName({ about }) ?? ROLES[String(role)] ?? 'royal'}) does not fight.`,

  'roll.uncoverAll': ({ owner }) => `What ${the(owner)} may have written: everybody else rolls`,
  'roll.uncoverAll.hint': () =>
    'Always rolled, whatever was written; nothing is decided. A roll under 25 finds a spy; for an assassin the number depends on the way of killing.',
  'die.watch': ({ seat, kind }) => `${capitalThe(seat)}: ${kind === 'spy' ? 'spies' : 'assassins'}`,
  'line.watchedInVain': ({ owner, spies, assassins }) =>
    `What ${the(owner)} may have written: you roll ${figure(spies)} for spies${assassins === '' ? '' : ` and ${figure(assassins)} for assassins`}, and find nothing.`,
  'line.watched': ({ owner, spies, assassins }) =>
    `What ${the(owner)} may have written: you roll ${figure(spies)} for spies${assassins === '' ? '' : ` and ${figure(assassins)} for assassins`}.`,
} satisfies Wordings

const ROLES: Readonly<Record<string, string>> = { ruler: 'the ruler', spouse: 'the spouse', child: 'a child', heir: 'a named heir' }

function signedOrNought(amount: Figures[string] | undefined): string {
  return Number(amount) === 0 ? '0' : signed(amount)
}

function prize({ type, ...home }: Figures): string {
  if (type === 'occupied') return 'occupied land'
  return type === 'land' ? 'open land' : `${place({ type: type ?? '', ...home })} with its land`
}

/** Told where the map says it. */
function shamanHelps({ base, type, number }: Figures): string {
  if (base === undefined) return ''
  if (base === '') return 'No shaman of yours lives near the battle. '
  return `The battle is nearest to ${place({ about: base, type, number })}, whose shaman helps you. `
}
