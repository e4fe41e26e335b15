import { createPinia } from 'pinia'
import { BRIDGE } from '../../bridge/hostBridge.ts'
import { tinyHost, SEED } from '../../testing/tinyBridge.ts'
import { toyGame } from '../../../src-shared/kernel/testing/toyGame.ts'
import { describe, expect, test } from 'vitest'
import { mount } from '@vue/test-utils'
import type { Effect } from '../../../src-shared/kernel/world/effect.ts'
import type { SeenEntry } from '../../../src-shared/kernel/journal/history.ts'
import { Campaign } from '../../../src-shared/kernel/engine/campaign.ts'
import { foldHistory } from '../../../src-shared/kernel/journal/foldHistory.ts'
import { seenBy } from '../../../src-shared/table/session/view.ts'
import { at, entriesOf, posting } from '../../testing/played.ts'
import { line } from '../../testing/secrets.ts'
import { tinyGame } from '../../testing/tinyGame.ts'
import EntryBody from './EntryBody.vue'
import { filterOf, queryOf } from './address.ts'
import { chronicle, type ChronicleEntry } from './entries.ts'
import { chronicleDocument } from '../print/chronicleDocument.ts'
import { chronicleCsv, chronicleMarkdown } from './files.ts'
import { choicesOf, EVERYTHING, filterChronicle, type ChronicleFilter } from './filter.ts'
import { countRolls } from './rolls.ts'
import { tellForGreatestLineage } from '../../testing/playedGame.ts'

tellForGreatestLineage()

const told = (entries: readonly SeenEntry[]): readonly ChronicleEntry[] => chronicle(foldHistory(entries).moments)

const answer = (seq: number, request: string, given: SeenEntry['answer'], effects: readonly Effect[] = []): SeenEntry =>
  ({ seq, kind: 'answer', request, answer: given, effects }) as SeenEntry

/** One entry of every kind: 5 is taken back by 6. */
function everyKind(): readonly SeenEntry[] {
  return [
    ...entriesOf([at(3, 'elves', 3)], []),
    answer(1, '3/elves/3/population', { by: 'app', dice: [12, 77] }, [posting('elves', 'males', 2, 'GL-POP-4')]),
    answer(2, '3/elves/3/raidFight@humans', { by: 'hand', dice: [40] }, [line('GL-RAID-3', 'raidGuard', 'humans', { warriors: 2 })]),
    answer(3, '3/elves/7/spend', { act: 'culture', amount: 3 }, [at(3, 'elves', 7), posting('elves', 'culture', 1234, 'GL-SPEND-4')]),
    answer(4, '3/elves/7/heir', 'eldest'),
    {
      seq: 5,
      kind: 'correction',
      reason: 'a <slip>',
      changes: [{ owner: 'humans', account: 'wood', to: 9 }],
      effects: [posting('humans', 'wood', -4, 'TABLE-GM-1')],
    },
    { seq: 6, kind: 'retraction', from: 5, reason: 'it was right' },
    { seq: 7, kind: 'ruling', reason: 'agreed', decided: { birth_death: 'none' }, effects: [at(3, 'elves', 7)] },
    { seq: 8, kind: 'note', text: '=SUM(1) *stars*' },
    { seq: 9, kind: 'restart', reason: 'new rules', effects: [] },
    { seq: 10, kind: 'title', title: 'Other name' },
    { seq: 11, kind: 'answer', effects: [posting('dwarves', 'prestige', 1, 'GL-MON-7')] },
    { seq: 12, kind: 'reseed', shares: { elves: 'e1'.repeat(32), humans: 'f2'.repeat(32) } },
    { seq: 13, kind: 'answer', effects: [at(4, 'humans', 1)] },
  ]
}

const seqs = (filter: Partial<ChronicleFilter>): readonly number[] =>
  filterChronicle(told(everyKind()), { ...EVERYTHING, ...filter }).map(({ seq }) => seq)

