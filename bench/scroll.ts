import type { CDPSession, Page } from '@playwright/test'
import { nodeDigest } from '../src-main/campaigns/digest.ts'
import { Campaign } from '../src-shared/kernel/engine/campaign.ts'
import { sealAll } from '../src-shared/kernel/journal/journal.ts'
import { gameNamed } from './games.ts'
import { PATIENCE, served } from './served.ts'

/**
 * How smoothly a chronicle of 10,000 entries scrolls in a real Chromium, by its own trace of the frames it drew. Called with the paths of
 * the browser, of the table server and of the built pages.
 */
const LINES = 10_000
/** Pixels of the way and of a second of it; the way is gone there and back. */
const WAY = 24_000
const SPEED = 4_000
const ROUNDS = 3

/** What the compositor says of a frame: whether it was shown, in whole or with what came too late left out. */
interface TraceEvent {
  readonly name: string
  /** Microseconds. */
  readonly ts: number
  readonly args?: {
    readonly frame_reporter?: { readonly frame_sequence: number; readonly state: string; readonly scroll_state: string }
  }
}

interface Smoothness {
  readonly shown: number
  readonly dropped: number
  readonly seconds: number
}

/** Lines of the file of a campaign that is always the same one. */
async function longCampaign(): Promise<string> {
  const { game, bench } = await gameNamed(undefined)
  const begun = Campaign.begin(game.rules, { id: 'scroll', title: 'Scroll', seed: 'a1'.repeat(32) }, bench.setup, nodeDigest)
  if (!begun.ok) throw new Error(begun.problems[0]?.message)
  const campaign = begun.value
  while (campaign.entries.length < LINES && campaign.pending !== null) {
    const taken = campaign.answer((bench.steady ?? bench.busy)(campaign.pending, campaign.world, (min) => min))
    if (!taken.ok) throw new Error(taken.problems[0]?.message)
  }
  return [campaign.headerLine, ...sealAll(campaign.headerLine, campaign.entries, nodeDigest), ''].join('\n')
}

async function scrolled(page: Page): Promise<Smoothness> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['cc', 'benchmark'] } })
  await gesture(session, WAY)
  await gesture(session, -WAY)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return smoothness(events)
}

/** Of the frames that were due while it scrolled. */
function smoothness(events: readonly TraceEvent[]): Smoothness {
  const frames = new Map<number, { readonly at: number; readonly shown: boolean }>()
  for (const { name, ts, args } of events) {
    const frame = name === 'PipelineReporter' ? args?.frame_reporter : undefined
    if (frame === undefined || frame.scroll_state === 'SCROLL_NONE') continue
    const before = frames.get(frame.frame_sequence)
    frames.set(frame.frame_sequence, { at: before?.at ?? ts, shown: before?.shown === true || frame.state.startsWith('STATE_PRESENTED') })
  }
  const times = [...frames.values()].map(({ at }) => at).sort((one, other) => one - other)
  const shown = [...frames.values()].filter((frame) => frame.shown).length
  return { shown, dropped: frames.size - shown, seconds: ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1e6 }
}

/** As a hand at a wheel does it; upwards with a positive way. */
async function gesture(session: CDPSession, way: number): Promise<void> {
  const at = { x: 700, y: 500, speed: SPEED, gestureSourceType: 'mouse' as const, preventFling: true }
  await session.send('Input.synthesizeScrollGesture', { ...at, yDistance: way })
}

await served({ title: 'Scroll', lines: await longCampaign(), page: 'chronicle' }, async (page) => {
  await page.getByRole('feed').waitFor({ timeout: PATIENCE })
  await scrolled(page)
  for (let round = 1; round <= ROUNDS; round++) {
    const { shown, dropped, seconds } = await scrolled(page)
    const rate = (shown / seconds).toFixed(1)
    process.stdout.write(
      `     scrolling 10,000 entries of the chronicle: ${rate} frames a second (${dropped} of ${shown + dropped} not shown)\n`,
    )
  }
})
