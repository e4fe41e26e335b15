import { describe, expect, test } from 'vitest'
import { at, coverage, mentions, placesDone, placesTested } from './ruleScan.mjs'

/** @param {readonly import('./ruleScan.mjs').Place[]} places */
function short(places) {
  return places.map(({ id, line }) => `${id}@${line}`)
}

describe('where a rule is done', () => {
  test.each([
    ['a function', '/** GL-POP-4 A woman bears a child. */\nexport function* birth() {}', ['GL-POP-4@1']],
    ['a constant, on a later line', '/**\n * The printed table.\n * GL-MON-3 Materials.\n */\nconst TABLE = 1', ['GL-MON-3@3']],
    ['several ids', '/** GL-STK-1, GL-STK-2 and GL-STK-3 Gathering. */\nfunction gather() {}', ['GL-STK-1@1', 'GL-STK-2@1', 'GL-STK-3@1']],
    ['a method', 'class A {\n  /** GL-GEN-6 Losses clamp. */\n  lose() {}\n}', ['GL-GEN-6@2']],
    ['a row of data', 'const ROWS = [\n  /** GL-TIME-T01a Rain. */\n  { turn: 1 },\n]', ['GL-TIME-T01a@2']],
    ["a timeline event's own id", "const ROWS = [{ id: 'GL-TIME-T01a', turn: 1 }]", ['GL-TIME-T01a@1']],
    ['a timeline event named twice', "const ROWS = [\n  /** GL-TIME-T01a Rain. */\n  { rule: 'GL-TIME-T01a' },\n]", ['GL-TIME-T01a@2']],
    ["another rule's property", "const TABLE = { rule: 'GL-MON-3' }", []],
    ['a mention in a sentence', '/** Births, see GL-POP-4. */\nfunction births() {}', []],
    ['a line comment', '// GL-POP-4 A child.\nfunction births() {}', []],
    ['a type', '/** GL-POP-4 A child. */\ninterface Birth {\n  /** GL-POP-5 A death. */\n  dead: boolean\n}', []],
    ['a file header before an import', "/** GL-POP-4 Births. */\nimport { post } from './post.ts'", []],
    ['a comment that is not the last', '/** GL-POP-4 Births. */\n/** GL-POP-5 Deaths. */\nfunction deaths() {}', ['GL-POP-5@2']],
  ])('%s', (_, text, places) => {
    expect(short(placesDone('GL', 'file.ts', text))).toEqual(places)
  })
})

describe('where a rule is tested', () => {
  test.each([
    ['a title', "test('GL-POP-4 a child', () => {})", ['GL-POP-4@1']],
    ['a group and its test', "describe('GL-POP-4', () => {\n  it('GL-POP-5 a death', () => {})\n})", ['GL-POP-4@1', 'GL-POP-5@2']],
    ['a table of which the title shows the id', "test.each([['GL-POP-4', 1]])('%s with %i', () => {})", ['GL-POP-4@1']],
    ['a table of objects', "test.each([{ rule: 'GL-POP-4' }])('$rule', () => {})", ['GL-POP-4@1']],
    ['a named table', "const CASES = [['GL-POP-4']]\ntest.each(CASES)('%s', () => {})", ['GL-POP-4@1']],
    ['a table of which the title shows nothing', "test.each([['GL-POP-4']])('all rules', () => {})", []],
    ['a title with a variable', 'test(`GL-POP-4 turn ${turn}`, () => {})', ['GL-POP-4@1']],
    ['a skipped test', "test.skip('GL-POP-4 a child', () => {})", []],
    ['a skipped group', "describe.skip('all', () => {\n  test('GL-POP-4 a child', () => {})\n})", []],
    ['a planned test', "test.todo('GL-POP-4 a child')", []],
    ['something else with a string', "post('GL-POP-4', () => {})", []],
  ])('%s', (_, text, places) => {
    expect(short(placesTested('GL', 'file.test.ts', text))).toEqual(places)
  })
})

describe('rulebook, code and tests agree', () => {
  const here = { id: 'GL-POP-4', file: 'births.ts', line: 3 }
  const test4 = { id: 'GL-POP-4', file: 'births.test.ts', line: 8 }
  /**
   * @param {'computed' | 'moderator' | 'open'} status
   * @param {Partial<Parameters<typeof coverage>[1]>} found
   */
  const problems = (status, found) =>
    coverage([{ id: 'GL-POP-4', title: 'Birth', chapter: 'Population', status }], { done: [], tested: [], mentioned: [], ...found })
      .problems

  test.each([
    ['done and tested', 'computed', { done: [here], tested: [test4] }, []],
    ['open and not done', 'open', {}, []],
    ['done and not tested', 'computed', { done: [here] }, ["GL-POP-4 is done at births.ts:3, but no test's title names it."]],
    ['promised and not done', 'moderator', {}, ["GL-POP-4 is 'moderator' in the rulebook, but no doc comment says where it is done."]],
    ['done and called open', 'open', { done: [here], tested: [test4] }, ["GL-POP-4 is done at births.ts:3, but 'open' in the rulebook."]],
    [
      'done twice',
      'computed',
      { done: [here, { ...here, line: 9 }], tested: [test4] },
      ['GL-POP-4 is said to be done in more than one place: births.ts:3, births.ts:9.'],
    ],
    ['a slip of the pen', 'open', { mentioned: [{ ...here, id: 'GL-PPO-4' }] }, ['GL-PPO-4 (births.ts:3) is not in the rulebook.']],
  ])('%s', (_, status, found, expected) => {
    expect(problems(/** @type {'open'} */ (status), found)).toEqual(expected)
  })

  test('an id listed twice is a problem', () => {
    const entry = { id: 'GL-POP-4', title: 'Birth', chapter: 'Population', status: /** @type {const} */ ('open') }
    expect(coverage([entry, entry], { done: [], tested: [], mentioned: [] }).problems).toEqual(['GL-POP-4 stands in the rulebook twice.'])
  })

  test('every mention has its line', () => {
    expect(mentions('GL', 'a.ts', '// GL-POP-4\n\n"GL-TIME-T12b GL-NOT"').map((place) => `${place.id} ${at(place)}`)).toEqual([
      'GL-POP-4 a.ts:1',
      'GL-TIME-T12b a.ts:3',
    ])
  })
})
