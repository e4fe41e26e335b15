import { expect, test } from 'vitest'
import { h } from 'vue'
import { mount } from '@vue/test-utils'
import type { Act } from '../../../src-shared/kernel/engine/request.ts'
import ActList from './ActList.vue'

const acts: readonly Act[] = [
  {
    id: 'give',
    rule: 'TOY-ACT-1',
    wording: 'act.give',
    fields: [{ id: 'wood', type: 'number', wording: 'field.wood', min: 0, max: 9, preset: 0 }],
  },
  { id: 'rest', rule: 'TOY-ACT-2', wording: 'act.rest', fields: [] },
]

test('behind a chosen act its first field is next by Tab, and its rule follows the fields', () => {
  const shown = mount(ActList, {
    props: { name: 'acts', acts, legend: 'Acts', modelValue: 'give' },
    slots: { default: () => h('input', { type: 'number' }) },
  })
  const stops = shown.findAll('input, button').map((stop) => stop.attributes('type') + (stop.classes('rule-link') ? ` ${stop.text()}` : ''))
  expect(stops).toEqual(['radio', 'number', 'button TOY-ACT-1', 'radio', 'button TOY-ACT-2'])
  shown.unmount()
})
