import 'fake-indexeddb/auto'
import { randomInt } from 'node:crypto'
import { flushPromises } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApp, h } from 'vue'
import { answerCall, apiOver, type RpcReply } from '../../../src-shared/contract/rpc.ts'
import type { WorkbenchApi } from '../../../src-shared/contract/workbenchApi.ts'
import { GAMES } from '../../../src-shared/games/registry.ts'
import type { GameSoak } from '../../../src-shared/games/testing/gameSoak.ts'
import { wholePair } from '../../../src-shared/table/secrecy/testing/pair.ts'
import type { TwinGame } from '../../../src-shared/table/secrecy/testing/twinGame.ts'
import type { TwinTable } from '../../../src-shared/table/secrecy/testing/twinTable.ts'
import { BRIDGE, type HostBridge } from '../../bridge/hostBridge.ts'
import { DRAFT_STORAGE, useDrafts } from '../../stores/drafts.ts'
import { useTable } from '../../stores/table.ts'
import { DraftStorage } from '../../storage/drafts.ts'
import { storageDone } from '../../testing/keptDrafts.ts'
import { pageText } from '../../testing/pageText.ts'
import { useCurtain } from './curtain.ts'

const TWINS = import.meta.glob<TwinGame>('../../../src-shared/games/*/testing/twins.ts', { eager: true, import: 'TWIN' })
const SOAKS = import.meta.glob<GameSoak>('../../../src-shared/games/*/testing/soak.ts', { eager: true, import: 'SOAK' })
const SEED = Number(process.env['LINEAGE_SECRECY_SEED'] ?? randomInt(1_000_000_000))
const BACK = '/table/twins/ledger'

beforeEach(() => localStorage.clear())

/**
 * What is in the game master's page while it is lent to a seat at that table, and what is kept in its browser for that seat. `secretly`: the
 * game master and the writer have begun something that is not sent.
 */
async function lent(twin: TwinTable, seat: string, secretly: boolean): Promise<readonly string[]> {
  const { bench, ref } = twin.table
  const api = overTheWire(bench)
  const bridge: HostBridge = { api, master: api, listen: (events) => bench.listen(events), watchConnection: () => () => undefined }
  const pinia = createPinia()
  const shelf = new DraftStorage('this page')
  const { curtain, drafts, table } = createApp({ render: () => h('div') })
    .use(pinia)
    .provide(BRIDGE, bridge)
    .provide(DRAFT_STORAGE, shelf)
    .runWithContext(() => ({ curtain: useCurtain(), drafts: useDrafts(), table: useTable() }))
  const held: string[] = []
  const look = async (): Promise<void> => {
    await flushPromises()
    await storageDone()
    held.push(pageText(pinia))
  }
  await curtain.enter(ref, BACK)
  if (secretly) {
    drafts.keep('dialog note', 'what the game master has begun')
    curtain.lower(twin.parts.writer, BACK)
    await curtain.letIn(twin.parts.writer, '')
    await expect.poll(() => curtain.standing).toBe('open')
    await storageDone()
    drafts.keep('a question', { name: 'what the writer has begun' })
    curtain.giveBack()
    await flushPromises()
    await curtain.raise('')
    await curtain.enter(ref, BACK)
    await storageDone()
  }
  curtain.lower(seat, BACK)
  await look()
  await curtain.letIn(seat, '')
  await expect.poll(() => curtain.standing).toBe('open')
  await look()
  expect(table.head?.seat).toBe(seat)
  const kept = await shelf.load({ campaign: table.head?.campaign.id ?? '', seat })
  curtain.giveBack()
  await look()
  await curtain.raise('')
  return [...held, JSON.stringify([...kept])]
}

/**
 * The host as a page has it: nothing of what it sends is one object with anything else. Which objects a host holds once and which twice hangs on
 * how its campaign came to be, and reaches no page.
 */
function overTheWire(bench: WorkbenchApi): WorkbenchApi {
  return apiOver(async (method, args) => {
    const reply = await answerCall(bench, method, args, (fault) => {
      throw fault
    })
    return JSON.parse(JSON.stringify(reply)) as RpcReply
  })
}

/** Where one text leaves the other; empty where they are the same. */
function apart(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - 100), at + 200)
  return one === other ? '' : `with the secret: ${around(one)}\nwithout it: ${around(other)}`
}

describe.each(GAMES)(`a secret of $id, in the first whole pair from seed ${SEED} on`, ({ id, load }) => {
  test('changes nothing of what a lent screen holds, shows and keeps for whoever it is lent to', async () => {
    const [soak, twin] = [
      SOAKS[`../../../src-shared/games/${id}/testing/soak.ts`],
      TWINS[`../../../src-shared/games/${id}/testing/twins.ts`],
    ]
    if (soak === undefined || twin === undefined) throw new Error(`the game ${id} does not say what its rules reveal`)
    const { secret, plain } = await wholePair(await load(), soak, twin, SEED)
    const seat = plain.others[SEED % plain.others.length] ?? ''
    const other = await lent(plain, seat, false)
    const one = await lent(secret, seat, true)
    for (const [at, text] of other.entries()) expect(apart(one[at] ?? '', text), `look ${at}`).toBe('')
    expect(other[1]?.length).toBeGreaterThan(5_000)
  })
})
