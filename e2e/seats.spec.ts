import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { Frames } from './fixtures/frames.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'
import { Troubles } from './fixtures/troubles.ts'
import { Evening } from './pages/evening.ts'
import { LibraryPage } from './pages/library.ts'
import { SeatApp } from './pages/seat.ts'
import { SharePage } from './pages/share.ts'

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Round 21 of it: the elves, who begin, have spies and an assassin in training that can be sent out. */
const SCHEMES = { title: 'Schemes', until: 'turn:21', bot: 'schemer', seed: '7'.repeat(64), setup: { edition: 2 } } as const

const OTHER = { title: 'Another', until: 'turn:1' } as const

/** All of a page that tells anything: what is read, the title, the address, and what the device keeps beside the last view. */
async function told(page: Page): Promise<unknown> {
  return {
    text: await page.locator('body').innerText(),
    title: await page.title(),
    address: page.url(),
    kept: await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
  }
}

/** A call of the page's own and its answer: whatever the table had to say before has come by then. */
async function goThereAndBack(app: SeatApp): Promise<void> {
  await app.go('Orders')
  const box = app.page.getByRole('checkbox', { name: 'I do nothing here' }).first()
  const bar = app.page.getByRole('complementary', { name: 'State of the orders' })
  const prepared = await box.isChecked()
  await box.click()
  await expect(bar).toContainText(prepared ? 'Nothing prepared' : '1 answer prepared')
  await expect(bar).not.toContainText(/Not saved|Saving/)
  await app.go('Now')
}

