import type { BrowserContextOptions, Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign, worldOf } from './fixtures/play.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'
import { SharePage } from './pages/share.ts'

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' }
const SETUP = {
  game: 'orcs-orcs-orcs',
  players: [
    { colour: 'blue', name: 'Ada' },
    { colour: 'red', name: 'Ben' },
  ],
}

/** A campaign of two in which red is to act with this hand; one goblin is on its path, a golem on path 4. */
async function redToAct(shelf: string, title: string, hand: readonly string[]): Promise<void> {
  const begun = await playedCampaign(shelf, { title: 'begun', setup: SETUP, bot: 'idle', until: '1/blue/2/turn' })
  const { records } = (await worldOf(begun)) as { readonly records: Readonly<Record<string, Readonly<Record<string, unknown>>>> }
  const creature = (id: string, type: string, path: number, section: number) => ({
    ...{ collection: 'creature', id },
    to: { id, type, path, section, damage: 0, lifeMod: 0, came: path },
  })
  const changes = [
    ...Object.keys(records['creature'] ?? {}).map((id) => ({ collection: 'creature', id, to: null })),
    creature('goblin-90', 'goblin', 3, 3),
    creature('golem-91', 'golem', 4, 1),
    { collection: 'place', id: 'red.hand', to: { cards: hand } },
    { cursor: { turn: 2, seat: 'red', phase: 2 } },
  ]
  const answers = [{ answer: '2' }, { correct: { reason: 'A position.', changes } }]
  await playedCampaign(shelf, { title, setup: SETUP, bot: 'idle', until: '2/red/2~1/turn', answers })
}

