import { englishOf, type Message, type MessageFigures } from './message.ts'
import type { RuleId } from './world/rule.ts'

/**
 * Why something was refused: the field it concerns, the rule behind it and a sentence with the value given and the way out.
 * `wording` and `figures` let another language say the same.
 */
export interface Problem {
  readonly field: string
  readonly wording: string
  readonly figures: MessageFigures
  readonly message: string
  readonly rule?: RuleId
  /** Of a correction: which of its changes is at fault, from 0. Absent: none of them alone. */
  readonly change?: number
}

/** A refusal is a value; only a bug throws. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] }

/** What refusals say in English, by wording. */
export const PROBLEMS = {
  'problem.missing': '{field} is missing: {wanted}.',
  'problem.type': '{field} is {value}, but {wanted} is wanted.',
  'problem.range': '{field} is {value}: give a whole number from {min} to {max}.',
  'problem.option': '{field} is {value}, which is not on offer: choose one of {options}.',
  'problem.optionId': '{field} is {value}, but the id of an option is wanted, in quotation marks: choose one of {options}.',
  'problem.unwritten': '{field} is nothing these rules write.',
  'problem.noFigure': '{field} is no figure of this game.',
  'problem.unchosen': '{field} is not chosen yet: choose one of {options}.',
  'problem.unknownField': '{field} is not asked for here: leave it out, or use one of {options}.',
  'problem.limit': 'Together {fields} come to {value}, but {max} is the most: lower one of them.',
  'problem.length': '{field} has {value} {value|character|characters}: {max} is the most.',
  'problem.short': '{field} has {value} {value|character|characters}: {min} is the least.',
  'problem.rows': '{field} has {value} rows: give {min} to {max}.',
  'problem.picks': '{field} names {value}: choose {min} to {max}.',
  'problem.repeated': '{field} is {value}, which is named before: name each once.',
  'problem.order': '{field} leaves out {missing}: name all, each once.',
  'problem.barred': '{field} is {value}, which is not allowed here ({reason}): choose another.',
  'problem.die': 'Die {place} reads {value}: type 1 to {faces} ({top} may be typed as 0 or {zeros}).',
  'problem.face': 'Die {place} reads {value}: type 1 to {faces}, for a die of {faces} faces.',
  'problem.diceCount': 'Dice given: {value}. The roll takes {count}: type exactly that many.',
  'problem.noDice': 'No dice are given. The roll takes {count}: type what they show, or let the app roll.',
  'problem.cardCount': 'Cards given: {value}. The draw takes {count}: name exactly that many.',
  'problem.noCopy': '{field} is {value}, of which the pile holds no more: name another.',
  'problem.diceText': 'Die {place} reads {value}, which is no number: type dice as 34 77 5.',
  'problem.together': '{field} cannot be given together with {other}: leave one of them out.',
  'problem.counts': 'The counts add up to {value}: they must make {count}.',
  'problem.noCounts': 'This roll cannot be typed as counts: type its dice ({count}), or let the app roll.',
  'problem.nothingPending': 'Nothing is asked at the moment: the campaign is over.',
  'problem.stale': 'The answer is for a question that is not asked any more: look at what is asked now, and answer that.',
  'problem.account': '{value} is no account of {owner}: use one of {options}.',
  'problem.owner': '{value} holds no accounts in this campaign: use one of {options}.',
  'problem.share': 'What a seat adds to the dice is 64 digits from 0 to f, not {value}: let the device make it.',
  'problem.noShares': 'Nobody has added anything to the dice: somebody has to, or leave them as they are.',
  'problem.commitment': 'What a device promises to add to the dice is a hash of 43 letters and digits, not {value}: reload the page.',
  'problem.unasked': 'Nothing was promised to the dice from here, or it is not asked for yet: promise it first.',
  'problem.otherShare': 'That is not what was promised to the dice: its hash is different. Promise again.',
  'problem.promisedElsewhere':
    'Another device of your seat has promised to add to the dice, or this page did before it was reloaded: add from here instead of it, or leave it to that one.',
  'problem.takenUp': 'What was promised to the dice is being taken up: nothing can be promised or changed now.',
  'problem.thrownBefore':
    'Players can add to the dice once, before the first roll; here something was rolled, drawn or added already. The dice stay as they are.',
  'problem.reason': 'A correction needs a reason: say in a few words why the figure is changed.',
  'problem.same': '{account} of {owner} is {value} already: nothing to correct.',
  'problem.derived': '{account} of {owner} is {value} by the rules: correct the figures and records it is counted from.',
  'problem.collection': '{value} is no collection whose records can be set by hand: use one of {options}.',
  'problem.noRecord': '{collection} has no record {value}: look at what it is called now.',
  'problem.sameRecord': 'Record {value} of {collection} is like that already: nothing to correct.',
  'problem.keptRecord': '{value} cannot be taken out: the game cannot be played without it. Change it instead.',
  'problem.namedRecord': '{value} is named by {others}: take these out with it, or change them first.',
  'problem.leftBehind': '{value} is named by {others} of its owner: give these to the same owner, or change them first.',
  'problem.oneOnly': '{field} is {value}, which {others} is already: change that one first.',
  'problem.needless': '{field} is {value}, but with {other} there is none: leave it empty.',
  'problem.unmovable': 'Play cannot be moved by hand here: take back entries instead, or go on to the first turn.',
  'problem.cursor': 'Play cannot go on there: {text}',
  'problem.notPlayedOut':
    'The rules cannot play on from here ({reason}): a figure or the place of play is beyond what they know. Correct it, and try again.',
  'problem.breaksRules': 'The rules cannot play on with that ({reason}): nothing was changed. Set something else.',
  'problem.tooManyDice':
    '{count} dice are more than the app throws at once ({max}): correct the figure they come from, or type how often each came up.',
  'problem.thrown': 'The dice of this roll were thrown and stay: it cannot be answered again.',
  'problem.noDecrees': 'This game knows no decrees: correct figures or records instead.',
  'problem.decreeReason': 'A decree needs a reason: say in a few words why.',
  'problem.rulingReason': 'A change of house rules needs a reason: say in a few words why the table decided so.',
  'problem.decided': '{field} is {value} already: leave it out, or give it another value.',
  'problem.settled':
    '{field} was settled when the campaign began and cannot change any more: correct the figures it set, or begin a new campaign with it.',
  'problem.seq':
    'Entry {value} cannot be taken back: give the number of a standing answer, correction or ruling after the set-up (the last is {last}).',
  'problem.text': 'The text is empty: write something, or leave it.',
  'problem.unseen': '{field} holds no sign that anybody can see: write letters or digits, or leave it empty.',
  'problem.standIn': 'Nobody called {value} can stand in: name one of the bots of the game, or orders.',
  'problem.namesEnough': 'Names were given {value} times one after the other: wait until somebody has played on, or ask the game master.',
  'problem.notNamable': 'There is nothing {value} here that can be given a name: look whether it is still in the game.',
  'problem.longName': 'The name {value} is too long: at most {max} {max|character|characters} fit.',
  'problem.nameLines': 'A name is one line of letters: write it without line ends and other marks that cannot be seen.',
  'problem.readOnly': 'This campaign is open for reading only: {reason}',
  'problem.notSaved': 'This was not taken, for it could not be saved. {reason}',
  'problem.notAsked': 'At present this will not be asked: it is kept, and given if it is asked after all.',
  'problem.notForeseen': 'Phase {phase} cannot be tried out as things stand: this is kept, and given when its question comes.',
  'problem.disagreement': 'Nothing can be answered here: the rules disagree with entry {entry}. Start the phase again.',
  'problem.tooLarge': 'The file is larger than {most} MB, which none of this program is: choose another.',
  'problem.notJson': 'The file cannot be read as JSON: choose the file as it was written, or have it written again.',
  'problem.format': 'The file is {value}, but {wanted} is wanted: choose another file.',
  'problem.version': 'The file was written by a newer version of this program (format {value}): bring this one up to date.',
  'problem.pattern': '{field} is {value}, but {wanted} is wanted: have the file written again.',
  'problem.twiceInList': '{field} names {value} twice: name it once.',
  'problem.twice': '{field} is {value}, as an earlier one is already: have the file written again.',
  'problem.tooMany': '{field} has {value} entries: {max} is the most.',
  'problem.notSealed': 'The file is not sealed with age, or its first line is missing: choose the file as it was sent.',
  'problem.sealDamaged': 'The seal of this file is damaged: have the file sent again, as an attachment.',
  'problem.sealCostly': 'Opening this seal would take more memory and time than any file of this program asks for: have it sealed again.',
  'problem.sealedToKey': 'The file is sealed to a key, not with a passphrase: only who holds that key can open it.',
  'problem.sealedByPassphrase': 'The file is sealed with a passphrase: give the passphrase.',
  'problem.sealedToOther': 'The file is sealed to somebody else: have it sealed for this campaign, with its latest pack.',
  'problem.passphrase': 'This is not the passphrase the file was sealed with: mind capitals and spaces.',
  'problem.seat': '{value} is no player of this campaign: choose one of {options}.',
  'problem.tableShut': 'The table cannot be written to at the moment: ask the game master to open it again.',
  'problem.dismissed': 'This device is at the table no more: ask the game master for a new invitation.',
  'problem.notYours': 'This is not asked of you any more: look at what is asked now.',
  'problem.onlooker': 'This screen only looks on: answer at the desk, or on the device of a player.',
  'problem.pinShape': 'A PIN has 4 to 12 digits: give one like that, or none at all to take it away.',
  'problem.pinWrong': 'This is not the PIN: look at the digits and try again.',
  'problem.pinRest': 'Too many wrong PINs were given: wait {seconds} s, then try again.',
  'problem.noDoor':
    'Players cannot join from here: start the workbench as a desktop program, or as a table server by npm start, and open the campaign there.',
  'problem.openRecord':
    'This campaign was begun by an earlier version, whose record does not say who may see what: only the game master may see it. Play it on at this screen, or begin a new campaign for devices, packs and handing over.',
  'problem.doorClosed': 'The door for players is closed: open it first, then invite.',
  'problem.doorStuck': 'The door for players could not be opened: {reason}',
  'problem.phase': '{field} is for phase {value}, for which nothing can be prepared: choose one of {options}.',
  'problem.sameLine': '{field} is {value}, as another line is already: give every line an id of its own.',
  'problem.phaseBegun': 'Phase {phase} has begun, and its orders stand as they are: change those of later phases only.',
  'problem.noTurnAhead': 'There is no turn ahead any more for {seat}, so nothing can be prepared.',
  'problem.notReady': 'The orders of {seat} are not ready: wait for the player to say so, or answer here.',
  'problem.notPrepared': 'Nothing more is prepared for what is asked now: answer it here.',
  'problem.otherCampaign': 'The orders are for another campaign: open that one, or choose another file.',
  'problem.otherSeat': 'The orders are for {value}, who does not play here: choose another file.',
  'problem.noPack':
    'No pack was ever made here for {seat}, whose orders these are: give the player a pack, and have the orders written from it.',
  'problem.altered':
    'The file was altered since {seat} wrote it, or was written by somebody else: have it written again from the latest pack.',
  'problem.oldKey':
    'The orders were written from a pack of {seat} whose key was replaced since: give the player a fresh pack, and have them written again.',
  'problem.roundOver': 'The orders are for round {value}, but round {round} is next for {seat}: have them written again from a fresh pack.',
  'problem.roundAhead': 'The orders are for round {value}, which has not come: round {round} is next for {seat}. Keep the file until then.',
  'problem.phasesBegun': 'Phase {phase} of {seat} has begun, and all these orders are for phases before it: nothing of them can be taken.',
  'problem.takenBefore': 'This very file was taken before: change the orders on the table, or have a fresh file written.',
  'problem.acceptedLine': '{value} is no line of this file that could be taken: read the file again.',
  'problem.boardLetter': '{field} has {value}, but each ground is one letter: shorten it to one.',
  'problem.boardWraps': '{field} is {value}, but a board that goes on at its other side needs an even number: add or drop one.',
  'problem.boardRows': '{field} has {value} rows, but the layout has {count}: write a row for each.',
  'problem.boardRow': '{field} has {value} letters, but the layout has {count} columns: write a letter for each.',
  'problem.boardGround': '{field} has {value} in column {place}, which nothing explains: use one of {options}.',
  'problem.boardSpaces': '{field} makes {value} spaces: 1 to {max} are possible.',
  'problem.boardCode': '{field} names {value}, which is no space of the board: name one that is, or leave it out.',
  'problem.boardCrossing': '{field} leads from {value} to itself: name two spaces.',
  'problem.boardItself': '{field} is {value}, which borders on itself there: take it out.',
  'problem.boardOneSided': '{field} is {value}, which does not border on {other} in turn: add it there, or take it out here.',
  'problem.boardId': '{field} is {value}: an id begins with a letter, goes on with letters, digits and underscores, and has {max} at most.',
  'problem.boardTwice': '{field} is {value}, as an earlier one is already: give each an id of its own.',
  'problem.boardName': '{field} is {value}: a name is one line of 1 to {max} letters.',
} as const

