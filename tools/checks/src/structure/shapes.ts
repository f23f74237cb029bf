import type { Shape } from './structure.ts'

/**
 * The order of the kit's folders: what a kit is; its data; what it asks and keeps; what it finds; what it shows; what
 * people do with it; how it starts. Each imports from those before it (decision 0029).
 */
const kitFolders = [
  'kit',
  'state',
  'log',
  'api',
  'features',
  'analytics',
  'storage',
  'tabs',
  'adapters',
  'links',
  'directory',
  'account',
  'guide',
  'sign-in',
  'wallets',
  'networks',
  'buy',
  'deposit',
  'names',
  'permissions',
  'send',
  'swap',
  'pay',
  'walletconnect',
  'login',
  'connect',
  'start',
]

/**
 * The order of react's folders: words and loaders; what the provider hands down and reads; what views share; the views;
 * what shows them; what a page puts up (decision 0030).
 */
const reactFolders = [
  'messages',
  'loading',
  'context',
  'hooks',
  'motion',
  'parts',
  'balance',
  'networks',
  'activity',
  'nfts',
  'features',
  'wallets',
  'login',
  'connect',
  'pairing',
  'frame',
  'buy',
  'send',
  'swap',
  'deposit',
  'pay',
  'views',
  'shell',
  'buttons',
  'provider',
  'testing',
]

/** What is held of each package; the gate measures all of them. */
export const shapes: readonly Shape[] = [
  { package: 'packages/kit', largestKnot: 7, folders: kitFolders },
  { package: 'packages/react', largestKnot: 0, folders: reactFolders },
]
