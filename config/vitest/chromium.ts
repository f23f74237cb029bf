import { execFileSync } from 'node:child_process'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'

/** The browser of the machine; `LATCHKEY_HEADLESS_SHELL` or `LATCHKEY_CHROMIUM` names another one. */
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
 * Tests in pages of Chromium as it is installed, quiet and without its own services. It is looked for when the first of
 * them runs: whoever runs others needs none.
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
