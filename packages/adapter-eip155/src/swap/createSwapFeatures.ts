import type { SwapFeatures } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import type { ChainSource } from '../remote/readChain.ts'

/**
 * Creates the features that swap tokens. Their code loads on first use, not with the connection.
 */
export function createSwapFeatures(wallet: WalletContext, chain: ChainSource): SwapFeatures {
  const open = async () => (await import('./openSwapping.ts')).openSwapping(wallet, chain)
  return {
    check: async (...given) => (await open()).check(...given),
    getDataFee: async (...given) => (await open()).getDataFee(...given),
    canBatch: async (...given) => (await open()).canBatch?.(...given) ?? false,
    toFirst: async (...given) => (await open()).toFirst(...given),
    send: async (...given) => (await open()).send(...given),
  }
}
