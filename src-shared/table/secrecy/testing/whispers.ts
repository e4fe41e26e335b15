import type { OrderLine, PreparedAnswer } from '../../../contract/orders.ts'
import type { Bot, Chance } from '../../../insight/bots/bot.ts'
import { Campaign } from '../../../kernel/engine/campaign.ts'
import type { Effect } from '../../../kernel/world/effect.ts'
import { DONE, questionKey, type Request } from '../../../kernel/engine/request.ts'
import { questionName } from '../../../kernel/engine/requestId.ts'
import { maySee } from '../../../kernel/world/rule.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { isShownToGameMaster } from '../../session/view.ts'
import { ordersFileText, writeOrdersFile } from '../../files/ordersFile.ts'
import type { TwinTable } from './twinTable.ts'

/** What was done in secret, counted: a test of nothing would pass as well. */
export type Deeds = Map<string, number>

function count(deeds: Deeds, deed: string): void {
  deeds.set(deed, (deeds.get(deed) ?? 0) + 1)
}

/** So often a secret is looked for among what bots would say. */
const TRIES = 4
/** Voluntary acts between two ends of one question. */
const MOST_ACTS = 6

/**
 * What a bot would say of which nobody else would see anything: no effect of an act, and of any other answer the same as if the least had
 * been said; and which does something at all. Anything else than the least, where the question is put to the writer alone. Null where none is
 * found.
 */
export async function whisperOf(table: TwinTable, request: Request, bots: readonly Bot[], deeds: Deeds): Promise<unknown> {
  const key = questionKey(request)
  const chance = table.chanceAt(`whisper ${key}`)
  if (request.kind === 'roll' || request.kind === 'draw' || (request.kind === 'act' && request.occurrence >= MOST_ACTS)) return null
  // The game master's screen neither shows nor tries a question that is for its seat alone: the writer decides by the file.
  const isAlone = !isShownToGameMaster(request)
  const world = isAlone ? copyOf(table).world : table.world
  const tried = async (raw: unknown) => (isAlone ? rehearsed(table, raw, key) : await effectsOf(table, raw, key))
  const plain = await tried(table.said(request))
  if (plain === null) return null
  for (let tries = 0; tries < TRIES; tries++) {
    const bot = bots[chance(0, bots.length - 1)]
    const raw = bot?.(request, world, chance)
    const effects = raw === undefined ? null : await tried(raw)
    if (effects === null) continue
    if (isAlone) {
      // All that is said to such a question is a secret, whatever comes of it: what others see of it is a leak, or told by a rule.
      if (JSON.stringify(effects) === JSON.stringify(plain)) continue
      count(deeds, questionName(request.id))
      return raw
    }
    if (!isSecret(table, request, plain, effects, raw)) continue
    // What a preview leaves open, dice that nobody is asked for, may be followed by what everybody sees.
    const [whole, wholePlain] = [rehearsed(table, raw, key), rehearsed(table, table.said(request), key)]
    if (whole === null || wholePlain === null || !isSecret(table, request, wholePlain, whole, raw)) continue
    count(deeds, request.kind === 'act' ? (raw as { readonly act: string }).act : questionName(request.id))
    return raw
  }
  return null
}

/** What an answer would do; null where it is refused. */
async function effectsOf({ table }: TwinTable, raw: unknown, key: string): Promise<readonly Effect[] | null> {
  const tried = await table.bench.preview(table.ref, raw, key)
  return tried.ok ? tried.value : null
}

/** What an answer does with its dice thrown, in a copy of the campaign that nobody keeps; null where it is refused. */
function rehearsed(table: TwinTable, raw: unknown, key: string): readonly Effect[] | null {
  const campaign = copyOf(table)
  const before = campaign.entries.length
  if (!campaign.answer(raw, key).ok) return null
  return campaign.entries.slice(before).flatMap((entry) => ('effects' in entry ? (entry.effects ?? []) : []))
}

/** The campaign of the file, to try what nobody keeps. */
function copyOf({ table, parts }: TwinTable): Campaign {
  const { headerLine = '', lines = [] } = table.library.kept.get(table.ref) ?? {}
  return Campaign.open(parts.game.rules, headerLine, lines).campaign
}

function isSecret({ others }: TwinTable, request: Request, plain: readonly Effect[], effects: readonly Effect[], raw: unknown): boolean {
  const seen = (all: readonly Effect[]): string =>
    JSON.stringify(all.filter((effect) => effect.kind === 'checkpoint' || others.some((seat) => maySee(effect.see, seat))))
  const isSame = JSON.stringify(plain) === JSON.stringify(effects)
  if (isSame || effects.length === 0) return false
  if (request.kind !== 'act') return seen(plain) === seen(effects)
  return (raw as { readonly act?: unknown }).act !== DONE && (seen(effects) === '[]' || seen(effects) === seen(plain))
}

