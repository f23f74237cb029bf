import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import sources from '../../vitest.config.ts'
import { chromium, node, pages, relay, servers, tools } from './projects.ts'

const packages = resolve(import.meta.dirname, '../../packages')

/**
 * Returns the built file of a package's source file. Returns `undefined` for tests and for files
 * outside the packages.
 */
function findBuilt(file: string): string | undefined {
  const [, folder, path] = /^(.*)\/src\/(.*)\.tsx?$/.exec(file) ?? []
  const isTest = /\.(test|story|test-d)$/.test(path ?? '')
  return path && !isTest && file.startsWith(packages) ? `${folder}/dist/${path}.js` : undefined
}

/**
 * The gate's configuration: runs the same tests on the published build of the packages. Tests
 * of packages and the secure frame run in Chromium, except those named `*.node.test.ts`. Needs a
 * build.
 */
export default defineConfig({
  plugins: [
    {
      name: 'built-files',
      enforce: 'pre',
      resolveId: (path, importer) =>
        path.startsWith('.') && importer ? findBuilt(resolve(importer, '..', path)) : undefined,
    },
  ],
  test: {
    ...sources.test,
    projects: [
      node([
        'apps/web/src/**/*.test.ts',
        '{apps/secure-frame,packages/!(service)}/src/**/*.node.test.ts',
      ]),
      servers,
      tools,
      relay,
      chromium({
        include: ['{packages/*,apps/secure-frame}/src/**/*.test.{ts,tsx}'],
        styles: 'packages/react/dist/styles.css',
      }),
      pages,
    ],
  },
})
