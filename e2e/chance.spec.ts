import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expectAccessible } from './fixtures/axe.ts'
import { play } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage } from './pages/share.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('before the first roll players add to the dice from their devices, and the record names them', async ({
  shelf,
  enter,
  page,
  newBrowser,
}) => {
  await mkdir(shelf)
  const setup = path.join(shelf, 'fresh.json')
  const players = { elves: { name: 'Ada' }, humans: { name: 'Ben' }, dwarves: { name: 'Cleo' } }
  await writeFile(setup, JSON.stringify({ title: 'Fresh', players }))
  expect((await play('new', setup, path.join(shelf, 'Fresh.lineage'))).code).toBe(0)
  const desk = await (await enter(page)).open('Fresh')
  const share = await SharePage.of(desk)
  await share.openDoor()
  const panel = page.getByRole('region', { name: 'Chance: what the players add' })
  await expect(panel).toContainText('Nobody has added anything yet.')
  const links = [`${await share.address()}#${await share.invite('Elves')}`, `${await share.address()}#${await share.invite('Humans')}`]
  const phones = await Promise.all(links.map(async (link) => SeatApp.join(await (await newBrowser(PHONE)).newPage(), link)))

  for (const { page: phone } of phones) {
    await phone.getByRole('button', { name: 'Add chance' }).click()
    await expect(phone.getByRole('region', { name: 'Add chance of your own' })).toContainText('Keep this page open')
  }
  const [{ page: phone } = { page }] = phones
  await expectWithin(phone, 'adding to the dice')
  await expectAccessible(phone, 'adding to the dice')
  await expect(panel).toContainText('Ready to be added: Elves and Humans.')
  await expectAccessible(page, 'what players add to the dice')
  await panel.getByRole('button', { name: 'Add it' }).click()
  await expect(panel).toBeHidden()
  await expect(phone.getByRole('region', { name: 'Add chance of your own' })).toBeHidden()
  await expect(phone.getByText('Elves and Humans added to the dice')).toBeVisible()
})
