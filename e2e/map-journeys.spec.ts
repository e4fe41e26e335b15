import { mkdir } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { Board } from '../src-shared/board/board.ts'
import { makeLineageWorld, usualWish } from '../src-shared/games/greatest-lineage/board/world.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { playedCampaign } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ hasTouch: true })

const WORLD = makeLineageWorld({ ...usualWish('e2e', 200), name: 'Test', language: 'en' })
const BOARD = new Board(WORLD.plan)
const RICH = { males: 80, females: 80, food: 400, wood: 400, points: 60 }
const correct = (seat: string): readonly object[] =>
  Object.entries(RICH).map(([account, to]) => ({ correct: { seat, account, to, reason: 'Begun in the middle.' } }))

/** Two lands beside the elves that nobody holds. */
function besideElves(): readonly string[] {
  const held = new Set([...Object.values(WORLD.homes), ...Object.values(WORLD.kingdoms), ...WORLD.tribes.map(({ lands }) => lands)].flat())
  const beside = WORLD.homes.elves.flatMap((id) => [...BOARD.graph.neighboursOf(BOARD.numberOf(id))].map((space) => BOARD.at(space).id))
  return [...new Set(beside)].filter((id) => !held.has(id)).slice(0, 2)
}
const nameOf = (id: string): string => BOARD.at(BOARD.numberOf(id)).name

async function opened(page: Page, title: string): Promise<Locator> {
  await page.getByRole('link', { name: title, exact: true }).first().click()
  const board = page.getByRole('listbox', { name: 'Board' })
  await expect(board.getByRole('option')).toHaveCount(200, { timeout: 30_000 })
  return board
}

test('a war is fought for the land that was named: touched on the map, on its own ground', async ({ enter, page, shelf }) => {
  await mkdir(shelf, { recursive: true })
  const [named = '', other = ''] = besideElves()
  const answers = [
    { until: '1/elves/5/conflict' },
    ...correct('elves'),
    ...correct('humans'),
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
  await expect(page.getByText(/^The battle lies nearest to .+, whose shaman helps you\./)).toBeVisible()
  await page.getByRole('link', { name: 'Map', exact: true }).tap()
  await expect(
    page.getByRole('listbox', { name: 'Board' }).getByRole('option', { name: /army of the elves against the humans: \d+ warriors/ }),
  ).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: 'Armies' })).toBeChecked()
  await expect(page.getByRole('list', { name: 'Who holds how much' })).toContainText('Humans')
})

test('an event names land by keys, and a purchase by touch', async ({ enter, page, shelf }) => {
  await mkdir(shelf, { recursive: true })
  const setup = { firstPlayer: 'elves', world: WORLD, houseRules: { timeline_pace: 1 } }
  await playedCampaign(shelf, { title: 'Event', until: '3/elves/1/land', bot: 'idle', setup })
  const answers = [{ until: '1/elves/7/spend' }, ...correct('elves'), { answer: { act: 'territory', amount: 1 } }]
  await playedCampaign(shelf, { title: 'Purchase', until: '1/elves/7/land', bot: 'idle', setup, answers })
  await enter(page)
  const board = await opened(page, 'Event')
  await page.getByRole('button', { name: 'Choose none' }).click()
  for (let chosen = 1; chosen <= 2; chosen++) {
    await board
      .getByRole('option', { name: /can be chosen$/ })
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
