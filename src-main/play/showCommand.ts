import { worldOf } from '../../src-shared/kernel/journal/foldHistory.ts'
import { ledgerOf, momentsOf, type LedgerRow, type Moment, type SeenEntry } from '../../src-shared/kernel/journal/history.ts'
import { CORRECTION_RULE, DECREE_RULE, RULING_RULE, type Change } from '../../src-shared/kernel/journal/journal.ts'
import { writePlace } from '../../src-shared/kernel/engine/requestId.ts'
import type { Request } from '../../src-shared/kernel/engine/request.ts'
import { GAME_MASTER, maySee, type OwnerId, type SeatId } from '../../src-shared/kernel/world/rule.ts'
import { worldAsJson, type World } from '../../src-shared/kernel/world/world.ts'
import type { Game } from '../../src-shared/games/api/game.ts'
import { book, say, toldOf } from '../../src-shared/games/text/playing.ts'
import { isAboutHouseRules } from '../../src-shared/games/rulebook/rulebook.ts'
import { placeOf } from '../../src-shared/table/library/stored.ts'
import { seenBy } from '../../src-shared/table/session/view.ts'
import { readCampaign } from './campaignFile.ts'
import { UsageError, type CommandLine, type Usage } from './commandLine.ts'
import { ledgerText } from './ledgerText.ts'
import { nearMatches } from './nearMatches.ts'
import { EXIT, print, printJson, table } from './output.ts'
import { pendingText } from './pendingText.ts'
import { namesOf } from '../../src-shared/kernel/journal/naming.ts'

export const SHOW_USAGE: Usage = {
  words: ['file.lineage'],
  options: {
    pending: 'flag',
    accounts: 'maybe',
    postings: 'maybe',
    world: 'flag',
    ledger: 'flag',
    chronicle: 'flag',
    score: 'flag',
    rule: 'value',
    seat: 'value',
    json: 'flag',
    help: 'flag',
  },
}

export const SHOW_HELP = `play show <file.lineage> --pending | --accounts [seat] | --postings [seat] [--rule <id>] | --world | --chronicle | --ledger | --score
              [--seat <seat>|gm] [--json]

--pending    what is asked now: ids and bounds of what can be answered, long lists cut; with --json all of it (a list)
--accounts   balances of one seat or whoever else holds accounts, or of all; as JSON null where --seat may not know
--postings   every posting in order: seq, turn, phase, seat, account, delta, balance, rule, about; --rule: those of one rule
--world      everything the effects fold to
--chronicle  what happened, entry by entry; what was taken back is marked
--ledger     the whole book as text: what was told and booked, turn by turn, with balances
--score      the score sheet of everybody who plays on (in hundredths of a point); none where --seat may not know what it needs
--seat       as that seat sees it (default: gm)

Exit: 0 shown, 1 the file cannot be read, 2 command line not understood.`

interface Shown {
  readonly seat: SeatId
  readonly game: Game
  readonly moments: readonly Moment[]
  readonly world: World
  readonly names: ReadonlyMap<string, string>
  readonly pending: readonly Request[]
  /** Whether something is asked that the game master, who looks, may not see. */
  readonly hidesPending: boolean
  readonly json: boolean
}

/** `play show`: prints one aspect of a campaign, as text or JSON, as one seat sees it. */
export async function showCommand({ words, options }: CommandLine): Promise<number> {
  const { game, campaign, broken } = await readCampaign(words[0] ?? '')
  const seat = readSeat(playersOf(game, campaign.world), options['seat'] ?? GAME_MASTER)
  if (broken !== null) process.stderr.write(`The file is damaged in ${placeOf(broken).text}: this is what comes before that.\n`)
  const moments = momentsOf(seenBy(campaign.entries, seat))
  const pending = campaign.asked.filter((request) => request.seat === seat || (seat === GAME_MASTER && maySee(request.see, seat)))
  const shown: Shown = {
    seat,
    game,
    moments,
    world: worldOf(moments),
    names: namesOf(moments),
    pending,
    hidesPending: seat === GAME_MASTER && pending.length < campaign.asked.length,
    json: options['json'] !== undefined,
  }
  const own = seat === GAME_MASTER ? '' : seat
  const what = ['pending', 'accounts', 'postings', 'world', 'chronicle', 'ledger', 'score'].filter((name) => options[name] !== undefined)
  if (what.length !== 1)
    throw new UsageError('Say one thing to show: --pending, --accounts, --postings, --world, --chronicle, --ledger or --score.')
  if (options['rule'] !== undefined && options['postings'] === undefined)
    throw new UsageError('--rule chooses postings: give --postings with it.')
  toldOf(shown, () => {
    if (options['pending'] !== undefined) showPending(shown)
    if (options['accounts'] !== undefined) showAccounts(shown, readOwner(shown, options['accounts'] || own))
    if (options['postings'] !== undefined) showPostings(shown, readOwner(shown, options['postings'] || own), options['rule'])
    if (options['world'] !== undefined) printJson(worldAsJson(shown.world))
    if (options['chronicle'] !== undefined) showChronicle(shown)
    if (options['ledger'] !== undefined) print(ledgerText(game, moments).trimEnd())
    if (options['score'] !== undefined) showScore(shown)
  })
  return EXIT.done
}

