import type { ReplacingFeatures } from '@latchkey/core'
import type { WalletContext } from '../wallet/WalletContext.ts'

/** Makes what takes the place of what was sent. Its code comes with the first use. */
export function createReplacingFeatures(context: WalletContext): ReplacingFeatures {
  const open = async () => (await import('./openReplacing.ts')).openReplacing(context)
  return {
    getFees: async (...given) => (await open()).getFees(...given),
    replace: async (...given) => (await open()).replace(...given),
  }
}
