import { defineConfig } from '@playwright/test'
import { chromium, firefox } from './src/fixtures/page/browsers.ts'

const root = new URL('../../', import.meta.url).pathname

const longSpecs = '**/*.long.spec.ts'
const oldChromiumSpec = '**/chromium109.long.spec.ts'
const faultsSpec = '**/{,*.}faults.spec.ts'

/**
 * Configuration of the browser tests. They run in Chromium; in the long run, a few also run in
 * Firefox. They use a sandbox with other ports and state than that of `npm start`. Tests are never
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
  // The timeout is long, because a busy machine is slow and no test asserts a time.
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
    // Service workers are blocked, because tests can neither see nor change their answers.
    // `offline.spec.ts` allows them.
    serviceWorkers: 'block',
    // No traces, because they cost a fifth of the time. `--trace retain-on-failure` helps to
    // investigate a failure.
    trace: 'off',
  },
  projects: [
    { name: 'chromium', testIgnore: [longSpecs, faultsSpec], use: chromium },
    // These projects run only in `pnpm test:long`, which names its projects.
    ...(process.env['LATCHKEY_LONG'] === undefined
      ? []
      : [
          { name: 'firefox', testMatch: longSpecs, testIgnore: oldChromiumSpec, use: firefox },
          // The spec replaces the browser by the oldest supported one.
          { name: 'chromium109', testMatch: oldChromiumSpec, use: chromium },
        ]),
    // Takes the pictures for the documents, only in `pnpm docs:screens`.
    ...(process.env['LATCHKEY_DOCS'] === undefined
      ? []
      : [{ name: 'docs', testMatch: '**/*.docs.ts', use: chromium }]),
    // These tests kill and disturb services that all tests share, so no other test runs in
    // parallel.
    {
      name: 'faults',
      testMatch: faultsSpec,
      workers: 1,
      use: chromium,
      dependencies: ['chromium'],
    },
  ],
})
