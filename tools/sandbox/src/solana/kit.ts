import { createRequire } from 'node:module'

/**
 * Solana's library in the build that litesvm has already loaded. An import would load the other
 * build too and take a fifth of the start time.
 */
export const kit: typeof import('@solana/kit') = createRequire(import.meta.url)('@solana/kit')
