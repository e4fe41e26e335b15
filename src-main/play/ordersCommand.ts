import type { PreparedAnswer } from '../../src-shared/contract/orders.ts'
import type { OrdersProposal, ProposedLine } from '../../src-shared/contract/seats.ts'
import type { FieldValue } from '../../src-shared/kernel/forms/field.ts'
import { say, toldOf } from '../../src-shared/games/text/playing.ts'
import { textOf } from '../../src-shared/kernel/forms/form.ts'
import { readCampaign } from './campaignFile.ts'
import type { CommandLine, Usage } from './commandLine.ts'
import { EXIT, print, printJson, printProblems } from './output.ts'
import { atTable, readPassphrase, readText } from './playerFiles.ts'

export const ORDERS_USAGE: Usage = {
  words: ['file.lineage', 'orders'],
  options: { take: 'flag', json: 'flag', 'passphrase-file': 'value', help: 'flag' },
}

export const ORDERS_HELP = `play orders <file.lineage> <orders file> [--take] [--passphrase-file <file>] [--json]

Holds a player's orders file against the campaign: whose it is, whether it is genuine, and what it changes, line by line
(+ added, ~ changed, - removed, = the same; ! what would not be taken as things stand). Stale, foreign, altered and replayed files are refused
with the reason.
--take             takes every line; the seat is ready then. The same file is never taken twice.
--passphrase-file  the first line of that file opens orders that are sealed with a passphrase
--json             the proposal itself

Exit: 0 shown, or taken; 4 refused (problems as JSON on stdout), 1 a file cannot be read.`

/** `play orders`: shows an orders file as a difference to the present orders. */
export async function ordersCommand({ words, options }: CommandLine): Promise<number> {
  const [file = '', orders = ''] = words
  const { game, campaign } = await readCampaign(file)
  const text = await readText('The orders file', orders)
  const passphrase = await readPassphrase(options['passphrase-file'])
  return atTable(file, async (workbench, table) => {
    const read = await workbench.readOrders(table, text, passphrase)
    if (!read.ok) return printProblems(read.problems)
    if (options['json'] === undefined) print(toldOf({ game, world: campaign.world }, () => proposalText(read.value)))
    else printJson(read.value)
    if (options['take'] === undefined) return EXIT.done
    const accepted = read.value.lines.map(({ id }) => id)
    const taken = await workbench.takeOrders(table, text, passphrase, accepted)
    if (!taken.ok) return printProblems(taken.problems)
    if (options['json'] === undefined) print('Taken: the seat is ready.')
    return EXIT.done
  })
}

const SIGNS: Readonly<Record<ProposedLine['change'], string>> = { added: '+', changed: '~', same: '=', removed: '-' }

function proposalText({ seat, round, lines }: OrdersProposal): string {
  const head = `${say(`seat.${seat}`)}, round ${round}: ${lines.length === 1 ? '1 line' : `${lines.length} lines`}`
  return [head, ...lines.flatMap(lineText)].join('\n')
}

function lineText({ change, line, before, warnings }: ProposedLine): readonly string[] {
  const told = line ?? before
  if (told === null) return []
  const was = change === 'changed' && before !== null ? ` (was ${answerText(before.answer)})` : ''
  const problems = warnings.map(({ problem }) => `    ! ${problem.message}`)
  return [`${SIGNS[change]} phase ${told.phase}, ${told.question}: ${answerText(told.answer)}${was}`, ...problems]
}

/** Writes lists and groups as JSON. */
function valueText(value: FieldValue): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns "done", or "trainSpies: count 2". */
function answerText(answer: PreparedAnswer): string {
  if (typeof answer === 'string') return answer
  const { act, ...fields } = answer
  const values = Object.entries(fields).map(([name, value]) => `${name} ${valueText(value)}`)
  if (act === undefined) return values.join(', ')
  return [textOf(act), ...(values.length === 0 ? [] : [values.join(', ')])].join(': ')
}
