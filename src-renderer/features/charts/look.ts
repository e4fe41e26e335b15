import { SLOTS } from '../../styles/ownerColours.ts'

/** Colours, type and motion a chart is drawn with, read off the page where it stands. */
export interface Look {
  /** A custom property of tokens.css as the colour it comes to here and now. */
  readonly colour: (token: string) => string
  readonly font: string
  /** Size of small text in pixels: it follows the text size people chose. */
  readonly size: number
  /** Nothing moves. */
  readonly still: boolean
}

/** Small text against the root's. */
const SMALL = 0.8125

/** Reads the look at `host`; theme, contrast, text size and printing all show in its computed styles. */
export function lookAt(host: HTMLElement): Look {
  const forced = window.matchMedia('(forced-colors: active)').matches
  const probe = document.createElement('span')
  probe.hidden = true
  // Else everything would come out in the one colour of text.
  probe.style.setProperty('forced-color-adjust', 'none')
  host.append(probe)
  const known = new Map<string, string>()
  const computed = getComputedStyle(probe)
  for (const token of TOKENS) {
    probe.style.color = (forced ? FORCED[token] : undefined) ?? `var(${token})`
    known.set(token, computed.color)
  }
  const font = getComputedStyle(host).fontFamily
  probe.remove()
  const root = document.documentElement
  return {
    colour: (token) => known.get(token) ?? 'gray',
    font,
    size: Math.round(SMALL * (Number.parseFloat(getComputedStyle(root).fontSize) || 16)),
    still: root.dataset['motion'] === 'reduced' || window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}

/** Paper, ink and lines where the system asks for its own colours; what tells series apart stays. */
const FORCED: Readonly<Record<string, string>> = {
  '--sheet': 'Canvas',
  '--raised': 'Canvas',
  '--ink': 'CanvasText',
  '--ink-2': 'CanvasText',
  '--ink-3': 'CanvasText',
  '--line': 'color-mix(in srgb, CanvasText 30%, Canvas)',
  '--line-control': 'CanvasText',
}

const TOKENS = [
  ...['--sheet', '--raised', '--line', '--line-control', '--ink', '--ink-2', '--ink-3'],
  ...Array.from({ length: SLOTS }, (_, index) => `--accent-${index + 1}`),
  ...['--table', '--warn'],
  ...['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'],
] as const
