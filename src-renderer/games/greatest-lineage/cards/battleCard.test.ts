import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, test } from 'vitest'
import { accept } from '../../../../src-shared/kernel/problem.ts'
import { tellIn } from '../../../../src-shared/language/language.ts'
import { voluntaryActs } from '../../../../src-shared/games/greatest-lineage/rules/acts.ts'
import { war, WAR_ID } from '../../../../src-shared/games/greatest-lineage/testing/battles.ts'
import { house } from '../../../../src-shared/games/greatest-lineage/testing/stage.ts'
import { battle } from '../../../../src-shared/games/greatest-lineage/rules/war/battle.ts'
import { openingOffers } from '../../../../src-shared/games/greatest-lineage/rules/war/opening.ts'
import { CurrentCard } from '../../../testing/currentCard.ts'
import { mountAt, type Mounted } from '../../../testing/mountAt.ts'
import { stagedGame } from '../../../testing/staged.ts'
import { tinyHost } from '../../../testing/tinyBridge.ts'

let mounted: Mounted

/** The elves, 20 in arms, against the humans with 10 and four territories. */
async function atWar(...answers: readonly unknown[]): Promise<void> {
  const setting = {
    elves: { age: 3, males: 60, females: 40, warriors: 20, food: 30, wood: 30, stone: 30, metal: 9, wealth: 30, technology: 30 },
    humans: { age: 3, males: 30, females: 30, warriors: 10, territories: 4 },
    records: { war: { [WAR_ID]: war({ turns: 1 }, { warriors: 20 }, { warriors: 10 }) }, royal: { ...house('elves'), ...house('humans') } },
  }
  const host = tinyHost(stagedGame(setting, (world) => battle(world, WAR_ID)))
  for (const answer of answers) expect(await host.answer(answer)).toMatchObject({ ok: true })
  mounted = await mountAt(host, CurrentCard)
}
const even = (text: string): string => text.replace(/\s+/g, ' ').trim()
const rows = (): readonly (readonly string[])[] =>
  mounted.wrapper.findAll('.ahead .fact-frame :is(tbody, tfoot) tr').map((row) => row.findAll('td').map((cell) => even(cell.text())))
const ahead = (): string => even(mounted.wrapper.get('.ahead').text())

afterEach(() => {
  mounted.wrapper.unmount()
  tellIn(() => 'en')
})

test('muster: both bonus sheets stand face to face, line by line, with their sums', async () => {
  await atWar()
  await mounted.wrapper.get('#fill-warriors').setValue('0')
  const [warriors, culture, technology] = rows()
  expect(warriors).toEqual(['20 warriors GL-WAR-10', '+2', '+1', '10 warriors'])
  expect(culture?.slice(1, 3)).toEqual(['+1', '+1'])
  expect(technology).toEqual(['Technology 30 GL-WAR-12', '+3', '0', 'Technology 0'])
  const sums = rows()
    .slice(0, -1)
    .map(([, own, enemy]) => [own, enemy].map((text) => Number((text ?? '').replace('−', '-').replace('–none', '0'))))
  const total = (side: number): number => sums.reduce((sum, line) => sum + (line[side] ?? 0), 0)
  expect(rows().at(-1)).toEqual(['Total', `+${total(0)}`, `+${total(1)}`, 'Total'])
})

test('muster: what is set changes its line, which says what it was, the price and the odds', async () => {
  await atWar()
  await mounted.wrapper.get('#fill-warriors').setValue('0')
  const before = mounted.wrapper.findAll('.ways dd').map((chance) => chance.text())
  await mounted.wrapper.get('#fill-warriors').setValue('15')
  expect(rows()[0]?.slice(0, 2)).toEqual(['35 warriors GL-WAR-10', 'was +2 +4'])
  expect(ahead()).toMatch(/15 warriors cost \d+ of \d+ (food|metal|copper)/i)
  await mounted.wrapper.get('#fill-elves-royal-1').setValue(true)
  expect(mounted.wrapper.findAll('tr.changed')).toHaveLength(2)
  expect(mounted.wrapper.findAll('.ways dd').map((chance) => chance.text())).not.toEqual(before)
})

