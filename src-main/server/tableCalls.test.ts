import { message } from '../../src-shared/messages/message.ts'
import { once } from 'node:events'
import { createBirpc } from 'birpc'
import { describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { apiOver, BEAT, UNEXPECTED, type RpcFunctions, type RpcReply } from '../../src-shared/contract/rpc.ts'
import type { WorkbenchApi, WorkbenchEvents } from '../../src-shared/contract/workbenchApi.ts'
import { channelOver, exchange, socketAt, type Headers } from './testing/client.ts'
import { admitted, calls, connections, faults, folder, listeners, origin, pageWith, server } from './testing/tableDoor.ts'

const connected = (headers: Headers): Promise<WebSocket> => socketAt(server.port, '/rpc', { origin: origin(), ...headers })

/** A page of the workbench: its interface, and the events it received. */
async function page(cookie: string): Promise<{ readonly api: WorkbenchApi; readonly events: unknown[][]; readonly socket: WebSocket }> {
  const socket = await connected(pageWith(cookie))
  const events: unknown[][] = []
  const rpc = createBirpc<RpcFunctions, WorkbenchEvents>(
    {
      tableChanged: (...args) => void events.push(['tableChanged', ...args]),
      tableFreed: () => undefined,
      seatsChanged: (...args) => void events.push(['seatsChanged', ...args]),
      openRequested: (...args) => void events.push(['openRequested', ...args]),
      commandChosen: (...args) => void events.push(['commandChosen', ...args]),
    },
    channelOver(socket),
  )
  const call = async (method: string, args: readonly unknown[]): Promise<RpcReply> =>
    (await rpc.$callRaw({ method, args: [...args] })) as unknown as RpcReply
  return { api: apiOver(call), events, socket }
}

describe('calls', () => {
  test('go through with their arguments, and results come back', async () => {
    const { api: remote, socket } = await page(await admitted())
    expect(await remote.host()).toEqual({ kind: 'server', place: folder, openAtStart: null })
    expect(await remote.answer('Iron.lineage', { act: 'done' }, '1/red/7/spend')).toEqual({ ok: true, value: null })
    await remote.retract('Iron.lineage', 4)
    await remote.retract('Iron.lineage', 4, 'misread')
    expect(calls.slice(1)).toEqual([
      ['answer', 'Iron.lineage', { act: 'done' }, '1/red/7/spend'],
      ['retract', 'Iron.lineage', 4],
      ['retract', 'Iron.lineage', 4, 'misread'],
    ])
    socket.close()
    await once(socket, 'close')
    await expect.poll(() => connections).toEqual([1, 0])
    expect(listeners.size).toBe(0)
  })

  test('two tabs see what one of them did', async () => {
    const cookie = await admitted()
    const [first, second] = await Promise.all([page(cookie), page(cookie)])
    await first.api.note('Iron.lineage', 'remember')
    await expect
      .poll(() => [first.events, second.events])
      .toEqual([[['tableChanged', 'Iron.lineage', { from: 3 }]], [['tableChanged', 'Iron.lineage', { from: 3 }]]])
    first.socket.terminate()
    await expect.poll(() => listeners.size).toBe(1)
    for (const { openRequested } of listeners) openRequested?.('Steel.lineage')
    await expect.poll(() => second.events.at(-1)).toEqual(['openRequested', 'Steel.lineage'])
  })

  test("a store's sentence reaches the page, a fault of the program does not", async () => {
    const { api: remote } = await page(await admitted())
    const refused = remote.rename('Iron.lineage', 'Steel')
    await expect(refused).rejects.toThrow(StoreError)
    await expect(refused).rejects.toThrow('"Iron.lineage" could not be renamed: the disk is full.')
    await expect(remote.trash('Iron.lineage')).rejects.toThrow(UNEXPECTED.text)
    expect(faults.map(String)).toEqual(['Error: secret detail at /home/somebody/file.ts:1:1'])
  })

  test.each([
    ['unknown', 'wipe', []],
    ['inherited by every object', 'constructor', []],
    ['inherited by every object', '__proto__', []],
    ['of the RPC itself', '$close', []],
    ['of the host and no page', 'listen', [{}]],
  ])('a method that is %s (%s) is refused', async (_, m, a) => {
    const socket = await connected(pageWith(await admitted()))
    expect(await exchange(socket, { t: 'q', i: '1', m, a })).toEqual({
      t: 's',
      i: '1',
      r: { error: message('host.unknown') },
    })
    expect(calls).toEqual([])
  })

  test.each([
    ['trash', [{ $ref: 'Iron.lineage' }], 'text'],
    ['trash', [], 'text'],
    ['trash', ['a', 'b'], 'text'],
    ['retract', ['a', '4'], 'text, whole, text?, text?'],
    ['retract', ['a', 4.5], 'text, whole, text?, text?'],
    ['retract', ['a', 4, null], 'text, whole, text?, text?'],
    ['correct', ['a', [{ owner: 'red', account: 'food', to: '7' }], 'why'], 'text, changes, text, text?'],
    ['host', [1], 'nothing'],
  ])('%s with %j is refused', async (m, a, wanted) => {
    const socket = await connected(pageWith(await admitted()))
    const reply = { error: message('host.misfit', { method: m, kinds: wanted }) }
    expect(await exchange(socket, { t: 'q', i: '1', m, a })).toEqual({ t: 's', i: '1', r: reply })
    expect(calls).toEqual([])
  })

  test('a page that asks whether anybody is there is answered', async () => {
    const socket = await connected(pageWith(await admitted()))
    expect(await exchange(socket, BEAT)).toBe('beat')
    expect(calls).toEqual([])
  })

  test('JSON nested beyond sense is refused', async () => {
    const socket = await connected(pageWith(await admitted()))
    const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`
    expect(await exchange(socket, `{"t":"q","i":"1","m":"create","a":[${deep}]}`)).toMatchObject({
      r: { error: expect.objectContaining({ text: expect.stringContaining('cannot do create') }) },
    })
  })

  test.each([
    '',
    'nonsense',
    'null',
    '[]',
    '7',
    '{"t":"s","i":"1"}',
    '{"t":"q","m":"host","a":{},"i":"1"}',
    '{"t":"q","m":"host","a":[],"i":7}',
    '{"t":"q","m":"host","a":[]}',
  ])('the message %j is dropped, and the next is answered', async (message) => {
    const socket = await connected(pageWith(await admitted()))
    socket.send(message)
    expect(await exchange(socket, { t: 'q', i: '2', m: 'library', a: [] })).toMatchObject({ t: 's', i: '2', r: { value: { ok: true } } })
    expect(calls).toEqual([['library']])
    expect(faults).toEqual([])
  })

  test('a message beyond the limit ends the connection, and only that one', async () => {
    const cookie = await admitted()
    const greedy = await connected(pageWith(cookie))
    const other = await page(cookie)
    greedy.send('x'.repeat(10_001))
    expect((await once(greedy, 'close'))[0]).toBe(1009)
    expect(await other.api.library()).toEqual({ ok: true, value: null })
    expect(faults).toEqual([])
  })

  test('bytes that are no text end the connection', async () => {
    const socket = await connected(pageWith(await admitted()))
    socket.send(Buffer.from([1, 2, 3]))
    expect((await once(socket, 'close'))[0]).toBe(1003)
  })

  test('closing the server takes leave of every tab', async () => {
    const { socket } = await page(await admitted())
    const left = once(socket, 'close')
    await server.close()
    expect((await left)[0]).toBe(1001)
  })
})
