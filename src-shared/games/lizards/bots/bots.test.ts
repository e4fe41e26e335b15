import { describe, expect, test } from 'vitest'
import { seededChance, type Bot } from '../../../insight/bots/bot.ts'
import type { Campaign } from '../../../kernel/engine/campaign.ts'
import { begun, valueOf } from '../../../kernel/testing/toyTable.ts'
import { brokenIn } from '../testing/invariants.ts'
import { stateIn } from '../rules/keeping.ts'
import { askedOf } from '../rules/playing.ts'
import { gameOf, seatOf, SHEETS } from '../rules/records.ts'
import { LIZARDS } from '../rules/ruleset.ts'
import { readSheet } from '../rules/sheet/readSheet.ts'
import { chanter, forager, hoarder, raider, scribbler, sleeper } from './clanBots.ts'

const BOTS: readonly Bot[] = [forager, raider, chanter, scribbler, hoarder, sleeper]

function playedBy(bots: readonly Bot[], turns: number, seed: number, onTurn: (campaign: Campaign) => void = () => undefined): Campaign {
  const players = bots.map((_, at) => ({ name: `Player ${at + 1}`, start: (at % 4) + 1 }))
  const campaign = begun({ players, houseRules: { target_per_home: 5000 } }, LIZARDS)
  const chance = seededChance(seed)
  while (campaign.pending !== null && campaign.world.cursor.turn <= turns) {
    const { pending, world } = campaign
    const bot = bots[Number(/\d+$/.exec(pending.seat)?.[0] ?? 1) - 1] ?? sleeper
    const { phase } = world.cursor
    valueOf(campaign.answer(pending.kind === 'roll' ? { by: 'app' } : bot(pending, world, chance)))
    if (campaign.world.cursor.phase === 2 && phase === 1) onTurn(campaign)
  }
  return campaign
}

describe('bots', () => {
  test('all of them play fifteen turns, and the rules hold', () => {
    const campaign = playedBy([...BOTS, ...BOTS], 15, 4)
    expect(brokenIn(stateIn(campaign.world))).toEqual([])
    expect(campaign.world.cursor.turn).toBeGreaterThan(12)
  })

  test('forager, raider and chanter write lines that are all taken; a hoarder none', () => {
    const verdicts = new Map<string, Set<string>>()
    playedBy([forager, raider, chanter, hoarder], 8, 5, ({ world }) => {
      for (const { clan } of gameOf(world).clans) {
        const read = readSheet(world.record(SHEETS, seatOf(clan))?.lines ?? '', askedOf(world, seatOf(clan)))
        for (const { state } of read.ok ? read.value.lines : [])
          verdicts.set(seatOf(clan), (verdicts.get(seatOf(clan)) ?? new Set()).add(state))
      }
    })
    expect([...verdicts].map(([seat, states]) => [seat, [...states]])).toEqual([
      ['clan-1', ['kept']],
      ['clan-2', ['kept']],
      ['clan-3', ['kept']],
      ['clan-4', ['refused']],
    ])
  })

  test('a forager fares better than a sleeper', () => {
    let better = 0
    for (const seed of [1, 2, 3, 4, 5]) {
      const { world } = playedBy([forager, sleeper, forager, sleeper], 15, seed)
      const points = [1, 2, 3, 4].map((clan) => world.balance(seatOf(clan), 'points'))
      if ((points[0] ?? 0) + (points[2] ?? 0) > (points[1] ?? 0) + (points[3] ?? 0)) better++
    }
    expect(better).toBeGreaterThanOrEqual(4)
  })

  test('a bot knows nothing but its own records', () => {
    const campaign = playedBy([forager, raider, chanter], 3, 6)
    const { pending, world } = campaign
    if (pending?.kind !== 'fill') return expect.fail()
    const own = new Set(['game', 'view', 'listing'])
    const asked: string[] = []
    const spied = new Proxy(world, {
      get: (target, name) =>
        name === 'record'
          ? (of: { readonly name: string }, id: string) => {
              asked.push(`${of.name} ${id}`)
              return target.record(of, id)
            }
          : (Reflect.get(target, name) as unknown),
    })
    raider({ ...pending, seat: 'clan-2' }, spied, seededChance(1))
    expect(asked).toContain('view clan-2')
    expect(asked.filter((one) => !own.has(one.split(' ')[0] ?? '') || (one.includes('clan-') && !one.endsWith('clan-2')))).toEqual([])
  })
})
