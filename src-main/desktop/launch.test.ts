import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLaunch } from './launch.ts'

const FOLDER = path.resolve('/games')

function at(...parts: readonly string[]): string {
  return path.join(FOLDER, ...parts)
}

describe('the command line of the desktop', () => {
  test.each([
    ['nothing', [], { library: null, open: [] }],
    ['a library and a file', ['--library', 'shelf', '--open', 'Iron.lineage'], { library: at('shelf'), open: [at('Iron.lineage')] }],
    ['the same with signs', ['--library=shelf', '--open=a=b.lineage'], { library: at('shelf'), open: [at('a=b.lineage')] }],
    ['a file by itself', ['Iron.lineage'], { library: null, open: [at('Iron.lineage')] }],
    ['a file of an odd name', ['x=y.lineage'], { library: null, open: [at('x=y.lineage')] }],
    ['several files', ['a.lineage', '--open', 'b.lineage', 'c.txt'], { library: null, open: [at('a.lineage'), at('b.lineage')] }],
    ["Chromium's own", ['--no-sandbox', '--user-data-dir=/tmp/x.lineage', '-psn_0_1'], { library: null, open: [] }],
    ['options without a value', ['--library=', '--open'], { library: null, open: [] }],
  ])('with %s', (_, args, expected) => expect(readLaunch(args, FOLDER)).toEqual(expected))

  test('takes absolute paths as they are', () => {
    const file = path.resolve('/elsewhere/Iron.lineage')
    expect(readLaunch(['--open', file], FOLDER).open).toEqual([file])
  })
})
