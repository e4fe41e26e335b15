import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'

/**
 * Builds the desktop program into `out/`: the main process (one ES module with everything inside but Electron, so that the
 * package carries no node_modules), the preload (CommonJS, as the sandbox asks) and the renderer. The table server and
 * the browser serve the same `out/renderer`.
 */
export default defineConfig({
  main: {
    build: {
      externalizeDeps: false,
      outDir: 'out/main',
      rolldownOptions: {
        input: 'src-main/desktop/main.ts',
        output: { format: 'es', entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      outDir: 'out/preload',
      rolldownOptions: {
        input: 'src-main/desktop/preload.ts',
        output: { format: 'cjs', entryFileNames: 'preload.cjs' },
      },
    },
  },
  renderer: {
    root: 'src-renderer',
    // From the root above; the page's content security policy stands there.
    envDir: '.',
    base: './',
    plugins: [vue()],
    build: {
      outDir: 'out/renderer',
      minify: true,
      // Fonts and images stay files: the content security policy allows no data: addresses for them.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The game master's workbench, and what a player has on a device of the own.
      rolldownOptions: { input: { index: 'src-renderer/index.html', seat: 'src-renderer/seat.html' } },
    },
  },
})
