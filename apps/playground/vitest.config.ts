import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../vitest.chromium.ts'

process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1'

/** Every story runs in Chromium: it must render, its play function pass and axe find nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  // As in the root: a busy machine is no fault of the part.
  test: { name: 'stories', testTimeout: 30_000, isolate: false, browser: inChromium() },
})
