import { KEY_AT, type PageKey } from '../../src-shared/contract/pageKey.ts'
import type { Texts } from '../../src-shared/language/catalogue.ts'
import { languageOf, type Language } from '../../src-shared/language/language.ts'

const ENGLISH = {
  wayIn: 'Go to the terminal in which the workbench was started and press Enter there: it prints a new address. Open that one.',
  noKey: {
    title: 'This table is private',
    text: 'This browser has not been let in yet, its data were cleared, or the workbench has been restarted since.',
  },
  usedKey: {
    title: 'This address has been used',
    text: 'Each address the workbench prints lets one browser in, once, until the next is printed.',
  },
  comeIn: { title: 'Welcome', text: 'Go to the workbench' },
  noStorage:
    'This browser does not let the page store anything, and the workbench needs that to know this browser again. Allow site data for this address, or use another browser.',
  forBrowser: { title: 'A private table', text: 'Open this address in a browser on the computer the workbench runs on.' },
}

const TEXTS: Readonly<Record<Language, Texts<typeof ENGLISH>>> = {
  en: ENGLISH,
  de: {
    wayIn:
      'Geh zu dem Terminal, in dem das Programm gestartet wurde, und drücke dort die Eingabetaste: Es nennt eine neue Adresse. Öffne diese.',
    noKey: {
      title: 'Dieser Tisch ist privat',
      text: 'Dieser Browser wurde noch nicht eingelassen, seine Daten wurden gelöscht, oder das Programm wurde seither neu gestartet.',
    },
    usedKey: {
      title: 'Diese Adresse ist verbraucht',
      text: 'Jede Adresse, die das Programm nennt, lässt einen Browser ein, einmal, bis es die nächste nennt.',
    },
    comeIn: { title: 'Willkommen', text: 'Weiter zum Programm' },
    noStorage:
      'Dieser Browser lässt die Seite nichts speichern. Das Programm braucht das, um ihn wiederzuerkennen. Erlaube Websitedaten für diese Adresse, oder nimm einen anderen Browser.',
    forBrowser: { title: 'Ein privater Tisch', text: 'Öffne diese Adresse in einem Browser auf dem Rechner, auf dem das Programm läuft.' },
  },
}

/** Pages at the door, in the language the browser asks for (`Accept-Language`). */
export interface DoorPages {
  /** For a browser without a token or key. */
  readonly noKey: string
  /** For a browser with a used token. */
  readonly usedKey: string
  /** For programs that only look up what is behind an address. */
  readonly forBrowser: string
  /**
   * Stores the key in the page's storage and opens the workbench, replacing the address with the token. It runs in the page: a redirect
   * could not hand over the key, and after a link from another site it would arrive without the cookie. `key`: null if the browser has one.
   */
  readonly comeIn: (key: PageKey | null) => string
}

/** Script of that page. If the browser forbids storage, its getter throws, and the page says so instead of showing its link. */
export const COME_IN_SCRIPT = {
  path: '/come-in.js',
  text: `const { key } = document.documentElement.dataset
try {
  if (key !== undefined) localStorage.setItem('${KEY_AT}', key)
  location.replace('/')
} catch {
  const told = document.createElement('p')
  told.setAttribute('role', 'alert')
  told.textContent = document.body.dataset.refused
  document.querySelector('a').replaceWith(told)
}
`,
}

/** @param asked `Accept-Language` of the request, such as "de-AT,de;q=0.9,en;q=0.5" */
export function doorPages(asked: string | undefined): DoorPages {
  const language = languageOf(localesOf(asked ?? ''))
  const { wayIn, noKey, usedKey, comeIn, noStorage, forBrowser } = TEXTS[language]
  return {
    noKey: page(language, noKey.title, noKey.text, wayIn),
    usedKey: page(language, usedKey.title, usedKey.text, wayIn),
    forBrowser: page(language, forBrowser.title, forBrowser.text),
    comeIn: (key) =>
      page(language, comeIn.title, `<a href="/">${comeIn.text}</a>`)
        .replace('<body>', `<body data-refused="${noStorage} ${wayIn}">`)
        .replace('<html ', key === null ? '<html ' : `<html data-key="${key}" `)
        .replace('  </body>', `    <script src="${COME_IN_SCRIPT.path}"></script>\n  </body>`),
  }
}

/** Returns the locales of that header, the most wanted first. */
function localesOf(header: string): readonly string[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [locale = '', weight] = part.split(/\s*;\s*q=/i)
      return { locale: locale.trim(), weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ locale }) => locale)
}

/** Makes a page that explains why the browser is not admitted, and the way in. Plain HTML without styles, because it loads nothing. */
function page(language: Language, title: string, ...paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) => `    <p>${text}</p>`).join('\n')
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} - Lineage Workbench</title>
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
  </head>
  <body>
    <h1>${title}</h1>
${body}
  </body>
</html>
`
}
