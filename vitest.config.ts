import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { chromium, node, pages, relay, servers, tools } from './config/vitest/projects.ts'

const source = ['source', 'module', 'browser', 'development|production']
const sourceOnServer = ['source', 'module', 'node', 'development|production']

/**
 * `*.test.ts` run in Node, `*.test.tsx` in Chromium, those of the product's pages in jsdom; all read the packages'
 * sources, so no build comes first.
 */
export default defineConfig({
  resolve: { conditions: source },
  ssr: { resolve: { conditions: sourceOnServer, externalConditions: sourceOnServer } },
  test: {
    // Generous: a busy machine is no fault of the code, and nothing here asserts a time.
    testTimeout: 30_000,
    // A test that asserts nothing proves nothing: it fails.
    expect: { requireAssertions: true, poll: { timeout: 15_000 } },
    // Files share their page: what one replaces must not meet the next.
    restoreMocks: true,
    unstubGlobals: true,
    allowOnly: false,
    // By default one core is left to others; nobody else is there.
    maxWorkers: '100%',
    projects: [
      node(['apps/{secure-frame,web}/src/**/*.test.ts', 'packages/!(service)/src/**/*.test.ts']),
      servers,
      tools,
      relay,
      chromium({
        include: ['{packages/*,apps/secure-frame}/src/**/*.test.tsx'],
        styles: 'packages/react/src/styles.css',
        // Without a build there is no other.
        alias: {
          '@latchkey/ui/styles.css': resolve(import.meta.dirname, 'packages/ui/src/styles.css'),
          '@latchkey/react/styles.css': resolve(
            import.meta.dirname,
            'packages/react/src/styles.css',
          ),
        },
      }),
      pages,
    ],
  },
})
