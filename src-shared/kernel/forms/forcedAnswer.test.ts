import { describe, expect, test } from 'vitest'
import type { Field } from './field.ts'
import type { FillRequest, Request } from '../engine/request.ts'
import { forcedAnswer } from './forcedAnswer.ts'

const HEAD = { id: '1/red/1/it', occurrence: 0, seat: 'red', rule: 'TOY-GEN-1', wording: 'it', figures: {} } as const
const option = (id: string) => ({ id, wording: `option.${id}` })
const fill = (...fields: Field[]): FillRequest => ({ ...HEAD, kind: 'fill', fields, limits: [] })
const field = { id: 'it', wording: 'field.it' }

describe('a question with one answer', () => {
  test.each<[string, Request, unknown]>([
    ['one option', { ...HEAD, kind: 'choose', options: [option('go')] }, 'go'],
    [
      'nothing left but to be done',
      { ...HEAD, kind: 'act', acts: [{ ...option('done'), rule: 'TOY-GEN-1', fields: [], limits: [] }] },
      { act: 'done' },
    ],
    ['a number that can be no other', fill({ ...field, type: 'number', min: 3, max: 3, preset: 3 }), {}],
    ['one to pick', fill({ ...field, type: 'pick', options: [option('a')], preset: 'a' }), {}],
    ['one in an order', fill({ ...field, type: 'arrange', options: [option('a')], preset: ['a'] }), {}],
    ['a list without room', fill({ ...field, type: 'list', least: 0, most: 0, preset: [], fields: [], limits: [] }), {}],
    ['none of none', fill({ ...field, type: 'many', options: [], least: 0, most: 0, preset: [] }), {}],
    [
      'a sheet in a sheet that decides nothing',
      fill({ ...field, type: 'group', fields: [{ ...field, type: 'number', min: 2, max: 2, preset: 2 }], limits: [] }),
      {},
    ],
    ['all of several', fill({ ...field, type: 'many', options: [option('a')], least: 1, most: 1, preset: ['a'] }), {}],
  ])('%s is answered', (_, request, answer) => expect(forcedAnswer(request)).toEqual(answer))

  test.each<[string, Request]>([
    ['two options', { ...HEAD, kind: 'choose', options: [option('go'), option('stay')] }],
    [
      'an act beside being done',
      { ...HEAD, kind: 'act', acts: ['buy', 'done'].map((id) => ({ ...option(id), rule: 'TOY-GEN-1' as const, fields: [], limits: [] })) },
    ],
    ['one act that does something', { ...HEAD, kind: 'act', acts: [{ ...option('buy'), rule: 'TOY-GEN-1', fields: [], limits: [] }] }],
    [
      'one of two fields',
      fill({ ...field, type: 'number', min: 3, max: 3, preset: 3 }, { ...field, id: 'other', type: 'flag', preset: false }),
    ],
    ['two to pick from', fill({ ...field, type: 'pick', options: [option('a'), option('b')], preset: 'a' })],
    ['one to pick that is not picked yet', fill({ ...field, type: 'pick', options: [option('a')], preset: '' })],
    ['two in an order', fill({ ...field, type: 'arrange', options: [option('a'), option('b')], preset: ['a', 'b'] })],
    ['a list with room', fill({ ...field, type: 'list', least: 0, most: 1, preset: [], fields: [], limits: [] })],
    ['a place to point out', fill({ ...field, type: 'place', places: [option('oak')], preset: 'oak' })],
    [
      'an act after being done',
      { ...HEAD, kind: 'act', acts: ['done', 'buy'].map((id) => ({ ...option(id), rule: 'TOY-GEN-1' as const, fields: [], limits: [] })) },
    ],
    ['a number with room', fill({ ...field, type: 'number', min: 0, max: 1, preset: 0 })],
    ['a flag', fill({ ...field, type: 'flag', preset: false })],
    ['a name to be written', fill({ ...field, type: 'text', maxLength: 10, preset: '' })],
    ['a sheet in a sheet that decides', fill({ ...field, type: 'group', fields: [{ ...field, type: 'flag', preset: true }], limits: [] })],
    ['one of several that may be left out', fill({ ...field, type: 'many', options: [option('a')], least: 0, most: 1, preset: [] })],
    [
      'all of several of which not all are taken yet',
      fill({ ...field, type: 'many', options: [option('a'), option('b')], least: 2, most: 2, preset: ['a'] }),
    ],
    ['dice', { ...HEAD, kind: 'roll', faces: 100, count: 1, test: { type: 'number' } }],
  ])('%s is for somebody to decide', (_, request) => expect(forcedAnswer(request)).toBeUndefined())
})
