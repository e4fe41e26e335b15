import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SHEETS } from '../../../../src-shared/games/hordes/rules/records.ts'
import type { Json } from '../../../../src-shared/kernel/world/rule.ts'
import { rosterOf } from '../../../../src-shared/games/hordes/rules/sample.ts'
import { HORDES } from '../../../../src-shared/games/hordes/rules/ruleset.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import DeskPage from '../../../features/desk/DeskPage.vue'
import { tinyHost, type TinyHost } from '../../../testing/tinyBridge.ts'
import { mountAt } from '../../../testing/mountAt.ts'
import { pageStage } from '../../../testing/pageStage.ts'
import { answered, PLAYERS, RED_BEGINS, setupOf } from '../testing/playedTable.ts'

const shown = pageStage()
afterEach(() => tellIn(() => 'en'))
const DONE: Json = { act: 'done' }
/** Red's PIPs, so many. */
const pips = (shows: number): Json => ({ by: 'hand', dice: [shows] })

async function begun(...answers: readonly Json[]): Promise<TinyHost> {
  return await answered(tinyHost(HORDES, {}, setupOf(RED_BEGINS)), ...answers)
}

async function desk(host: TinyHost) {
  shown.mounted = await mountAt(host, DeskPage)
  await vi.dynamicImportSettled()
  await flushPromises()
  const { wrapper } = shown.mounted
  const text = (selector: string): string => wrapper.get(selector).text().replace(/\s+/g, ' ')
  const choose = async (value: string, group?: string): Promise<void> => {
    const within =
      group === undefined ? wrapper.get('.request') : wrapper.findAll('.request fieldset').find((one) => one.text().startsWith(group))
    const input = within?.findAll('input').find((one) => one.attributes('value') === value)
    if (input === undefined) throw new Error(`nothing to choose: ${value}`)
    await input.setValue(true)
    await flushPromises()
  }
  const press = async (label: RegExp): Promise<void> => {
    const button = wrapper.findAll('.request button').find((one) => label.test(one.text()))
    await (button?.attributes('type') === 'submit' ? wrapper.get('.request form').trigger('submit') : button?.trigger('click'))
    await flushPromises()
    await vi.waitFor(() => expect(shown.mounted?.table.busy).toBe(0))
    await flushPromises()
  }
  return { wrapper, text, choose, press, table: shown.mounted.table }
}

