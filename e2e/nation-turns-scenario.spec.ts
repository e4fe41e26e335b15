import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { picturing, toPage } from './fixtures/pictures.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { MouseHands } from './pages/hands.ts'
import { SetupPage } from './pages/setup.ts'

test('a scenario is made in the workshop, kept over a reload, and a campaign is begun with it', async ({ enter, page }) => {
  const library = await enter(page)
  const setup = await library.newCampaign()
  await page.getByRole('radio', { name: /^Nation Turns/ }).check()
  await setup.step('Game options')
  await page.getByRole('link', { name: 'Make or change scenarios' }).click()
  await page.getByRole('button', { name: 'Begin with the sample' }).click()
  await expect(page.getByText('It can be played, and has all that the sheet refers to.')).toBeVisible()

  await test.step('a name is changed, a place is left open: it says so beside the field', async () => {
    await page.getByRole('textbox', { name: 'Name' }).nth(1).fill('Port of Salt')
    await expect(page.locator('[data-area="SM"]')).toContainText('Port of Salt')
    const left = page.getByRole('spinbutton', { name: 'Place from the left (0 to 100)' })
    await left.fill('')
    await expect(page.getByText('It cannot be played yet: 1 thing to mend.')).toBeVisible()
    await expectAccessible(page, 'the workshop with a problem')
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('It cannot be played yet: 1 thing to mend.')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await left.fill('6')
  })

  await test.step('an area is dragged on the map, its fields follow, and a border is drawn', async () => {
    const area = page.locator('[data-area="SM"]')
    const box = await area.boundingBox()
    if (box === null) throw new Error('the area is not on the map')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y - 80, { steps: 4 })
    await page.mouse.up()
    const top = page.getByRole('spinbutton', { name: 'Place from the top (0 to 100)' })
    expect(Number(await top.inputValue())).toBeLessThan(45)
    await expect(page.getByText(/^Port of Salt: 6 from the left, \d+ from the top\.$/)).toHaveCount(2)
    await page.keyboard.press('Shift+ArrowDown')
    await expect(top).toHaveValue(/0$/)
    await page.getByRole('radio', { name: 'Draw borders' }).check()
    await area.press('Enter')
    await page.locator('[data-area="WT"]').click()
    await expect(page.getByText('Port of Salt and White Tongue now border on each other.')).toBeVisible()
    await expectAccessible(page, 'the workshop, drawing borders')
    await page.getByRole('radio', { name: 'Move areas' }).check()
  })

  await test.step('every part can be used with ears alone, and stays within a telephone', async () => {
    for (const part of ['Units', 'Nations', 'Events', 'Maxima', 'Areas']) {
      await page.getByRole('tab', { name: part }).click()
      await expectAccessible(page, `the workshop, ${part}`)
      await page.setViewportSize({ width: 390, height: 844 })
      await expectWithin(page, `the workshop on a telephone, ${part}`)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
  })

  await page.getByRole('button', { name: 'Begin a campaign with it' }).click()
  const begun = await SetupPage.on(page)
  await expect(page.getByRole('radio', { name: /The Northern Ring, changed/ })).toBeChecked()
  await expectAccessible(page, 'the choice of a scenario')
  const desk = await begun.start()
  await expect(desk.place).toContainText('Population increase')
  const hands = new MouseHands(page)
  for (const [command, heading] of [
    ['Scenario', 'Scenario'],
    ['Events', 'Events'],
    ['The dance', 'The dance'],
  ] as const) {
    await hands.command(command)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page, heading)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectWithin(page, `${heading} on a telephone`)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await hands.command('Scenario')
  await expect(page.getByText('Port of Salt').first()).toBeVisible()
})

const PLAYERS = { p1: { name: 'Ada' }, p2: { name: 'Ben' }, p3: { name: 'Cy' } }

test('the closing page of a game that is over, and its events, are for all ears and widths', async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Danced', until: 'end', bot: 'random', setup: { game: 'nation-turns', players: PLAYERS } })
  await (await enter(page)).open('Danced')
  for (const address of ['closing', 'events'] as const) {
    await toPage(page, address, address === 'closing' ? 'The dance' : 'Events')
    await expectAccessible(page, address)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectWithin(page, `${address} on a telephone`)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})

test('pictures of scenarios, events and the closing page', { tag: '@look' }, async ({ enter, page }) => {
  const picture = await picturing(page, 'n')
  const library = await enter(page)
  const setup = await library.newCampaign()
  await page.getByRole('radio', { name: /^Nation Turns/ }).check()
  await setup.step('Game options')
  await picture('setup-game')
  await page.getByRole('link', { name: 'Make or change scenarios' }).click()
  await picture('workshop-none')
  await page.getByRole('button', { name: 'Begin with the sample' }).click()
  for (const part of ['Areas', 'Units', 'Nations', 'Events', 'Maxima']) {
    await page.getByRole('tab', { name: part }).click()
    await picture(`workshop-${part.toLowerCase()}`)
  }
  await page.getByRole('link', { name: 'All scenarios' }).click()
  await picture('workshop-list')
})

test('pictures of the pages of a game that is over', { tag: '@look' }, async ({ shelf, enter, page }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, { title: 'Danced', until: 'end', bot: 'random', setup: { game: 'nation-turns', players: PLAYERS } })
  const picture = await picturing(page, 'o')
  await (await enter(page)).open('Danced')
  await picture('desk')
  for (const [address, title] of [
    ['closing', 'The dance'],
    ['events', 'Events'],
    ['scenario', 'Scenario'],
  ] as const) {
    await toPage(page, address, title)
    await picture(address)
  }
})
