import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { SUBPROTOCOL } from '../../src-shared/contract/pageKey.ts'
import { CONTENT_POLICY } from '../contentPolicy.ts'
import { isOwnHost, isOwnOrigin } from './sameHost.ts'

export interface GuardParts {
  /** Host names of this server, without the port. */
  readonly names: readonly string[]
  /** Folder with the built pages; routes alone decide which files are served. */
  readonly renderer: string
  /** The one path that takes WebSockets. */
  readonly socket: string
  /** Bytes of the largest message of a WebSocket. */
  readonly largestMessage: number
  /** Most requests of one address per minute. */
  readonly mostRequests: number
  /** Whether browsers treat this server's pages as secure contexts: without TLS only on this computer. */
  readonly trusted: boolean
  /** Receives errors of the program itself. */
  readonly report: (fault: unknown) => void
}

/** Most milliseconds for a whole request to arrive. */
const PATIENCE = 30_000

export interface ServerSize {
  /** Bytes of the largest body of a request. */
  readonly bodyLimit: number
  /** Most milliseconds for a whole request to arrive, from the first byte on; default 30,000. */
  readonly patience?: number | undefined
}

/** Makes a server without routes that does not listen yet. */
export function bareServer({ bodyLimit, patience = PATIENCE }: ServerSize): FastifyInstance {
  return fastify({
    logger: false,
    bodyLimit,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: patience / 2 },
    frameworkErrors: refuseAddress,
  })
}

/**
 * Refuses a malformed address. Such requests reach no hook, so this ends the connection, also that of a WebSocket upgrade, which nothing
 * else would end.
 */
function refuseAddress(_fault: Error, { raw: { socket } }: FastifyRequest, { raw }: FastifyReply): void {
  const sentence = 'That address cannot be read.\n'
  raw.writeHead(400, {
    'content-type': 'text/plain',
    'content-length': sentence.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  })
  raw.end(sentence, () => socket.destroySoon())
}

/** Adds the checks of every request, on either server: size, rate, headers, and that it is meant for this server. */
export async function guard(app: FastifyInstance, parts: GuardParts): Promise<void> {
  const { renderer, socket, largestMessage, mostRequests, trusted, report } = parts
  const isOwn = (host: string | undefined): boolean => isOwnHost(host, parts.names, portOf(app))
  await app.register(rateLimit, { max: mostRequests, timeWindow: '1 minute' })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...CONTENT_POLICY,
        // Older browsers do not count a WebSocket of the same host as 'self'.
        'connect-src': [
          ...CONTENT_POLICY['connect-src'],
          ({ headers }: Pick<IncomingMessage, 'headers'>) => (isOwn(headers.host) ? `ws://${headers.host}` : "'self'"),
        ],
      },
    },
    // There is no TLS, and browsers would remember the demand for all ports of the host.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // On untrusted origins browsers ignore these headers with a warning.
    ...(trusted ? {} : { crossOriginOpenerPolicy: false, originAgentCluster: false }),
  })
  // Never selects the page's key, which is among the offered protocols too.
  const handleProtocols = (offered: Set<string>): string | false => offered.has(SUBPROTOCOL) && SUBPROTOCOL
  await app.register(websocket, { options: { maxPayload: largestMessage, handleProtocols }, errorHandler: () => undefined })
  await app.register(fastifyStatic, { root: path.resolve(renderer), serve: false, dotfiles: 'deny', index: false, cacheControl: false })
  // Runs after the WebSocket's own hook, which ends the connection of a refused upgrade.
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if (!isOwn(headers.host)) return deny(reply, 421, 'This is not the host you asked for.')
    // Absolute-form addresses name a host of their own and are meant for proxies.
    if (!url.startsWith('/')) return deny(reply, 400, 'That address cannot be read.')
    if (headers.origin !== undefined && !isOwnOrigin(headers)) return deny(reply, 403, 'Requests of other sites are not answered.')
    if (headers.upgrade !== undefined && url !== socket) return deny(reply, 404, 'There is no WebSocket here.')
    return undefined
  })
  app.setErrorHandler((fault: Error & { readonly statusCode?: number }, _request, reply) => {
    const code = fault.statusCode ?? 500
    if (code >= 500) report(fault)
    return deny(
      reply,
      code,
      code === 429 ? 'Too many requests: wait a minute.' : code < 500 ? 'That cannot be answered.' : 'The workbench could not answer that.',
    )
  })
  app.setNotFoundHandler((_request, reply) => deny(reply, 404, 'There is nothing here.'))
}

/** Returns the port on which the server listens; 0 before. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Refuses with one sentence that is not cached. */
export function deny(reply: FastifyReply, code: number, sentence: string): FastifyReply {
  return reply.code(code).header('cache-control', 'no-store').type('text/plain').send(`${sentence}\n`)
}
