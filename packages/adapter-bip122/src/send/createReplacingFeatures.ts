import type { ReplacingFeatures } from '@latchkey/core'
import type { WalletContext } from '../wallet/WalletContext.ts'

/** Creates the features that replace pending transactions. Their code loads on first use. */
export function createReplacingFeatures(context: WalletContext): ReplacingFeatures {
  const open = async () => (await import('./openReplacing.ts')).openReplacing(context)
  return {
    getFees: async (...given) => (await open()).getFees(...given),
    replace: async (...given) => (await open()).replace(...given),
  }
}