/** Presses on this page since it was last asked. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { taps: number }
    counter.taps = 0
    window.addEventListener('click', (event) => event.isTrusted && counter.taps++, true)
  })
  return () =>
    page.evaluate(() => {
      const counter = window as unknown as { taps: number }
      const taps = counter.taps
      counter.taps = 0
      return taps
    })
}

test.describe('Orcs Orcs Orcs at the desk', () => {
  test.use({ hostKind: 'browser' })

  test('from the set-up to the first spell, at the desk', async ({ library, page }) => {
    const setup = await library.newCampaign()
    await page.getByRole('radio', { name: /^Orcs Orcs Orcs/ }).check()
    await setup.title.fill('The tower')
    for (const seat of ['Green', 'Yellow'])
      await page
        .getByRole('radiogroup', { name: `Does anybody play ${seat}?` })
        .getByRole('radio', { name: 'stays empty' })
        .check()
    await setup.step('Game options')
    await page.getByRole('group', { name: 'Who begins?' }).getByRole('radio', { name: 'Red' }).check()
    await page.getByRole('checkbox', { name: /^Terrain/ }).check()
    await expect(page.getByText('6 of 9 are laid out.')).toBeVisible()
    await expectAccessible(page, 'the options of the game')
    await page.getByRole('checkbox', { name: /^Terrain/ }).uncheck()
    const desk = await setup.start()
    await expect(desk.card.getByRole('heading', { level: 2 })).toHaveText('Markers are revealed')
    await desk.change(() => desk.card.getByRole('button', { name: /^Draw/ }).first().click())
    await expect(desk.place).toContainText('Red')
    await desk.card.getByRole('radio', { name: 'Path 4' }).check()
    await desk.change(() => desk.card.getByRole('button', { name: /^Confirm/ }).click())
    await expect(desk.card.getByRole('list', { name: 'Hand' }).getByRole('button')).toHaveCount(4)
    await expectAccessible(page, 'the hand at the desk')
  })
})

test('a deck is checked in the workshop, and a game is set up with it', async ({ enter, page }) => {
  await enter(page)
  await page.goto(page.url().replace(/#.*$/, '#/workshop/orcs-orcs-orcs/decks'))
  await page.getByRole('button', { name: 'Begin with the program’s deck' }).click()
  await page.getByRole('region', { name: 'Chief' }).getByRole('spinbutton', { name: 'Life' }).fill('6')
  await expect(page.getByRole('region', { name: 'Chief' }).getByRole('button', { name: 'Back to 5' })).toBeVisible()
  for (const name of ['Creatures', 'Spells', 'Fate cards', 'Fate of Expansion 1', 'Tiles and paths']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('tab', { name, exact: true }).click()
    await expectAccessible(page, name)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectWithin(page, name)
  }
  await page.reload()
  await page.getByRole('radio', { name: 'Changed' }).check()
  await expect(page.getByRole('spinbutton')).toHaveValue('6')
  await page.getByRole('button', { name: 'Set up a game with it' }).click()
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Game options' }).click()
  await expect(page.getByRole('radio', { name: /^Our copy/ })).toBeChecked()
})

test.describe('Orcs Orcs Orcs on a telephone', () => {
  test('an attack takes 2 taps, an enhanced one 3', async ({ shelf, enter, page, browser }) => {
    await mkdir(shelf)
    await redToAct(shelf, 'Taps', ['cold_snap', 'fire_spark', 'fire_spark', 'zap'])
    const desk = await (await enter(page)).open('Taps')
    const share = await SharePage.of(desk)
    await share.openDoor()
    const address = await share.address()
    const context = await browser.newContext(PHONE)
    const phone = await context.newPage()
    await phone.goto(`${address}#${await share.invite('Red')}`)
    const hand = phone.getByRole('list', { name: 'Hand' })
    await expect(hand.getByRole('button')).toHaveCount(4)
    await expectAccessible(phone, 'the hand')
    await expectWithin(phone, 'the hand')
    for (const box of await hand.getByRole('button').all()) expect((await box.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
    const taps = await counted(phone)

    await hand.locator('[data-card="zap"]').tap()
    await expect(phone.getByText(/1 life left/).first()).toBeVisible()
    await phone.getByRole('button', { name: 'Cast Zap' }).tap()
    await expect(phone.getByRole('heading', { name: /1 action left/ })).toBeVisible()
    expect(await taps()).toBe(2)

    await hand.locator('[data-card="fire_spark"]').first().tap()
    await hand.locator('[data-card="fire_spark"]').nth(1).tap()
    await expectWithin(phone, 'an enhanced cast')
    await phone.getByRole('button', { name: 'Cast Fire Spark' }).tap()
    await expect(phone.getByRole('heading', { name: /What is done next/ })).toHaveCount(0)
    expect(await taps()).toBe(3)

    await context.close()
  })

  test('a teleport takes 2 taps, a pass 1; without a hand to see for anybody else', async ({ shelf, enter, page, browser }) => {
    await mkdir(shelf)
    await redToAct(shelf, 'Moves', ['poison', 'zap'])
    const desk = await (await enter(page)).open('Moves')
    const share = await SharePage.of(desk)
    await share.openDoor()
    const address = await share.address()
    const context = await browser.newContext({ ...PHONE, locale: 'de-DE' })
    const phone = await context.newPage()
    await phone.goto(`${address}#${await share.invite('Red')}`)
    await expect(phone.locator('[data-card="poison"]')).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(phone, 'the hand in German')
    await expectWithin(phone, 'the hand in German')
    const taps = await counted(phone)
    await phone.getByRole('list', { name: 'Auf ein Feld teleportieren' }).getByRole('button').nth(3).tap()
    await phone.getByRole('button', { name: 'Auf Feld 4 teleportieren' }).tap()
    await expect(phone.getByRole('heading', { name: /Noch 1 Aktion/ })).toBeVisible()
    expect(await taps()).toBe(2)
    await phone.getByRole('button', { name: /^Keine Aktionen mehr/ }).tap()
    await expect(phone.locator('[data-card="poison"]')).toHaveCount(0)
    expect(await taps()).toBe(1)
    await context.close()
  })
})
