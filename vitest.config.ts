import { defineConfig } from 'vitest/config'

const source = ['source', 'module', 'browser', 'development|production']
const sourceOnServer = ['source', 'module', 'node', 'development|production']

/** `*.test.ts` run in Node, `*.test.tsx` in jsdom; all read the packages' sources, so no build comes first. */
export default defineConfig({
  resolve: { conditions: source },
  ssr: { resolve: { conditions: sourceOnServer, externalConditions: sourceOnServer } },
  test: {
    // Generous: a busy machine is no fault of the code, and nothing here asserts a time.
    testTimeout: 30_000,
    // By default one core is left to others; nobody else is there.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{apps,packages}/*/src/**/*.test.ts'],
          exclude: ['packages/walletconnect/**', '**/*.chain.test.ts'],
          // One copy of the libraries serves every file of a worker: nothing keeps state in modules, and reading
          // viem and its like anew for each file took two thirds of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Real services, and clients of the relay, which go on publishing after their test: each file in a process
          // of its own.
          name: 'services',
          environment: 'node',
          include: [
            'packages/walletconnect/src/**/*.test.ts',
            'apps/*/src/**/*.chain.test.ts',
            'tools/*/src/**/*.test.ts',
            'tools/sandbox/wallet/src/**/*.test.ts',
          ],
          // Those of `vitest.long.config.ts`.
          exclude: ['**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/*/src/**/*.test.tsx'],
          // One document and one copy of the libraries serve every file of a worker: these keep no state in
          // modules, replace none, and clear what they draw. Making both anew for each took most of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Whole pages, which change address, history and cookies of their document.
          name: 'pages',
          environment: 'jsdom',
          include: ['{apps,tools}/*/src/**/*.test.tsx', 'tools/sandbox/wallet/src/**/*.test.tsx'],
        },
      },
    ],
  },
})
