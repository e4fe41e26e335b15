import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StoreError } from '../../src-shared/contract/journalStore.ts'
import { answerCall, CAMPAIGN_PATH, LOCKED_PATH, WORKBENCH_EVENTS } from '../../src-shared/contract/rpc.ts'
import type { WorkbenchApi, WorkbenchEvents } from '../../src-shared/contract/workbenchApi.ts'
import type { CampaignStream } from '../campaigns/campaignStream.ts'
import { Admission } from './admission.ts'
import { COME_IN_SCRIPT, doorPages } from './doorPages.ts'
import { bareServer, deny, guard, portOf } from './guard.ts'
import { isLinkPreview } from './linkPreview.ts'
import { OpenSockets, textWire, type Socket } from './openSockets.ts'
import { pageKeyOf } from './pageKey.ts'
import { cookieOf, isOwnOrigin, LOOPBACK_NAMES } from './sameHost.ts'
import { serveWire } from './wire.ts'

const LOOPBACK = '127.0.0.1'
/** Path of the page's calls. */
const RPC = '/rpc'
const LARGEST_MESSAGE = 64 * 1024 * 1024
/** Most bytes a browser may leave unread before its connection is cut. */
const LARGEST_BACKLOG = 256 * 1024 * 1024

export interface TableServerParts {
  readonly api: WorkbenchApi
  readonly listen: (events: Partial<WorkbenchEvents>) => () => void
  /** Returns a whole campaign file by its ref; throws StoreError if that fails. */
  readonly stream: (ref: string) => Promise<CampaignStream>
  /** Folder with the built pages. */
  readonly renderer: string
  /** 0: any free port. */
  readonly port: number
  /** Receives errors of the program itself. */
  readonly report: (fault: unknown) => void
  /** Receives the number of connected browser tabs with every change. */
  readonly connectionsChanged?: (connections: number) => void
  /** Bytes of the largest message of a page; default 64 MiB. */
  readonly largestMessage?: number
  /** Most milliseconds for a request to arrive; default 30,000. */
  readonly patience?: number
}

export interface TableServer {
  readonly port: number
  /** Makes an address that admits one browser, once; voids the one before. */
  freshAddress(): string
  close(): Promise<void>
}

/**
 * Serves the workbench to browsers of this computer: the built pages over HTTP, the calls over one WebSocket per tab. It keeps all others
 * out: it listens on the loopback address only, accepts its own host names only, and admits by the token of a printed address.
 * The cookie is enough for files of the program; everything of the table also needs the page's key.
 * @throws the system's error if the port is taken
 */
export async function startTableServer(parts: TableServerParts): Promise<TableServer> {
  const admission = new Admission()
  const app = bareServer({ bodyLimit: 1024, patience: parts.patience })
  const door = new Door(app, admission)
  const { renderer, report, largestMessage = LARGEST_MESSAGE } = parts
  await guard(app, { names: LOOPBACK_NAMES, renderer, socket: RPC, largestMessage, mostRequests: 3000, trusted: true, report })
  serveCampaigns(app, door, parts)
  servePages(app, door)
  const sockets = new OpenSockets(parts.connectionsChanged)
  serveCalls(app, door, sockets, parts)
  await app.listen({ host: LOOPBACK, port: parts.port })
  return {
    port: door.port,
    freshAddress: () => `http://${LOOPBACK}:${door.port}/?token=${admission.freshToken()}`,
    async close() {
      await Promise.all([sockets.close('The workbench was stopped.'), app.close()])
    },
  }
}

/** Checks cookie and key of requests. */
class Door {
  readonly #app: FastifyInstance
  readonly admission: Admission

  constructor(app: FastifyInstance, admission: Admission) {
    this.#app = app
    this.admission = admission
  }

