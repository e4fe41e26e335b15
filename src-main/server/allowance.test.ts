import { describe, expect, test } from 'vitest'
import { Allowance } from './allowance.ts'

describe('the pace of a connection', () => {
  test('a burst passes, and then what the second brings', () => {
    let now = 5000
    const allowance = new Allowance({ perSecond: 2, burst: 3 }, () => now)
    const taken = (): number => Array.from({ length: 10 }, () => allowance.take()).filter(Boolean).length
    expect(taken()).toBe(3)
    expect(taken()).toBe(0)
    now += 499
    expect(taken()).toBe(0)
    now += 501
    expect(taken()).toBe(2)
    now += 60_000
    expect(taken()).toBe(3)
  })
})
