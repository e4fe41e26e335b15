import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Markdown files people read: those at the root, and all documents.
 *
 * @param {string} root
 * @returns {readonly string[]} from the root
 */
export function documentsIn(root) {
  const atRoot = readdirSync(root).filter((name) => name.endsWith('.md'))
  const inDocs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  return [...atRoot, ...inDocs.map((name) => path.join('docs', name))]
}

/**
 * Links of a document to files or headings that do not exist. Links to other sites are not followed.
 *
 * @param {string} root
 * @param {string} document from the root
 * @returns {readonly string[]}
 */
export function brokenLinks(root, document) {
  const text = readFileSync(path.join(root, document), 'utf8')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g), ...text.matchAll(/<img src="([^"]+)"/g)].map(([, link = '']) => link)
  return links.filter((link) => !/^https?:/.test(link) && isBroken(root, document, link))
}

/**
 * @param {string} root
 * @param {string} document
 * @param {string} link
 */
function isBroken(root, document, link) {
  const [file = '', heading] = link.split('#')
  const target = path.join(root, file === '' ? document : path.join(path.dirname(document), file))
  if (!existsSync(target)) return true
  return heading !== undefined && target.endsWith('.md') && !headingsOf(readFileSync(target, 'utf8')).includes(heading)
}

/**
 * Headings as an address names them: "Where is a rule?" is `where-is-a-rule`.
 *
 * @param {string} text
 */
function headingsOf(text) {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** A file of the code as a document names it: with a folder before it, and nothing left open. */
const NAMED_FILE = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:ts|vue|mjs|json))`/g

/**
 * Files a document names by their path, or by its end, that do not exist.
 *
 * @param {string} root
 * @param {string} document from the root
 * @param {readonly string[]} files all there are, from the root
 * @returns {readonly string[]}
 */
export function missingFiles(root, document, files) {
  const text = readFileSync(path.join(root, document), 'utf8')
  const named = [...text.matchAll(NAMED_FILE)]
    .map(([, file = '']) => file)
    .filter((file) => !file.startsWith('out/') && !file.startsWith('..'))
  return named.filter((file) => !files.some((known) => known === file || known.endsWith(`/${file}`)))
}
