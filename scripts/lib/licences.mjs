import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { ROOT } from './project.mjs'

const SOURCES = ['src-shared', 'src-main', 'src-renderer']
/** Loaded from where it is installed, and brings its licences itself. */
const NOT_BUNDLED = new Set(['electron', 'vitest', 'fast-check', '@vue/test-utils', 'fake-indexeddb'])
const IMPORTED = /(?:from|import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g

/**
 * The licences of every package that is bundled into the program: of those its sources import, and of those these need.
 *
 * @returns {readonly { name: string, version: string, licence: string, text: string }[]} by name; `licence` as the package names it, `text`
 *   empty where it brings none
 */
export function bundledLicences() {
  /** @type {Map<string, { name: string, version: string, licence: string, text: string }>} */
  const found = new Map()
  const waiting = [...importedPackages()].map((name) => ({ name, from: ROOT }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const folder = folderOf(next.name, next.from)
    if (folder === null || found.has(folder)) continue
    const { name, version, license, dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    found.set(folder, { name, version, licence: license ?? '', text: licenceText(folder) })
    for (const needed of Object.keys(dependencies)) waiting.push({ name: needed, from: folder })
  }
  const each = new Map([...found.values()].map((one) => [`${one.name} ${one.version}`, one]))
  return [...each.keys()].sort().flatMap((key) => each.get(key) ?? [])
}

/** All of them as one text, to go with the program. */
export function licencesText() {
  const parts = bundledLicences().map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text.trim()}\n`)
  return `This program holds the packages below, each under its own licence.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}

/** @returns {ReadonlySet<string>} */
function importedPackages() {
  const names = new Set()
  for (const folder of SOURCES) {
    for (const file of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|vue|css)$/.test(file) || /\.test\.ts$|testing[\\/]/.test(file)) continue
      const source = readFileSync(path.join(ROOT, folder, file), 'utf8').replace(/^import type .*$/gm, '')
      for (const [, name = ''] of source.matchAll(IMPORTED)) if (!isBuiltin(name) && !NOT_BUNDLED.has(name)) names.add(name)
    }
  }
  return names
}

/**
 * @param {string} name
 * @param {string} from folder of the package that needs it
 * @returns {string | null}
 */
function folderOf(name, from) {
  for (let at = from; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name)
    if (existsSync(path.join(folder, 'package.json'))) return folder
    if (at === ROOT || at === path.dirname(at)) return null
  }
}

/** @param {string} folder */
function licenceText(folder) {
  const [file] = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .sort()
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8')
}
