import { expect, type Page } from '@playwright/test'

/** A page of the open campaign as the rail names it; `address`: `house-rules`. */
export interface BarPage {
  readonly name: string
  readonly address: string
}

/** Every page in the rail of the open campaign, in its order: those every game has and the game's own, without the settings. */
export async function pagesInBar(page: Page): Promise<readonly BarPage[]> {
  const links = page.locator('nav.side-rail').getByRole('link')
  await expect(links.first()).toBeAttached()
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({ name: link.textContent.trim(), href: link.getAttribute('href') ?? '' })),
  )
  return found.flatMap(({ name, href }) => {
    const address = /#\/table\/[^/]+\/([^/?]+)/.exec(href)?.[1]
    return address === undefined ? [] : [{ name, address }]
  })
}
