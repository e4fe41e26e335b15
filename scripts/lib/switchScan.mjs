import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {string | number | boolean} Value
 * @typedef {{ type: 'list', preset: Value, values: readonly Value[] }} ListSwitch takes one of `values`
 * @typedef {{ type: 'number' | 'noneOrNumber', preset: Value, min: number, max: number }} NumberSwitch takes a whole number, or `none`
 * @typedef {ListSwitch | NumberSwitch} Switch a house rule; what it has beside this does not matter here
 * @typedef {{ testResults: readonly { assertionResults: readonly { status: string, fullName: string }[] }[] }} Report Vitest's, as JSON
 */

/** Where a game has its house rules, from its folder. */
const SWITCHES = 'rules/rulings/switches.ts'

/**
 * The house rules of a game; none where it has no file of them.
 *
 * @param {string} folder of the game
 * @param {(file: string) => Promise<{ SWITCHES: Readonly<Record<string, Switch>> }>} load gives what a file of that folder exports
 * @returns {Promise<Readonly<Record<string, Switch>>>}
 */
export async function switchesIn(folder, load) {
  return existsSync(path.join(folder, SWITCHES)) ? (await load(SWITCHES)).SWITCHES : {}
}

/** A switch named with a value, as in `birth_death = none`; the whole word, so that 1 is not found in 10. */
const NAMED = /\b([a-z]\w*) = (\w+)/g

/**
 * The titles of the tests that ran and passed, with those of their groups and with the rows of their tables filled in.
 *
 * @param {Report} report
 * @returns {string[]}
 */
export function titlesOf({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  )
}

/**
 * Compares the switches with the titles of tests: each value of a list beside the default must be named by one, and of a number at least
 * one that is not the default.
 *
 * @param {Readonly<Record<string, Switch>>} switches
 * @param {readonly string[]} titles
 * @returns {{ values: number, tested: number, problems: string[] }} `values`: how many must be named
 */
export function switchCoverage(switches, titles) {
  const named = namedIn(titles)
  const wanted = Object.entries(switches).flatMap(([name, one]) => wantedOf(name, one))
  const untested = wanted.filter(({ name, accepts }) => ![...(named.get(name) ?? [])].some(accepts))
  return {
    values: wanted.length,
    tested: wanted.length - untested.length,
    problems: untested.map(({ name, value }) => `No test has '${name} = ${value}' in its title.`),
  }
}

/**
 * The values each switch is named with.
 *
 * @param {readonly string[]} titles
 */
function namedIn(titles) {
  /** @type {Map<string, Set<string>>} */
  const named = new Map()
  for (const [, name = '', value = ''] of titles.flatMap((title) => [...title.matchAll(NAMED)])) {
    named.set(name, (named.get(name) ?? new Set()).add(value))
  }
  return named
}

/**
 * What must be named of a switch: `value` for the person, `accepts` for the words of a title.
 *
 * @param {string} name
 * @param {Switch} one
 * @returns {{ name: string, value: string, accepts: (named: string) => boolean }[]}
 */
function wantedOf(name, one) {
  const { preset } = one
  if (one.type !== 'list') {
    const value = preset === 'none' ? '<number>' : `<number other than ${preset}>`
    return [{ name, value, accepts: (named) => isInside(named, one) && named !== String(preset) }]
  }
  const others = one.values.filter((value) => value !== preset)
  return others.map((value) => ({ name, value: String(value), accepts: (named) => named === String(value) }))
}

/**
 * @param {string} named
 * @param {NumberSwitch} range
 */
function isInside(named, { min, max }) {
  return /^\d+$/.test(named) && Number(named) >= min && Number(named) <= max
}
