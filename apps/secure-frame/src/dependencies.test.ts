import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** S-122: what may run beside the keys. A new name here is a decision, not a formality. */
const allowed = [
  '@hpke/core',
  '@latchkey/bridge',
  '@latchkey/core',
  '@latchkey/frame-api',
  '@latchkey/ui',
  '@noble/curves',
  '@noble/hashes',
  '@scure/base',
  '@scure/bip32',
  '@scure/bip39',
  'jose',
  'react',
  'react-dom',
  'viem',
  'zod',
  'zustand',
]

test('S-122: the frame depends on nothing outside its own list', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const outside = Object.keys(manifest.dependencies).filter((name) => !allowed.includes(name))
  expect(outside).toEqual([])
})
