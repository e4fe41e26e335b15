import type { Figure, Figures } from '../../../../kernel/world/rule.ts'
import { royalName, withName } from '../named.ts'
import { kin, kinAmong } from './persons.ts'
import { place } from './places.ts'
import { capitalThe, the } from '../names.ts'
import { capital } from '../../../../language/grammar.ts'
import type { Wordings } from '../../../../language/wordings.ts'
import { count, figure } from '../../../../language/figures.ts'

/** Texts of spies and assassins. */
export const ESPIONAGE_WORDS = {
  ...training(),
  ...missions(),
  ...uncovering(),
  ...attempts(),

  'figure.spies': () => 'Dice for spies',
  'figure.assassins': () => 'Dice for assassins',
} satisfies Wordings

function training() {
  return {
    'act.booklet': () => 'Your booklet: what do you write?',
    'act.booklet.hint': () => 'Nobody but you and the game master sees it.',
    'act.booklet.done': () => 'Close the booklet',
    'act.booklet.trainSpies': ({ most }) => (most === 1 ? 'Train a spy' : `Train spies, ${figure(most)} at most`),
    'act.booklet.trainSpies.hint': ({ turns, chance }) =>
      `They are ready in ${count(turns, 'turn')} with a chance of ${figure(chance)}%, and gain 5 for every turn you keep them longer.`,
    'field.recruits.male': () => 'Males',
    'field.recruits.female': () => 'Females',
    'limit.recruitsTooMany': () => 'There are places for no more.',
    'limit.recruitsNone': () => 'Somebody must be trained.',
    'act.booklet.trainAssassin': () => 'Train an assassin',
    'act.booklet.trainAssassin.hint': ({ turns }) =>
      `Ready in ${count(turns, 'turn')}, and 5 better for every turn you keep the assassin longer. The method stays.`,
    'field.method': () => 'Method',
    'option.method.plain': (method) => `Plain (${methodOf(method)})`,
    'option.method.poison': (method) => `Poison (${methodOf(method)})`,
    'option.method.melee': (method) => `Melee (${methodOf(method)})`,
    'field.recruitSex': () => 'Who',
    'option.recruit.male': () => 'A man',
    'option.recruit.female': () => 'A woman',
    'act.booklet.releaseSpies': (batch) =>
      Number(batch['batches']) > 1
        ? 'End the training of spies'
        : `End the training of ${count(batch['agents'], 'spy', 'spies')} (${batchOf(batch)})`,
    'act.booklet.releaseSpies.hint': () => 'Who has left training can be sent out, and learns no more.',
    'act.booklet.releaseAssassin': (batch) =>
      Number(batch['batches']) > 1 ? 'End the training of an assassin' : `End the training of the assassin (${batchOf(batch)})`,
    'act.booklet.releaseAssassin.hint': () => 'Who has left training can be sent out, and learns no more.',
    'field.batch': () => 'Which of them',
    'option.batch': (batch) => `${capital(count(batch['agents'], 'agent'))} of ${count(batch['turns'], 'turn')} (${batchOf(batch)})`,
    'line.spiesTrain': ({ spies, round }) =>
      `${count(spies, 'spy begins', 'spies begin')} to train, until round ${figure(round)} at least.`,
    'line.assassinTrains': ({ method, round }) => `An assassin begins to train (${figure(method)}), until round ${figure(round)} at least.`,
    'line.agentReady': ({ kind, chance, turns }) =>
      `${oneOf(kind)} leaves training after ${count(turns, 'turn')}, with a chance of ${figure(chance)}%.`,
  } satisfies Wordings
}

