import { hash } from 'node:crypto'
import type { Digest } from '../../src-shared/kernel/journal/hash.ts'

/** The kernel's digest with Node's own SHA-256, several times faster on long campaigns. */
export const nodeDigest: Digest = (text) => hash('sha256', text, 'base64url')
