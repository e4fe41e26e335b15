import { bundle } from './build.mjs'
import { gamesIn, takeGame } from './games.mjs'
import { runNode } from './run.mjs'

/**
 * Bundles a tool and runs it for the game its command line names, or for every game one after the other.
 *
 * @param {string} entry from the project's root
 * @param {string} name of the bundle
 * @param {readonly string[]} args
 * @param {Parameters<typeof bundle>[2]} options
 * @returns {Promise<number>} the exit code: the first that is not 0
 */
export async function runForGames(entry, name, args, options) {
  const { chosen, rest } = takeGame(args, gamesIn())
  const file = await bundle(entry, name, options)
  let worst = 0
  for (const game of rest.includes('--help') ? chosen.slice(0, 1) : chosen) {
    const { code } = await runNode(file, ['--game', game, ...rest])
    worst ||= code
  }
  return worst
}