function missions() {
  return {
    'act.booklet.sendSpy': ({ ready }) => `Send a spy (${figure(ready)} ready)`,
    'act.booklet.sendSpy.hint': () => "The attempt comes first thing in the target's next phase 5. What has failed costs the spy.",
    'act.booklet.sendAssassin': ({ ready }) => `Send an assassin (${figure(ready)} ready)`,
    'act.booklet.sendAssassin.hint': () => "The attempt comes in the target's next phase 5, after those of all spies.",
    'field.mission.spy': () => 'What for',
    'field.mission.assassin': () => 'Against whom',
    'field.agent': () => 'Who goes',
    'option.agent.spy': ({ chance }) => `A spy with a chance of ${figure(chance)}%`,
    'option.agent.plain': ({ chance }) => `An assassin without a special method, chance ${figure(chance)}%`,
    'option.agent.poison': ({ chance }) => `A poisoner, chance ${figure(chance)}%`,
    'option.agent.melee': ({ chance }) => `A fighter hand to hand, chance ${figure(chance)}%`,
    'option.mission.technology': ({ target }) => `Steal technology from ${the(target)}`,
    'option.mission.militaryTechnology': ({ target }) => `Steal military technology from ${the(target)}`,
    'option.mission.intelligence': ({ target }) => `Learn the military plans of ${the(target)}`,
    'option.mission.ruler': ({ target }) => `Kill the ruler of ${the(target)}`,
    'option.mission.royal': ({ target }) => `Kill a royal of ${the(target)}`,
    'option.mission.shaman': ({ target }) => `Kill a shaman of ${the(target)}`,
    'mission.aim': (mission) => capital(aim(mission)),
    'option.victim.royal': (victim) =>
      `${capitalThe(victim['target'])}: ${withName(royalName(victim), person(victim))}, since round ${figure(victim['since'])}`,
    'option.victim.shaman': (victim) => `${capitalThe(victim['target'])}: the shaman of ${place(victim)}`,
    'act.booklet.recall': (mission) =>
      mission['goal'] === undefined ? 'Call an agent back' : `Call back the agent sent to ${aim(mission)}`,
    'act.booklet.recall.hint': () => 'The agent comes home unharmed and can be sent out again.',
    'field.recall': () => 'Sent to',
    'line.missionEntered': (mission) => `${oneOf(mission['kind'])} is sent to ${aim(mission)}.`,
    'line.missionRecalled': (mission) => `The agent sent to ${aim(mission)} is called back.`,
    'line.missionVoid': (mission) => `The agent sent to ${aim(mission)} finds nobody any more, and comes home.`,
  } satisfies Wordings
}

function uncovering() {
  return {
    'roll.uncover': ({ owner, assassins }) =>
      Number(assassins) > 0 ? `Are spies or assassins sent out by ${the(owner)}?` : `Are spies sent out by ${the(owner)}?`,
    'roll.uncover.hint': ({ spies, assassins }) =>
      Number(assassins) === 0
        ? `${capital(count(spies, 'die', 'dice'))}; rolled whether or not anything was written. Under 25 finds a spy who was sent against you.`
        : `First ${count(spies, 'die', 'dice')} for spies, then ${count(assassins, 'die', 'dice')} for assassins; rolled whether or not anything was written. Under 25 finds a spy sent against you, or a plain assassin; poison under 15, melee under 40.`,
    'line.nothingFound': ({ owner }) => `No agent of ${the(owner)} comes to light.`,
    'line.spyUncovered': ({ owner, target }) => `${capitalThe(target)} uncover a spy of ${the(owner)}, who is put to death.`,
    'line.assassinUncovered': ({ owner, target }) => `${capitalThe(target)} uncover an assassin of ${the(owner)}, who is put to death.`,
    'choose.plot': (mission) => `You have learnt that an assassin of ${the(mission['owner'])} is to ${aim(mission)}. What do you do?`,
    'choose.plot.hint': () => 'Nobody else knows that you know.',
    'option.plot.ignore': () => 'Nothing',
    'option.plot.counter': ({ chance }) => `Send an assassin of your own: on ${figure(chance)} or less theirs dies, else yours`,
    'option.plot.aid': ({ chance }) => `Help: the chance becomes ${figure(chance)}%`,
    'roll.counter': ({ owner, chance }) => `Your assassin against that of ${the(owner)}: ${figure(chance)} or less`,
    'outcome.intruderDies': () => 'Theirs dies',
    'outcome.ownDies': () => 'Yours dies',
    'line.plotIgnored': ({ owner, target }) => `You know of a plot of ${the(owner)} against ${the(target)}, and leave it alone.`,
    'line.plotAided': ({ seat, owner, target, chance }) =>
      `${capitalThe(seat)} know of the plot of ${the(owner)} against ${the(target)} and help it: its chance is now ${figure(chance)}%.`,
    'line.plotCountered': ({ seat, owner, target, dead }) =>
      `${capitalThe(seat)} have sent an assassin against the plot of ${the(owner)} against ${the(target)}: the assassin of ${the(dead)} is dead.`,
    'line.assassinFoundDead': ({ owner }) => `An assassin of ${the(owner)} is found dead.`,
  } satisfies Wordings
}

