/** A page for somebody who cannot come in: what happened, and the way in. Plain HTML without styles, since nothing is loaded. */
function page(title: string, ...paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) => `    <p>${text}</p>`).join('\n')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} - Lineage Workbench</title>
  </head>
  <body>
    <h1>${title}</h1>
${body}
  </body>
</html>
`
}

const WAY_IN = 'Go to the terminal in which the workbench was started and press Enter there: it prints a new address. Open that one.'

export const NO_KEY_PAGE = page(
  'This table is private',
  'This browser has not been let in yet, or the workbench was started anew since.',
  WAY_IN,
)

export const USED_KEY_PAGE = page(
  'This address has been used',
  'Each address the workbench prints lets one browser in, once, until the next is printed.',
  WAY_IN,
)

/** Leads on to the workbench by the browser's own step: after a link from another site a redirect would arrive without the cookie. */
export const COME_IN_PAGE = page('Welcome', '<a href="/">Go to the workbench</a>').replace(
  '<title>',
  '<meta http-equiv="refresh" content="0; url=/" />\n    <title>',
)
