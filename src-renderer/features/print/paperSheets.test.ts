import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineChart } from '../../../src-shared/report/lineChart.ts'
import type { PrintDocument } from './document.ts'
import PaperSheets from './PaperSheets.vue'

/** So high is a block that says "tall", in CSS pixels: one fits on a sheet, two do not. */
const TALL = 700

function documentOf(id: string, ...texts: readonly string[]): PrintDocument {
  return { id, title: id, over: 'Told', lead: '', owner: null, blocks: texts.map((text) => ({ kind: 'text', text })) }
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { height: this.textContent.includes('tall') ? TALL : 10 } as DOMRect
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test('each document is laid out by its own heights, whatever was shown before', async () => {
  const wrapper = mount(PaperSheets, { props: { paper: 'a4', documents: [documentOf('before', 'short')] } })
  await flushPromises()
  await wrapper.setProps({ documents: [documentOf('long', 'tall', 'tall', 'tall'), documentOf('short', 'a line', 'a line', 'a line')] })
  await flushPromises()
  expect(wrapper.findAll('ol.preview footer').map((foot) => foot.findAll('span').at(-1)?.text())).toEqual([
    'long · 1 of 3',
    'long · 2 of 3',
    'long · 3 of 3',
    'short · 1 of 1',
  ])
  expect(wrapper.emitted('laidOut')).toEqual([[1], [4]])
  wrapper.unmount()
})

test('each document begins on a piece of paper of its own where each is for somebody else', async () => {
  const documents = [documentOf('one', 'short'), documentOf('other', 'tall', 'tall'), documentOf('third', 'short')]
  const wrapper = mount(PaperSheets, { props: { paper: 'letter', documents, apart: true } })
  await flushPromises()
  const sheets = wrapper.findAll('ol.preview article').map((sheet) => sheet.find('footer').exists())
  expect(sheets).toEqual([true, false, true, true, true])
  expect(wrapper.get('.blank').text()).toBe('This side stays empty: the next sheet is for somebody else.')
  expect(wrapper.emitted('laidOut')).toEqual([[5]])
  await wrapper.setProps({ apart: false })
  await flushPromises()
  expect(wrapper.emitted('laidOut')).toEqual([[5], [4]])
  wrapper.unmount()
})

test('a reference sheet has two columns to a sheet, and a whole table in one of them', async () => {
  const table = { id: 'a', columns: [{ title: 'A', width: 100 }], whole: true } as const
  const rows = Array.from({ length: 40 }, (): PrintDocument['blocks'][number] => ({ kind: 'row', table, cells: ['row'] }))
  const named = { id: 'b', columns: table.columns, runsIn: true } as const
  const blocks: PrintDocument['blocks'] = [
    { kind: 'text', text: 'tall' },
    ...rows,
    { kind: 'row', table: named, cells: ['Name', 'and what it is'] },
  ]
  const wrapper = mount(PaperSheets, { props: { paper: 'a4', documents: [{ ...documentOf('a'), look: 'reference', blocks }] } })
  await flushPromises()
  const columns = wrapper
    .findAll('ol.preview article')
    .map((sheet) => sheet.findAll('.columns > div').map((column) => column.findAll('tbody tr').length))
  expect(columns).toEqual([[0, 40]])
  expect(wrapper.get('ol.preview .run-in').text()).toBe('Name and what it is')
  wrapper.unmount()
})

/** A sheet filled but for the last lines, and behind that these blocks. What stands on each sheet then, from the first of them on. */
async function overTheFoot(free: number, blocks: PrintDocument['blocks']): Promise<readonly (readonly string[])[]> {
  const filled: PrintDocument['blocks'] = ['tall', ...Array.from({ length: 29 - free }, () => 'line')].map((text) => ({
    kind: 'text',
    text,
    look: 'entry',
  }))
  const wrapper = mount(PaperSheets, { props: { paper: 'a4', documents: [{ ...documentOf('a'), blocks: [...filled, ...blocks] }] } })
  await flushPromises()
  const sheets = wrapper.findAll('ol.preview article').map((sheet) =>
    sheet
      .findAll('[data-at]')
      .map((block) => block.text())
      .filter((text) => !/^(tall|line)$/.test(text)),
  )
  wrapper.unmount()
  return sheets
}

const table = { id: 'a', columns: [{ title: 'A', width: 100 }] }
const row = (text: string): PrintDocument['blocks'][number] => ({ kind: 'row', table, cells: [text] })
const text = (said: string, look?: 'deep' | 'entry'): PrintDocument['blocks'][number] => ({
  kind: 'text',
  text: said,
  ...(look && { look }),
})

test.each([
  ['no table begins with one row', 2, ['r1', 'r2', 'r3', 'r4'].map(row), [[], ['r1', 'r2', 'r3', 'r4']]],
  [
    'no table ends with one row',
    4,
    ['r1', 'r2', 'r3', 'r4'].map(row),
    [
      ['r1', 'r2'],
      ['r3', 'r4'],
    ],
  ],
  ['the last paragraph is not alone', 2, [text('a', 'entry'), text('b', 'entry'), text('c')], [['a'], ['b', 'c']]],
  [
    'a line stays with what belongs to it',
    1,
    [text('a', 'entry'), text('b', 'deep'), text('c', 'entry'), text('d', 'entry')],
    [[], ['a', 'b', 'c', 'd']],
  ],
  [
    'what heads a passage stays with it',
    1,
    [{ kind: 'text', text: 'a', stays: true } as const, text('b'), text('c'), text('d')],
    [[], ['a', 'b', 'c', 'd']],
  ],
])('%s', async (_, free, blocks, sheets) => {
  expect(await overTheFoot(free, blocks)).toEqual(sheets)
})

test('a line of a chart has its name at its end, for paper without colours', async () => {
  const chart = lineChart({
    ...{ title: 'Points', about: '', labels: ['1', '2'] },
    series: [{ id: 'red', name: 'Reds', tone: { colour: 'accent-1', mark: 0 }, values: [1, 2] }],
  } as unknown as Parameters<typeof lineChart>[0])
  const wrapper = mount(PaperSheets, {
    props: { paper: 'a4', documents: [{ ...documentOf('chart'), blocks: [{ kind: 'chart', chart }] }] },
  })
  await flushPromises()
  expect(wrapper.findAll('ol.preview svg text.name').map((name) => name.text())).toEqual(['Reds'])
  wrapper.unmount()
})

test('sheets are as small as the window from the first, before the browser has told of its size', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined
      unobserve = (): void => undefined
      disconnect = (): void => undefined
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(397)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(397)
  const wrapper = mount(PaperSheets, { props: { paper: 'a4', documents: [documentOf('one', 'short')] } })
  await flushPromises()
  expect(wrapper.get('ol.preview .in-preview').attributes('style')).toMatch(/scale\(0\.5/)
  wrapper.unmount()
  vi.unstubAllGlobals()
})