/** One thing the writer or the game master does beside the game, of which nobody else may notice anything. */
export async function besideTheGame(table: TwinTable, chance: Chance, deeds: Deeds): Promise<void> {
  const { bench, ref } = table.table
  const { writer } = table.parts
  const before = table.log.length
  const deed = DEEDS[chance(0, DEEDS.length - 1)] ?? 'note'
  count(deeds, deed)
  switch (deed) {
    case 'note':
      valueOf(await bench.note(ref, `They are up to something: ${chance(1, 1e6)}.`))
      break
    case 'hoard':
      await hoard(table, chance)
      break
    case 'orders':
      await bench.saveOrders(ref, writer, ordersOf(table, chance))
      await bench.setReady(ref, writer, chance(0, 1) === 0)
      break
    case 'device':
      await comeAndGo(table, chance)
      break
    case 'file':
      await byFile(table, chance)
      break
    case 'pin':
      valueOf(await bench.setPin(ref, writer, '2468', ''))
      await bench.checkPin(ref, writer, '0000')
      valueOf(await bench.setPin(ref, writer, '', '2468'))
      break
    default:
      deed satisfies never
  }
  await table.settle()
  // What was said to the writer's own device is not the others' affair.
  const { log } = table.table
  for (let at = log.length - 1; at >= before; at--) if (log[at]?.startsWith(`${writer} `) === true) log.splice(at, 1)
}

const DEEDS = ['note', 'hoard', 'orders', 'device', 'file', 'pin'] as const

/** Figures of the writer's that nobody else sees. */
export function hiddenFigures({ parts: { game, beginning, writer }, others }: TwinTable): readonly string[] {
  const { world } = beginning.campaign
  const isHidden = (account: string): boolean => {
    const see = game.rules.account(world, writer, account)?.see
    return !others.some((seat) => maySee(see, seat))
  }
  return game.rules.accountsOf(world, writer).filter(isHidden)
}

/**
 * Whether a correction changes nothing but what is set: in the middle of a rule it puts right what the rule has not come to yet, whoever's it
 * is, and that is seen.
 */
export function isSettled({ parts: { game }, others, world }: TwinTable): boolean {
  for (const step of game.rules.afterCorrection(world, []))
    // It asks nothing.
    if (step.kind !== 'ask' && step.kind !== 'collect' && (step.kind === 'checkpoint' || others.some((seat) => maySee(step.see, seat))))
      return false
  return true
}

/** A figure is set in secret, and taken back. */
async function hoard(table: TwinTable, chance: Chance): Promise<void> {
  const { bench, ref } = table.table
  const { writer } = table.parts
  const hidden = hiddenFigures(table)
  const account = hidden[chance(0, hidden.length - 1)]
  if (account === undefined || !isSettled(table)) return
  const [asked, before] = [table.pending, table.entries]
  const set = await bench.correct(ref, [{ owner: writer, account, to: table.world.balance(writer, account) + chance(1, 9) }], 'a hoard')
  if (set.ok && asked !== null) valueOf(await bench.retract(ref, before, 'it was none'))
}

/** Lines for some question that came up or did not: whether it fits is the writer's affair. */
function ordersOf(table: TwinTable, chance: Chance): readonly OrderLine[] {
  const { pending, cursor } = table
  const question = pending === null ? 'nothing' : questionName(pending.id)
  return Array.from({ length: chance(1, 3) }, (_, at): OrderLine => {
    const answer: PreparedAnswer = chance(0, 1) === 0 ? `choice ${chance(1, 999)}` : { act: 'something', amount: chance(1, 999) }
    return { id: `line ${at}`, phase: cursor.phase + chance(0, 3), question, answer }
  })
}

async function comeAndGo(table: TwinTable, chance: Chance): Promise<void> {
  const { bench, ref } = table.table
  const { writer } = table.parts
  const device = await table.table.device(writer)
  valueOf(await device.api.openSeat())
  await device.api.answer(`nonsense ${chance(1, 999)}`, table.pending === null ? '' : questionKey(table.pending))
  await device.api.saveOrders(ordersOf(table, chance))
  await device.api.setReady(chance(0, 1) === 0)
  device.leave()
  valueOf(await bench.revoke(ref, writer))
}

async function byFile(table: TwinTable, chance: Chance): Promise<void> {
  const { bench, ref } = table.table
  const { writer } = table.parts
  const pack = valueOf(await bench.pack(ref, writer))
  const { round } = valueOf(await bench.orders(ref, writer))
  const lines = ordersOf(table, chance)
  const file = ordersFileText(writeOrdersFile({ pack, round, lines, salt: 'a5'.repeat(16) }))
  const proposal = await bench.readOrders(ref, file, '')
  await bench.takeOrders(ref, file, '', proposal.ok ? lines.map(({ id }) => id) : [])
}
