import { execFileSync } from 'node:child_process'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** The browser of the machine; `LATCHKEY_CHROMIUM` names another one. */
function findChromium(): string {
  const named = process.env['LATCHKEY_CHROMIUM']
  if (named) return named
  const search = 'command -v chromium || command -v chromium-browser || command -v google-chrome'
  return execFileSync('sh', ['-c', search], { encoding: 'utf8' }).trim()
}

process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1'

const quiet = ['--no-first-run', '--disable-background-networking', '--disable-component-update']

/** Every story runs in Chromium: it must render, its play function pass and axe find nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          executablePath: findChromium(),
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync', ...quiet],
        },
      }),
    },
  },
})
