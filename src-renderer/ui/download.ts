import { useAnnouncements } from '../stores/announcements.ts'
import { shellTexts } from '../app/texts/shell.ts'

export interface Download {
  /** Hands a text or a picture over as a file of this name, made fit for every system. */
  save(name: string, content: string | Blob, type: string): void
}

/** Bytes before the ending; a whole name may have 255. */
const LONGEST = 200
/** Names Windows keeps for devices, whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
/** `.csv`, `.lineage-pack.html`, `.report.md`: what tells programs and people what a file is. */
const ENDING = /(\.[A-Za-z-]{2,16}){1,2}$/

/**
 * A name for a file on Windows, macOS and Linux alike. Letters of any language stay; signs that some system has no room for become spaces,
 * a dot at the beginning would hide the file, and where a name is too long its beginning gives way, never its ending.
 */
export function downloadName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ,.'()&+-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
  const ending = ENDING.exec(plain)?.[0] ?? ''
  const letters = Array.from(new Intl.Segmenter('en').segment(plain.slice(0, plain.length - ending.length)), ({ segment }) => segment)
  while (new TextEncoder().encode(letters.join('')).length > LONGEST) letters.shift()
  const stem = letters.join('').replace(/^[. ]+|[. ]+$/g, '')
  return `${stem === '' || DEVICE.test(stem) ? '_' : ''}${stem}${ending}`
}

/** Files a page makes by itself. */
export function useDownload(): Download {
  const announcements = useAnnouncements()

  function save(name: string, content: string | Blob, type: string): void {
    const file = downloadName(name)
    handOver(file, new Blob([content], { type }))
    announcements.say(shellTexts.savedAs(file), 'good')
  }

  return { save }
}

/** Gives the browser a file to save. `name`: fit for every system already. */
export function handOver(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the address over by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