describe('HQ-PIP-1 to HQ-PIP-4 deploying and moving', () => {
  test('who moves aerials is reminded where they cannot end their move', async () => {
    const elements = rosterOf('HE* FL FL SP SP SP SP SP SP SP SP')
    const setup = setupOf({ ...RED_BEGINS, players: { ...PLAYERS, redHost: { ...PLAYERS.redHost, elements } } as unknown as Json })
    const { wrapper, choose } = await desk(await answered(tinyHost(HORDES, {}, setup), pips(4)))
    await choose('red-4')
    expect(wrapper.get('.request').text()).not.toContain('Aerials cannot end their move')
    await choose('red-2')
    expect(wrapper.get('.request').text()).toContain('Aerials cannot end their move in a wood or a built-up area.')
  })

  test('the purse shows the die as coins, and the price adds up while one taps', async () => {
    const { wrapper, text, choose } = await desk(await begun(pips(4)))
    expect(text('.purse')).toBe('PIPs4 PIPs left')
    expect(wrapper.findAll('.coin.kept')).toHaveLength(4)
    await choose('red-2')
    await choose('red-4')
    expect(text('.purse')).toBe('PIPs4 PIPs left, 2 after this: move 1 + a Magician along 1 = 2')
    expect([wrapper.findAll('.coin.goes'), wrapper.findAll('.coin.kept')].map(({ length }) => length)).toEqual([2, 2])
    await wrapper.get('select').setValue('far')
    expect(text('.purse')).toContain('over 1200 paces 1 = 3')
  })

  test('HQ-PIP-4 who waits in reserve is offered with its price, and where it may stand', async () => {
    const host = await answered(tinyHost(HORDES, {}, setupOf()), { by: 'hand', dice: [2, 5] }, pips(1))
    const { wrapper, text, press, table } = await desk(host)
    expect(wrapper.findAll('.pill').map((one) => one.text())).toEqual(['Bring Lurkers', 'Move an element or a group'])
    expect(text('.request')).toContain('Wholly inside bad going')
    expect(text('.tiles')).toContain('Lurkers1 PIP')
    expect(text('.purse')).toContain('deploy 1 = 1')
    await press(/Do it/)
    expect(table.world.balance('redHost', 'pipsLeft')).toBe(0)
  })

  test('one press gives the order and ends deploying and moving with it', async () => {
    const { choose, press, table, wrapper } = await desk(await begun(pips(4)))
    const asked = table.pending?.wording
    expect(wrapper.get('.request').text()).not.toContain('Finish with this')
    await choose('red-2')
    expect(wrapper.get('.request').text()).toContain('Finish with this')
    await press(/^Finish with this/)
    await vi.waitFor(() => expect(table.entries.at(-1)?.answer).toEqual(DONE))
    expect(table.entries.at(-2)?.answer).toMatchObject({ act: 'march' })
    expect(table.pending?.wording).not.toBe(asked)
  })

  /** Two moves of red in bound 1, then on to red's PIPs in bound 3. */
  async function redMovesAgain(): Promise<TinyHost> {
    const march = (...elements: readonly string[]): Json => ({ act: 'march', elements })
    const host = await begun(pips(4), march('red-5', 'red-6'), march('red-8'), DONE)
    for (let given = 0; given < 20; given++) {
      const [asked] = (await host.session.view()).pending
      if (asked === undefined || (asked.wording === 'roll.pips' && host.session.world.cursor.turn === 3)) break
      await answered(host, asked.kind === 'roll' ? pips(3) : DONE)
    }
    return answered(host, pips(4))
  }

  test('groups of the last bound are chosen again with one press; what has moved is listed', async () => {
    const { wrapper, press, table } = await desk(await redMovesAgain())
    const texts = (selector: string) => wrapper.findAll(selector).map((one) => one.text())
    expect(texts('[aria-label="As last bound"] button')).toEqual(['Spears 1 and Spears 2', 'Shooters'])
    expect(wrapper.find('[aria-label="Moved in this bound"]').exists()).toBe(false)
    await press(/^Spears 1 and Spears 2$/)
    expect(wrapper.get('[aria-label="As last bound"] button').attributes('aria-pressed')).toBe('true')
    await press(/Do it/)
    expect(table.entries.at(-1)?.answer).toMatchObject({ act: 'march', elements: ['red-5', 'red-6'] })
    expect(texts('[aria-label="Moved in this bound"] li')).toEqual(['Spears 1 and Spears 2: 1 PIP'])
    expect(texts('[aria-label="As last bound"] button')).toEqual(['Shooters'])
    await table.retract(Number(table.entries.at(-1)?.seq))
    await flushPromises()
    expect(wrapper.find('[aria-label="Moved in this bound"]').exists()).toBe(false)
  })

  test('what is missing is said', async () => {
    const { text, choose } = await desk(await begun(pips(2)))
    await choose('red-2')
    await choose('red-4')
    expect(text('.purse')).toContain('= 2')
    expect(text('.purse')).not.toContain('missing')
  })

  test('in German', async () => {
    const { text, choose } = await desk(await begun(pips(4)))
    tellIn(() => 'de')
    await choose('red-2')
    expect(text('.purse')).toBe('PIPs4 PIPs übrig, danach 2: Bewegung 1 + ein Magier dabei 1 = 2')
  })
})

