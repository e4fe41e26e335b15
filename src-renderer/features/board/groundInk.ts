import type { GroundHue } from '../../../src-shared/games/api/boardFace.ts'

/** What the ground is drawn with: colours as a canvas takes them. */
export type GroundInk = Readonly<
  Record<GroundHue | 'near' | 'ripple' | 'pen' | 'coast' | 'river' | 'light' | 'shade' | 'tree' | 'treePen', string>
>

const TOKENS: Readonly<Record<keyof GroundInk, string>> = {
  plain: '--land-plain',
  trees: '--land-trees',
  marsh: '--land-marsh',
  rise: '--land-rise',
  height: '--land-height',
  water: '--water',
  near: '--water-near',
  ripple: '--water-line',
  pen: '--map-ink',
  coast: '--coast',
  river: '--river',
  light: '--land-light',
  shade: '--land-shade',
  tree: '--tree',
  treePen: '--tree-ink',
}

/** What tokens come to where `host` stands. */
export function colourReader(host: HTMLElement): { readonly read: (value: string, seat?: string) => string; readonly done: () => void } {
  const probe = document.createElement('span')
  probe.hidden = true
  host.append(probe)
  const computed = getComputedStyle(probe)
  return {
    read: (value, seat) => {
      if (seat === undefined) delete probe.dataset['seat']
      else probe.dataset['seat'] = seat
      probe.style.color = value
      return computed.color
    },
    done: () => probe.remove(),
  }
}

export function groundInk(host: HTMLElement): GroundInk {
  const reader = colourReader(host)
  const ink = Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, reader.read(`var(${token})`)])) as GroundInk
  reader.done()
  return ink
}
