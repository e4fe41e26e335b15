// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { momentsOf } from '../../kernel/journal/history.ts'
import { questionName } from '../../kernel/engine/requestId.ts'
import { digestText } from '../../kernel/journal/hash.ts'
import { effectsOf } from '../../kernel/journal/journal.ts'
import { takeUpStored } from '../../table/library/stored.ts'
import { forGameMaster } from '../../table/session/view.ts'
import { tellIn } from '../../language/language.ts'
import { highlightName } from '../highlights/highlightTexts.ts'
import { highlightsOf, type Highlight } from '../highlights/highlights.ts'
import { HIGHLIGHTS } from './highlights.ts'
import { WORDS } from './words/say.ts'

function linesOf(name: string): readonly string[] {
  const file = path.join(import.meta.dirname, 'golden', name, 'campaign.lineage')
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}

async function played(name: string): Promise<readonly Highlight[]> {
  const [headerLine = '', ...lines] = linesOf(name)
  const { campaign } = await takeUpStored({ headerLine, lines, torn: 0 }, digestText)
  const secret = new Set(
    campaign.entries
      .flatMap(effectsOf)
      .flatMap((effect) => (effect.kind === 'line' && effect.see !== undefined && effect.see !== 'all' ? [effect] : [])),
  )
  const found = highlightsOf(momentsOf(campaign.entries.map(forGameMaster)), HIGHLIGHTS)
  const told = new Set(found.flatMap(({ lines: all }) => all.map(({ wording, figures }) => JSON.stringify([wording, figures]))))
  for (const { wording, figures = {} } of secret) expect(told).not.toContain(JSON.stringify([wording, figures]))
  return found
}

/** Headings that say what a line of the royal house tells: whoever dies is dead, whoever is born is new. */
test.each([
  ['royalChild', 'A new life', 'Neues Leben'],
  ['royalMotherDies', 'A death', 'Ein Todesfall'],
  ['rulerDiesOfAge', 'A death', 'Ein Todesfall'],
  ['spouseFollows', 'A death', 'Ein Todesfall'],
  ['royalMurdered', 'A death', 'Ein Todesfall'],
  ['accession', 'A coronation', 'Eine Thronbesteigung'],
  ['heirsChildren', 'A coronation', 'Eine Thronbesteigung'],
  ['spouseArrives', 'A wedding', 'Eine Hochzeit'],
  ['heirArrives', 'A new heir', 'Ein neuer Erbe'],
] as const)('%s is told under "%s"', (line, english, german) => {
  const kind = HIGHLIGHTS.kinds[`line.${line}`]
  const headings = (['en', 'de'] as const).map((language) => {
    tellIn(() => language)
    return kind === undefined ? '' : highlightName(kind)
  })
  tellIn(() => 'en')
  expect(headings).toEqual([english, german])
})

const kinds = (found: readonly Highlight[]) => new Set(found.map(({ kind }) => kind))

test('every wording that stands out is one the game says', () => {
  const unknown = [...Object.keys(HIGHLIGHTS.kinds), ...(HIGHLIGHTS.toDo ?? []), ...(HIGHLIGHTS.begins ?? [])].filter(
    (key) => !WORDS.has(key),
  )
  expect(unknown).toEqual([])
})

describe('what stands out of campaigns that were played', () => {
  test('a conquest: wars open, battles are one card each, kingdoms and tribes fall', async () => {
    const found = await played('conquest')
    for (const kind of ['turn', 'round', 'war', 'battle', 'fall', 'end'] as const) expect(kinds(found)).toContain(kind)
    const battles = found.filter(({ kind }) => kind === 'battle')
    expect(battles.length).toBeGreaterThan(2)
    for (const { lines, about } of battles) {
      expect(lines.filter(({ wording }) => wording === 'line.casualties' || wording === 'line.battleEven').length).toBeLessThanOrEqual(1)
      expect(about.filter((id) => id.startsWith('war-'))).toHaveLength(1)
    }
  })

  test.each(['conquest', 'kingdom-tribute'])('%s: whatever is asked in the middle of a battle waits with its card', async (name) => {
    const battles = (await played(name)).filter(({ kind }) => kind === 'battle')
    const asked = linesOf(name)
      .map((line) => JSON.parse(line) as { readonly seq?: number; readonly request?: string })
      .flatMap(({ seq = 0, request }) => {
        const within = battles.some(({ from, to }) => from < seq && seq <= to)
        return within && request !== undefined ? [request] : []
      })
    expect(asked.map(questionName)).toContain('battle')
    const forgotten = asked.filter((id) => HIGHLIGHTS.during?.({ id }) !== 'battle')
    expect(forgotten).toEqual([])
  })

  test('each turn ends on a card of its own, each round begins on one', async () => {
    const found = await played('builder-ten-rounds')
    const rounds = found.filter(({ kind }) => kind === 'round').map(({ at }) => at.turn)
    expect(rounds).toEqual(rounds.map((_, index) => index + 2))
    expect(found.filter(({ kind }) => kind === 'turn')).toHaveLength(rounds.length * 3)
  })

  test('an event of the timeline is one card, with what the board on the table has to do', async () => {
    const found = await played('turn-six')
    const event = found.find(({ kind, lines }) => kind === 'event' && lines.some(({ wording }) => wording === 'line.timeline3'))
    expect(event?.lines.length).toBeGreaterThan(2)
    expect(event?.lines.filter(({ toDo }) => toDo).map(({ wording }) => wording)).toEqual(['line.event.landPicked'])
  })

  test('a murder and a succession are told', async () => {
    expect(kinds(await played('succession'))).toContain('death')
    expect(kinds(await played('murder-countered'))).toContain('discovery')
  })

  test('the end has its card', async () => {
    expect((await played('peaceful-score')).at(-1)).toMatchObject({ kind: 'end' })
  })
})
