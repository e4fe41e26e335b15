import type { Page } from '@playwright/test'
import { nodeDigest } from '../src-main/campaigns/digest.ts'
import { Campaign } from '../src-shared/kernel/campaign.ts'
import { sealAll } from '../src-shared/kernel/journal.ts'
import type { Json } from '../src-shared/kernel/rule.ts'
import type { BenchedGame } from './games.ts'
import { gameNamed } from './games.ts'
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
    const cdp = await page.context().newCDPSession(page)
    if (process.env['REMOVES']) await page.evaluate(`{ const t = globalThis.removes = {}; for (const [P, name] of [[Node, 'removeChild'],[HTMLElement,'focus'],[Node,'insertBefore']]) { const was = P.prototype[name]; P.prototype[name] = function (...a) { const b = performance.now(); try { return was.apply(this, a) } finally { const took = performance.now() - b; const c = a[0] instanceof Node ? a[0] : this; const k = name + ' ' + (c.nodeName + '.' + (c.className?.baseVal ?? c.className ?? '')) + ' in ' + this.nodeName + '.' + (this.className ?? ''); const e = t[k] ??= [0, 0]; e[0] += took; e[1]++ } } } }`)
    for (let answers = 0; answers < WARM + ANSWERS; answers++) {
      const key = await keyOf(page)
      const what = ((await page.getByRole('article').first().innerText().catch(() => '?')).split('\n').filter((l) => l.trim().length > 3).slice(0, 2).join(' | ')).slice(0, 60)
      if (answers === WARM && process.env['TRACE']) { await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', {interval: 200}); await cdp.send('Profiler.start')
        await (page.context().browser() as any).startTracing(page, { path: '/tmp/trace.json', categories: ['devtools.timeline','disabled-by-default-devtools.timeline','disabled-by-default-devtools.timeline.stack','v8.execute','blink.user_timing','disabled-by-default-devtools.timeline.invalidationTracking'] }) }
      const took = await answered(page, key)
      if (answers >= WARM) { times.push(took); process.stdout.write(`${took.toFixed(1)}\t${key}\t${what}\n`) }
      if (answers === WARM + ANSWERS - 1 && process.env['REMOVES']) console.log(JSON.stringify(Object.entries(await page.evaluate<Record<string, [number, number]>>('removes')).sort((a, b) => b[1][0] - a[1][0]).slice(0, 40), null, 0).replaceAll('],[', '],\n['))
      if (answers === WARM + 60 && process.env['TRACE']) { await (page.context().browser() as any).stopTracing(); const {profile} = await cdp.send('Profiler.stop'); (await import('node:fs')).writeFileSync('/tmp/cpu.cpuprofile', JSON.stringify(profile)) }
    }
  })
  const sorted = times.sort((one, other) => one - other)
  const [half = 0, most = 0] = [percentile(sorted, 0.5), percentile(sorted, 0.95)].map((value) => Math.round(value * 10) / 10)
  return { half, most }
}



const benched = await gameNamed(undefined)
const lines = lateCampaign(benched, benched.bench.setup, 60)
await served({ title: 'Late', lines, page: 'desk' }, async (page) => {
  await page.getByRole('article').waitFor({ timeout: PATIENCE })
  await page.waitForTimeout(500)
  await page.evaluate(`{
    const regions = { chronicle: '.side-chronicle', ledger: '.side-ledger', rail: '.rail', card: 'article', justnow: '.just-now', centre: '.centre', header: 'header', footer: 'footer' }
    globalThis.muts = {}
    const where = (n) => { const e = n instanceof Element ? n : n.parentElement; if (!e || !e.isConnected) return 'gone'; for (const [k, s] of Object.entries(regions)) if (e.closest(s)) return k; return 'else ' + e.nodeName + '.' + e.className }
    new MutationObserver((rs) => { for (const r of rs) { const k = where(r.target) + ' ' + r.type + (r.attributeName ? ' ' + r.attributeName : ''); muts[k] = (muts[k] ?? 0) + (r.type === 'childList' ? r.addedNodes.length + r.removedNodes.length : 1) } }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  }`)
  for (let cards = 0; cards < 30; cards++) {
    const key = await keyOf(page)
    const what = ((await page.getByRole('article').first().innerText()).split('\n').filter((l) => l.trim().length > 3).slice(0, 2).join(' | ')).slice(0, 60)
    await page.waitForTimeout(300)
    await page.evaluate('globalThis.muts = {}')
    await page.keyboard.press(key); await page.waitForTimeout(400)
    console.log(what, JSON.stringify(Object.fromEntries(Object.entries(await page.evaluate<Record<string, number>>('muts')).sort((a, b) => b[1] - a[1]).slice(0, 16))))
  }
})
