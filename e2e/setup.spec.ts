import { readFile } from 'node:fs/promises'
import { onlyFile } from './fixtures/state.ts'
import { expect, test } from './fixtures/test.ts'
import type { Desk } from './pages/desk.ts'
import { rollForFirst, seatInPlay } from './pages/player.ts'

const HARVEST = 'How much does a gatherer bring home below 10 technology?'

test('a house rule is found by search, changed, told in the summary and played by', async ({ library, page, shelf }) => {
  const setup = await library.newCampaign()
  await setup.step('House rules')
  await page.getByRole('searchbox', { name: 'Search the house rules' }).fill('gatherer home')
  await expect(page.getByText(HARVEST).first()).toBeVisible()
  await setup.decide(HARVEST, /^At least 1 token/)
  await page.getByRole('searchbox', { name: 'Search the house rules' }).fill('')
  // The way to play that is chosen has changed others.
  const all = await page.getByRole('region').getByRole('group').count()
  await page.getByRole('checkbox', { name: /^Only changed \(\d+\)$/ }).check()
  await expect(page.getByRole('group', { name: HARVEST })).toBeVisible()
  await expect.poll(() => page.getByRole('region').getByRole('group').count()).toBeLessThan(all / 4)
  await setup.step('Summary')
  await expect(page.getByRole('listitem').filter({ hasText: HARVEST })).toContainText('At least 1 token')
  const desk = await setup.start()

  const lines = (await readFile(await onlyFile(shelf), 'utf8')).split('\n')
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ setup: { houseRules: { gather_minimum: 1 } } })
  await rollForFirst(desk)
  expect(await titleLike(desk, /may gather/)).toContain('may gather, 1 token each')
})

test('a peaceful goal is set, and told when the game begins', async ({ library, page }) => {
  const setup = await library.newCampaign()
  await setup.step('Game options')
  await page.getByRole('radio', { name: /^Peaceful/ }).check()
  await setup.step('Summary')
  await expect(page.getByText('Peaceful, on points')).toBeVisible()
  const desk = await setup.start()
  await expect(desk.chronicle).toContainText('the best of them will be known when the timeline ends')
})

test('a goal the house rules forbid is refused, and nothing is begun', async ({ library, page }) => {
  const setup = await library.newCampaign()
  await setup.step('Game options')
  await page.getByRole('radio', { name: /^Peaceful/ }).check()
  await setup.decide('Are the events of the timeline played?', /^No events/)
  await setup.step('Summary')
  await page.getByRole('button', { name: 'Start the campaign' }).click()
  await expect(page.getByText('The peaceful goal ends with the timeline, so the timeline cannot be off')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Library' }).first().click()
  await expect(library.campaigns).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'The shelf is empty' })).toBeVisible()
})

test('the phrases of all players make the seed: the same phrases, the same dice', async ({ library, page }) => {
  const dice: string[][] = []
  for (const title of ['Once', 'Twice']) {
    const setup = await library.newCampaign()
    await setup.title.fill(title)
    await setup.name({ Elves: 'Ada', Humans: 'Ben', Dwarves: 'Cleo' })
    await setup.step('Dice')
    await page.getByRole('radio', { name: /^By all of us/ }).check()
    await expect(setup.startNow).toBeDisabled()
    await expect(page.getByText('A phrase is still missing.')).toBeVisible()
    for (const player of ['Ada', 'Ben', 'Cleo']) await page.getByLabel(`Phrase of ${player}`).fill(`${player} likes plums`)
    await expect(page.getByText('The seed is made.')).toBeVisible()
    const desk = await setup.start()
    const rolled: string[] = []
    while ((await desk.place.innerText()) === 'Before the first round') {
      await desk.change(() => desk.roll.click())
      rolled.push(...(await desk.diceJustNow()))
    }
    dice.push(rolled)
    await desk.toLibrary()
  }
  expect(dice[0]?.length).toBeGreaterThanOrEqual(3)
  expect(dice[1]).toEqual(dice[0])
})

test('a given seed that is none is told beside its field, and nothing starts', async ({ library, page }) => {
  const setup = await library.newCampaign()
  await setup.step('Dice')
  await page.getByRole('radio', { name: /^A given one/ }).check()
  const seed = page.getByRole('textbox', { name: 'Seed' })
  await seed.fill('abc')
  await expect(seed).toHaveAttribute('aria-invalid', 'true')
  await expect(seed).toHaveAccessibleDescription('64 digits from 0 to 9 and a to f.')
  await expect(setup.startNow).toBeDisabled()
  await expect(setup.startNow).toHaveAccessibleDescription('The seed is not 64 hex digits yet (step Dice).')
  await setup.step('Summary')
  await expect(page.getByText('The seed is not 64 hex digits yet (step Dice).')).toBeVisible()
  await setup.step('Dice')
  await seed.fill('A1'.repeat(32))
  await expect(seed).toHaveAttribute('aria-invalid', 'false')
  await expect(setup.startNow).toBeEnabled()
})

test('names left empty, or of blanks alone, get a stand-in that is shown before it is used', async ({ library, page, shelf }) => {
  const setup = await library.newCampaign()
  await setup.name({ Elves: '   ', Humans: 'Ben' })
  await setup.step('Summary')
  await expect(page.getByRole('listitem').filter({ hasText: 'Elves, a king' })).toContainText('First player')
  await expect(page.getByRole('listitem').filter({ hasText: 'Humans, a king' })).toContainText('Ben')
  await setup.start()
  const file = await readFile(await onlyFile(shelf), 'utf8')
  expect(JSON.parse(file.split('\n')[1] ?? '')).toMatchObject({
    setup: { players: { elves: { name: 'First player' }, humans: { name: 'Ben' }, dwarves: { name: 'Third player' } } },
  })
})

test('two may play where the table allows it: the seat without a name stays empty', async ({ library, page }) => {
  const setup = await library.newCampaign()
  await setup.name({ Elves: 'Ada', Dwarves: 'Cleo' })
  await setup.decide('How many players are there?', /^Two players/)
  await setup.step('Summary')
  await expect(page.getByText('Humans: nobody')).toBeVisible()
  const desk = await setup.start()
  await rollForFirst(desk)
  await expect(page.getByRole('list', { name: 'Order of play' }).getByRole('listitem')).toHaveCount(2)
  expect(['Elves', 'Dwarves']).toContain(await seatInPlay(desk))
})

/** Answers with what is offered until a question fits. */
async function titleLike(desk: Desk, wanted: RegExp): Promise<string> {
  for (let answers = 0; answers < 20; answers++) {
    const { kind, title } = await desk.question()
    if (wanted.test(title)) return title
    await desk.change(() => (kind === 'roll' ? desk.roll : kind === 'act' ? desk.done : desk.accept).click())
  }
  throw new Error(`nobody asked for ${String(wanted)}`)
}
