import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT, Stop } from './project.mjs'

/** Where every game has a folder of its own, named by its id. */
export const GAMES = 'src-shared/games'

/**
 * The games there are, by their folders, in the order of their ids.
 *
 * @param {string} [within] what a game's folder must contain, such as `golden`; by default what registers it
 * @param {string} [folder]
 */
export function gamesIn(within = 'entry.ts', folder = path.join(ROOT, GAMES)) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isDirectory() && existsSync(path.join(folder, one.name, within)))
    .map(({ name }) => name)
    .sort()
}

/**
 * Takes `--game <id>` out of a command line.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} games to choose from
 * @returns {{ chosen: readonly string[], named: boolean, rest: string[] }} `chosen`: the one that was named, or all
 * @throws {Stop} where it names none of them
 */
export function takeGame(args, games) {
  const rest = [...args]
  const at = rest.findIndex((word) => word === '--game' || word.startsWith('--game='))
  if (at < 0) return { chosen: games, named: false, rest }
  const [word = ''] = rest.splice(at, 1)
  const wish = word === '--game' ? rest.splice(at, 1)[0] : word.slice('--game='.length)
  if (wish !== undefined && games.includes(wish)) return { chosen: [wish], named: true, rest }
  throw new Stop(`--game is ${wish === undefined ? 'left open' : `"${wish}"`}: choose one of ${games.join(', ')}.`, 2)
}