export type ProblemWording = keyof typeof PROBLEMS

export function problem(field: string, wording: ProblemWording, figures: MessageFigures = {}, rule?: RuleId): Problem {
  return problemOf(field, wording, PROBLEMS[wording], figures, rule)
}

/** A refusal whose English is `text`, with places for the figures (`{name}`): games have wordings of their own among their words. */
export function problemOf(field: string, wording: string, text: string, figures: MessageFigures = {}, rule?: RuleId): Problem {
  const filled: MessageFigures = { field: plainly(field), ...figures }
  const message = englishOf(text, filled)
  return { field: plainly(field), wording, figures: filled, message, ...(rule === undefined ? {} : { rule }) }
}

/** A message as the reason why something was refused. */
export function told(field: string, { key, figures, text }: Message): Problem {
  return { field, wording: key, figures, message: text }
}

/** A refusal as a message. */
export function messageOf({ wording, figures, message }: Problem): Message {
  return { key: wording, figures, text: message }
}

export function refuse(...problems: readonly Problem[]): { readonly ok: false; readonly problems: readonly Problem[] } {
  return { ok: false, problems }
}

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** Minus zero passes as well, and is made zero by adding to it: it would not survive the journal. */
export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
}

/** A number has a sentence of its own: ids of options may look like one, and the same number in quotation marks is on offer. */
export function notOffered(field: string, value: unknown, options: readonly { readonly id: string }[]): Problem {
  const ids = options.map(({ id }) => id)
  if (typeof value === 'number') return problem(field, 'problem.optionId', { value, options: ids.map((id) => `"${id}"`).join(', ') })
  return problem(field, 'problem.option', { value: shown(value), options: ids.join(', ') })
}

