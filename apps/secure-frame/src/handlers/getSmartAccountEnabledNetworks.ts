import type { FrameHandlers } from '@latchkey/bridge/frame'
import { toEvmChainId } from '@latchkey/core'
import type { FrameParts } from './FrameParts.ts'

/** Returns the EVM networks on which a login also has a smart account. */
export function createGetSmartAccountEnabledNetworks({
  networks,
}: FrameParts): FrameHandlers['GET_SMART_ACCOUNT_ENABLED_NETWORKS'] {
  return async () => ({
    smartAccountEnabledNetworks: networks.list
      .filter(({ smartAccount }) => smartAccount)
      .map(({ caipNetworkId }) => toEvmChainId(caipNetworkId)),
  })
}
