import type { ReplacingFeatures } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import type { ChainSource } from '../remote/readChain.ts'

/** Creates the features that replace pending transactions. Their code loads on first use. */
export function createReplacingFeatures(
  wallet: WalletContext,
  chain: ChainSource,
): ReplacingFeatures {
  const open = async () => (await import('./openReplacing.ts')).openReplacing(wallet, chain)
  return {
    getFees: async (...given) => (await open()).getFees(...given),
    replace: async (...given) => (await open()).replace(...given),
  }
}
