import { defineConfig } from '@playwright/test'

const root = new URL('../../', import.meta.url).pathname

const firefoxSpec = '**/firefox.spec.ts'

const chromium = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: process.env['LATCHKEY_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
} as const

/** The browser as it is installed, by the standard protocol. */
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: process.env['LATCHKEY_FIREFOX'] ?? '/usr/bin/firefox-esr' },
} as const

/**
 * Chromium, and a small set in Firefox, over one sandbox of its own (other ports and state than `npm start`). Nothing is
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
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${root}test-results/gate/e2e.json` }]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'chromium', testIgnore: firefoxSpec, use: chromium },
    { name: 'firefox', testMatch: firefoxSpec, use: firefox },
  ],
})
