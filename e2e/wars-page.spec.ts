import type { Locator } from '@playwright/test'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'

const GOLDEN = path.resolve(import.meta.dirname, '../src-shared/games/greatest-lineage/golden')

/** Two players at war, and tribes. */
const AT_WAR = {
  title: 'Wars',
  until: 'turn:14',
  bot: 'warlike',
  setup: { houseRules: { territories_per_combat: 1, timeline: 'off' } },
} as const

const chances = (odds: Locator): Promise<string[]> => odds.locator('.ways dd').allInnerTexts()

test('a running war: both sheets, and odds that follow what is tried out', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, AT_WAR)
  await (await (await enter(page)).open('Wars')).go('Wars')

  const war = page.getByRole('article').first()
  const odds = war.getByRole('region', { name: 'Odds before rolling' })
  await expect(odds).toBeVisible()
  await expectAccessible(page, 'a war')

  await expect(odds.locator('.ways dd').first()).toBeVisible()
  const before = await chances(odds)
  await expect(war.getByRole('spinbutton', { name: 'Warriors' })).toHaveCount(0)
  await war.getByText('Try something else: what both sides bring and want').click()
  await war.getByText('The bonus of both sides, line by line').click()
  const warriors = war.getByRole('spinbutton', { name: 'Warriors' }).first()
  await warriors.fill('900')
  await expect.poll(() => chances(odds)).not.toEqual(before)
  await war.getByRole('checkbox', { name: /^Ruler fights/ }).check()
  await expect(war.getByRole('row', { name: /^Ruler in battle/ })).toContainText('GL-WAR-16')
  await war.getByText('As a table').first().click()
  await expectAccessible(page, 'a war tried out')
  await war.getByRole('button', { name: 'Back to the real figures' }).click()
  await expect.poll(() => chances(odds)).toEqual(before)

  await war
    .getByRole('button', { name: /^Prestige of/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await war.getByRole('button', { name: 'Rule GL-WAR-9' }).click()
  await expect(page.getByRole('dialog', { name: 'Rule GL-WAR-9' })).toBeVisible()
})

test('by keyboard alone: booklets are unfolded, and a war that is over', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await copyFile(path.join(GOLDEN, 'conquest', 'campaign.lineage'), path.join(shelf, 'Crowns.lineage'))
  await (await (await enter(page)).open('Two crowns fall')).go('Wars')
  await expect(page.getByRole('heading', { name: 'No war is being fought' })).toBeVisible()

  const booklets = page.getByText('Contents of the booklets')
  await booklets.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No war is written in any booklet.')).toBeVisible()

  const ended = page.getByRole('region', { name: 'Wars that are over' })
  await ended.locator('summary').last().focus()
  await page.keyboard.press('Enter')
  await expect(ended.getByText(/^The war between the elves and the humans ends/)).toBeVisible()
  await expect(ended.getByRole('rowheader', { name: 'The humans' }).first()).toBeVisible()
  await expectAccessible(page, 'wars that are over')
})

test('on a phone nothing is cut off', async ({ shelf, enter, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await mkdir(shelf)
  await playedCampaign(shelf, AT_WAR)
  await (await (await enter(page)).open('Wars')).go('Wars')
  await expect(page.getByRole('region', { name: 'Odds before rolling' }).first()).toBeVisible()
  await expectWithin(page, 'wars')
  await expectAccessible(page, 'wars on a phone')
})
