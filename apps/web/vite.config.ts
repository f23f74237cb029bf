import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { browserFloorPlugin } from '../../config/browserFloorPlugin.ts'
import { scriptTargets } from '../../config/browsers.ts'
import { raiseSpecificityPlugin } from '../../config/raiseSpecificity.ts'

/**
 * Makes the browser wait for the entry script before the first paint. Without the script the page
 * is empty, and its theme would change after the first paint.
 */
const renderBlockingEntry = {
  name: 'latchkey:render-blocking-entry',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string) =>
      html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

/**
 * Merges the modules shared by both pages into one chunk, and those of the app's first paint into
 * another. Each group includes its static imports. Screens and views stay separate chunks.
 */
const fewChunks = [
  {
    name: 'base',
    test: /(src\/(privacy\/Privacy|consent\/createConsent|theme\/createTheme|storage\/createBrowserStorage)\.tsx?|react-dom\/client\.js)$/,
    priority: 2,
  },
  { name: 'app', test: /src\/app\/(AppRoot|createApp)\.tsx?$/, priority: 1 },
]

/**
 * Builds the service worker as one file without imports. Its text changes with every build, so that
 * browsers notice an update.
 */
const offlineWorker: Plugin = {
  name: 'latchkey:offline-worker',
  apply: 'build',
  async generateBundle(_, bundle) {
    const names = Object.keys(bundle).toSorted().join()
    const id = createHash('sha256').update(names).digest('hex').slice(0, 16)
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      define: { __BUILD__: JSON.stringify(id) },
      build: {
        write: false,
        target: scriptTargets,
        modulePreload: false,
        rolldownOptions: {
          input: fileURLToPath(new URL('src/worker/worker.ts', import.meta.url)),
          output: { format: 'iife' },
        },
      },
    })
    const [worker] = 'output' in built ? built.output : []
    if (worker) this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
  },
}

const uiStyles = fileURLToPath(new URL('../../packages/ui/src/styles.css', import.meta.url))

const sources = {
  conditions: ['source', ...defaultClientConditions],
  // Vite resolves `@import` in a style sheet without the conditions above.
  alias: {
    '@latchkey/react/styles.css': uiStyles,
    '@latchkey/ui/styles.css': uiStyles,
  },
}

/**
 * Vite configuration of the web app. `vite build` reads the packages' `dist`, as any app that
 * installs them; `vite` (development) reads their sources through the `source` condition.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    raiseSpecificityPlugin,
    renderBlockingEntry,
    offlineWorker,
    browserFloorPlugin,
  ],
  resolve: command === 'serve' ? sources : {},
  server: {
    host: '127.0.0.1',
    allowedHosts: ['.latchkey.localhost'],
    strictPort: true,
  },
  optimizeDeps: { exclude: ['@latchkey/react', '@latchkey/kit', '@latchkey/ui', '@latchkey/core'] },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    rolldownOptions: {
      input: ['index.html', 'privacy.html'],
      output: { codeSplitting: { groups: fewChunks } },
    },
  },
}))
