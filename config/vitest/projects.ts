import { resolve } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { raiseSpecificityPlugin } from '../raiseSpecificity.ts'
import { inChromium } from './chromium.ts'

const here = (file: string) => resolve(import.meta.dirname, file)
const fromRoot = (file: string) => resolve(import.meta.dirname, '../..', file)

/**
 * Libraries that Vite must pre-bundle for the browser, because it finds no import of them before a
 * test runs.
 */
const prepared = ['msw', 'msw/experimental', '@mswjs/interceptors/fetch']

/**
 * Glob pattern that excludes installed packages from the search for tests. Without it, the search
 * follows their symbolic links for half a minute.
 */
const installed = '**/node_modules/**'

const relayClients = [
  'packages/walletconnect/src/**/*.test.ts',
  'tools/sandbox/src/{relay,wallet}/**/*.test.ts',
]

/**
 * Returns a test project that runs in one page of Chromium with the packages' styles. All files
 * share the page and one copy of the libraries, so tests keep no state in modules, mock no modules
 * and remove the elements that they render.
 */
export function chromium(parameters: {
  readonly include: readonly string[]
  readonly styles: string
  /**
   * Files that replace package names in imports, because stylesheet imports ignore the conditions
   * of `exports`.
   */
  readonly alias?: Readonly<Record<string, string>>
}): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [raiseSpecificityPlugin],
    resolve: {
      alias: {
        'msw/node': here('network.ts'),
        'fake-indexeddb': here('indexeddb.ts'),
        'storybook/test': here('storybook.ts'),
        ...parameters.alias,
      },
      dedupe: ['msw'],
    },
    optimizeDeps: { include: prepared },
    test: {
      name: 'chromium',
      include: [...parameters.include, 'apps/web/src/**/*.chromium.test.tsx'],
      exclude: [installed, 'packages/{service,walletconnect}/**', '**/*.{node,chain}.test.ts'],
      setupFiles: [here('dom.ts'), fromRoot(parameters.styles)],
      css: true,
      isolate: false,
      browser: inChromium(),
    },
  }
}

/**
 * Returns a test project that runs in Node without a DOM. All files of a worker share one copy of
 * the libraries, because loading viem and others per file takes two thirds of the time. No module
 * keeps state between files.
 */
export function node(
  include: readonly string[],
  name: 'node' | 'servers' = 'node',
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      environment: 'node',
      // Tests read the text of stylesheets.
      css: true,
      include: [...include],
      exclude: [installed, 'packages/walletconnect/**', '**/*.chain.test.ts'],
      isolate: false,
    },
  }
}

/**
 * Test project for servers in Node, each file in a separate process. A keep-alive connection sets
 * timers after its test, which would distort tests that count timers.
 */
export const servers = node(
  [
    'apps/{blockchain-api,key-service,secure-frame-server,server}/src/**/*.test.ts',
    'packages/service/src/**/*.test.ts',
  ],
  'servers',
)

/**
 * Test project for tools, some of whose tests start real services. Excludes the tests of
 * `long.config.ts`.
 */
export const tools: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'tools',
    environment: 'node',
    include: ['apps/*/src/**/*.chain.test.ts', 'tools/*/src/**/*.test.ts'],
    exclude: [installed, ...relayClients, '**/*.long.test.ts'],
    isolate: false,
  },
}

/**
 * Test project for the WalletConnect relay. Each file runs in a separate process, because relay
 * clients publish after their test has ended.
 */
export const relay: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'relay',
    environment: 'node',
    include: [...relayClients],
    exclude: [installed, '**/*.long.test.ts'],
  },
}

/**
 * Test project for pages of the product and the sandbox. They change URL, history and cookies of
 * their document. Tests that need layout run in Chromium and are named `*.chromium.test.tsx`.
 */
export const pages: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'pages',
    environment: 'jsdom',
    setupFiles: [here('dom.ts')],
    include: [
      'apps/web/src/**/*.test.tsx',
      'tools/*/src/**/*.test.tsx',
      'packages/walletconnect/src/**/*.test.tsx',
    ],
    exclude: [installed, '**/*.chromium.test.tsx'],
  },
}
