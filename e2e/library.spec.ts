import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { play } from './fixtures/play.ts'
import { shownBy } from './fixtures/state.ts'
import { expect, HOSTS, test } from './fixtures/test.ts'
import { LibraryPage } from './pages/library.ts'
import { rollForFirst } from './pages/player.ts'

for (const hostKind of HOSTS) {
  test.describe(`on the ${hostKind} host`, () => {
    test.use({ hostKind })

    test('an empty shelf shows three ways to begin, each once', async ({ library, page }) => {
      await expect(page.getByRole('heading', { name: 'The shelf is empty' })).toBeVisible()
      for (const way of [
        page.getByRole('button', { name: 'Open the sample' }),
        page.getByRole('link', { name: 'New campaign' }),
        page.getByRole('button', { name: 'Open a file' }),
      ])
        await expect(way).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Look around first', 'Start your own', 'Bring one along'])
      await expect(library.campaigns).toHaveCount(0)
    })

    test('a campaign is renamed, copied and thrown away', async ({ library, page, shelf }) => {
      const setup = await library.newCampaign()
      await setup.title.fill('First')
      await setup.name({ Elves: 'Ada', Humans: 'Ben', Dwarves: 'Cleo' })
      const desk = await setup.start()
      const first = await rollForFirst(desk)
      await desk.toLibrary()
      await expect(library.campaign('First')).toContainText('Ada (Elves)')
      await expect(library.campaign('First')).toContainText(`Round 1 · ${first} · `)

      await library.rename('First', 'The Long Road')
      await expect(library.campaign('The Long Road')).toBeVisible()
      await expect(library.campaigns).toHaveCount(1)

      await library.choose('The Long Road', 'Duplicate')
      await expect(library.campaigns).toHaveCount(2)
      const copy = await library.open('The Long Road (copy)')
      await copy.change(() => copy.accept.click())
      const entries = await copy.entryText.innerText()
      await copy.toLibrary()
      const original = await library.open('The Long Road')
      await expect(original.entryText).not.toHaveText(entries)
      await original.change(() => original.accept.click())
      await original.toLibrary()

      await library.trash('The Long Road (copy)')
      await expect(library.message('The Long Road (copy) was moved to the trash.')).toBeVisible()
      await expect(library.campaigns).toHaveCount(1)
      await page.reload()
      await expect(library.campaigns).toHaveCount(1)
      if (hostKind === 'server') {
        expect((await readdir(shelf)).filter((name) => name.endsWith('.lineage'))).toEqual(['The Long Road.lineage'])
        expect(await readdir(path.join(shelf, '.trash'))).toHaveLength(1)
      }

      await page.getByRole('link', { name: 'Trash' }).click()
      await page.getByRole('button', { name: /^Bring back The Long Road \(copy\)/ }).click()
      await expect(page.getByText('The trash is empty.')).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Library' }).first().click()
      await library.trash('The Long Road (copy)')
      await library.message('The Long Road (copy) was moved to the trash.').getByRole('button', { name: 'Undo' }).click()
      await expect(library.campaigns).toHaveCount(2)
    })

    test('a campaign goes out as a file and comes in again, the same', async ({ library, folder, newBrowser, enter }) => {
      const setup = await library.newCampaign()
      await setup.title.fill('Wanderer')
      const desk = await setup.start()
      await desk.change(() => desk.roll.click())
      await desk.change(() => desk.roll.click())
      const before = await shownBy(desk)
      await desk.toLibrary()
      const download = await library.download('Wanderer')
      expect(download.suggestedFilename()).toMatch(/^wanderer\.lineage$/i)
      await expect(library.message(/^Saved as wanderer\.lineage\.$/i)).toBeVisible()
      const file = path.join(folder, 'Wanderer.lineage')
      await download.saveAs(file)
      expect(await play('verify', file)).toMatchObject({ code: 0 })

      await library.trash('Wanderer')
      const elsewhere = hostKind === 'browser' ? await enter(await (await newBrowser()).newPage()) : library
      await elsewhere.openFile(file)
      await expect(elsewhere.page.getByRole('heading', { level: 1, name: 'Desk' })).toBeAttached()
      const again = await (await backIn(elsewhere)).open('Wanderer')
      expect(await shownBy(again)).toEqual(before)
    })

    test('the newest campaign shows how it has gone, and goes on with Enter', async ({ library, page }) => {
      const desk = await library.openSample()
      const place = await desk.place.innerText()
      await desk.toLibrary()
      const newest = library.campaigns.first()
      await expect(newest.locator('.courses svg[preserveAspectRatio]')).toHaveCount(3)
      await expect(newest.locator('.last')).toHaveText(/\S.+\./)
      await page.keyboard.press('Enter')
      await expect(desk.place).toHaveText(place)
    })

    test('what is no campaign is refused with a sentence', async ({ library }) => {
      await library.openFile({ name: 'holiday.jpg', text: 'not at all' })
      await expect(library.message('"holiday.jpg" is no campaign: choose a file that ends in .lineage.')).toBeVisible()
      for (const [text, sentence] of [
        ['hello\nworld\n', 'This is no campaign file: its first line is not a header. Choose a file that ends in .lineage.'],
        ['', 'This is no campaign file: its first line is not a header. Choose a file that ends in .lineage.'],
        ['{"format":"chess"}\n', 'This is no campaign file of this program: choose a file that ends in .lineage.'],
        [
          '{"format":"lineage","version":7}\n',
          'It has format version 7, and this program reads up to version 2. Play on with a newer version of this program.',
        ],
      ] as const) {
        await library.openFile({ name: 'junk.lineage', text })
        await expect(library.message(sentence)).toBeVisible()
      }
      await expect(library.campaigns).toHaveCount(0)
    })

    test('the sample stands some rounds in, and is whole', async ({ library, page }) => {
      const desk = await library.openSample()
      await expect(desk.place).toHaveText(/^Round [3-9]|^Round \d\d/)
      await expect(desk.card).toBeVisible()
      await page.getByRole('button', { name: 'Check the record' }).click()
      await expect(library.message(/^All \d+ entries are in order/)).toBeVisible()
    })
  })
}

test('a renamed campaign is found again by its file, and still plays', async ({ library, shelf, page }) => {
  const setup = await library.newCampaign()
  await setup.title.fill('Old name')
  const desk = await setup.start()
  await desk.toLibrary()
  await library.rename('Old name', 'New: name?')
  const [file] = (await readdir(shelf)).filter((name) => name.endsWith('.lineage'))
  expect(file).toMatch(/^New/)
  expect(await readFile(path.join(shelf, file ?? ''), 'utf8')).toContain('New: name?')
  const again = await library.open('New: name?')
  await expect(page).toHaveTitle('New: name? · Desk · Lineage Workbench')
  await again.change(() => again.roll.click())
})

async function backIn({ page }: LibraryPage): Promise<LibraryPage> {
  await page.getByRole('banner').getByRole('link', { name: 'Library' }).first().click()
  const library = new LibraryPage(page)
  await expect(library.heading).toBeVisible()
  return library
}
