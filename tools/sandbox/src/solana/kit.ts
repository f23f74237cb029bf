import { createRequire } from 'node:module'

/** Solana's library in the build that litesvm itself has loaded. An import would load the other one too, for a fifth of the start. */
export const kit: typeof import('@solana/kit') = createRequire(import.meta.url)('@solana/kit')
