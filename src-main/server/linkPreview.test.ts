import { expect, test } from 'vitest'
import { isLinkPreview } from './linkPreview.ts'

test.each([
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Windows NT 10.0) SkypeUriPreview Preview/0.5',
  'Synapse (bot; +https://github.com/matrix-org/synapse)',
  'curl/8.5.0',
])('%s only looks', (agent) => {
  expect(isLinkPreview({ 'user-agent': agent })).toBe(true)
})

test.each([
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
])('%s comes in', (agent) => {
  expect(isLinkPreview({ 'user-agent': agent })).toBe(false)
  expect(isLinkPreview({ 'user-agent': agent, 'sec-purpose': 'prefetch;prerender' })).toBe(true)
  expect(isLinkPreview({ 'user-agent': agent, purpose: 'prefetch' })).toBe(true)
})

test('a request that says nothing of itself comes in', () => {
  expect(isLinkPreview({})).toBe(false)
})
