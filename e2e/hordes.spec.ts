import type { Locator } from '@playwright/test'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import type { Desk } from './pages/desk.ts'
import { MouseHands } from './pages/hands.ts'
import { SetupPage } from './pages/setup.ts'
import { SharePage } from './pages/share.ts'

/** An element on the card, to be tapped. */
function tile(desk: Desk, side: string, name: string): Locator {
  return desk.card.getByRole('group', { name: side, exact: true }).getByLabel(name, { exact: true })
}

test.describe('a battle of Hordes', () => {
  test.use({ hostKind: 'browser' })

  test('from the set-up through a whole bound: a move, a shot, a close combat and the way back', async ({ library, page }) => {
    const setup = await library.newCampaign()
    await page.getByRole('radio', { name: /^Hordes/ }).check()
    await setup.title.fill('The ford')
    await setup.step('Dice')
    await page.getByRole('radio', { name: /^We roll/ }).check()
    const desk = await setup.start()
    const dice = async (faces: string): Promise<void> => {
      await desk.typedDice.fill(faces)
      await desk.change(() => page.keyboard.press('Enter'))
    }
    const looked = async (what: string): Promise<void> => {
      await expectAccessible(page, what)
      await within(what)
    }
    const within = async (what: string): Promise<void> => {
      await page.setViewportSize({ width: 360, height: 740 })
      await expectWithin(page, `${what} on a telephone`)
      await page.setViewportSize({ width: 1440, height: 900 })
    }

    await dice('2 5')
    await dice('4')

    await test.step('a group moves, and its price adds up', async () => {
      await tile(desk, 'Who moves', 'Magician').check()
      await tile(desk, 'Who moves', 'Knights 1').check()
      await expect(desk.card).toContainText('4 PIPs left, 2 after this: move 1 + a Magician along 1 = 2')
      await looked('the card of moves')
      await desk.change(() => desk.doIt.click())
      await expect(desk.chronicle).toContainText('for 2 PIPs')
      await desk.change(() => page.keyboard.press('d'))
    })

    await test.step('a shot: who at whom, in a wood, before its dice', async () => {
      await desk.card.getByText('Shoot', { exact: true }).click()
      await tile(desk, 'Who shoots', 'Shooters').click()
      await tile(desk, 'Target', 'Knights 1').click()
      await desk.card.getByRole('checkbox', { name: 'Knights 1: In a wood or built-up area' }).check()
      await expect(desk.card.getByRole('region', { name: 'The 36 throws' })).toContainText('of 36')
      await within('the card of shots')
      await desk.change(() => desk.card.getByRole('button', { name: /^To the dice/ }).click())
      await dice('6 1')
      await expect(desk.chronicle).toContainText('Shot of Shooters (red) at Knights 1 (blue)')
    })
    // Whatever the wood has made of it: the way back is free.
    while ((await desk.question()).kind === 'fill') await desk.change(() => desk.accept.click())
    await desk.change(() => page.keyboard.press('d'))
    while (!(await desk.place.innerText()).includes('Close combat')) await desk.change(() => page.keyboard.press('d'))

    await test.step('a close combat: two taps, and both sides with all lines', async () => {
      await tile(desk, 'Who', 'Spears 1').click()
      await tile(desk, 'Against whom', 'Knights 2').click()
      await desk.card.getByRole('checkbox', { name: 'Spears 1: Second rank' }).check()
      await expect(desk.card).toContainText('line')
      await looked('the card of fights')
      await desk.change(() => desk.card.getByRole('button', { name: /^To the dice/ }).click())
      await within('the dice of a fight')
      await dice('5 3')
      await expect(desk.card).toContainText('Knights 2')
      await looked('the way back')
      await desk.card.getByText('Spears 1', { exact: true }).first().click()
      await desk.change(() => desk.accept.click())
      await desk.change(() => page.keyboard.press('d'))
    })
    await expect(desk.place).toContainText('Bound 2')

    await test.step('armies, combats and odds tell the same', async () => {
      const hands = new MouseHands(page)
      for (const [command, tells] of [
        ['Armies', 'AP lost'],
        ['Combats', 'Bound 1: 2 combats'],
        ['Combat odds', 'All against all'],
      ] as const) {
        await hands.command(command)
        await expect(page.getByRole('heading', { level: 1, name: command })).toBeVisible()
        await expect(page.getByText(tells).first()).toBeVisible()
        await (command === 'Combats' ? within(command) : looked(command))
      }
    })
  })
})

