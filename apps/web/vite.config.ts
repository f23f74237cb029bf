import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The page renders nothing without its script, so the first paint waits for it and has the right theme. */
const renderBlockingEntry = {
  name: 'latchkey:render-blocking-entry',
  transformIndexHtml: {
    order: 'post' as const,
    handler: (html: string) =>
      html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
}

/**
 * What both pages need is one chunk, what the app's first paint adds is another: each group takes
 * its modules with everything they import statically. Screens and views stay chunks of their own.
 */
const fewChunks = [
  {
    name: 'base',
    test: /(src\/(privacy\/Privacy|consent\/createConsent|theme\/createTheme|storage\/createBrowserStorage)\.tsx?|react-dom\/client\.js)$/,
    priority: 2,
  },
  { name: 'app', test: /src\/app\/(AppRoot|createApp)\.tsx?$/, priority: 1 },
]

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
 * `vite build` reads the packages' `dist`, as any app that installs them; `vite` (development) reads
 * their sources through the `source` condition.
 */
export default defineConfig(({ command }) => ({
  plugins: [react(), renderBlockingEntry],
  resolve: command === 'serve' ? sources : {},
  server: {
    host: '127.0.0.1',
    allowedHosts: ['.latchkey.localhost'],
    strictPort: true,
  },
  optimizeDeps: { exclude: ['@latchkey/react', '@latchkey/kit', '@latchkey/ui', '@latchkey/core'] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    rolldownOptions: {
      input: ['index.html', 'privacy.html'],
      output: { codeSplitting: { groups: fewChunks } },
    },
  },
}))
