import type { FrameHandlers } from '@latchkey/bridge/frame'
import { toWireChainId } from '../accounts/createNetworks.ts'
import type { FrameParts } from './FrameParts.ts'

/** Handles GET_CHAIN_ID: returns the active network. */
export function createGetChainId({ networks }: FrameParts): FrameHandlers['GET_CHAIN_ID'] {
  return async () => ({ chainId: toWireChainId(networks.getActive()) })
}
