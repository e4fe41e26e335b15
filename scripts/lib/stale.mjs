import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './project.mjs'

/**
 * Whether something made from sources must be made again: it is missing, or a source is newer. Folders are walked; their own dates count
 * too, so that a deleted file is noticed.
 *
 * @param {readonly string[]} outputs files, from the project's root
 * @param {readonly string[]} sources files and folders, from the project's root; missing ones are passed over
 */
export function isStale(outputs, sources) {
  const made = Math.min(...outputs.map((file) => modified(path.join(ROOT, file)) ?? -Infinity))
  return sources.some((source) => newest(path.join(ROOT, source)) > made)
}

/**
 * @param {string} place
 * @returns {number} milliseconds
 */
function newest(place) {
  const own = modified(place) ?? -Infinity
  const inside = statSync(place, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(place) : []
  return Math.max(own, ...inside.map((name) => newest(path.join(place, name))))
}

/** @param {string} file */
function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}
