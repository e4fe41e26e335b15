import { protocol } from 'electron'
import { SCHEME } from './addresses.ts'
import { serveAppFile, serveCampaign, type StreamCampaign } from './appFiles.ts'

/** Registers the scheme as an origin with storage and modules. Must run before Electron is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves the built pages of `root` and whole campaign files under the scheme. */
export function serveScheme(root: string, stream: StreamCampaign): void {
  protocol.handle(SCHEME, async (request) => (await serveCampaign(stream, request)) ?? serveAppFile(root, request))
}
