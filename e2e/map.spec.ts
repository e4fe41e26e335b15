import { mkdir, readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { Board } from '../src-shared/board/board.ts'
import { makeLineageWorld, usualWish } from '../src-shared/games/greatest-lineage/board/world.ts'
import { tribesFed } from '../src-shared/games/greatest-lineage/rules/territory/map.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expectPictures } from './fixtures/boardPictures.ts'
import { toPage } from './fixtures/pictures.ts'
import { enriched, playedCampaign } from './fixtures/play.ts'
import { onlyFile } from './fixtures/state.ts'
import { expect, test } from './fixtures/test.ts'

const WORLD = makeLineageWorld({ ...usualWish('e2e', 200), name: 'Test', language: 'en' })
const BOARD = new Board(WORLD.plan)

const HELD = new Set([...Object.values(WORLD.homes), ...Object.values(WORLD.kingdoms), ...WORLD.tribes.map(({ lands }) => lands)].flat())

/** What borders these lands and nobody holds. */
function blankBeside(lands: readonly string[]): readonly string[] {
  const beside = lands.flatMap((id) => [...BOARD.graph.neighboursOf(BOARD.numberOf(id))].map((space) => BOARD.at(space).id))
  return [...new Set(beside)].filter((id) => !HELD.has(id) && !lands.includes(id))
}

/** Two lands beside the elves that nobody holds. */
function besideElves(): readonly string[] {
  return blankBeside(WORLD.homes.elves).slice(0, 2)
}

const fed = (lands: readonly string[]): number =>
  tribesFed(
    BOARD,
    lands.map((id) => BOARD.numberOf(id)),
  )

/** Land nobody holds. */
const BLANK = BOARD.spaces.map(({ id }) => id).filter((id) => !HELD.has(id))

/** Three lands for the elves with which no second tribe can wander, and one beside them with which it can. */
function landForTribes(): { readonly given: readonly string[]; readonly sixth: string } {
  const poor = BLANK.filter((id) => fed([...WORLD.homes.elves, id]) === 0)
  for (const sixth of BLANK) {
    if (fed([...WORLD.homes.elves, sixth]) !== 1) continue
    const foothold = blankBeside([sixth]).find((id) => poor.includes(id))
    if (foothold === undefined) continue
    const given = [foothold, ...poor.filter((id) => id !== foothold && id !== sixth).slice(0, 2)]
    if (fed([...WORLD.homes.elves, ...given]) === 0) return { given, sixth }
  }
  throw new Error('The world of the tests has no such land.')
}
const nameOf = (id: string): string => BOARD.at(BOARD.numberOf(id)).name

async function opened(page: Page, title: string): Promise<Locator> {
  await page.getByRole('link', { name: title, exact: true }).first().click()
  const board = page.getByRole('listbox', { name: 'Board' })
  await expect(board.getByRole('option')).toHaveCount(200)
  return board
}

/** Land beside one's own that answers the question. */
const open = (board: Locator): Locator => board.getByRole('option', { name: /, 1 step from your land, can be chosen: joined now$/ })

test('land is pointed out on the desk, looked at on the map, and given away with a reason', async ({ enter, page, shelf }) => {
  await mkdir(shelf, { recursive: true })
  const setup = { firstPlayer: 'elves', world: WORLD }
  await playedCampaign(shelf, { title: 'Mapped', until: '1/elves/5/conflict', bot: 'idle', setup, answers: enriched('elves') })
  await enter(page)
  await page
    .getByRole('link', { name: /Mapped/ })
    .first()
    .click()

  await test.step('two territories are claimed: one by hand, one by keys', async () => {
    await page.getByRole('radio', { name: /^Claim blank land/ }).check()
    await page.getByRole('spinbutton', { name: /^Territories/ }).fill('2')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Which 2 territories are gained?' })).toBeVisible()
    const board = page.getByRole('listbox', { name: 'Board' })
    await page.getByRole('button', { name: 'Choose none' }).click()
    await expect(page.getByText('0 of 2 chosen')).toBeVisible()
    const place = await board.boundingBox()
    await open(board).first().click()
    await expect(page.getByText('1 of 2 chosen')).toBeVisible()
    expect(await board.boundingBox(), 'the board stays where it is').toEqual(place)
    // A third takes the place of the second, and the board stays under the hand.
    const chips = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Give .* up$/ }) })
    await open(board).nth(0).click()
    const [first = '', second = ''] = await chips.getByRole('listitem').allInnerTexts()
    await open(board).nth(0).click()
    await expect(page.getByText('2 of 2 chosen')).toBeVisible()
    const after = await chips.getByRole('listitem').allInnerTexts()
    expect(after).toHaveLength(2)
    expect(after.filter((one) => [first, second].some((name) => one.includes(name.split('\n')[1] ?? '?')))).toHaveLength(1)
    expect(await board.boundingBox(), 'the board stays where it is').toEqual(place)
    await chips
      .getByRole('button', { name: /^Give .* up$/ })
      .last()
      .click()
    await test.step('too few are refused in words, in sight', async () => {
      await page.getByRole('button', { name: /^Confirm/ }).click()
      await expect(page.getByText('1 chosen: choose 2.')).toBeInViewport()
    })
    const taken = board.getByRole('option', { name: /it is yours already$/ }).first()
    await taken.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 of 2 chosen')).toBeVisible()
    await page.getByRole('button', { name: 'As a list' }).click()
    await page.getByRole('checkbox', { name: 'Only what can be chosen' }).check()
    await page
      .getByRole('button', { name: /1 step from your land.*can be chosen/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 of 2 chosen')).toBeVisible()
    await expectAccessible(page, 'land pointed out')
    await page.getByRole('button', { name: /^Confirm/ }).click()
    await expect(page.getByText(/^2 territories gained \(.+, .+\): 4 held now\.$/).first()).toBeVisible()
  })

  await test.step('the map shows them; the game master gives one to the humans, and everybody is told', async () => {
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    const board = page.getByRole('listbox', { name: 'Board' })
    await expect(board.getByRole('option', { name: /The elves/ })).toHaveCount(4)
    await board
      .getByRole('option', { name: /The elves/ })
      .last()
      .focus()
    const form = page.getByRole('form', { name: /^Change / })
    await form.getByRole('combobox', { name: 'Whose land it is' }).selectOption({ label: 'The humans' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Lent Acre')
    await form.getByRole('textbox', { name: 'Reason' }).fill('Settled at the table.')
    await form.getByRole('button', { name: 'Change it' }).click()
    await expect(board.getByRole('option', { name: /^Lent Acre, .*The humans/ })).toHaveCount(1)
    await expect(board.getByRole('option', { name: /The elves/ })).toHaveCount(3)
    await expectAccessible(page, 'the map')
    await expectPictures(page, 'Mapped, map, round 1')
  })

  await test.step('without a reason nothing changes', async () => {
    const form = page.getByRole('form', { name: 'Change Lent Acre' })
    await form.getByRole('combobox', { name: 'Whose land it is' }).selectOption({ label: 'Nobody\u2019s' })
    await form.getByRole('button', { name: 'Change it' }).click()
    await expect(form.getByText(/reason/i).last()).toBeVisible()
    await expect(page.getByRole('listbox', { name: 'Board' }).getByRole('option', { name: /^Lent Acre, .*The humans/ })).toHaveCount(1)
  })
})

test('a campaign that lay on the table gets a map, and land is where the ledgers say', async ({ enter, page, shelf }) => {
  await mkdir(shelf, { recursive: true })
  const houseRules = { scenario_total: 260, scenario_kingdom: 6, scenario_tribes: 20, scenario_tribe: 3 }
  await playedCampaign(shelf, { title: 'Unmapped', until: 'turn:3', bot: 'builder', setup: { firstPlayer: 'elves', houseRules } })
  await enter(page)
  await page
    .getByRole('link', { name: /Unmapped/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('We want to see it.')
  await page.getByRole('textbox', { name: 'Seed' }).fill('e2e')
  await page.getByRole('spinbutton', { name: 'Territories' }).fill('300')
  await page.getByRole('button', { name: 'Make the world' }).click()
  const board = page.getByRole('listbox', { name: 'Board' })
  await expect(board.getByRole('option')).toHaveCount(300)
  await expect(board.getByRole('option', { name: /The elves/ }).first()).toBeAttached()
  await page.getByRole('slider', { name: 'As it was in round' }).fill('1')
  await expect(page.getByText('There was no map yet.')).toBeVisible()
  await page.getByRole('slider', { name: 'As it was in round' }).fill('3')
  await expect(board).toBeVisible()
})

test('a campaign is set up on a new world; without one it is refused', async ({ library, page, shelf }) => {
  const setup = await library.newCampaign()
  await setup.step('Game options')
  await page.getByRole('radio', { name: /^A map in the workbench/ }).check()
  await setup.step('Summary')
  await expect(page.getByText('None chosen yet')).toBeVisible()
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await expect(page.getByText(/the world to play on/)).toBeVisible()
  await setup.step('Game options')
  await page.getByRole('textbox', { name: 'Name' }).fill('Westering')
  await page.getByRole('textbox', { name: 'Seed' }).fill('e2e')
  await page.getByRole('spinbutton', { name: 'Territories' }).fill('200')
  await page.getByRole('button', { name: 'Make the world' }).click()
  await expect(page.getByRole('radio', { name: /^Westering/ })).toBeChecked()
  await setup.step('Summary')
  await expect(page.getByText('Westering')).toBeVisible()
  const desk = await setup.start()
  const lines = (await readFile(await onlyFile(shelf), 'utf8')).split('\n')
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ setup: { world: { plan: { name: 'Westering' } }, houseRules: { map_mode: 'map' } } })
  await expect(desk.chronicle).toContainText('guard')
})

test('a tribe that wanders finds land for a second one; settled down, each stands on the land its owner points out', async ({
  enter,
  page,
  shelf,
}) => {
  await mkdir(shelf, { recursive: true })
  const { given, sixth } = landForTribes()
  const holders = Object.fromEntries(given.map((id) => [id, 'elves']))
  const answers = [
    { until: '1/elves/5/conflict' },
    ...enriched('elves'),
    { decree: { map: { holders } }, reason: 'They have come far.' },
    { answer: { act: 'claim', count: 1 } },
  ]
  const setup = { firstPlayer: 'elves', world: WORLD, houseRules: { timeline: 'off' } }
  await playedCampaign(shelf, { title: 'Wandering', until: '1/elves/5/land', bot: 'idle', setup, answers })
  const settled = [...answers, { correct: { seat: 'elves', account: 'age', to: 4, reason: 'Begun in the middle.' } }]
  await playedCampaign(shelf, { title: 'Settled', until: '1/elves/5/seats', bot: 'idle', setup, answers: settled })
  await enter(page)

  await test.step('with the sixth land, named by keys, a second tribe is founded and stands on the map', async () => {
    const board = await opened(page, 'Wandering')
    await page.getByRole('button', { name: 'Choose none' }).click()
    await board.getByRole('option', { name: new RegExp(`^${nameOf(sixth)}, `) }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 of 1 chosen')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByRole('button', { name: /^Confirm/ }).press('Enter')
    await expect(page.getByText(/^1 tribal seat founded, with a shaman/).first()).toBeVisible()
    await toPage(page, 'map', 'Map')
    await expect(page.getByRole('listbox', { name: 'Board' }).getByRole('option', { name: /The elves.*, Tribal seat \d/ })).toHaveCount(2)
  })

  await test.step('settled down, the towns are put on other land, and there they stand', async () => {
    await page.goto(page.url().replace(/#.*$/, '#/'))
    const board = await opened(page, 'Settled')
    await page.getByRole('button', { name: 'Choose none' }).click()
    const open = board.getByRole('option', { name: /can be chosen$/ })
    const there = await open.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    const wanted = there.flatMap((told) => (/, Town \d/.test(told) ? [] : [told.split(',')[0] ?? ''])).slice(-2)
    for (const name of wanted) {
      await board.getByRole('option', { name: new RegExp(`^${name}, `) }).focus()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText('2 of 2 chosen')).toBeVisible()
    await expectAccessible(page, 'seats of settlements')
    await page.getByRole('button', { name: /^Confirm/ }).click()
    await toPage(page, 'map', 'Map')
    for (const name of wanted)
      await expect(page.getByRole('listbox', { name: 'Board' }).getByRole('option', { name: new RegExp(`^${name}, .*Town`) })).toHaveCount(
        1,
      )
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a war is fought for the land that was named: touched on the map, on its own ground', async ({ enter, page, shelf }) => {
    await mkdir(shelf, { recursive: true })
    const [named = '', other = ''] = besideElves()
    const answers = [
      { until: '1/elves/5/conflict' },
      ...enriched('elves'),
      ...enriched('humans'),
      { decree: { map: { holders: { [named]: 'humans', [other]: 'humans' } } }, reason: 'They have come close.' },
      { answer: { act: 'declare', target: 'humans' } },
      { until: '3/elves/5/council' },
      { answer: { act: 'openWar', war: 'elves-war-1' } },
    ]
    const setup = { firstPlayer: 'elves', world: WORLD, houseRules: { timeline: 'off' } }
    await playedCampaign(shelf, { title: 'War', until: '3/elves/5/battlePlan', bot: 'idle', setup, answers })
    await enter(page)
    const board = await opened(page, 'War')
    const land = board.getByRole('option', { name: new RegExp(`^${nameOf(named)}, `) })
    await page.getByRole('button', { name: 'Choose none' }).tap()
    await expect(land).toHaveAttribute('aria-disabled', 'false')
    await land.tap()
    await expect(
      page
        .getByRole('list')
        .filter({ hasText: nameOf(named) })
        .getByRole('button', { name: `Give ${nameOf(named)} up` }),
    ).toBeVisible()
    await expect(page.locator('.side[data-side="aggressor"]')).toContainText(new RegExp(`${nameOf(named)}: `))
    await expectAccessible(page, 'a battle on the map')
    await page.getByRole('button', { name: /^Confirm/ }).tap()
    await expect(page.getByText(/^The battle is nearest to .+, whose shaman helps you\./)).toBeVisible()
    await page.getByRole('link', { name: 'Map', exact: true }).tap()
    await expect(
      page.getByRole('listbox', { name: 'Board' }).getByRole('option', { name: /army of the elves against the humans: \d+ warriors/ }),
    ).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: 'Armies' })).toBeChecked()
    await expect(page.getByRole('list', { name: 'Land held by each' })).toContainText('Humans')
  })

  test('an event names land by keys, and a purchase by touch', async ({ enter, page, shelf }) => {
    await mkdir(shelf, { recursive: true })
    const setup = { firstPlayer: 'elves', world: WORLD, houseRules: { timeline_pace: 1 } }
    await playedCampaign(shelf, { title: 'Event', until: '3/elves/1/land', bot: 'idle', setup })
    const answers = [{ until: '1/elves/7/spend' }, ...enriched('elves'), { answer: { act: 'territory', amount: 1 } }]
    await playedCampaign(shelf, { title: 'Purchase', until: '1/elves/7/land', bot: 'idle', setup, answers })
    await enter(page)
    const board = await opened(page, 'Event')
    await page.getByRole('button', { name: 'Choose none' }).click()
    for (let chosen = 1; chosen <= 2; chosen++) {
      await board
        .getByRole('option', { name: /can be chosen: joined now$/ })
        .first()
        .focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText(`${chosen} of 2 chosen`)).toBeVisible()
    }
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByRole('button', { name: /^Confirm/ }).press('Enter')
    await expect(page.getByText(/Undead kingdom.*2 territories|2 territories.*Undead kingdom/).first()).toBeVisible()

    await page.goto(page.url().replace(/#.*$/, '#/'))
    const market = await opened(page, 'Purchase')
    await page.getByRole('button', { name: 'Choose none' }).tap()
    await market
      .getByRole('option', { name: /1 step from your land, can be chosen$/ })
      .first()
      .tap()
    await expect(page.getByText('1 of 1 chosen')).toBeVisible()
    await page.getByRole('button', { name: /^Confirm/ }).tap()
    await expect(page.getByText(/^1 territory gained \(.+\): 3 held now\.$/).first()).toBeVisible()
  })
})
