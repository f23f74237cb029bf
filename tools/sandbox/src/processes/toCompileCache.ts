import { join } from 'node:path'

/** Where Node keeps what it has compiled of a program, so that one that was killed is back sooner. */
export const toCompileCache = (folder: string) => ({
  NODE_COMPILE_CACHE: join(folder, 'cache', 'node'),
})
