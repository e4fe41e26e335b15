const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and try again',
  EDQUOT: 'your share of the disk is used up; free some space and try again',
  EFBIG: 'it would be larger than this disk allows; save a copy elsewhere',
  EROFS: 'the disk is write-protected; save a copy elsewhere',
  EACCES: 'the system does not allow it; check the permissions of the file and of its folder',
  EPERM: 'the system does not allow it; check the permissions of the file and of its folder',
  EBUSY: 'another program holds it; close that one and try again',
  ENOENT: 'it is not there any more; look whether it was moved or deleted',
  ENOTDIR: 'its folder is not there any more; look whether it was moved or deleted',
  EISDIR: 'there is a folder of that name; choose a file',
  EIO: 'the disk reports a fault; save a copy on another one',
  EMFILE: 'too many files are open; close other programs and try again',
  ENAMETOOLONG: 'its name is too long for this disk; give it a shorter one',
}

/** The system's own code of a fault (`ENOSPC`), or undefined. */
export function faultCode(fault: unknown): string | undefined {
  const code: unknown = fault instanceof Error && 'code' in fault ? fault.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** Why the system refused, and the way out, for the end of a sentence. */
export function reasonOf(fault: unknown): string {
  const code = faultCode(fault)
  return (
    (code === undefined ? undefined : REASONS[code]) ??
    `the system says ${code ?? (fault instanceof Error ? fault.message : String(fault))}`
  )
}
