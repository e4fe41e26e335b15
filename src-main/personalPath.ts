import { homedir } from 'node:os'
import path from 'node:path'

/**
 * The absolute path of a file or folder as a person named it. A shell puts the home folder in the place of "~" only at the beginning of a
 * word, and those of Windows nowhere: "--library=~/games" comes here as it was typed. A file that is called so is named "./~".
 *
 * @param folder that relative paths start from
 */
export function personalPath(given: string, folder: string, home: string = homedir()): string {
  return path.resolve(
    folder,
    given.replace(/^~(?=$|[/\\])/, () => home),
  )
}
