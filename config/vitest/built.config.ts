import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import sources from '../../vitest.config.ts'
import { chromium, node, pages, relay, servers, tools } from './projects.ts'

const packages = resolve(import.meta.dirname, '../../packages')

/** The file that is built from a source file of a package; undefined for tests and what is no package. */
function findBuilt(file: string): string | undefined {
  const [, folder, path] = /^(.*)\/src\/(.*)\.tsx?$/.exec(file) ?? []
  const isTest = /\.(test|story|test-d)$/.test(path ?? '')
  return path && !isTest && file.startsWith(packages) ? `${folder}/dist/${path}.js` : undefined
}

/**
 * The gate's configuration: the same tests, on the packages as they are published, and those of packages and the
 * secure frame in Chromium. A test
 * of these that needs Node is named `*.node.test.ts`. Needs a build.
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
