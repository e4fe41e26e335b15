import { readFileSync } from 'node:fs'
import path from 'node:path'
import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { digestText } from '../../../../src-shared/kernel/journal/hash.ts'
import { foldHistory } from '../../../../src-shared/kernel/journal/foldHistory.ts'
import { readChain } from '../../../../src-shared/kernel/journal/journal.ts'
import type { SeenEntry } from '../../../../src-shared/kernel/journal/history.ts'
import { GAME_MASTER } from '../../../../src-shared/kernel/world/rule.ts'
import { seenBy } from '../../../../src-shared/table/session/view.ts'
import { showPage, type ShownPage } from '../../../testing/showPage.ts'
import { battleInWar, battleOf, battlesIn, sumLines } from './battles.ts'
import WarsPage from './WarsPage.vue'

const GOLDEN = path.join(import.meta.dirname, '../../../../src-shared/games/greatest-lineage/golden')
/** In them battles are fought. */
const FOUGHT = ['conquest', 'kingdom-tribute']

function seen(name: string, seat: string): SeenEntry[] {
  const [header = '', ...lines] = readFileSync(path.join(GOLDEN, name, 'campaign.lineage'), 'utf8')
    .trim()
    .split('\n')
  return seenBy(readChain(header, lines, digestText).entries, seat)
}

let shown: ShownPage | null = null
afterEach(() => {
  shown?.wrapper.unmount()
  shown = null
  document.body.innerHTML = ''
})

describe.each(FOUGHT)('battles of the campaign %s', (name) => {
  test.each([GAME_MASTER, 'elves', 'humans', 'dwarves'])(
    'each has its war, its fight and its own page, and its lines add up, as %s reads them',
    (seat) => {
      const { moments, ledger } = foldHistory(seen(name, seat))
      const battles = battlesIn(moments)
      expect(battles.length).toBeGreaterThan(1)
      for (const { key, highlight, told } of battles) {
        const found = battleInWar(moments, key)
        if (found === null) throw new Error(`battle ${key} has no war`)
        expect(found.fight.kill?.margin).toBe(
          told.ahead === null ? 0 : told.ahead.faction === found.story.war.aggressor ? told.ahead.by : -told.ahead.by,
        )
        expect(battleOf(battles, found.story, found.fight)?.key).toBe(key)
        for (const side of told.sides) {
          const lines = sumLines(side, highlight, ledger)
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(side.bonus)
          expect(side.bonus + side.die).toBe(side.total)
          for (const { origin } of lines) if (origin !== null) expect(origin.subject.owner).toBe(side.faction)
        }
      }
      expect(new Set(battles.map(({ key }) => key)).size).toBe(battles.length)
    },
  )

  test('everybody reads the same battles', () => {
    const told = (seat: string) => battlesIn(foldHistory(seen(name, seat)).moments).map((battle) => JSON.stringify(battle.told))
    for (const seat of ['elves', 'humans', 'dwarves']) expect(told(seat)).toEqual(told(GAME_MASTER))
  })
})

describe('the page of a battle', () => {
  async function show(seat: string): Promise<ShownPage> {
    const entries = seen('conquest', seat)
    const [first] = battlesIn(foldHistory(entries).moments)
    shown = await showPage(WarsPage, `wars/${first?.key ?? ''}`, entries, { seat })
    await flushPromises()
    return shown
  }

  test('tells both sums with their rules, what came of it, the war afterwards, and every entry', async () => {
    const { wrapper } = await show(GAME_MASTER)
    const [first] = battlesIn(foldHistory(seen('conquest', GAME_MASTER)).moments)
    expect(wrapper.findAll('h2').map((head) => head.text().replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/ahead/),
      'What both wanted',
      'What came of it',
      'What it means for the war',
      'Entry by entry',
    ])
    const sums = wrapper.findAll('.sums tfoot').map((foot) => foot.text())
    expect(sums).toEqual(first?.told.sides.map(({ total }) => `Sum${total}`))
    expect(wrapper.findAll('.sums tbody tr').every((row) => /GL-(WAR|NPK|NPT)-\d+/.test(row.text()))).toBe(true)
    expect(wrapper.findAll('.entries .dice').length).toBeGreaterThan(0)
    expect(wrapper.findAll('.entries .figure').length).toBeGreaterThan(0)
  })

  test('a player reads no enemy’s figures behind the lines', async () => {
    const { wrapper } = await show('humans')
    const asked = wrapper.findAll('.sums button.figure').map((button) => button.attributes('aria-label') ?? '')
    expect(asked.filter((label) => label.includes('echnology of') && !label.includes('of Humans'))).toEqual([])
    expect(wrapper.findAll('.sums table')).toHaveLength(2)
  })

  test('the wars lead to it, and an address of no battle back to them', async () => {
    const entries = seen('conquest', GAME_MASTER)
    shown = await showPage(WarsPage, 'wars', entries, { seat: GAME_MASTER })
    const links = shown.wrapper.findAll('.fights a').map((link) => link.attributes('href'))
    const keys = battlesIn(foldHistory(entries).moments).map(({ key }) => key)
    expect(keys.every((key) => links.includes(`/table/tiny/wars/${key}`))).toBe(true)
    await shown.router.push('/table/tiny/wars/999-9')
    await flushPromises()
    expect(shown.wrapper.text()).toContain('There is no such battle')
  })
})