function playersOf(game: Game, world: World): readonly SeatId[] {
  return game.owners(world).flatMap(({ id, kind }) => (kind === 'player' ? [id] : []))
}

const HIDDEN = 'A player is asked something that the game master may not see: --seat shows it to that player.'

function showPending({ pending, hidesPending, json }: Shown): void {
  if (json && hidesPending) process.stderr.write(`${HIDDEN}\n`)
  if (json) return printJson(pending)
  if (hidesPending) print(HIDDEN)
  else if (pending.length === 0) print('Nothing is asked.')
  for (const request of pending) print(pendingText(request))
}

function showAccounts({ seat, game, world, json }: Shown, owner: string | null): void {
  /** null: the seat may not know the balance. */
  const balances = (of: string): Record<string, number | null> =>
    Object.fromEntries(
      game.rules
        .accountsOf(world, of)
        .map((account) => [account, maySee(game.rules.account(world, of, account)?.see, seat) ? world.balance(of, account) : null]),
    )
  const owners = owner === null ? ownersOf(game, world).filter((of) => world.accounts(of).size > 0) : [owner]
  if (json) return printJson(owner === null ? Object.fromEntries(owners.map((of) => [of, balances(of)])) : balances(owner))
  for (const of of owners) {
    print(say(`seat.${of}`))
    print(table(Object.entries(balances(of)).map(([account, balance]) => [`  ${say(`account.${account}`)}`, balance ?? notKnown(seat)])))
  }
}

function notKnown(seat: SeatId): string {
  return `not known to ${seat}`
}

function showPostings({ moments, json }: Shown, owner: string | null, rule: string | undefined): void {
  const ledger = ledgerOf(moments)
  if (rule !== undefined) refuseStrangeRule(rule, ledger)
  const rows = ledger.filter((row) => (owner === null || row.owner === owner) && (rule === undefined || row.rule === rule))
  if (rule !== undefined && rows.length === 0)
    process.stderr.write(`Nothing was booked ${owner === null ? '' : `on ${owner} `}by ${rule} so far.\n`)
  if (json) return printJson(rows.map(asJson))
  print(
    table([
      ['seq', 'turn', 'phase', 'seat', 'account', 'delta', 'balance', 'rule'],
      ...rows.map((row) => [row.seq, row.turn, row.phase, row.owner, row.account, row.delta, row.balance, row.rule]),
    ]),
  )
}

/** Accepts rules of the book, and rules of an older book with postings here; throws UsageError for any other. */
function refuseStrangeRule(rule: string, ledger: readonly LedgerRow[]): void {
  const known = new Set<string>([
    CORRECTION_RULE,
    RULING_RULE,
    DECREE_RULE,
    ...book().rules.map(({ id }) => id),
    ...ledger.map((row) => row.rule),
  ])
  if (known.has(rule)) return
  throw new UsageError(`--rule is "${rule}", which is no rule of this game: did you mean ${nearMatches(rule, known).join(', ')}?`)
}

function asJson({ seq, turn, phase, owner, account, delta, balance, rule, posting }: LedgerRow): object {
  return { seq, turn, phase, seat: owner, account, delta, balance, rule, about: posting.about ?? null }
}

interface ShownLine {
  readonly seq: number
  readonly turn: number
  readonly seat: string
  readonly phase: number
  readonly rule: string
  /** Owner it happened to; null if there is none. */
  readonly about: string | null
  readonly text: string
  /** Whether it was retracted later. */
  readonly voided: boolean
}

/** What was done by hand comes before what followed from it. */
function showChronicle({ moments, json }: Shown): void {
  const lines = moments.flatMap((moment) => [...toldByHand(moment), ...toldByRules(moment)])
  if (json) return printJson(lines)
  for (const { turn, phase, about, text, voided } of lines)
    print(`${`${turn}.${phase}`.padEnd(6)} ${(about ?? '').padEnd(10)} ${voided ? '(taken back) ' : ''}${text}`)
}

