import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { Campaign } from '../../src-shared/kernel/engine/campaign.ts'
import { sealAll } from '../../src-shared/kernel/journal/journal.ts'
import { campaignNameOf } from '../../src-shared/kernel/forms/outsideText.ts'
import { problem, shown } from '../../src-shared/kernel/problem.ts'
import { GAMES } from '../../src-shared/games/registry.ts'
import { readTableSetup } from '../../src-shared/table/library/tableSetup.ts'
import { nodeDigest } from '../campaigns/digest.ts'
import { faultCode, reasonOf } from '../campaigns/faults.ts'
import { syncFolder, writeNew } from '../campaigns/wholeFile.ts'
import type { CommandLine, Usage } from './commandLine.ts'
import { EXIT, print, printProblems } from './output.ts'
import { readText } from './playerFiles.ts'
import { parseOutside } from '../../src-shared/kernel/forms/nesting.ts'

export const NEW_USAGE: Usage = { words: ['setup.json', 'file.lineage'], options: { help: 'flag' } }

export const NEW_HELP = `play new <setup.json> <file.lineage>

Begins a campaign and writes its file (which must not be there yet).
setup.json: { "game": ${GAMES.map(({ id }) => `"${id}"`).join(' | ')}, "title", "dice": "app" | "typed", "seed": 64 hex digits, and what its game asks for }
Without "game" it is the first of these; without "seed" the dice are seeded at random.
${GAMES.map(({ id, setupFile }) => `${id}: ${setupFile}`).join('\n')}

Exit: 0 done, 4 refused (problems as JSON on stdout), 1 the file cannot be written.`

/** The part of a set-up that the command itself reads; the rest is the game's. */
interface Wish {
  readonly game?: unknown
  readonly seed?: unknown
  readonly title?: unknown
}

/** `play new`: makes a campaign file from a set-up. */
export async function newCommand({ words }: CommandLine): Promise<number> {
  const [setupFile = '', target = ''] = words
  const setup = await readSetupFile(setupFile)
  const wish = readTableSetup(setup)
  if (!wish.ok) return printProblems(wish.problems)
  const { seed = randomBytes(32).toString('hex'), dice } = wish.value
  const named = (setup as Wish | null)?.game
  const game = named === undefined ? GAMES[0] : GAMES.find(({ id }) => id === named)
  if (game === undefined) {
    const options = GAMES.map(({ id }) => id).join(', ')
    return printProblems([problem('game', 'problem.option', { value: shown(named), options })])
  }
  const { rules: ruleset } = await game.load()
  const title = wish.value.title || (campaignNameOf(path.basename(target)) ?? path.basename(target))
  const id = randomBytes(16).toString('base64url')
  const begun = Campaign.begin(ruleset, { id, title, seed, dice }, withoutGame(wish.value.game), nodeDigest)
  if (!begun.ok) return printProblems(begun.problems)
  await writeCampaign(target, begun.value)
  print(`${target}: "${title}" is set up.`)
  return EXIT.done
}

/** Removes `game`, which the file's header contains. */
function withoutGame(setup: unknown): unknown {
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return setup
  return Object.fromEntries(Object.entries(setup).filter(([key]) => key !== 'game'))
}

async function readSetupFile(file: string): Promise<unknown> {
  const text = await readText('The set-up', file)
  try {
    return parseOutside(text)
  } catch (fault) {
    throw new StoreError(`The set-up "${file}" is not JSON: ${fault instanceof Error ? fault.message : 'it cannot be parsed'}.`)
  }
}

async function writeCampaign(target: string, campaign: Campaign): Promise<void> {
  const { headerLine, entries } = campaign
  const lines = sealAll(headerLine, entries, nodeDigest)
  try {
    await writeNew(target, [headerLine, ...lines, ''].join('\n'))
    await syncFolder(path.dirname(path.resolve(target)))
  } catch (fault) {
    const reason = faultCode(fault) === 'EEXIST' ? 'it is there already; choose another name' : reasonOf(fault).text
    throw new StoreError(`"${target}" cannot be written: ${reason}.`)
  }
}
