import { defineConfig } from 'vitest/config'

const source = ['source', 'module', 'node', 'development|production']

/** What only `pnpm test:long` runs: it installs programs that are no part of the workspace. */
export default defineConfig({
  ssr: { resolve: { conditions: source, externalConditions: source } },
  test: {
    environment: 'node',
    include: ['tools/*/src/**/*.long.test.ts'],
    testTimeout: 60_000,
    expect: { requireAssertions: true },
    allowOnly: false,
  },
})
