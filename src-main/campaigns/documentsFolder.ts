import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const FOLDER = 'Lineage Workbench'

/** The shelf inside a folder of documents. */
export function shelfIn(documents: string): string {
  return path.join(documents, FOLDER)
}

/** Where campaigns are kept unless somebody says otherwise: in the documents folder of the system. */
export function defaultShelf(env: Readonly<Record<string, string | undefined>> = process.env, home: string = homedir()): string {
  return shelfIn(xdgDocuments(env, home) ?? path.join(home, 'Documents'))
}

/** The documents folder as the desktop of a Linux system calls it, in the person's language; null where nothing is said. */
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