test('where the app throws, a fight is three presses: two taps and the dice', async ({ shelf, enter, page }) => {
  await mkdir(shelf, { recursive: true })
  const players = { redHost: { name: 'Ada' }, blueHost: { name: 'Ben' } }
  const setup = { game: 'hordes', players, defender: 'redHost', houseRules: { setup: 'scenario' } }
  await playedCampaign(shelf, { title: 'The ford', setup, bot: 'idle', until: '1/redHost/3/fight@gm' })
  const library = await enter(page)
  const desk = await library.open('The ford')
  await test.step('on a telephone both are tapped, and nothing of the 36 throws lies under the buttons', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await tile(desk, 'Who', 'Knights 1').click()
    await tile(desk, 'Against whom', 'Warband 1').click()
    await expect(desk.card).toContainText('36')
    const bar = await desk.card.locator('.card-bar').boundingBox()
    const throws = await desk.card.getByRole('region', { name: 'The 36 throws' }).boundingBox()
    expect((throws?.y ?? 0) + (throws?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await desk.card.getByRole('button', { name: /^Throw the dice/ }).click()
  await expect(desk.chronicle).toContainText('Close combat of Knights 1')
})

test('an army is put together, saved as a file and opened again, and a battle is set up with it', async ({ enter, page }, info) => {
  await enter(page)
  await page.goto(page.url().replace(/#.*$/, '#/workshop/hordes/armies'))
  await page.getByRole('button', { name: 'Begin with the Hill Host' }).click()
  await page.getByRole('textbox', { name: 'Name of the army' }).fill('Fen Host')
  await expect(page.getByText('24 of 24 AP, nothing left')).toBeVisible()

  await test.step('what is too dear is said, and mended', async () => {
    await page.getByRole('button', { name: 'Add Lurkers, 1 AP' }).click()
    await expect(page.getByText('25 of 24 AP, 1 too many')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Set up a battle with it' })).toBeDisabled()
    await page.getByRole('button', { name: 'Take Horde 2 out' }).click()
    await page.getByRole('checkbox', { name: 'Lurkers: in water' }).check()
    await page.getByRole('radio', { name: 'Knights 2: general' }).check()
    await page.getByRole('textbox', { name: 'Name of Knights 2' }).fill('Old Anna & <co>')
    await expect(page.getByText('General: Old Anna & <co>')).toBeVisible()
    await expectAccessible(page, 'the workshop of armies')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectWithin(page, 'the workshop of armies on a telephone')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('it comes back from its file', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const file = info.outputPath('fen.army.json')
    await (await saving).saveAs(file)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ name: 'Fen Host' })
    await page.getByRole('link', { name: 'To all armies' }).click()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'From a file' }).click()
    await (await choosing).setFiles(file)
    await expect(page.getByRole('heading', { level: 1, name: 'Fen Host' })).toBeVisible()
    await expect(page.getByText('General: Old Anna & <co>')).toBeVisible()
  })

  await page.getByRole('button', { name: 'Set up a battle with it' }).click()
  const begun = await SetupPage.on(page)
  await begun.step('Game options')
  await expect(
    page
      .getByRole('group', { name: 'Army of Red host' })
      .getByRole('radio', { name: /Fen Host/ })
      .first(),
  ).toBeChecked()
  await expectAccessible(page, 'the choice of armies')
  const desk = await begun.start()
  await expect(desk.card).toContainText('Who defends?')
})

test('two telephones: whoever has the bound fights there, and has armies, combats and odds at hand', async ({
  shelf,
  enter,
  page,
  browser,
}) => {
  await mkdir(shelf, { recursive: true })
  const players = { redHost: { name: 'Ada' }, blueHost: { name: 'Ben' } }
  const houseRules = { setup: 'scenario', judge: 'active' }
  const setup = { game: 'hordes', players, defender: 'redHost', houseRules }
  await playedCampaign(shelf, { title: 'The ford', setup, bot: 'idle', until: '1/redHost/3/fight' })
  const desk = await (await enter(page)).open('The ford')
  const share = await SharePage.of(desk)
  await share.openDoor()
  const address = await share.address()
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await phone.goto(`${address}#${await share.invite('Red host')}`)
  await expect(phone.getByRole('heading', { name: /which close combat is next/ })).toBeVisible()
  const side = (name: string): Locator => phone.getByRole('group', { name, exact: true })
  await side('Who').getByLabel('Knights 1', { exact: true }).tap()
  await side('Against whom').getByLabel('Spears 1', { exact: true }).tap()
  await expect(phone.getByRole('region', { name: 'The 36 throws' })).toBeVisible()
  const look = async (what: string): Promise<void> => {
    await expectAccessible(phone, `${what} on a telephone`)
    await expectWithin(phone, `${what} on a telephone`)
    if (process.env['LINEAGE_LOOK'] !== undefined)
      await phone.screenshot({ path: path.join('out/look', `h-phone-${what}.png`), fullPage: true })
  }
  await look('fight')
  await phone.getByRole('button', { name: /^Throw the dice/ }).tap()
  await expect(side('Who').or(phone.getByText('What is behind?')).first()).toBeVisible()
  const origin = phone.url().replace(/#.*$/, '')
  for (const at of ['armies', 'combats', 'odds']) {
    await phone.goto(`${origin}#/${at}`)
    await expect(phone.getByRole('main').getByRole('heading').first()).toBeVisible()
    await look(at)
  }
  await context.close()
})
