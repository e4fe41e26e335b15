import type { Page } from '@playwright/test'
import { nodeDigest } from '../src-main/campaigns/digest.ts'
import { Campaign } from '../src-shared/kernel/engine/campaign.ts'
import { sealAll } from '../src-shared/kernel/journal/journal.ts'
import type { Json } from '../src-shared/kernel/world/rule.ts'
import { gameNamed, type BenchedGame } from './games.ts'
import { PATIENCE, served } from './served.ts'

/**
 * How long an answer takes to be seen late in a campaign: from the key that gives it, over the table server and its disk, to the frame with what
 * is asked next. In a real Chromium, as `scroll.ts`.
 */
const ROUND = 300
/** With a board against without: a campaign of this round. */
const EARLY = 60
/** How much longer an answer may take with a board. */
const TWICE = 2
const ANSWERS = 150
/** Until everything has been drawn once. */
const WARM = 30
/** Milliseconds, at the 95th percentile, on a machine that does nothing else. */
const GOAL = 50
/** What is asked next may stand behind cards of what just happened. */
const MOST_CARDS = 5

/** Lines of the file of a campaign in a late round; always the same one. */
function lateCampaign({ game, bench }: BenchedGame, setup: Json, round: number): string {
  const begun = Campaign.begin(game.rules, { id: 'late', title: 'Late', seed: 'a1'.repeat(32) }, setup, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  while (campaign.world.cursor.turn < round && campaign.pending !== null) {
    const taken = campaign.answer((bench.steady ?? bench.busy)(campaign.pending, campaign.world, (min) => min))
    if (!taken.ok) throw new Error(taken.problems[0]?.message)
  }
  return [campaign.headerLine, ...sealAll(campaign.headerLine, campaign.entries, nodeDigest), ''].join('\n')
}

/** The key that answers what the card asks. */
async function keyOf(page: Page): Promise<string> {
  const card = page.getByRole('article')
  for (let cards = 0; cards < MOST_CARDS && (await card.count()) === 0; cards++) await page.keyboard.press('Enter')
  await card.waitFor({ timeout: PATIENCE })
  if ((await card.getByRole('button', { name: /^Roll / }).count()) > 0) return 'r'
  if ((await card.getByRole('button', { name: 'Confirm' }).count()) === 0) return 'd'
  const choices = card.getByRole('radio')
  if ((await choices.count()) > 0 && (await choices.and(page.locator(':checked')).count()) === 0) await choices.first().check()
  return 'Enter'
}

/** Waits in the page for the frame after another entry stands in the status bar, with which all the rest is drawn; told in milliseconds from the key. */
const WATCH = `{
  const bar = document.querySelector('footer.status')
  const entry = () => /Entry [\\d,]+/.exec(bar.textContent)?.[0]
  const before = entry()
  let pressed = 0
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
  globalThis.answered = new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      if (entry() === before) return
      watching.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - pressed)
        port2.postMessage(null)
      })
    })
    watching.observe(bar, { subtree: true, childList: true, characterData: true })
  })
  undefined
}`

async function answered(page: Page, key: string): Promise<number> {
  await page.evaluate(WATCH)
  await page.keyboard.press(key)
  return page.evaluate<number>('answered')
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

interface Took {
  readonly half: number
  readonly most: number
}

/** Answers one after the other, in milliseconds. */
async function measured(lines: string): Promise<Took> {
  const times: number[] = []
  await served({ title: 'Late', lines, page: 'desk' }, async (page) => {
    await page.getByRole('article').waitFor({ timeout: PATIENCE })
    for (let answers = 0; answers < WARM + ANSWERS; answers++) {
      const took = await answered(page, await keyOf(page))
      if (answers >= WARM) times.push(took)
    }
  })
  const sorted = times.sort((one, other) => one - other)
  const [half = 0, most = 0] = [percentile(sorted, 0.5), percentile(sorted, 0.95)].map((value) => Math.round(value * 10) / 10)
  return { half, most }
}

const benched = await gameNamed(undefined)
const { setup, onBoard } = benched.bench
const late = await measured(lateCampaign(benched, setup, ROUND))
process.stdout.write(
  `     answer to screen, round ${ROUND}, p95: ${late.most} ms (median ${late.half} ms; ${GOAL} ms is the goal on a quiet machine)\n`,
)
if (onBoard !== undefined) {
  const without = await measured(lateCampaign(benched, setup, EARLY))
  const withBoard = await measured(lateCampaign(benched, onBoard(), EARLY))
  const times = Math.round((withBoard.half / without.half) * 100) / 100
  process.stdout.write(
    `${times <= TWICE ? '     ' : 'SLOW '}answer to screen on a board, round ${EARLY}: ${times} times as long as without (median ${withBoard.half} ms and ${without.half} ms, p95 ${withBoard.most} ms and ${without.most} ms; at most ${TWICE} times)\n`,
  )
}
