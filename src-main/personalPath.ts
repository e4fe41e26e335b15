import { homedir } from 'node:os'
import path from 'node:path'

/**
 * Returns the absolute path of a file or folder that a person named. Replaces a leading "~": shells do so only at the beginning of a word
 * (not in "--library=~/games"), and those of Windows never. A file of that name is written "./~".
 * @param folder base of relative paths
 */
export function personalPath(given: string, folder: string, home: string = homedir()): string {
  return path.resolve(
    folder,
    given.replace(/^~(?=$|[/\\])/, () => home),
  )
}
