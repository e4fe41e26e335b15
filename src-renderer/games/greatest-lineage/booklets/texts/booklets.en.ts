import { capitalThe, the } from '../../../../../src-shared/games/greatest-lineage/words/names.ts'
import { count, figure } from '../../../../../src-shared/language/figures.ts'
import { seatName } from '../../../../wording/names.ts'

const turns = (many: number): string => count(many, 'turn')

/** "Spy", "Assassin, poison"; several with their number. */
function agents(kind: 'spy' | 'assassin', method: string | null, many: number): string {
  const one = kind === 'spy' ? 'Spy' : 'Assassin'
  const who = many === 1 ? one : count(many, one.toLowerCase(), kind === 'spy' ? 'spies' : 'assassins')
  return method === null ? who : `${who}, ${method}`
}

export const EN = {
  titles: { all: 'Booklets', own: 'Booklet' },
  lead: (isAll: boolean) =>
    `${isAll ? 'What each civilisation writes in secret' : 'What you write in secret'}: wars, spies and assassins. What has come to light keeps the moment at which it did.`,
  stillBlank: (seat: string) => `Still blank: its first page is turned when the ${seatName(seat)} begin their first turn.`,
  print: 'Print',
  printBlank: 'Print a blank one',
  commands: {
    back: 'Booklets: turn back',
    on: 'Booklets: turn on',
    print: 'Booklets: print this one',
    printBlank: 'Booklets: print a blank one',
  },
  writing: {
    ofSeat: (seat: string) => `The booklet of the ${seatName(seat)} is open: entries are written on the desk.`,
    yours: 'Your booklet is open: it is asked of you now what you write.',
    onDesk: 'Write on the desk',
    write: 'Write',
  },
  nobody: 'No civilisation is played from this seat, so there is no booklet to open.',
  blank: {
    title: 'Still blank',
    text: (seat: string) =>
      `The first page is turned when the ${seatName(seat)} begin their first turn. In phase 5 a player may write down a war, train spies and assassins, and send out those who are ready; nobody sees it but the player and the game master.`,
    toDesk: 'To the desk',
    asked: 'What is asked now',
  },
  covers: 'Whose booklet',
  notBegun: 'Not begun',
  cover: {
    agents: (many: number) => count(many, 'agent'),
    sent: (many: number) => `${figure(many)} on ${many === 1 ? 'a mission' : 'missions'}`,
    wars: (many: number) => `${count(many, 'war')} written`,
    nothing: 'It is empty',
  },
  strip: {
    label: (seat: string) => `Turns of the ${seatName(seat)}`,
    back: 'Turn back',
    on: 'Turn on',
    page: (round: number, isWritten: boolean) => `Round ${round}${isWritten ? ', with entries' : ''}`,
  },
  moment: {
    beforeFirst: 'Before the first round',
    round: (round: number) => `Round ${figure(round)}`,
    turnOf: (round: number, seat: string) => `Round ${figure(round)}, turn of ${the(seat)}`,
    nonPlayers: (round: number) => `Round ${figure(round)}, turn of the non-players`,
  },
  due: (round: number, during: string | null) => `Round ${figure(round)}${during === null ? '' : `, ${seatName(during)}’ phase 5`}`,
  known: {
    all: (round: number) => `Known to everybody since round ${figure(round)}`,
    seat: (seat: string, round: number) => `Known to ${the(seat)} since round ${figure(round)}`,
  },
  agents,
  /** An agent, or several, as a sentence begins with them. */
  someAgents: (kind: 'spy' | 'assassin', method: string | null, many: number) => {
    const who = many === 1 ? (kind === 'spy' ? 'A spy' : 'An assassin') : agents(kind, null, many)
    return method === null ? who : `${who} (${method})`
  },
  dues: {
    war: (target: string) => `The war against ${the(target)} may open.`,
    training: (who: string, _many: number) => `${who} may leave training.`,
    mission: (aim: string, chance: number) => `${aim}: on ${figure(chance)} or less.`,
    plans: (target: string) => `What is known of the plans of ${the(target)} is out of date.`,
  },
  entry: {
    lost: (agent: string, rule: string) => `${agent} lost: ${rule}.`,
    faded: 'It came to nothing.',
    goesOn: (aim: string) => `Goes on: ${aim}.`,
    granted: (agent: string) => `${agent} at once ready, by a correction of the game master.`,
    chance: 'Chance',
    chanceByThen: 'Chance by then',
    who: 'Who',
    tried: 'Tried',
    triedIn: (round: number, target: string) => `round ${figure(round)}, ${seatName(target)}’ phase 5`,
    foundOut: 'Found out',
    under: (need: number) => `under ${figure(need)}`,
    fates: 'What became of it',
    times: (many: number) => ` × ${figure(many)}`,
    by: (rule: string) => `by ${rule}`,
  },
  spread: {
    label: (seat: string, round: number) => `${seatName(seat)}, round ${round}`,
    round: (round: number) => `Round ${figure(round)}`,
    written: 'Written in this turn',
    nothingYet: 'Nothing has been written in this turn.',
    nothing: 'Nothing was written in this turn.',
    back: (round: number) => `Back to round ${figure(round)}, the last with an entry`,
    teach: 'The booklet is asked for at the end of phase 5. There can be:',
    war: 'A war, with the name of its target',
    spies: (culture: number) => `Spies, from ${culture} culture on`,
    assassins: (culture: number) => `Assassins, from ${culture} culture on`,
    missions: 'Missions for those who have left training',
    came: 'Results of earlier entries',
    found: 'Found out about others',
    watched: 'Watched: ',
    nothingElse: 'Nothing else concerned this booklet.',
    now: 'As it is now',
    then: 'As it was when the turn ended',
  },
  standing: {
    nothingNow: 'The booklet is empty: no war written, nobody in training, nobody sent.',
    nothingThen: 'The booklet was empty: no war written, nobody in training, nobody sent.',
    due: 'Due next',
    training: 'In training',
    then: 'then',
    began: (readyFrom: number | null) =>
      `began this turn, ${readyFrom === null ? 'may be released' : `ready from round ${figure(readyFrom)}`}`,
    trained: (many: number, readyFrom: number | null) =>
      `${turns(many)} trained, ${readyFrom === null ? 'may be released' : `ready from round ${figure(readyFrom)}`}`,
    inTraining: (who: string, started: number) => `${who}, in training since round ${started}`,
    ready: 'Ready',
    readyOf: (who: string) => `${who}, ready`,
    sent: 'Sent out',
    mission: (who: string, entered: number, renewed: number) =>
      `${who}, entered in round ${figure(entered)}${renewed > entered ? `, renewed in round ${figure(renewed)}` : ''};`,
    tried: (target: string, round: number) => `${seatName(target)}’ phase 5 of round ${figure(round)}.`,
    spyFound: (target: string, under: number) => `${capitalThe(target)} find it out with a die under ${figure(under)}.`,
    assassinFound: (target: string, under: number) =>
      `${capitalThe(target)} find it out with a die under ${figure(under)}; so may others learn of it.`,
    wars: 'Wars written down',
    against: (target: string) => `Against ${the(target)}`,
    writtenIn: (round: number) => `written in round ${figure(round)}`,
    opensFrom: (round: number) => `from round ${figure(round)}`,
    mayOpen: 'may open',
    openWars: 'Wars begun from it',
    openSince: (entered: number, opened: number) => `written in round ${figure(entered)}, open since round ${figure(opened)}`,
    turns,
    plans: 'Plans learnt',
    plansOf: (target: string) => `Of ${the(target)}`,
    plansUntil: (since: number, until: number, _target: string) =>
      `since round ${figure(since)}, until their phase 5 of round ${figure(until)}`,
    ledger: { spies: 'On the ledger: spies', assassins: ', assassins' },
  },
  chance: {
    label: (of: string, chance: number) => `Chance of ${of}: ${figure(chance)} percent. Why?`,
    of: (of: string) => `Chance of ${of}`,
    title: (chance: number) => `${figure(chance)} or less on a die of 100`,
    sum: 'Chance',
    close: 'Close',
    training: (many: number) => `${turns(many)} of training`,
    more: (many: number, each: number) => `${turns(many)} more, ${each} each`,
    poison: 'Poison',
    melee: 'Melee',
    most: (most: number) => `${figure(most)} is the most`,
    mostTrained: (most: number) => `${figure(most)} is the most training alone can give`,
    asLeft: 'As it left training',
    aided: 'Helped by another player: a flat figure',
    ruler: (most: number) => `The ruler's military figure, as far as ${figure(most)}`,
  },
}
