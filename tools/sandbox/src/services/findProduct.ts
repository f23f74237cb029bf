import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../settings/settings.ts'

export type Product = {
  /** Arguments of `node` that run the product server. */
  readonly serverArgs: readonly string[]
  /** Arguments of `node` that run its admin command line. */
  readonly adminArgs: readonly string[]
  /** The built web app; absent in development. */
  readonly webDist?: string
  /** Vite's program; present in development. */
  readonly vite?: string
}

/**
 * Finds the product's server and admin commands.
 *
 * @returns A sentence that explains the problem if the product cannot run yet.
 */
export function findProduct({ dev }: { readonly dev: boolean }): Product | string {
  const server = dev ? 'apps/server/src/main.ts' : 'apps/server/dist/main.js'
  if (!existsSync(join(root, server)))
    return `The product is left out: ${server} is missing${dev ? '.' : ', build it with "pnpm build".'}`
  if (!dev) {
    const webDist = join(root, 'apps/web/dist')
    if (existsSync(join(webDist, 'index.html')))
      return { serverArgs: [server], adminArgs: ['apps/server/dist/admin.js'], webDist }
    return 'The product is left out: apps/web/dist is missing, build it with "pnpm build".'
  }
  const manifest = createRequire(join(root, 'apps/web/package.json')).resolve('vite/package.json')
  return {
    serverArgs: ['--conditions=source', server],
    adminArgs: ['--conditions=source', 'apps/server/src/admin.ts'],
    vite: join(manifest, '../bin/vite.js'),
  }
}
