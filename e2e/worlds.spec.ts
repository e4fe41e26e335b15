import { readFile } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { expectPictures } from './fixtures/boardPictures.ts'
import { expectWithin } from './fixtures/reflow.ts'
import { expect, test } from './fixtures/test.ts'

interface WorldFile {
  readonly plan: { readonly ground: readonly string[]; readonly names: Readonly<Record<string, string>> }
}

test('a world is made, painted, taken back, saved and opened again', async ({ enter, page }, info) => {
  await enter(page)
  await page.goto(page.url().replace(/#.*$/, '#/workshop/greatest-lineage/worlds'))
  await page.getByRole('textbox', { name: 'Seed' }).fill('e2e')
  await page.getByRole('spinbutton', { name: 'Territories' }).fill('200')
  await page.getByRole('button', { name: 'Make the world' }).click()
  const board = page.getByRole('listbox', { name: 'Board' })
  await expect(board.getByRole('option')).toHaveCount(200)

  await test.step('by keys: a land is walked to, named, and another painted over', async () => {
    await board.getByRole('option').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Far & <Wide>')
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter')
    await expect(board.getByRole('option', { name: /^Far & <Wide>, / })).toHaveCount(1)
    await page.getByRole('radio', { name: 'Ground' }).check()
    await page.getByRole('combobox', { name: 'Ground' }).first().selectOption('sea')
    await board.getByRole('option', { name: /^Far & <Wide>, / }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('199 territories')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText('200 territories')).toBeVisible()
  })

  await test.step('by hand: a stroke is one change', async () => {
    const before = page.getByText('200 territories')
    const box = await board.evaluate((drawing) => {
      const { left, top, width, height } = (drawing.closest('.frame') ?? drawing).getBoundingClientRect()
      return { left, top, width, height }
    })
    await page.mouse.move(box.left + box.width * 0.3, box.top + box.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(box.left + box.width * 0.6, box.top + box.height * 0.55, { steps: 4 })
    await page.mouse.up()
    await expect(before).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(before).toBeVisible()
    await page.getByRole('radio', { name: 'Choose' }).check()
  })

  await test.step('what is saved is opened again as it was; what is no world is refused', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    const file = info.outputPath('saved.world.json')
    await (await saving).saveAs(file)
    const saved = JSON.parse(await readFile(file, 'utf8')) as WorldFile
    expect(Object.values(saved.plan.names)).toContain('Far & <Wide>')
    const open = async (name: string, content: string): Promise<void> => {
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Open a file' }).click()
      await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
    }
    await open('torn.json', JSON.stringify({ ...saved, plan: { ...saved.plan, ground: saved.plan.ground.slice(1) } }))
    await expect(page.getByRole('alert')).toContainText('plan.ground: ')
    await expect(page.getByText('200 territories')).toBeVisible()
    await open('saved.json', JSON.stringify({ ...saved, plan: { ...saved.plan, names: {} } }))
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(board.getByRole('option', { name: /^Far & <Wide>, / })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(board.getByRole('option', { name: /^Far & <Wide>, / })).toHaveCount(1)
  })

  await test.step('pictures can be taken along', async () => {
    await expectPictures(page, await page.getByRole('textbox', { name: 'Name of the world' }).inputValue())
  })

  await expectAccessible(page, 'a world that is worked on')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectWithin(page, 'a world on a telephone')
})
