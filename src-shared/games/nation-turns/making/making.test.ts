import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../insight/bots/bot.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { readBoard } from '../reading/board.ts'
import { SAMPLE } from '../rules/sample.ts'
import { readScenario, scenarioGaps } from '../rules/scenarioCheck.ts'
import { anyScenario } from '../testing/anyScenario.ts'
import { worldOf } from './drawing.ts'
import { freshDraft, idsOf, movedUp, sampleDraft, withBorder, withId, withoutRow, withRound, withRow, type Draft } from './editing.ts'
import { findingsOf, hasOwnFigures, within } from './findings.ts'
import { asVariant, NAMED, partsOf, SECTIONS, type Part, type Section } from './parts.ts'
import { fieldsIn, rowsOf, valueAt, withValue } from './paths.ts'

const drafts = Array.from({ length: 20 }, (_, seed) => anyScenario(seededChance(seed + 1)) as unknown as Draft)
const told = (draft: Draft): readonly string[] => findingsOf(draft).problems.map(({ field, wording }) => `${field} ${wording}`)

/** A sheet with its parts, and every sheet within it. */
function* sheets(parts: readonly Part[], sheet: Json): Iterable<readonly [readonly Part[], Json]> {
  yield [parts, sheet]
  for (const part of parts) {
    const value = fieldsIn(sheet)[part.id]
    if (part.kind === 'rows') for (const row of rowsOf(value)) yield* sheets(part.parts(row), row)
    if (part.kind === 'group' && value !== undefined) yield* sheets(part.parts(value), value)
  }
}

function* everySheet(draft: Draft): Iterable<readonly [readonly Part[], Json]> {
  for (const section of SECTIONS) {
    if (section === 'maxima') continue
    for (const row of rowsOf(draft[section])) yield* sheets(partsOf(section, row), row)
  }
}

describe('what there is to fill in', () => {
  test('every field of every row has its part, but for outlines, which are drawn', () => {
    const left = drafts.flatMap((draft) =>
      [...everySheet(draft)].flatMap(([parts, sheet]) =>
        Object.keys(fieldsIn(sheet)).filter((name) => !parts.some(({ id }) => id === name)),
      ),
    )
    expect([...new Set(left)].filter((name) => name !== 'outline' && name !== 'nation')).toEqual([])
  })

  test('a sheet of each variant has the shape of one, and keeps what both have', () => {
    const [row = null] = rowsOf(sampleDraft()['events'])
    const verb = partsOf('events', row).find(({ kind }) => kind === 'variant')
    if (verb?.kind !== 'variant' || !('ids' in verb.among)) throw new Error('no verbs')
    expect(verb.among.ids).toHaveLength(7)
    for (const one of verb.among.ids) {
      const events = [asVariant(verb.fresh(one), row)]
      const shape = findingsOf({ ...sampleDraft(), events }).problems.filter(({ wording }) => !wording.startsWith('problem.scenario'))
      expect(shape.filter(({ wording }) => wording !== 'problem.orderParts' && wording !== 'problem.newNation')).toEqual([])
      expect(fieldsIn(events[0] ?? null)).toMatchObject({ verb: one, round: 3, when: 'new' })
    }
    expect(asVariant(verb.fresh('remove'), row)).toEqual({ ...fieldsIn(row), verb: 'remove' })
  })
})

describe('a scenario in the making', () => {
  test('what one begins with can be played', () => {
    expect(findingsOf(freshDraft('Mine')).problems).toEqual([])
    expect(readScenario(freshDraft('Mine')).ok).toBe(true)
  })

  test('everything that names a row follows its id', () => {
    for (const draft of drafts) {
      for (const section of NAMED) {
        for (const [at, was] of idsOf(draft, section).entries()) {
          const after = withId(draft, section, at, 'Other')
          expect(told(after), `${section} ${was}`).toEqual([])
          expect(
            findingsOf(after).gaps.map(({ path }) => path),
            `${section} ${was}`,
          ).toEqual(findingsOf(draft).gaps.map(({ path }) => path))
          expect(withId(after, section, at, was)).toEqual(draft)
        }
      }
    }
  })

  test('nothing follows an id that is another’s, and what is undone by hand is as it was', () => {
    const draft = sampleDraft()
    const twice = withId(draft, 'areas', 0, 'BR')
    expect(told(twice)).toContain('areas.1.id problem.scenarioTwice')
    expect(rowsOf(valueAt(twice, ['areas', 2, 'borders']))).toEqual(rowsOf(valueAt(draft, ['areas', 2, 'borders'])))
    expect(withId(twice, 'areas', 0, 'SM')).toEqual(draft)
  })

  test('a unit that is called like a ground leaves the grounds alone', () => {
    const draft = withId(withId(sampleDraft(), 'units', 1, 'open'), 'units', 1, 'axe')
    expect(draft['areas']).toEqual(sampleDraft()['areas'])
    expect(told(draft)).toEqual([])
    expect(valueAt(draft, ['nations', 1, 'start', 0, 'type'])).toBe('axe')
  })

  test('borders are set on both sides, and go with their area', () => {
    const draft = withBorder(sampleDraft(), 'SM', 'WT', true)
    expect(told(draft)).toEqual([])
    expect(rowsOf(valueAt(draft, ['areas', 11, 'borders']))).toContain('SM')
    expect(withBorder(draft, 'WT', 'SM', false)).toEqual(sampleDraft())
    expect(told(withoutRow(draft, 'areas', 11)).filter((one) => one.includes('border'))).toEqual([])
  })

  test('rows are added with an id of their own, moved and taken away', () => {
    const more = withRow(withRow(sampleDraft(), 'areas'), 'areas')
    expect(idsOf(more, 'areas').slice(12)).toEqual(['A13', 'A14'])
    expect(told(withRow(sampleDraft(), 'nations'))).toEqual([])
    expect(idsOf(movedUp(sampleDraft(), 'nations', 1), 'nations').slice(0, 2)).toEqual(['OT', 'HC'])
    expect(movedUp(sampleDraft(), 'nations', 0)).toEqual(sampleDraft())
    expect(rowsOf(withoutRow(sampleDraft(), 'events', 0)['events'])).toHaveLength(5)
    expect(withRound([5, 11, 17], 2, true)).toEqual([2, 5, 11, 17])
    expect(withRound([5, 11, 17], 11, false)).toEqual([5, 17])
  })
})

