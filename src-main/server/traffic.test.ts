import { describe, expect, test } from 'vitest'
import { Traffic, type Line } from './traffic.ts'

const LIMITS = {
  pace: { perSecond: 1000, burst: 1000 },
  bytes: { perSecond: 10, burst: 100 },
  costly: { perSecond: 1000, burst: 1000 },
  sent: { perSecond: 1000, burst: 1000 },
  largestBacklog: 1000,
}

interface Held extends Line {
  bufferedAmount: number
  ended: boolean
}

function line(bufferedAmount = 0): Held {
  const held: Held = { bufferedAmount, ended: false, terminate: () => void (held.ended = true) }
  return held
}

describe('what one session costs', () => {
  test('bytes are counted, whatever number of messages they come in', () => {
    let now = 0
    const traffic = new Traffic(LIMITS, () => now)
    expect([traffic.mayTake(60), traffic.mayTake(60), traffic.mayTake(40)]).toEqual([true, false, true])
    now += 1000
    expect([traffic.mayTake(11), traffic.mayTake(10)]).toEqual([false, true])
  })

  test('what is left unread is counted through all connections, and those that leave most are given up', () => {
    const traffic = new Traffic(LIMITS, () => 0)
    const lines = [line(300), line(600), line(100)]
    for (const one of lines) traffic.add(one)
    traffic.cutBacklog(0)
    expect(lines.map(({ ended }) => ended)).toEqual([false, false, false])
    lines.forEach((one) => (one.bufferedAmount += 1))
    traffic.cutBacklog(0)
    expect(lines.map(({ ended }) => ended)).toEqual([false, true, false])
    const gone = line(5000)
    traffic.add(gone)
    traffic.drop(gone)
    traffic.cutBacklog(0)
    expect(gone.ended).toBe(false)
  })

  test('what costs much is done one after the other, and not before what was given last has been read', async () => {
    const traffic = new Traffic(LIMITS, () => 0)
    const reader = line()
    traffic.add(reader)
    const done: string[] = []
    const work = (name: string) => async (): Promise<string> => {
      done.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      done.push(`${name} ends`)
      return name
    }
    const first = traffic.inTurn(work('first'), () => true)
    const second = traffic.inTurn(work('second'), () => true)
    let isWanted = true
    const third = traffic.inTurn(work('third'), () => isWanted)
    expect(await first).toBe('first')
    reader.bufferedAmount = 1
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(done).toEqual(['first begins', 'first ends'])
    reader.bufferedAmount = 0
    expect(await second).toBe('second')
    reader.bufferedAmount = 1
    isWanted = false
    expect(await third).toBeNull()
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  test('what was sent is counted, and who was sent much waits for more', async () => {
    let now = 0
    const traffic = new Traffic(LIMITS, () => now)
    traffic.cutBacklog(3000)
    const waiting = traffic.inTurn(
      () => Promise.resolve(now),
      () => true,
    )
    await new Promise((resolve) => setTimeout(resolve, 120))
    now += 2000
    expect(await waiting).toBe(2000)
  })

  test('what failed is told to whoever asked for it, and the next has its turn', async () => {
    const traffic = new Traffic(LIMITS, () => 0)
    const failed = traffic.inTurn(
      () => Promise.reject(new Error('the disk is full')),
      () => true,
    )
    const next = traffic.inTurn(
      () => Promise.resolve('next'),
      () => true,
    )
    await expect(failed).rejects.toThrow('the disk is full')
    expect(await next).toBe('next')
  })

  test('calls beyond the pace wait for it, and are not refused', async () => {
    let now = 0
    const traffic = new Traffic({ ...LIMITS, costly: { perSecond: 1, burst: 2 } }, () => now)
    const done: number[] = []
    const calls = [1, 2, 3].map((at) =>
      traffic.inTurn(
        async () => done.push(at),
        () => true,
      ),
    )
    await calls[1]
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(done).toEqual([1, 2])
    now += 1000
    await calls[2]
    expect(done).toEqual([1, 2, 3])
  })
})
