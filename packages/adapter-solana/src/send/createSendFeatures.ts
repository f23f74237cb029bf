import type { SendFeatures } from '@latchkey/core'
import type { Sending } from './openSending.ts'

/**
 * Creates the features that transfer SOL and tokens. Their code loads on first use, not with the
 * connection.
 */
export function createSendFeatures(sending: Sending): SendFeatures {
  const open = async () => (await import('./openSending.ts')).openSending(sending)
  return {
    getFees: async (...given) => (await open()).getFees(...given),
    isContract: async (...given) => (await open()).isContract(...given),
    simulate: async (...given) => (await open()).simulate(...given),
    readPosition: async (...given) => (await open()).readPosition(...given),
    send: async (...given) => (await open()).send(...given),
    waitFor: async (...given) => (await open()).waitFor(...given),
  }
}
