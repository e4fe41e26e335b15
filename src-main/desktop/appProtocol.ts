import { protocol } from 'electron'
import { SCHEME } from './addresses.ts'
import { serveAppFile, serveCampaign, type StreamCampaign } from './appFiles.ts'

/** Makes the scheme a proper origin, with storage and modules of its own. Before the program is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves the built pages of `root` under the scheme, and whole campaign files. */
export function serveScheme(root: string, stream: StreamCampaign): void {
  protocol.handle(SCHEME, async (request) => (await serveCampaign(stream, request)) ?? serveAppFile(root, request))
}
