import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../settings/settings.ts'

export type Product = {
  /** Arguments of `node` that run the product server. */
  readonly serverArgs: readonly string[]
  /** Arguments of `node` that run the product's admin command line. */
  readonly adminArgs: readonly string[]
  /** Folder of the built web app; absent in development. */
  readonly webDist?: string
  /** Path of Vite's program; only in development. */
  readonly vite?: string
}

/**
 * Finds the files of the product: server, admin command line and web app.
 *
 * @returns The files, or a sentence that explains which part is not built.
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
