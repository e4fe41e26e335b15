import { expect, test } from 'vitest'
import { checkOf, fieldsOf, flag, listOf, onceEach, oneOf, optional, orNull, text, whole } from './shape.ts'
import { problemsOf } from '../testing/atMarket.ts'

interface Barn {
  readonly name: string
  readonly size: number
  readonly kind: 'hay' | 'straw'
  readonly open: boolean
  readonly owner: string | null
  readonly doors: readonly { readonly width: number }[]
  readonly note?: string
}

const check = checkOf(
  fieldsOf<Barn>({
    name: text,
    size: whole(1, 9),
    kind: oneOf(['hay', 'straw']),
    open: flag,
    owner: orNull(text),
    doors: listOf(fieldsOf<{ readonly width: number }>({ width: whole() })),
    note: optional(text),
  }),
)
const BARN: Barn = { name: 'Red', size: 3, kind: 'hay', open: true, owner: null, doors: [{ width: 2 }] }

test('what fits is given back, with and without what may be left out', () => {
  expect(check(BARN)).toEqual({ ok: true, value: BARN })
  expect(check({ ...BARN, note: 'old', owner: 'red' })).toEqual({ ok: true, value: { ...BARN, note: 'old', owner: 'red' } })
})

test.each<[string, unknown, readonly string[]]>([
  ['no object', 7, ['to problem.type']],
  ['a field missing', { ...BARN, name: undefined }, ['name problem.missing']],
  ['a number out of its bounds', { ...BARN, size: 10 }, ['size problem.range']],
  ['half a number', { ...BARN, size: 1.5 }, ['size problem.range']],
  ['an option there is not', { ...BARN, kind: 'timber' }, ['kind problem.option']],
  ['a wrong type', { ...BARN, open: 1, owner: 2 }, ['open problem.type', 'owner problem.type']],
  ['something wrong deep in a list', { ...BARN, doors: [{ width: 1 }, { width: -1 }] }, ['doors.1.width problem.range']],
  ['no list', { ...BARN, doors: {} }, ['doors problem.type']],
  ['a field nobody asked for', { ...BARN, colour: 'red' }, ['colour problem.unknownField']],
])('%s is refused by name', (_, value, problems) => {
  expect(problemsOf(check(value))).toEqual(problems)
})

test('a list in which something stands twice is refused where each may once', () => {
  const order = checkOf(fieldsOf<{ readonly order: readonly string[] }>({ order: onceEach(listOf(text)) }))
  expect(order({ order: ['a', 'b'] })).toEqual({ ok: true, value: { order: ['a', 'b'] } })
  expect(problemsOf(order({ order: ['a', 'b', 'a'] }))).toEqual(['order problem.twiceInList'])
  expect(problemsOf(order({ order: 'a' }))).toEqual(['order problem.type'])
})
