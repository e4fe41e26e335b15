import type { Message } from '../../src-shared/kernel/message.ts'
import { message } from '../../src-shared/messages/message.ts'

const KNOWN = [
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EBUSY',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EIO',
  'EMFILE',
  'ENAMETOOLONG',
  'EINTR',
  'ESTALE',
  'ENOTCONN',
  'ETIMEDOUT',
] as const

/** Returns the system's code of an error (`ENOSPC`), or undefined. */
export function faultCode(fault: unknown): string | undefined {
  const code: unknown = fault instanceof Error && 'code' in fault ? fault.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** Says why the system refused, and the way out, as the end of a sentence. */
export function reasonOf(fault: unknown): Message {
  const code = faultCode(fault)
  const known = KNOWN.find((one) => one === code)
  if (known !== undefined) return message(`fault.${known}`)
  return message('fault.other', { fault: code ?? (fault instanceof Error ? fault.message : String(fault)) })
}
