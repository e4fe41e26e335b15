import type { IncomingHttpHeaders } from 'node:http'

/** User agents of programs that fetch an address to show, check or store its page, and follow no link. */
const FETCHERS =
  /bot\b|bot\/|crawl|spider|slurp|preview|prerender|prefetch|scan|facebookexternalhit|facebot|whatsapp|telegram|slack|discord|skype|teams|linkedin|pinterest|mastodon|matrix|synapse|signal|viber|embedly|iframely|unfurl|opengraph|metainspector|curl|wget|httpie|python|go-http-client|java\/|okhttp|libwww|headlesschrome.*lighthouse/i

/**
 * Whether a program made the request and not a person: a chat, a mail program, a virus scanner or a browser's prefetch. Such requests must
 * not use up a one-time address.
 */
export function isLinkPreview(headers: IncomingHttpHeaders): boolean {
  const beforehand = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].flat().join(' ')
  return /prefetch|prerender|preview/i.test(beforehand) || FETCHERS.test(headers['user-agent'] ?? '')
}
