import type { IncomingHttpHeaders } from 'node:http'

/** What programs call themselves that fetch an address to show what is behind it, to check it or to keep it, and follow nothing. */
const FETCHERS =
  /bot\b|bot\/|crawl|spider|slurp|preview|prerender|prefetch|scan|facebookexternalhit|facebot|whatsapp|telegram|slack|discord|skype|teams|linkedin|pinterest|mastodon|matrix|synapse|signal|viber|embedly|iframely|unfurl|opengraph|metainspector|curl|wget|httpie|python|go-http-client|java\/|okhttp|libwww|headlesschrome.*lighthouse/i

/**
 * Whether a request was made by no person who opened the address: a chat, a mail program or a virus scanner that looks what is behind it, or a
 * browser that fetches it beforehand. An address that lets in once is not spent by those.
 */
export function isLinkPreview(headers: IncomingHttpHeaders): boolean {
  const beforehand = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].flat().join(' ')
  return /prefetch|prerender|preview/i.test(beforehand) || FETCHERS.test(headers['user-agent'] ?? '')
}