describe('NT-SET-1 what is said beside a field', () => {
  test('a figure that is missing and a name that is none, each at its place', () => {
    const draft = withValue(withValue(sampleDraft(), ['areas', 0, 'x'], Number.NaN), ['nations', 0, 'basic'], 'knight') as Draft
    expect(told(draft)).toEqual(['areas.0.x problem.range', 'nations.0.basic problem.scenarioUnknown'])
    expect(within(findingsOf(draft).problems, 'areas.0', ({ field }) => field)).toHaveLength(1)
    const far = findingsOf(withValue(sampleDraft(), ['areas', 10, 'x'], Number.NaN) as Draft).problems
    expect(
      [within(far, 'areas.1', ({ field }) => field), within(far, 'areas.10', ({ field }) => field)].map(({ length }) => length),
    ).toEqual([0, 1])
  })

  test('what the sheet refers to and is not there has a place too', () => {
    const bare = {
      ...sampleDraft(),
      events: [],
      nations: SAMPLE.nations.slice(1, 2).map((nation) => ({ ...nation, scoring: [], pool: {}, start: [] })) as unknown as Json,
      areas: [{ id: 'A', name: 'A', type: 'open', borders: [], totemOf: [], homeOf: null, x: 1, y: 1 }],
    }
    const places = new Set(findingsOf(bare).gaps.map(({ path }) => path))
    expect(places).toEqual(new Set(['nations.0.scoring', 'events', 'nations', 'areas', 'nations.0.pool', 'areas.0.borders']))
    expect(findingsOf(bare).gaps).toHaveLength(scenarioGaps(bare as never).length)
  })

  test('units of known names with figures of their own are noticed', () => {
    expect(hasOwnFigures(SAMPLE)).toBe(false)
    expect(hasOwnFigures({ units: SAMPLE.units.map((unit) => ({ ...unit, dice: 2 })) })).toBe(true)
  })
})

/** Leaves of plain data, replaced by something that does not fit; which of several sheets it is stays. */
function spoilt(data: Json, chance: (min: number, max: number) => number): Json {
  if (Array.isArray(data)) return (data as readonly Json[]).flatMap((one) => (chance(0, 30) === 0 ? [] : [spoilt(one, chance)]))
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, ['kind', 'verb', 'is'].includes(name) ? value : spoilt(value, chance)]),
    )
  if (chance(0, 12) > 0) return data
  return typeof data === 'string' ? '' : typeof data === 'number' ? Number.NaN : data
}

test('whatever is missing, what there is can be checked and drawn', () => {
  for (const [at, draft] of drafts.entries()) {
    const chance = seededChance(100 + at)
    for (let turn = 0; turn < 10; turn++) {
      const broken = spoilt(draft, chance) as Draft
      expect(() => findingsOf(broken)).not.toThrow()
      expect(readBoard(worldOf(broken), null).areas).toHaveLength(rowsOf(broken['areas']).length)
    }
  }
  expect(
    readBoard(worldOf(sampleDraft()), null)
      .areas.map(({ holder }) => holder)
      .slice(0, 4),
  ).toEqual(['HC', 'HC', 'CT', 'OT'])
})

test.each<Exclude<Section, 'maxima'>>(['areas', 'units', 'nations', 'events'])('a new row of %s is a whole one', (section) => {
  const shape = told(withRow(freshDraft('Mine'), section)).filter((one) => !one.endsWith('problem.scenarioUnknown'))
  expect(shape).toEqual([])
})
