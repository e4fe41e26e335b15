import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const FOLDER = 'Lineage Workbench'

/** Returns the shelf inside a documents folder. */
export function shelfIn(documents: string): string {
  return path.join(documents, FOLDER)
}

/** Returns the default place of campaigns: the shelf in the system's documents folder. */
export function defaultShelf(env: Readonly<Record<string, string | undefined>> = process.env, home: string = homedir()): string {
  return shelfIn(xdgDocuments(env, home) ?? path.join(home, 'Documents'))
}

/** Returns the documents folder of a Linux desktop, whose name depends on the language; null if none is configured. */
function xdgDocuments(env: Readonly<Record<string, string | undefined>>, home: string): string | null {
  const told = env['XDG_DOCUMENTS_DIR']
  if (told !== undefined && path.isAbsolute(told)) return told
  const config = env['XDG_CONFIG_HOME'] ?? path.join(home, '.config')
  let text: string
  try {
    text = readFileSync(path.join(config, 'user-dirs.dirs'), 'utf8')
  } catch {
    return null
  }
  const named = /^XDG_DOCUMENTS_DIR="(.*)"\s*$/m
    .exec(text)?.[1]
    ?.replace(/\\(.)/g, '$1')
    .replace(/^\$HOME(?=\/|$)/, home)
  return named !== undefined && path.isAbsolute(named) ? path.normalize(named) : null
}