test('four at one table play a round, and nobody sees what is not theirs', async ({ shelf, enter, page, browser }) => {
  await mkdir(shelf)
  await playedCampaign(shelf, SCHEMES)
  await playedCampaign(shelf, OTHER)
  const desk = await (await enter(page)).open(SCHEMES.title)
  const share = await SharePage.of(desk)
  await share.openDoor()
  const address = await share.address()

  // Each device by itself; their complaints count until networks, seats and doors are taken from them.
  const quiet = new Troubles()
  const devices: BrowserContext[] = []
  const device = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext(options)
    quiet.watch(context)
    devices.push(context)
    return context
  }
  // The elves follow a link, the humans type the code on a telephone; the device of the dwarves will lose its network.
  const elves = await SeatApp.join(await (await device()).newPage(), `${address}#${await share.invite('Elves')}`)
  await expect(share.row('Elves')).toContainText('1 device, 1 connected')

  const phone = await (await device(PHONE)).newPage()
  const humansFrames = new Frames(phone)
  await phone.goto(address)
  await phone.getByRole('textbox', { name: 'Code' }).fill((await share.invite('Humans')).toLowerCase().replaceAll('-', ' '))
  await phone.getByRole('button', { name: 'Sit down' }).click()
  const humans = new SeatApp(phone)
  await expect(humans.nav).toBeVisible()

  const afar = await device()
  const laptop = await afar.newPage()
  await laptop.clock.install()
  const dwarvesFrames = new Frames(laptop)
  const dwarves = await SeatApp.join(laptop, `${address}#${await share.invite('Dwarves')}`)
  for (const seat of ['Elves', 'Humans', 'Dwarves'] as const) await expect(share.row(seat)).toContainText('1 device, 1 connected')

  await desk.go('Desk')
  const players = new Map([
    ['elves', elves],
    ['humans', humans],
    ['dwarves', dwarves],
  ])
  const evening = new Evening(desk, players)
  const rollAt = async (seat: string, dice: string): Promise<void> => {
    const { card } = await evening.expectAsked(seat)
    await card.getByRole('textbox', { name: /as rolled at the table$/ }).fill(dice)
    await desk.change(() => card.getByRole('button', { name: 'Confirm' }).click())
  }
  const others = [
    { app: humans, frames: humansFrames },
    { app: dwarves, frames: dwarvesFrames },
  ]

  await test.step('the elves come to their booklet', async () => {
    const answered = await evening.until(/^Your booklet/)
    expect(answered.some(({ by, seat }) => by === 'player' && seat === 'elves')).toBe(true)
    // What others have planned against the elves comes due, and they roll for it themselves.
    expect(answered.some(({ seat }) => seat === 'humans' || seat === 'dwarves')).toBe(true)
  })

  await test.step('a war, agents and missions are written, and nobody else is told that anything was', async () => {
    await evening.expectAsked('elves')
    for (const { app } of others) {
      await app.go('Now')
      await expect(app.page.getByText('Nothing is asked of you')).toBeVisible()
      await goThereAndBack(app)
    }
    const before = await Promise.all(others.map(({ app }) => told(app.page)))
    const from = others.map(({ frames }) => frames.received.length)
    const perform = async (name: RegExp, more?: () => Promise<unknown>): Promise<void> => {
      await elves.card.getByRole('radio', { name }).check()
      await more?.()
      await desk.change(() => elves.card.getByRole('button', { name: 'Do it' }).click())
    }
    await perform(/^Write down a war/)
    await perform(/^End the training of (2 )?spies/)
    await perform(/^End the training of (the|an) assassin/)
    const pick = (label: string, option: RegExp) => async () => {
      const select = elves.card.getByLabel(label)
      const wanted = await select.getByRole('option', { name: option }).first().getAttribute('value')
      await select.selectOption(wanted)
    }
    await perform(/^Send a spy/, pick('What for', /^Steal technology from the humans/))
    await perform(/^Send an assassin/, pick('Against whom', /humans/i))

    expect(others.map(({ frames }, index) => frames.received.slice(from[index]))).toEqual([[], []])
    // And none was on its way.
    for (const { app } of others) await goThereAndBack(app)
    for (const { app } of others) await goThereAndBack(app)
    expect(others.map(({ frames }, index) => frames.events(from[index] ?? 0).filter((frame) => frame.includes('tableChanged')))).toEqual([
      [],
      [],
    ])
    expect(await Promise.all(others.map(({ app }) => told(app.page)))).toEqual(before)
    await expect(elves.page).toHaveTitle('Now · Lineage Workbench')
  })

  await test.step('the humans find the spy, the dwarves the plot: each learns what is theirs, with its moment', async () => {
    await desk.change(() => elves.card.locator('.card-bar').getByRole('button').last().click())
    await rollAt('humans', '10 90')
    await rollAt('dwarves', '90 10')
    await evening.expectAsked('dwarves')
    await expect(dwarves.card).toContainText('You have learnt that an assassin of the elves is to')
    for (const app of [elves, humans]) await expect(app.page.getByText('Nothing is asked of you')).toBeVisible()
    await evening.step()

    const found = 'The humans uncover a spy of the elves, who is put to death.'
    for (const app of [elves, humans, dwarves]) {
      await app.go('Chronicle')
      await expect(app.page.getByRole('region', { name: 'What happened' })).toContainText(found)
    }
    const known = (app: SeatApp): Promise<number> => app.page.getByText('You know of a plot of the elves against the humans').count()
    await expect.poll(() => Promise.all([elves, humans, dwarves].map(known))).toEqual([0, 0, 1])
    await elves.go('Booklet')
    const sent = elves.page.getByRole('list', { name: 'Written in this turn' }).getByRole('listitem').filter({ hasText: 'A spy is sent' })
    await expect(sent.getByRole('list', { name: 'What became of it' })).toContainText(found)
    await expect(sent.getByRole('list', { name: 'What became of it' })).toContainText('ound 21')
    await humans.go('Booklet')
    await expect(humans.page.getByRole('article')).toContainText(found)
    await expect(humans.page.locator('body')).not.toContainText('assassin of the elves')
  })
  expect(quiet.all()).toEqual([])

  await test.step('a device without a network stays readable, says how old that is, and catches up', async () => {
    await evening.until(/./)
    for (const app of players.values()) await app.go('Now')
    while ((await evening.asked()).seat !== 'humans') await evening.step()
    await afar.setOffline(true)
    await expect(dwarves.strip).toBeVisible()
    await laptop.clock.fastForward('03:00')
    await expect(dwarves.strip).toContainText('3 minutes ago')
    const old = await dwarves.page.getByRole('banner').innerText()
    evening.players.delete('dwarves')
    for (let steps = 0; steps < 8; steps++) await evening.step()
    await dwarves.go('Ledger')
    await expect(dwarves.page.getByRole('button', { name: / Why\?$/ }).first()).toBeVisible()
    await dwarves.go('Orders')
    await expect(dwarves.page.getByText('Not connected: your orders can be changed again')).toBeVisible()
    await dwarves.go('Now')
    expect(await dwarves.page.getByRole('banner').innerText()).toBe(old)

    await afar.setOffline(false)
    await expect(dwarves.strip).toBeHidden()
    await expect(dwarves.page.getByRole('banner')).toContainText(await desk.place.innerText())
    evening.players.set('dwarves', dwarves)
  })

  await test.step('the round is played to its end, every player at the own device', async () => {
    const answered = await evening.toNextRound()
    for (const seat of players.keys()) expect(answered.some((each) => each.seat === seat)).toBe(true)
    expect(answered.filter(({ by, seat }) => by === 'gameMaster' && players.has(seat))).toEqual([])
    for (const app of players.values()) await expect(app.page.getByRole('banner')).toContainText('Round 22')
  })

  await test.step('a seat that is taken back is gone; with the campaign the door closes', async () => {
    await SharePage.of(desk)
    await share.sendAway('Dwarves')
    await expect(laptop.getByRole('heading', { name: 'Join the table' })).toBeVisible()
    await expect(laptop.getByRole('status')).toBeVisible()
    await expect(laptop.locator('body')).not.toContainText('Dwarves')
    await expect(share.row('Dwarves')).toContainText('No device')
    await expect(share.row('Elves')).toContainText('1 connected')

    // Open, and said so, until another campaign takes its place.
    await desk.toLibrary()
    await expect(share.doorMark).toBeVisible()
    await new LibraryPage(page).openAnyway(OTHER.title)
    for (const app of [elves, humans]) {
      await expect(app.strip).toBeVisible()
      await app.go('Chronicle')
      await expect(app.page.getByRole('region', { name: 'What happened' })).toBeVisible()
    }
    await expect(page.request.get(address)).rejects.toThrow('ECONNREFUSED')
    await expect(share.doorMark).toHaveCount(0)
  })
  await Promise.all(devices.map((context) => context.close()))
})
