import type { SendFeatures } from '@latchkey/core'
import type { WalletContext } from '../wallet/WalletContext.ts'

/**
 * Creates the features that transfer bitcoin. Their code loads on first use, not with the
 * connection.
 */
export function createSendFeatures(context: WalletContext): SendFeatures {
  const open = async () => (await import('./openSending.ts')).openSending(context)
  return {
    getFees: async (...given) => (await open()).getFees(...given),
    isContract: async () => false,
    readPosition: async (...given) => (await open()).readPosition(...given),
    send: async (...given) => (await open()).send(...given),
    waitFor: async (...given) => (await open()).waitFor(...given),
  }
}
