import { expect, test } from './fixtures/test.ts'
import { Desk } from './pages/desk.ts'

test.use({ hostKind: 'browser' })

test('a second tab shows a campaign for reading, and takes it over by itself when the first is closed', async ({
  library,
  page,
  context,
}) => {
  const first = await library.openSample()
  const second = await context.newPage()
  await second.goto(page.url())
  const told = second.getByRole('status').filter({ hasText: 'For reading only' })
  await expect(told).toContainText('open in another tab')
  const desk = new Desk(second)
  await expect(desk.card).toBeHidden()

  await first.change(() => first.accept.or(first.roll).or(first.doIt).first().click())
  const entry = await first.entry()
  await page.close()
  await expect(told).toBeHidden()
  await expect(desk.card).toBeVisible()
  expect(await desk.entry()).toBe(entry)
})
