import { execFileSync } from 'node:child_process'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'

/**
 * Returns the path of Chromium for browser tests. `LATCHKEY_HEADLESS_SHELL` or `LATCHKEY_CHROMIUM`
 * overrides the default path.
 */
function findChromium(): string {
  const named = process.env['LATCHKEY_HEADLESS_SHELL'] ?? process.env['LATCHKEY_CHROMIUM']
  if (named) return named
  const search = 'command -v chromium || command -v chromium-browser || command -v google-chrome'
  return execFileSync('sh', ['-c', search], { encoding: 'utf8' }).trim()
}

const quiet = ['--no-first-run', '--disable-background-networking', '--disable-component-update']

const openChromium = () =>
  playwright({
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync', ...quiet],
    },
  })

/**
 * Runs tests in pages of the installed Chromium, headless and without its background services. The
 * browser is looked up when the first such test starts, so other tests run without it.
 */
export function inChromium(): BrowserConfigOptions {
  const { prewarm: _, ...provider } = playwright()
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    instances: [{ browser: 'chromium' }],
    provider: {
      ...provider,
      providerFactory: (project) => openChromium().providerFactory(project),
    },
  }
}
