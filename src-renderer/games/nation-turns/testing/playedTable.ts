import { flushPromises } from '@vue/test-utils'
import type { Component } from 'vue'
import { random } from '../../../../src-shared/insight/bots/random.ts'
import { seededChance } from '../../../../src-shared/insight/bots/bot.ts'
import { questionKey } from '../../../../src-shared/kernel/request.ts'
import { NATION_TURNS } from '../../../../src-shared/games/nation-turns/rules/ruleset.ts'
import { PLAYERS } from '../../../../src-shared/games/nation-turns/testing/stage.ts'
import type { Mounted } from '../../../testing/mountAt.ts'
import { mountAt } from '../../../testing/mountAt.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'

/** A page of the game at a table where bots have played until a question of this wording is asked; `address` from the campaign on. */
export async function pageOf(page: Component, address: string, until: string): Promise<Mounted> {
  const host = tinyHost(NATION_TURNS, {}, { players: PLAYERS })
  const chance = seededChance(3)
  for (let given = 0; given < 200; given++) {
    const [asked] = (await host.session.view()).pending
    if (asked === undefined || asked.wording === until) break
    await host.session.answer(random(asked, host.session.world, chance), questionKey(asked))
  }
  const mounted = await mountAt(host, page)
  await mounted.router.push(`/page/tiny/${address}`)
  await flushPromises()
  return mounted
}
