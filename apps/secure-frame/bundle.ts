import type { Plugin } from 'vite'

/**
 * The npm packages that the frame's build may contain, each with its purpose (S-122). Their code
 * runs next to the keys, so the build fails on any other package. The list includes transitive
 * dependencies. Review a new package before you add it.
 */
export const bundledPackages: Readonly<Record<string, string>> = {
  '@fontsource-variable/instrument-sans': 'one font file, for hosts that use it; no code',
  '@hpke/common': 'part of @hpke/core',
  '@hpke/core': 'seals a wallet for a new device',
  '@latchkey/bridge': 'messages of the host',
  '@latchkey/core': 'ids, errors, http, sign-in texts',
  '@latchkey/frame-api': 'contract of the frame’s server',
  '@latchkey/ui': 'parts of the screens',
  '@metamask/delegation-abis': 'creation code of smart accounts, for their addresses',
  '@noble/curves': 'signatures',
  '@noble/hashes': 'hashes and key derivation',
  '@scure/base': 'text forms of bytes',
  '@scure/bip32': 'derivation of the eip155 account',
  '@scure/bip39': 'words of an exported wallet',
  abitype: 'part of viem: reads signatures of functions',
  jose: 'proofs of the device (DPoP)',
  ky: 'part of @latchkey/core: http',
  '@lucide/icons': 'part of @latchkey/ui: icons as data',
  react: 'screens',
  'react-dom': 'screens',
  scheduler: 'part of react-dom',
  viem: 'ABI, transactions, typed data',
  zod: 'schemas',
  zustand: 'state',
}

/**
 * Ids of modules that the bundler itself generates. `__vite-browser-external` is the empty
 * replacement for Node modules.
 */
const ofBundler = ['\0rolldown/runtime.js', '\0vite/preload-helper.js', '__vite-browser-external']

/**
 * Returns the npm package that a module belongs to. Returns `undefined` for the frame's own source
 * and the bundler's modules.
 */
export function toPackage(moduleId: string): string | undefined {
  const path = moduleId.split('?')[0] ?? ''
  if (ofBundler.includes(path)) return undefined
  const installed = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  if (installed !== undefined) return installed
  const ours = /\/packages\/([^/]+)\/(?:dist|src)\//.exec(path)?.[1]
  if (ours !== undefined) return `@latchkey/${ours}`
  return /\/apps\/secure-frame\/(?:src\/|[\w-]+\.html$)/.test(path) ? undefined : moduleId
}

/** Vite plugin that fails the build if it contains a package outside `bundledPackages`. */
export const onlyListedPackages: Plugin = {
  name: 'latchkey:only-listed-packages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.keys(file.modules) : [],
    )
    const names = new Set(modules.map(toPackage).filter((name) => name !== undefined))
    const strange = [...names].filter((name) => !Object.hasOwn(bundledPackages, name)).toSorted()
    if (strange.length > 0)
      this.error(
        `Not on the list of packages of apps/secure-frame/bundle.ts: ${strange.join(', ')}`,
      )
  },
}