test('muster: more warriors than can be paid are refused beside the field', async () => {
  await atWar()
  const most = Number(mounted.wrapper.get('#fill-warriors').attributes('aria-valuemax'))
  await mounted.wrapper.get('#fill-warriors').setValue(String(most + 1))
  expect(mounted.wrapper.get('#fill-warriors-problem').text()).toContain(`to ${most}`)
})

test('goals: the odds are those of the land that is chosen, and none for land that is left alone', async () => {
  await atWar({ warriors: 0 }, {})
  expect(mounted.table.pending?.wording).toBe('fill.goals')
  expect(mounted.wrapper.get('.side[data-side="aggressor"]').text()).toContain('Captures the territory')
  await mounted.wrapper.get('#fill-land').setValue('none')
  expect(mounted.wrapper.get('.side[data-side="aggressor"]').text()).not.toContain('Captures the territory')
})

test('the answer is the sheet, as ever: Enter gives it', async () => {
  await atWar()
  await mounted.wrapper.get('#fill-warriors').setValue('4')
  await mounted.wrapper.get('#fill-elves-royal-1').setValue(true)
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(mounted.table.entries.at(-1)?.answer).toMatchObject({ warriors: 4, 'elves-royal-1': true, 'elves-royal-2': false })
  expect(mounted.table.world.balance('elves', 'warriors')).toBe(24)
})

test('in German', async () => {
  tellIn(() => 'de')
  await atWar()
  await mounted.wrapper.get('#fill-warriors').setValue('1')
  expect(ahead()).toContain('Die Schlacht, die daraus wird')
  expect(ahead()).toContain('1 Krieger kostet')
  expect(rows().at(-1)?.[0]).toBe('Zusammen')
})

test('council: a war that could be opened shows both sheets before it is; nothing of them before it is chosen', async () => {
  const secret = war({ stage: 'secret', opened: null, opensFrom: 2 })
  const setting = { elves: { males: 60, technology: 30 }, humans: { males: 30, warriors: 10 }, records: { war: { [WAR_ID]: secret } } }
  const host = tinyHost(
    stagedGame(setting, (world) =>
      voluntaryActs('council', 'elves', () => ({ rule: 'GL-WAR-1', figures: {}, offers: openingOffers(world, 'elves') })),
    ),
  )
  mounted = await mountAt(host, CurrentCard)
  expect(mounted.wrapper.find('.ahead').exists()).toBe(false)
  await mounted.wrapper.get('input[value="openWar"]').setValue(true)
  expect(rows().map(([own]) => own)).toContain('Technology 30 GL-WAR-12')
  await mounted.wrapper.get('form').trigger('submit')
  await flushPromises()
  expect(mounted.table.entries.at(-1)?.answer).toEqual({ act: 'openWar', war: WAR_ID })
})

test('for a player: the sheet of the enemy is closed, and the odds wait until the player says what to reckon with', async () => {
  const setting = {
    elves: { age: 3, males: 60, warriors: 20, food: 30, wood: 30, stone: 30, metal: 9, wealth: 30, technology: 30 },
    humans: { age: 3, males: 30, warriors: 10, technology: 50 },
    records: { war: { [WAR_ID]: war({ turns: 1 }, { warriors: 20 }, { warriors: 10 }) } },
  }
  const host = tinyHost(
    stagedGame(setting, (world) => battle(world, WAR_ID)),
    { openTable: async () => accept({ ...(await host.session.view()), seat: 'elves' }) },
  )
  mounted = await mountAt(host, CurrentCard)
  const technology = rows().find(([, , , text]) => text?.startsWith('Technology'))
  expect(technology?.[2]).toBe('not known')
  expect(ahead()).not.toContain('50')
  expect(mounted.wrapper.find('.ways dd').exists()).toBe(false)
  await mounted.wrapper.get('.guess input').setValue('6')
  expect(mounted.wrapper.findAll('.ways dd')).toHaveLength(3)
})
