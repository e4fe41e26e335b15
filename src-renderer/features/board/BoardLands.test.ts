import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import BoardLands from './BoardLands.vue'
import { WASH } from './fillings.ts'

const REGIONS = [
  { key: 'reds', owner: 'reds', filling: 0, land: 'M0 0Z', border: 'M0 0' },
  { key: 'others', filling: 0, land: 'M9 9Z', border: 'M9 9' },
]

test.each([
  [false, WASH.near],
  [true, WASH.far],
])('seen from afar (%s) land is washed by %d in the colour of its owner', (far, wash) => {
  const lands = mount(BoardLands, { props: { regions: REGIONS, far } })
  expect(lands.get('.lands').classes('far')).toBe(far)
  expect(lands.findAll('.wash').map((one) => one.attributes('fill-opacity'))).toEqual([String(wash)])
  lands.unmount()
})
