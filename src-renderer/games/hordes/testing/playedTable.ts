import { flushPromises } from '@vue/test-utils'
import type { Component } from 'vue'
import { random } from '../../../../src-shared/games/hordes/bots/random.ts'
import { seededChance } from '../../../../src-shared/insight/bots/bot.ts'
import { HORDES } from '../../../../src-shared/games/hordes/rules/ruleset.ts'
import { rosterOf } from '../../../../src-shared/games/hordes/rules/sample.ts'
import { questionKey, type Request } from '../../../../src-shared/kernel/engine/request.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost, type TinyHost } from '../../../testing/tinyBridge.ts'

/** Two armies with somebody of every card: a Lurker, a God, Artillery and a Magician among them. */
export const PLAYERS = {
  redHost: { name: 'Ada', army: 'Hill & Fen', elements: rosterOf('HE* MA AR KN SP SP SP SH LU HO HO') },
  blueHost: { name: 'Ben', army: 'Graves', elements: rosterOf('HE* GO KN KN SP SP SP SH SN HO') },
}

/** A set-up of these players; `defender` names the one who begins, without dice. */
export function setupOf(more: Readonly<Record<string, Json>> = {}): Json {
  return { players: PLAYERS, ...more } as unknown as Json
}

/** Red begins, and everything stands on the table. */
export const RED_BEGINS = { defender: 'redHost', houseRules: { setup: 'scenario' } } as const

/** Answers one after another, each to the question that is asked then; a function makes its answer from it. */
export async function answered(host: TinyHost, ...answers: readonly (Json | ((asked: Request) => Json))[]): Promise<TinyHost> {
  for (const one of answers) {
    const [asked] = (await host.session.view()).pending
    if (asked === undefined) throw new Error('nothing is asked any more')
    const taken = await host.session.answer(typeof one === 'function' ? one(asked) : one, questionKey(asked))
    if (!taken.ok) throw new Error(`${asked.wording}: ${JSON.stringify(taken.problems)}`)
  }
  return host
}

/** A table at which bots have answered until a question of this wording is asked, or so many times. */
export async function table(until: string | number, setup: Json = setupOf()): Promise<TinyHost> {
  const host = tinyHost(HORDES, {}, setup)
  const chance = seededChance(3)
  for (let given = 0; given < 600; given++) {
    const [asked] = (await host.session.view()).pending
    if (asked === undefined || asked.wording === until || given === until) break
    await host.session.answer(random(asked, host.session.world, chance), questionKey(asked))
  }
  return host
}

/** A page of the game at that table; `address` from the campaign on. */
export async function pageAt(host: TinyHost, page: Component, address: string): Promise<Mounted> {
  const mounted = await mountAt(host, page)
  await mounted.router.push(`/page/tiny/${address}`)
  await flushPromises()
  return mounted
}
