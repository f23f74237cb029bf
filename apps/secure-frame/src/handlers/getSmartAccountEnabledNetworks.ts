import type { FrameHandlers } from '@latchkey/bridge/frame'
import { toEvmChainId } from '@latchkey/core'
import type { FrameParts } from './FrameParts.ts'

/**
 * Handles GET_SMART_ACCOUNT_ENABLED_NETWORKS: returns the EVM networks on which users have a smart
 * account.
 */
export function createGetSmartAccountEnabledNetworks({
  networks,
}: FrameParts): FrameHandlers['GET_SMART_ACCOUNT_ENABLED_NETWORKS'] {
  return async () => ({
    smartAccountEnabledNetworks: networks.list
      .filter(({ smartAccount }) => smartAccount)
      .map(({ caipNetworkId }) => toEvmChainId(caipNetworkId)),
  })
}
