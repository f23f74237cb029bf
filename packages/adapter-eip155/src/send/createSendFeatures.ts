import type { SendFeatures } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import type { ChainSource } from '../remote/readChain.ts'

/**
 * Creates the features that transfer ether and ERC-20 tokens. Their code loads on first use, not
 * with the connection.
 */
export function createSendFeatures(wallet: WalletContext, chain: ChainSource): SendFeatures {
  const open = async () => (await import('./openSending.ts')).openSending(wallet, chain)
  return {
    getFees: async (...given) => (await open()).getFees(...given),
    isContract: async (...given) => (await open()).isContract(...given),
    simulate: async (...given) => (await open()).simulate(...given),
    readPosition: async (...given) => (await open()).readPosition(...given),
    send: async (...given) => (await open()).send(...given),
    waitFor: async (...given) => (await open()).waitFor(...given),
  }
}