function attempts() {
  return {
    'roll.mission': (mission) => `${capital(aim(mission))}: ${figure(mission['chance'])} or less`,
    'roll.mission.hint': () => 'The player who sent the agent rolls.',
    'outcome.missionSucceeds': () => 'Done',
    'outcome.missionFails': () => 'Failed',
    'roll.caught': ({ target, chance }) => `The murder has failed: ${the(target)} catch the assassin on ${figure(chance)} or less`,
    'outcome.assassinCaught': () => 'Caught and killed',
    'outcome.assassinEscapes': () => 'Gets away',
    'line.technologyStolen': ({ target, amount }) => `${figure(amount)} technology is stolen from ${the(target)}.`,
    'line.militaryTechnologyStolen': ({ target, amount }) => `${figure(amount)} military technology is stolen from ${the(target)}.`,
    'line.theftSucceeded': ({ target, amount, what }) =>
      amount === 0
        ? `Your spy finds nothing to steal from ${the(target)} and comes home.`
        : `Your spy brings home ${figure(amount)} ${what === 'technology' ? 'technology' : 'military technology'} of ${the(target)}.`,
    'line.plansLearnt': ({ target }) =>
      `Your spy learns the plans of ${the(target)}: 5 for you and 5 off for them in battles between you, until their next phase 5.`,
    'line.spyCaught': ({ owner, target }) => `A spy of ${the(owner)} is caught by ${the(target)} and put to death.`,
    'line.murderSucceeded': (mission) => `Your assassin has carried out the order to ${aim(mission)}, and is back.`,
    'line.royalMurdered': ({ role, sex, about }) => {
      const what = `${role === 'child' || role === 'heir' ? 'a' : 'the'} ${kin(role, sex)}`
      const name = royalName({ about })
      return `${name === undefined ? capital(what) : `${name}, ${what},`} is murdered.`
    },
    'line.shamanMurdered': (victim) => `The shaman of ${place(victim)} is murdered.`,
    'line.assassinCaught': ({ owner, target }) => `A murder fails: ${the(target)} catch an assassin of ${the(owner)}, who is put to death.`,
    'line.assassinEscaped': ({ target }) => `Your assassin has failed, but gets away from ${the(target)} unharmed.`,
  } satisfies Wordings
}

function methodOf({ chance, uncovered, caught }: Figures): string {
  return `chance ${figure(chance)}%, uncovered under ${figure(uncovered)}, caught on ${figure(caught)} after a failure`
}

function batchOf({ chances, later }: Figures): string {
  return chances === later ? `chance ${figure(chances)}%, the most there is` : `chance ${figure(chances)}% now, ${figure(later)}% next turn`
}

function oneOf(kind: Figure): string {
  return kind === 'assassin' ? 'An assassin' : 'A spy'
}

/** "kill the ruler of the humans", "steal technology from the elves". */
function aim(mission: Figures): string {
  const { target, goal } = mission
  switch (goal) {
    case 'technology':
      return `steal technology from ${the(target)}`
    case 'militaryTechnology':
      return `steal military technology from ${the(target)}`
    case 'ruler':
    case 'royal':
      return mission['role'] === undefined
        ? `kill a royal of ${the(target)}`
        : `kill ${withName(royalName(mission), person(mission))} of ${the(target)}`
    case 'shaman':
      return mission['type'] === undefined ? `kill a shaman of ${the(target)}` : `kill the shaman of ${place(mission)} of ${the(target)}`
    default:
      return `learn the plans of ${the(target)}`
  }
}

/** "the ruler", "the son", "the second son". */
function person(victim: Figures): string {
  return `the ${kinAmong(victim)}`
}
