import { writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { JournalStore } from '../../../src-shared/contract/journalStore.ts'
import { readChain, sealEntry } from '../../../src-shared/kernel/journal/journal.ts'
import { nodeDigest } from '../digest.ts'
import { takeLock } from '../fileLock.ts'
import { JournalFile } from '../journalFile.ts'
import { FileLibrary } from '../library.ts'
import { readJournal } from '../readJournal.ts'

/**
 * Saves as fast as it can until it is killed: opens a campaign of a library and appends notes. Prints each note's number on stdout once
 * the note is durable. Notes are short and long, so that a kill hits writes of every size.
 */
async function saveForever(folder: string, ref: string, disk: string): Promise<never> {
  const library = new FileLibrary(folder)
  let journal = await library.open(ref, false)
  if (disk === 'sluggish') {
    await journal.close()
    journal = await onSluggishDisk(path.join(folder, ref))
  }
  const { headerLine, lines } = await library.read(ref)
  const chain = readChain(headerLine, lines, nodeDigest)
  if (chain.broken !== null) throw new Error(`line ${chain.broken.line}: ${chain.broken.reason}`)
  let { hash } = chain
  for (let seq = chain.entries.length; ; seq++) {
    const text = `${seq} `.repeat(seq % 7 === 0 ? 10_000 : 1 + (seq % 5) * 50)
    const sealed = sealEntry({ seq, kind: 'note', text }, hash, nodeDigest)
    await journal.append(sealed.line)
    hash = sealed.hash
    writeSync(1, `${seq}\n`)
  }
}

/** Opens the same file on a disk that takes only some bytes at a time, so that a kill leaves half a line. */
async function onSluggishDisk(file: string): Promise<JournalStore> {
  const lock = takeLock(file)
  const { good } = await readJournal(file)
  const handle = await open(file, 'r+')
  const sluggish = {
    write: (bytes: Uint8Array, offset: number, length: number, position: number) =>
      handle.write(bytes, offset, Math.min(length, Math.max(40, bytes.length >> 3)), position),
    truncate: (length: number) => handle.truncate(length),
    datasync: () => handle.datasync(),
    stat: (options: { readonly bigint: true }) => handle.stat(options),
    fd: handle.fd,
    close: () => handle.close(),
  }
  return new JournalFile(file, sluggish, good, lock)
}

const [folder, ref, disk] = process.argv.slice(2)
if (folder === undefined || ref === undefined || disk === undefined) throw new Error('give the folder, the ref and the disk')
await saveForever(folder, ref, disk)
