import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundledPackages, toPackage } from '../bundle.ts'

test('S-122: the frame depends only on listed packages', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const outside = Object.keys(manifest.dependencies).filter((name) => !(name in bundledPackages))
  expect(outside).toEqual([])
})

test.each([
  ['/x/node_modules/.pnpm/viem@2.57.1_zod@4.6.7/node_modules/viem/_esm/index.js', 'viem'],
  ['/x/node_modules/@noble/curves/secp256k1.js?commonjs-es-import', '@noble/curves'],
  ['/x/node_modules/a/node_modules/@b/c/index.js', '@b/c'],
  ['/x/packages/ui/dist/chunk-A.js', '@latchkey/ui'],
  ['/x/apps/secure-frame/src/app/createFrame.ts', undefined],
  ['/x/apps/secure-frame/sdk.html', undefined],
  ['\0rolldown/runtime.js', undefined],
  ['/x/apps/web/src/main.tsx', '/x/apps/web/src/main.tsx'],
  ['/tmp/stray.js', '/tmp/stray.js'],
])('S-122: the module %s belongs to the package %s', (path, name) => {
  expect(toPackage(path)).toBe(name)
})
