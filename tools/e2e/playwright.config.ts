import { defineConfig } from '@playwright/test'
import { chromium, firefox } from './src/fixtures/page/browsers.ts'

const root = new URL('../../', import.meta.url).pathname

const longSpecs = '**/*.long.spec.ts'
const faultsSpec = '**/{,*.}faults.spec.ts'

/**
 * Chromium, and in the long run a small set in Firefox, over one sandbox of its own (other ports and state than `npm start`). Nothing is
 * retried.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: `${root}test-results/e2e`,
  globalSetup: './src/startSandbox.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous: a busy machine is no fault of the product, and nothing here asserts a time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `${root}test-results/gate/e2e.json` }],
    ['./src/TestsReporter.ts', { outputFile: `${root}test-results/gate/e2e.tests.json` }],
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    // What a worker answers no test can look at or change; `offline.spec.ts` lets it in.
    serviceWorkers: 'block',
    // Writing down every step costs a fifth of the time; `--trace retain-on-failure` does it for who looks into one.
    trace: 'off',
  },
  projects: [
    { name: 'chromium', testIgnore: [longSpecs, faultsSpec], use: chromium },
    // Of `pnpm test:long` alone, which names the projects it wants.
    ...(process.env['LATCHKEY_LONG'] === undefined
      ? []
      : [{ name: 'firefox', testMatch: longSpecs, use: firefox }]),
    // Pictures for the documents, of `pnpm docs:screens` alone.
    ...(process.env['LATCHKEY_DOCS'] === undefined
      ? []
      : [{ name: 'docs', testMatch: '**/*.docs.ts', use: chromium }]),
    // Ends and disturbs the services that all share, so nothing else may run beside it.
    {
      name: 'faults',
      testMatch: faultsSpec,
      workers: 1,
      use: chromium,
      dependencies: ['chromium'],
    },
  ],
})