function toldByRules({ entry, effects, voidedBy }: Moment): readonly ShownLine[] {
  return effects.flatMap(({ effect, at }) => {
    if (effect.kind !== 'line') return []
    const { rule, seat, wording, figures } = effect
    return [{ seq: entry.seq, ...at, rule, about: seat ?? null, text: say(wording, figures), voided: voidedBy !== null }]
  })
}

/** Returns the entries that the game master made by hand. */
function toldByHand({ entry, before, voidedBy }: Moment): readonly ShownLine[] {
  const text = textOf(entry)
  const rule = entry.kind === 'ruling' ? RULING_RULE : entry.kind === 'decree' ? DECREE_RULE : CORRECTION_RULE
  return text === null ? [] : [{ seq: entry.seq, ...before, rule, about: null, text, voided: voidedBy !== null }]
}

function textOf(entry: SeenEntry): string | null {
  switch (entry.kind) {
    case 'correction': {
      const changes = (entry.changes ?? []).map((change) => ` (${changeText(change)})`)
      return `Corrected: ${entry.reason ?? ''}${changes.join('')}`
    }
    case 'ruling':
      return `${isAboutHouseRules(book(), entry.decided ?? {}) ? 'House rules changed' : 'Decided again'}: ${entry.reason ?? ''}${decidedText(entry)}`
    case 'decree':
      return `Decreed: ${entry.reason ?? ''}`
    case 'retraction':
      return `Taken back from entry ${entry.from ?? ''} on${entry.reason === undefined ? '.' : `: ${entry.reason}`}`
    case 'restart':
      return `Phase started again${entry.reason === undefined ? '.' : `: ${entry.reason}`}`
    case 'reseed':
      return entry.shares === undefined
        ? 'A copy: dice follow from a seed of its own.'
        : `Added to the dice: ${Object.keys(entry.shares).join(', ')}`
    case 'note':
      return `Note: ${entry.text ?? ''}`
    case 'title':
      return `Renamed: ${entry.title ?? ''}`
    case 'standIn':
      return entry.by === ''
        ? `No stand-in for ${entry.seat ?? ''} any more.`
        : `Stand-in for ${entry.seat ?? ''} this round: ${entry.by ?? ''}`
    case 'naming':
      return `Named: ${Object.entries(entry.names ?? {})
        .map(([id, name]) => `${id} ${name === '' ? 'by no name' : name}`)
        .join(', ')}`
    case 'setup':
    case 'answer':
      return null
    default:
      return entry.kind satisfies never
  }
}

function changeText(change: Change): string {
  if ('account' in change) return `${change.account} of ${change.owner} to ${change.to}`
  if ('cursor' in change) return `play to ${writePlace(change.cursor)}`
  return `${change.collection} ${change.id} ${change.to === null ? 'taken out' : `to ${JSON.stringify(change.to)}`}`
}

/** Returns " (birth_death = none)". */
function decidedText({ decided = {} }: SeenEntry): string {
  return Object.entries(decided)
    .map(([name, value]) => ` (${name} = ${String(value)})`)
    .join('')
}

/** Most lines of a score are secrets of its owner. So a seat sees no score of others, rather than an incomplete one. */
function showScore({ seat, game, world, json }: Shown): void {
  const { rules } = game
  const isKnown = (of: SeatId): boolean =>
    rules.accountsOf(world, of).every((account) => maySee(rules.account(world, of, account)?.see, seat))
  const sheets = playersOf(game, world).flatMap((of) => {
    const sheet = game.score?.(world, of) ?? null
    return sheet === null ? [] : [[of, isKnown(of) ? sheet : null] as const]
  })
  if (json) return printJson(Object.fromEntries(sheets))
  for (const [of, sheet] of sheets) {
    print(`${say(`seat.${of}`)}: ${sheet === null ? notKnown(seat) : (sheet.total / 100).toFixed(2)}`)
    if (sheet !== null) print(table(sheet.lines.map((line) => [`  ${line.id}`, line.amount, `x ${line.weight}%`, line.product / 100])))
  }
}

function readSeat(seats: readonly SeatId[], seat: string): SeatId {
  if (seat === GAME_MASTER || seats.includes(seat)) return seat
  throw new UsageError(`--seat is "${seat}": choose one of ${seats.join(', ')}, ${GAME_MASTER}.`)
}

function ownersOf(game: Game, world: World): readonly OwnerId[] {
  return game.owners(world).map(({ id }) => id)
}

function readOwner({ game, world }: Shown, owner: string): OwnerId | null {
  if (owner === '') return null
  const owners = ownersOf(game, world)
  if (owners.includes(owner)) return owner
  throw new UsageError(`"${owner}" holds no accounts: choose one of ${owners.join(', ')}.`)
}
