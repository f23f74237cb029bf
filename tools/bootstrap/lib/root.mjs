import { fileURLToPath } from 'node:url'

/** Path of the repository's root folder, without a trailing slash. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')
