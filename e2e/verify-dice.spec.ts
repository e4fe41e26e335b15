import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Campaign } from '../src-shared/kernel/engine/campaign.ts'
import { digestText } from '../src-shared/kernel/journal/hash.ts'
import { commitmentOf } from '../src-shared/kernel/chance/mixing.ts'
import { sealAll, type Entry } from '../src-shared/kernel/journal/journal.ts'
import { findGame } from '../src-shared/games/registry.ts'
import { play } from './fixtures/play.ts'
import { expect, test } from './fixtures/test.ts'

const PAGE = pathToFileURL(path.resolve(import.meta.dirname, '../docs/verify-dice.html')).href

/** A campaign of which one player added to the dice, one roll was taken back and typed by hand, and which then was copied and played on. */
async function checkered(folder: string): Promise<string> {
  const file = path.join(folder, 'Fair.lineage')
  const players = { elves: { name: 'Ada' }, humans: { name: 'Ben' }, dwarves: { name: 'Cleo' } }
  await writeFile(path.join(folder, 'setup.json'), JSON.stringify({ title: 'Fair', players, seed: '5'.repeat(64) }))
  expect((await play('new', path.join(folder, 'setup.json'), file)).code).toBe(0)
  const campaign = await opened(file)
  const shares = { elves: 'e1'.repeat(32), dwarves: 'd2'.repeat(32) }
  const mixed = campaign.mix(shares)
  expect(mixed).toMatchObject({ ok: true })
  await write(file, campaign)
  await play('run', file, '--dice', 'app', '--bot', 'random', '--until', 'turn:2')
  const typed = await opened(file)
  const last = typed.entries.findLast((entry) => entry.kind === 'answer' && typeof entry.answer === 'object' && 'dice' in entry.answer)
  expect(typed.retract(last?.seq ?? 0)).toMatchObject({ ok: true })
  const { pending } = typed
  expect(pending?.kind).toBe('roll')
  expect(typed.answer(Array.from({ length: pending?.kind === 'roll' ? pending.count : 0 }, () => 1))).toMatchObject({ ok: true })
  const { headerLine, entries } = typed
  await writeFile(
    file,
    `${[headerLine, ...sealAll(headerLine, [...entries, { seq: entries.length, kind: 'reseed', seed: 'c0'.repeat(32) }], digestText)].join('\n')}\n`,
  )
  await play('run', file, '--dice', 'app', '--bot', 'random', '--until', 'turn:4')
  return file
}

async function opened(file: string): Promise<Campaign> {
  const [headerLine = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const game = await findGame((JSON.parse(headerLine) as { ruleset: string }).ruleset)?.load()
  if (game === undefined) throw new Error('the game of the campaign is not there')
  return Campaign.open(game.rules, headerLine, lines).campaign
}

/** A roll of dice of a hundred faces: one of them shows more than ten. */
function isPercentile(entry: Entry): boolean {
  return (
    entry.kind === 'answer' &&
    typeof entry.answer === 'object' &&
    'dice' in entry.answer &&
    (entry.answer.dice as number[]).some((die) => die > 10)
  )
}

function write(file: string, { headerLine, entries }: Campaign): Promise<void> {
  return writeFile(file, `${[headerLine, ...sealAll(headerLine, entries, digestText)].join('\n')}\n`)
}

test('a stranger checks the dice of a campaign with a page of its own', async ({ folder, page }) => {
  const shelf = path.join(folder, 'fair')
  await mkdir(shelf)
  const file = await checkered(shelf)
  const { header, entries: all } = await opened(file)
  const commitment = commitmentOf(header, all)
  await page.goto(PAGE)
  const found = page.locator('#found')

  await test.step('every roll follows from the seed, and what is to be told of it is told', async () => {
    await page.getByLabel(/^Hash of the seed/).fill(commitment)
    await page.getByLabel('Campaign file').setInputFiles(file)
    await expect(found.locator('.good')).toHaveText('The dice of every roll of the app follow from the seed whose hash you were shown.')
    await expect(found).toContainText(/that fit: [1-9]\d*\. Faults: 0\. Typed by hand: 1\./)
    await expect(found).toContainText('elves, dwarves added to the dice')
    await expect(found).toContainText(/the app had rolled \(entry \d+\), that was taken back/)
    await expect(found).toContainText('this is a copy')
  })

  await test.step('a die that was changed is named', async () => {
    const lines = (await readFile(file, 'utf8')).split('\n')
    const at = lines.findLastIndex((line) => line.includes('"by":"app","dice":['))
    lines[at] = lines[at]?.replace(/"dice":\[(\d+)/, (_, die: string) => `"dice":[${(Number(die) % 90) + 1}`) ?? ''
    const forged = path.join(shelf, 'forged.lineage')
    await writeFile(forged, lines.join('\n'))
    await page.getByLabel('Campaign file').setInputFiles(forged)
    await expect(found).toContainText(`Entry ${at - 1}: the hash at its end does not fit the line`)
    await expect(found).toContainText(new RegExp(`Entry ${at - 1}, .*: the seed gives other dice`))
    await expect(found).toContainText('Faults: 2.')
    await expect(found.locator('.good')).toHaveCount(0)
  })

  await test.step('another hash than the one that was shown is told', async () => {
    await page.getByLabel(/^Hash of the seed/).fill('another')
    await page.getByLabel('Campaign file').setInputFiles(file)
    await expect(found).toContainText("the one you were shown is not that of this campaign's seed")
  })

  await test.step('what cannot be read, and a count without end, end in a sentence', async () => {
    await page.getByLabel(/^Hash of the seed/).fill('')
    const lines = (await readFile(file, 'utf8')).split('\n')
    for (const [at, answer] of ['null', '{"by":"app","counts":{"child":1000000000},"digest":"AAAAAAAAAAAAAAAA"}'].entries()) {
      const strange = path.join(shelf, `strange-${at}.lineage`)
      await writeFile(strange, lines.map((line) => line.replace(/"answer":\{"by":"app".*?\}/, `"answer":${answer}`)).join('\n'))
      await page.getByLabel('Campaign file').setInputFiles(strange)
      await expect(found.locator('.bad').first()).toHaveText('This file does not hold together: see what is wrong below.')
    }
    await writeFile(path.join(shelf, 'none.lineage'), 'nothing\n')
    await page.getByLabel('Campaign file').setInputFiles(path.join(shelf, 'none.lineage'))
    await expect(found).toContainText('This is no campaign file that could be checked')
  })

  await test.step('one roll is rolled again', async () => {
    const { seed, entries } = await opened(file)
    const roll = entries.findLast(isPercentile)
    if (roll?.kind !== 'answer' || typeof roll.answer !== 'object' || !('dice' in roll.answer)) throw new Error('nothing was rolled')
    const dice = roll.answer.dice as readonly number[]
    await page.getByLabel(/^Seed/).fill(seed)
    await page.getByLabel(/^Question/).fill(roll.request)
    await page.getByLabel('Asked before').fill(`${roll.occurrence ?? 0}`)
    await page.getByLabel('Dice', { exact: true }).fill(`${dice.length}`)
    await page.getByRole('button', { name: 'Roll again' }).click()
    await expect(page.locator('#dice')).toHaveText(dice.join(' '))
  })
})
