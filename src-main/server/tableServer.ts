import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import type { WebsocketHandler } from '@fastify/websocket'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import path from 'node:path'
import type { WorkbenchApi, WorkbenchEvents } from '../../src-shared/contract/workbenchApi.ts'
import { CONTENT_POLICY } from '../contentPolicy.ts'
import { Admission } from './admission.ts'
import { COME_IN_PAGE, NO_KEY_PAGE, USED_KEY_PAGE } from './doorPages.ts'
import { cookieOf, isOwnHost, isOwnOrigin } from './sameHost.ts'
import { serveWire } from './wire.ts'

const LOOPBACK = '127.0.0.1'
/** Where the page's calls come in. */
const RPC = '/rpc'
const LARGEST_MESSAGE = 64 * 1024 * 1024
/** Bytes a browser may leave unread before it is given up. */
const LARGEST_BACKLOG = 256 * 1024 * 1024
const HEARTBEAT = 30_000

export interface TableServerParts {
  readonly api: WorkbenchApi
  readonly listen: (events: Partial<WorkbenchEvents>) => () => void
  /** Folder with the built pages. */
  readonly renderer: string
  /** 0: any that is free. */
  readonly port: number
  /** Hears of faults of the program itself. */
  readonly report: (fault: unknown) => void
  /** Hears how many browser tabs are connected, with every change. */
  readonly connectionsChanged?: (connections: number) => void
  /** Bytes of the largest message that is taken from a page; 64 MiB unless told. */
  readonly largestMessage?: number
}

export interface TableServer {
  readonly port: number
  /** An address that lets one browser in, once. The one before is void. */
  freshAddress(): string
  close(): Promise<void>
}

/**
 * Serves the workbench to browsers of this computer: the built pages over HTTP, the calls over one WebSocket a tab. Everybody else is
 * kept out: it listens on the loopback address only, answers to its own name only, and admits who brings the token of a printed address.
 *
 * @throws the system's error where the port is taken
 */
export async function startTableServer(parts: TableServerParts): Promise<TableServer> {
  const admission = new Admission()
  const app = fastify({ logger: false, bodyLimit: 1024, exposeHeadRoutes: false, forceCloseConnections: true, requestTimeout: 30_000 })
  const door = new Door(app, admission)
  await guard(app, door, parts)
  servePages(app, door)
  const closeWires = serveCalls(app, door, parts)
  await app.listen({ host: LOOPBACK, port: parts.port })
  return {
    port: door.port,
    freshAddress: () => `http://${LOOPBACK}:${door.port}/?token=${admission.freshToken()}`,
    async close() {
      closeWires()
      await app.close()
    },
  }
}

/** Knows who stands before it. */
class Door {
  readonly #app: FastifyInstance
  readonly admission: Admission

  constructor(app: FastifyInstance, admission: Admission) {
    this.#app = app
    this.admission = admission
  }

  get port(): number {
    const address = this.#app.server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  /** Cookies know no ports: two servers on one computer need different names. */
  get cookie(): string {
    return `lineage-${this.port}`
  }

  isAdmitted({ headers }: FastifyRequest): boolean {
    return this.admission.isAdmitted(cookieOf(headers, this.cookie))
  }
}

/** What holds for every request: size, rate, headers, and that it is meant for us. */
async function guard(
  app: FastifyInstance,
  door: Door,
  { renderer, report, largestMessage = LARGEST_MESSAGE }: TableServerParts,
): Promise<void> {
  await app.register(rateLimit, { max: 3000, timeWindow: '1 minute' })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...CONTENT_POLICY,
        // Older browsers do not count a WebSocket of the same host as 'self'.
        'connect-src': [...CONTENT_POLICY['connect-src'], () => `ws://${LOOPBACK}:${door.port} ws://localhost:${door.port}`],
      },
    },
    // There is no TLS on the loopback address, and browsers would remember the demand for all its ports.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  await app.register(websocket, { options: { maxPayload: largestMessage }, errorHandler: () => undefined })
  await app.register(fastifyStatic, { root: path.resolve(renderer), serve: false, dotfiles: 'deny', index: false, cacheControl: false })
  // After the WebSocket's own hook, which makes sure that the connection of a refused upgrade is ended.
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if (!isOwnHost(headers.host, door.port)) return deny(reply, 421, 'This is not the host you asked for.')
    if (headers.origin !== undefined && !isOwnOrigin(headers)) return deny(reply, 403, 'Requests of other sites are not answered.')
    if (headers.upgrade !== undefined && url !== RPC) return deny(reply, 404, 'There is no WebSocket here.')
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

