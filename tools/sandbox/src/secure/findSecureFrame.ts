import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../settings/settings.ts'

export type SecureFrame = {
  /** Arguments of `node` that run the frame server. */
  readonly serverArgs: readonly string[]
  /**
   * Folder of the built frame; absent if the frame is not built and only the server's API works.
   */
  readonly dist: string | undefined
}

/**
 * Finds the files of the secure frame and its server. Returns `undefined` if the server is not
 * built.
 */
export function findSecureFrame({ dev }: { readonly dev: boolean }): SecureFrame | undefined {
  const server = `apps/secure-frame-server/${dev ? 'src/main.ts' : 'dist/main.js'}`
  if (!existsSync(join(root, server))) return undefined
  const dist = join(root, 'apps/secure-frame/dist')
  return {
    serverArgs: dev ? ['--conditions=source', server] : [server],
    dist: existsSync(join(dist, 'manifest.json')) ? dist : undefined,
  }
}
