import { describe, expect, test } from 'vitest'
import type { ChronicleLine, Effect } from '../../../../src-shared/kernel/world/effect.ts'
import { momentsOf } from '../../../../src-shared/kernel/journal/history.ts'
import type { RuleId } from '../../../../src-shared/kernel/world/rule.ts'
import { at, entriesOf } from '../../../testing/played.ts'
import { reignsOf } from '../../../../src-shared/games/greatest-lineage/reading/reigns.ts'
import { leavingText, rulerText } from './people.ts'

function royal(id: string, role: string, sex: string, since: number, owner = 'elves'): Effect {
  const value = { id, owner, role, sex, since, culture: 0, territory: 0, military: 0 }
  return { kind: 'record', rule: 'GL-SET-7', collection: 'royal', id, value: value as never }
}
const gone = (rule: RuleId, id: string): Effect => ({ kind: 'drop', rule, collection: 'royal', id })
const told = (
  rule: RuleId,
  wording: string,
  seat: string,
  figures: Record<string, string | number> = {},
  see?: string[],
): ChronicleLine => ({
  kind: 'line',
  rule,
  wording: `line.${wording}`,
  seat,
  figures,
  ...(see === undefined ? {} : { see }),
})

const BEGINNING = [
  royal('k', 'ruler', 'male', 1),
  royal('q', 'spouse', 'female', 1),
  royal('s', 'child', 'male', 1),
  royal('d', 'child', 'female', 1),
  royal('x', 'ruler', 'female', 1, 'humans'),
]
const DEATH = [
  gone('GL-ROY-13', 'k'),
  told('GL-ROY-13', 'rulerDiesOfAge', 'elves', { sex: 'male', reigned: 12 }),
  gone('GL-ROY-14', 'q'),
  told('GL-ROY-14', 'spouseFollows', 'elves'),
]
const ACCESSION = [royal('d', 'ruler', 'female', 13), gone('GL-ROY-16', 's'), royal('n', 'child', 'male', 13)]
const MURDER = [
  {
    ...told('GL-ASN-6', 'murderSucceeded', 'humans', { target: 'elves', goal: 'royal', role: 'child', sex: 'male' }, ['humans']),
    about: ['n'],
  },
  gone('GL-ASN-6', 'n'),
  { ...told('GL-ASN-6', 'royalMurdered', 'elves', { role: 'child', sex: 'male', reigned: 1 }), about: 'n' },
] satisfies readonly Effect[]

function reigns(...answers: readonly (readonly Effect[])[]) {
  return reignsOf(momentsOf(entriesOf(BEGINNING, answers)), 'elves')
}

describe('the line of rulers', () => {
  test('begins with the first, whose whole house stands', () => {
    const [first, ...others] = reigns()
    expect(others).toEqual([])
    expect(first).toMatchObject({ ruler: { id: 'k', left: null }, from: 1, to: null })
    expect([first?.spouses, first?.children, first?.heirs].map((lives) => lives?.map(({ id }) => id))).toEqual([['q'], ['s', 'd'], []])
  })

  test('goes on with the child that takes the throne; each reign keeps its own family and how it ended', () => {
    const [first, second] = reigns([at(13, 'elves', 1), ...DEATH], [...ACCESSION, at(14, 'elves', 3)])
    expect(first).toMatchObject({ from: 1, to: 13, spouses: [{ id: 'q' }], children: [{ id: 's' }, { id: 'd' }] })
    expect(second).toMatchObject({
      ruler: { id: 'd', came: 'child' },
      from: 13,
      to: null,
      spouses: [],
      children: [{ id: 's' }, { id: 'n' }],
    })
    expect(rulerText(second!.ruler)).toBe('Queen, a daughter of the house')
    expect(leavingText(first!.ruler.left!)).toBe('Round 13: The ruler, a king of 12 rounds, dies of old age.')
    expect(first!.spouses[0]!.left).toMatchObject({ round: 13, rule: 'GL-ROY-14' })
  })

  test('whose hand it was is told to whoever sees that line, also where each effect comes by itself', () => {
    const played = [[at(13, 'elves', 1), ...DEATH], [...ACCESSION, at(14, 'elves', 5)], MURDER]
    const hand = (answers: readonly (readonly Effect[])[]) => reigns(...answers)[1]?.children.find(({ id }) => id === 'n')?.left
    expect(leavingText(hand(played)!)).toMatch(/^Round 14: .*It was the hand of the humans\.$/)
    expect(hand([...played.slice(0, 2), ...MURDER.map((effect) => [effect])])?.hand).toBe('humans')
    const others = MURDER.filter((effect) => !('see' in effect))
    expect(hand([...played.slice(0, 2), others])?.hand).toBeNull()
  })

  test('a death that was taken back never happened', () => {
    const entries = entriesOf(BEGINNING, [[at(13, 'elves', 1), ...DEATH]])
    const taken = [...entries, { seq: entries.length, kind: 'retraction' as const, from: 1 }]
    expect(reignsOf(momentsOf(taken), 'elves')).toMatchObject([{ to: null, spouses: [{ left: null }] }])
  })
})
