import { defineConfig } from '@playwright/test'
import { chromium, firefox } from './src/fixtures/page/browsers.ts'

const root = new URL('../../', import.meta.url).pathname

const longSpecs = '**/*.long.spec.ts'
const faultsSpec = '**/{,*.}faults.spec.ts'

/**
 * Runs Chromium, and in the long run a few tests in Firefox, on a separate sandbox with other ports
 * and state than `npm start`. No test is retried.
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
  // A long timeout, because a busy machine is slow and no test asserts a time.
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
    // Blocked, because tests can neither see nor change a worker's answers. `offline.spec.ts`
    // allows workers.
    serviceWorkers: 'block',
    // Traces cost a fifth of the time. Use `--trace retain-on-failure` to investigate a failure.
    trace: 'off',
  },
  projects: [
    { name: 'chromium', testIgnore: [longSpecs, faultsSpec], use: chromium },
    // Only for `pnpm test:long`, which names its projects.
    ...(process.env['LATCHKEY_LONG'] === undefined
      ? []
      : [{ name: 'firefox', testMatch: longSpecs, use: firefox }]),
    // Pictures for the documents. Only for `pnpm docs:screens`.
    ...(process.env['LATCHKEY_DOCS'] === undefined
      ? []
      : [{ name: 'docs', testMatch: '**/*.docs.ts', use: chromium }]),
    // Kills and disturbs services that all tests share, so no other test may run in parallel.
    {
      name: 'faults',
      testMatch: faultsSpec,
      workers: 1,
      use: chromium,
      dependencies: ['chromium'],
    },
  ],
})