describe('HQ-SEQ-4 a close combat', () => {
  const FIGHT = [pips(1), DONE, DONE, DONE] as const

  test('nobody stands chosen; two taps show both sides, all 36 throws and every line, and one press throws', async () => {
    const { wrapper, text, choose, press, table } = await desk(await begun(...FIGHT))
    expect(wrapper.findAll('.request input[type="radio"]:checked')).toHaveLength(0)
    expect(text('.request')).toContain('Tap one of each side.')
    await choose('red-4', 'Who')
    await choose('blue-5', 'Against whom')
    expect(wrapper.findAll('.facing output').map((one) => one.text())).toEqual(['3', '4'])
    expect(wrapper.findAll('.legend li').map((one) => one.text().replace(/\s+/g, ' '))).toEqual([
      'Spears 1: destroyed10 of 36 28%',
      'Nothing happens5 of 36 14%',
      'Knights: recoil17 of 36 47%',
      'Knights: destroyed (doubled)4 of 36 11%',
    ])
    expect(wrapper.findAll('.throws .throw')).toHaveLength(36)
    await press(/Throw the dice/)
    const [sheet] = table.world.records(SHEETS)
    expect(sheet).toMatchObject({ kind: 'close', a: { element: 'red-4' }, b: { element: 'blue-5' } })
    expect(sheet?.a.die).toBeGreaterThan(0)
  })

  test('HQ-FAC-9 a tick changes line, sum and throws at once, and is sent', async () => {
    const { wrapper, choose, press, table } = await desk(await begun(...FIGHT))
    await choose('red-4', 'Who')
    await choose('blue-5', 'Against whom')
    await wrapper.get('input[aria-label="Spears 1: Second rank"]').setValue(true)
    await wrapper.get('input[aria-label="Knights: Flanks: 2"]').setValue(true)
    expect(wrapper.findAll('.facing output').map((one) => one.text())).toEqual(['1', '5'])
    expect(wrapper.get('[data-line="rank"]').text().replace(/\s+/g, ' ')).toContain('+1')
    expect(wrapper.get('[data-line="rank"] .a').text()).toBe('Spears and Warband only')
    expect(wrapper.get('.idle').text()).toContain('Paladin or Cleric near: spells only')
    await press(/Throw the dice/)
    expect(table.world.records(SHEETS)[0]).toMatchObject({ a: { ticks: { flanks: 2 } }, b: { ticks: { rank: true } } })
  })

  test('what cannot be said of other two is not sent with them', async () => {
    const { wrapper, choose, press, table } = await desk(await begun(...FIGHT))
    await choose('red-5', 'Who')
    await choose('blue-5', 'Against whom')
    await wrapper.get('input[aria-label="Spears 1: Second rank"]').setValue(true)
    await choose('red-4', 'Who')
    await press(/Throw the dice/)
    expect(table.world.records(SHEETS)[0]).toMatchObject({ a: { element: 'red-4', ticks: { rank: false } } })
  })

  test('what it came to stands above the next question, and the way back asks only what the table must say', async () => {
    const host = await begun(...FIGHT, { act: 'close', element: 'red-4', enemy: 'blue-5' }, { by: 'hand', dice: [1, 3] })
    const { wrapper, text, choose, press, table } = await desk(host)
    expect(text('.result .says')).toBe('Knights: recoil.')
    expect(text('.way')).toContain('What is behind?')
    expect(text('.way .verdict')).toBe('The way is free.')
    await choose('red-5')
    expect(text('.way')).toContain('Does it face the same way, or the opposite one?')
    expect(text('.way .verdict')).toBe('Past Spears 1.')
    await choose('red-1')
    expect(text('.way')).not.toContain('Does it face')
    expect(text('.way .verdict')).toBe('Hero: pushed back as far.')
    await wrapper.findAll('.way fieldset').at(0)?.findAll('input').at(1)?.setValue(true)
    expect(text('.way .verdict')).toBe('No recoil is possible: destroyed.')
    await press(/Confirm/)
    expect(table.world.balance('redHost', 'apLost')).toBe(2)
  })
})

describe('HQ-SEQ-2 spells and shots', () => {
  test('a spell: its price, its target’s shelter, and that the caster is safe', async () => {
    const { wrapper, text, choose } = await desk(await begun(pips(5), DONE))
    await choose('blue-1', 'Target')
    expect(text('.purse')).toContain('spell 2 = 2')
    await wrapper.get('input[aria-label="Hero: Paladin or Cleric near"]').setValue(true)
    expect(wrapper.get('[data-line="ward"] .b').text()).toContain('+2')
    expect(text('.legend')).toContain('Hero: ensorcelled')
    expect(text('.legend')).not.toContain('Magician:')
  })

  test('HQ-RES-2 who is shot at and can shoot is said to be able to shoot back', async () => {
    const { text, choose } = await desk(await begun(pips(1), DONE))
    await choose('shoot')
    await choose('red-8', 'Who shoots')
    await choose('blue-8', 'Target')
    expect(text('.ahead')).toContain('Shooters may shoot back')
  })
})
