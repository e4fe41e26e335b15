/**
 * Content policy of the workbench's pages, on the desktop and from the table server: only their own files. No inline scripts or styles,
 * no `eval`, no frames, no forms, no other address.
 */
export const CONTENT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The policy as the value of its header. */
export const CONTENT_POLICY_HEADER = Object.entries(CONTENT_POLICY)
  .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  .join('; ')
