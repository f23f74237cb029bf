import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../config/vitest/chromium.ts'

process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1'

/**
 * Runs every story in Chromium. Each must render, pass its play function, and show no axe
 * violation.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  // A long timeout for busy machines and a page per core, like those of the root configuration.
  test: {
    name: 'stories',
    testTimeout: 30_000,
    isolate: false,
    maxWorkers: '100%',
    browser: inChromium(),
  },
})
