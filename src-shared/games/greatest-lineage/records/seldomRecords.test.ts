import { describe, expect, test } from 'vitest'
import type { Change } from '../../../kernel/journal/journal.ts'
import { presetSheet, readForm } from '../../../kernel/forms/form.ts'
import type { Sheet } from '../../../kernel/forms/field.ts'
import type { Json } from '../../../kernel/world/rule.ts'
import { valueOf } from '../../../kernel/testing/toyTable.ts'
import { faceOf, fresh, recordOf, set } from '../testing/recordsByHand.ts'

describe('one the rules seldom make', () => {
  const MONUMENT = {
    ...{ id: 'elves-monument-1', builder: 'elves', holder: 'elves', settlement: 'elves-settlement-1', name: 'Gate' },
    ...{ prestige: 0, started: 1, due: 4, stage: 'building', blessed: false },
  }
  const ALLIANCE = { id: 'elves-alliance-1', members: ['elves', 'dwarves'], since: 2, lastDeal: 3, notice: null }
  const CLAUSES = [
    { kind: 'tokens', from: 'elves', goods: { wood: 3 } },
    { kind: 'war', victor: null },
  ]

  interface Seldom {
    readonly id: string
    readonly value: Readonly<Record<string, Json>>
    /** What it hangs on. */
    readonly with?: readonly Change[]
    readonly filled: Sheet
    /** What of it is other afterwards. */
    readonly becomes: Readonly<Record<string, Json>>
  }

  test.each<[string, Seldom]>([
    [
      'site',
      {
        id: MONUMENT.id,
        with: [{ collection: 'monument', id: MONUMENT.id, to: MONUMENT }],
        value: { owner: 'elves', bundles: { stone: 1, wealth: 2, metal: 3 }, required: 6, workers: { males: 4, females: 5 } },
        filled: { required: 7, workers: { males: 8, females: 9 }, bundles: { stone: 3, wealth: 1, metal: 2 } },
        becomes: { required: 7, workers: { males: 8, females: 9 }, bundles: { stone: 3, wealth: 1, metal: 2 } },
      },
    ],
    [
      'dealings',
      {
        id: ALLIANCE.id,
        with: [{ collection: 'alliance', id: ALLIANCE.id, to: ALLIANCE }],
        value: { credit: { elves: 4 }, culture: { elves: 1, dwarves: 2 } },
        filled: { credit: { elves: 0, dwarves: 5 }, culture: { elves: 3, dwarves: 4 } },
        becomes: { credit: { dwarves: 5 }, culture: { elves: 3, dwarves: 4 } },
      },
    ],
    [
      'treaty',
      {
        id: 'elves-treaty-1',
        value: { id: 'elves-treaty-1', parties: ['elves', 'undead'], round: 3, text: 'Peace.\nAnd wood.', clauses: CLAUSES },
        filled: { round: 4, text: 'Peace, and no wood.' },
        becomes: { round: 4, text: 'Peace, and no wood.' },
      },
    ],
    [
      'treatyDraft',
      {
        id: 'elves/humans',
        value: { id: 'elves/humans', parties: ['elves', 'humans'], by: 'elves', stage: 'written', clauses: CLAUSES, counters: 1 },
        filled: { by: 'humans', stage: 'offered', counters: 2 },
        becomes: { by: 'humans', stage: 'offered', counters: 2 },
      },
    ],
    [
      'raidHistory',
      {
        id: 'elves',
        value: { id: 'elves', last: 3, targets: { humans: 3, undead: 2 } },
        filled: { last: 4, targets: { humans: 0, dwarves: 4, undead: 1 } },
        becomes: { last: 4, targets: { dwarves: 4, undead: 1 } },
      },
    ],
    [
      'intelligence',
      {
        id: 'elves/humans',
        value: { id: 'elves/humans', owner: 'elves', target: 'humans', since: 2 },
        filled: { since: 3 },
        becomes: { since: 3 },
      },
    ],
  ])(
    'is written as it was where nothing is filled in, and with what is: %s',
    (collection, { id, value, filled, becomes, with: others = [] }) => {
      const campaign = fresh()
      valueOf(campaign.correct([...others, { collection, id, to: value }], 'x'))
      const { world } = campaign
      const form = faceOf(collection).form(value, id, world)
      expect(faceOf(collection).written(valueOf(readForm(form, presetSheet(form))), value, world)).toEqual(value)
      expect(form.fields.map((field) => field.id).sort()).toEqual(Object.keys(filled).sort())
      valueOf(set(campaign, collection, id, filled))
      expect(recordOf(campaign.world, collection, id)).toEqual({ ...value, ...becomes })
      expect(campaign.verify()).toBeNull()
    },
  )
})
