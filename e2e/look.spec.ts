import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { picturing } from './fixtures/pictures.ts'
import { earlierVersions } from './fixtures/earlierVersions.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import type { SetupStep } from './pages/setup.ts'

/** Pictures of everything outside of a campaign: `npm run look`. */
test('the library, the set-up and what belongs to the program', { tag: '@look' }, async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  const picture = await picturing(page, 'a')
  const library = await enter(page)
  await picture('library-empty')
  const setup = await library.newCampaign()
  for (const step of ['Game and players', 'Game options', 'House rules', 'Dice', 'Summary'] satisfies SetupStep[]) {
    await setup.step(step)
    if (step === 'Dice') await page.getByRole('radio', { name: /^By all of us/ }).check()
    await picture(`setup-${step.toLowerCase().replace(' ', '-')}`)
  }
  await setup.decide('How many players are there?', /^Two players/)
  await picture('setup-house-rule-open')

  await playedCampaign(shelf, { title: 'The Winter Crown', until: 'turn:3' })
  await playedCampaign(shelf, { title: 'Two rivers', until: 'turn:2', bot: 'random', seed: '7'.repeat(64) })
  await writeFile(path.join(shelf, 'Notes.lineage'), 'buy milk\n')
  await page.goto(new URL('/#/', page.url()).href)
  await expect(library.campaigns).toHaveCount(3)
  await picture('library')
  await page.getByRole('button', { name: 'More for Two rivers' }).click()
  await picture('library-menu')
  await page.keyboard.press('Escape')
  await library.choose('Two rivers', 'Rename')
  await picture('library-rename')
  await page.keyboard.press('Escape')
  await earlierVersions(shelf, 'Two rivers', [1, 2, 3, 2])
  await library.choose('Two rivers', 'Earlier versions')
  await expect(page.getByRole('button', { name: /^Put back round 1/ })).toBeVisible()
  await picture('library-versions')
  await page.keyboard.press('Escape')
  await library.trash('The Winter Crown')
  await library.trash('Two rivers')
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('button', { name: /^Bring back Two rivers/ })).toBeVisible()
  await picture('library-trash')
  await page.goBack()
  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await picture('campaign-does-not-open')

  for (const [address, title] of [
    ['settings', 'Settings'],
    ['keys', 'Keys'],
    ['nowhere', 'Nothing here'],
  ] as const) {
    await page.goto(new URL(`/#/${address}`, page.url()).href)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await picture(address)
  }
})

test('the sample with its guide, the palette and the menu', { tag: '@look' }, async ({ enter, page, newBrowser, startServer }) => {
  const picture = await picturing(page, 'b')
  const desk = await (await enter(page)).openSample()
  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide).toBeVisible()
  await picture('guide')
  for (let steps = 0; steps < 3; steps++) await guide.getByRole('button', { name: 'Next' }).click()
  await picture('guide-further')
  await guide.getByRole('button', { name: 'End the guide' }).click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox', { name: 'Commands' })).toBeVisible()
  await picture('palette')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await picture('menu')
  await page.keyboard.press('Escape')
  await expect(desk.card).toBeVisible()

  const second = await startServer()
  const reader = await (await newBrowser()).newPage()
  await reader.goto(await second.freshAddress())
  await reader.getByRole('link', { name: await page.getByRole('banner').locator('strong').innerText() }).click()
  await expect(reader.getByRole('status').filter({ hasText: 'For reading only' })).toBeVisible({ timeout: 60_000 })
  await (
    await picturing(reader, 'c')
  )('desk-for-reading-only')
})
