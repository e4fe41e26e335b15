/** The desktop shell's own scheme: `file:` pages may not load modules, and share their storage with every other file. */
export const SCHEME = 'app'
export const HOME = `${SCHEME}://workbench/`

/** Whether an address is a page of the workbench itself. */
export function isOwnPage(address: string): boolean {
  const url = parsed(address)
  return url?.protocol === `${SCHEME}:` && url.host === 'workbench' && url.username === '' && url.password === ''
}

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}
