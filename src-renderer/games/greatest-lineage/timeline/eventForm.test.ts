import { describe, expect, test } from 'vitest'
import type { Scheduled } from '../../../../src-shared/games/greatest-lineage/rules/timeline/schedule.ts'
import { amountsAsked, decisionsFor, draftOf, emptyDraft, freshEventId, previewOf, type EventDraft } from './eventForm.ts'
import { eventsTexts } from './texts/events.ts'
import { OWN_VERBS, VERB_FORMS } from '../../../../src-shared/games/greatest-lineage/rules/timeline/ownEvents.ts'

const COMET: EventDraft = { ...emptyDraft(9), who: ['elves'], told: 'A comet.', amounts: { culture: 5, food: -3 } }
const HELD: Scheduled = {
  off: false,
  movedFrom: null,
  own: true,
  row: { rule: 'TABLE-EVENT-7', turn: 9, who: ['elves'], verb: 'change', told: 'A comet.', changes: { culture: 5, food: -3 } },
}
const PRINTED: Scheduled = {
  off: false,
  movedFrom: null,
  own: false,
  row: { rule: 'GL-TIME-T15a', turn: 15, who: ['elves', 'humans', 'dwarves'], verb: 'fallBack' },
}

describe('an event while it is written', () => {
  test('GL-TIME-1 is told in the words of the chronicle once nothing is missing', () => {
    expect(previewOf(emptyDraft(9))).toBeNull()
    expect(previewOf(COMET)).toBe('The elves gain 5 culture and lose 3 food.')
    expect(previewOf({ ...COMET, amounts: { culture: Number.NaN } })).toBeNull()
  })

  test.each(OWN_VERBS)('GL-TIME-1 verb %s can be filled in with what the form offers first', (verb) => {
    const { who, one } = VERB_FORMS[verb]
    const amounts = Object.fromEntries(amountsAsked({ verb, who: who.slice(0, 1) }).map(({ id }) => [id, 2]))
    expect(previewOf({ ...emptyDraft(9), verb, who: one ? who.slice(0, 1) : who.slice(0, 2), amounts })).toMatch(/^The .+\.$/)
    expect(eventsTexts.verbs[verb]).not.toBe('')
  })

  test('GL-TIME-1 asks only for accounts that all who are named have', () => {
    const asked = (who: EventDraft['who']): readonly string[] => amountsAsked({ verb: 'change', who }).map(({ id }) => id)
    expect(asked(['undead'])).toEqual(['warriors', 'nonWarriors', 'culture', 'technology', 'militaryTechnology'])
    expect(asked(['undead', 'elves'])).toEqual(['warriors', 'culture', 'technology', 'militaryTechnology'])
    expect(asked(['elves'])).toContain('food')
  })
})

describe('what is decided', () => {
  test('GL-TIME-1 a new event is sent whole, without what is nought', () => {
    expect(decisionsFor('TABLE-EVENT-7', null, COMET)).toEqual({
      'TABLE-EVENT-7.turn': 9,
      'TABLE-EVENT-7.verb': 'change',
      'TABLE-EVENT-7.who': 'elves',
      'TABLE-EVENT-7.told': 'A comet.',
      'TABLE-EVENT-7.food': -3,
      'TABLE-EVENT-7.culture': 5,
    })
  })

  test.each<[string, Partial<EventDraft>, object]>([
    ['nothing', {}, {}],
    ['its turn', { turn: 11 }, { turn: 11 }],
    ['an amount that goes', { amounts: { culture: 5 } }, { food: 0 }],
    ['another verb', { verb: 'gainLand', amounts: { territories: 2 } }, { verb: 'gainLand', territories: 2 }],
    ['an empty field', { amounts: { culture: Number.NaN, food: -3 } }, { culture: '' }],
  ])('GL-TIME-1 of an own event only what is new: %s', (_, change, fields) => {
    const sent = Object.entries(fields).map(([field, value]) => [`TABLE-EVENT-7.${field}`, value] as const)
    expect(decisionsFor('TABLE-EVENT-7', HELD, { ...draftOf(HELD), ...change })).toEqual(Object.fromEntries(sent))
  })

  test('GL-TIME-1 of a printed event its turn, and whether it is switched off', () => {
    const draft = draftOf(PRINTED)
    expect(decisionsFor('GL-TIME-T15a', PRINTED, draft)).toEqual({})
    expect(decisionsFor('GL-TIME-T15a', PRINTED, { ...draft, turn: 16, off: true })).toEqual({
      'GL-TIME-T15a.turn': 16,
      'GL-TIME-T15a.off': true,
    })
  })

  test('GL-TIME-1 a new event is numbered as nobody else is', () => {
    const draws = [6, 1004]
    expect(freshEventId(['TABLE-EVENT-7'], () => draws.shift() ?? 0)).toBe('TABLE-EVENT-6')
  })
})
