import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { Stop } from './project.mjs'
import { readStartOptions, START_HELP, whyBrowser } from './startOptions.mjs'

const HERE = path.resolve('/home/somebody')

describe('options of npm start', () => {
  test('none', () => {
    expect(readStartOptions([], HERE)).toEqual({ help: false, browser: false })
  })

  test('all, with paths from where the person stands', () => {
    expect(readStartOptions(['--browser', '--port', '8080', '--library', 'games', '--open=games/a.lineage'], HERE)).toEqual({
      help: false,
      browser: true,
      port: 8080,
      library: path.join(HERE, 'games'),
      open: path.join(HERE, 'games', 'a.lineage'),
    })
  })

  test.each([
    [['--bogus'], "Unknown option '--bogus'; npm start -- --help lists the options."],
    [['extra'], "Unexpected argument 'extra'; npm start -- --help lists the options."],
    [['--port', 'http'], "--port takes a whole number up to 65535, not 'http'."],
    [['--port', '65536'], "--port takes a whole number up to 65535, not '65536'."],
    [['--port', '-1'], /--port.*; npm start -- --help lists the options\.$/],
    [['--library'], /--library.*; npm start -- --help lists the options\.$/],
    [['--browser=yes'], /--browser.*; npm start -- --help lists the options\.$/],
  ])('%j is refused in one sentence', (args, sentence) => {
    const read = () => readStartOptions(args, HERE)
    expect(read).toThrow(sentence)
    expect(read).toThrow(Stop)
    expect(read).toThrow(expect.objectContaining({ exitCode: 2, message: expect.not.stringContaining('\n') }))
  })

  test.each(['--browser', '--port', '--library', '--open', '--help'])('%s is in the help', (option) => {
    expect(START_HELP).toContain(`\n  ${option} `)
  })
})

describe('window or browser', () => {
  const desk = { browser: false, platform: 'linux', root: false, env: { DISPLAY: ':0' } }

  test.each([
    ['Linux with X', desk],
    ['Linux with Wayland', { ...desk, env: { WAYLAND_DISPLAY: 'wayland-0' } }],
    ['macOS', { ...desk, platform: 'darwin', env: {} }],
    ['Windows', { ...desk, platform: 'win32', env: {} }],
    ['root, but not on Linux', { ...desk, platform: 'darwin', root: true }],
  ])('%s: a window', (_, machine) => {
    expect(whyBrowser(machine)).toBeNull()
  })

  test.each([
    ['asked for', { ...desk, browser: true }, 'as asked'],
    ['root on Linux', { ...desk, root: true }, 'sandbox cannot run as root'],
    ['no display', { ...desk, env: { DISPLAY: '' } }, 'no display'],
  ])('%s: the browser, and why', (_, machine, words) => {
    expect(whyBrowser(machine)).toContain(words)
  })
})
