import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { json, play, type Ran } from './testing/commandRun.ts'
import { MOTHERS, SETUP, answers, campaign, file, folder, read, type Pending } from './testing/inFolder.ts'

describe('verify', () => {
  test('is content with what was played, in words and as JSON', async () => {
    const name = await campaign()
    await play('run', name, '--answers', answers(MOTHERS, { roll: 'app' }))
    expect(await play('verify', name)).toEqual({
      code: 0,
      out: 'chain   whole\nfolds   whole\nreplay  whole\nAll 3 entries agree.\n',
      err: '',
    })
    expect(json(await play('verify', name, '--json'))).toEqual({ ok: true, entries: 3, chain: null, folds: null, replay: null, torn: null })
  })

  test('finds a line that was changed', async () => {
    const name = await campaign()
    await play('run', name, '--answers', answers(MOTHERS))
    file(name, read(name).replace('"mothers":6', '"mothers":5'))
    expect(await play('verify', name)).toMatchObject({
      code: 1,
      out: expect.stringContaining('Damaged: line 3 (hash does not fit the line).'),
    })
    expect(json(await play('verify', name, '--json'))).toMatchObject({ ok: false, chain: 'Damaged: line 3 (hash does not fit the line).' })
  })

  test.each([
    ['nothing', '', '"c.lineage" does not begin like a campaign'],
    ['another text', 'hello\n', '"c.lineage" does not begin like a campaign'],
    ['a header alone', (text: string) => `${text.split('\n')[0] ?? ''}\n`, 'Nothing can be shown of this campaign: it contains no set-up.'],
    ['a changed set-up', (text: string) => text.replace('"Ada"', '"Eve"'), 'line 2 (hash does not fit the line)'],
    ['a changed header', (text: string) => text.replace('Iron Crown', 'Iron Throne'), 'line 1 (not the header its entries were made for)'],
    ['a later format', (text: string) => text.replace(/"version":\d+.*/, '"version":3}'), 'this program reads up to version 2'],
    [
      'another game',
      (text: string) => text.replace('greatest-lineage', 'chess'),
      'This campaign is of the game "chess", which this version does not know.',
    ],
  ])('fails with a sentence where the file holds %s', async (_, content, message) => {
    const name = await campaign()
    file(name, typeof content === 'string' ? content : content(read(name)))
    const ran = await play('verify', name)
    expect([ran.code, ran.out]).toEqual([1, ''])
    expect(ran.err).toContain(message)
    expect(ran.err.split('\n')).toHaveLength(2)
  })
})

describe('as a program', () => {
  test('writes what it has to say to stdout, complaints to stderr, and ends with its code', async () => {
    const program = path.join(folder, 'play.mjs')
    const bundle = await rolldown({ input: path.join(import.meta.dirname, 'main.ts'), platform: 'node', logLevel: 'silent' })
    await bundle.write({ file: program, format: 'esm', codeSplitting: false })
    await bundle.close()
    const run = (...args: readonly string[]): Ran => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' })
      return { code: status, out: stdout, err: stderr }
    }
    expect(run('new', file('setup.json', SETUP), 'c.lineage')).toEqual({ code: 0, out: 'c.lineage: "Iron Crown" is set up.\n', err: '' })
    const stopped = run('run', 'c.lineage', '--dice', 'app')
    expect([stopped.code, json<Pending>(stopped).id, stopped.err]).toEqual([3, '1/elves/3/population', ''])
    expect(run('run', 'c.lineage', '--answers', answers({ answer: { mothers: 99 } })).code).toBe(4)
    expect(run('show', 'c.lineage', '--world')).toEqual({ code: 0, out: expect.stringMatching(/^\{.*\}\n$/s), err: '' })
    expect(run('show', 'none.lineage', '--world')).toMatchObject({ code: 1, out: '' })
    expect(run('dance')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('"dance" is no command') })
  }, 60_000)
})

describe('help and mistakes', () => {
  test.each([[['--help']], [['help']], [[]]])('%j tells the commands', async (args) => {
    expect(await play(...args)).toMatchObject({ code: 0, out: expect.stringContaining('play verify <file.lineage>'), err: '' })
  })

  test.each(['new', 'run', 'show', 'questions', 'verify'])('%s --help tells its own', async (command) => {
    expect(await play(command, '--help')).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`^play ${command} .*Exit: 0`, 's')),
      err: '',
    })
  })

  test.each([
    [['dance'], '"dance" is no command: choose one of new, document, run, show, questions, verify'],
    [['toString'], '"toString" is no command'],
    [['new', 'setup.json'], 'This command takes <setup.json> <file.lineage>, but 1 word was given.'],
    [['verify'], 'This command takes <file.lineage>, but 0 words were given.'],
    [['verify', 'a', 'b'], 'but 2 words were given'],
    [['verify', 'a', '--fast'], '--fast is no option of this command: it takes --json, --help.'],
    [['verify', 'a', '--toString'], '--toString is no option of this command'],
  ])('%j is not understood', async (args, message) => {
    const ran = await play(...args)
    expect([ran.code, ran.out]).toEqual([2, ''])
    expect(ran.err).toContain(message)
  })
})
