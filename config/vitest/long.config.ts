import { defineConfig } from 'vitest/config'

const source = ['source', 'module', 'node', 'development|production']

/** Configuration of `pnpm test:long`, whose tests install programs from outside the workspace. */
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
