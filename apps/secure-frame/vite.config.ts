import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { browserFloorPlugin } from '../../config/browserFloorPlugin.ts'
import { raiseSpecificityPlugin } from '../../config/raiseSpecificity.ts'
import { onlyListedPackages } from './bundle.ts'
import { frameDocuments } from './src/documents/frameDocuments.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const uiStyles = fileURLToPath(new URL('../../packages/ui/src/styles.css', import.meta.url))

/**
 * Writes `dist/manifest.json` with all files that the server may serve and their SHA-256 in base64
 * (S-122).
 */
function writeManifest(): Plugin {
  let dist = ''
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, path)))
      .digest('base64')
  return {
    name: 'latchkey:manifest',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    closeBundle() {
      const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
        .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
        .toSorted()
      const files = Object.fromEntries(paths.map((path) => [path, hash(path)]))
      writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify({ files }, null, 2)}\n`)
    },
  }
}

const sources = {
  conditions: ['source', ...defaultClientConditions],
  // Needed because Vite ignores the conditions above when it resolves `@import` in a style sheet.
  alias: { '@latchkey/ui/styles.css': uiStyles },
}

/**
 * The build contains no source maps, no inlined assets and no preload polyfill, so that every file
 * is served exactly as reviewed.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    raiseSpecificityPlugin,
    onlyListedPackages,
    browserFloorPlugin,
    writeManifest(),
  ],
  resolve: command === 'serve' ? sources : {},
  server: { host: '127.0.0.1', allowedHosts: ['.latchkey.localhost'], strictPort: true },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      input: Object.values(frameDocuments).map((file) => resolve(folder, file)),
    },
  },
}))
