import { flushPromises } from '@vue/test-utils'
import type { Component } from 'vue'
import { random } from '../../../../src-shared/insight/bots/random.ts'
import { seededChance } from '../../../../src-shared/insight/bots/bot.ts'
import { questionKey, type Request } from '../../../../src-shared/kernel/engine/request.ts'
import type { World } from '../../../../src-shared/kernel/world/world.ts'
import { holder } from '../../../../src-shared/games/nation-turns/bots/holder.ts'
import { NATION_TURNS } from '../../../../src-shared/games/nation-turns/rules/ruleset.ts'
import { PLAYERS } from '../../../../src-shared/games/nation-turns/testing/stage.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'

/** A page of the game at a table where bots have played until a question of this wording is asked; `address` from the campaign on. */
export async function pageOf(page: Component, address: string, until: string): Promise<Mounted> {
  return await at(page, address, random, (asked, _world, given) => asked.wording === until || given === 200)
}

/** A page of the game where those who hold what counts have played up to the beginning of a round; beyond the last, to the end. */
export async function playedPage(page: Component, address: string, round: number): Promise<Mounted> {
  return await at(page, address, holder, (_asked, world) => world.cursor.turn >= round)
}

async function at(
  page: Component,
  address: string,
  bot: typeof random,
  isThere: (asked: Request, world: World, given: number) => boolean,
): Promise<Mounted> {
  const host = tinyHost(NATION_TURNS, {}, { players: PLAYERS })
  const chance = seededChance(3)
  for (let given = 0; ; given++) {
    const [asked] = (await host.session.view()).pending
    if (asked === undefined || isThere(asked, host.session.world, given)) break
    await host.session.answer(bot(asked, host.session.world, chance), questionKey(asked))
  }
  const mounted = await mountAt(host, page)
  await mounted.router.push(`/page/tiny/${address}`)
  await flushPromises()
  return mounted
}
