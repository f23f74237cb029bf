import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { inChromium } from '../../vitest.chromium.ts'

process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1'

/** Every story runs in Chromium: it must render, its play function pass and axe find nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: { name: 'stories', browser: inChromium() },
})