/** The pages, for those who were let in; and the way in. */
function servePages(app: FastifyInstance, door: Door): void {
  app.get<{ Querystring: { readonly token?: unknown } }>('/', { config: { rateLimit: { max: 600 } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { token } = request.query
    if (token === undefined) {
      return door.isAdmitted(request) ? reply.sendFile('index.html') : reply.code(401).type('text/html').send(NO_KEY_PAGE)
    }
    const session = typeof token === 'string' ? door.admission.exchange(token) : null
    if (session !== null) {
      reply.header('set-cookie', `${door.cookie}=${session}; Path=/; HttpOnly; SameSite=Strict`)
    } else if (!door.isAdmitted(request)) {
      return reply.code(403).type('text/html').send(USED_KEY_PAGE)
    }
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.type('text/html').send(COME_IN_PAGE)
    return reply.redirect('/', 303)
  })
  app.get('/host', async (request, reply) => {
    if (!door.isAdmitted(request)) return deny(reply, 401, 'This browser has not been let in.')
    return reply.header('cache-control', 'no-store').send({ kind: 'server' })
  })
  app.get<{ Params: { readonly '*': string } }>('/*', async (request, reply) => {
    if (!door.isAdmitted(request)) return deny(reply, 401, 'This browser has not been let in.')
    const file = request.params['*']
    // Built files carry a digest in their names, in the folder assets.
    reply.header('cache-control', file.startsWith('assets/') ? 'private, max-age=31536000, immutable' : 'no-cache')
    return reply.sendFile(file)
  })
}

/** The calls of the pages, one WebSocket a tab. Gives the way to close them all. */
function serveCalls(app: FastifyInstance, door: Door, { api, listen, report, connectionsChanged }: TableServerParts): () => void {
  const alive = new Map<Parameters<WebsocketHandler>[0], boolean>()
  const heartbeat = setInterval(() => {
    for (const [socket, answered] of alive) {
      alive.set(socket, false)
      if (answered) socket.ping()
      else socket.terminate()
    }
  }, HEARTBEAT)
  heartbeat.unref()

  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!isOwnOrigin(request.headers)) return deny(reply, 403, 'Only pages of this server may call.')
    if (!door.isAdmitted(request)) return deny(reply, 401, 'This browser has not been let in.')
    return undefined
  }
  app.get(RPC, { websocket: true, onRequest }, (socket) => {
    const events = serveWire(
      {
        send(text) {
          if (socket.bufferedAmount > LARGEST_BACKLOG) socket.terminate()
          if (socket.readyState === socket.OPEN) socket.send(text)
        },
        receive(take) {
          socket.on('message', (data: Buffer, isBinary) => {
            if (isBinary) socket.close(1003, 'Text only.')
            else take(data.toString('utf8'))
          })
        },
      },
      api,
      report,
    )
    const stop = listen(events)
    alive.set(socket, true)
    connectionsChanged?.(alive.size)
    socket.on('pong', () => alive.set(socket, true))
    socket.on('close', () => {
      stop()
      alive.delete(socket)
      connectionsChanged?.(alive.size)
    })
  })
  return () => {
    clearInterval(heartbeat)
    for (const socket of alive.keys()) {
      socket.close(1001, 'The workbench was stopped.')
      // Whoever does not take leave in time is left.
      setTimeout(() => socket.terminate(), 500).unref()
    }
  }
}

function deny(reply: FastifyReply, code: number, sentence: string): FastifyReply {
  return reply.code(code).header('cache-control', 'no-store').type('text/plain').send(`${sentence}\n`)
}
