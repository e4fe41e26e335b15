import type { Page } from '@playwright/test'
import { nodeDigest } from '../src-main/campaigns/digest.ts'
import { Campaign } from '../src-shared/kernel/engine/campaign.ts'
import { sealAll } from '../src-shared/kernel/journal/journal.ts'
import { gameNamed } from './games.ts'
import { PATIENCE, served } from './served.ts'

/**
 * How smoothly a board is moved: frames a second while a hand drags it about and while it comes closer and goes away again, as the page itself counts them, in
 * a real Chromium without a graphics card. Called with the paths of the browser, of the table server and of the built pages.
 */
const BOARDS = [
  { spaces: 600, goal: 60 },
  { spaces: 2_000, goal: 30 },
]
const SECONDS = 4

interface Moved {
  readonly rate: number
  /** Milliseconds of a frame, at the 95th percentile. */
  readonly slow: number
}

/** Counts frames in the page while it moves the board in each of them as a hand does. */
const MEASURE = `async () => {
  const frame = document.querySelector('[role="listbox"]').closest('.frame')
  const box = frame.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const rest = () => new Promise((done) => setTimeout(done, 600))
  const mouse = (type, at, clientX, clientY) => at.dispatchEvent(new MouseEvent(type, { bubbles: true, view: window, clientX, clientY }))
  const wheel = (deltaY) => frame.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, deltaY }))
  const counted = async (move) => {
    const times = []
    const begun = performance.now()
    for (let last = begun, now = begun; now - begun < ${SECONDS * 1000}; last = now) {
      move((now - begun) / 1000)
      await new Promise(requestAnimationFrame)
      now = performance.now()
      times.push(now - last)
    }
    times.sort((one, other) => one - other)
    return { rate: (times.length * 1000) / times.reduce((sum, time) => sum + time, 0), slow: times[Math.floor(times.length * 0.95)] }
  }
  wheel(-400)
  await rest()
  mouse('mousedown', frame, x, y)
  const panned = await counted((at) => mouse('mousemove', window, x + Math.sin(at * 3) * 250, y + Math.sin(at * 2.1) * 120))
  mouse('mouseup', window, x, y)
  await rest()
  const zoomed = await counted((at) => wheel(Math.sin(at * 4) * 30))
  return { panned, zoomed }
}`

async function moved(page: Page): Promise<{ readonly panned: Moved; readonly zoomed: Moved }> {
  return page.evaluate(`(${MEASURE})()`)
}

const { game, bench } = await gameNamed(undefined)
if (game.board === undefined) process.stdout.write(`     ${game.id} makes no worlds: no board is measured\n`)
else {
  const begun = Campaign.begin(game.rules, { id: 'drawing', title: 'Drawing', seed: 'a1'.repeat(32) }, bench.setup, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const lines = [begun.value.headerLine, ...sealAll(begun.value.headerLine, begun.value.entries, nodeDigest), ''].join('\n')
  const address = `/workshop/${game.id}/worlds`
  await served({ title: 'Drawing', lines, page: address }, async (page) => {
    for (const { spaces, goal } of BOARDS) {
      await page.goto(new URL(`/#${address}`, page.url()).href)
      await page.getByRole('textbox', { name: 'Seed' }).fill('bench')
      await page.getByRole('spinbutton', { name: 'Territories' }).fill(String(spaces))
      await page.getByRole('button', { name: 'Make the world' }).click()
      await page.getByRole('listbox', { name: 'Board' }).waitFor({ timeout: PATIENCE })
      await page.waitForTimeout(1_000)
      const { panned, zoomed } = await moved(page)
      const told = ({ rate, slow }: Moved): string => `${rate.toFixed(1)} frames a second (p95 ${slow.toFixed(0)} ms)`
      process.stdout.write(`     a board of ${spaces}: moved ${told(panned)}, closer and away ${told(zoomed)}; ${goal} is the goal\n`)
    }
  })
}
