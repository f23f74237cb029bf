import { resolve } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { inChromium } from './chromium.ts'

const here = (file: string) => resolve(import.meta.dirname, file)
const fromRoot = (file: string) => resolve(import.meta.dirname, '../..', file)

/** Libraries that Vite would not find to be prepared for browsers before a test asks for them. */
const prepared = ['msw', 'msw/experimental', '@mswjs/interceptors/fetch']

/** What is installed holds no test; without this the links in it are followed, for half a minute. */
const installed = '**/node_modules/**'

const relayClients = [
  'packages/walletconnect/src/**/*.test.ts',
  'tools/sandbox/src/{relay,wallet}/**/*.test.ts',
]

/**
 * Tests in one page of Chromium, with the packages' styles. One page and one copy of the libraries serve every file: these
 * keep no state in modules, replace none, and clear what they draw.
 */
export function chromium(parameters: {
  readonly include: readonly string[]
  readonly styles: string
  /** Files in place of what a package's name leads to: style sheets know no conditions of `exports`. */
  readonly alias?: Readonly<Record<string, string>>
}): TestProjectInlineConfiguration {
  return {
    extends: true,
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
 * Tests in Node that need nothing around them. One copy of the libraries serves every file of a worker: nothing keeps
 * state in modules, and reading viem and its like anew for each file took two thirds of the time.
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
      // Tests read the text of style sheets.
      css: true,
      include: [...include],
      exclude: [installed, 'packages/walletconnect/**', '**/*.chain.test.ts'],
      isolate: false,
    },
  }
}

/**
 * Tests of servers, as those in Node, in processes of their own: a connection that is kept alive sets timers after its
 * test, and a test that counts timers must not see them.
 */
export const servers = node(
  [
    'apps/{blockchain-api,key-service,secure-frame-server,server}/src/**/*.test.ts',
    'packages/service/src/**/*.test.ts',
  ],
  'servers',
)

/** Tests of tools, of which some start real services. Those of `long.config.ts` excepted. */
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

/** Clients of the relay go on publishing after their test: each file in a process of its own. */
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
 * Pages of the product and the sandbox, which change address, history and cookies of their document. What has to be laid
 * out runs in Chromium and is named `*.chromium.test.tsx`.
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