  get port(): number {
    return portOf(this.#app)
  }

  /** Contains the port, because a browser sends cookies to every port of a host. */
  get cookie(): string {
    return `lineage-${this.port}`
  }

  /** Whether the request has the cookie of an admitted browser; another program could send it too. */
  knows({ headers }: FastifyRequest): boolean {
    return this.admission.knows(cookieOf(headers, this.cookie))
  }

  /** Whether the request is from a page of such a browser. */
  admits({ headers }: FastifyRequest): boolean {
    return this.admission.admits(cookieOf(headers, this.cookie), pageKeyOf(headers))
  }
}

/** Serves the way in, and the pages to admitted browsers. */
function servePages(app: FastifyInstance, door: Door): void {
  app.get<{ Querystring: { readonly token?: unknown } }>('/', { config: { rateLimit: { max: 600 } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    reply.header('vary', 'accept-language')
    const { token } = request.query
    const { noKey, usedKey, comeIn, forBrowser } = doorPages(request.headers['accept-language'])
    if (token === undefined) {
      return door.knows(request) ? reply.sendFile('index.html') : reply.code(401).type('text/html').send(noKey)
    }
    if (isLinkPreview(request.headers)) return reply.type('text/html').send(forBrowser)
    const admitted = typeof token === 'string' ? door.admission.exchange(token) : null
    if (admitted !== null) {
      reply.header('set-cookie', `${door.cookie}=${admitted.session}; Path=/; HttpOnly; SameSite=Strict`)
    } else if (!door.knows(request)) {
      return reply.code(403).type('text/html').send(usedKey)
    }
    return reply.type('text/html').send(comeIn(admitted?.key ?? null))
  })
  app.get(COME_IN_SCRIPT.path, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript').send(COME_IN_SCRIPT.text),
  )
  // For a page that lost its key while the browser still has its cookie.
  app.get(`/${LOCKED_PATH}`, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'accept-language')
    return reply.code(401).type('text/html').send(doorPages(request.headers['accept-language']).noKey)
  })
  app.get('/host', async (request, reply) => {
    if (!door.knows(request)) return deny(reply, 401, 'This browser has not been let in.')
    return reply.header('cache-control', 'no-store').send({ kind: 'server', admitted: door.admits(request) })
  })
  app.get<{ Params: { readonly '*': string } }>('/*', async (request, reply) => {
    if (!door.knows(request)) return deny(reply, 401, 'This browser has not been let in.')
    const file = request.params['*']
    // Names of built files in the folder assets contain a digest.
    reply.header('cache-control', file.startsWith('assets/') ? 'private, max-age=31536000, immutable' : 'no-cache')
    return reply.sendFile(file)
  })
}

/** Streams whole campaign files, because a long campaign would fill the memory. */
function serveCampaigns(app: FastifyInstance, door: Door, { stream }: TableServerParts): void {
  app.get<{ Querystring: { readonly ref?: unknown } }>(`/${CAMPAIGN_PATH}`, async (request, reply) => {
    if (!door.admits(request)) return deny(reply, 401, 'This page has not been let in.')
    reply.header('cache-control', 'no-store')
    try {
      const { name, bytes, content } = await stream(String(request.query.ref))
      reply.headers({ 'content-type': 'application/x-ndjson', 'content-length': bytes, 'content-disposition': attached(name) })
      return await reply.send(content)
    } catch (trouble) {
      if (!(trouble instanceof StoreError)) throw trouble
      return reply.code(404).send({ error: trouble.told })
    }
  })
}

/** Returns the header that sends a file under its own name, in any script. */
function attached(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}

/** Returns a check that cuts a connection with more unread bytes than the limit. */
function cutAt(socket: Socket, largestBacklog: number): () => void {
  return () => {
    if (socket.bufferedAmount > largestBacklog) socket.terminate()
  }
}

/** Serves the calls of the pages, one WebSocket per tab. */
function serveCalls(app: FastifyInstance, door: Door, sockets: OpenSockets, { api, listen, report }: TableServerParts): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!isOwnOrigin(request.headers)) return deny(reply, 403, 'Only pages of this server may call.')
    if (!door.admits(request)) return deny(reply, 401, 'This page has not been let in.')
    return undefined
  }
  app.get(RPC, { websocket: true, onRequest }, (socket) => {
    const events = serveWire<WorkbenchEvents>(textWire(socket, { cutBacklog: cutAt(socket, LARGEST_BACKLOG), mayPass: () => true }), {
      answer: (method, args) => answerCall(api, method, args, report),
      events: WORKBENCH_EVENTS,
      report,
    })
    socket.on('close', listen(events))
    sockets.add(socket)
  })
}