describe('what the chronicle tells', () => {
  test('every entry is of its kind, the newest last; one that says nothing to this seat is left out', () => {
    expect(told(everyKind()).map(({ seq, kind }) => [seq, kind])).toEqual([
      ...[
        [0, 'setup'],
        [1, 'roll'],
        [2, 'roll'],
        [3, 'act'],
        [4, 'choice'],
        [5, 'correction'],
        [6, 'retraction'],
        [7, 'ruling'],
      ],
      ...[
        [8, 'note'],
        [9, 'restart'],
        [10, 'title'],
        [11, 'event'],
        [12, 'reseed'],
      ],
    ])
  })

  test('a roll tells its dice and who made it; the seat is the one that was asked', () => {
    const [, byApp, byHand] = told(everyKind())
    expect(byApp).toMatchObject({ seat: 'elves', roll: { by: 'app', dice: [12, 77] }, at: { turn: 3, phase: 3 } })
    expect(byHand).toMatchObject({ seat: 'humans', roll: { by: 'hand', dice: [40] }, title: 'Fight with the raiders' })
  })

  test('what was taken back says by which entry, and the taking back says from where', () => {
    const entries = told(everyKind())
    expect(entries.find(({ seq }) => seq === 5)?.voidedBy).toBe(6)
    expect(entries.find(({ seq }) => seq === 6)).toMatchObject({ takesBackFrom: 5, answer: 'it was right', voidedBy: null })
  })

  test('a seat is told no more than its own view holds', () => {
    const begun = Campaign.begin(tinyGame(), { id: 'x', title: 'x', seed: SEED }, {})
    if (!begun.ok) throw new Error('refused')
    begun.value.answer('app')
    begun.value.note('for the game master alone')
    const seen = told(seenBy(begun.value.entries, 'elves'))
    expect(seen.every(({ roll, answer: given, kind }) => roll === null && given === '' && kind !== 'note')).toBe(true)
    expect(seen.some(({ kind, postings }) => kind === 'event' && postings.length > 0)).toBe(true)
    expect(JSON.stringify(seen)).not.toContain('for the game master alone')
  })
})

describe('what is looked for', () => {
  test.each<[string, Partial<ChronicleFilter>, readonly number[]]>([
    ['kind', { kind: 'roll' }, [1, 2]],
    ['rolls by the app', { kind: 'rollApp' }, [1]],
    ['rolls at the table', { kind: 'rollHand' }, [2]],
    ['what was taken back', { kind: 'void' }, [5]],
    ['rule', { rule: 'GL-SPEND-4' }, [3]],
    ['whose account, question or turn it was', { seat: 'dwarves' }, [11]],
    ['phase an effect fell into', { phase: 7, kind: 'act' }, [3]],
    ['round', { round: 0 }, [0]],
    ['words of any letter case', { text: 'OTHER name' }, [10]],
    ['a rule in part', { text: 'gl-mon' }, [11]],
    ['a figure as it is shown', { text: '1,234' }, [3]],
    ['a figure as it is typed', { text: '1234 culture' }, [3]],
    ['dice', { text: '77 population' }, [1]],
    ['all of it together', { text: 'wood', kind: 'correction', seat: 'humans' }, [5]],
    ['nothing has it', { text: 'no such word' }, []],
  ])('%s', (_what, filter, found) => {
    expect(seqs(filter)).toEqual(found)
  })

  test('there is to choose from what there is, in order', () => {
    const choices = choicesOf(told(everyKind()))
    expect(choices.rounds).toEqual([0, 3])
    expect(choices.phases).toEqual([3, 7])
    expect(choices.seats).toEqual(expect.arrayContaining(['elves', 'humans', 'dwarves']))
    expect(choices.kinds).toEqual([
      'roll',
      'rollApp',
      'rollHand',
      'choice',
      'act',
      'correction',
      'ruling',
      'retraction',
      'void',
      'restart',
      'reseed',
      'note',
      'setup',
      'title',
    ])
  })

  test('it stands in the address, beside what else stands there; nonsense asks for nothing', () => {
    const filter: ChronicleFilter = { text: 'war', seat: 'elves', phase: 5, rule: 'GL-WAR-2', round: 0, kind: 'rollHand' }
    const query = queryOf({ at: '12' }, filter) as Record<string, string>
    expect(query['at']).toBe('12')
    expect(filterOf(query)).toEqual(filter)
    expect(filterOf({ kind: 'nonsense', round: 'x', phase: '-1', q: ['a', 'b'] })).toEqual(EVERYTHING)
  })
})