export function wrongType(field: string, value: unknown, wanted: string | Message): Problem {
  if (value === undefined) return problem(field, 'problem.missing', { wanted })
  return problem(field, 'problem.type', { value: shown(value), wanted })
}

/** An object from outside; neither null nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A problem for each field of an object that is none of the options. @param field name of the object; empty: none */
export function unknownFields(raw: Readonly<Record<string, unknown>>, options: readonly string[], field: string): Problem[] {
  return Object.keys(raw)
    .filter((key) => !options.includes(key))
    .map((key) => problem(field === '' ? key : `${field}.${key}`, 'problem.unknownField', { options: options.join(', ') }))
}

/** Messages of one game by key, in English; its other languages have the same keys among its words. */
export interface OwnMessages<Key extends string> {
  /** A noun or a sentence. */
  readonly ownMessage: (key: Key, figures?: MessageFigures) => Message
  /** A refusal. */
  readonly ownProblem: (field: string, key: Key, figures?: MessageFigures, rule?: RuleId) => Problem
}

export function ownMessagesOf<Key extends string>(messages: Readonly<Record<Key, string>>): OwnMessages<Key> {
  return {
    ownMessage: (key, figures = {}) => ({ key, figures, text: englishOf(messages[key], figures) }),
    ownProblem: (field, key, figures = {}, rule) => problemOf(field, key, messages[key], figures, rule),
  }
}

/** A value from outside as a sentence can hold it. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : ((JSON.stringify(value) as string | undefined) ?? 'nothing')
  return plainly(text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}...` : text)
}

const LONGEST_SHOWN = 60

/** Without what would break the line, or have the rest of it read the other way round; no longer than a sentence bears. */
function plainly(text: string): string {
  return text.slice(0, LONGEST_FIELD).replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\ufffd')
}

const LONGEST_FIELD = 200
