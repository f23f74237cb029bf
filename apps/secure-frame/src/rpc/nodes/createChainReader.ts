import type { FrameNetwork } from '../../accounts/createNetworks.ts'
import type { ChainReader } from '../../requests/ChainReader.ts'
import type { Nodes } from './createNodes.ts'

/** Creates the reader with which approvals read one network through the frame's nodes. */
export const createChainReader = (nodes: Nodes, network: FrameNetwork): ChainReader => ({
  request: (method, params, { signal }) => nodes.request(network, { method, params }, { signal }),
})
