import { createHash } from 'node:crypto'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type Plugin } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'

/** No network at all, and no script or style but the page's own, told by their digests. */
function policyOf(page: string): string {
  const digests = (element: RegExp): string =>
    [...page.matchAll(element)].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`).join(' ')
  const scripts = digests(/<script type="module"[^>]*>([\s\S]*?)<\/script>/g)
  const styles = digests(/<style[^>]*>([\s\S]*?)<\/style>/g)
  const sources = [`script-src ${scripts}`, `style-src ${styles}`, "connect-src 'none'", "base-uri 'none'", "form-action 'none'"]
  return ["default-src 'none'", ...sources].join('; ')
}

/** Rulebook and wordings in every language make up most of it. */
const WARNING_SIZE = 2_000_000

/** Puts the policy of the finished page into it, and says how large it is. */
function sealedPage(): Plugin {
  return {
    name: 'lineage-pack-policy',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        const page = files['pack.html']
        if (page?.type !== 'asset') return this.error('The pack page was not built into one file.')
        const text = String(page.source)
        if (text.includes('--lightningcss-light'))
          return this.error('light-dark() was taken apart: sheets of paper would be pale in the dark.')
        if (text.includes('DexieError')) return this.error('A database came along: a pack keeps nothing on the machine it is opened at.')
        if (!text.includes('@container page')) return this.error('@container was taken apart: large letters would have no room.')
        page.source = text.replace('PACK_POLICY', policyOf(text))
        const size = Buffer.byteLength(page.source)
        console.log(`pack.html: ${Math.round(size / 1000)} kB in one file`)
        if (size > WARNING_SIZE) this.warn(`pack.html is larger than ${WARNING_SIZE / 1000} kB.`)
      },
    },
  }
}

/** Fonts would make up most of the file: a pack is shown in the system's own, which have tabular figures as well. */
function systemFonts(): Plugin {
  return {
    name: 'lineage-system-fonts',
    enforce: 'pre',
    load(id) {
      return id.endsWith('/styles/fonts.css') ? '' : null
    },
  }
}

/** Builds the page of a player pack into one file that needs nothing else, from a disk as well: `out/renderer/pack.html`. */
export default defineConfig({
  root: 'src-renderer',
  base: './',
  publicDir: false,
  plugins: [systemFonts(), vue(), viteSingleFile({ removeViteModuleLoader: true }), sealedPage()],
  build: {
    outDir: process.env['PACK_OUT'] ?? '../out/renderer',
    emptyOutDir: false,
    minify: true,
    // As the other pages are built: browsers resolve light-dark() themselves, so that a sheet of paper stays white on a dark page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src-renderer/pack.html' },
  },
})
