import { hash } from 'node:crypto'
import type { Digest } from '../../src-shared/kernel/hash.ts'

/** The kernel's digest by Node's own SHA-256, which is several times faster on long campaigns. */
export const nodeDigest: Digest = (text) => hash('sha256', text, 'base64url')