describe('what is taken away', () => {
  test('CSV has a line for each entry, and nothing a spreadsheet would run', () => {
    const lines = chronicleCsv(told(everyKind())).trim().split('\r\n')
    expect(lines).toHaveLength(14)
    expect(lines[2]).toBe('1,3,Elves,3,Population,"Births, weddings and heirs",,12 77,by the app,,Males of Elves +2,GL-POP-4,')
    expect(lines[9]).toContain("'=SUM(1) *stars*")
    expect(lines[6]?.endsWith(',6')).toBe(true)
  })

  test('Markdown strikes through what was taken back, and takes no text for markup', () => {
    const text = chronicleMarkdown('A *campaign*', told(everyKind()))
    expect(text).toContain('# A \\*campaign\\*')
    expect(text).toContain('## Round 3 · Elves · Population')
    expect(text).toMatch(/5\. ~~\*\*Correction\*\*: Wood of Humans set to 9: a \\<slip\\>~~ \(taken back by entry 6\)/)
    expect(text).toContain('=SUM(1) \\*stars\\*')
  })
})

test('rolls are counted by who made them, those taken back apart', () => {
  const entries = [...everyKind().slice(0, 3), { seq: 3, kind: 'retraction', from: 2 } as const]
  expect(countRolls(told(entries), ['elves', 'humans', 'dwarves'])).toEqual([
    { seat: 'elves', app: 1, hand: 0, takenBack: 0 },
    { seat: 'humans', app: 0, hand: 0, takenBack: 1 },
  ])
})

test('an entry after which play went on tells what came in each turn under its own', () => {
  const [entry] = told([
    ...entriesOf([at(16, 'humans', 7)], []),
    answer(1, '16/humans/7/spend', { act: 'done' }, [
      posting('humans', 'culture', 1, 'GL-SPEND-4'),
      at(17, 'elves', 3),
      line('GL-ROY-1', 'raidGuard', 'elves', { warriors: 2 }),
      posting('elves', 'food', 5, 'GL-POP-4'),
    ]),
  ]).slice(-1)
  expect(entry?.parts.map((part) => [part.at.turn, part.at.seat, part.lines.length, part.postings.length])).toEqual([
    [16, 'humans', 0, 1],
    [17, 'elves', 1, 1],
  ])
  if (entry === undefined) throw new Error('nothing was told')
  const provide = { [BRIDGE as symbol]: tinyHost(toyGame()).bridge }
  const shown = mount(EntryBody, { props: { entry }, global: { plugins: [createPinia()], provide, stubs: { RuleLink: true } } })
  expect(shown.findAll('.turn').map((turn) => turn.text())).toEqual([expect.stringMatching(/17 · .*Elves/)])

  const [, own = '', later = ''] = chronicleCsv([entry]).trim().split('\r\n')
  expect(own).toMatch(/^1,16,Humans,7,Spend points,.*Culture of Humans \+1,GL-SPEND-4,$/)
  expect(later).toMatch(/^1,17,Elves,3,[^,]+,,,,,.+,Food of Elves \+5,GL-ROY-1 GL-POP-4,$/)
  expect(chronicleMarkdown('Winter', [entry])).toMatch(
    /\n {3}- Culture of Humans \+1\n {3}- Round 17 · Elves\n {5}- .+`GL-ROY-1`\n {5}- Food of Elves \+5\n/,
  )
  const printed = chronicleDocument('Winter', [entry], EVERYTHING).blocks
  expect(printed.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
    expect.stringMatching(/^Round 16 · Humans · /),
    'Round 17 · Elves',
  ])
  expect(shown.findAll('.figures').map((list) => list.findAll('li').length)).toEqual([1, 1])
  shown.unmount()
})
