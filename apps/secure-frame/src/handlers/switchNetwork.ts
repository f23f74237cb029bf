import type { FrameHandlers } from '@latchkey/bridge/frame'
import { toWireChainId } from '../accounts/createNetworks.ts'
import type { FrameParts } from './FrameParts.ts'

/** Handles SWITCH_NETWORK: activates one of the project's networks. */
export function createSwitchNetwork({ networks }: FrameParts): FrameHandlers['SWITCH_NETWORK'] {
  return async ({ chainId }) => {
    const network = networks.find(chainId)
    networks.setActive(network)
    return { chainId: toWireChainId(network) }
  }
}
