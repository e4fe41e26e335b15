import path from 'node:path'
import { expect, test } from 'vitest'
import { readLaunch } from './desktop/launch.ts'
import { personalPath } from './personalPath.ts'
import { readServerOptions } from './server/options.ts'
import { homedir } from 'node:os'

test.each([
  ['~', '/home/ada'],
  ['~/games', '/home/ada/games'],
  ['~ben/games', '/here/~ben/games'],
  ['./~/games', '/here/~/games'],
  ['games', '/here/games'],
  ['/games/~', '/games/~'],
])('%s is %s', (given, is) => {
  expect(personalPath(given, '/here', '/home/ada')).toBe(path.resolve(is))
})

test('every option that names a place knows the home folder', () => {
  const home = path.resolve(homedir(), 'x')
  expect(readServerOptions(['--library=~/x', '--open=~/x', '--renderer', '~/x'], '/here')).toMatchObject({
    library: home,
    open: home,
    renderer: home,
  })
  expect(readLaunch(['--library=~/x', '--open', '~/x', '~/x.LINEAGE'], '/here')).toEqual({ library: home, open: [home, `${home}.LINEAGE`] })
})
