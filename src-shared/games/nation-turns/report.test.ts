import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { digestText } from '../../kernel/journal/hash.ts'
import { readChain, type Entry } from '../../kernel/journal/journal.ts'
import { toldIn } from '../../language/language.ts'
import { reportHtml } from '../../report/html.ts'
import { reportMarkdown } from '../../report/markdown.ts'
import { roundsOf, turnReport } from '../../report/report.ts'
import { Balances, standingOf } from '../../report/standing.ts'
import { samplePack } from '../../table/testing/samplePack.ts'
import { toldOf } from '../text/playing.ts'
import { GAME } from './game.ts'
import { stage } from './testing/stage.ts'

function golden(name: string): readonly Entry[] {
  const [header = '', ...lines] = readFileSync(path.join(import.meta.dirname, 'golden', name, 'campaign.lineage'), 'utf8')
    .trim()
    .split('\n')
  return readChain(header, lines, digestText).entries
}

test('a player’s report holds what the nations of that player have and come to, and no other’s', () => {
  const world = stage()
  const balances = new Balances('p1', 1)
  balances.take({ kind: 'posting', rule: 'NT-POP-4', owner: 'HC', account: 'SM.soldier', delta: 1 }, world.cursor)
  balances.close(world)
  const { groups, reckoned } = toldOf({ game: GAME, world }, () => standingOf(GAME, balances))
  expect(groups.map(({ name, of }) => [name, of])).toEqual([
    ['Harbour Charter', 'Harbour Charter'],
    ['Stair-Walker', 'Stair-Walker'],
    ['Ada, in total', 'Ada, in total'],
  ])
  expect(groups[0]?.lines).toContainEqual({ name: 'Soldier in Saltmouth', opening: 0, change: 1, balance: 1 })
  expect(groups[2]?.lines).toEqual([{ name: 'Victory points', opening: 0, change: 0, balance: 0 }])
  expect(reckoned).toEqual([
    { name: 'Units on the map', value: 5 },
    { name: 'Areas held', value: 3 },
  ])
})

test('what others did to a nation is told to whoever commands it, with what it lost', () => {
  const { view } = samplePack(golden('holders'), 'p1')
  const stretches = roundsOf(view).flatMap((round) => {
    const report = turnReport(GAME, view, round)
    expect(report.saw.flatMap(({ booked }) => booked)).toEqual([])
    return report.elsewhere
  })
  const told = stretches.flatMap((one) => one.told.map(({ text }) => text))
  const booked = stretches.flatMap((one) => one.booked.map(({ account, delta }) => `${account} ${delta}`))
  expect(told.filter((text) => text.includes('Harbour Charter') || text.includes('Stair-Walker')).length).toBeGreaterThan(3)
  expect(booked.length).toBeGreaterThan(3)
  expect(booked.filter((text) => !/^(?:Harbour Charter|Stair-Walker): /.test(text))).toEqual([])
})

test('the name of a nation stands once over its lines on a page, and on every line of a table without heads', () => {
  const { view } = samplePack(golden('holders'), 'p1')
  const report = turnReport(GAME, view, 1)
  expect(reportHtml(report)).toContain('<th scope="row">Soldier in Saltmouth</th>')
  expect(reportMarkdown(report)).toContain('| Harbour Charter: Soldier in Saltmouth |')
})

/** Words English has and German has not, none of them in a name of the sample. */
const ENGLISH_WORDS = /\b(the|of|and|with|their|they|which|turn|round|from|every|units?|areas?|points|moves|you|your|is|are)\b/i

test.each(['holders', 'at-random', 'first-two-rounds'])('every report of %s is German from the first line to the last', (name) => {
  const { view } = samplePack(golden(name), 'p2', {})
  const lines = toldIn('de', () => roundsOf(view).flatMap((round) => reportMarkdown(turnReport(GAME, view, round)).split('\n')))
  expect(lines.length).toBeGreaterThan(60)
  expect(lines.filter((line) => ENGLISH_WORDS.test(line.replaceAll(view.title, '')))).toEqual([])
})
