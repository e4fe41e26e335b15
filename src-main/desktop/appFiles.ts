import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { CAMPAIGN_PATH } from '../../src-shared/contract/rpc.ts'
import type { CampaignStream } from '../campaigns/campaignStream.ts'
import { faultCode } from '../campaigns/faults.ts'
import { CONTENT_POLICY_HEADER } from '../contentPolicy.ts'
import { isOwnPage } from './addresses.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.lineage': 'application/x-ndjson; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const HEADERS = {
  'content-security-policy': CONTENT_POLICY_HEADER,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
}

/**
 * Answers a request to the shell's own scheme with a built file of `root`. Answers 404 for files outside of it, hidden files, unknown
 * types, and methods other than GET.
 */
export async function serveAppFile(root: string, request: { readonly url: string; readonly method: string }): Promise<Response> {
  const file = request.method === 'GET' && isOwnPage(request.url) ? fileFor(root, new URL(request.url).pathname) : null
  const type = file === null ? undefined : TYPES[path.extname(file)]
  if (file === null || type === undefined) return missing()
  try {
    return new Response(await readFile(file), { headers: { ...HEADERS, 'content-type': type } })
  } catch (fault) {
    if (!['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(faultCode(fault) ?? '')) console.error(fault)
    return missing()
  }
}

/** Returns a whole campaign file by its ref; throws StoreError if that fails. */
export type StreamCampaign = (ref: string) => Promise<CampaignStream>

/** Answers a request for a whole campaign file with a stream; null for any other request. */
export async function serveCampaign(
  stream: StreamCampaign,
  request: { readonly url: string; readonly method: string },
): Promise<Response | null> {
  if (request.method !== 'GET' || !isOwnPage(request.url)) return null
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== `/${CAMPAIGN_PATH}`) return null
  try {
    const { content, bytes } = await stream(searchParams.get('ref') ?? '')
    const headers = { ...HEADERS, 'content-type': 'application/x-ndjson; charset=utf-8', 'content-length': String(bytes) }
    return new Response(Readable.toWeb(content) as ReadableStream, { headers })
  } catch (trouble) {
    if (!(trouble instanceof StoreError)) throw trouble
    return Response.json({ error: trouble.told }, { status: 404, headers: HEADERS })
  }
}

/** Returns the file of an address's path; null if that is outside `root` or hidden. */
function fileFor(root: string, pathname: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  const parts = decoded.split('/').filter((part) => part !== '')
  if (parts.some((part) => part.startsWith('.') || /[\\:\0]/.test(part))) return null
  return path.join(root, ...(parts.length === 0 ? ['index.html'] : parts))
}

function missing(): Response {
  return new Response('There is nothing here.\n', { status: 404, headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } })
}
